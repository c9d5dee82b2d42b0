"""An operator on a GPU in IREE's dialects: one entry a resource class, and the host functions that launch them.

The MLIR is in lib/templates/cuda; here its placeholders get their values. All regions of a plan whose kernels are
of one resource class are one launch. Regions of another class, which the gpu model never plans, follow in launches
of their own, onto the same result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Template

from dynmlir.backend.dispatch import PLAN_LENGTH, PLAN_TYPES, export
from dynmlir.resources import lib_file

SUM_THREADS = 256
#: As in costmodel/gpu.py, which predicts what happens here.
LEAST_SPLIT, MOST_SPLITS, GROUP = 4, 32, 8
_BOX = ("r0", "r1", "c0", "c1")


@dataclass(frozen=True)
class GpuOperator:
    """What the backend must know of one template; types as text, `tensor<?x768xf16>`."""

    name: str
    a: str
    b: str
    c: str
    #: (M, N, K), None where it is known at run time only.
    sizes: tuple[int | None, int | None, int | None]
    #: for A, B and C, which dimensions are dynamic.
    dynamic: tuple[tuple[bool, bool], tuple[bool, bool], tuple[bool, bool]]
    accumulate: bool
    #: regions of the pattern that has most.
    regions: int


@dataclass(frozen=True)
class Kernel:
    """What a launch must know of a micro-kernel, by its place in the library."""

    function: str
    index: int
    aligned: int
    tile: tuple[int, int, int]
    split: bool


@dataclass(frozen=True)
class ResourceClass:
    """Kernels that share an entry: threads of a block, its shared memory, blocks that a multiprocessor holds."""

    number: int
    threads: int
    shared_bytes: int
    resident: int
    kernels: tuple[Kernel, ...]

    @property
    def split(self) -> bool:
        return self.kernels[0].split


@dataclass(frozen=True)
class Launches:
    """A library as the backend sees it."""

    library: str
    classes: tuple[ResourceClass, ...]
    #: the kernel that serves every shape, by its place.
    any: int
    #: element types of the inputs and of the result.
    element: str
    result: str

    def executable(self, group: ResourceClass) -> str:
        return f"{self.library}_class_{group.number}"

    @property
    def sum(self) -> str:
        """The executable that adds the parts of split reductions."""
        return f"{self.library}_sum"


def processing_elements(sms: int) -> str:
    """The global that holds the number of PEs, `sms` where the device does not say."""
    return _read("processing_elements", {"sms": sms})


def executables(launches: Launches, operators: Sequence[GpuOperator], functions: Mapping[str, str]) -> list[str]:
    """A `stream.executable` for each class, with the entry of each operator; `functions` are the kernels by name.

    One for all would give every launch the shared memory of all classes together: IREE lays out what an executable
    allocates one after the other.
    """
    made = []
    for group in launches.classes:
        entry = _entry_split if group.split else _entry
        entries = {_entry_name(op, group): entry(op, launches, group) for op in operators}
        wanted = [k.function + added for k in group.kernels for added in ("", "_added")]
        kernels = [functions[name] for name in wanted if name in functions]
        made.append(_executable(launches.executable(group), entries, [*kernels, _read("tile", {"group": GROUP})]))
    if any(group.split for group in launches.classes):
        made.append(_executable(launches.sum, {f"{op.name}_sum": _sum(op, launches) for op in operators}, []))
    return made


def _executable(name: str, entries: Mapping[str, str], functions: Sequence[str]) -> str:
    exports = "\n".join(map(export, entries))
    bodies = "\n".join([*functions, *entries.values()])
    return f"stream.executable private @{name} {{\n{exports}\nbuiltin.module {{\n{bodies}\n}}\n}}"


def host_functions(op: GpuOperator, launches: Launches, debug: bool) -> str:
    """`@<operator>`, which stands for the template; with `debug` the public `_forced`, which runs a given plan."""
    made = _host(op, launches, forced=False)
    return made + _host(op, launches, forced=True) if debug else made


def facts(launches: Launches) -> str:
    """`@<library>_facts` and `@<library>_fit`: what the host knows of micro-kernels."""
    rows = {}
    for group in launches.classes:
        for kernel in group.kernels:
            rows[kernel.index] = (kernel.aligned, group.number, *kernel.tile, kernel.split)
    cases = "\n".join(_facts_case(index, *rows[index]) for index in sorted(rows))
    return _read("facts", {"library": launches.library, "cases": cases, "any": launches.any})


def _facts_case(index: int, aligned: int, group: int, m: int, n: int, k: int, split: bool) -> str:
    numbers = {"to": aligned, "class": group, "m": m, "n": n, "k": k}
    lines = [f"    %{name}_{index} = arith.constant {value} : index" for name, value in numbers.items()]
    lines.append(f"    %split_{index} = arith.constant {str(split).lower()}")
    listed = ", ".join(f"%{name}_{index}" for name in (*numbers, "split"))
    body = "\n".join(lines)
    return f"  case {index} {{\n{body}\n    scf.yield {listed} : index, index, index, index, index, i1\n  }}"


def _entry_name(op: GpuOperator, group: ResourceClass) -> str:
    return f"{op.name}_class_{group.number}"


def _callee(op: GpuOperator, launches: Launches, group: ResourceClass) -> dict[str, object]:
    return {"entry": _entry_name(op, group), "executable": launches.executable(group)}


def _names(op: GpuOperator, launches: Launches, group: ResourceClass) -> dict[str, object]:
    return {
        "name": _entry_name(op, group),
        "T": launches.element,
        "TO": launches.result,
        "threads": group.threads,
        "bytes": group.shared_bytes,
        "before": "%before: !stream.binding, " * op.accumulate,
        "sizes": "\n".join(_size(*size) for size in zip("MNK", op.sizes, strict=True)),
    }


def _size(name: str, static: int | None) -> str:
    """The size as the code uses it: a number where it is known."""
    if static is not None:
        return f"  %{name} = arith.constant {static} : index"
    lower = name.lower()
    return f"""\
  %{lower}_any = arith.index_castui %{lower} : i32 to index
  %{name} = util.assume.int %{lower}_any<umin = 0, umax = 2147483647> : index"""


def _entry(op: GpuOperator, launches: Launches, group: ResourceClass) -> str:
    names = _names(op, launches, group)
    held = f"memref<?x?x{launches.result}>"
    before = f"  %C0 = stream.binding.subspan %before[%zero] : !stream.binding -> {held}{{%M, %N}}"
    arguments = [f"%{value}_{i}_in: i32" for i in range(op.regions) for value in ("kernel", "first", *_BOX)]
    cases = [_case("case", launches, kernel, op.accumulate) for kernel in group.kernels]
    return _read(
        "entry",
        names
        | {
            "before_memory": before if op.accumulate else f"  %C0 = memref.cast %C : {held} to {held}",
            "region_arguments": "".join(f", {argument}" for argument in arguments),
            "regions": "\n".join(_region(i) for i in range(op.regions)) + "\n" + _last_region(op.regions),
            "cases": "\n".join(cases),
        },
    )


def _entry_split(op: GpuOperator, launches: Launches, group: ResourceClass) -> str:
    cases = [_case("case_split", launches, kernel, False) for kernel in group.kernels]
    return _read("entry_split", _names(op, launches, group) | {"cases": "\n".join(cases)})


def _case(template: str, launches: Launches, kernel: Kernel, accumulate: bool) -> str:
    names = {
        "index": kernel.index,
        "uM": kernel.tile[0],
        "uN": kernel.tile[1],
        "function": f"{kernel.function}_added" if accumulate else kernel.function,
        "T": launches.element,
        "TO": launches.result,
    }
    return _read(template, names)


def _region(i: int) -> str:
    """One region's values as indices; a later region that has begun takes the place of those before it."""
    lines = []
    for value in ("first", *_BOX):
        name = f"%{value}_{i}"
        lines.append(f"  {name}_any = arith.index_castui {name}_in : i32 to index")
        lines.append(f"  {name}_is = util.assume.int {name}_any<umin = 0, umax = 2147483647> : index")
    lines.append(f"  %kernel_{i}_is = arith.index_cast %kernel_{i}_in : i32 to index")
    if i:
        lines.append(f"  %begun_{i} = arith.cmpi uge, %wg, %first_{i}_is : index")
    for value in ("kernel", "first", *_BOX):
        if i:
            earlier = f"%{value}_{i - 1}_so_far" if i > 1 else f"%{value}_0_is"
            lines.append(f"  %{value}_{i}_so_far = arith.select %begun_{i}, %{value}_{i}_is, {earlier} : index")
    return "\n".join(lines)


