"""Which linalg ops are contractions that micro-kernels serve, and in which normal form.

What only rearranges an operand (linalg.transpose, linalg.broadcast, a linalg.generic that copies) is absorbed:
its maps are composed with those of the contraction, and the source is read as it lies. So are the panels that B is
unpacked from.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.panels import panels_of
from dynmlir.dialect.windows import is_windowed
from dynmlir.forming.convolutions import find_convolution, readable
from dynmlir.forming.epilogue import Epilogue, find_epilogue
from dynmlir.kernels.contraction import PANELS, Contraction, in_letters, preferred
from dynmlir.kernels.element_types import COVERED, COVERED_ON_GPUS


@dataclass(frozen=True)
class Match:
    """A linalg op as the contraction of `operands`: A, B and what the result starts from."""

    op: Any
    operands: tuple[ir.Value, ir.Value, ir.Value]
    contraction: Contraction
    #: the fill of zeros that the result starts from, None if it is added to.
    zero: Any | None
    epilogue: Epilogue | None = None
    #: the zeros around the image of a convolution, a tensor.pad.
    pad: Any | None = None
    #: which operand of the op B comes from, and the sizes of that one's dimensions ("kn" or "nk" where it is a matrix).
    b_of_op: tuple[int, str] = (1, "")

    @property
    def values(self) -> tuple[ir.Value, ...]:
        """A, B, what the result starts from, and what the epilogue reads."""
        return (*self.operands, *(self.epilogue.extras if self.epilogue else ()))

    @property
    def letters(self) -> tuple[str, ...]:
        """The sizes of the dimensions of each value."""
        return (*self.contraction.operands, *(self.epilogue.letters if self.epilogue else ()))

    @property
    def last(self) -> Any:
        """The op whose result the template has."""
        return self.epilogue.ops[-1] if self.epilogue else self.op


def is_candidate(op: Any) -> bool:
    """Whether an op is a linalg op with a product in its region and a reduction around it."""
    if not op.name.startswith("linalg.") or len(op.regions) != 1:
        return False
    names = [inner.operation.name for inner in op.regions[0].blocks[0].operations]
    return any(name in ("arith.mulf", "arith.muli") for name in names) and _reduces(op)


def candidates(module: ir.Module) -> list[Any]:
    """The contractions of a module and what looks like one, but those in templates."""
    found: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        if is_candidate(op):
            found.append(op)
        return ir.WalkResult.SKIP if op.name == "dynmlir.template" else ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def _reduces(op: Any) -> bool:
    """Whether some loop is not of the result."""
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    return len(maps) == 3 and maps[-1].n_dims > len(maps[-1].results)


def find(op: Any) -> Match | str:
    """The contraction that an op is; why it stays as it is, where no template serves it."""
    reason = _unfit_types(op)
    if reason is not None:
        return reason
    try:
        if is_windowed(ir.AffineMapAttr(linalg.get_indexing_maps(op.opview)[0]).value):
            return _convolution(op)
        maps = [loops_of(ir.AffineMapAttr(a).value) for a in linalg.get_indexing_maps(op.opview)]
        sources = [source(value, dims) for value, dims in zip(op.operands, maps, strict=True)]
        found = in_letters([dims for _, dims in sources[:2]] + [maps[2]])
    except ValueError as error:
        return str(error)
    if not linalg.isa_contraction_op(op.opview):
        return "is not a sum of products"
    contraction = preferred(found)
    if contraction is None:
        return "has an operand or a result whose innermost dimension is a batch"
    zero = zero_filled(op.operands[2])
    init = zero.operands[1] if zero else op.operands[2]
    # A sum over several reductions is whole only after the last of them.
    epilogue = None if contraction.reductions else find_epilogue(op, contraction.c)
    place = int(contraction == found)
    (a, _), (b, loops) = sources[1 - place], sources[place]
    own = _own_letters(contraction.b, maps[place], loops)
    panels = panels_of(b, contraction.b)
    if panels is not None:
        b, contraction = panels, replace(contraction, b=PANELS)
    return Match(op, (a, b, init), contraction, zero, epilogue, b_of_op=(place, own))


def _own_letters(letters: str, own: tuple[int, ...], loops: tuple[int, ...]) -> str:
    """The letters of an op's own operand, which those of what it rearranges are given of; "" if it is broadcast."""
    names = dict(zip(loops, letters, strict=True))
    return "".join(names[loop] for loop in own) if sorted(own) == sorted(loops) else ""


def _convolution(op: Any) -> Match:
    contraction, image, pad = find_convolution(op)
    zero = zero_filled(op.operands[2])
    init = zero.operands[1] if zero else op.operands[2]
    weights = op.operands[1]
    exchanged = contraction.image == "B" or contraction.a.count("1") > 0
    operands = (weights, image, init) if exchanged else (image, weights, init)
    epilogue = readable(find_epilogue(op, contraction.c), contraction)
    return Match(op, operands, contraction, zero, epilogue, pad)


def _unfit_types(op: Any) -> str | None:
    types = [operand.type for operand in op.operands]
    if not all(isinstance(t, ir.RankedTensorType) for t in types):
        return "is not on tensors"
    kinds = tuple(str(t.element_type) for t in types)
    if kinds not in (*COVERED, *COVERED_ON_GPUS):
        return f"has element types {', '.join(kinds)}, which are not covered"
    unsigned = any(inner.operation.name == "arith.extui" for inner in op.regions[0].blocks[0].operations)
    if unsigned or "cast_unsigned" in str(op.attributes.get("cast", "")):
        return "extends its operands without sign"
    if any(t.encoding is not None for t in types):
        return "has an encoded tensor type"
    if all(t.has_static_shape for t in types):
        return "has static sizes"
    return None


def source(value: ir.Value, dims: tuple[int, ...]) -> tuple[ir.Value, tuple[int, ...]]:
    """What a value only rearranges, and which loops the dimensions of that are."""
    while (inner := _rearranged(value)) is not None:
        value, places = inner
        dims = tuple(dims[place] for place in places)
    return value, dims


def _rearranged(value: ir.Value) -> tuple[ir.Value, list[int]] | None:
    """(source, the dimension of `value` that each of its dimensions is) where an op only copies; else None."""
    if isinstance(value.owner, ir.Block) or not value.owner.name.startswith("linalg."):
        return None
    op = value.owner
    if len(op.operands) != 2 or len(op.regions) != 1 or not isinstance(op.operands[0].type, ir.RankedTensorType):
        return None
    block = op.regions[0].blocks[0]
    inside = list(block.operations)
    if len(inside) != 1 or inside[0].operation.operands[0] != block.arguments[0]:
        return None
    try:
        read, written = (loops_of(ir.AffineMapAttr(a).value) for a in linalg.get_indexing_maps(op.opview))
    except ValueError:
        return None
    return op.operands[0], [written.index(loop) for loop in read]


def zero_filled(value: ir.Value) -> Any | None:
    """The linalg.fill of zeros that defines a value, None if another op does."""
    if isinstance(value.owner, ir.Block) or value.owner.name != "linalg.fill":
        return None
    fill = value.owner
    constant = fill.operands[0]
    if isinstance(constant.owner, ir.Block) or constant.owner.name != "arith.constant":
        return None
    return fill if str(constant.owner.attributes["value"]).startswith(("0.000000e+00 ", "0 ")) else None
