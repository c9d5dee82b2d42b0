"""Reduction loops of register tiles unrolled: what a step costs beside its products is paid once for several."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import interpreter, ir, passmanager
from dynmlir.device.facts import Device
from dynmlir.dialect.values import made_by
from dynmlir.lowering.rewrites import is_product, read_at_use, walk
from dynmlir.resources import template_text

#: Vector registers up to which tiles are so small that what a step of the reduction costs beside its products counts:
#: six cycles of products for 6 x 16 with AVX2, 24 for 6 x 64 with AVX-512 at one multiply-add a cycle.
FEW_REGISTERS = 16
#: Steps of the reduction in a turn of its loop.
STEPS = 4
_MARK = "dynmlir.reduction"
#: LLVM's number of an ordering of fences.
_ACQ_REL = 6


def has_short_steps(device: Device) -> bool:
    """Whether what a step of the reduction costs beside its products counts on a device: see its fact `short_steps`."""
    return bool(device.facts.get("short_steps", device["vector_registers"] <= FEW_REGISTERS))


def unroll_reduction(module: ir.Module) -> None:
    """The innermost loops of a register tile, in turns of STEPS steps; what is left over runs step by step.

    A loop that goes on with the sums of another has few steps left.

    Before: scf.for %p = 0 to %kc step 1 { one outer product }
    After:  scf.for %p = 0 to %kc / 4 * 4 step 4 { four }  scf.for %p = %kc / 4 * 4 to %kc step 1 { one }

    Nothing moves from one step into another: a tile takes nearly all registers, and what is read too early is spilled.
    """
    marked: list[Any] = []

    def visit(op: Any) -> None:
        if op.name != "scf.for" or any(made_by(value, "scf.for") for value in list(op.operands)[3:]):
            return
        if any(is_product(i.operation) for i in op.regions[0].blocks[0].operations):
            op.attributes[_MARK] = ir.UnitAttr.get()
            marked.append(op)

    walk(module.operation, read_at_use)
    walk(module.operation, visit)
    for loop in marked:
        _keep_order(loop)
    if marked:
        names = {"mark": _MARK, "steps": STEPS}
        schedule = ir.Module.parse(template_text("schedules", "unroll", names))
        interpreter.apply_named_sequence(module, schedule.body.operations[0], schedule)
        passmanager.PassManager.parse("builtin.module(sccp,cse)").run(module.operation)
        walk(module.operation, _unmark)


def _keep_order(loop: Any) -> None:
    """A fence after each step, which no load passes: no instruction, where it is for one thread."""
    body = list(loop.regions[0].blocks[0].operations)
    i64 = ir.IntegerType.get_signless(64)
    with ir.InsertionPoint(body[-1]), loop.location:
        attributes = {"ordering": ir.IntegerAttr.get(i64, _ACQ_REL), "syncscope": ir.StringAttr.get("singlethread")}
        ir.Operation.create("llvm.fence", attributes=attributes)


def _unmark(op: Any) -> None:
    if _MARK in op.attributes:
        del op.attributes[_MARK]
