"""The epilogue of a template on a GPU: a function on neighbours of a row of C, called where they are stored.

    func @NAME_epilogue_<width>(C's values, a vector of each operand) -> vector<<width>xT>

The body is that of the linalg.generic in the online loops, element by element: a GPU has no vectors. What math has
no 16-bit function for is done in f32. Kernels call a stand-in of the name `EPILOGUE`, so that one lowering of a
kernel serves all templates whose epilogues have operands of the same form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir, vector
from dynmlir.dialect.contraction import epilogue_of
from dynmlir.dialect.core import symbol_name
from dynmlir.lowering.arithmetic import matrix
from dynmlir.lowering.epilogue import Epilogue, describe_epilogue

EPILOGUE = "dynmlir_epilogue"
#: Neighbours that kernels store together; one at a time where the parts of a split reduction are summed.
WIDTHS = (1, 2, 4)


def finish(extras: Sequence[bool] | None, element: str, width: int) -> dict[str, str]:
    """What store_some.mlir does to %out, and what it stores; operands are read at [%r, %ci]."""
    if extras is None:
        return {"finish": "", "stored": "out", "finish_comment": "no epilogue."}
    kind, memory, size = f"vector<{width}x{element}>", matrix(element), 4 if element == "f32" else 2
    lines = []
    for i, has_columns in enumerate(extras):
        if has_columns:
            # Two wheels spell the alignment differently; where nothing is beyond the natural one, none is needed.
            aligned = f"{{alignment = {width * size}}}" if width > 1 else ""
            lines.append(f"      %with{i} = vector.load %E{i}[%r, %ci] {aligned} : {memory}, {kind}")
        else:
            lines.append(f"      %scalar{i} = memref.load %E{i}[%r, %first] : {memory}")
            lines.append(f"      %with{i} = vector.broadcast %scalar{i} : {element} to {kind}")
    values = "".join(f", %with{i}" for i in range(len(extras)))
    lines.append(f"      %finished = func.call @{EPILOGUE}_{width}(%out{values}) : {_type(extras, kind)}")
    return {"finish": "\n".join(lines), "stored": "finished", "finish_comment": "then comes the epilogue."}


def declaration(extras: Sequence[bool] | None, element: str, width: int) -> str:
    """What stands for the epilogue while a kernel is lowered."""
    if extras is None:
        return ""
    kind = f"vector<{width}x{element}>"
    return f"func.func private @{EPILOGUE}_{width}{_type(extras, kind)}"


def _type(extras: Sequence[bool], kind: str) -> str:
    return f"({', '.join([kind] * (1 + len(extras)))}) -> {kind}"


def epilogue_functions(template: Any) -> list[str]:
    """MLIR text of the functions, one a width, in generic form; none without an epilogue. In the template's context."""
    epilogue, generic = describe_epilogue(template, symbol_name(template)), epilogue_of(template)
    return [] if epilogue is None else [_function(template, generic, epilogue, width) for width in WIDTHS]


def _function(template: Any, generic: Any, epilogue: Epilogue, width: int) -> str:
    kind = ir.VectorType.get([width], template.results[0].type.element_type)
    arguments = ", ".join(f"%v{i}: {kind}" for i in range(1 + epilogue.operands))
    name = f"{epilogue.name}_{width}"
    module = ir.Module.parse(f"func.func private @{name}({arguments}) -> {kind} {{ return %v0 : {kind} }}")
    function = module.body.operations[0].operation
    block = function.regions[0].blocks[0]
    *_, last = list(block.operations)
    with ir.InsertionPoint(last), ir.Location.unknown():
        made = block.arguments[0]
        for lane in range(width):
            result, *extras = [vector.extract(value, [], [lane]) for value in block.arguments]
            made = vector.insert(_scalar(generic, [*extras, result]), made, [], [lane])
        last.operation.operands[0] = made
    return str(function.get_asm(print_generic_op_form=True, use_local_scope=True))


def _scalar(generic: Any, values: Sequence[ir.Value]) -> ir.Value:
    """The body of the linalg op on one element of each operand, at the insertion point."""
    block = generic.regions[0].blocks[0]
    known = dict(zip(list(block.arguments), values, strict=True))
    *body, last = [op.operation for op in block.operations]
    for op in body:
        known[op.results[0]] = _clone(op, [known[operand] for operand in op.operands])
    return known[last.operands[0]]


def _clone(op: Any, operands: list[ir.Value]) -> ir.Value:
    attributes = {name: op.attributes[name] for name in op.attributes}
    kind, f32 = op.results[0].type, ir.F32Type.get()
    narrow = op.name.startswith("math.") and isinstance(kind, ir.F16Type | ir.BF16Type)
    if narrow:
        operands = [arith.extf(f32, value) for value in operands]
    made = ir.Operation.create(op.name, results=[f32 if narrow else kind], operands=operands, attributes=attributes)
    return arith.truncf(kind, made.results[0]) if narrow else made.results[0]
