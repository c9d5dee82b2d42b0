"""Lines of host functions that are generated as text: the sizes of tensors, and what is made of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TENSOR = re.compile(r"tensor<((?:[0-9?]+x)*)(\w+)>")


def shape(kind: str) -> list[str]:
    """The sizes that a type of tensors states, "?" those that it does not."""
    found = _TENSOR.fullmatch(kind)
    assert found is not None, f"{kind} is no tensor"
    return found[1].split("x")[:-1]


def element(kind: str) -> str:
    """The type of a tensor's elements; nothing where it is one of several parts."""
    found = _TENSOR.fullmatch(kind)
    return found[2] if found else ""


def sizes(operand: str, kind: str, lines: list[str]) -> list[str]:
    """Names of the sizes of an operand, and, added to `lines`, what makes them of it and %c0."""
    names = []
    for d, stated in enumerate(shape(kind)):
        names.append(f"{operand}_size_{d}")
        lines.append(f"  {operand}_d_{d} = arith.constant {d if stated == '?' else stated} : index")
        unknown = f"tensor.dim {operand}, {operand}_d_{d} : {kind}"
        lines.append(f"  {names[-1]} = {unknown if stated == '?' else f'arith.addi {operand}_d_{d}, %c0 : index'}")
    return names


def braced(kind: str, named: Sequence[str]) -> str:
    """The sizes of a type's dimensions that it does not state, as IREE writes them behind it."""
    unknown = [size for size, stated in zip(named, shape(kind), strict=True) if stated == "?"]
    return f"{{{', '.join(unknown)}}}" if unknown else ""


def product(name: str, factors: Sequence[str]) -> list[str]:
    """What makes a value of this name of %c0 and %c1."""
    return _chain("muli", name, "%c1", factors)


def total(name: str, terms: Sequence[str]) -> list[str]:
    """The same of a sum."""
    return _chain("addi", name, "%c0", terms)


def _chain(op: str, name: str, start: str, values: Sequence[str]) -> list[str]:
    lines, before = [], start
    for i, value in enumerate(values):
        lines.append(f"  {name}_part_{i} = arith.{op} {before}, {value} : index")
        before = f"{name}_part_{i}"
    return [*lines, f"  {name} = arith.addi {before}, %c0 : index"]
