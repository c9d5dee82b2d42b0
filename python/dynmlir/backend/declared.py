"""Functions of imported programs, as functions of tensors.

IREE imports a program of PyTorch or ONNX as a function of buffer views and fences, and one that calls it and waits.
What it takes and gives stands in the imports and exports within it: with these as its types it is a function like any
other, which says what it takes, and IREE makes the rest again.

    util.func @main$async(%a: !hal.buffer_view, %wait: !hal.fence, %signal: !hal.fence) -> !hal.buffer_view {
      %0 = hal.tensor.import wait(%wait) => %a : !hal.buffer_view -> tensor<?xf32>{%dim}
      ...
      %1 = hal.tensor.barrier join(%r : tensor<?xf32>) => %signal : !hal.fence
      %2 = hal.tensor.export %1 : tensor<?xf32>{%size} -> !hal.buffer_view
      util.return %2
    }
    util.func @main(%a: !hal.buffer_view) -> !hal.buffer_view { ... util.call @main$async ... }

becomes func.func @main(%a: tensor<?xf32>) -> tensor<?xf32>. One that does more with its buffers or fences, as programs
that change what they are given do, stays as it is.
"""

from __future__ import annotations

from typing import Any

from iree.compiler import ir

_ASYNC = "$async"
_VIEW, _FENCE = "!hal.buffer_view", "!hal.fence"
_IMPORT, _EXPORT, _BARRIER, _DIM = "hal.tensor.import", "hal.tensor.export", "hal.tensor.barrier", "hal.buffer_view.dim"


def declare(module: ir.Module) -> None:
    """Changes the functions of a module that are of that form."""
    functions = {
        ir.StringAttr(op.attributes["sym_name"]).value: op.operation
        for op in module.body.operations
        if op.operation.name == "util.func" and len(op.regions[0].blocks) == 1
    }
    calls = _calls(module)
    for name, waiting in list(functions.items()):
        made = functions.get(name + _ASYNC)
        if made is None or calls.count(name) or calls.count(name + _ASYNC) != 1 or not _is_plain(made):
            continue
        _as_tensors(name, made)
        waiting.erase()


def _calls(module: ir.Module) -> list[str]:
    """The functions that are called, by each call."""
    found: list[str] = []

    def look(op: ir.Operation) -> ir.WalkResult:
        if op.name == "util.call":
            found.append(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        return ir.WalkResult.ADVANCE

    module.operation.walk(look)
    return found


def _users(value: Any) -> list[Any]:
    return [use.owner.operation for use in value.uses]


def _maker(value: Any) -> Any:
    """The op that a value is a result of; None for an argument."""
    return None if isinstance(value.owner, ir.Block) else value.owner.operation


def _is_plain(function: Any) -> bool:
    """Whether buffer views and fences are only imported, asked for their sizes, joined and exported."""
    block = function.regions[0].blocks[0]
    if len(block.arguments) < 2:
        return False
    *given, wait, signal = block.arguments
    if {str(wait.type), str(signal.type)} != {_FENCE}:
        return False
    for value in given:
        if str(value.type) == _VIEW:
            names = [user.name for user in _users(value)]
            if names.count(_IMPORT) != 1 or set(names) - {_IMPORT, _DIM}:
                return False
    *_, end = block.operations
    exports = [_maker(value) for value in end.operands if str(value.type) == _VIEW]
    of_buffers = {_IMPORT, _EXPORT, _BARRIER, _DIM}
    inside = [op.operation for op in block.operations if op.operation.name in of_buffers]
    return (
        all(op and op.name == _EXPORT and len(_users(op.results[0])) == 1 for op in exports)
        and {user.name for user in _users(wait)} <= {_IMPORT}
        and {user.name for user in _users(signal)} <= {_BARRIER}
        and sum(op.name == _EXPORT for op in inside) == len(exports)
        and all(_converts_nothing(op) for op in inside)
    )


def _converts_nothing(op: Any) -> bool:
    """Whether an import or export has the type of the tensor in memory, too."""
    encoding = {_IMPORT: "target_encoding", _EXPORT: "source_encoding"}.get(op.name, "")
    if encoding not in op.attributes:
        return True
    tensor = op.results[0] if op.name == _IMPORT else op.operands[0]
    return str(ir.TypeAttr(op.attributes[encoding]).value) == str(tensor.type)


def _as_tensors(name: str, made: Any) -> None:
    """The function of tensors in the place of one of buffers, which goes."""
    block = made.regions[0].blocks[0]
    *given, _, _ = block.arguments
    for value in given:
        if str(value.type) == _VIEW:
            _import(value)
    for op in [op.operation for op in block.operations if op.operation.name == _BARRIER]:
        for result, operand in zip(op.results, list(op.operands), strict=False):
            result.replace_all_uses_with(operand)
        op.erase()
    *_, end = block.operations
    exports = [_maker(value) if str(value.type) == _VIEW else None for value in end.operands]
    results = [op.operands[0] if op else value for op, value in zip(exports, end.operands, strict=True)]
    with end.location:
        ir.Operation.create("func.return", operands=results, ip=ir.InsertionPoint(end.operation))
    end.operation.erase()
    for op in exports:
        if op:
            op.erase()
    for _ in range(2):  # the fences
        block.erase_argument(len(block.arguments) - 1)
    kind = ir.FunctionType.get([value.type for value in block.arguments], [value.type for value in results])
    attributes = {"sym_name": ir.StringAttr.get(name), "function_type": ir.TypeAttr.get(kind)}
    with made.location:
        function = ir.Operation.create("func.func", attributes=attributes, regions=1, ip=ir.InsertionPoint(made))
    block.append_to(function.regions[0])
    made.erase()


def _import(value: Any) -> None:
    """A buffer view becomes the tensor that is imported from it; its sizes are those of that."""
    users = _users(value)
    (imported,) = (user for user in users if user.name == _IMPORT)
    kind = imported.results[0].type
    sizes = [user for user in users if user.name == _DIM]
    imported.results[0].replace_all_uses_with(value)
    imported.erase()
    value.set_type(kind)
    for op in sizes:
        with op.location:
            at = ir.Operation.create(
                "arith.constant",
                results=[ir.IndexType.get()],
                attributes={"value": ir.IntegerAttr.get(ir.IndexType.get(), _index(op))},
                ip=ir.InsertionPoint(op),
            )
            size = ir.Operation.create(
                "tensor.dim", results=[ir.IndexType.get()], operands=[value, at.result], ip=ir.InsertionPoint(op)
            )
        op.results[0].replace_all_uses_with(size.result)
        op.erase()


def _index(op: Any) -> int:
    return ir.IntegerAttr(op.attributes["index"]).value
