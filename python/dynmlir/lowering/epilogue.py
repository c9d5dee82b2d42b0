"""The epilogue of a template as a function on a rectangle of C that has just been computed: vector after vector.

    func @NAME_epilogue(%C, %E0, ..., %i0, %i1, %j0, %j1)

The body is that of the linalg.generic in the online loops, on vectors along the columns. Operands of it are
row-major matrices like C; one without columns (rows) has a single one (rows no distance apart).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.device.facts import Device
from dynmlir.dialect.contraction import epilogue_maps, epilogue_of, loops_of, read_contraction
from dynmlir.lowering.approximations import approximated
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import has_masks
from dynmlir.lowering.rewrites import narrow_mask, walk
from dynmlir.resources import template_text

#: What stands for the body until it is there: any op that takes anything.
_BODY = "builtin.unrealized_conversion_cast"


@dataclass(frozen=True)
class Epilogue:
    """What calls of it need: its name, and how many operands it has beside C, all of C's type."""

    name: str
    operands: int

    @property
    def arguments(self) -> list[str]:
        return [f"%E{i}" for i in range(self.operands)]


@dataclass(frozen=True)
class Epilogues:
    """Those of all templates that use a library: drivers may be called from one function alone, which serves all.

    %finish says which of them; -1 for none. Each takes its operands from the first of as many as any has.
    """

    of_templates: tuple[Epilogue, ...]
    #: the type of C and of every operand.
    memory: str

    def arguments(self) -> dict[str, str]:
        """What is passed on to them, with the types; nothing where there is none."""
        if not self.of_templates:
            return {}
        return {"%finish": "index"} | dict.fromkeys(self._operands(), self.memory)

    def values(self, epilogue: Epilogue | None) -> list[str]:
        """What a program passes for these; C where it has no operand."""
        if not self.of_templates:
            return []
        own = epilogue.arguments if epilogue else []
        return ["%finish", *(name if name in own else "%C" for name in self._operands())]

    def number(self, epilogue: Epilogue | None) -> int:
        return self.of_templates.index(epilogue) if epilogue else -1

    def _operands(self) -> list[str]:
        return [f"%E{i}" for i in range(max(epilogue.operands for epilogue in self.of_templates))]

    def function(self) -> str:
        """`@dynmlir_finish(finish, C, operands, rectangle)`."""
        passed = self.arguments()
        declared = ", ".join(f"{name}: {kind}" for name, kind in {"%C": self.memory, **passed}.items())
        cases = "\n".join(self._case(number, epilogue) for number, epilogue in enumerate(self.of_templates))
        return f"""
func.func private @dynmlir_finish({declared}, %i0: index, %i1: index, %j0: index, %j1: index)
    attributes {{no_inline}} {{
  scf.index_switch %finish
{cases}
  default {{ scf.yield }}
  return
}}"""

    def _case(self, number: int, epilogue: Epilogue) -> str:
        values = ", ".join(["%C", *epilogue.arguments])
        kinds = ", ".join([self.memory] * (1 + epilogue.operands))
        return f"""\
  case {number} {{
    func.call @{epilogue.name}({values}, %i0, %i1, %j0, %j1) : ({kinds}, index, index, index, index) -> ()
    scf.yield
  }}"""

    def call(self, box: str) -> str:
        """The call of that function on a rectangle."""
        passed = self.arguments()
        values, kinds = ", ".join(["%C", *passed]), ", ".join([self.memory, *passed.values()])
        return f"func.call @dynmlir_finish({values}, {box}) : ({kinds}, index, index, index, index) -> ()"


def describe_epilogue(template: Any, name: str) -> Epilogue | None:
    """The epilogue of a template, None if it has none."""
    if epilogue_of(template) is None:
        return None
    return Epilogue(f"{name}_epilogue", len(template.operands) - 3)


def epilogue_letters(template: Any) -> tuple[str, ...]:
    """The sizes of the dimensions of each of its operands."""
    if epilogue_of(template) is None:
        return ()
    dims = read_contraction(template).c
    return tuple("".join(dims[loop] for loop in loops_of(each)) for each in epilogue_maps(template))


