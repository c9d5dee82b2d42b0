"""Images of bytes with their channels innermost, as dot-product instructions sum these up: four times as fast on Zen 4.

    %i = linalg.transpose ins(%image : tensor<?x64x?x?xi8>) permutation = [0, 2, 3, 1]
    %c = (a convolution in NHWC, and what is done to each of its elements) : tensor<?x?x?x96xi8>
    %r = linalg.transpose ins(%c) permutation = [0, 3, 1, 2]

Of two convolutions one behind another, what the first has turned back the second reads as it was.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.values import constant_of, sizes
from dynmlir.forming.generics import generic
from dynmlir.forming.matches import zero_filled
from dynmlir.forming.quantized_convolutions import QuantizedConvolution, convolved
from dynmlir.forming.sources import Source, source_of
from dynmlir.forming.zero_points import zeros
from dynmlir.kernels.convolution import Span

RANK = 4
#: Dimensions of an image in NHWC, as those of one in NCHW, and the other way round.
LAST, SECOND = [0, 2, 3, 1], [0, 3, 1, 2]


def turned(value: ir.Value, order: list[int]) -> ir.Value:
    """A tensor with its dimensions in another order; built at the insertion point."""
    extents = sizes(value)
    memory = tensor.empty([extents[d] for d in order], value.type.element_type)
    made: ir.Value = linalg.transpose(value, outs=[memory], permutation=order).result[0]
    return made


def channels_last(image: ir.Value) -> ir.Value:
    """An image in NCHW as one in NHWC, from before it was turned or padded, where it was."""
    op = None if isinstance(image.owner, ir.Block) else image.owner.operation
    if op is not None and op.name == "linalg.transpose" and order_of(op) == SECOND:
        return op.operands[0]
    if op is not None and op.name == "tensor.pad" and len(op.operands) == 1 and (value := around(op)) is not None:
        return padded_last(op, channels_last(op.operands[0]), arith.constant(image.type.element_type, value))
    return turned(image, LAST)


def around(op: Any) -> int | float | None:
    """The number that a tensor.pad puts around its operand."""
    (last,) = [inner.operation for inner in op.regions[0].blocks[0].operations][-1:]
    return constant_of(last.operands[0])


def order_of(op: Any) -> list[int]:
    return list(ir.DenseI64ArrayAttr(op.attributes["permutation"]))


def padded_last(op: Any, image: ir.Value, value: ir.Value) -> ir.Value:
    """What a tensor.pad of stated widths makes of an image in NCHW, of one in NHWC, with a number of its own."""
    attributes = {name: op.attributes[name] for name in op.attributes}
    for name in ("static_low", "static_high"):
        widths = list(ir.DenseI64ArrayAttr(attributes[name]))
        attributes[name] = ir.DenseI64ArrayAttr.get([widths[d] for d in LAST])
    shape = op.results[0].type.shape
    kind = ir.RankedTensorType.get([shape[d] for d in LAST], image.type.element_type)
    made = ir.Operation.create("tensor.pad", [kind], [image], attributes, regions=1)
    block = made.regions[0].blocks.append(*[ir.IndexType.get()] * RANK, arg_locs=[op.location] * RANK)
    with ir.InsertionPoint(block):
        ir.Operation.create("tensor.yield", operands=[value])
    return made.results[0]


def is_turned(found: QuantizedConvolution) -> bool:
    """Whether a convolution is in NCHW, of a known number of channels."""
    dims, c, image = found.dims, found.c, found.image.source.value.type
    if [isinstance(dim, Span) for dim in dims] != [False, False, True, True] or len(c) != RANK:
        return False
    outs = [dim.out if isinstance(dim, Span) else dim for dim in dims]
    in_order = [c[0], c[2], c[3]] == [outs[0], outs[2], outs[3]] and c[1] in found.weights.source.loops
    return in_order and not image.is_dynamic_dim(1)


def in_nhwc(found: QuantizedConvolution) -> QuantizedConvolution:
    """The same of an image in NHWC, whose weights have their filters innermost; all but what it starts from."""
    batch, channel, *spans = found.dims
    taps = [span.tap for span in spans if isinstance(span, Span)]
    image, weights = found.image.source, found.weights.source
    channels = dict.fromkeys(loop for loop in (channel, found.c[1]) if isinstance(loop, int))  # one if depthwise
    loops = (*taps, *channels)
    order = [weights.loops.index(loop) for loop in loops]
    return replace(
        found,
        image=replace(found.image, source=replace(image, value=channels_last(image.value))),
        weights=replace(found.weights, source=replace(weights, value=turned(weights.value, order), loops=loops)),
        dims=(batch, *spans, channel),
        c=tuple(found.c[d] for d in LAST),
    )


def convolved_where_it_is_fast(found: QuantizedConvolution) -> ir.Value:
    """The convolution, turned from one in NHWC where that pays; built at the insertion point."""
    start, from_zero = source_of(Source(found.start, found.c), None), zero_filled(found.start) is not None
    if not is_turned(found) or not (from_zero or len(start.loops) < RANK):
        return convolved(found)
    extents = sizes(found.start)
    last = replace(in_nhwc(found), start=zeros([extents[d] for d in LAST]))
    total = convolved(last)
    if not from_zero:
        memory = tensor.empty(sizes(total), total.type.element_type)
        total = generic([(total, last.c), (start.value, start.loops)], memory, last.c, lambda x, y, _: arith.addi(x, y))
    return turned(total, SECOND)
