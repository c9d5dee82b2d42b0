"""dynmlir-export-reference: each template's operator as IREE itself lowers it: the test oracle."""

from __future__ import annotations

from functools import partial
from typing import Any

from dynmlir.bindings import arith, cf, func, ir
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.contraction import micro_kernel_template, read_contraction
from dynmlir.dialect.core import find_symbol, ops_named, size_of, symbol_name
from dynmlir.dialect.plain import plain_operator
from dynmlir.forming.images import cut_images
from dynmlir.forming.sizes import Origins
from dynmlir.kernels.contraction import Contraction
from dynmlir.passes.base import Pass, PassContext, register_pass


def require_same_sizes(name: str, contraction: Contraction, operands: list[ir.Value]) -> None:
    """Assertions that stop a call whose sizes do not agree, before anything is read."""
    for letter in contraction.letters:
        (i, dim_i), *others = contraction.extents(letter)
        for j, dim_j in others:
            left, right = size_of(operands[i], dim_i), size_of(operands[j], dim_j)
            same = arith.cmpi(arith.CmpIPredicate.eq, left, right)
            text = f"dimension {dim_i} of {'ABC'[i]} and dimension {dim_j} of {'ABC'[j]} differ"
            cf.assert_(same, f"{name}: {text}")


def build_reference(template: Any, name: str) -> None:
    """`func.func @name(A, B, C)`: A B where the template starts from zero, C + A B where it does not."""
    types = [operand.type for operand in template.operands]
    function = func.FuncOp(name, (types, [template.results[0].type]))
    with ir.InsertionPoint(function.add_entry_block()):
        op = micro_kernel_template(template)
        require_same_sizes(f"{name} ({op.operation.name})", read_contraction(template), list(function.arguments))
        cut = partial(cut_images, function=function, origins=Origins())
        func.ReturnOp([plain_operator(template, list(function.arguments), cut)])


@register_pass
class ExportReference(Pass):
    """Assumes templates; needs no library, and leaves the templates as they are."""

    name = "dynmlir-export-reference"
    summary = "add public functions that run each template's operator as IREE itself lowers it"
    prerequisites = ("dynmlir-form-templates",)
    description = """\
Before:
  "dynmlir.template"(%a, %b, %c) ({...}, {...}) {sym_name = "main_matmul_0", zero_init = true, ...}
After, besides:
  func.func @main_matmul_0_reference(%a: tensor<?x?xf32>, ...) -> tensor<?x?xf32> {
    cf.assert ...                                            // the sizes agree
    %zero = linalg.fill ins(%cst : f32) outs(%c : ...)       // where the template starts from zero
    %r = linalg.matmul ins(%a, %b : ...) outs(%zero : ...)
    return %r
  }

The function holds the operator that the template was formed from, for IREE's code generator: what the
micro-kernels are compared with, and what an operator without them falls back to."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for template in ops_named(module, "dynmlir.template"):
            name = f"{symbol_name(template)}_reference"
            if find_symbol(template, ir.FlatSymbolRefAttr.get(name)) is not None:
                raise DynmlirError(f"@{name} is in the module already", template.location)
            with ir.InsertionPoint(module.body), template.location:
                build_reference(template, name)
