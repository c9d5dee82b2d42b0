"""dynmlir-yield-sizes: branches and loops give the sizes of their tensors beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import dynamic_sizes
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class YieldSizes(Pass):
    """Leaves alone what has tensors of known sizes only."""

    name = "dynmlir-yield-sizes"
    summary = "let branches and loops give the unknown sizes of their tensors beside them"
    description = """\
Before:
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x4xf32>) {
    %z = ... %y ...
    scf.yield %z : tensor<?x4xf32>
  }
After:
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %both:2 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %x, %k = %m) -> (tensor<?x4xf32>, index) {
    %y = flow.tensor.tie_shape %b : tensor<?x4xf32>{%k}
    %z = ... %y ...
    %l = tensor.dim %z, %c0 : tensor<?x4xf32>
    scf.yield %z, %l : tensor<?x4xf32>, index
  }
  %r = flow.tensor.tie_shape %both#0 : tensor<?x4xf32>{%both#1}

IREE 3.13 does this itself, but where one is within another, or carries what it does not read, finds sizes no more:
"unexpected during shape cleanup"."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in ("scf.if", "scf.for", "scf.while"):
            for op in ops_named(module, name, outside="dynmlir.template"):
                if any(_unknown(value.type) for value in (*op.results, *op.operands)):
                    _with_sizes(op.operation)


def _unknown(kind: ir.Type) -> int:
    """How many sizes of a tensor its type does not state."""
    return sum(map(kind.is_dynamic_dim, range(kind.rank))) if isinstance(kind, ir.RankedTensorType) else 0


def _with_sizes(op: ir.Operation) -> None:
    kinds = [result.type for result in op.results]
    with op.location, ir.InsertionPoint(op):
        made = ir.Operation.create(
            op.name,
            [*kinds, *[ir.IndexType.get()] * sum(map(_unknown, kinds))],
            _and_sizes(list(op.operands)),
            attributes={name: op.attributes[name] for name in op.attributes},
            regions=len(op.regions),
        )
        for old, new in zip(op.regions, made.regions, strict=True):
            old.blocks[0].append_to(new)
            _take_sizes(new.blocks[0])
            _yield_sizes(new.blocks[0])
        _tie(list(op.results), list(made.results))
    op.erase()


def _and_sizes(values: Sequence[ir.Value]) -> list[ir.Value]:
    """The values, and behind them what they have of unknown sizes."""
    return [*values, *[size for value in values if _unknown(value.type) for size in dynamic_sizes(value)]]


def _take_sizes(block: ir.Block) -> None:
    taken = list(block.arguments)
    for _ in range(sum(_unknown(value.type) for value in taken)):
        block.add_argument(ir.IndexType.get(), ir.Location.current)
    with ir.InsertionPoint.at_block_begin(block):
        _tie(taken, list(block.arguments))


def _yield_sizes(block: ir.Block) -> None:
    last = block.operations[len(block.operations) - 1].operation
    with ir.InsertionPoint(last), last.location:
        ir.Operation.create(last.name, [], _and_sizes(list(last.operands)))
    last.erase()


def _tie(tensors: list[ir.Value], given: list[ir.Value]) -> None:
    """Has each tensor's uses read the given one, of which IREE is told the sizes that are given behind them all."""
    at = len(tensors)
    for old, new in zip(tensors, given, strict=False):
        uses = list(old.uses)
        value, number = new, _unknown(new.type)
        if number:
            sizes, at = given[at : at + number], at + number
            value = ir.Operation.create("flow.tensor.tie_shape", [new.type], [new, *sizes]).results[0]
        for use in uses:
            use.owner.operands[use.operand_number] = value
