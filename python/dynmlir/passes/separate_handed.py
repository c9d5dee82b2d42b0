"""dynmlir-separate-handed: what branches and loops hand on lies in memory of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.ownership import HANDING_ON, SHARED, VIEWS, Handing, first_read, handings, lies_in
from dynmlir.dialect.values import dynamic_sizes
from dynmlir.passes.base import Pass, PassContext, register_pass

_BARRIER = "util.optimization_barrier"
#: Ops whose results take no memory beside others.
_TAKES_NONE = (*VIEWS, *HANDING_ON, *SHARED, "flow.tensor.transfer", "tensor.insert_slice")


@register_pass
class SeparateHanded(Pass):
    """Leaves alone what is an argument, a constant, or carried where it lies, and what no tensor of a size without
    bounds is made beside: of two unknown sizes, or of one that is neither an argument's nor carried."""

    name = "dynmlir-separate-handed"
    summary = "let what branches and loops hand on lie in memory of its own"
    description = """\
Before:
  %p = ... : tensor<?x?x12xf32>
  %h = ... : tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %h) -> (tensor<?x4xf32>) { ... }
After:
  %p = ... : tensor<?x?x12xf32>
  %h = ... : tensor<?x4xf32>
  %m = util.optimization_barrier %h : tensor<?x4xf32>
  %own = flow.tensor.tie_shape %m : tensor<?x4xf32>{%b}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %own) -> (tensor<?x4xf32>) { ... }

IREE 3.13 lets tensors that are made side by side be parts of one allocation, and hands on where each begins. Where
that is behind a tensor whose size may be beyond 64 bits, as far as it knows, it takes it for where another way's begins
(`util.align` says nothing of the range of its result): a loop read its first state from where another tensor lies."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in HANDING_ON:
            for op in ops_named(module, name, outside="dynmlir.template"):
                for handing in handings(op.operation):
                    if isinstance(handing.value.type, ir.RankedTensorType) and _may_be_lost(handing):
                        _separate(handing)


def _may_be_lost(handing: Handing) -> bool:
    made = lies_in(handing.value)
    if isinstance(made, ir.BlockArgument) or made.owner.name in (*HANDING_ON, *SHARED) or _stays(handing):
        return False
    return any(map(_is_without_bounds, made.owner.operation.block.operations))


def _stays(handing: Handing) -> bool:
    """Whether all turns of a loop carry on what it begins with, where it lies."""
    if handing.op.name != "scf.for":
        return False
    turns = (each for each in handings(handing.op) if each.op != handing.op and each.to == handing.to)
    return all(lies_in(each.value) in handing.to for each in turns)


def _is_without_bounds(op: Any) -> bool:
    """Whether an op makes a tensor of which IREE does not know that 64 bits count its bytes."""
    if op.operation.name in _TAKES_NONE:
        return False
    kinds = [result.type for result in op.results if isinstance(result.type, ir.RankedTensorType)]
    unknown = [sum(map(kind.is_dynamic_dim, range(kind.rank))) for kind in kinds]
    if any(number > 1 for number in unknown):
        return True
    given = op.sizes if op.operation.name == "tensor.extract_slice" else op.operands
    return any(unknown) and any(isinstance(each.type, ir.IndexType) and not _is_read(each) for each in given)


def _is_read(size: ir.Value) -> bool:
    """Whether a size is one of a tensor that is there, or stated."""
    return isinstance(size, ir.BlockArgument) or size.owner.name in ("tensor.dim", "arith.constant")


def _separate(handing: Handing) -> None:
    """One barrier for all that lies in a tensor: of two IREE 3.13 lets the second one have nothing."""
    op, place = first_read(handing.op, handing.place)
    value = op.operands[place]
    made = value.owner.operation
    if made.name == _BARRIER:
        return
    known = [use.owner.operation for use in value.uses if use.owner.operation.name == _BARRIER]
    if known:
        op.operands[place] = _tied(known[0])
        return
    with ir.InsertionPoint.after(made), made.location:
        own = ir.Operation.create(_BARRIER, [value.type], [value]).results[0]
        if sizes := dynamic_sizes(value):
            own = ir.Operation.create("flow.tensor.tie_shape", [value.type], [own, *sizes]).results[0]
    op.operands[place] = own


def _tied(barrier: Any) -> ir.Value:
    """What a barrier gives, with its sizes where they are not stated."""
    ties = [
        use.owner.operation for use in barrier.results[0].uses if use.owner.operation.name == "flow.tensor.tie_shape"
    ]
    return ties[0].results[0] if ties else barrier.results[0]
