"""Shapes that say more than M, N and K: `A=2x56x56x64,B=3x3x64x128`, sizes of operands; `M=8,N=8,K=8,batches=32`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operator import Operator
from dynmlir.explain.shape import Shape, operands_text, parse_shape
from dynmlir.kernels.contraction import Contraction

WHERE = "--shape"
_NAMES = "ABC"


def placed(text: str, operator: Operator) -> tuple[Operator, Shape]:
    """The operator among as many products as a shape says, and its M, N and K. Raises DynmlirError."""
    given, rest = _split_operands(text)
    if not given:
        operator, rest = with_batches(text, operator)
        return operator, parse_shape(rest, operator)
    operator, found = with_operands(given, operator)
    return operator, parse_shape(",".join(filter(None, (found, rest))), operator)


def with_batches(text: str, operator: Operator) -> tuple[Operator, str]:
    """The operator with the batches of a shape, 1 where it says none, and the shape without them.

    Raises DynmlirError for a number that is none, and where there are no batches.
    """
    parts = [part for part in text.split(",") if part.strip().lower().startswith("batches=")]
    rest = ",".join(part for part in text.split(",") if part not in parts)
    if not parts:
        return operator, text
    if not operator.contraction.batches:
        raise DynmlirError(f"{operator.name} is one product: it takes no batches", WHERE)
    number = parts[-1].partition("=")[2]
    if len(parts) > 1 or not number.isdigit() or not 0 < int(number) < 1 << 20:
        raise DynmlirError(f"{','.join(parts)}: batches are one integer, 1 to 2^20", WHERE)
    return _among(operator, int(number)), rest


def _among(operator: Operator, batches: int) -> Operator:
    """One plan is for all of them on a GPU, for each of them on a CPU."""
    return replace(operator, batches=batches) if operator.batched else replace(operator, products=batches)


def _split_operands(text: str) -> tuple[dict[str, str], str]:
    """(operand -> its sizes as text, the rest of a shape)."""
    parts = [part.strip() for part in text.split(",")]
    given = [part for part in parts if part.partition("=")[0].strip().upper() in tuple(_NAMES)]
    named = {part.partition("=")[0].strip().upper(): part.partition("=")[2] for part in given}
    return named, ",".join(part for part in parts if part not in given)


def with_operands(given: Mapping[str, str], operator: Operator) -> tuple[Operator, str]:
    """The operator on operands of these sizes, and its shape as M, N and K.

    Raises DynmlirError for sizes that are none, of another rank, or that disagree; and where some stay unknown.
    """
    contraction, sizes = operator.contraction, dict(operator.stated)
    for name, text in given.items():
        _read(name, text, contraction.operands[_NAMES.index(name)], sizes, operator.stated)
    _place_windows(contraction, sizes)
    together = {"M": contraction.rows, "N": contraction.columns, "K": contraction.depth}
    shape = [f"{name}={_product(letters, sizes)}" for name, letters in together.items() if _known(letters, sizes)]
    around = contraction.batches
    if not _known(around, sizes):
        unknown = " and ".join(x for x in around if x not in sizes)
        raise DynmlirError(f"{unknown} unknown: {operands_text(operator)}", WHERE)
    batches = _product(around, sizes)
    known = all(_known(dims, sizes) for dims in contraction.operands)
    return replace(_among(operator, batches), operand_sizes=sizes if known else None), ",".join(shape)


def _read(name: str, text: str, dims: str, sizes: dict[str, int], stated: Mapping[str, int]) -> None:
    """Notes the sizes of an operand by its letters."""
    numbers = [int(part) for part in text.strip().split("x") if part.isdigit()]
    if len(numbers) != len(text.split("x")) or len(numbers) != len(dims):
        raise DynmlirError(f"{name}={text}: expected {len(dims)} sizes, {name}={'x'.join(dims)}", WHERE)
    for letter, number in zip(dims, numbers, strict=True):
        if sizes.setdefault(letter, number) != number:
            said = "the types" if letter in stated else "another operand"
            raise DynmlirError(f"{name}={text}: {letter} is {sizes[letter]} in {said}, here {number}", WHERE)


def _place_windows(contraction: Contraction, sizes: dict[str, int]) -> None:
    """The output's sizes where windows and images are known."""
    for window in contraction.windows:
        if window.size in sizes and window.tap in sizes:
            reach = window.dilation * (sizes[window.tap] - 1) + 1
            room = sizes[window.size] + window.before + window.after - reach
            places = room // window.stride + 1 if room >= 0 else 0
            if sizes.setdefault(window.out, places) != places:
                raise DynmlirError(f"C has {sizes[window.out]} places of the window, the image {places}", WHERE)


def _known(letters: str, sizes: Mapping[str, int]) -> bool:
    return all(letter in sizes for letter in letters)


def _product(letters: str | list[str], sizes: Mapping[str, int]) -> int:
    return math.prod(sizes[letter] for letter in letters if letter in sizes)
