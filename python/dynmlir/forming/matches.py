"""Which linalg ops are contractions that micro-kernels serve, and in which normal form.

What only rearranges or extends an operand is absorbed (forming/sources.py): its maps are composed with those of the
contraction, and the source is read as it lies. So are the panels that B is unpacked from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.core import enclosing_modules
from dynmlir.dialect.panels import batches_of, panels_of
from dynmlir.dialect.values import is_zero, made_by
from dynmlir.dialect.windows import is_windowed
from dynmlir.forming.convolutions import find_convolution, readable
from dynmlir.forming.epilogue import Epilogue, find_epilogue
from dynmlir.forming.sources import Source, source_of
from dynmlir.forming.sums import NO_SUM, is_candidate, unsigned_operands
from dynmlir.kernels.contraction import GROUPS, PANELS, Contraction, by_length, in_letters, preferred
from dynmlir.kernels.element_types import COVERED, COVERED_ON_GPUS, STORED_ON_CPUS


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
    #: which operand of the op B comes from, and the sizes of that one's dimensions ("kn", "nk", "bkn"; "*" where that
    #: one is broadcast).
    b_of_op: tuple[int, str] = (1, "")
    #: whether A's elements have no sign.
    unsigned: bool = False

    @property
    def values(self) -> tuple[ir.Value, ...]:
        """A, B, what the result starts from, and what the epilogue reads."""
        return (*self.operands, *(self.epilogue.extras if self.epilogue else ()))

    @property
    def element_types(self) -> tuple[str, ...]:
        """Of A, B and C, an A without sign as `ui8`."""
        a, *others = (str(value.type.element_type) for value in self.operands)
        return ("u" * self.unsigned + a, *others)

    @property
    def summed_types(self) -> tuple[str, ...]:
        """Of A, B and the sums: C's, unless the epilogue ends in another type."""
        return (*self.element_types[:2], str(self.op.results[0].type.element_type))

    @property
    def letters(self) -> tuple[str, ...]:
        """The sizes of the dimensions of each value."""
        return (*self.contraction.operands, *(self.epilogue.letters if self.epilogue else ()))

    @property
    def last(self) -> Any:
        """The op whose result the template has."""
        return self.epilogue.ops[-1] if self.epilogue else self.op


def candidates(module: ir.Module) -> list[Any]:
    """The contractions of a module and what looks like one, but those in templates."""
    found: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        if is_candidate(op):
            found.append(op)
        return ir.WalkResult.SKIP if op.name == "dynmlir.template" else ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def find(op: Any, stored: Sequence[str] = STORED_ON_CPUS, static: bool = False) -> Match | str:
    """The contraction that an op is; why it stays as it is, where no template serves it.

    `stored`: the types that its epilogue may end in beside that of the sums. `static`: also where it states all sizes.
    """
    if len(list(enclosing_modules(op))) > 1:
        return "is in a module within the module"
    if not all(isinstance(operand.type, ir.RankedTensorType) for operand in op.operands):
        return "is not on tensors"
    if len(op.operands) != 3:
        inputs = len(op.operands) - len(op.results)
        return f"has {inputs} inputs, not 2" if inputs != 2 else f"has {len(op.results)} results"
    try:
        unsigned = unsigned_operands(op)
        if is_windowed(ir.AffineMapAttr(linalg.get_indexing_maps(op.opview)[0]).value):
            return _unfit(op, _element_types(op, unsigned), static) or _convolution(op, unsigned[0], stored)
        return _contraction(op, unsigned, stored, static)
    except ValueError as error:
        return str(error)


def _contraction(op: Any, unsigned: tuple[bool, bool], stored: Sequence[str], static: bool) -> Match | str:
    maps = [loops_of(ir.AffineMapAttr(a).value) for a in linalg.get_indexing_maps(op.opview)]
    kinds = _element_types(op, unsigned)
    given = [Source(*each) for each in zip(list(op.operands)[:2], maps[:2], unsigned, strict=True)]
    sources = [source_of(operand, op.operands[2].type.element_type) for operand in given]
    extended = (*(operand.element_type for operand in sources), kinds[2])
    if extended not in COVERED:
        sources, extended = [source_of(operand, None) for operand in given], kinds
    reason = _unfit(op, extended, static)
    if reason is not None:
        return reason
    read = [*(operand.loops for operand in sources), maps[2]]
    found = in_letters(read, by_length(read, _static_sizes(op, maps)))
    if not linalg.isa_contraction_op(op.opview):
        return NO_SUM
    contraction = preferred(found)
    if contraction is None:
        return "has an operand or a result whose innermost dimension is a batch"
    zero = zero_filled(op.operands[2])
    # A sum over several reductions is whole only after the last of them.
    epilogue = None if contraction.reductions else _epilogue(op, contraction, zero, stored)
    init = _init(op, zero, epilogue)
    place = int(contraction == found)
    a, b = sources[1 - place], sources[place]
    if b.unsigned:
        return "has a transposed result, so that its A without sign would be B"
    own, panels = _own_letters(contraction.b, maps[place], b.loops), _panels(a, b, contraction)
    if panels is not None:
        contraction = _on_panels(contraction, panels)
    operands = (a.value, b.value if panels is None else panels, init)
    return Match(op, operands, contraction, zero, epilogue, None, (place, own), a.unsigned)


