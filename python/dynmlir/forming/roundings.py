"""Sums in f32 that are rounded to a narrower type right behind: imports write products of f16 and bf16 so.

Kernels of GPUs sum in f32 and round where they store, so that the two ops are one product with the narrower result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.core import size_of
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.generics import with_sums
from dynmlir.forming.matches import Match, find
from dynmlir.kernels.element_types import COVERED_ON_GPUS


@dataclass(frozen=True)
class Rounding:
    """A linalg op, from zeros by `fill`, whose f32 result has one reader, `cast`, which rounds it."""

    op: Any
    fill: Any
    cast: Any


def find_rounding(op: Any) -> Rounding | None:
    """The rounding behind a contraction whose result starts from zeros; None where there is none, or more is read."""
    match = find(op)
    if not isinstance(match, Match) or match.zero is None or match.contraction.reductions:
        return None
    readers = [use.owner.operation for use in op.results[0].uses]
    others = [reader for reader in readers if reader.name != "tensor.dim"]
    if len(others) != 1 or not _rounds(others[0], op.results[0]):
        return None
    read = [*list(op.operands)[:2], others[0].results[0]]  # its own: what is extended in front of it stays as it is
    types = tuple(str(value.type.element_type) for value in read)
    return Rounding(op, match.zero, others[0]) if types in COVERED_ON_GPUS else None


def _rounds(op: Any, value: ir.Value) -> bool:
    """Whether an op is arith.truncf on the value, element by element."""
    if op.name == "arith.truncf":
        return "roundingmode" not in op.attributes
    if op.name not in ("linalg.generic", "linalg.elementwise", "linalg.map") or len(op.operands) != 2:
        return False
    first, *others = [inner.operation for inner in op.regions[0].blocks[0].operations]
    try:
        maps = operand_loops(op)
    except ValueError:
        return False
    identity = tuple(range(len(maps[0])))
    arguments = op.regions[0].blocks[0].arguments
    return (
        first.name == "arith.truncf"
        and "roundingmode" not in first.attributes
        and len(others) == 1
        and others[0].operands[0] == first.results[0]
        and first.operands[0] == arguments[0]
        and op.operands[0] == value
        and maps == [identity, identity]
    )


def round_result(found: Rounding) -> None:
    """Puts the product with the narrower result in the place of both ops."""
    op, cast = found.op, found.cast
    kind = cast.results[0].type
    with ir.InsertionPoint(op), op.location:
        shape = found.fill.operands[1]
        sizes = [size_of(shape, d) if kind.is_dynamic_dim(d) else kind.get_dim_size(d) for d in range(kind.rank)]
        empty = tensor.empty(sizes, kind.element_type)
        zero = arith.constant(kind.element_type, 0.0)
        start = linalg.fill(zero, outs=[empty])
        product = with_sums(op, start)
    before = op.operands[2]
    for use in [use.owner.operation for use in op.results[0].uses]:
        if use != cast.operation:
            use.operands[0] = product  # tensor.dim
    written = cast.operands[1] if len(cast.operands) > 1 else None
    cast.results[0].replace_all_uses_with(product)
    cast.erase()
    op.erase()
    for value in (before, written):
        if value is not None:
            erase_unused(value)
