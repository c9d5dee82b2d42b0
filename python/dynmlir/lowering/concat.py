"""Tensors joined along a dimension, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, element, product, sizes, total

#: Bytes that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 65536
#: Of a vector of elements that are moved; where registers are smaller, LLVM takes several.
_VECTOR_BYTES = 32
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
        return _BITS.get(element(self.result))


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
        shape = sizes(f"%x_{x}", kind, lines)
        lines += product(f"%length_{x}", shape[joined.dim :])
        lines.append(f"  %length64_{x} = arith.index_cast %length_{x} : index to i64")
        shapes.append(shape)
    lines += product("%rows", shapes[0][: joined.dim])
    lines += total("%length", [f"%length_{x}" for x in range(count)])
    lines += total("%joined", [shape[joined.dim] for shape in shapes])
    every = [*shapes[0][: joined.dim], "%joined", *shapes[0][joined.dim + 1 :]]
    given = [kind + braced(kind, shape) for kind, shape in zip(joined.types, shapes, strict=True)]
    each = range(count)
    names: dict[str, object] = {
        "name": name,
        "executable": executable_name(stem, count, joined.bits),
        "arguments": ", ".join(f"%x_{x}: {kind}" for x, kind in enumerate(joined.types)),
        "type": joined.result,
        "sizes": braced(joined.result, every),
        "dims": "\n".join(lines),
        "bytes": joined.bits // 8,
        "share": SHARE,
        "operands": ", ".join([*(f"%x_{x}" for x in each), "%rows64", *(f"%length64_{x}" for x in each)]),
        "types": ", ".join([*given, *["i64"] * (count + 1)]),
    }
    return read_template("templates/concat/host", names)
