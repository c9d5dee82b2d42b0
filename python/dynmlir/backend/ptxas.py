"""PTX of a module's GPU executables, and what ptxas says of it where it is on the machine."""

from __future__ import annotations

import functools
import importlib.util
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from dynmlir.backend.iree import iree_compile_for_gpu
from dynmlir.diagnostics import DynmlirError
from dynmlir.files import scratch_folder

_ENTRY = re.compile(
    r"Compiling entry function '(?P<name>\w+)'.*?(?P<stack>\d+) bytes stack frame, (?P<stores>\d+) bytes spill stores, "
    r"(?P<loads>\d+) bytes spill loads.*?Used (?P<registers>\d+) registers"
    r"(?P<rest>[^\n]*)",
    re.DOTALL,
)

_SHARED = re.compile(r"(\d+) bytes smem")
_SERIALIZED = re.compile(r"wgmma\.mma_async instructions are serialized[^\n]*in the function '(\w+)'")


@dataclass(frozen=True)
class Report:
    """What ptxas says of one entry: registers of a thread, bytes of local memory for spills and stacks.

    Of shared memory what is there beside that which a launch is given. `serialized`: each wgmma is waited for before
    the next is issued.
    """

    registers: int
    local_bytes: int
    shared_bytes: int = 0
    serialized: bool = False


@functools.cache
def find_ptxas() -> str | None:
    """ptxas on the PATH, or that of the wheel nvidia-cuda-nvcc; None if there is none."""
    if found := shutil.which("ptxas"):
        return found
    for package in ("nvidia.cuda_nvcc", "nvidia.cu13"):
        try:
            spec = importlib.util.find_spec(package)
        except ModuleNotFoundError:
            continue
        for place in spec.submodule_search_locations or () if spec else ():
            if (tool := Path(place, "bin", "ptxas")).exists():
                return str(tool)
    return None


def ptx_of(text: str, verified: bool = False) -> str:
    """The PTX of all GPU executables of a module that IREE would compile. Raises DynmlirError where it does not."""
    with scratch_folder() as folder:
        iree_compile_for_gpu(text, [f"--iree-hal-dump-executable-files-to={folder}"], verified)
        return "\n".join(path.read_text() for path in sorted(Path(folder).glob("*.ptx")))


def write_code(path: Path, ptx: str, architecture: str) -> Report | None:
    """PATH.ptx, and PATH.cubin where ptxas is here: so that no time of a GPU goes to assembling it.

    Returns ptxas's report of the last entry, if any. Raises DynmlirError where it refuses the PTX.
    """
    path.with_suffix(".ptx").write_text(ptx)
    path.with_suffix(".cubin").unlink(missing_ok=True)
    if not find_ptxas():
        return None
    *_, report = assemble(ptx, architecture, path.with_suffix(".cubin")).values()
    return report


def assemble(ptx: str, architecture: str, output: Path | None = None) -> dict[str, Report]:
    """What ptxas reports of each entry; writes the machine code where a file is named.

    Raises DynmlirError where it refuses the PTX or is not there.
    """
    tool = find_ptxas()
    if tool is None:
        raise DynmlirError("ptxas is not on this machine: pip install nvidia-cuda-nvcc-cu12, or put CUDA on the PATH")
    with scratch_folder() as folder:
        source = Path(folder, "input.ptx")
        source.write_text(ptx)
        command = [tool, f"-arch={architecture}", "-v", str(source), "-o", str(output or Path(folder, "output.cubin"))]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise DynmlirError(f"ptxas: {(done.stderr or done.stdout).strip().splitlines()[0]}")
    said = done.stdout + done.stderr
    serialized = set(_SERIALIZED.findall(said))
    return {
        found["name"]: Report(
            int(found["registers"]),
            max(int(found["stack"]), int(found["stores"]), int(found["loads"])),
            int(shared[1]) if (shared := _SHARED.search(found["rest"])) else 0,
            found["name"] in serialized,
        )
        for found in _ENTRY.finditer(said)
    }
