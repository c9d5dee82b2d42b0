"""dynmlir-round-integers: integers become bf16 by way of f32."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.passes.base import Pass, PassContext, register_pass

_FROM_INTEGERS = ("arith.sitofp", "arith.uitofp")


@register_pass
class RoundIntegers(Pass):
    """Leaves integers that become any other type alone."""

    name = "dynmlir-round-integers"
    summary = "let integers become bf16 by way of f32, as there is code for"
    description = """\
Before:
  %y = arith.sitofp %x : i64 to bf16
After:
  %f = arith.sitofp %x : i64 to f32
  %y = arith.truncf %f : f32 to bf16

Of the first LLVM makes a call of a function that IREE 3.13 does not have, and its linker refuses the module. PyTorch
rounds twice as well."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in _FROM_INTEGERS:
            for op in ops_named(module, name):
                if isinstance(_element(op.results[0].type), ir.BF16Type):
                    _round(op)


def _round(op: Any) -> None:
    kind, name = op.results[0].type, op.operation.name
    with ir.InsertionPoint(op), op.location:
        wide = ir.Operation.create(name, [_of_f32(kind)], [op.operands[0]]).results[0]
        rounded = ir.Operation.create("arith.truncf", [kind], [wide]).results[0]
    op.results[0].replace_all_uses_with(rounded)
    op.operation.erase()


def _element(kind: Any) -> ir.Type:
    return kind.element_type if isinstance(kind, ir.ShapedType) else kind


def _of_f32(kind: Any) -> ir.Type:
    """The type of as many elements of f32."""
    if isinstance(kind, ir.RankedTensorType):
        return ir.RankedTensorType.get(kind.shape, ir.F32Type.get(), kind.encoding)
    if isinstance(kind, ir.VectorType):
        return ir.VectorType.get(kind.shape, ir.F32Type.get())
    return ir.F32Type.get()
