"""The host's side of operators on GPUs: plans, and the launches of their regions.

The MLIR is in lib/templates/cuda; here its placeholders get their values. All regions of a plan whose kernels are
of one resource class are one launch. Regions of another class, which the gpu model never plans, follow in launches
of their own, onto the same result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from dynmlir.backend.dispatch import FIRST_KERNEL, PLAN_LENGTH, PLAN_TYPES
from dynmlir.backend.gpu_entries import SUM_THREADS, entry_name
from dynmlir.backend.gpu_operator import BOX, GpuOperator, Launches, ResourceClass
from dynmlir.backend.operands import host_texts
from dynmlir.backend.text import product, result_dims, size_name, tensor_dims
from dynmlir.costmodel.gpu import LEAST_SPLIT, MOST_SPLITS
from dynmlir.resources import template_text

_read = partial(template_text, "templates/cuda")


def processing_elements(sms: int) -> str:
    """The global that holds the number of PEs, `sms` where the device does not say."""
    return _read("processing_elements", {"sms": sms})


def host_functions(op: GpuOperator, launches: Launches, debug: bool) -> str:
    """`@<operator>`, which stands for the template; with `debug` the public `_forced`, which runs a given plan."""
    made = _host(op, launches, forced=False)
    return made + _host(op, launches, forced=True) if debug else made


def facts(launches: Launches) -> str:
    """`@<library>_facts` and `@<library>_fit`: what the host knows of micro-kernels."""
    rows = {}
    for group in launches.classes:
        for kernel in group.kernels:
            rows[kernel.index] = (*kernel.aligned, group.number, *kernel.tile, kernel.split)
    cases = "\n".join(_facts_case(index, *rows[index]) for index in sorted(rows))
    return _read("facts", {"library": launches.library, "cases": cases, "any": launches.any})


def _facts_case(index: int, a: int, b: int, c: int, group: int, m: int, n: int, k: int, split: bool) -> str:
    numbers = {"a": a, "b": b, "c": c, "class": group, "m": m, "n": n, "k": k}
    lines = [f"    %{name}_{index} = arith.constant {value} : index" for name, value in numbers.items()]
    lines.append(f"    %split_{index} = arith.constant {str(split).lower()}")
    listed = ", ".join(f"%{name}_{index}" for name in (*numbers, "split"))
    body = "\n".join(lines)
    return (
        f"  case {index} {{\n{body}\n    scf.yield {listed} : index, index, index, index, index, index, index, i1\n  }}"
    )


def _callee(op: GpuOperator, launches: Launches, group: ResourceClass) -> dict[str, object]:
    return {"entry": entry_name(op, group), "executable": launches.executable(group)}


def _host(op: GpuOperator, launches: Launches, forced: bool) -> str:
    regions = op.regions
    given = [f"%p{i}" for i in range(PLAN_LENGTH)]
    chosen = [f"%plan#{i}" for i in range(PLAN_LENGTH)]
    plan = given if forced else chosen
    bounds = [f"%{side}_{i}" for i in range(regions) for side in BOX]
    c = op.types[2]
    dims = {f"{o}_dims": tensor_dims(dynamic, o) for o, dynamic in zip("abc", op.dynamic[:3], strict=True)}
    c_dims = dims["c_dims"] if op.way.accumulate else result_dims(op.contraction.c, op.dynamic[2])
    letters = op.in_parts.sizes
    names: dict[str, object] = {
        "name": op.name + "_forced" * forced,
        "operator": op.name,
        "library": launches.library,
        "visibility": "" if forced else "private",
        **dict(zip("abc", op.types, strict=True)),
        **dims,
        **_extra_names(op),
        **host_texts(op.contraction, op.types, f"{op.name} ({op.linalg_op})", op.extras),
        "together": _together(op),
        "batches": product("%batches", op.contraction.batches),
        "split_values": ", ".join(f"%{x}32" for x in letters),
        "split_types": ", ".join("i32" for _ in letters),
        "task_values": ", %tasks32" * bool(op.contraction.batches),
        "task_types": ", i32" * bool(op.contraction.batches),
        "accumulated": "%c, " if op.way.accumulate else "",
        "accumulated_type": f"{c}{dims['c_dims']}, " if op.way.accumulate else "",
        "result": f"{c}{c_dims}",
        "c_dims": c_dims,
        "tie": _tied("%r", op, c_dims),
        "plan_arguments": "".join(f", {p}: i32" for p in given) if forced else "",
        "plan": "" if forced else _choose(op),
        "given_plan": op.plans.checked(f"{op.name}_forced", op.contraction) if forced else "",
        "plan_values": ", ".join(plan[:FIRST_KERNEL]),
        "plan_types": ", ".join(["i32"] * FIRST_KERNEL),
        "bounds": "  " + (", ".join(bounds)),
        "bounds_types": ", ".join(["index"] * len(bounds)),
        "regions": "\n".join(_fit(i, plan, op, launches) for i in range(regions)),
    }
    names["first_launch"] = _first_launch(op, launches, names)
    names["other_launches"] = _other_launches(op, launches, names)
    return _read("host", names)


def _together(op: GpuOperator) -> str:
    """The sizes of the product: rows, columns and depth."""
    parts = {"rows": op.contraction.rows, "columns": op.contraction.columns, "depth": op.contraction.depth}
    return "\n".join(product(f"%all_{name}", sizes) for name, sizes in parts.items())


def _extra_names(op: GpuOperator) -> dict[str, str]:
    """The operands of the epilogue: of the host function, and of a launch."""
    names = [f"e{i}" for i in range(len(op.extras))]
    types = [extra.type for extra in op.extras]
    dims = [tensor_dims(dynamic, o) for o, dynamic in zip(names, op.dynamic[3:], strict=True)]
    return {
        "extra_arguments": "".join(f", %{o}: {t}" for o, t in zip(names, types, strict=True)),
        "extra_list": "".join(f"%{o}, " for o in names),
        "extra_list_types": "".join(f"{t}{d}, " for t, d in zip(types, dims, strict=True)),
    }


def _count(op: GpuOperator, tasks: str) -> str:
    """The tasks of one batch, where a launch must know."""
    return f"    %tasks32 = arith.index_castui {tasks} : index to i32" if op.contraction.batches else ""


def _choose(op: GpuOperator) -> str:
    sizes = ("rows", "columns", "depth")
    values = [f"%{size}64" for size in sizes] + ["%pes"]
    casts = [f"  %{x}64 = arith.index_cast %all_{x} : index to i64" for x in sizes]
    if op.contraction.batches:
        casts.append("  %batches64 = arith.index_cast %batches : index to i64")
        values.append("%batches64")
    types = ", ".join(["i64"] * len(values))
    call = f"func.call @{op.select}({', '.join(values)}) : ({types}) -> ({PLAN_TYPES})"
    return "\n".join([*casts, f"  %plan:{PLAN_LENGTH} = {call}"])


def _fit(i: int, plan: Sequence[str], op: GpuOperator, launches: Launches) -> str:
    """The kernel, class and tasks of region i; whether it is alone lets region 0 split."""
    box = ", ".join(f"%{side}_{i}" for side in BOX)
    inner = ", ".join(op.inner)
    arguments = f"{plan[FIRST_KERNEL + i]}, {inner}, %all_columns, {box}, %alone_{i}"
    if i == 0 and op.regions > 1:
        alone = f"  %alone_0 = arith.cmpi slt, {plan[FIRST_KERNEL + 1]}, %c0_i32 : i32"
        alone = f"  %c0_i32 = arith.constant 0 : i32\n{alone}"
    else:
        alone = f"  %alone_{i} = arith.constant {str(i == 0).lower()}"
    return f"""\
{alone}
  %kernel_{i}, %class_{i}, %uK_{i}, %split_{i}, %tasks_{i} = func.call @{launches.library}_fit({arguments})
      : (i32, index, index, index, index, index, index, index, i1) -> (i32, index, index, i1, index)"""


def _boxes(i: int, kernel: str, first: str) -> list[str]:
    return [kernel, first, *(f"%{side}32_{i}" for side in BOX)]


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
        lines += [f"  %{side}32_{i} = arith.index_castui %{side}_{i} : index to i32" for side in BOX]
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
            body = _read("split", launch | entry | split | {"count": _count(op, "%in_batch")})
        else:
            body = _read("launch", launch | entry | {"count": _count(op, "%total")})
        cases.append((group.number, body))
    result = "%result" if regions == 1 else "%so_far_1"
    sizes = ", ".join(size_name(x) for x, dynamic in zip(op.contraction.c, op.dynamic[2], strict=True) if dynamic)
    c = op.types[2]
    nothing = f"    %r = tensor.empty({sizes}) : {c}\n    %tied = {names['tie']}\n    scf.yield %tied : {c}\n"
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
            (
                group.number,
                _read("launch_onto", launch | _callee(op, launches, group) | {"count": _count(op, f"%tasks_{i}")}),
            )
            for group in launches.classes
            if not group.split
        ]
        same = f"      scf.yield %so_far_{i} : {op.types[2]}\n"
        lines += [
            f"  %end_{i} = arith.index_castui %tasks_{i} : index to i32",
            f"  %rest_{i} = arith.subi %tasks_{i}, %joining_{i} : index",
            f"  %other_{i} = arith.cmpi ne, %rest_{i}, %c0 : index",
            f"  %after_{i} = scf.if %other_{i} -> ({op.types[2]}) {{",
            _by_class(f"further_{i}", f"%class_{i}", cases, same, op, names),
            f"    %tied_{i} = {_tied(f'%by_further_{i}', op, str(names['c_dims']))}",
            f"    scf.yield %tied_{i} : {op.types[2]}",
            f"  }} else {{ scf.yield %so_far_{i} : {op.types[2]} }}",
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
    """`%by_<name>`: what the case of the chosen class yields, `otherwise` where there is none.

    scf.if within scf.if, since IREE converts no switch on tensors: halves of halves, in a chain IREE's passes take as
    long as the square of their number.
    """
    ordered = sorted(cases)
    made = _among(name, chosen, ordered, op, names)
    return _either(f"{name}_none", f"%by_{name}", f"arith.cmpi slt, {chosen}, %c0 : index", otherwise, made, op)


def _among(
    name: str, chosen: str, cases: Sequence[tuple[int, str]], op: GpuOperator, names: Mapping[str, object]
) -> str:
    """The cases of classes one after the other, one of which is chosen: what yields its result."""
    if len(cases) == 1:
        return cases[0][1]
    half = len(cases) // 2
    first, place = cases[half][0], f"{name}_{cases[half][0]}"
    below, above = (_among(name, chosen, part, op, names) for part in (cases[:half], cases[half:]))
    condition = f"arith.cmpi slt, {chosen}, %first_of_{place} : index"
    made = _either(place, f"%by_{place}", condition, below, above, op)
    return f"""\
  %first_of_{place} = arith.constant {first} : index
{made}\
  %tied_{place} = {_tied(f"%by_{place}", op, str(names["c_dims"]))}
  scf.yield %tied_{place} : {op.types[2]}
"""


def _either(place: str, value: str, condition: str, then: str, otherwise: str, op: GpuOperator) -> str:
    return f"""\
  %is_{place} = {condition}
  {value} = scf.if %is_{place} -> ({op.types[2]}) {{
{then}  }} else {{
{otherwise}  }}
"""


def _tied(value: str, op: GpuOperator, dims: str) -> str:
    """The value of a branch with its sizes, which IREE otherwise loses."""
    c = op.types[2]
    return f"flow.tensor.tie_shape {value} : {c}{dims}" if dims else f"tensor.cast {value} : {c} to {c}"
