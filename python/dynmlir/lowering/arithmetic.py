"""How products are summed on a device: one by one in vectors of C's type, or several to a lane by an instruction.

One by one, A and B are extended to C's type as they are read, B where it is packed when it is copied. With a
dot-product instruction, packed families keep B in groups of `depth` rows, the elements of a group side by side
(the VNNI layout), and read A in groups too.
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.kernels.element_types import ElementTypes, bits, is_float, storage
from dynmlir.kernels.library import Library, is_image

#: Bits of vectors that halves of are worth something by themselves.
WIDE_BITS = 512
#: Sums that a tile needs for its multiply-adds not to wait for each other: a latency of four cycles, two a cycle.
SUMS_AT_ONCE = 8


@dataclass(frozen=True)
class Dot:
    """An instruction that sums up `depth` products in each 32-bit lane of C."""

    intrinsic: str
    depth: int
    #: the device's fact that says it is there, and the width it has, bits.
    fact: str
    vector_bits: int
    #: whether it takes A without a sign: a signed A is offset by 128, and the sum corrected.
    unsigned_a: bool = False
    #: what the elements of a group are extended to; nothing where it takes them as they are.
    element: str = ""
    #: whether it adds what C's lanes hold; else that is an addition more.
    adds: bool = True

    @property
    def lanes(self) -> int:
        """Lanes of C."""
        return self.vector_bits // bits("i32")


_BYTES = Dot("llvm.x86.avx512.vpdpbusd.512", 4, "dot_i8", 512, unsigned_a=True)
#: Two products of bytes, or of a byte and one without sign, are far from 2^31.
_PAIRS = Dot("llvm.x86.avx2.pmadd.wd", 2, "dot_i16", 256, element="i16", adds=False)
#: (A, B) -> the instructions that devices have.
DOTS = {
    ("bf16", "bf16"): (Dot("llvm.x86.avx512bf16.dpbf16ps.512", 2, "dot_bf16", 512),),
    ("i8", "i8"): (_BYTES, _PAIRS),
    ("ui8", "i8"): (_BYTES, _PAIRS),
}


@dataclass(frozen=True)
class Arithmetic:
    """The element types of an operator on a device."""

    types: ElementTypes
    device: Device
    #: Whether a dot-product instruction serves where there is one: where rows of A do not lie one by one none does.
    dots: bool = True

    @property
    def dot(self) -> Dot | None:
        """The dot-product instruction of packed families, if the device has one."""
        known = DOTS.get((self.types.a, self.types.b), ()) if self.dots else ()
        width, facts = self.device["vector_bits"], self.device.facts
        return next((dot for dot in known if dot.vector_bits == width and facts.get(dot.fact)), None)

    @property
    def depth(self) -> int:
        """Rows of B in a group of a packed panel."""
        return self.dot.depth if self.dot else 1

    @property
    def offset(self) -> bool:
        """Whether packed families offset A by 128, and panels begin with what corrects the sums."""
        return bool(self.dot and self.dot.unsigned_a and self.types.a == "i8")

    @property
    def extra_rows(self) -> int:
        """Rows of a packed panel beside those of B: the correction of an offset is a group."""
        return self.depth if self.offset else 0

    @property
    def kept(self) -> str:
        """What elements of B are in scratch: in groups what the instruction takes, else of C's type."""
        return (self.dot.element or self.types.b) if self.dot else self.types.c

    @property
    def of_groups(self) -> str:
        """What elements of A are in a group."""
        return (self.dot.element if self.dot else "") or self.types.a

    @property
    def takes_groups_as_they_are(self) -> bool:
        """Whether the instruction multiplies elements of A that are not extended."""
        return self.of_groups == self.types.a

    @property
    def scratch(self) -> str:
        """The element type of scratch."""
        return storage(self.kept)

    @property
    def summed(self) -> Arithmetic:
        """The same of operands that are extended to C's type already."""
        return Arithmetic(ElementTypes(*[self.types.c] * 3), self.device, dots=False)

    @property
    def lanes(self) -> int:
        """Elements of C in a vector register."""
        return self.device["vector_bits"] // bits(self.types.c)

    def names(self) -> dict[str, object]:
        """Placeholders that every template may use: types, zeros, and how a product is added."""
        a, b, c, s = storage(self.types.a), storage(self.types.b), self.types.c, self.scratch
        zeros = {f"zero_{name}": zero(kind) for name, kind in (("a", a), ("b", b), ("c", c), ("s", s))}
        return {
            **{"a": a, "b": b, "c": c, "s": s, "VL": self.lanes, "extra": self.extra_rows},
            **{"add": "arith.addf" if is_float(c) else "arith.addi", "multiply_add": self._multiply_add()},
            **zeros,
            **{"A": matrix(a), "B": matrix(b), "C": matrix(c)},
            **self._extensions(),
        }

    def fused(self, result: str, x: str, y: str, z: str, kind: str) -> str:
        """%result = x y + z of values of one type, elements of which are C's."""
        if is_float(self.types.c):
            op = "vector.fma" if kind.startswith("vector") else "math.fma"
            return f"{result} = {op} {x}, {y}, {z} : {kind}"
        return f"{result}_product = arith.muli {x}, {y} : {kind}\n{result} = arith.addi {z}, {result}_product : {kind}"

    def _extensions(self) -> dict[str, object]:
        """From B's type to scratch's: %value, an element."""
        value, value_name = extension("%value", "%extended", self.types.b, self.kept)
        return {"extend_value": value, "extended_value": value_name}

    def extend_row(self, length: int) -> dict[str, object]:
        """The same of %row, a vector of this length."""
        row, name = extension("%row", "%extended_row", self.types.b, self.kept, f"vector<{length}x{{}}>")
        return {"extend_row": row, "extended_row": name}

    def extend_tiles(self, a_shape: str, columns: int, packed: bool) -> dict[str, object]:
        """From the types of A and B, as a register tile reads them, to C's: of %a and %b, 1 x columns."""
        b = self.scratch if packed else self.types.b
        made: dict[str, object] = {}
        for name, kind, shape in (("a", self.types.a, a_shape), ("b", b, f"1x{columns}")):
            text = _extended_tensor(name, kind, self.types.c, shape) if kind != self.types.c else ""
            made |= {f"extend_{name}": text, f"extended_{name}": f"%extended_{name}" if text else f"%{name}"}
        return made

    def _multiply_add(self) -> str:
        """%f = %x %y + %o for the body of a linalg op: %x of A's type, %y of scratch's, %o of C's."""
        c = self.types.c
        x, x_name = extension("%x", "%wide_x", self.types.a, c)
        y, y_name = extension("%y", "%wide_y", self.kept, c)
        if is_float(c):
            return f"{x}{y}        %f = math.fma {x_name}, {y_name}, %o : {c}"
        product = f"        %product = arith.muli {x_name}, {y_name} : {c}\n"
        return f"{x}{y}{product}        %f = arith.addi %product, %o : {c}"


