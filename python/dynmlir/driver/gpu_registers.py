"""What ptxas says of single micro-kernels, each in an entry of its own."""

from __future__ import annotations

from dynmlir.backend.cuda import device_attribute
from dynmlir.backend.gpu_entries import executables
from dynmlir.backend.gpu_library import launches_alone
from dynmlir.backend.gpu_operator import plain_matmul
from dynmlir.backend.inline_entries import inline_entries
from dynmlir.backend.iree import to_generic
from dynmlir.backend.ptxas import Report, assemble, ptx_of
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.lowering.gpu.kernels import lower_kernel
from dynmlir.lowering.gpu.structure import structure_of


def registers_of(library: Library, device: Device) -> Report:
    """ptxas's report on the first micro-kernel of a library. Raises DynmlirError where it cannot be compiled."""
    return assemble(kernel_ptx(library, device), device.target_cpu)["kernel_class_0"]


def kernel_ptx(library: Library, device: Device) -> str:
    """The PTX of the first micro-kernel, in an entry for one region of any size."""
    made = structure_of(library.micro_kernels[0], library, device)
    operator = plain_matmul("kernel", library.element_types[0], library.element_types[-1], library.layout, 1)
    launches = launches_alone(library, made, device)
    functions = {made.kernel.name: lower_kernel(made, False)}
    text = executables(launches, [operator], functions)[0].replace("executable private", "executable public")
    attribute = f"module attributes {{hal.device.targets = [{device_attribute(device.target_cpu)}]}} {{\n{text}\n}}"
    return ptx_of(to_generic(attribute, inline_entries), verified=True)
