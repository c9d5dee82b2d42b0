"""What makes a value: the op, the constant that it is, the sizes that it has."""

from __future__ import annotations

import math
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import size_of


def made_by(value: ir.Value, *names: str) -> Any | None:
    """The op that makes a value, if it is one of these: of a name, or of a dialect, "linalg."; None for an argument."""
    owner = value.owner
    if isinstance(owner, ir.Block):
        return None
    op = owner.operation
    return owner if any(op.name == name or (name[-1] == "." and op.name.startswith(name)) for name in names) else None


def constant_of(value: ir.Value) -> int | float | None:
    """The number that a value is known to be."""
    constant = made_by(value, "arith.constant")
    attribute = constant.operation.attributes["value"] if constant is not None else None
    for kind in (ir.IntegerAttr, ir.FloatAttr, ir.BoolAttr):
        if isinstance(attribute, kind):
            return attribute.value
    return None


def readers(value: ir.Value) -> list[Any]:
    """The ops that read a tensor, and not just a size of it by a known number."""
    users = [use.owner.operation for use in value.uses]
    return [user for user in users if user.name != "tensor.dim" or constant_of(user.operands[1]) is None]


def is_zero(value: ir.Value) -> bool:
    """Whether a value is known to be 0; -0.0 is not."""
    number = constant_of(value)
    return number is not None and number == 0 and math.copysign(1, number) > 0


def sizes(value: ir.Value) -> list[Any]:
    """Of a tensor's dimensions, as tensor.empty takes them: numbers where the type states them."""
    kind = value.type
    return [size_of(value, d) if kind.is_dynamic_dim(d) else kind.get_dim_size(d) for d in range(kind.rank)]


def dynamic_sizes(value: ir.Value) -> list[ir.Value]:
    """Of a tensor's dimensions whose size its type does not state."""
    return [size_of(value, d) for d in range(value.type.rank) if value.type.is_dynamic_dim(d)]


def stated_size(kind: ir.RankedTensorType, d: int) -> int | None:
    """Of a dimension; None where the type does not state it."""
    return None if kind.is_dynamic_dim(d) else kind.get_dim_size(d)


def are_beginnings(part: ir.RankedTensorType, behind: int, whole: ir.RankedTensorType, other: int) -> bool:
    """Whether what lies behind so many dimensions of a tensor is the beginning of the same of another.

    So it is where the sizes of all its dimensions but the first are stated, and those of the other.
    """
    kept = part.rank - behind
    inner = [(stated_size(part, behind + d), stated_size(whole, other + d)) for d in range(1, kept)]
    return kept == whole.rank - other and all(a == b and a is not None for a, b in inner)