def _last_region(regions: int) -> str:
    last = f"{regions - 1}_so_far" if regions > 1 else "0_is"
    zero = "  %nothing = arith.constant 0 : index"
    same = [f"  %{value} = arith.addi %{value}_{last}, %nothing : index" for value in ("kernel", "first", *_BOX)]
    return "\n".join([zero, *same])


def _sum(op: GpuOperator, launches: Launches) -> str:
    narrow, kind = launches.result != "f32", launches.result
    lines = ["    %total = arith.addf %sum, %held32 : f32" if op.accumulate else ""]
    value = "%total" if op.accumulate else "%sum"
    if op.accumulate:
        widen = f"arith.extf %held : {kind} to f32" if narrow else "arith.addf %held, %nothing : f32"
        lines = [f"    %held = memref.load %C0[%i] : memref<?x{kind}>", f"    %held32 = {widen}", *lines]
    lines.append(
        f"    %out = arith.truncf {value} : f32 to {kind}"
        if narrow
        else f"    %out = arith.addf {value}, %nothing : f32"
    )
    held = f"  %C0 = stream.binding.subspan %before[%zero] : !stream.binding -> memref<?x{kind}>{{%count}}"
    return _read(
        "sum",
        {
            "name": f"{op.name}_sum",
            "threads": SUM_THREADS,
            "TO": kind,
            "before": "%before: !stream.binding, " * op.accumulate,
            "before_memory": held if op.accumulate else "",
            "finish": "\n".join(filter(None, lines)),
        },
    )


