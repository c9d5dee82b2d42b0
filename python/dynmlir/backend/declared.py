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

becomes func.func @main(%a: tensor<?xf32>) -> tensor<?xf32>. What is not read is not imported: its type is the one that
the program states. A function that does more with its buffers or fences, as programs that change what they are given
do, stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from iree.compiler import ir

_ASYNC = "$async"
_VIEW, _FENCE = "!hal.buffer_view", "!hal.fence"
_IMPORT, _EXPORT, _BARRIER, _DIM = "hal.tensor.import", "hal.tensor.export", "hal.tensor.barrier", "hal.buffer_view.dim"
#: In the text of a program: a function up to its arguments, what they are in, one and its type, a tensor's sizes and
#: elements.
_FUNCTION = re.compile(r"func\.func (?:public )?@([\w$.-]+)\(")
_BRACKET = re.compile(r"[()]")
_ARGUMENT = re.compile(r"%[\w$.-]+: *(![\w.]+(?:<[^>]*>)?|[^\s,){]+)")
_TENSOR = re.compile(r"!torch\.vtensor<\[([\d?,]*)\],([a-z0-9]+)>")
#: What a function takes, by its arguments; nothing where that is no tensor of elements that IREE has.
Stated = Sequence[str | None]


def stated(text: str) -> dict[str, Stated]:
    """The tensors that the functions of a program take, by their names, as types of MLIR."""
    functions: dict[str, Stated] = {}
    for found in _FUNCTION.finditer(text):
        depth = 1
        for bracket in _BRACKET.finditer(text, found.end()):
            depth += 1 if bracket[0] == "(" else -1
            if depth == 0:
                taken = _ARGUMENT.findall(text[found.end() : bracket.start()])
                functions[found[1]] = [_tensor(kind) for kind in taken]
                break
    return functions


def _tensor(kind: str) -> str | None:
    found = _TENSOR.fullmatch(kind)
    element = re.sub(r"^[su]i", "i", found[2]) if found else ""
    if found is None or not re.fullmatch(r"i\d+|bf16|f\d+", element):
        return None
    return f"tensor<{''.join(f'{size}x' for size in found[1].split(',') if size)}{element}>"


def declare(module: ir.Module, taken: Mapping[str, Stated]) -> None:
    """Changes the functions of a module that are of that form; `taken` has what they take, as the program states it."""
    functions = {
        ir.StringAttr(op.attributes["sym_name"]).value: op.operation
        for op in module.body.operations
        if op.operation.name == "util.func" and len(op.regions[0].blocks) == 1
    }
    calls = _calls(module)
    for name, waiting in list(functions.items()):
        made = functions.get(name + _ASYNC)
        if made is None or calls.count(name) or calls.count(name + _ASYNC) != 1:
            continue
        kinds = _kinds(made, taken.get(name, ()))
        if kinds is None or not _is_plain(made):
            continue
        _as_tensors(name, made, kinds)
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


def _kinds(function: Any, taken: Stated) -> list[ir.Type | None] | None:
    """Of each argument the tensor that a buffer view is imported as, if it is read at all; None if some are others.

    Nothing of what is no buffer view; fences are left out.
    """
    given = list(function.regions[0].blocks[0].arguments)[:-2]
    kinds: list[ir.Type | None] = []
    for place, value in enumerate(given):
        if str(value.type) != _VIEW:
            kinds.append(None)
            continue
        imports = [user for user in _users(value) if user.name == _IMPORT]
        said = taken[place] if len(taken) == len(given) else None
        if len(imports) > 1 or {user.name for user in _users(value)} - {_IMPORT, _DIM} or not (imports or said):
            return None
        kinds.append(imports[0].results[0].type if imports else ir.Type.parse(said))
    return kinds


def _is_plain(function: Any) -> bool:
    """Whether fences are only waited for and joined, and buffer views exported."""
    block = function.regions[0].blocks[0]
    if len(block.arguments) < 2:
        return False
    *_, wait, signal = block.arguments
    if {str(wait.type), str(signal.type)} != {_FENCE}:
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


def _as_tensors(name: str, made: Any, kinds: Sequence[ir.Type | None]) -> None:
    """The function of tensors in the place of one of buffers, which goes."""
    block = made.regions[0].blocks[0]
    for value, kind in zip(block.arguments, kinds, strict=False):
        if kind is not None:
            _import(value, kind)
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


def _import(value: Any, kind: ir.Type) -> None:
    """A buffer view becomes the tensor that is imported from it; its sizes are those of that."""
    users = _users(value)
    sizes = [user for user in users if user.name == _DIM]
    for imported in (user for user in users if user.name == _IMPORT):
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
