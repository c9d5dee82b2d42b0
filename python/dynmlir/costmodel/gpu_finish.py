"""What an epilogue costs on a GPU: instructions of each element of C, where a task stores it, by the ops of its region.

    store, g of a task   += uM x uN x instructions x (time of one on a multiprocessor's CUDA cores)
    a split reduction    += elements of C x instructions x the same / |PEs|, in the launch that adds its parts
    memory               += operands as large as C, `finish_reads`

Instructions are counted in the code of f32 that libdevice's functions become, not measured. Special functions have a
quarter of the CUDA cores' rate or less, which is in their numbers. 16-bit math is done in f32.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel

#: Instructions of an element: of an op of arithmetic; of reading an operand.
ARITHMETIC, EXTRA = 1, 2
#: Of other ops.
INSTRUCTIONS = {
    "arith.constant": 0,
    "arith.divf": 10,
    "math.erf": 24,
    "math.exp": 9,
    "math.log": 16,
    "math.rsqrt": 6,
    "math.sin": 30,
    "math.cos": 30,
    "math.sqrt": 9,
    "math.tanh": 18,
    "math.powf": 40,
}
#: `finish` is of so many elements.
UNIT = 1024


def instructions(ops: Iterable[str], operands: int) -> int:
    """Of one element: the names of the ops of a region, and its operands beside the sums."""
    return EXTRA * operands + sum(INSTRUCTIONS.get(op, ARITHMETIC) for op in ops)


def with_gpu_finish(library: Library, device: Device, ops: Iterable[str], operands: int) -> Library:
    """The library's micro-kernels as they cost before such an epilogue, of `operands` as large as C."""
    per_element = instructions(ops, operands)
    kernels = (_finishing(kernel, device, per_element, operands) for kernel in library.micro_kernels)
    return replace(library, micro_kernels=tuple(kernels))


def elements_ps(device: Device, elements: int, per_element: int) -> int:
    """Picoseconds of a multiprocessor for so many elements: peak_mflops counts two operations an instruction."""
    return elements * per_element * 2_000_000 * device["sms"] // device["peak_mflops"]


def _finishing(kernel: MicroKernel, device: Device, per_element: int, operands: int) -> MicroKernel:
    model = {**kernel.model, "finish_reads": operands}
    if kernel.term("splits_k"):
        return replace(kernel, model={**model, "finish": elements_ps(device, UNIT, per_element)})
    more = elements_ps(device, kernel.tile.m * kernel.tile.n, per_element)
    starts = tuple(cost + more for _, cost, _ in kernel.segments)
    return replace(kernel, model={**model, "g_ps": starts, "store": kernel.term("store") + more})
