"""Runs GPU micro-kernels on the CPU: an interpreter of the gpu, nvgpu, vector and scf ops that they are made of.

All threads of all blocks go through the function in lockstep, one NumPy operation for an op; where threads take
different branches, a mask says which are active. What hardware leaves to the program is checked, not assumed:

- an access outside a tensor or outside shared memory, or at an address that is not aligned to its size, is an error;
- cp.async arrives where its group has been waited for, and other threads see it, and plain stores, after a barrier;
  until then shared memory holds NaN;
- a write to shared memory that was read since the last barrier is an error (a race).

Values of 16-bit types are held as f32 that 16 bits can represent; sums are f32, as the tensor cores' are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.simulate import memory_ops, value_ops
from dynmlir.simulate.launch import Handler, Launch, Values, merge, uniform
from dynmlir.simulate.memory import Fault
from dynmlir.simulate.types import zeros
from dynmlir.simulate.value_ops import elementwise


def run(function: Any, arguments: Sequence[Any], launch: Launch) -> list[Any]:
    """Runs a function (func.func of one block) on integers, arrays of one integer a thread, and memory; its results."""
    block = function.regions[0].blocks[0]
    values: Values = dict(zip(list(block.arguments), arguments, strict=True))
    results = run_block(block, values, launch)
    if launch.shared is not None:
        launch.shared.require_idle()
    return results


def run_block(block: Any, values: Values, launch: Launch) -> list[Any]:
    """Runs the ops of a block; the operands of its terminator."""
    for op in block.operations:
        name = op.operation.name
        operands = [values[operand] for operand in op.operands]
        if name in ("scf.yield", "func.return"):
            return operands
        try:
            results = _run_op(name, op, operands, values, launch)
        except Fault as fault:
            raise Fault(f"{fault} in {op}") from None
        for result, value in zip(op.results, results, strict=True):
            values[result] = value
    raise AssertionError("a block ends in a terminator")


def _run_op(name: str, op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    results = elementwise(op, operands)
    if results is not None:
        return results
    handler = launch.more.get(name) or _OPS.get(name)
    if handler is None:
        raise Fault(f"no meaning is given to {name}")
    return handler(op, operands, values, launch)


def _for(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Blocks may take different numbers of turns; those that are done wait."""
    low, step = (uniform(operands[i], launch) for i in (0, 2))
    high = np.broadcast_to(operands[1], launch.lanes)
    block, carried, outer = op.regions[0].blocks[0], operands[3:], launch.active
    i = low
    while (active := outer & (i < high)).any():
        launch.active = active
        values.update(zip(list(block.arguments), [np.int64(i), *carried], strict=True))
        after = run_block(block, values, launch)
        everyone = bool((active == outer).all())
        carried = after if everyone else [merge(active, new, old) for new, old in zip(after, carried, strict=True)]
        i += step
    launch.active = outer
    return carried


def _if(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    outer = launch.active
    condition = np.broadcast_to(operands[0], launch.lanes)
    branches = [list(region.blocks) for region in op.regions]
    made: list[list[Any] | None] = [None, None]
    for i, (blocks, taken) in enumerate(zip(branches, (outer & condition, outer & ~condition), strict=True)):
        if blocks and taken.any():
            launch.active = taken
            made[i] = run_block(blocks[0], values, launch)
    launch.active = outer
    then, otherwise = made
    if then is None or otherwise is None:
        return then or otherwise or [zeros(result.type) for result in op.results]
    return [merge(condition, a, b) for a, b in zip(then, otherwise, strict=True)]


def _switch(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """The cases one after the other, each on the threads that chose it; the first region is the default."""
    outer, chosen = launch.active, np.broadcast_to(operands[0], launch.lanes)
    cases = list(ir.DenseI64ArrayAttr(op.attributes["cases"]))
    taken = [outer & ~np.isin(chosen, cases), *(outer & (chosen == case) for case in cases)]
    made: list[Any] = [zeros(result.type) for result in op.results]
    for region, active in zip(op.regions, taken, strict=True):
        if active.any():
            launch.active = active
            results = run_block(region.blocks[0], values, launch)
            everyone = bool((active == outer).all())
            made = results if everyone else [merge(active, a, b) for a, b in zip(results, made, strict=True)]
    launch.active = outer
    return made


_OPS: dict[str, Handler] = {
    **value_ops.OPS,
    **memory_ops.OPS,
    "scf.index_switch": _switch,
    "scf.for": _for,
    "scf.if": _if,
}
