"""The epilogue of a template as a function on a rectangle of C that has just been computed: vector after vector.

The body is that of the linalg.generic in the online loops, on vectors along the columns. Operands of it are
row-major matrices like C; one without columns (rows) has a single one (rows no distance apart).

f16 and bf16 are computed in f32, and rounded where they are stored: what is rounded to one of them within the chain and
extended again stays as it was, as in one dispatch of IREE's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.device.facts import Device
from dynmlir.dialect.contraction import epilogue_of
from dynmlir.lowering.approximations import approximated, rounded_to_bf16
from dynmlir.lowering.arithmetic import Arithmetic, matrix, zero
from dynmlir.lowering.epilogue import Epilogue, epilogue_letters
from dynmlir.lowering.families import has_masks
from dynmlir.lowering.rewrites import narrow_mask, walk
from dynmlir.resources import template_text

#: What stands for the body until it is there: any op that takes anything.
_BODY = "builtin.unrealized_conversion_cast"


def epilogue_function(template: Any, epilogue: Epilogue, arithmetic: Arithmetic) -> str:
    """MLIR text of the function, in generic form; needs the template's context."""
    generic, letters = epilogue_of(template), epilogue_letters(template)
    assert generic is not None
    masked = has_masks(arithmetic.device)
    lanes = arithmetic.lanes
    loops = "\n".join(
        (
            _loop("%j0", "%whole", lanes, letters, epilogue, masked=False),
            _loop("%whole", "%j1", lanes if masked else 1, letters, epilogue, masked),
        )
    )
    names = {
        **arithmetic.names(),
        "name": epilogue.name,
        "operands": "".join(f", {name}: {matrix(kind)}" for name, kind in epilogue.operands.items()),
        "zeros": "\n".join(
            f"  %zero_{kind} = arith.constant {zero(kind)}" for kind in dict.fromkeys((epilogue.sums, *epilogue.extras))
        ),
        "loops": loops,
    }
    module = ir.Module.parse(template_text("templates/matmul", "epilogue", names))
    for store in _stores(module):
        _insert_body(generic, store, len(letters), arithmetic.device)
    walk(module.operation, narrow_mask)
    return str(module.body.operations[0].operation.get_asm(print_generic_op_form=True, use_local_scope=True))


def _loop(start: str, end: str, width: int, letters: Sequence[str], epilogue: Epilogue, masked: bool) -> str:
    """One row, `width` columns at a time: loads of C and of every operand, and the store that the body goes before."""
    mask, where = ", %mask" if masked else "", "{in_bounds = [true]}"
    lines = [f"      %step_{start[1:]} = arith.constant {width} : index"]
    lines.append(f"      scf.for %j = {start} to {end} step %step_{start[1:]} {{")
    if masked:
        lines.append("        %left = arith.subi %j1, %j : index")
        lines.append(f"        %mask = vector.create_mask %left : vector<{width}xi1>")

    def read(value: str, memory: str, kind: str) -> str:
        types = f"{matrix(kind)}, vector<{width}x{kind}>"
        return f"        {value} = vector.transfer_read {memory}[%i, %j], %zero_{kind}{mask} {where} : {types}"

    lines.append(read("%c", "%C", epilogue.sums))
    for i, (dims, kind) in enumerate(zip(letters, epilogue.extras, strict=True)):
        if "n" in dims:
            lines.append(read(f"%e{i}", f"%E{i}", kind))
        else:
            lines.append(f"        %s{i} = memref.load %E{i}[%i, %c0] : {matrix(kind)}")
            lines.append(f"        %e{i} = vector.broadcast %s{i} : {kind} to vector<{width}x{kind}>")
    values = "".join(f", %e{i}" for i in range(len(letters)))
    kinds = ", ".join(f"vector<{width}x{kind}>" for kind in (epilogue.sums, *epilogue.extras))
    stored = epilogue.stored or epilogue.sums
    result, memory = f"vector<{width}x{stored}>", "%D" if epilogue.stored else "%C"
    lines.append(f'        %f = "{_BODY}"(%c{values}) : ({kinds}) -> {result}')
    lines.append(f"        vector.transfer_write %f, {memory}[%i, %j]{mask} {where} : {result}, {matrix(stored)}")
    return "\n".join([*lines, "      }"])


def _stores(module: ir.Module) -> list[Any]:
    """The place-holders of the body."""
    found: list[Any] = []
    walk(module.operation, lambda op: found.append(op) if op.name == _BODY else None)
    return found


def _insert_body(generic: Any, place: Any, extras: int, device: Device) -> None:
    """The body of the linalg op on vectors, in the place of its place-holder (of the sums, of each operand)."""
    block = generic.regions[0].blocks[0]
    width = ir.VectorType(place.operands[0].type).shape[0]
    sums, *others = place.operands
    arguments = zip(list(block.arguments), [*others, sums], strict=False)  # a C of another type is not read
    *body, last = [op.operation for op in block.operations]
    with ir.InsertionPoint(place), place.location:
        known = {argument: _widened(value) for argument, value in arguments}
        for op in body:
            known[op.results[0]] = _on_vectors(op, [known[operand] for operand in op.operands], width, device)
        result = _stored(known[last.operands[0]], place.results[0].type, device)
        place.results[0].replace_all_uses_with(result)
    place.erase()


def _on_vectors(op: Any, operands: Sequence[ir.Value], width: int, device: Device) -> ir.Value:
    """An op of the body; its operands and the value are f32 where they are of 16-bit floats."""
    kind, f32 = op.results[0].type, ir.F32Type.get()
    attributes = {name: op.attributes[name] for name in op.attributes}
    if op.name == "arith.constant":
        value = ir.FloatAttr.get(f32, ir.FloatAttr(attributes["value"]).value) if _is_narrow(kind) else None
        scalar = arith.constant(f32 if value else kind, value or attributes["value"])
        vector = ir.VectorType.get([width], scalar.type)
        return ir.Operation.create("vector.broadcast", results=[vector], operands=[scalar]).results[0]
    if len(operands) == 1 and (value := approximated(op.name, operands[0], device)) is not None:
        return value
    if op.name == "arith.bitcast":  # of the bits that there are
        exact = ir.VectorType.get([width], op.operands[0].type)
        operands = [_stored(operands[0], exact, device)]
        result = arith.bitcast(ir.VectorType.get([width], kind), operands[0])
        return _widened(result)
    made = f32 if _is_narrow(kind) else kind
    vector = ir.VectorType.get([width], made)
    if op.name in ("arith.extf", "arith.truncf") and operands[0].type == vector:
        return operands[0]
    return ir.Operation.create(op.name, results=[vector], operands=list(operands), attributes=attributes).results[0]


def _is_narrow(kind: ir.Type) -> bool:
    return isinstance(kind, ir.F16Type | ir.BF16Type)


def _widened(value: ir.Value) -> ir.Value:
    """A vector of 16-bit floats in f32, any other as it is."""
    kind = ir.VectorType(value.type)
    if not _is_narrow(kind.element_type):
        return value
    return arith.extf(ir.VectorType.get(kind.shape, ir.F32Type.get()), value)


def _stored(value: ir.Value, kind: ir.Type, device: Device) -> ir.Value:
    """A vector of f32 rounded to 16-bit floats where these are wanted; any other is of the type that is."""
    if value.type == kind:
        return value
    if isinstance(ir.VectorType(kind).element_type, ir.BF16Type) and not device.facts.get("dot_bf16"):
        return rounded_to_bf16(value)
    return arith.truncf(kind, value)
