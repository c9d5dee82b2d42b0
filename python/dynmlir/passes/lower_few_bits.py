"""dynmlir-lower-few-bits: products with constant weights of four bits become a dispatch that reads them as they are."""

from __future__ import annotations

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.files import libraries_for
from dynmlir.forming.constants import constant_slice, erase_unused
from dynmlir.forming.halves import Halves, halves_of
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.packed import Packer, globals_first
from dynmlir.lowering.dispatched import add_generated, call_instead, generated, may_call
from dynmlir.lowering.few_bits import FewBits, Way, host_text, product_text
from dynmlir.passes.base import LibraryFiles, Pass, PassContext, register_pass

_STEM = "dynmlir_few_bits"


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
  util.global private @weights_panels : tensor<128x2048x32xi8>
  util.initializer { ... }
  stream.executable private @dynmlir_few_bits_0_executable { ... }
  func.func private @dynmlir_few_bits_0(...) -> tensor<?x4096xf32> { ... flow.dispatch ... }
  %q = util.global.load @weights_panels : tensor<128x2048x32xi8>
  %s = util.global.load @weights_panels_0 : tensor<128x128x32xf32>
  %c = func.call @dynmlir_few_bits_0(%a, %q, %s, ...)

What is left is computed of all weights in f32, once, which takes eight times their memory."""

    class Options(LibraryFiles):
        """The library files."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        matches = [match for op in candidates(module) if isinstance(match := find(op), Match)]
        found = [(match, halves) for match in matches if (halves := _halves(match)) is not None]
        shelf = libraries_for(module, options.library) if found else []
        if not shelf:
            return
        from dynmlir.backend.iree import to_generic

        module.context.allow_unregistered_dialects = True
        packer, way = Packer(module), Way.of(shelf[0][0])
        made = [_packed(match, halves, packer, way) for match, halves in found]
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
    return halves if halves and constant_slice(halves.bytes) and constant_slice(halves.scales) else None


def _packed(match: Match, halves: Halves, packer: Packer, way: Way) -> tuple[FewBits, list[ir.Value]]:
    """The product, and the panels of its bytes and scales, at the op."""
    n, k = match.operands[1].type.shape
    with ir.InsertionPoint(match.op), match.op.location:
        kind = ir.RankedTensorType.get([n, k // 2], halves.bytes.type.element_type)
        pairs = tensor.collapse_shape(kind, halves.bytes, [[0], [1, 2]])
        panels = [
            packer.panels(value, constant_slice(value) or [], way.columns, "nk") for value in (pairs, halves.scales)
        ]
    erase_unused(pairs)
    a, q, s, c = (str(value.type) for value in (match.operands[0], *panels, match.op.results[0]))
    return FewBits(way, a, q, s, c, k, n, halves.block), panels
