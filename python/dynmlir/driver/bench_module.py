"""Modules that run any one micro-kernel on any shape, for measuring: no dispatch function to speak of."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from dynmlir import dialect
from dynmlir.backend import iree_compile
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, Remarks
from dynmlir.dialect.files import parse
from dynmlir.driver.compile import step
from dynmlir.driver.pipeline import Pipeline
from dynmlir.generate.candidates import F32, library_of
from dynmlir.generate.source import matmul_source
from dynmlir.generate.write import library_text
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.passes.base import PassContext
from dynmlir.runtime import CompiledModule, empty

#: Prices plans by next to nothing: it is compiled into every module, and asked of none.
_MODEL = "wave"
#: Largest difference from NumPy's answer, in units of sqrt(K): sums of f32 in another order.
TOLERANCE = 3e-6
Compile = Callable[[Device, Sequence[MicroKernel], str], CompiledModule]


def compile_kernels(device: Device, kernels: Sequence[MicroKernel], target_cpu: str) -> CompiledModule:
    """A module with `matmul_matmul_0_forced`. Raises DynmlirError."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "candidates.mlir")
        path.write_text(library_text(device, library_of(device, kernels), []))
        text = _lowered(path)
    return CompiledModule(iree_compile(text, target_cpu, verified=True), "local-sync")


def _lowered(library: Path) -> str:
    with dialect.new_context() as context:
        context.allow_unregistered_dialects = True
        module = parse(matmul_source(F32), "<matmul>")
        steps = [
            *step("dynmlir-form-templates"),
            *step("dynmlir-attach-library", library=str(library)),
            *step("dynmlir-polymerize", patterns="I"),
            *step("dynmlir-emit-dispatch", cost_model=_MODEL, patterns="I"),
            *step("dynmlir-lower-micro-kernels"),
            *step("dynmlir-to-iree", debug="true"),
        ]
        Pipeline(steps).run(module, PassContext(remarks=Remarks()))
        return module.operation.get_asm(print_generic_op_form=True)


def compile_those_that_do(
    device: Device, kernels: Sequence[MicroKernel], target_cpu: str, compiler: Compile = compile_kernels
) -> tuple[list[tuple[CompiledModule, list[MicroKernel]]], dict[str, str]]:
    """Modules with their kernels, one if all compile; and the kernels that do not, with what was said of each."""
    if not kernels:
        return [], {}
    try:
        return [(compiler(device, kernels, target_cpu), list(kernels))], {}
    except DynmlirError as error:
        if len(kernels) == 1:
            return [], {kernels[0].name: error.message}
    half = len(kernels) // 2
    parts = [compile_those_that_do(device, part, target_cpu, compiler) for part in (kernels[:half], kernels[half:])]
    return parts[0][0] + parts[1][0], parts[0][1] | parts[1][1]


def wrong_answer(module: CompiledModule, position: int, kernel: MicroKernel) -> str | None:
    """How a kernel's answer differs from NumPy's, on whole tiles with edges; None where it does not."""
    m, n, k = 2 * kernel.tile.m + 1, 2 * kernel.tile.n + 3, min(kernel.tile.k, 61) + 5
    rng = np.random.default_rng(position)
    a, b, c = (empty(shape) for shape in ((m, k), (k, n), (m, n)))
    for x in (a, b, c):
        rng.random(out=x, dtype=np.float32)
    (name,) = [name for name in module.function_names if name.endswith("_forced")]
    answer = module[name](a, b, c, 1, m, n, m, n, m, position, *[-1] * 6)
    expected = a.astype(float) @ b.astype(float)
    off = float(np.abs(np.asarray(answer) - expected).max())
    if np.isfinite(off) and off <= TOLERANCE * k:
        return None
    return f"{m} x {n} x {k} is wrong by {off:.2g}"
