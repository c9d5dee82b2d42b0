"""dynmlir-output-arguments: results go into memory of the caller's."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import func, ir
from dynmlir.dialect.core import is_public
from dynmlir.passes.base import Pass, PassContext, register_pass

OUTPUT = "iree.abi.output"


def outputs(function: func.FuncOp) -> set[int]:
    """The results that an argument of the function is already the memory of."""
    attributes = function.attributes
    if "arg_attrs" not in attributes:
        return set()
    marked = [a for a in ir.ArrayAttr(attributes["arg_attrs"]) if OUTPUT in ir.DictAttr(a)]
    return {ir.IntegerAttr(ir.DictAttr(a)[OUTPUT]).value for a in marked}


def missing_outputs(function: func.FuncOp) -> list[int]:
    """The results that are tensors and have no argument yet."""
    there = outputs(function)
    results = function.type.results
    return [i for i, kind in enumerate(results) if isinstance(kind, ir.RankedTensorType) and i not in there]


def add_output_arguments(function: func.FuncOp, results: list[int]) -> None:
    """Append to the function one argument for each of these results, of its type, marked as its memory."""
    old = function.type
    index = ir.IndexType.get()
    if "arg_attrs" in function.attributes:
        marks = list(ir.ArrayAttr(function.attributes["arg_attrs"]))
    else:
        marks = [ir.DictAttr.get({}) for _ in old.inputs]
    for i in results:
        function.regions[0].blocks[0].add_argument(old.results[i], function.location)
        marks.append(ir.DictAttr.get({OUTPUT: ir.IntegerAttr.get(index, i)}))
    inputs = [*old.inputs, *(old.results[i] for i in results)]
    kind = ir.FunctionType.get(inputs, old.results)
    function.attributes["function_type"] = ir.TypeAttr.get(kind)
    function.attributes["arg_attrs"] = ir.ArrayAttr.get(marks)


def called_functions(module: ir.Module) -> set[str]:
    """The functions that the module itself calls."""
    names = set()

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name == "func.call":
            names.add(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    return names


@register_pass
class OutputArguments(Pass):
    """Assumes that tensors of a public function are dense, as IREE's calling convention has them."""

    name = "dynmlir-output-arguments"
    summary = "give each tensor result of a public function an argument that it is written into"
    description = """
Before:
  func.func @f(%a: tensor<?xf32>) -> tensor<?xf32>
After:
  func.func @f(%a: tensor<?xf32>, %out: tensor<?xf32> {iree.abi.output = 0 : index}) -> tensor<?xf32>
A result that has such an argument keeps it. A function that the module itself calls is left alone.
"""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        called = called_functions(module)
        with module.context:
            for op in module.body.operations:
                if not isinstance(op, func.FuncOp) or not is_public(op):
                    continue
                results = missing_outputs(op)
                if results and op.name.value in called:
                    context.remark(op, f"'{op.name.value}' is called in the module: no output arguments")
                elif results:
                    add_output_arguments(op, results)
