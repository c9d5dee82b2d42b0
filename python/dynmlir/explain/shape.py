"""Shapes as a person writes them: `M=105,N=1024,K=4096`, with one range of the form `M=1:4096` or `M=16:4096:16`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operator import Operator, flops

#: A plan's integers.
MOST = (1 << 31) - 1
#: Costs of more work than this leave the integers that the dispatch function computes with.
MOST_FLOPS = 1 << 50
WHERE = "--shape"


@dataclass(frozen=True)
class Shape:
    """Sizes by name; one of them may be a range."""

    sizes: Mapping[str, int | range]

    @property
    def swept(self) -> str | None:
        """The name of the size that is a range."""
        return next((name for name, size in self.sizes.items() if isinstance(size, range)), None)

    def at(self, value: int) -> tuple[int, ...]:
        """All sizes in order, with the range at `value`."""
        return tuple(value if isinstance(size, range) else size for size in self.sizes.values())

    def fixed(self) -> tuple[int, ...]:
        """All sizes in order, of a shape without a range."""
        return self.at(0)


def parse_shape(text: str, operator: Operator) -> Shape:
    """The shape of an operator, with what its types state filled in.

    Raises DynmlirError for a missing or unknown size (naming the right ones), one given twice or against the
    types, a negative or absurd one, and for more than one range.
    """
    given = _given(text, operator)
    sizes = {name: given[name] for name in operator.size_names if name in given}
    for name in operator.size_names:
        known = operator.static.get(name.lower())
        if known is not None and sizes.setdefault(name, known) != known:
            raise DynmlirError(f"{name} is {known} in the types of {operator.name}, not {_text(sizes[name])}", WHERE)
    missing = [name for name in operator.size_names if name not in sizes]
    if missing:
        raise DynmlirError(f"{_names(missing)} missing: {_wanted(operator)}", WHERE)
    shape = Shape({name: sizes[name] for name in operator.size_names})
    ranges = [name for name, size in shape.sizes.items() if isinstance(size, range)]
    if len(ranges) > 1:
        raise DynmlirError(f"{' and '.join(ranges)} are ranges; only one size can be", WHERE)
    largest = tuple(size[-1] if isinstance(size, range) else size for size in shape.sizes.values())
    if flops(*largest) > MOST_FLOPS:
        text = f"{'x'.join(map(str, largest))} is {flops(*largest):.2g} FLOPs"
        raise DynmlirError(f"{text}, over the 2^50 that costs are for", WHERE)
    return shape


def _given(text: str, operator: Operator) -> dict[str, int | range]:
    given: dict[str, int | range] = {}
    upper = {name.lower(): name for name in operator.size_names}
    for part in filter(None, text.replace(" ", "").split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise DynmlirError(f"'{part}' is no NAME=SIZE: {_wanted(operator)}", WHERE)
        if name.lower() not in upper:
            raise DynmlirError(f"unknown size '{name}': {_wanted(operator)}", WHERE)
        if upper[name.lower()] in given:
            raise DynmlirError(f"{upper[name.lower()]} is given twice", WHERE)
        given[upper[name.lower()]] = _size(upper[name.lower()], value)
    return given


def _size(name: str, text: str) -> int | range:
    """An integer, or a range whose end is included."""
    try:
        numbers = [int(part) for part in text.split(":")]
    except ValueError:
        raise DynmlirError(f"{name}={text}: expected an integer, or a range like 1:4096 or 16:4096:16", WHERE) from None
    for number in numbers[:2]:
        if not 0 <= number <= MOST:
            raise DynmlirError(f"{name}={text}: a size is 0 to {MOST}", WHERE)
    return numbers[0] if len(numbers) == 1 else _range(name, text, numbers)


def range_of(name: str, text: str) -> range:
    """FIRST:LAST or FIRST:LAST:STEP. Raises DynmlirError for what is none."""
    size = _size(name, text)
    return size if isinstance(size, range) else range(size, size + 1)


def _range(name: str, text: str, numbers: Sequence[int]) -> range:
    first, last, step = (*numbers, 1)[:3]
    if len(numbers) > 3 or step < 1 or last < first:
        raise DynmlirError(f"{name}={text}: a range is FIRST:LAST or FIRST:LAST:STEP, rising", WHERE)
    if (last - first) // step >= 1 << 20:
        raise DynmlirError(f"{name}={text}: {(last - first) // step + 1} sizes are too many, 2^20 at most", WHERE)
    return range(first, last + 1, step)


def _text(size: int | range) -> str:
    return str(size) if isinstance(size, int) else f"{size.start}:{size.stop - 1}:{size.step}"


def _names(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last} are" if others else f"{last} is"


def _wanted(operator: Operator) -> str:
    """What a shape of this operator looks like."""
    free = [name for name in operator.size_names if name.lower() not in operator.static]
    known = [f"{name} is {operator.static[name.lower()]}" for name in operator.size_names if name not in free]
    said = f"{operator.name} takes {','.join(f'{name}=...' for name in free) or 'no size'}"
    said += f" ({', '.join(known)} by its types)" if known else ""
    if operator.is_plain or operator.contraction.in_panels:
        return said
    return f"{said}, or the sizes of its operands, {operands_text(operator)}"


def operands_text(operator: Operator) -> str:
    """How the operands of an operator may be given: A=bxmxk,B=kxn."""
    pairs = zip("AB", operator.contraction.operands, strict=False)
    return ",".join(f"{name}={'x'.join(dims)}" for name, dims in pairs)
