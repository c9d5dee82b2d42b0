"""dynmlir-form-templates: an operator of dynamic size becomes online loops around a micro-kernel template."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import affine, arith, ir, linalg, scf, tensor
from dynmlir.dialect.core import ops_named, symbol_name, zero_of
from dynmlir.kernels.element_types import COVERED
from dynmlir.passes.base import Pass, PassContext, register_pass

_MATMUL_MAPS = "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]"


def why_not(op: Any) -> str | None:
    """Why a linalg.matmul stays as it is; None if it becomes a template."""
    types = [operand.type for operand in op.operands]
    if not all(isinstance(t, ir.RankedTensorType) for t in types):
        return "is not on tensors"
    if str(op.attributes["indexing_maps"]) != str(ir.Attribute.parse(_MATMUL_MAPS)):
        return "has a transposed or broadcast operand"
    kinds = tuple(str(t.element_type) for t in types)
    if kinds not in COVERED:
        return f"has element types {', '.join(kinds)}, which are not covered"
    if "cast_unsigned" in str(op.attributes.get("cast", "")):
        return "extends its operands without sign"
    if any(t.encoding is not None for t in types):
        return "has an encoded tensor type"
    if all(t.has_static_shape for t in types):
        return "has static sizes"
    return None


def zero_filled(value: ir.Value) -> Any | None:
    """The linalg.fill of zeros that defines a value, None if another op does."""
    if isinstance(value, ir.BlockArgument) or value.owner.name != "linalg.fill":
        return None
    fill = value.owner
    source = fill.operands[0]
    if isinstance(source, ir.BlockArgument) or source.owner.name != "arith.constant":
        return None
    return fill if str(source.owner.attributes["value"]).startswith(("0.000000e+00 ", "0 ")) else None


def free_names(module: ir.Module, stem: str) -> Iterator[str]:
    """`<stem>_0`, `<stem>_1`, ... but those that a template of the module has."""
    taken = {symbol_name(op) for op in ops_named(module, "dynmlir.template")}
    number = 0
    while True:
        if (name := f"{stem}_{number}") not in taken:
            yield name
        number += 1


def function_name(op: Any) -> str:
    """The name of the function around an op; "module" outside functions."""
    while (op := op.operation.parent) is not None:
        if "sym_name" in op.attributes:
            return symbol_name(op)
    return "module"


def build_template(op: Any, name: str, zero: Any | None) -> ir.Operation:
    """The template of a linalg.matmul, before it; `zero` is the fill that its result starts from, if any."""
    operands = [*list(op.operands)[:2], zero.operands[1] if zero else op.operands[2]]
    template = ir.Operation.create(
        "dynmlir.template",
        results=[op.results[0].type],
        operands=operands,
        attributes={
            "sym_name": ir.StringAttr.get(name),
            "operator": ir.StringAttr.get("matmul"),
            "zero_init": ir.BoolAttr.get(zero is not None),
        },
        regions=2,
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    arguments = [value.type for value in operands] + [ir.IndexType.get()] * 3
    block = template.regions[0].blocks.append(*arguments, arg_locs=[op.location] * len(arguments))
    with ir.InsertionPoint(block), op.location:
        _build_loops(block, zero is not None)
    return template


def _build_loops(block: ir.Block, zero_init: bool) -> None:
    """for i, j: the tile of C, for k: += A's slice times B's."""
    a, b, c, *tiles = block.arguments
    zero, one = (arith.constant(ir.IndexType.get(), i) for i in (0, 1))
    m, n, k = tensor.dim(a, zero), tensor.dim(b, one), tensor.dim(a, one)
    nothing = zero_of(c.type.element_type)
    # ruff: the third value of each loop is the loop's result, for use after it.
    for i, rows, result in scf.for_(zero, m, tiles[0], [c]):  # noqa: B007
        height = _remaining(i, tiles[0], m)
        for j, columns, row_result in scf.for_(zero, n, tiles[1], [rows]):  # noqa: B007
            width = _remaining(j, tiles[1], n)
            tile = _slice(columns, (i, j), (height, width))
            if zero_init:
                tile = linalg.fill(nothing, outs=[tile])
            for p, partial, sum_result in scf.for_(zero, k, tiles[2], [tile]):  # noqa: B007
                depth = _remaining(p, tiles[2], k)
                lhs, rhs = _slice(a, (i, p), (height, depth)), _slice(b, (p, j), (depth, width))
                scf.yield_([linalg.matmul(lhs, rhs, outs=[partial])])
            scf.yield_([_insert(sum_result, columns, (i, j), (height, width))])
        scf.yield_([row_result])
    ir.Operation.create("dynmlir.yield", operands=[result])


def _remaining(start: ir.Value, step: ir.Value, size: ir.Value) -> ir.Value:
    """min(step, size - start): the extent of the last tile is what is left."""
    u, d = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    return affine.min(ir.AffineMap.get(1, 2, [u, d - ir.AffineDimExpr.get(0)]), [start, step, size])


def _slice(source: ir.Value, offsets: tuple[ir.Value, ...], sizes: tuple[ir.Value, ...]) -> ir.Value:
    dynamic = ir.ShapedType.get_dynamic_size()
    result = ir.RankedTensorType.get([dynamic] * 2, source.type.element_type)
    mark = [ir.ShapedType.get_dynamic_stride_or_offset()] * 2
    return tensor.extract_slice(result, source, offsets, sizes, [], mark, [dynamic] * 2, [1, 1])


def _insert(source: ir.Value, into: ir.Value, offsets: Any, sizes: Any) -> ir.Value:
    dynamic, mark = ir.ShapedType.get_dynamic_size(), ir.ShapedType.get_dynamic_stride_or_offset()
    return tensor.insert_slice(source, into, offsets, sizes, [], [mark] * 2, [dynamic] * 2, [1, 1])


@register_pass
class FormTemplates(Pass):
    """Assumes nothing; leaves every other op alone, and says why of a matmul that it leaves."""

    name = "dynmlir-form-templates"
    summary = "replace linalg.matmul of dynamic size by dynmlir.template"
    description = """\
Before:
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x?xf32>)
                     outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
After:
  %c = "dynmlir.template"(%a, %b, %empty) ({
  ^bb0(%A: tensor<?x768xf32>, %B: tensor<768x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %out = scf.for %i = %c0 to %M step %uM iter_args(%rows = %C) -> (tensor<?x?xf32>) {
      scf.for %j = ... step %uN { linalg.fill; scf.for %k = ... step %uK { linalg.matmul on slices } }
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = true} : (...) -> tensor<?x?xf32>

A matmul whose result starts from anything but a fill of 0.0 becomes a template with zero_init = false."""

    @dataclass(frozen=True)
    class Options:
        """No options."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        for op in ops_named(module, "linalg.matmul", outside="dynmlir.template"):
            if (reason := why_not(op)) is not None:
                context.remark(op, f"'linalg.matmul' {reason}: left alone")
                continue
            zero = zero_filled(op.operands[2])
            name = next(free_names(module, f"{function_name(op)}_matmul"))
            template = build_template(op, name, zero)
            op.results[0].replace_all_uses_with(template.results[0])
            op.operation.erase()
            if zero is not None and not list(zero.results[0].uses):
                zero.operation.erase()
