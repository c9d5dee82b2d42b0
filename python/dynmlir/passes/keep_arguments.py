"""dynmlir-keep-arguments: what a caller gives is not written to."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import is_public
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Ops whose result is what they read, as it lies.
_VIEWS = ("tensor.cast", "tensor.collapse_shape", "tensor.expand_shape", "tensor.extract_slice", "tensor.reshape")
#: Ops that read a tensor, and no more.
_READERS = ("func.return", "tensor.concat", "tensor.dim", "tensor.extract", "tensor.gather", "tensor.pad")
#: Where an argument says that a result is written to it.
_OUTPUT = "iree.abi.output"


@register_pass
class KeepArguments(Pass):
    """Leaves alone what is meant to be written to: results in the caller's memory, programs that change an argument."""

    name = "dynmlir-keep-arguments"
    summary = "let IREE copy arguments of which a part is replaced"
    description = """\
Before:
  func.func @f(%cache: tensor<?x8xf32>, %row: tensor<1x8xf32>, %at: index) -> tensor<?x8xf32> {
    %r = tensor.insert_slice %row into %cache[%at, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
After:
    %kept = util.optimization_barrier %cache : tensor<?x8xf32>
    %r = tensor.insert_slice ...

IREE 3.13 replaces the part in the caller's memory where nothing else reads the tensor. The barrier does, so that there
is a copy, and is gone when the module is compiled."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in module.body.operations:
            if op.operation.name == "func.func" and is_public(op):
                for argument in _given(op):
                    if _may_change(argument):
                        with ir.InsertionPoint.at_block_begin(argument.owner), op.location:
                            ir.Operation.create("util.optimization_barrier", [argument.type], [argument])


def _given(function: Any) -> list[ir.Value]:
    """The tensors that are arguments of a function, but for those that take a result."""
    if "arg_attrs" not in function.attributes:
        attributes: list[Any] = [()] * len(function.arguments)
    else:
        attributes = list(function.attributes["arg_attrs"])
    return [
        argument
        for argument, of in zip(function.arguments, attributes, strict=True)
        if isinstance(argument.type, ir.RankedTensorType) and _OUTPUT not in of
    ]


def _may_change(value: ir.Value) -> bool:
    """Whether an op may replace a part of a tensor: all ops may that are not known to read it alone."""
    return any(_changes(use.owner.operation, use.operand_number) for use in value.uses)


def _changes(op: Any, place: int) -> bool:
    if op.name in _VIEWS:
        return _may_change(op.results[0])
    if op.name == "tensor.insert_slice":
        return place == 1
    if op.name == "dynmlir.template":
        return place == 2 and not ir.BoolAttr(op.attributes["zero_init"]).value  # what it adds to, if IREE does
    if op.name.startswith("linalg."):
        return place >= len(op.operands) - len(op.results)
    return op.name not in _READERS