def _host(op: GpuOperator, launches: Launches, forced: bool) -> str:
    regions = op.regions
    given = [f"%p{i}" for i in range(PLAN_LENGTH)]
    chosen = [f"%plan#{i}" for i in range(PLAN_LENGTH)]
    plan = given if forced else chosen
    bounds = [f"%{side}_{i}" for i in range(regions) for side in _BOX]
    c_dims = _dims(op.dynamic[2], *(("%mc", "%nc") if op.accumulate else ("%m", "%n")))
    names: dict[str, object] = {
        "name": op.name + "_forced" * forced,
        "operator": op.name,
        "library": launches.library,
        "visibility": "" if forced else "private",
        "a": op.a,
        "b": op.b,
        "c": op.c,
        "a_dims": _dims(op.dynamic[0], "%m", "%k"),
        "b_dims": _dims(op.dynamic[1], "%kb", "%n"),
        "accumulated": "%c, " if op.accumulate else "",
        "accumulated_type": f"{op.c}{c_dims}, " if op.accumulate else "",
        "result": f"{op.c}{c_dims}",
        "c_dims": c_dims,
        "tie": _tied("%r", op, c_dims),
        "plan_arguments": "".join(f", {p}: i32" for p in given) if forced else "",
        "plan": "" if forced else _choose(op),
        "plan_values": ", ".join(plan[: PLAN_LENGTH - 7]),
        "plan_types": ", ".join(["i32"] * (PLAN_LENGTH - 7)),
        "bounds": "  " + (", ".join(bounds)),
        "bounds_types": ", ".join(["index"] * len(bounds)),
        "regions": "\n".join(_fit(i, plan, launches, op.regions) for i in range(regions)),
    }
    names["first_launch"] = _first_launch(op, launches, names)
    names["other_launches"] = _other_launches(op, launches, names)
    return _read("host", names)


