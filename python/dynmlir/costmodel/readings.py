"""Readings of a selection: plans for arrays of sizes, the emitted function, the price of one program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from dynmlir.bindings import func, ir
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.cuts import Cuts
from dynmlir.costmodel.emit import Emitter
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.model import TOLD, Work
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.select import CUTS, PLAN, Search

#: The parameters of the emitted function; of the last ones as many as it is told.
SIZES = ("m", "n", "k", "pes", *TOLD)


def select(problem: Problem, m: Any, n: Any, k: Any, pes: Any, *told: Any) -> np.ndarray:
    """Plans, shape (..., 13), int64, for integers or arrays of sizes (broadcast against each other).

    `told`: values of the first names of TOLD.
    """
    one = len(told) == 1 and isinstance(told[0], int) and told[0] == 1
    given = (m, n, k, pes) if one else (m, n, k, pes, *told)
    arrays = np.broadcast_arrays(*(np.asarray(size, np.int64) for size in given))
    shape = arrays[0].shape
    plan = Search.of(Arrays(), problem, [a.reshape(-1).copy() for a in arrays]).plan()
    columns = [np.broadcast_to(np.asarray(entry, np.int64), arrays[0].size) for entry in plan]
    return np.stack(columns, axis=-1).reshape(*shape, len(PLAN))


def emit_select(
    module: ir.Module, name: str, problem: Problem, sizes: Mapping[str, int] | None = None, told: int = 0
) -> func.FuncOp:
    """`func.func private @name(%M, %N, %K, %PEs: i64) -> (13 x i32)` at the end of the module.

    `told`: how many parameters more it has, the first names of TOLD. `sizes` are those known at compile time, by the
    names in SIZES: they fold, and the parameter is ignored.
    Needs a current context and location.
    """
    emitter = Emitter(module, name)

    def body(*parameters: ir.Value) -> tuple:
        known = [(sizes or {}).get(size, value) for size, value in zip(SIZES, parameters, strict=False)]
        return Search.of(emitter, problem, known).plan()

    return emitter.function(name, len(SIZES) - len(TOLD) + told, body, bits=32)


def predict(problem: Problem, plan: Sequence[int], m: int, n: int, k: int, pes: int, *told: int) -> int:
    """Cost of a program in the model's unit: any plan over the problem's patterns, chosen or not."""
    x, model, device = Reading(), problem.model, problem.device
    named = {number: name for name, number in problem.numbers.items()}
    if plan[0] not in named:
        return 0
    search = Search(x, problem, m, n, k, pes, told)
    cuts, kernels = Cuts(*plan[1 : 1 + len(CUTS)]), plan[1 + len(CUTS) :]
    total, state = 0, model.initial(x, device, pes)
    for blocks, index in zip(problem.patterns[named[plan[0]]], kernels, strict=False):
        rows, cols = search.extent(blocks, cuts)
        if rows > 0 and cols > 0:
            kernel = problem.library.micro_kernels[index]
            work = Work.told(rows, cols, k, n, pes, model.task(x, kernel, device, k), told)
            cost, state = model.region(x, kernel, device, work, state)
            total += problem.corrected(x, kernel, cost, work)
    return total