def epilogue_function(template: Any, epilogue: Epilogue, arithmetic: Arithmetic) -> str:
    """MLIR text of the function, in generic form; needs the template's context."""
    generic, letters = epilogue_of(template), epilogue_letters(template)
    assert generic is not None
    masked = has_masks(arithmetic.device)
    lanes = arithmetic.lanes
    loops = "\n".join(
        (
            _loop("%j0", "%whole", lanes, letters, arithmetic, masked=False),
            _loop("%whole", "%j1", lanes if masked else 1, letters, arithmetic, masked),
        )
    )
    names = {
        **arithmetic.names(),
        "name": epilogue.name,
        "operands": "".join(f", {name}: {arithmetic.names()['C']}" for name in epilogue.arguments),
        "loops": loops,
    }
    module = ir.Module.parse(template_text("templates/matmul", "epilogue", names))
    for store in _stores(module):
        _insert_body(generic, store, len(letters), arithmetic.device)
    walk(module.operation, narrow_mask)
    return str(module.body.operations[0].operation.get_asm(print_generic_op_form=True, use_local_scope=True))


def _loop(start: str, end: str, width: int, operands: Sequence[str], arithmetic: Arithmetic, masked: bool) -> str:
    """One row, `width` columns at a time: loads of C and of every operand, and the store that the body goes before."""
    c, memory = arithmetic.types.c, str(arithmetic.names()["C"])
    kind, mask = f"vector<{width}x{c}>", ", %mask" if masked else ""
    lines = [f"      %step_{start[1:]} = arith.constant {width} : index"]
    lines.append(f"      scf.for %j = {start} to {end} step %step_{start[1:]} {{")
    if masked:
        lines.append("        %left = arith.subi %j1, %j : index")
        lines.append(f"        %mask = vector.create_mask %left : vector<{width}xi1>")
    where = "{in_bounds = [true]}"
    lines.append(f"        %c = vector.transfer_read %C[%i, %j], %zero{mask} {where} : {memory}, {kind}")
    for i, letters in enumerate(operands):
        if "n" in letters:
            lines.append(f"        %e{i} = vector.transfer_read %E{i}[%i, %j], %zero{mask} {where} : {memory}, {kind}")
        else:
            lines.append(f"        %s{i} = memref.load %E{i}[%i, %c0] : {memory}")
            lines.append(f"        %e{i} = vector.broadcast %s{i} : {c} to {kind}")
    values = "".join(f", %e{i}" for i in range(len(operands)))
    kinds = ", ".join([kind] * (1 + len(operands)))
    lines.append(f'        %f = "{_BODY}"(%c{values}) : ({kinds}) -> {kind}')
    lines.append(f"        vector.transfer_write %f, %C[%i, %j]{mask} {where} : {kind}, {memory}")
    return "\n".join([*lines, "      }"])


def _stores(module: ir.Module) -> list[Any]:
    """The place-holders of the body."""
    found: list[Any] = []
    walk(module.operation, lambda op: found.append(op) if op.name == _BODY else None)
    return found


def _insert_body(generic: Any, place: Any, extras: int, device: Device) -> None:
    """The body of the linalg op on vectors, in the place of its place-holder (of C, of each operand)."""
    block = generic.regions[0].blocks[0]
    width = ir.VectorType(place.operands[0].type).shape[0]
    known = {block.arguments[extras]: place.operands[0]}
    known |= {block.arguments[i]: place.operands[1 + i] for i in range(extras)}
    *body, last = [op.operation for op in block.operations]
    with ir.InsertionPoint(place), place.location:
        for op in body:
            known[op.results[0]] = _on_vectors(op, [known[operand] for operand in op.operands], width, device)
    place.results[0].replace_all_uses_with(known[last.operands[0]])
    place.erase()


def _on_vectors(op: Any, operands: Sequence[ir.Value], width: int, device: Device) -> ir.Value:
    kind = op.results[0].type
    vector = ir.VectorType.get([width], kind)
    if op.name == "arith.constant":
        scalar = arith.constant(kind, op.attributes["value"])
        return ir.Operation.create("vector.broadcast", results=[vector], operands=[scalar]).results[0]
    if len(operands) == 1 and (value := approximated(op.name, operands[0], device)) is not None:
        return value
    attributes = {name: op.attributes[name] for name in op.attributes}
    return ir.Operation.create(op.name, results=[vector], operands=list(operands), attributes=attributes).results[0]
