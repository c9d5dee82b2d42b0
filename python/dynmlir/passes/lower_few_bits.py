"""dynmlir-lower-few-bits: products with constant weights of four bits become a dispatch that reads them as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.device.facts import Device
from dynmlir.dialect.files import libraries_for
from dynmlir.forming.constants import constant_slice, erase_unused
from dynmlir.forming.halves import Halves, halves_of
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.packed import Packer, globals_first
from dynmlir.kernels.element_types import ROUNDS_ROWS
from dynmlir.lowering.dispatched import add_generated, call_instead, generated, may_call
from dynmlir.lowering.few_bits.product import FewBits, Way, host_text, product_text
from dynmlir.lowering.few_bits.tiles import OCTET
from dynmlir.passes.base import LibraryFiles, Pass, PassContext, register_pass

_STEM = "dynmlir_few_bits"
#: Bytes of a word of a panel, and what makes numbers from -8 to 7 in both halves of a byte such from 0 to 15.
_WORD, _SIGNS = 4, -0x78


@register_pass
class LowerFewBits(Pass):
    """Assumes a CPU. Leaves other types than f32, weights that are no constants, results that are added to."""

    name = "dynmlir-lower-few-bits"
    summary = "let products with constant weights of four bits be a dispatch that reads them as they are"
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

What is left is computed of all weights in f32, once, which takes eight times their memory. A product that says
`dynmlir.rounds_rows` gives leave to round its rows: then each block of them is bytes times a scale, whose products with
the weights a dot-product instruction sums up exactly, where a library's device has one."""

    class Options(LibraryFiles):
        """The library files."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        matches = [match for op in candidates(module) if isinstance(match := find(op, static=True), Match)]
        found = [(match, halves) for match in matches if (halves := _halves(match)) is not None]
        shelf = libraries_for(module, options.library) if found else []
        if not shelf:
            return
        from dynmlir.backend.iree import to_generic

        module.context.allow_unregistered_dialects = True
        packer, devices = Packer(module), [device for device, _ in shelf]
        made = [_packed(match, halves, packer, _way(match, halves, devices)) for match, halves in found]
        names, text = generated(_STEM, [product for product, _ in made], product_text, host_text)
        for (match, _), (product, panels) in zip(found, made, strict=True):
            before = match.operands[1]
            call_instead(match.op, names[product], [match.operands[0], *panels, match.op.operands[-1]])
            erase_unused(before)
        add_generated(module, to_generic(text))
        globals_first(module)


def _halves(match: Match) -> Halves | None:
    """What the weights of a product are made of; None where it is none that is lowered."""
    if match.zero is None or not may_call(match.op):
        return None
    if match.contraction.operands != ("mk", "nk", "mn") or set(match.summed_types) != {"f32"}:
        return None
    halves = halves_of(match.operands[1])
    if halves is None or halves.block % OCTET:
        return None
    return halves if constant_slice(halves.bytes) and constant_slice(halves.scales) else None


def _way(match: Match, halves: Halves, devices: Sequence[Device]) -> Way:
    """For rows rounded to bytes where the product gives leave, and a device of the libraries has what sums them up."""
    ways = [Way.rounded(device) for device in devices] if ROUNDS_ROWS in match.op.attributes else []
    return next(filter(None, ways), Way.of(devices[0]))


def _packed(match: Match, halves: Halves, packer: Packer, way: Way) -> tuple[FewBits, list[ir.Value]]:
    """The product, and the panels of its bytes and scales, at the op."""
    n, k = match.operands[1].type.shape
    with ir.InsertionPoint(match.op), match.op.location:
        words = _words(_together(halves.bytes, [[0], [1, 2]], n, k // 2), n, k // 2)
        given = [(words, _WORD * way.columns), (halves.scales, way.columns)]
        panels = [packer.panels(value, constant_slice(value) or [], width, "nk") for value, width in given]
    erase_unused(words)
    a, bytes_, scales, c = (str(value.type) for value in (match.operands[0], *panels, match.op.results[0]))
    return FewBits(way, a, bytes_, scales, c, k, n, halves.block), panels


def _words(pairs: ir.Value, n: int, pairs_of_k: int) -> ir.Value:
    """Four bytes of each column one behind another, of numbers from 0 to 15; as columns, so that there are four."""
    element = pairs.type.element_type
    signs = ir.DenseElementsAttr.get_splat(pairs.type, ir.IntegerAttr.get(element, _SIGNS))
    unsigned = arith.xori(pairs, arith.ConstantOp(pairs.type, signs).result)
    sizes = [n, pairs_of_k // _WORD, _WORD]
    words = tensor.expand_shape(ir.RankedTensorType.get(sizes, element), unsigned, [[0], [1, 2]], [], sizes)
    empty = tensor.empty([n, _WORD, pairs_of_k // _WORD], element)
    turned = linalg.transpose(words, outs=[empty], permutation=[0, 2, 1]).result[0]
    return _together(turned, [[0, 1], [2]], _WORD * n, pairs_of_k // _WORD)


def _together(value: ir.Value, dims: list[list[int]], *sizes: int) -> Any:
    return tensor.collapse_shape(ir.RankedTensorType.get(sizes, value.type.element_type), value, dims)