def _choose(op: GpuOperator) -> str:
    sizes = ", ".join(f"%{size}64" for size in "mnk")
    casts = "\n".join(f"  %{size}64 = arith.index_cast %{size} : index to i64" for size in "mnk")
    call = f"func.call @{op.name}_select({sizes}, %pes) : (i64, i64, i64, i64) -> ({PLAN_TYPES})"
    return f"{casts}\n  %plan:{PLAN_LENGTH} = {call}"


def _fit(i: int, plan: Sequence[str], launches: Launches, regions: int) -> str:
    """The kernel, class and tasks of region i; whether it is alone lets region 0 split."""
    box = ", ".join(f"%{side}_{i}" for side in _BOX)
    arguments = f"{plan[PLAN_LENGTH - 7 + i]}, %n, %k, {box}, %alone_{i}"
    if i == 0 and regions > 1:
        alone = f"  %alone_0 = arith.cmpi slt, {plan[PLAN_LENGTH - 6]}, %c0_i32 : i32"
        alone = f"  %c0_i32 = arith.constant 0 : i32\n{alone}"
    else:
        alone = f"  %alone_{i} = arith.constant {str(i == 0).lower()}"
    return f"""\
{alone}
  %kernel_{i}, %class_{i}, %uK_{i}, %split_{i}, %tasks_{i} = func.call @{launches.library}_fit({arguments})
      : (i32, index, index, index, index, index, index, i1) -> (i32, index, index, i1, index)"""


def _boxes(i: int, kernel: str, first: str) -> list[str]:
    return [kernel, first, *(f"%{side}32_{i}" for side in _BOX)]


def _first_launch(op: GpuOperator, launches: Launches, names: Mapping[str, object]) -> str:
    """All regions of the first one's class; the tasks of the others count for nothing here."""
    regions = op.regions
    lines = ["  %first_0 = arith.constant 0 : i32"]
    so_far = "%tasks_0"
    for i in range(regions):
        if i:
            lines.append(f"  %same_{i} = arith.cmpi eq, %class_{i}, %class_0 : index")
            lines.append(f"  %joining_{i} = arith.select %same_{i}, %tasks_{i}, %c0 : index")
            lines.append(f"  %first_{i} = arith.index_castui {so_far} : index to i32")
            lines.append(f"  %with_{i} = arith.addi {so_far}, %joining_{i} : index")
            so_far = f"%with_{i}"
        lines += [f"  %{side}32_{i} = arith.index_castui %{side}_{i} : index to i32" for side in _BOX]
    lines.append(f"  %total = arith.addi {so_far}, %c0 : index")
    values = [value for i in range(regions) for value in _boxes(i, f"%kernel_{i}", f"%first_{i}")]
    launch = dict(names) | {"region_values": ", ".join(values), "region_types": ", ".join(["i32"] * len(values))}
    cases = []
    for group in launches.classes:
        entry = _callee(op, launches, group)
        if group.split:
            split = {
                "least_split": LEAST_SPLIT,
                "most_splits": MOST_SPLITS,
                "resident": group.resident,
                "sum": f"{launches.sum}::@{op.name}_sum",
                "sum_threads": SUM_THREADS,
            }
            body = _read("split", launch | entry | split)
        else:
            body = _read("launch", launch | entry)
        cases.append((group.number, body))
    result = "%result" if regions == 1 else "%so_far_1"
    sizes = ", ".join(size for size, dynamic in zip(("%m", "%n"), op.dynamic[2], strict=True) if dynamic)
    nothing = f"    %r = tensor.empty({sizes}) : {op.c}\n    %tied = {names['tie']}\n    scf.yield %tied : {op.c}\n"
    lines.append(_by_class("first", "%class_0", cases, nothing, op, names))
    lines.append(f"  {result} = {_tied('%by_first', op, str(names['c_dims']))}")
    return "\n".join(lines)


