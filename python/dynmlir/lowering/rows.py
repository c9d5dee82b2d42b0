"""Programs on rows as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dynmlir.dialect.row_programs import COLUMN, ONE, ROW, WHOLE, Operand, Reduction, RowProgram, Step
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, product, shape, sizes

#: Elements that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 16384
#: Sums and maxima of a row that do not wait for each other, for one reduction, and for several that go along together.
_CHAINS = {True: 4, False: 2}
_INFINITY = {"f16": ("0xFC00", "0x7C00"), "f32": ("0xFF800000", "0x7F800000")}
_INFINITY["f64"] = ("0xFFF0000000000000", "0x7FF0000000000000")


@dataclass(frozen=True)
class RowCall:
    """A program, and the types that it is called with."""

    way: tuple[RowProgram, int]
    """With the number of elements in a vector."""
    operands: tuple[str, ...]
    results: tuple[str, ...]
    rows: int
    """How many dimensions are of rows."""


def host_text(name: str, executable: str, call: RowCall) -> str:
    """The host function of tensors of these types."""
    program, _ = call.way
    lines: list[str] = []
    named = [f"%x{k}" for k in range(len(call.operands))]
    whole = next(k for k, operand in enumerate(program.operands().values()) if operand.read == WHOLE)
    every = sizes(named[whole], call.operands[whole], lines)
    lines += product("%rows", every[: call.rows]) + product("%columns", every[call.rows :])
    types = []
    for k, kind in enumerate(call.operands):
        own = every if k == whole else sizes(named[k], kind, lines) if kind.startswith("tensor") else []
        types.append(kind + braced(kind, own) if own else kind)
    made = [kind + braced(kind, _sizes_of(kind, call.operands[whole], every)) for kind in call.results]
    returned = ["%y"] if len(made) == 1 else [f"%y#{k}" for k in range(len(made))]
    names: dict[str, object] = {
        "name": name,
        "executable": executable,
        "arguments": ", ".join(f"{value}: {kind}" for value, kind in zip(named, call.operands, strict=True)),
        "types": ", ".join(call.results),
        "dims": "\n".join(lines),
        "share": SHARE,
        "results": len(made),
        "operands": ", ".join(named),
        "given": ", ".join(types),
        "made": ", ".join(made),
        "returned": ", ".join(returned),
    }
    return read_template("templates/rows/host", names)


def _sizes_of(kind: str, whole: str, every: Sequence[str]) -> list[str]:
    """Of a tensor of each element or each row the sizes, where dimensions of one are others."""
    left = iter(size for size, stated in zip(every, shape(whole), strict=True) if stated != "1")
    return ["%c1" if stated == "1" else next(left) for stated in shape(kind)]


def rows_text(executable: str, way: tuple[RowProgram, int]) -> str:
    """The executable of a program, for vectors of so many elements."""
    program, lanes = way
    code = _Code(program, lanes)
    bindings, numbers, memory = [], [], []
    for k, (place, operand) in enumerate(program.operands().items()):
        if operand.number:
            numbers.append(f", %v{place}: {operand.element}")
            continue
        bindings.append(f"%x{k}: !stream.binding")
        memory.append(_subspan(f"%M{place}", f"%x{k}", operand.read, operand.element))
    for k, (place, is_whole) in enumerate(program.results):
        bindings.append(f"%y{k}: !stream.binding")
        element = program.values[place].element
        memory.append(_subspan(f"%R{k}", f"%y{k}", WHOLE if is_whole else ROW, element))
    names: dict[str, object] = {
        "executable": executable,
        "bindings": ", ".join(bindings),
        "numbers": "".join(numbers),
        "memory": "\n".join(memory),
        "before": "\n".join(f"  {line}" for line in code.before()),
        "row": "\n".join(f"    {line}" for line in code.row()),
        **{f"VL_{u}": u * lanes for u in range(5)},
        "VL": lanes,
    }
    return read_template("templates/rows/rows", names)


def _subspan(memory: str, binding: str, read: str, element: str) -> str:
    kind = f"memref<{_EXTENTS[read]}x{element}>"
    sizes_ = {WHOLE: "{%rows, %columns}", ROW: "{%rows}", COLUMN: "{%columns}", ONE: ""}[read]
    return f"  {memory} = stream.binding.subspan {binding}[%c0] : !stream.binding -> {kind}{sizes_}"


#: What is stated of a memref.
_EXTENTS = {WHOLE: "?x?", ROW: "?", COLUMN: "?", ONE: "1"}


class _Code:
    """Lines of a program: %v of a number that a row has, %b of it in a vector, others by where they are."""

    def __init__(self, program: RowProgram, lanes: int):
        self.program = program
        self.lanes = lanes
        self.depths = program.depths()
        self.phases = program.phases()

    def vector(self, element: str) -> str:
        return f"vector<{self.lanes}x{element}>"

    def before(self) -> list[str]:
        """What all rows have: constants, and operands of one number."""
        lines = []
        elements = {value.element for value in self.program.values}
        lines += [f"%zeros_{e} = arith.constant dense<{_zero(e)}> : {self.vector(e)}" for e in sorted(elements)]
        for place, value in enumerate(self.program.values):
            if isinstance(value, Step) and value.name == "arith.constant":
                lines.append(f"%v{place} = arith.constant {value.attributes} : {value.element}")
            elif isinstance(value, Operand) and value.read == ONE and not value.number:
                lines.append(f"%v{place} = memref.load %M{place}[%c0] : memref<1x{value.element}>")
            elif isinstance(value, Reduction):
                neutral = _neutral(value.combiner, value.element)
                lines.append(f"%neutral{place} = arith.constant dense<{neutral}> : {self.vector(value.element)}")
                lines.append(f"%start{place} = arith.constant {value.start} : {value.element}")
            if (
                isinstance(value, Step)
                and value.name == "arith.constant"
                or isinstance(value, Operand)
                and value.read == ONE
            ):
                lines.append(self._spread(place))
        return lines

    def row(self) -> list[str]:
        """Of row %i."""
        lines = []
        for place, value in enumerate(self.program.values):
            if isinstance(value, Operand) and value.read == ROW:
                lines.append(f"%v{place} = memref.load %M{place}[%i] : memref<?x{value.element}>")
                lines.append(self._spread(place))
        lines += self._numbers(0)
        for depth, phase in enumerate(self.phases, start=1):
            lines += self._phase(depth, phase)
            lines += self._numbers(depth)
        return [*lines, *self._stores()]

    def _spread(self, place: int) -> str:
        element = self.program.values[place].element
        return f"%b{place} = vector.broadcast %v{place} : {element} to {self.vector(element)}"

    def _numbers(self, depth: int) -> list[str]:
        """The steps on a row's own numbers that come of so many reductions."""
        lines = []
        for place, value in enumerate(self.program.values):
            is_constant = isinstance(value, Step) and value.name == "arith.constant"
            if not isinstance(value, Step) or value.is_whole or is_constant or self.depths[place] != depth:
                continue
            lines.append(self._op(f"%v{place}", value, [f"%v{operand}" for operand in value.operands], str))
            lines.append(self._spread(place))
        return lines

    def _op(self, name: str, step: Step, operands: Sequence[str], kind: Callable[[str], str]) -> str:
        elements = ", ".join(kind(self.program.values[operand].element) for operand in step.operands)
        attributes = f" {{{step.attributes}}}" if step.attributes else ""
        return f'{name} = "{step.name}"({", ".join(operands)}){attributes} : ({elements}) -> {kind(step.element)}'

    def _whole(
        self, places: Sequence[int], column: str, mark: str, masked: bool = False
    ) -> tuple[list[str], list[str]]:
        """Values at some columns of the row, and the lines that make them; behind the mask %some what is left of it."""
        lines, known = [], dict[int, str]()
        needed, left = set[int](), list(places)
        while left:
            place = left.pop()
            value = self.program.values[place]
            if place not in needed and value.is_whole:
                needed.add(place)
                left += value.operands if isinstance(value, Step) else ()
        for place in sorted(needed):
            value = self.program.values[place]
            known[place] = name = f"%w{place}_{mark}"
            if isinstance(value, Operand):
                at = f"%M{place}[{column}]" if value.read == COLUMN else f"%M{place}[%i, {column}]"
                memory = f"memref<{_EXTENTS[value.read]}x{value.element}>"
                kind = self.vector(value.element)
                behind = f", %some, %zeros_{value.element} : {memory}, {self.vector('i1')}, {kind} into {kind}"
                load = f"vector.maskedload {at}{behind}" if masked else f"vector.load {at} : {memory}, {kind}"
                lines.append(f"{name} = {load}")
            elif isinstance(value, Step):
                operands = [known.get(operand, f"%b{operand}") for operand in value.operands]
                lines.append(self._op(name, value, operands, self.vector))
        return lines, [known.get(place, f"%b{place}") for place in places]

    def _phase(self, depth: int, phase: Sequence[int]) -> list[str]:
        """Reductions that go along the row together: in chains, which are brought together, then what is left."""
        chains = _CHAINS[len(phase) == 1]
        found = [self._reduction(place) for place in phase]
        kinds = [self.vector(value.element) for value in found]
        read = [value.operand for value in found]
        of = [(place, u) for u in range(chains) for place in phase]
        every = ", ".join(kinds * chains)
        names = ", ".join(f"%a{place}_{u} = %neutral{place}" for place, u in of)
        loop = f"scf.for %j = %c0 to %blocks_{chains} step %step_{chains}"
        lines = [f"%fold{depth}:{len(of)} = {loop} iter_args({names}) -> ({every}) {{"]
        for u in range(chains):
            lines.append(f"  %j_{u} = arith.addi %j, %at_{u} : index")
            made, values = self._whole(read, f"%j_{u}", str(u))
            lines += [f"  {line}" for line in made]
            for place, value, reduction in zip(phase, values, found, strict=True):
                lines.append(f"  {self._combined(f'%n{place}_{u}', reduction, f'%a{place}_{u}', value)}")
        lines.append(f"  scf.yield {', '.join(f'%n{place}_{u}' for place, u in of)} : {every}")
        lines.append("}")
        ends = [f"%fold{depth}#{k}" for k in range(len(phase))]
        for u in range(1, chains):
            for k, (place, reduction) in enumerate(zip(phase, found, strict=True)):
                name = f"%sum{place}_{u}"
                lines.append(self._combined(name, reduction, ends[k], f"%fold{depth}#{u * len(phase) + k}"))
                ends[k] = name
        lines += self._ones(depth, phase, ends, chains)
        lines += self._left(depth, phase)
        for k, (place, reduction) in enumerate(zip(phase, found, strict=True)):
            lines += self._across(place, reduction, f"%all{depth}#{k}" if len(phase) > 1 else f"%all{depth}")
        return lines

    def _reduction(self, place: int) -> Reduction:
        value = self.program.values[place]
        assert isinstance(value, Reduction)
        return value

    def _combined(self, name: str, reduction: Reduction, before: str, value: str) -> str:
        return f"{name} = {reduction.combiner} {before}, {value} : {self.vector(reduction.element)}"

    def _ones(self, depth: int, phase: Sequence[int], starts: Sequence[str], chains: int) -> list[str]:
        """A vector at a time, behind the last of several."""
        found = [self._reduction(place) for place in phase]
        every = ", ".join(self.vector(value.element) for value in found)
        names = ", ".join(f"%o{place} = {start}" for place, start in zip(phase, starts, strict=True))
        loop = f"scf.for %j = %blocks_{chains} to %ones step %step_1"
        lines = [f"%ones{depth}:{len(phase)} = {loop} iter_args({names}) -> ({every}) {{"]
        made, values = self._whole([value.operand for value in found], "%j", "one")
        lines += [f"  {line}" for line in made]
        for place, value, reduction in zip(phase, values, found, strict=True):
            lines.append(f"  {self._combined(f'%p{place}', reduction, f'%o{place}', value)}")
        return [*lines, f"  scf.yield {', '.join(f'%p{place}' for place in phase)} : {every}", "}"]

    def _left(self, depth: int, phase: Sequence[int]) -> list[str]:
        """What is left of the row, behind a mask."""
        found = [self._reduction(place) for place in phase]
        every = ", ".join(self.vector(value.element) for value in found)
        lines = [f"%all{depth}:{len(phase)} = scf.if %is_left -> ({every}) {{"]
        made, values = self._whole([value.operand for value in found], "%ones", "left", masked=True)
        lines += [f"  {line}" for line in made]
        for place, value, reduction in zip(phase, values, found, strict=True):
            kind = self.vector(reduction.element)
            lines.append(f"  %in{place} = arith.select %some, {value}, %neutral{place} : {self.vector('i1')}, {kind}")
        for k, (place, reduction) in enumerate(zip(phase, found, strict=True)):
            lines.append(f"  {self._combined(f'%q{place}', reduction, f'%ones{depth}#{k}', f'%in{place}')}")
        before = ", ".join(f"%ones{depth}#{k}" for k in range(len(phase)))
        lines.append(f"  scf.yield {', '.join(f'%q{place}' for place in phase)} : {every}")
        return [*lines, "} else {", f"  scf.yield {before} : {every}", "}"]

    def _across(self, place: int, reduction: Reduction, vector: str) -> list[str]:
        """The number of a row, of what the lanes of a vector have."""
        kind, element = self.vector(reduction.element), reduction.element
        name = {"addf": "add", "mulf": "mul"}.get(reduction.combiner[6:], reduction.combiner[6:])
        attributes = f"{{kind = #vector.kind<{name}>, fastmath = #arith.fastmath<reassoc>}}"
        return [
            f'%lanes{place} = "vector.reduction"({vector}) {attributes} : ({kind}) -> {element}',
            f"%v{place} = {reduction.combiner} %start{place}, %lanes{place} : {element}",
            self._spread(place),
        ]

    def _stores(self) -> list[str]:
        """Results, of the row and of each of its elements."""
        lines = []
        whole = [(k, place) for k, (place, is_whole) in enumerate(self.program.results) if is_whole]
        for k, (place, is_whole) in enumerate(self.program.results):
            if not is_whole:
                lines.append(f"memref.store %v{place}, %R{k}[%i] : memref<?x{self.program.values[place].element}>")
        if not whole:
            return lines
        for masked in (False, True):
            lines.append("scf.if %is_left {" if masked else "scf.for %j = %c0 to %ones step %step_1 {")
            column = "%ones" if masked else "%j"
            made, values = self._whole([place for _, place in whole], column, "store", masked)
            lines += [f"  {line}" for line in made]
            for (k, place), value in zip(whole, values, strict=True):
                element = self.program.values[place].element
                memory, kind = f"memref<?x?x{element}>", self.vector(element)
                mask = f", %some, {value} : {memory}, {self.vector('i1')}, {kind}"
                plain = f"vector.store {value}, %R{k}[%i, {column}] : {memory}, {kind}"
                lines.append("  " + (f"vector.maskedstore %R{k}[%i, {column}]{mask}" if masked else plain))
            lines.append("}")
        return lines


def _zero(element: str) -> str:
    return "false" if element == "i1" else "0.0" if element.startswith("f") else "0"


def _neutral(combiner: str, element: str) -> str:
    """What changes nothing that it is brought together with."""
    name = combiner.removeprefix("arith.")
    if name in ("addf", "mulf"):
        return "-0.0" if name == "addf" else "1.0"
    return _INFINITY[element][name.startswith("min")]
