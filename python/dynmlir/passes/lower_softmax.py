"""dynmlir-lower-softmax: softmax of f32, some size unknown, becomes a dispatch of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.convert import read_device
from dynmlir.dialect.core import first_named, ops_named
from dynmlir.forming.softmax import ZERO_ROWS, is_dispatched
from dynmlir.lowering.dispatched import add_generated, call_instead, may_call
from dynmlir.lowering.softmax import Way, host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_EXECUTABLE = "dynmlir_softmax"
#: What the names of functions begin with that are generated, none of which gives what it is given.
_GENERATED = "dynmlir_"
#: Other names of the same memory.
_VIEWS = ("tensor.cast", "tensor.collapse_shape", "tensor.expand_shape", "tensor.reshape")


@register_pass
class LowerSoftmax(Pass):
    """Assumes a CPU, which the module describes. Leaves softmax of other types, of fewer than eight elements, of sizes
    that are all stated, along another dimension than the last, or in a function of IREE's."""

    name = "dynmlir-lower-softmax"
    summary = "let softmax of f32 with a size unknown be a dispatch of vector code"
    description = """\
Before:
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>)
After:
  stream.executable private @dynmlir_softmax_executable { ... }
  func.func private @dynmlir_softmax_0(%x: tensor<?x?xf32>) -> tensor<?x?xf32> { ... flow.dispatch ... }
  %r = func.call @dynmlir_softmax_0(%x)

A workgroup has some rows. Of each it finds the maximum, then the exponentials and their sum, then the quotients. What
is computed and read by the softmax alone is overwritten."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        device = first_named(module, "dynmlir.device")
        found = [op for op in ops_named(module, "linalg.softmax") if _is_lowered(op)]
        if device is None or not found:
            return
        from dynmlir.backend.iree import to_generic

        lanes = read_device(device)["vector_bits"] // 32
        of = [(str(op.results[0].type), _way(op)) for op in found]
        kinds: dict[tuple[str, Way], str] = {}
        for each in of:
            kinds.setdefault(each, f"{_EXECUTABLE}_{len(kinds)}")
        texts = [rows_text(_EXECUTABLE, way, lanes) for way in sorted({way for _, way in kinds})]
        texts += [host_text(name, _EXECUTABLE, kind, way) for (kind, way), name in kinds.items()]
        for op, each in zip(found, of, strict=True):
            call_instead(op, kinds[each], [op.operands[0]])
        add_generated(module, to_generic("\n".join(texts)))


def _is_lowered(op: Any) -> bool:
    if not len(op.results):
        return False
    kind, along = op.results[0].type, ir.IntegerAttr(op.attributes["dimension"]).value
    fits = is_dispatched(kind) and op.operands[0].type == kind and along == kind.rank - 1
    return fits and may_call(op)


def _way(op: Any) -> Way:
    return Way(_may_overwrite(op), ZERO_ROWS in op.attributes)


def _may_overwrite(op: Any) -> bool:
    """Whether what a softmax reads is computed, and read by it alone; a view of an argument is the caller's."""
    value = op.operands[0]
    while True:
        readers = [use for use in value.uses if use.owner.operation.name != "tensor.dim"]
        if isinstance(value.owner, ir.Block) or len(readers) != 1:
            return False
        maker = value.owner.operation
        if maker.name not in _VIEWS:
            return _computes(maker)
        value = maker.operands[0]


def _computes(op: Any) -> bool:
    """Whether an op gives new memory; IREE drops one that only moves elements where they stay in their places."""
    if op.name == "func.call":
        return bool(ir.FlatSymbolRefAttr(op.attributes["callee"]).value.startswith(_GENERATED))
    if op.name.startswith("linalg.") and op.name != "linalg.softmax":
        return any(len(block.operations) > 1 for region in op.regions for block in region.blocks)
    return bool(op.name.startswith(("dynmlir.", "linalg.")))
