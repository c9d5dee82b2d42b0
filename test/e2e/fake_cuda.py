"""A libcuda.so that is none: of CUDA's driver what IREE needs to load a module and launch it; fails as $FAKE says."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

COMPILER = shutil.which("cc")
_OWN = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char memory[1 << 26];
static int is(const char *what) { const char *e = getenv("FAKE"); return e && !strcmp(e, what); }
static int make(void **made) { *made = memory; return 0; }
static int allocate(void **made, size_t size) {
  static size_t at = 0;
  *made = memory + at;
  return (is("memory") && size > 1000) || (at += (size + 4095) & ~4095ul) > sizeof(memory) ? 2 : 0;
}
static const struct { int error; const char *name; } names[] = {
  {1, "CUDA_ERROR_INVALID_VALUE"}, {2, "CUDA_ERROR_OUT_OF_MEMORY"}, {100, "CUDA_ERROR_NO_DEVICE"},
  {209, "CUDA_ERROR_NO_BINARY_FOR_GPU"}, {218, "CUDA_ERROR_INVALID_PTX"},
  {222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"}, {701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"}};
int cuInit(unsigned flags) { return is("device") ? 100 : 0; }
int cuDriverGetVersion(int *made) { *made = 12040; return 0; }
int cuDeviceGetCount(int *made) { *made = 1; return 0; }
int cuDeviceGet(int *made, int at) { *made = 0; return 0; }
int cuDeviceGetName(char *made, int size, int device) { strncpy(made, "none", size); return 0; }
int cuDeviceGetUuid(char *made, int device) { memset(made, 7, 16); return 0; }
int cuDeviceGetAttribute(int *made, int which, int device) {
  switch (which) {
    case 1: case 2: case 3: *made = 1024; break;
    case 4: *made = 64; break;
    case 5: case 6: case 7: *made = 65535; break;
    case 16: *made = 108; break;
    case 75: *made = 8; break;
    case 76: *made = 0; break;
    case 97: *made = is("shared") ? 40000 : 166912; break;
    default: *made = 1;
  }
  return 0;
}
int cuGetErrorName(int error, const char **made) {
  *made = "CUDA_ERROR_UNKNOWN";
  for (int i = 0; i < sizeof(names) / sizeof(*names); ++i) if (names[i].error == error) *made = names[i].name;
  return 0;
}
int cuGetErrorString(int error, const char **made) { *made = "as it was told to"; return 0; }
int cuMemAlloc(void **made, size_t size) { return allocate(made, size); }
int cuMemAllocFromPoolAsync(void **made, size_t size) { return allocate(made, size); }
int cuMemAllocManaged(void **made, size_t size) { return allocate(made, size); }
int cuMemHostAlloc(void **made, size_t size) { return allocate(made, size); }
int cuMemHostGetDevicePointer(void **made, void *host) { *made = host; return 0; }
int cuModuleLoadDataEx(void **made) {
  make(made);
  return is("binary") ? 209 : is("ptx") ? 218 : is("version") ? 222 : 0;
}
int cuModuleGetFunction(void **made) { return make(made); }
int cuFuncSetAttribute(void *function, int which, int value) {
  if (which == 8 && value) fprintf(stderr, "shared memory: %d\n", value);
  return 0;
}
int cuLaunchKernel(void) { return is("resources") ? 701 : 0; }
int cuGraphAddKernelNode(void **made) { make(made); return is("resources") ? 701 : 0; }
int cuGetProcAddress(const char *name, void **made) {
  *made = dlsym(dlopen("libcuda.so", RTLD_NOW), name);
  return *made ? 0 : 500;
}
"""
#: What makes something, by a pointer to it that comes first, and what only succeeds.
_MAKES = ("CtxCreate", "DevicePrimaryCtxRetain", "EventCreate", "GraphCreate", "GraphInstantiate", "MemPoolCreate",
          "StreamCreate", "GraphAddEmptyNode", "GraphAddMemcpyNode", "GraphAddMemsetNode", "GraphAddEventRecordNode",
          "CtxPopCurrent")  # fmt: skip
_SUCCEEDS = ("CtxDestroy", "CtxPushCurrent", "CtxSetCurrent", "DevicePrimaryCtxRelease", "EventDestroy",
             "EventElapsedTime", "EventQuery", "EventRecord", "EventSynchronize", "GraphDestroy", "GraphExecDestroy",
             "GraphGetNodes", "GraphLaunch", "LaunchHostFunc", "MemFree", "MemFreeAsync", "MemFreeHost",
             "MemHostRegister", "MemHostUnregister", "MemPoolDestroy", "MemPoolGetAttribute", "MemPoolSetAccess",
             "MemPoolSetAttribute", "MemPoolTrimTo", "MemPrefetchAsync", "MemcpyAsync", "MemcpyHtoDAsync",
             "MemsetD16Async", "MemsetD32Async", "MemsetD8Async", "ModuleGetGlobal", "ModuleUnload", "StreamDestroy",
             "StreamSynchronize", "StreamWaitEvent")  # fmt: skip


def build(folder: Path) -> Path:
    """A folder, for LD_LIBRARY_PATH, with the library in it; functions of later versions are the same ones."""
    text = _OWN + "".join(f"int cu{name}(void **made) {{ return make(made); }}\n" for name in _MAKES)
    text += "".join(f"int cu{name}(void) {{ return 0; }}\n" for name in _SUCCEEDS)
    for name in re.findall(r"^int (cu\w+)\(", text, re.MULTILINE):
        text += f'asm(".globl {name}_v2\\n.set {name}_v2,{name}");\n'
    source = folder / "fake.c"
    source.write_text(text)
    assert COMPILER is not None
    subprocess.run([COMPILER, "-shared", "-fPIC", "-w", source, "-o", folder / "libcuda.so"], check=True)
    (folder / "libcuda.so.1").symlink_to("libcuda.so")
    return folder
