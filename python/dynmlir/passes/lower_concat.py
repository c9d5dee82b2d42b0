"""dynmlir-lower-concat: tensors that are joined, some size unknown, become a dispatch of their own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.lowering.concat import Joined, host_text, rows_text
from dynmlir.lowering.dispatched import add_generated, call_instead, may_call
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_STEM = "dynmlir_concat"
#: Tensors that are joined at most: a dispatch of IREE's takes 64 words, and each has a length of two.
_MOST = 30


@register_pass
class LowerConcat(Pass):
    """Assumes a CPU. Leaves tensors that are joined along a first dimension, which IREE copies whole, those of sizes
    that are all stated, and functions of IREE's."""

    name = "dynmlir-lower-concat"
    summary = "let tensor.concat with a size unknown be a dispatch that moves vectors"
    description = """\
Before:
  %r = tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
After:
  stream.executable private @dynmlir_concat_2_of_i32_executable { ... }
  func.func private @dynmlir_concat_0(%x_0: ..., %x_1: ...) -> tensor<?x?xf32> { ... flow.dispatch ... }
  %r = func.call @dynmlir_concat_0(%a, %b)

A workgroup has some rows of the result, each of a run of each operand. IREE 3.13 moves elements one by one."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = [op for op in ops_named(module, "tensor.concat", outside="dynmlir.template") if _is_lowered(op)]
        if not found:
            return
        from dynmlir.backend.iree import to_generic

        names: dict[Joined, str] = {}
        for op in found:
            names.setdefault(_joined(op), f"{_STEM}_{len(names)}")
        kinds = sorted({(len(joined.types), joined.bits or 0) for joined in names})
        texts = [rows_text(_STEM, count, bits) for count, bits in kinds]
        texts += [host_text(name, _STEM, joined) for joined, name in names.items()]
        for op in found:
            call_instead(op, names[_joined(op)], list(op.operands))
        add_generated(module, to_generic("\n".join(texts)))


def _joined(op: Any) -> Joined:
    types = tuple(str(operand.type) for operand in op.operands)
    return Joined(types, str(op.results[0].type), ir.IntegerAttr(op.attributes["dim"]).value)


def _is_lowered(op: Any) -> bool:
    joined, kind = _joined(op), op.results[0].type
    has_rows = any(kind.is_dynamic_dim(d) or kind.get_dim_size(d) != 1 for d in range(joined.dim))
    is_known = all(operand.type.has_static_shape for operand in op.operands)
    return has_rows and not is_known and joined.bits is not None and len(joined.types) <= _MOST and may_call(op)
