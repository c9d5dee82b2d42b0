"""IREE's compiler: text in, module out; its failures as located errors.

`iree-compile` runs as a process of its own, so that a crash in it is an error and not the end of ours.
"""

from __future__ import annotations

import difflib
import functools
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from iree.compiler import ir
from iree.compiler.tools.binaries import find_tool

from dynmlir.diagnostics import DynmlirError, location_text, near_match

TARGETS = ("llvm-cpu",)

_FLAGS = (
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-opt-level=O2",  # for what dynmlir leaves to IREE: its best general setting
    "--iree-opt-data-tiling",
    "--iree-opt-strip-assertions=false",  # O2 would drop the checks of sizes that keep accesses in bounds
    "--verify=false",  # the input is verified before; checking IREE after each of its passes takes a quarter
    "--iree-input-demote-f64-to-f32=false",  # signatures stay as they were written
)


def iree_compile(text: str, target_cpu: str = "host", extra_flags: Sequence[str] = (), verified: bool = False) -> bytes:
    """The .vmfb of a module for llvm-cpu; `verified` says that `to_generic` has seen its ops already.

    Raises DynmlirError with IREE's first error, at the place in the source that the text's locations name.
    """
    check_cpu(target_cpu)
    if not verified:
        refuse_unknown_ops(text)
    with tempfile.TemporaryDirectory() as folder:
        source, module = Path(folder, "input.mlir"), Path(folder, "output.vmfb")
        source.write_text(text)
        flags = [*_FLAGS, f"--iree-llvmcpu-target-cpu={target_cpu}", *extra_flags]
        done = _run([str(source), "-o", str(module), *flags])
        if done.returncode:
            raise _first_error(done.stderr, str(source), done.returncode)
        return module.read_bytes()


def parse_and_verify(text: str, context: ir.Context | None = None) -> ir.Module:
    """The module, in a context that knows IREE's dialects. Raises DynmlirError with the first diagnostic."""
    try:
        with context or ir.Context():
            module = ir.Module.parse(text)
            module.operation.verify()
            return module
    except ir.MLIRError as error:
        raise DynmlirError.from_mlir(error) from None


def to_generic(text: str) -> str:
    """A verified module in generic form, with locations. Raises DynmlirError with the first diagnostic."""
    module = parse_and_verify(text)
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True)


def refuse_unknown_ops(text: str) -> None:
    """Raises DynmlirError for an op of no dialect that IREE knows; iree-compile would crash on it."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = parse_and_verify(text, context)

        unknown: list[ir.Operation] = []

        def check(op: ir.Operation) -> ir.WalkResult:
            if context.is_registered_operation(op.name):
                return ir.WalkResult.ADVANCE
            unknown.append(op)
            return ir.WalkResult.INTERRUPT

        module.operation.walk(check)
        if unknown:
            name, place = unknown[0].name, location_text(unknown[0].location)
            raise DynmlirError(f"unknown operation '{name}'", place)


def check_target(name: str) -> None:
    """Raises DynmlirError, with the near matches, for a back end that dynmlir lacks."""
    if name not in TARGETS:
        raise DynmlirError(near_match("target", name, TARGETS))


def check_cpu(name: str) -> None:
    """Raises DynmlirError, with the near matches, for a CPU that LLVM does not know."""
    if name not in ("host", "generic") and name not in known_cpus():
        near = difflib.get_close_matches(name, known_cpus(), n=6, cutoff=0.5)
        raise DynmlirError(near_match("target CPU", name, ("host", *near)))


@functools.cache
def known_cpus() -> tuple[str, ...]:
    """LLVM's names of the CPUs of this machine's architecture."""
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        done = _run([empty.name, *_FLAGS, "--iree-llvmcpu-target-cpu=help"])
    listed = re.search(r"List of accepted CPUs: (.*)", done.stdout + done.stderr)
    if not listed:
        raise DynmlirError(f"iree-compile does not list its CPUs: {done.stderr.strip()[:200]}")
    return tuple(name.strip() for name in listed[1].split(","))


@functools.cache
def cpu_features(name: str) -> frozenset[str]:
    """LLVM's features of a CPU: {"avx512f", ...}. Raises DynmlirError for an unknown one."""
    check_cpu(name)
    flags = [*_FLAGS, f"--iree-llvmcpu-target-cpu={name}", "--compile-to=preprocessing"]
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        done = _run([empty.name, "-o", "-", *flags])
    found = re.search(r'cpu_features = "([^"]*)"', done.stdout)
    listed = found[1].split(",") if found else []
    return frozenset(feature[1:] for feature in listed if feature.startswith("+"))


def _run(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([find_tool("iree-compile"), *arguments], capture_output=True, text=True)


def _first_error(stderr: str, source: str, status: int) -> DynmlirError:
    """The first `file:line:col: error: text`, or what can be said without one."""
    found = re.search(r"^(.+?:\d+:\d+): error: (.*)$", stderr, re.MULTILINE)
    if found:
        return DynmlirError(found[2], found[1].replace(source, "<module for IREE>"))
    lines = [line for line in stderr.splitlines() if line.strip()]
    return DynmlirError(f"iree-compile failed with status {status}: {lines[0] if lines else 'no message'}")
