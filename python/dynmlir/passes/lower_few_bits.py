"""dynmlir-lower-few-bits: products with constant weights of few bits become a dispatch that reads them as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.device.facts import Device
from dynmlir.dialect.files import libraries_for
from dynmlir.forming.constants import constant_slice, erase_unused
from dynmlir.forming.few_bits import FewBits, few_bits_of
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.packed import Packer, globals_first
from dynmlir.kernels.element_types import ROUNDS_ROWS
from dynmlir.kernels.panels import PanelForm
from dynmlir.lowering.dispatched import add_generated, call_instead, generated, may_call
from dynmlir.lowering.few_bits.product import Product, Way, host_text, product_text
from dynmlir.lowering.few_bits.tiles import OCTET, Words
from dynmlir.passes.base import LibraryFiles, Pass, PassContext, register_pass

_STEM = "dynmlir_few_bits"
#: Bytes of a word of a panel, and, by bits of numbers, what takes the signs of those in a byte.
_WORD, _SIGNS = 4, {4: -0x78, 8: -0x80}


@register_pass
class LowerFewBits(Pass):
    """Assumes a CPU. Leaves other types than f32, weights that are no constants, results that are added to."""

    name = "dynmlir-lower-few-bits"
    summary = "let products with constant weights of few bits be a dispatch that reads them as they are"
    description = """\
Before, with library=FILE.mlir, whose device says how wide vectors are:
  %w = linalg.generic {...} ins(%bytes, %scales : tensor<4096x128x16xi8>, tensor<4096x128xf32>) outs(...) {
    // the lower half of each byte with its sign, then the upper one, times the scale of its block
  }
  %b = tensor.collapse_shape %w [[0], [1, 2, 3]] : tensor<4096x128x16x2xf32> into tensor<4096x4096xf32>
  %c = linalg.matmul indexing_maps = [..., (m, n, k) -> (n, k), ...] ins(%a, %b : ...) outs(%zeros : tensor<?x4096xf32>)
After:
  util.global private @weights_panels : tensor<128x512x128xi8>
  util.initializer { ... }
  stream.executable private @dynmlir_few_bits_0_executable { ... }
  func.func private @dynmlir_few_bits_0(...) -> tensor<?x4096xf32> { ... flow.dispatch ... }
  %q = util.global.load @weights_panels : tensor<128x512x128xi8>
  %s = util.global.load @weights_panels_0 : tensor<128x128x32xf32>
  %c = func.call @dynmlir_few_bits_0(%a, %q, %s, ...)