def _panels(a: Source, b: Source, contraction: Contraction) -> ir.Value | None:
    """The panels that B is unpacked from; of groups, whose number does not say K, where A and B state it alike."""
    panels = panels_of(b.value, contraction.b, a.element_type == "i8")
    in_groups = panels is not None and panels.type.rank > len(contraction.b) + 1
    stated = [
        not each.value.type.is_dynamic_dim(dims.index("k")) for each, dims in ((a, contraction.a), (b, contraction.b))
    ]
    return panels if not in_groups or stated[0] == stated[1] else None


def _on_panels(contraction: Contraction, panels: ir.Value) -> Contraction:
    """The same of panels that are of its B."""
    lies = {1: PANELS, 2: GROUPS}[panels.type.rank - len(contraction.b)]
    return replace(contraction, b=batches_of(contraction.b) + lies)


def _panels_of_pixel(image: ir.Value, weights: ir.Value, of: Contraction, unsigned: bool) -> ir.Value | None:
    """The panels that weights of a convolution of one pixel are unpacked from, behind what puts ones around."""
    expanded = made_by(weights, "tensor.expand_shape")
    if of.windows or expanded is None or not weights.type.has_static_shape:
        return None
    matrix, letters = expanded.operands[0], of.b.replace("1", "")
    own = [size for size, letter in zip(weights.type.shape, of.b, strict=True) if letter != "1"]
    if list(matrix.type.shape) != own:
        return None
    return _panels(Source(image, (), unsigned), Source(matrix, ()), replace(of, b=letters))


def _static_sizes(op: Any, maps: Sequence[Sequence[int]]) -> dict[int, int]:
    """The sizes of loops that the types of an op's operands state."""
    kinds = [operand.type for operand in op.operands]
    sized = [(kind, d, loop) for kind, loops in zip(kinds, maps, strict=True) for d, loop in enumerate(loops)]
    return {loop: kind.get_dim_size(d) for kind, d, loop in sized if not kind.is_dynamic_dim(d)}


def _own_letters(letters: str, own: tuple[int, ...], loops: tuple[int, ...]) -> str:
    """The letters of an op's own operand, which those of what it rearranges are given of; "*" where it is broadcast."""
    names = dict(zip(loops, letters, strict=True))
    return "".join(names.get(loop, "*") for loop in own)


def _epilogue(op: Any, contraction: Contraction, zero: Any | None, stored: Sequence[str]) -> Epilogue | None:
    """What follows; of another type than the sums only where these start from zero."""
    epilogue = find_epilogue(op, contraction.c, stored)
    if epilogue is not None and zero is None and epilogue.result != op.results[0].type:
        return find_epilogue(op, contraction.c)
    return epilogue


def _init(op: Any, zero: Any | None, epilogue: Epilogue | None) -> ir.Value:
    """What the result starts from, or, where it is of another type than the sums, what it is written into."""
    if epilogue is not None and epilogue.result != op.results[0].type:
        return epilogue.ops[-1].operands[len(epilogue.ops[-1].operands) - 1]
    return zero.operands[1] if zero else op.operands[2]


def _convolution(op: Any, unsigned: bool, stored: Sequence[str]) -> Match | str:
    contraction, image, pad = find_convolution(op)
    zero = zero_filled(op.operands[2])
    weights = op.operands[1]
    exchanged = contraction.image == "B" or contraction.a.count("1") > 0
    if exchanged and unsigned:
        return "has an image without sign, whose pixels lie innermost"
    epilogue = readable(_epilogue(op, contraction, zero, stored), contraction)
    init = _init(op, zero, epilogue)
    operands = (weights, image, init) if exchanged else (image, weights, init)
    if not exchanged and (panels := _panels_of_pixel(image, weights, contraction, unsigned)) is not None:
        contraction = _on_panels(replace(contraction, b=contraction.b.replace("1", "")), panels)
        operands = (image, panels, init)
    return Match(op, operands, contraction, zero, epilogue, pad, unsigned=unsigned)


def _element_types(op: Any, unsigned: tuple[bool, bool]) -> tuple[str, ...]:
    signs = ("u" * bare for bare in (*unsigned, False))
    return tuple(sign + str(operand.type.element_type) for sign, operand in zip(signs, op.operands, strict=True))


def _unfit(op: Any, kinds: tuple[str, ...], static: bool) -> str | None:
    """Why no template serves an op whose operands are of these element types; None if that is no reason."""
    types = [operand.type for operand in op.operands]
    if kinds not in (*COVERED, *COVERED_ON_GPUS):
        return f"has element types {', '.join(kinds)}, which are not covered"
    if any(t.encoding is not None for t in types):
        return "has an encoded tensor type"
    if not all(t.has_static_shape for t in types):
        return None
    if not static:
        return "has static sizes"
    return "has no elements" if any(0 in t.shape for t in types) else None


def zero_filled(value: ir.Value) -> Any | None:
    """The linalg.fill of zeros that defines a value, None if another op does."""
    fill = made_by(value, "linalg.fill")
    return fill if fill is not None and is_zero(fill.operands[0]) else None
