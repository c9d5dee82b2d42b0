"""The epilogues of templates as what programs and drivers pass on: to functions on a rectangle that has been summed up.

    func @NAME_epilogue(%C, %E0, ..., %i0, %i1, %j0, %j1)       in place
    func @NAME_epilogue(%C, %D, %E0, ..., %i0, %i1, %j0, %j1)   from sums in %C into %D, which is of another type

What these do is in epilogue_body.py. Sums of another type than what is stored have no place of their own in memory: a
workgroup keeps those of a chunk in an `area`, row by row, an odd number of vectors apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.dialect.contraction import epilogue_maps, epilogue_of, loops_of, read_contraction, sums_type
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.made_with import MOST_ON_STACK
from dynmlir.lowering.arithmetic import matrix
from dynmlir.resources import template_text


def area(sums: str, of: str = "") -> dict[str, str]:
    """Where a workgroup keeps sums that are finished into a result of another type: where from, how many elements."""
    return {f"%X{of}": f"memref<?x{sums}>", f"%x_at{of}": "index", f"%x_have{of}": "index"}


def area_on_stack(sums: str) -> int:
    """Elements of it that a program has on its stack, for where there is none in memory."""
    return MOST_ON_STACK * 8 // bits(sums)


@dataclass(frozen=True)
class Epilogue:
    """What calls of it need."""

    name: str
    #: element types: of the sums, and of what it reads beside them.
    sums: str
    extras: tuple[str, ...] = ()
    #: and of what it stores, where that is another than that of the sums.
    stored: str | None = None

    @property
    def operands(self) -> dict[str, str]:
        """What it takes beside the sums, with the element types."""
        result = {"%D": self.stored} if self.stored else {}
        return result | {f"%E{i}": kind for i, kind in enumerate(self.extras)}

    @property
    def arguments(self) -> dict[str, str]:
        """What a program takes for it, with the types."""
        where = area(self.sums, "_shared") if self.stored else {}
        return where | {name: matrix(kind) for name, kind in self.operands.items()}


@dataclass(frozen=True)
class Epilogues:
    """Those of all templates that use a library: drivers may be called from one function alone, which serves all.

    %finish says which of them; -1 for none. Of each element type there are as many operands as any of them takes.
    """

    of_templates: tuple[Epilogue, ...]
    #: the element type of the sums.
    sums: str

    @property
    def apart(self) -> bool:
        """Whether any of them finds its sums in an area of their own."""
        return any(epilogue.stored for epilogue in self.of_templates)

    def arguments(self) -> dict[str, str]:
        """What is passed on to them, with the types; nothing where there is none."""
        if not self.of_templates:
            return {}
        return (area(self.sums) if self.apart else {}) | self._passed()

    def values(self, epilogue: Epilogue | None) -> list[str]:
        """What a program passes for these, where it has no such operand C, or what `memory` defines."""
        if not self.of_templates:
            return []
        own = self._places(epilogue) if epilogue else {}
        where = [*area(self.sums)] if epilogue and epilogue.stored else ["%none", "%zero", "%zero"]
        operands = [own.get(place) or self._none(kind) for place, kind in self._operands().items()]
        return [*(where if self.apart else []), "%finish", *operands]

    def memory(self, epilogue: Epilogue | None) -> str:
        """MLIR text of memory that its program passes: an area, and what nothing touches where it has no operand."""
        used, lines = self.values(epilogue), []
        for kind in dict.fromkeys(self._operands().values()):
            if (none := self._none(kind)) in used and none != "%C":
                lines.append(f"  %one_{kind} = memref.alloca() : memref<1x1x{kind}>")
                lines.append(f"  {none} = memref.cast %one_{kind} : memref<1x1x{kind}> to {matrix(kind)}")
        if epilogue and epilogue.stored:
            lines.append(
                template_text("templates/matmul", "area", {"sums": self.sums, "most": area_on_stack(self.sums)})
            )
        if "%none" in used:
            lines.append(f"  %no_area = memref.alloca() : memref<1x{self.sums}>")
            lines.append(f"  %none = memref.cast %no_area : memref<1x{self.sums}> to memref<?x{self.sums}>")
        return "\n".join(lines)

    def number(self, epilogue: Epilogue | None) -> int:
        return self.of_templates.index(epilogue) if epilogue else -1

    def function(self) -> str:
        """`@dynmlir_finish(C, finish, operands, rectangle)`."""
        declared = ", ".join(f"{name}: {kind}" for name, kind in {"%C": matrix(self.sums), **self._passed()}.items())
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
        values = ", ".join(["%C", *self._places(epilogue)])
        kinds = ", ".join(map(matrix, (self.sums, *epilogue.operands.values())))
        return f"""\
  case {number} {{
    func.call @{epilogue.name}({values}, %i0, %i1, %j0, %j1) : ({kinds}, index, index, index, index) -> ()
    scf.yield
  }}"""

    def call(self, box: str, sums: str = "%C") -> str:
        """The call of that function on a rectangle."""
        passed = self._passed()
        values, kinds = ", ".join([sums, *passed]), ", ".join([matrix(self.sums), *passed.values()])
        return f"func.call @dynmlir_finish({values}, {box}) : ({kinds}, index, index, index, index) -> ()"

    def _passed(self) -> dict[str, str]:
        return {"%finish": "index"} | {place: matrix(kind) for place, kind in self._operands().items()}

    def _operands(self) -> dict[str, str]:
        """The places of operands, with their element types: `%bf16_0`, ..., of each."""
        return {
            place: epilogue.operands[name]
            for epilogue in self.of_templates
            for place, name in self._places(epilogue).items()
        }

    def _places(self, epilogue: Epilogue) -> dict[str, str]:
        """The place of each operand of one of them, and what its program calls it."""
        places: dict[str, str] = {}
        for name, kind in epilogue.operands.items():
            same = sum(place.startswith(f"%{kind}_") for place in places)
            places[f"%{kind}_{same}"] = name
        return places

    def _none(self, kind: str) -> str:
        return "%C" if kind == self.sums else f"%none_{kind}"


def describe_epilogue(template: Any, name: str) -> Epilogue | None:
    """The epilogue of a template, None if it has none."""
    if epilogue_of(template) is None:
        return None
    sums = str(sums_type(template))
    stored, *extras = (str(operand.type.element_type) for operand in list(template.operands)[2:])
    return Epilogue(f"{name}_epilogue", sums, tuple(extras), stored if stored != sums else None)


def epilogue_letters(template: Any) -> tuple[str, ...]:
    """The sizes of the dimensions of each of its operands."""
    if epilogue_of(template) is None:
        return ()
    dims = read_contraction(template).c
    return tuple("".join(dims[loop] for loop in loops_of(each)) for each in epilogue_maps(template))
