"""Tensors joined along a dimension, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template

#: Bytes that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 65536
#: Of a vector of elements that are moved; where registers are smaller, LLVM takes several.
_VECTOR_BYTES = 32
_TENSOR = re.compile(r"tensor<((?:[0-9?]+x)+)(\w+)>")
_BITS = {"i1": 8} | {f"{kind}{bits}": bits for kind in "if" for bits in (8, 16, 32, 64)} | {"bf16": 16}


@dataclass(frozen=True)
class Joined:
    """Types of tensors, that of their result, and the dimension along which they are joined."""

    types: tuple[str, ...]
    result: str
    dim: int

    @property
    def bits(self) -> int | None:
        """Of an element in memory; None where that is no such type."""
        found = _TENSOR.fullmatch(self.result)
        return _BITS.get(found[2]) if found else None


def executable_name(stem: str, count: int, bits: int) -> str:
    return f"{stem}_{count}_of_i{bits}_executable"


def rows_text(stem: str, count: int, bits: int) -> str:
    """The executable that joins so many tensors of elements of a width."""
    lanes, each = _VECTOR_BYTES * 8 // bits, range(count)
    names: dict[str, object] = {"element": f"i{bits}", "VL": lanes}
    runs = [read_template("templates/concat/run", {**names, "x": x}).rstrip() for x in each]
    before = ["  %before_0 = arith.constant 0 : index"]
    before += [f"  %before_{x + 1} = arith.addi %before_{x}, %length_{x} : index" for x in each]
    before.append(f"  %length = arith.addi %before_{count}, %c0 : index")
    moves = [read_template("templates/concat/move", {**names, "x": x}).rstrip() for x in each]
    arguments = [*(f"%x_{x}: !stream.binding" for x in each), "%y: !stream.binding", "%rows64: i64"]
    names |= {
        "executable": executable_name(stem, count, bits),
        "arguments": ", ".join([*arguments, *(f"%length64_{x}: i64" for x in each)]),
        "runs": "\n".join([*runs, *before]),
        "moves": "\n".join(moves),
    }
    return read_template("templates/concat/rows", names)


def host_text(name: str, stem: str, joined: Joined) -> str:
    """The host function of tensors of these types."""
    assert joined.bits is not None, f"elements of {joined.result} have no bytes of their own"
    count, lines, shapes = len(joined.types), list[str](), list[list[str]]()
    for x, kind in enumerate(joined.types):
        shape = [f"%size_{x}_{d}" for d in range(len(_shape(kind)))]
        for d, size in enumerate(_shape(kind)):
            lines.append(f"  %d_{x}_{d} = arith.constant {d if size == '?' else size} : index")
            made = f"tensor.dim %x_{x}, %d_{x}_{d} : {kind}" if size == "?" else f"arith.addi %d_{x}_{d}, %c0 : index"
            lines.append(f"  {shape[d]} = {made}")
        lines += _product(f"%length_{x}", shape[joined.dim :])
        lines.append(f"  %length64_{x} = arith.index_cast %length_{x} : index to i64")
        shapes.append(shape)
    lines += _product("%rows", shapes[0][: joined.dim])
    lines += _sum("%length", [f"%length_{x}" for x in range(count)])
    lines += _sum("%joined", [shape[joined.dim] for shape in shapes])
    every = [*shapes[0][: joined.dim], "%joined", *shapes[0][joined.dim + 1 :]]
    given = [kind + _dims(kind, shape) for kind, shape in zip(joined.types, shapes, strict=True)]
    each = range(count)
    names: dict[str, object] = {
        "name": name,
        "executable": executable_name(stem, count, joined.bits),
        "arguments": ", ".join(f"%x_{x}: {kind}" for x, kind in enumerate(joined.types)),
        "type": joined.result,
        "sizes": _dims(joined.result, every),
        "dims": "\n".join(lines),
        "bytes": joined.bits // 8,
        "share": SHARE,
        "operands": ", ".join([*(f"%x_{x}" for x in each), "%rows64", *(f"%length64_{x}" for x in each)]),
        "types": ", ".join([*given, *["i64"] * (count + 1)]),
    }
    return read_template("templates/concat/host", names)


def _shape(kind: str) -> list[str]:
    found = _TENSOR.fullmatch(kind)
    assert found is not None, f"{kind} is no tensor"
    return found[1].split("x")[:-1]


def _dims(kind: str, sizes: Sequence[str]) -> str:
    """The sizes of a type's dimensions that it does not state, as IREE writes them."""
    unknown = [size for size, stated in zip(sizes, _shape(kind), strict=True) if stated == "?"]
    return f"{{{', '.join(unknown)}}}" if unknown else ""


def _product(name: str, factors: Sequence[str]) -> list[str]:
    return _chain("muli", name, "%c1", factors)


def _sum(name: str, terms: Sequence[str]) -> list[str]:
    return _chain("addi", name, "%c0", terms)


def _chain(op: str, name: str, start: str, values: Sequence[str]) -> list[str]:
    lines, before = [], start
    for i, value in enumerate(values):
        lines.append(f"  {name}_part_{i} = arith.{op} {before}, {value} : index")
        before = f"{name}_part_{i}"
    return [*lines, f"  {name} = arith.addi {before}, %c0 : index"]
