"""The epilogue of a template on a GPU: a function on neighbours of a row of C, called where they are stored.

    func @NAME_epilogue_<width>(sums, a vector of each operand) -> vector<<width>xT>

The body is that of the linalg.generic in the online loops, element by element: a GPU has no vectors. Sums, operands and
C may each be of a type. What math has no 16-bit function for is done in f32. Kernels call a stand-in of the name
`EPILOGUE`, so that one lowering of a kernel serves all templates whose epilogues have operands of the same form.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, vector
from dynmlir.dialect.contraction import epilogue_of, sums_type
from dynmlir.dialect.core import symbol_name
from dynmlir.kernels.element_types import bits
from dynmlir.lowering.arithmetic import matrix
from dynmlir.lowering.epilogue import Epilogue, describe_epilogue

EPILOGUE = "dynmlir_epilogue"
#: Neighbours that kernels store together; one at a time where the parts of a split reduction are summed.
WIDTHS = (1, 2, 4)


@dataclass(frozen=True)
class Finish:
    """What kernels must know of an epilogue: the type that sums are rounded to before it, and of each operand whether
    it has columns, and its type."""

    sums: str
    extras: tuple[tuple[bool, str], ...] = ()

    def type(self, result: str, width: int) -> str:
        """Of the function on so many neighbours."""
        kinds = [f"vector<{width}x{element}>" for element in (self.sums, *(element for _, element in self.extras))]
        return f"({', '.join(kinds)}) -> vector<{width}x{result}>"


def store_names(finish: Finish | None, result: str, width: int) -> dict[str, str]:
    """What store_some.mlir does to %out, and what it stores, of the result's type; operands are read at [%r, %ci]."""
    if finish is None:
        return {"finish": "", "stored": "out", "finish_comment": "no epilogue."}
    lines = []
    for i, (has_columns, element) in enumerate(finish.extras):
        kind, memory = f"vector<{width}x{element}>", matrix(element)
        if has_columns:
            # Two wheels spell the alignment differently; where nothing is beyond the natural one, none is needed.
            aligned = f"{{alignment = {width * bits(element) // 8}}}" if width > 1 else ""
            lines.append(f"      %with{i} = vector.load %E{i}[%r, %ci] {aligned} : {memory}, {kind}")
        else:
            lines.append(f"      %scalar{i} = memref.load %E{i}[%r, %first] : {memory}")
            lines.append(f"      %with{i} = vector.broadcast %scalar{i} : {element} to {kind}")
    values = "".join(f", %with{i}" for i in range(len(finish.extras)))
    lines.append(f"      %finished = func.call @{EPILOGUE}_{width}(%out{values}) : {finish.type(result, width)}")
    return {"finish": "\n".join(lines), "stored": "finished", "finish_comment": "then comes the epilogue."}


def declaration(finish: Finish | None, result: str, width: int) -> str:
    """What stands for the epilogue while a kernel is lowered."""
    return f"func.func private @{EPILOGUE}_{width}{finish.type(result, width)}" if finish else ""


def epilogue_functions(template: Any) -> list[str]:
    """MLIR text of the functions, one a width, in generic form; none without an epilogue. In the template's context."""
    epilogue, generic = describe_epilogue(template, symbol_name(template)), epilogue_of(template)
    return [] if epilogue is None else [_function(template, generic, epilogue, width) for width in WIDTHS]


def _function(template: Any, generic: Any, epilogue: Epilogue, width: int) -> str:
    elements = [sums_type(template), *(operand.type.element_type for operand in list(template.operands)[3:])]
    kinds, result = [ir.VectorType.get([width], element) for element in elements], template.results[0].type.element_type
    arguments = ", ".join(f"%v{i}: {kind}" for i, kind in enumerate(kinds))
    name, kind = f"{epilogue.name}_{width}", ir.VectorType.get([width], result)
    body = f"%made = arith.constant dense<0.0> : {kind} return %made : {kind}"
    module = ir.Module.parse(f"func.func private @{name}({arguments}) -> {kind} {{ {body} }}")
    function = module.body.operations[0].operation
    block = function.regions[0].blocks[0]
    *_, last = list(block.operations)
    with ir.InsertionPoint(last), ir.Location.unknown():
        made = last.operation.operands[0]
        for lane in range(width):
            sums, *extras = [vector.extract(value, [], [lane]) for value in block.arguments]
            made = vector.insert(_scalar(generic, [*extras, sums]), made, [], [lane])
        last.operation.operands[0] = made
    return str(function.get_asm(print_generic_op_form=True, use_local_scope=True))


def _scalar(generic: Any, values: Sequence[ir.Value]) -> ir.Value:
    """The body of the linalg op on one element of each operand, the sums last, at the insertion point."""
    block = generic.regions[0].blocks[0]
    known = dict(zip(list(block.arguments), values, strict=False))  # a C of another type is not read
    *body, last = [op.operation for op in block.operations]
    for op in body:
        known[op.results[0]] = _clone(op, [known[operand] for operand in op.operands])
    return known[last.operands[0]]


def _clone(op: Any, operands: list[ir.Value]) -> ir.Value:
    attributes = {name: op.attributes[name] for name in op.attributes}
    kind, f32 = op.results[0].type, ir.F32Type.get()
    if op.name == "arith.truncf" and operands[0].type == f32 and "roundingmode" not in attributes:
        return _rounded(operands[0], kind)
    narrow = op.name.startswith("math.") and isinstance(kind, ir.F16Type | ir.BF16Type)
    if narrow:
        operands = [arith.extf(f32, value) if value.type == kind else value for value in operands]  # fpowi's is whole
    made = ir.Operation.create(op.name, results=[f32 if narrow else kind], operands=operands, attributes=attributes)
    return _rounded(made.results[0], kind) if narrow else made.results[0]


def _rounded(value: ir.Value, kind: ir.Type) -> ir.Value:
    """An f32 rounded to a type; to bf16 by an instruction that IREE would not find."""
    if not isinstance(kind, ir.BF16Type):
        return arith.truncf(kind, value)
    attributes = {
        "asm_string": ir.StringAttr.get("cvt.rn.bf16.f32 $0, $1;"),
        "constraints": ir.StringAttr.get("=h,f"),
        "asm_dialect": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
    }
    bits = ir.Operation.create("llvm.inline_asm", [ir.IntegerType.get_signless(16)], [value], attributes).results[0]
    return arith.bitcast(kind, bits)
