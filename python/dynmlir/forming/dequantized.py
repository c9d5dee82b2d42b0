"""Products of what `iree_linalg_ext.dequantize_affine` makes of bytes, (A - a) s and (B - b) t with scales s and t:

    sum over k of (A - a) s (B - b) t  =  s t (sum over k of (A - a)(B - b))

whose inner sums are exact in i32. So imports of PyTorch and ONNX write quantised models. Where scales are of rows or of
columns, they are factors of these; of which a reduction goes over, the product stays one of floats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import loops_of, operand_loops
from dynmlir.dialect.values import constant_of, sizes
from dynmlir.dialect.windows import image_dims, is_windowed
from dynmlir.forming.channels_last import SECOND, in_nhwc, is_turned, turned
from dynmlir.forming.constants import stated
from dynmlir.forming.generics import generic
from dynmlir.forming.matches import Match, find
from dynmlir.forming.quantized_convolutions import QuantizedConvolution, convolved
from dynmlir.forming.quantizing import Quantized, cut, float_constant, quantized_behind
from dynmlir.forming.sources import Source, source_of
from dynmlir.forming.zero_points import Factor, i32, multiplied, zeros

DEQUANTIZE = "iree_linalg_ext.dequantize_affine"
#: What makes a tensor of the same elements of another: one operand, and sizes.
_RESHAPES = ("tensor.collapse_shape", "tensor.expand_shape")
_PARTS = ("tensor.cast", "tensor.extract_slice", "tensor.reshape")
#: The most that a byte is from a zero point which is one, too.
_WIDEST = 255
#: Sums are below it in size.
_MOST = 1 << 31


@dataclass(frozen=True)
class Dequantized:
    """(numbers - zero) scale, with what moves these numbers about behind."""

    numbers: ir.Value
    scale: ir.Value
    """One number, or one for each place along `axes` of the result."""
    axes: tuple[int, ...]
    zero: ir.Value | None
    unsigned: bool
    moves: tuple[Callable[[ir.Value], ir.Value], ...] = ()

    @property
    def largest(self) -> int:
        """Of the numbers less the zero point, without their signs."""
        low, high = (0, 255) if self.unsigned else (-128, 127)
        zero = 0 if self.zero is None else constant_of(self.zero)
        return 255 if not isinstance(zero, int) else max(abs(low - zero), abs(high - zero))

    def factor(self, loops: tuple[int, ...]) -> Factor:
        """The numbers, moved, whose dimensions are these loops; built at the insertion point."""
        value = self.numbers
        for move in self.moves:
            value = move(value)
        number = 0 if self.zero is None else constant_of(self.zero)
        zero = None if number == 0 else self.zero
        if isinstance(number, int) and zero is not None:
            zero = arith.constant(i32(), number)
        elif zero is not None and zero.type != i32():
            zero = arith.trunci(i32(), zero)
        return Factor(Source(value, loops, self.unsigned), zero)


@dataclass(frozen=True)
class Scaled:
    """A linalg op that sums up products of two of these, whose dimensions are the loops of `maps`."""

    match: Match
    factors: tuple[Dequantized, Dequantized]
    loops: tuple[tuple[int, ...], tuple[int, ...]]
    """Of an image the places of its dimensions."""
    kept: tuple[int, ...]
    windowed: bool


def find_scaled(op: Any) -> Scaled | None:
    """The product that an op is; None where it is none of bytes, or its sums may not be in i32."""
    match = find(op, static=True)
    if not isinstance(match, Match) or set(match.summed_types) != {"f32"}:
        return None
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    windowed = is_windowed(maps[0])
    if windowed:
        loops = (tuple(range(op.operands[0].type.rank)), loops_of(maps[1]))
        sources = [Source(op.operands[place], each) for place, each in enumerate(loops)]
    else:
        each_loops = operand_loops(op)
        sources = [source_of(Source(op.operands[place], each_loops[place]), None) for place in range(2)]
    a, b = (dequantized(source.value) for source in sources)
    kept = loops_of(maps[-1])
    if a is None or b is None or (windowed and a.axes):
        return None
    found = Scaled(match, (a, b), (sources[0].loops, sources[1].loops), kept, windowed)
    return found if _scales_are_outside(found) and _fits(found, sources) else None


def _scales_are_outside(found: Scaled) -> bool:
    """Whether no reduction goes over a scale."""
    pairs = list(zip(found.factors, found.loops, strict=True))[found.windowed :]
    return all(loops[axis] in found.kept for factor, loops in pairs for axis in factor.axes)


def _fits(found: Scaled, sources: Sequence[Source]) -> bool:
    """Whether sums are known to have room in i32."""
    extents: dict[int, int] = {}
    for source in sources[found.windowed :]:
        kind = source.value.type
        extents |= {loop: kind.shape[d] for d, loop in enumerate(source.loops) if not kind.is_dynamic_dim(d)}
    reduced = {loop for source in sources[found.windowed :] for loop in source.loops} - set(found.kept)
    a, b = found.factors
    return reduced <= extents.keys() and math.prod(extents[x] for x in reduced) * a.largest * b.largest < _MOST


def dequantized(value: ir.Value) -> Dequantized | None:
    """What a value is made of: behind what moves its elements about."""
    if isinstance(value.owner, ir.Block):
        return None
    op = value.owner.operation
    if op.name == DEQUANTIZE:
        return _stated(op)
    if op.name not in (*_RESHAPES, *_PARTS, "linalg.transpose", "tensor.pad"):
        return None
    inner = dequantized(op.operands[0])
    moved = None if inner is None else _moved(op, inner)
    return None if inner is None or moved is None else replace(moved, moves=(*inner.moves, *moved.moves))


def _stated(op: Any) -> Dequantized | None:
    """Of bytes that become f32, with one zero point."""
    said, (numbers, scale, *zero, memory) = stated(op), list(op.operands)
    maps = [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(said["indexing_maps"])]
    every = tuple(range(numbers.type.rank))
    try:
        read = [loops_of(each) for each in maps]
    except ValueError:
        return None
    of_scale = scale.type.element_type if isinstance(scale.type, ir.RankedTensorType) else scale.type
    kinds = [str(kind) for kind in (numbers.type.element_type, of_scale, memory.type.element_type)]
    plain = kinds == ["i8", "f32", "f32"] and read[0] == read[-1] == every and list(read[1]) == sorted(set(read[1]))
    if not plain or any(not isinstance(each.type, ir.IntegerType) or each.type.width < 32 for each in zero):
        return None
    return Dequantized(numbers, scale, read[1], zero[0] if zero else None, "input_unsigned" in said)


def stated_numbers(op: Any) -> Dequantized | None:
    """What a dequantize_affine says, where `floats_of` can say it: of known scales and zero points."""
    found = _stated(op)
    if found is None or (found.zero is not None and constant_of(found.zero) is None):
        return None
    return found if found.axes or constant_of(found.scale) is not None else None


def floats_of(found: Dequantized) -> ir.Value:
    """The numbers as floats: an op that others are made one with, built at the insertion point."""
    every, f32 = tuple(range(found.numbers.type.rank)), ir.F32Type.get()
    zero = 0 if found.zero is None else constant_of(found.zero)
    wide, number = arith.extui if found.unsigned else arith.extsi, arith.constant(i32(), int(zero or 0))
    scales = [(found.scale, found.axes)] if found.axes else []
    by = None if scales else arith.constant(f32, float(constant_of(found.scale) or 0))

    def body(x: ir.Value, *others: ir.Value) -> ir.Value:
        x = wide(i32(), x)
        x = arith.sitofp(f32, arith.subi(x, number) if zero else x)
        return arith.mulf(x, others[0] if scales else by)

    memory = tensor.empty(sizes(found.numbers), f32)
    made: ir.Value = generic([(found.numbers, every), *scales], memory, every, body)
    return made


def _moved(op: Any, inner: Dequantized) -> Dequantized | None:
    """What an op that moves elements about makes of it; with its own move alone."""
    kind = ir.RankedTensorType.get(op.results[0].type.shape, ir.IntegerType.get_signless(8))
    others = list(op.operands)[1:]
    attributes = {name: op.attributes[name] for name in op.attributes}

    def again(value: ir.Value) -> ir.Value:
        return ir.Operation.create(op.name, [kind], [value, *others], attributes).results[0]

    if op.name == "linalg.transpose":
        order = list(ir.DenseI64ArrayAttr(attributes["permutation"]))
        moves = (partial(turned, order=order),)
        return replace(inner, axes=tuple(order.index(axis) for axis in inner.axes), moves=moves)
    if op.name == "tensor.pad":
        pads = not inner.axes and _pads_zeros(op) and inner.largest <= _WIDEST  # or no byte says 0
        return replace(inner, moves=(_pad(op, inner.zero, kind),)) if pads else None
    if not inner.axes or op.name == "tensor.cast":
        return replace(inner, moves=(again,))
    if op.name not in _RESHAPES:
        return None
    groups = [[each.value for each in ir.ArrayAttr(group)] for group in ir.ArrayAttr(attributes["reassociation"])]
    collapses = op.name == "tensor.collapse_shape"
    apart = (op.operands[0] if collapses else op.results[0]).type
    alone = {dim: place for place, group in enumerate(groups) for dim in _not_of_one(group, apart)}
    to = alone if collapses else {place: dim for dim, place in alone.items()}
    if not set(inner.axes) <= to.keys():
        return None
    return replace(inner, axes=tuple(to[axis] for axis in inner.axes), moves=(again,))


def _not_of_one(group: Sequence[int], kind: ir.RankedTensorType) -> list[int]:
    """The dimension of a group that is all of it: the others are 1."""
    others = [dim for dim in group if kind.is_dynamic_dim(dim) or kind.shape[dim] != 1] or list(group[:1])
    return others if len(others) == 1 else []


def _pads_zeros(op: Any) -> bool:
    block = op.regions[0].blocks[0]
    (last,) = [inner.operation for inner in block.operations][-1:]
    return constant_of(last.operands[0]) == 0


def _pad(op: Any, zero: ir.Value | None, kind: ir.Type) -> Callable[[ir.Value], ir.Value]:
    """The same around bytes, which is where floats are 0."""
    others, attributes = list(op.operands)[1:], {name: op.attributes[name] for name in op.attributes}
    byte, rank = ir.IntegerType.get_signless(8), len(kind.shape)
    number = 0 if zero is None else constant_of(zero)

    def padded(value: ir.Value) -> ir.Value:
        if isinstance(number, int):
            around = arith.constant(byte, (number + 128) % 256 - 128)
        else:
            around = arith.trunci(byte, zero)
        made = ir.Operation.create("tensor.pad", [kind], [value, *others], attributes, regions=1)
        block = made.regions[0].blocks.append(*[ir.IndexType.get()] * rank, arg_locs=[op.location] * rank)
        with ir.InsertionPoint(block):
            ir.Operation.create("tensor.yield", operands=[around])
        return made.results[0]

    return padded


def rounds_at_once(found: Scaled) -> Quantized | None:
    """What makes numbers of a product's floats, where the product's store can at once: scales and bias by its scale.

    Quotients are as near to what they stand for as those of floats that are rounded before.
    """
    start = source_of(Source(found.match.op.operands[2], found.kept), None)
    is_sum = found.match.zero is None and len(start.loops) == len(found.kept)
    return None if is_sum else quantized_behind(found.match.op)


def scaled_product(found: Scaled, behind: Quantized | None) -> ir.Value:
    """The product of the numbers, as floats, scaled, or as what `behind` makes of them; built at the insertion point.

    Of a convolution in NCHW it is turned from one in NHWC.
    """
    start = source_of(Source(found.match.op.operands[2], found.kept), None)
    extents = dict(zip(found.kept, sizes(found.match.op.operands[2]), strict=True))
    one, other = (factor.factor(loops) for factor, loops in zip(found.factors, found.loops, strict=True))
    kept, turns = found.kept, False
    if found.windowed:
        image = ir.AffineMapAttr(next(iter(linalg.get_indexing_maps(found.match.op.opview)))).value
        dims = tuple(image_dims(image, kept))
        convolution = QuantizedConvolution(zeros(list(extents.values())), one, other, dims, kept)
        turns = is_turned(convolution) and (found.match.zero is not None or len(start.loops) < len(kept))
        if turns:
            convolution = in_nhwc(convolution)
            kept = convolution.c
            convolution = replace(convolution, start=zeros([extents[loop] for loop in kept]))
        total = convolved(convolution)
    else:
        total = multiplied(one, other, zeros(list(extents.values())), kept)
    inverse = 1.0 if behind is None else 1 / behind.scale
    number, extras = _scales(found, inverse)
    scales, factor = len(extras), float_constant(number)
    if found.match.zero is None:
        bias = (start.value, start.loops)
        extras.append(bias if behind is None else (_times(*bias, inverse), start.loops))
    ends = [] if behind is None else [float_constant(each) for each in (behind.least, behind.most)]

    def body(x: ir.Value, *others: ir.Value) -> ir.Value:
        x = arith.sitofp(ir.F32Type.get(), x)
        for scale in others[:scales]:
            x = arith.mulf(x, scale)
        x = x if number == 1 else arith.mulf(x, factor)
        x = arith.addf(x, others[scales]) if scales < len(extras) else x
        return x if behind is None else behind.rounded(cut(x, *ends))

    element = ir.F32Type.get() if behind is None else ir.IntegerType.get_signless(8)
    made: ir.Value = generic([(total, kept), *extras], tensor.empty(sizes(total), element), kept, body)
    return turned(made, SECOND) if turns else made


def _times(value: ir.Value, loops: tuple[int, ...], number: float) -> ir.Value:
    factor, memory = float_constant(number), tensor.empty(sizes(value), ir.F32Type.get())
    made: ir.Value = generic([(value, loops)], memory, loops, lambda x, _: arith.mulf(x, factor))
    return made


def _scales(found: Scaled, number: float) -> tuple[float, list[tuple[ir.Value, tuple[int, ...]]]]:
    """A number, times this one, and tensors with the loops that their dimensions are, which the sums are scaled by."""
    tensors = list[tuple[ir.Value, tuple[int, ...]]]()
    for factor, loops in zip(found.factors, found.loops, strict=True):
        known = constant_of(factor.scale)
        if known is not None:
            number *= float(known)
        elif isinstance(factor.scale.type, ir.RankedTensorType):
            tensors.append((factor.scale, tuple(loops[axis] for axis in factor.axes)))
        else:
            kind = ir.RankedTensorType.get([], factor.scale.type)
            tensors.append((tensor.from_elements(kind, [factor.scale]), ()))
    if number != 1 and len(tensors) == 1:
        ((value, loops),) = tensors
        return 1.0, [(_times(value, loops, number), loops)]
    return number, tensors
