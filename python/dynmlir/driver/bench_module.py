"""Modules that run any one micro-kernel on any shape, for measuring: no dispatch function to speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from dynmlir import dialect
from dynmlir.backend.iree import iree_compile
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, Remarks
from dynmlir.dialect.files import parse
from dynmlir.driver.compile import step
from dynmlir.driver.memory import give_back
from dynmlir.driver.pipeline import Pipeline
from dynmlir.files import scratch_folder
from dynmlir.generate.library import library_of
from dynmlir.generate.measure import operands_of, product
from dynmlir.generate.operation import MATMUL, Operation
from dynmlir.generate.write import library_text
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.families import panel_form
from dynmlir.passes.base import PassContext
from dynmlir.runtime import CompiledModule

#: Prices plans by next to nothing: it is compiled into every module, and asked of none.
_MODEL = "wave"
#: Largest difference from NumPy's answer for each multiply-add, by the type of C: sums in another order.
TOLERANCE = {"f32": 3e-6, "f64": 1e-14}
#: Products of a batch that answers are checked on.
_BATCH = 2
Compile = Callable[[Device, Sequence[MicroKernel], str, Operation], CompiledModule]


def compile_kernels(
    device: Device,
    kernels: Sequence[MicroKernel],
    target_cpu: str,
    operation: Operation = MATMUL,
    patterns: tuple[str, ...] = ("I",),
) -> CompiledModule:
    """A module with one function `..._forced`, of a batch where the operation is one, for plans of these patterns.

    Raises DynmlirError.
    """
    library = library_of(device, kernels, operation.types, layout=operation.layout)
    source = operation.source(panel_form(library, arithmetic_of(library, device)))
    with scratch_folder() as folder:
        path = Path(folder, "candidates.mlir")
        path.write_text(library_text(device, library, []))
        give_back()
        text = _lowered(path, source, patterns)
    give_back()  # IREE's compiler runs beside
    return CompiledModule(iree_compile(text, target_cpu, verified=True), "local-sync")


def _lowered(library: Path, source: str, patterns: tuple[str, ...]) -> str:
    with dialect.new_context() as context:
        context.allow_unregistered_dialects = True
        module = parse(source, "<matmul>")
        steps = [
            *step("dynmlir-form-templates"),
            *step("dynmlir-attach-library", library=(str(library),)),
            *step("dynmlir-polymerize", patterns=patterns),
            *step("dynmlir-emit-dispatch", cost_model=_MODEL, patterns=patterns[:1]),
            *step("dynmlir-lower-micro-kernels"),
            *step("dynmlir-to-iree", debug=True),
        ]
        Pipeline(steps).run(module, PassContext(remarks=Remarks()))
        return module.operation.get_asm(print_generic_op_form=True)


def compile_those_that_do(
    device: Device,
    kernels: Sequence[MicroKernel],
    target_cpu: str,
    compiler: Compile = compile_kernels,
    operation: Operation = MATMUL,
) -> tuple[list[tuple[CompiledModule, list[MicroKernel]]], dict[str, str]]:
    """Modules with their kernels, one if all compile; and the kernels that do not, with what was said of each."""
    if not kernels:
        return [], {}
    try:
        return [(compiler(device, kernels, target_cpu, operation), list(kernels))], {}
    except DynmlirError as error:
        if len(kernels) == 1:
            return [], {kernels[0].name: error.message}
    half = len(kernels) // 2
    halves = (kernels[:half], kernels[half:])
    parts = [compile_those_that_do(device, part, target_cpu, compiler, operation) for part in halves]
    return parts[0][0] + parts[1][0], parts[0][1] | parts[1][1]


def wrong_answer(
    module: CompiledModule, position: int, kernel: MicroKernel, operation: Operation = MATMUL
) -> str | None:
    """How a kernel's answer differs from NumPy's, on whole tiles with edges; None where it does not."""
    m, n, k = 2 * kernel.tile.m + 1, 2 * kernel.tile.n + 3, min(kernel.tile.k, 61) + 5
    (name,) = [name for name in module.function_names if name.endswith("_forced")]
    a, b, c = operands_of(module[name].signature, (m, n, k), operation, _BATCH, position)
    expected = product(a, b, operation, n)
    c[...] = 1
    answer = module[name](a, b, c, 1, m, n, m, n, m, position, *[-1] * 6)
    off = float(np.abs(np.asarray(answer).astype(expected.dtype) - expected).max())
    if np.isfinite(off) and off <= TOLERANCE.get(operation.types.c, 0) * k:
        return None
    return f"{m} x {n} x {k} is wrong by {off:.2g}"