Weights of eight bits are bytes, times scales of blocks, of columns, or of none. What is left is computed of all weights
in f32, once, which takes four or eight times their memory. A product that says
`dynmlir.rounds_rows` gives leave to round its rows: then each block of them is bytes times a scale, whose products with
the weights a dot-product instruction sums up exactly, where a library's device has one."""

    class Options(LibraryFiles):
        """The library files."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        matches = [match for op in candidates(module) if isinstance(match := find(op, static=True), Match)]
        found = [(match, weights) for match in matches if (weights := _weights(match)) is not None]
        shelf = libraries_for(module, options.library) if found else []
        if not shelf:
            return
        from dynmlir.backend.iree import to_generic

        module.context.allow_unregistered_dialects = True
        packer, devices = Packer(module), [device for device, _ in shelf]
        made = [_packed(match, weights, packer, _way(match, weights, devices)) for match, weights in found]
        names, text = generated(_STEM, [product for product, _ in made], product_text, host_text)
        # From the last on: what a product reads may be another one's result, until that is replaced.
        for (match, _), (product, panels) in reversed(list(zip(found, made, strict=True))):
            before = match.operands[1]
            call_instead(match.op, names[product], [match.operands[0], *panels, match.op.operands[-1]])
            erase_unused(before)
        add_generated(module, to_generic(text))
        globals_first(module)


def _weights(match: Match) -> FewBits | None:
    """What the weights of a product are made of; None where it is none that is lowered."""
    if match.zero is None or not may_call(match.op) or set(match.summed_types) != {"f32"}:
        return None
    a, b, c = match.contraction.operands
    matrix = match.operands[1]
    weights = few_bits_of(matrix, b) if (a, c) == ("mk", "mn") and sorted(b) == ["k", "n"] else None
    if weights is None or weights.block % OCTET or 0 in matrix.type.shape:
        return None
    parts = [weights.bytes] if weights.scales is None else [weights.bytes, weights.scales]
    return weights if all(map(constant_slice, parts)) else None


def _way(match: Match, weights: FewBits, devices: Sequence[Device]) -> Way:
    """For rows rounded to bytes where the product gives leave, and a device of the libraries has what sums them up."""
    words = Words(weights.bits)
    rounds = ROUNDS_ROWS in match.op.attributes and weights.block <= words.most_summed
    ways = [Way.rounded(device, words) for device in devices] if rounds else []
    return next(filter(None, ways), Way.of(devices[0], words))


def _packed(match: Match, weights: FewBits, packer: Packer, way: Way) -> tuple[Product, list[ir.Value]]:
    """The product, and the panels of its bytes and scales, at the op."""
    dims, sizes = match.contraction.operands[1], match.operands[1].type.shape
    n, k = (sizes[dims.index(letter)] for letter in "nk")
    with ir.InsertionPoint(match.op), match.op.location:
        words, of_words = _words(weights, n, k)
        scales = _scales(weights, n, k // weights.block)
        given = [(words, _WORD * way.columns, of_words), (scales, way.columns, "nk")]
        panels = [packer.panels(value, constant_slice(value) or [], PanelForm(width), of) for value, width, of in given]
    for value in (words, scales):
        erase_unused(value)
    a, bytes_, of_scales, c = (str(value.type) for value in (match.operands[0], *panels, match.op.results[0]))
    return Product(way, a, bytes_, of_scales, c, k, n, weights.block), panels


def _words(weights: FewBits, n: int, k: int) -> tuple[ir.Value, str]:
    """Four bytes of each column one behind another, of numbers without signs; as columns, so that there are four.

    And the dimensions of that matrix.
    """
    of_column = k * weights.bits // 8
    bytes_ = weights.bytes if weights.dims else _together(weights.bytes, [[0], [1, 2]], n, of_column)
    element = bytes_.type.element_type
    signs = ir.DenseElementsAttr.get_splat(bytes_.type, ir.IntegerAttr.get(element, _SIGNS[weights.bits]))
    unsigned = arith.xori(bytes_, arith.ConstantOp(bytes_.type, signs).result)
    words = of_column // _WORD
    if weights.dims == "kn":
        turned = _turned(_apart(unsigned, [[0, 1], [2]], words, _WORD, n), [0, 2, 1], words, n, _WORD)
        return _together(turned, [[0], [1, 2]], words, _WORD * n), "kn"
    turned = _turned(_apart(unsigned, [[0], [1, 2]], n, words, _WORD), [0, 2, 1], n, _WORD, words)
    return _together(turned, [[0, 1], [2]], _WORD * n, words), "nk"


def _scales(weights: FewBits, n: int, blocks: int) -> ir.Value:
    """Of each column and block; ones where there are none."""
    if weights.scales is None:
        kind = ir.RankedTensorType.get([n, blocks], ir.F32Type.get())
        return arith.ConstantOp(kind, ir.DenseElementsAttr.get_splat(kind, ir.FloatAttr.get_f32(1.0))).result
    if not weights.dims:
        return weights.scales
    together = weights.scales if weights.scales.type.rank == 1 else _together(weights.scales, [[0, 1]], n)
    return _apart(together, [[0, 1]], n, 1)


def _together(value: ir.Value, dims: list[list[int]], *sizes: int) -> Any:
    return tensor.collapse_shape(ir.RankedTensorType.get(sizes, value.type.element_type), value, dims)


def _apart(value: ir.Value, dims: list[list[int]], *sizes: int) -> Any:
    return tensor.expand_shape(ir.RankedTensorType.get(sizes, value.type.element_type), value, dims, [], list(sizes))


def _turned(value: ir.Value, order: list[int], *sizes: int) -> Any:
    empty = tensor.empty(list(sizes), value.type.element_type)
    return linalg.transpose(value, outs=[empty], permutation=order).result[0]
