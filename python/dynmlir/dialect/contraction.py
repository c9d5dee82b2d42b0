"""What a linalg op contracts: its indexing maps as a `Contraction`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.device.facts import Device
from dynmlir.dialect.operators import OPERATORS
from dynmlir.dialect.values import made_by
from dynmlir.dialect.windows import image_dims, is_windowed, padding_of, without_sign
from dynmlir.kernels.contraction import GROUPS, PANELS, Contraction, in_letters
from dynmlir.kernels.convolution import convolution


def loops_of(affine_map: ir.AffineMap) -> tuple[int, ...]:
    """The loops that the dimensions of an operand are; ValueError where one is no single loop."""
    if not all(isinstance(result, ir.AffineDimExpr) for result in affine_map.results):
        raise ValueError("reads an operand along more than its loops")
    return tuple(result.position for result in affine_map.results)


def operand_loops(op: Any) -> list[tuple[int, ...]]:
    """The loops of each operand of a linalg op, the result's last; ValueError where a dimension is no single loop."""
    return [loops_of(ir.AffineMapAttr(a).value) for a in linalg.get_indexing_maps(op.opview)]


def contraction_of(op: Any) -> Contraction:
    """The contraction of a linalg op with inputs A, B and result C; ValueError where its maps are of none.

    Of several loops over rows the last is m: online loops are written so. Of a convolution the inputs are the image,
    whose zeros around it are those of a tensor.pad, and the weights.
    """
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op)]
    if len(maps) != 3:
        raise ValueError(f"has {len(maps)} operands, not 3")
    if not is_windowed(maps[0]):
        return in_letters([loops_of(m) for m in maps], order=range(maps[0].n_dims))
    c = loops_of(maps[2])
    return convolution(image_dims(maps[0], c), loops_of(maps[1]), c, padding_of(op.operands[0]))


def micro_kernel_template(template: Any) -> Any:
    """The linalg op of a (valid) template that its micro-kernels stand in for."""
    names = OPERATORS[ir.StringAttr(template.attributes["operator"]).value].linalg_ops
    return min(_in_loops(template, names), key=lambda op: names.index(op.operation.name))


def epilogue_of(template: Any) -> Any | None:
    """The linalg.generic of a (valid) template on its finished tiles, None if there is none."""
    kernel = micro_kernel_template(template).operation
    others = [op.operation for op in _in_loops(template, ("linalg.generic",))]
    return next((op for op in others if op != kernel), None)


def _in_loops(template: Any, names: Sequence[str]) -> list[Any]:
    """The ops of these names in a template's online loops, in their order."""
    found: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        if op.name in names:
            found.append(op.opview)
        return ir.WalkResult.ADVANCE

    for op in template.regions[0].blocks[0].operations:
        op.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def epilogue_maps(template: Any) -> list[ir.AffineMap]:
    """Of a (valid) template's epilogue the maps of the operands that it has beside its sums and C."""
    generic, count = epilogue_of(template), len(template.operands) - 3
    return (
        [] if generic is None else [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(generic.opview)][:count]
    )


def epilogue_work(template: Any) -> tuple[tuple[str, ...], int]:
    """Of a (valid) template's epilogue the names of its ops, and how many operands it has that are as large as C."""
    generic = epilogue_of(template)
    if generic is None:
        return (), 0
    *inside, _ = [op.operation.name for op in generic.regions[0].blocks[0].operations]
    *_, c = (ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(generic.opview))
    return tuple(inside), epilogue_maps(template).count(c)


def sums_type(template: Any) -> ir.Type:
    """The element type that a (valid) template's sums are of, before the epilogue: C's, unless that ends in another."""
    return micro_kernel_template(template).operation.results[0].type.element_type


def read_contraction(template: Any) -> Contraction:
    """The contraction that a (valid) template computes on its operands."""
    return on_operands(contraction_of(micro_kernel_template(template)), [o.type for o in template.operands])


def element_types(template: Any) -> tuple[str, ...]:
    """Of A, B and C; an A that the online loops, or the linalg op of an image, extend without sign is `ui8`."""
    a, *others = (str(operand.type.element_type) for operand in list(template.operands)[:3])
    kernel = micro_kernel_template(template)
    return ("u" * (extended_of(kernel) is not None or without_sign(kernel)) + a, *others)


def summed_types(template: Any) -> tuple[str, ...]:
    """Of A, B and the sums: C's, unless the epilogue ends in another type."""
    return (*element_types(template)[:2], str(sums_type(template)))


def served_types(template: Any, device: Device) -> tuple[str, ...]:
    """What a library must state for a (valid) template: kernels of CPUs store sums, those of GPUs what follows."""
    return summed_types(template) if device.is_cpu else element_types(template)


def extended_of(kernel: Any) -> Any | None:
    """The arith.extui that makes the first input of a linalg op, None if nothing does."""
    return made_by(kernel.operands[0], "arith.extui")


def on_operands(contraction: Contraction, types: list[Any]) -> Contraction:
    """The contraction of the online loops on operands of these types: a B of more dimensions lies in panels."""
    more = types[1].rank - len(contraction.b) if contraction.b.endswith("kn") else 0
    lies = {1: PANELS, 2: GROUPS}.get(more, "kn")
    return replace(contraction, b=contraction.b.removesuffix("kn") + lies) if more else contraction


def static_sizes(contraction: Contraction, types: list[Any]) -> dict[str, int]:
    """The sizes that the types of A, B and C state: {"n": 768}; of panels also their columns, q, and groups, x of y."""
    sizes = {}
    for letter in contraction.sizes + "q" * contraction.in_panels + "xy" * contraction.in_groups:
        for operand, dim in contraction.extents(letter):
            if not types[operand].is_dynamic_dim(dim):
                sizes[letter] = types[operand].get_dim_size(dim)
    return sizes
