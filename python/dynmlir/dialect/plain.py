"""The operator of a template as plain linalg, for IREE's own code generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import (
    element_types,
    epilogue_of,
    extended_of,
    micro_kernel_template,
    operand_loops,
    read_contraction,
    sums_type,
)
from dynmlir.dialect.core import size_of, zero_of
from dynmlir.dialect.panels import as_matrix, form_of
from dynmlir.dialect.values import sizes
from dynmlir.dialect.windows import apply, pad_of, padded


def plain_operator(template: Any, operands: Sequence[ir.Value], finish: Callable[[Any], None]) -> ir.Value:
    """A B where the template starts from zero, C + A B where it does not; built at the insertion point.

    `finish` is given a convolution when it is made.
    """
    a, b, c, *extras = operands
    op = micro_kernel_template(template)
    into, kind, contraction = c, sums_type(template), read_contraction(template)
    from_zero = ir.BoolAttr(template.attributes["zero_init"]).value
    # IREE 3.13 refuses a convolution behind a pad whose sums begin as zeros in the memory of an argument.
    if kind != c.type.element_type or (from_zero and contraction.windows):
        c = tensor.empty(sizes(c), kind)
    if from_zero:
        c = linalg.fill(zero_of(kind), outs=[c])
    if extended_of(op) is not None:
        a = arith.extui(ir.RankedTensorType.get(a.type.shape, c.type.element_type), a)
    if contraction.in_panels:
        form = form_of(b, len(contraction.on_matrices.b), element_types(template))
        b = as_matrix(b, size_of(a, contraction.a.index("k")), size_of(c, c.type.rank - 1), form)
    if contraction.windows:
        image, weights = (a, b) if contraction.image == "A" else (b, a)
        pad = pad_of(op.operands[0])
        result = apply(op, [padded(pad, image) if pad else image, weights, c])
        finish(result.owner.opview)
    elif op.operation.name == "linalg.matmul":
        result = linalg.matmul(a, b, outs=[c])
    else:
        result = linalg.contract(a, b, outs=[c], indexing_maps=op.attributes["indexing_maps"])
    epilogue = epilogue_of(template)
    return result if epilogue is None else _finished(epilogue, [*extras, result], into)


def finish_alone(template: Any, operands: Sequence[ir.Value]) -> ir.Value:
    """A template's epilogue on all sums, with what it reads beside: operands are both; the sums where it has none."""
    sums, *extras = operands
    epilogue, kind = epilogue_of(template), template.results[0].type
    if epilogue is None:
        return sums
    into = sums if sums.type == kind else tensor.empty(sizes(sums), kind.element_type)
    return _finished(epilogue, [*extras, sums], into)


def _finished(epilogue: Any, operands: list[ir.Value], into: ir.Value) -> ir.Value:
    """The epilogue of the online loops on whole tensors: the sums are the last; `into` is for sums of another type."""
    maps = operand_loops(epilogue)
    operands[:-1] = [_without(value, loops) for value, loops in zip(operands[:-1], maps, strict=False)]
    if len(operands) < len(maps):
        operands.append(into)
    op = epilogue.clone()
    for place, operand in enumerate(operands):
        op.operands[place] = operand
    op.results[0].set_type(operands[-1].type)
    return op.results[0]


def _without(value: ir.Value, loops: tuple[int, ...]) -> ir.Value:
    """An extra operand without the dimensions, of size 1, that it has not."""
    dynamic, rank = ir.ShapedType.get_dynamic_size(), value.type.rank
    sizes = [size_of(value, d) for d in loops]
    kind = ir.RankedTensorType.get([dynamic] * len(loops), value.type.element_type)
    static = [dynamic if d in loops else 1 for d in range(rank)]
    return tensor.extract_slice(kind, value, [], sizes, [], [0] * rank, static, [1] * rank)
