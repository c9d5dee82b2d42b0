"""dynmlir-lower-softmax: softmax of f32, some size unknown, becomes a dispatch of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.convert import read_device
from dynmlir.dialect.core import first_named, ops_named
from dynmlir.forming.softmax import is_dispatched
from dynmlir.lowering.softmax import host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_EXECUTABLE = "dynmlir_softmax"


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
        kinds: dict[tuple[str, bool], str] = {}
        for op in found:
            kinds.setdefault((str(op.results[0].type), _may_overwrite(op)), f"{_EXECUTABLE}_{len(kinds)}")
        texts = [rows_text(_EXECUTABLE, in_place, lanes) for in_place in sorted({in_place for _, in_place in kinds})]
        texts += [host_text(name, _EXECUTABLE, kind, in_place) for (kind, in_place), name in kinds.items()]
        module.context.allow_unregistered_dialects = True
        for op in found:
            _call(op, kinds[str(op.results[0].type), _may_overwrite(op)])
        made = ir.Module.parse(to_generic("\n".join(texts)))
        for of in made.body.operations:
            module.body.append(of.operation.clone())


def _is_lowered(op: Any) -> bool:
    if not len(op.results):
        return False
    around = op.operation.parent
    while around.parent is not None and around.parent.name != "builtin.module":
        around = around.parent
    kind, along = op.results[0].type, ir.IntegerAttr(op.attributes["dimension"]).value
    is_called = around.name == "func.func"  # a function of IREE's calls no other kind
    return is_called and is_dispatched(kind) and op.operands[0].type == kind and along == kind.rank - 1


def _may_overwrite(op: Any) -> bool:
    """Whether what a softmax reads is computed, and read by it alone."""
    value = op.operands[0]
    readers = [use for use in value.uses if use.owner.operation.name != "tensor.dim"]
    return not isinstance(value.owner, ir.Block) and len(readers) == 1


def _call(op: Any, name: str) -> None:
    with ir.InsertionPoint(op), op.location:
        call = ir.Operation.create(
            "func.call", [op.results[0].type], [op.operands[0]], {"callee": ir.FlatSymbolRefAttr.get(name)}
        )
    op.results[0].replace_all_uses_with(call.results[0])
    op.operation.erase()
