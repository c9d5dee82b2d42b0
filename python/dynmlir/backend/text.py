"""Sizes of a contraction in MLIR text."""

from __future__ import annotations

from collections.abc import Sequence


def size_name(letter: str) -> str:
    """The SSA value of a size."""
    return f"%size_{letter}"


def product(name: str, letters: str) -> str:
    """The product of sizes; 1 of none."""
    if not letters:
        return f"  {name} = arith.constant 1 : index"
    if len(letters) == 1:
        return f"  {name}_0 = arith.constant 0 : index\n  {name} = arith.addi {size_name(letters)}, {name}_0 : index"
    lines, total = [], size_name(letters[0])
    for place, letter in enumerate(letters[1:], start=1):
        result = name if place == len(letters) - 1 else f"{name}_{place}"
        lines.append(f"  {result} = arith.muli {total}, {size_name(letter)} : index")
        total = result
    return "\n".join(lines)


def tensor_dims(dynamic: Sequence[bool], operand: str) -> str:
    """Dynamic dimensions as the tensor itself has them: IREE believes these, and would fold checks of others away."""
    listed = [f"%dim_{operand}{dim}" for dim, is_dynamic in enumerate(dynamic) if is_dynamic]
    return f"{{{', '.join(listed)}}}" if listed else ""


def result_dims(letters: str, dynamic: Sequence[bool]) -> str:
    """Those of a result that is made new: as the inputs have them."""
    listed = [size_name(x) for x, is_dynamic in zip(letters, dynamic, strict=True) if is_dynamic]
    return f"{{{', '.join(listed)}}}" if listed else ""
