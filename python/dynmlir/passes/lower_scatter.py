"""dynmlir-lower-scatter: rows that are brought together by places, as sums of neighbours, become a dispatch."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import are_beginnings, stated_size
from dynmlir.lowering.dispatched import add_generated, call_instead, generated, may_call
from dynmlir.lowering.scatter import Combination, Scatter, Way, host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_STEM = "dynmlir_scatter"
_SCATTER = "iree_linalg_ext.scatter"
#: Ops of numbers of one type, and of vectors of them.
_ARITHMETIC = tuple(
    f"arith.{name}"
    for name in (
        *("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf"),
        *("addi", "subi", "muli", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori"),
    )
)
_ELEMENTS = ("f16", "f32", "f64", "i8", "i16", "i32", "i64")
_PLACES = ("i32", "i64")


@register_pass
class LowerScatter(Pass):
    """Assumes a CPU. Leaves parts of rows that do not lie side by side, and functions of IREE's."""

    name = "dynmlir-lower-scatter"
    summary = "let rows that are replaced or added to by places be a dispatch that goes through them in order"
    description = """\
Before:
  %r = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false)
         ins(%updates, %places : tensor<?x8xf32>, tensor<?x1xi64>) outs(%x : tensor<?x8xf32>) { arith.addf }
After:
  stream.executable private @dynmlir_scatter_0_executable { ... }
  func.func private @dynmlir_scatter_0(...) -> tensor<?x8xf32> { ... flow.dispatch ... }
  %r = func.call @dynmlir_scatter_0(%updates, %places, %x)

A workgroup has some rows of the result, and goes through all places. IREE 3.13 refuses rows of an unknown number, which
it would keep on the stack, and takes single elements one by one."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = [(op, made) for op in ops_named(module, _SCATTER) if (made := _scatter(op.operation)) and may_call(op)]
        if not found:
            return
        from dynmlir.backend.iree import to_generic

        names, text = generated(_STEM, [made for _, made in found], rows_text, host_text)
        for op, made in found:
            call_instead(op, names[made], list(op.operands))
        add_generated(module, to_generic(text))


def _scatter(op: Any) -> Scatter | None:
    """What a scatter brings together; None where it is none that is lowered."""
    depth, combination = len(ir.DenseI64ArrayAttr(op.attributes["dimension_map"])), _combination(op)
    if combination is None or len(op.operands) != 3:
        return None
    updates, places, original = (value.type for value in op.operands)
    kinds = str(original.element_type), str(places.element_type)
    is_in_order = list(ir.DenseI64ArrayAttr(op.attributes["dimension_map"])) == list(range(depth))
    if not is_in_order or not _are_rows(updates, places, original, depth):
        return None
    if kinds[0] not in _ELEMENTS or kinds[1] not in _PLACES:
        return None
    return Scatter(Way(combination, *kinds, depth), *(str(kind) for kind in (updates, places, original)))


def _combination(op: Any) -> Combination | None:
    """Of a region of arithmetic; None where there is more to it."""
    block = op.regions[0].blocks[0]
    known: list[tuple[ir.Value, str]] = list(zip(block.arguments, ("update", "before"), strict=True))
    steps: list[tuple[str, tuple[str, ...]]] = []

    def named(value: ir.Value) -> str | None:
        for other, name in known:
            if other == value:
                return name
        made = None if isinstance(value.owner, ir.Block) else value.owner.operation
        if made is None or made.name != "arith.constant" or value.type != block.arguments[0].type:
            return None
        return "=" + str(made.attributes["value"]).partition(" : ")[0]

    *ops, last = [each.operation for each in block.operations]
    for each in ops:
        if each.name == "arith.constant":
            continue
        operands = [named(operand) for operand in each.operands]
        if each.name not in _ARITHMETIC or None in operands:
            return None
        known.append((each.results[0], str(len(steps))))
        steps.append((each.name, tuple(operand or "" for operand in operands)))
    result = named(last.operands[0])
    return None if result is None else Combination(tuple(steps), result)


def _are_rows(updates: Any, places: Any, original: Any, depth: int) -> bool:
    """Whether each update is the beginning of a row of what is there, and has so many places."""
    batch = updates.rank - (original.rank - depth)
    is_each = places.rank == batch + 1 and stated_size(places, batch) == depth or places.rank == batch and depth == 1
    return batch > 0 and is_each and are_beginnings(updates, batch, original, depth)
