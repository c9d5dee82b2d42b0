"""dynmlir-yield-sizes: branches give the sizes of their tensors beside them."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named, size_of
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class YieldSizes(Pass):
    """Leaves alone branches whose tensors are all of known sizes."""

    name = "dynmlir-yield-sizes"
    summary = "let branches give the unknown sizes of their tensors beside them"
    description = """\
Before:
  %r = scf.if %c -> (tensor<?x4xf32>) {
    scf.yield %x : tensor<?x4xf32>
  } else { ... }
After:
  %both:2 = scf.if %c -> (tensor<?x4xf32>, index) {
    %m = tensor.dim %x, %c0 : tensor<?x4xf32>
    scf.yield %x, %m : tensor<?x4xf32>, index
  } else { ... }
  %r = flow.tensor.tie_shape %both#0 : tensor<?x4xf32>{%both#1}

IREE 3.13 finds them itself, but not within a loop that carries the tensor: "unexpected during shape cleanup"."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "scf.if", outside="dynmlir.template"):
            if any(map(_unknown, op.results)):
                _with_sizes(op.operation)


def _unknown(value: ir.Value) -> list[int]:
    """The dimensions of a tensor whose sizes are not known."""
    kind = value.type
    return [d for d in range(kind.rank) if kind.is_dynamic_dim(d)] if isinstance(kind, ir.RankedTensorType) else []


def _with_sizes(op: ir.Operation) -> None:
    places = [(result.result_number, d) for result in op.results for d in _unknown(result)]
    kinds = [result.type for result in op.results]
    with op.location, ir.InsertionPoint(op):
        made = ir.Operation.create(
            "scf.if", [*kinds, *[ir.IndexType.get()] * len(places)], list(op.operands), regions=len(op.regions)
        )
        for old, new in zip(op.regions, made.regions, strict=True):
            old.blocks[0].append_to(new)
            _yield_sizes(new.blocks[0], places)
        values, sizes = list(made.results)[: len(kinds)], list(made.results)[len(kinds) :]
        for i, (result, value) in enumerate(zip(op.results, values, strict=True)):
            of = [size for (place, _), size in zip(places, sizes, strict=True) if place == i]
            result.replace_all_uses_with(_tied(value, of) if of else value)
    op.erase()


def _yield_sizes(block: ir.Block, places: list[tuple[int, int]]) -> None:
    last = block.operations[len(block.operations) - 1]
    values = list(last.operands)
    with ir.InsertionPoint(last), last.location:
        sizes = [size_of(values[place], d) for place, d in places]
        ir.Operation.create("scf.yield", [], [*values, *sizes])
    last.operation.erase()


def _tied(value: ir.Value, sizes: list[ir.Value]) -> ir.Value:
    """The tensor, of which IREE is told its sizes."""
    return ir.Operation.create("flow.tensor.tie_shape", [value.type], [value, *sizes]).results[0]
