"""What ptxas says of micro-kernels: of single ones, and of those of a resource class in their entry."""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.backend.cuda import device_attribute
from dynmlir.backend.gpu_entries import executables
from dynmlir.backend.gpu_library import launches_alone, launches_of
from dynmlir.backend.gpu_operator import plain_matmul
from dynmlir.backend.inline_entries import inline_entries
from dynmlir.backend.iree import to_generic
from dynmlir.backend.ptxas import Report, assemble, ptx_of
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.lowering.gpu.kernels import lower_kernel
from dynmlir.lowering.gpu.library import gpu_functions
from dynmlir.lowering.gpu.structure import structure_of

#: The entry of a kernel that is compiled alone.
ENTRY = "kernel_class_0"


def registers_of(library: Library, device: Device) -> Report:
    """ptxas's report on the first micro-kernel of a library. Raises DynmlirError where it cannot be compiled."""
    return assemble(kernel_ptx(library, device), device.target_cpu)[ENTRY]


def kernel_ptx(library: Library, device: Device) -> str:
    """The PTX of the first micro-kernel, in an entry for one region of any size."""
    made = structure_of(library.micro_kernels[0], library, device)
    operator = plain_matmul("kernel", library.element_types[0], library.element_types[-1], library.layout, 1)
    launches = launches_alone(library, made, device)
    functions = {made.kernel.name: lower_kernel(made, False)}
    return _ptx(executables(launches, [operator], functions)[:1], device.target_cpu)


def library_ptx(library: Library, device: Device, target: str) -> str:
    """The PTX of all micro-kernels of a library for an architecture: an entry `kernel_class_<n>` for each class."""
    operator = plain_matmul("kernel", library.element_types[0], library.element_types[-1], library.layout, 1)
    launches, functions = launches_of(library, device), gpu_functions(library, device, [operator.way])
    return _ptx(executables(launches, [operator], functions), target)


def _ptx(entries: Sequence[str], target: str) -> str:
    text = "\n".join(entries).replace("executable private", "executable public")
    attribute = f"module attributes {{hal.device.targets = [{device_attribute(target)}]}} {{\n{text}\n}}"
    return ptx_of(to_generic(attribute, inline_entries), verified=True)
