"""An image of one column, as PyTorch's 1-D convolutions are imported, becomes one of one line.

    conv_2d_nchw_fchw: [n, c, h, 1] [f, c, kh, 1] -> [n, f, h', 1]
                       [n, c, 1, h] [f, c, 1, kh] -> [n, f, 1, h']

which is the same memory. Kernels take the pixels of a line together, and one line after the other.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, linalg, tensor
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.operators import CONVOLUTIONS
from dynmlir.dialect.values import dynamic_sizes
from dynmlir.dialect.windows import image_dims, pad_of, padding_of, repadded, sliced
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.matches import zero_filled
from dynmlir.kernels.convolution import Span

#: Attributes of a named convolution, one number for each dimension of its window.
_OF_WINDOWS = ("strides", "dilations")
#: Where MLIR keeps an op's maps once they were asked for.
_MEMOIZED = "linalg.memoized_indexing_maps"


def with_lines(op: Any) -> Any | None:
    """What takes an op's place whose image has one column, and does the same with one line; None for any other op."""
    places = _columns(op)
    if places is None:
        return None
    image, weights, init = op.operands
    fill = zero_filled(init)
    with ir.InsertionPoint(op), op.location:
        start = _exchanged(fill.operands[1] if fill is not None else init, places[2])
        if fill is not None:
            start = linalg.fill(fill.operands[0], outs=[start])
        values = _image(image, places[0]), _exchanged(weights, places[1]), start
        made = op.operation.clone()
        if _MEMOIZED in made.attributes:
            del made.attributes[_MEMOIZED]
        for number, value in enumerate(values):
            made.operands[number] = value
        made.results[0].set_type(start.type)
        for name in _OF_WINDOWS:
            if name in made.attributes:
                made.attributes[name] = _reversed(made.attributes[name])
        op.results[0].replace_all_uses_with(_exchanged(made.results[0], places[2]))
    op.erase()
    for value in (init, image):
        erase_unused(value)
    return made


def _columns(op: Any) -> tuple[int, int, int] | None:
    """Where the lines of image, weights and result are, if columns follow them and there is one."""
    if op.name not in CONVOLUTIONS:
        return None
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    weights, c = loops_of(maps[1]), loops_of(maps[2])
    dims = image_dims(maps[0], c)
    windows = [(d, dim) for d, dim in enumerate(dims) if isinstance(dim, Span)]
    if len(windows) != 2:
        return None
    (line, lines), (column, columns) = windows
    taps, outs = (weights.index(lines.tap), weights.index(columns.tap)), (c.index(lines.out), c.index(columns.out))
    places = ((line, column), taps, outs)
    if any(second != first + 1 for first, second in places):
        return None
    kinds = [operand.type for operand in op.operands]
    ones = all(not kind.is_dynamic_dim(d) and kind.shape[d] == 1 for kind, (_, d) in zip(kinds, places, strict=True))
    many = kinds[0].is_dynamic_dim(line) or kinds[0].shape[line] > 1
    image = op.operands[0]
    is_plain = sliced(image) == image and padding_of(image)[column] == (0, 0)
    return (line, taps[0], outs[0]) if ones and many and is_plain else None


def _image(image: ir.Value, place: int) -> ir.Value:
    pad = pad_of(image)
    return _exchanged(image, place) if pad is None else repadded(pad, _exchanged(pad.operands[0], place), place)


def _exchanged(value: ir.Value, place: int) -> ir.Value:
    """The value with dimensions `place` and the next one, of which one is 1, the other way round."""
    kind = value.type
    shape = list(kind.shape)
    others = [[d] for d in range(place)], [[d] for d in range(place + 2, kind.rank)]
    together = [*others[0], [place, place + 1], *others[1]]
    one = shape[place] == 1
    long = shape[place + 1] if one else shape[place]
    flat = ir.RankedTensorType.get([*shape[:place], long, *shape[place + 2 :]], kind.element_type)
    turned = [*shape[:place], *((long, 1) if one else (1, long)), *shape[place + 2 :]]
    dynamic = dynamic_sizes(value)
    made = ir.RankedTensorType.get(turned, kind.element_type)
    return tensor.expand_shape(made, tensor.collapse_shape(flat, value, together), together, dynamic, turned)


def _reversed(pair: ir.Attribute) -> ir.Attribute:
    """A dense attribute of two numbers, the other way round."""
    first, second = ir.DenseIntElementsAttr(pair)
    return ir.Attribute.parse(f"dense<[{second}, {first}]> : {pair.type}")