def _other_launches(op: GpuOperator, launches: Launches, names: Mapping[str, object]) -> str:
    """Each further region of another class: a launch of its own onto the result so far."""
    lines, regions = [], op.regions
    none, no_task = "%none, %first_0", ", ".join(["%first_0"] * 4)
    for i in range(1, regions):
        result = f"%so_far_{i + 1}" if i + 1 < regions else "%result"
        others = [f"{none}, {no_task}"] * (regions - 1)
        values = ", ".join([", ".join(_boxes(i, f"%kernel_{i}", "%first_0")), *others])
        # The regions that are nothing begin where no task is left.
        values = values.replace(f"{none}, {no_task}", f"%none, %end_{i}, {no_task}")
        launch = dict(names) | {"i": i, "region_values": values, "region_types": ", ".join(["i32"] * (6 * regions))}
        cases = [
            (group.number, _read("launch_onto", launch | _callee(op, launches, group)))
            for group in launches.classes
            if not group.split
        ]
        same = f"      scf.yield %so_far_{i} : {op.c}\n"
        lines += [
            f"  %end_{i} = arith.index_castui %tasks_{i} : index to i32",
            f"  %rest_{i} = arith.subi %tasks_{i}, %joining_{i} : index",
            f"  %other_{i} = arith.cmpi ne, %rest_{i}, %c0 : index",
            f"  %after_{i} = scf.if %other_{i} -> ({op.c}) {{",
            _by_class(f"further_{i}", f"%class_{i}", cases, same, op, names),
            f"    %tied_{i} = {_tied(f'%by_further_{i}', op, str(names['c_dims']))}",
            f"    scf.yield %tied_{i} : {op.c}",
            f"  }} else {{ scf.yield %so_far_{i} : {op.c} }}",
            f"  {result} = {_tied(f'%after_{i}', op, str(names['c_dims']))}",
        ]
    return "\n".join(lines)


def _by_class(
    name: str,
    chosen: str,
    cases: Sequence[tuple[int, str]],
    otherwise: str,
    op: GpuOperator,
    names: Mapping[str, object],
) -> str:
    """`%by_<name>`: what the case of the chosen class yields. Nested scf.if: IREE converts no switch on tensors."""
    made = otherwise
    for place, (number, body) in reversed(list(enumerate(cases))):
        value = f"%by_{name}_{place}" if place else f"%by_{name}"
        branch = f"""\
  %number_{name}_{place} = arith.constant {number} : index
  %is_{name}_{place} = arith.cmpi eq, {chosen}, %number_{name}_{place} : index
  {value} = scf.if %is_{name}_{place} -> ({op.c}) {{
{body}  }} else {{
{made}  }}
"""
        tied = f"  %tied_{name}_{place} = {_tied(value, op, str(names['c_dims']))}\n"
        made = branch + (f"{tied}  scf.yield %tied_{name}_{place} : {op.c}\n" if place else "")
    return made


def _tied(value: str, op: GpuOperator, dims: str) -> str:
    """The value of a branch with its sizes, which IREE otherwise loses."""
    return f"flow.tensor.tie_shape {value} : {op.c}{dims}" if dims else f"tensor.cast {value} : {op.c} to {op.c}"


def _dims(dynamic: tuple[bool, bool], *names: str) -> str:
    listed = [name for name, is_dynamic in zip(names, dynamic, strict=True) if is_dynamic]
    return f"{{{', '.join(listed)}}}" if listed else ""


def _read(name: str, names: Mapping[str, object]) -> str:
    return Template(lib_file("templates", "cuda", f"{name}.mlir").read_text()).substitute(names)
