"""dynmlir-round-integers: integers become bf16 by way of f32."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.passes.base import Pass, PassContext, register_pass

_FROM_INTEGERS = ("arith.sitofp", "arith.uitofp")


@register_pass
class RoundIntegers(Pass):
    """Leaves integers that become any other type alone, and tensors that become one as a whole."""

    name = "dynmlir-round-integers"
    summary = "let integers become bf16 by way of f32, as there is code for"
    description = """\
Before:
  %y = arith.sitofp %x : i64 to bf16
After:
  %f = arith.sitofp %x : i64 to f32
  %y = the upper half of %f, rounded to even

Of the first, and of a truncf, which is folded into it, LLVM makes a call of a function that IREE 3.13 does not have:
its linker refuses the module. PyTorch rounds twice as well."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in _FROM_INTEGERS:
            for op in ops_named(module, name):
                kind = op.results[0].type
                if isinstance(_element(kind), ir.BF16Type) and not isinstance(kind, ir.RankedTensorType):
                    _round(op)


def _round(op: Any) -> None:
    kind, name = op.results[0].type, op.operation.name
    i16, i32 = (_alike(kind, ir.IntegerType.get_signless(size)) for size in (16, 32))
    with ir.InsertionPoint(op), op.location:
        half, one, most = (_constant(i32, number) for number in (16, 1, 0x7FFF))
        wide = ir.Operation.create(name, [_alike(kind, ir.F32Type.get())], [op.operands[0]]).results[0]
        digits = ir.Operation.create("arith.bitcast", [i32], [wide]).results[0]
        last = arith.andi(arith.shrui(digits, half), one)  # where two are as near, the even one is taken
        upper = arith.shrui(arith.addi(digits, arith.addi(last, most)), half)
        narrow = ir.Operation.create("arith.trunci", [i16], [upper]).results[0]
        rounded = ir.Operation.create("arith.bitcast", [kind], [narrow]).results[0]
    op.results[0].replace_all_uses_with(rounded)
    op.operation.erase()


def _constant(kind: Any, number: int) -> ir.Value:
    value = ir.IntegerAttr.get(_element(kind), number)
    is_vector = isinstance(kind, ir.VectorType)
    return arith.constant(kind, ir.DenseElementsAttr.get_splat(kind, value) if is_vector else value)


def _element(kind: Any) -> ir.Type:
    return kind.element_type if isinstance(kind, ir.ShapedType) else kind


def _alike(kind: Any, element: ir.Type) -> ir.Type:
    """The type of as many elements of another type."""
    return ir.VectorType.get(kind.shape, element) if isinstance(kind, ir.VectorType) else element