def extension(value: str, name: str, kind: str, to: str, shape: str = "{}") -> tuple[str, str]:
    """(MLIR that extends a value of one element type to another, its name): nothing where they are the same."""
    if kind == to:
        return "", value
    op = "arith.extf" if is_float(kind) else "arith.extui" if kind.startswith("u") else "arith.extsi"
    return f"        {name} = {op} {value} : {shape.format(storage(kind))} to {shape.format(to)}\n", name


def matrix(kind: str) -> str:
    """The type of A, B and C: row-major; how far rows are apart and where it begins are known at run time."""
    return f"memref<?x?x{kind}, strided<[?, 1], offset: ?>>"


def _extended_tensor(name: str, kind: str, to: str, shape: str) -> str:
    body, result = extension("%x", "%y", kind, to)
    return f"""\
      %empty_{name} = tensor.empty() : tensor<{shape}x{to}>
      %extended_{name} = linalg.generic {{
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]}}
          ins(%{name} : tensor<{shape}x{storage(kind)}>) outs(%empty_{name} : tensor<{shape}x{to}>) {{
      ^bb0(%x: {storage(kind)}, %o: {to}):
{body}        linalg.yield {result} : {to}
      }} -> tensor<{shape}x{to}>
"""


def zero(kind: str) -> str:
    return f"0.0 : {kind}" if is_float(kind) else f"0 : {kind}"


def arithmetic_of(library: Library, device: Device) -> Arithmetic:
    """ValueError for element types that are not covered."""
    types = ElementTypes.of(library.element_types)
    return Arithmetic(types, device, dots=reads_groups(library.layout, types))


def reads_groups(layout: str, types: ElementTypes) -> bool:
    """Whether a dot-product instruction can have its groups: of rows of A that lie one by one, or of an image's runs.

    Those are filled up with zeros, which makes NaN of weights that are not finite: integers alone.
    """
    return not types.is_float if layout == "in" else layout[0] == "n" and not is_image(layout)
