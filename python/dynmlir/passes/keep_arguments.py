"""dynmlir-keep-arguments: what a caller gives is not written to."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import is_public
from dynmlir.dialect.ownership import may_change
from dynmlir.passes.base import Pass, PassContext, register_pass

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
                    if may_change(argument):
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
