"""What thread blocks run: an entry of each operator for each resource class, and the sums of split reductions.

The MLIR is in lib/templates/cuda; here its placeholders get their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from dynmlir.backend.dispatch import export
from dynmlir.backend.gpu_operator import BOX, GpuOperator, Kernel, Launches, ResourceClass
from dynmlir.backend.operands import entry_texts
from dynmlir.backend.views import view_values
from dynmlir.costmodel.gpu import GROUP
from dynmlir.kernels.contraction import Contraction
from dynmlir.lowering.arithmetic import matrix
from dynmlir.lowering.gpu.epilogue import EPILOGUE, WIDTHS, store_names
from dynmlir.resources import template_text

_read = partial(template_text, "templates/cuda")

SUM_THREADS = 256
SHARED = "dynmlir_shared"


def executables(launches: Launches, operators: Sequence[GpuOperator], functions: Mapping[str, str]) -> list[str]:
    """A `stream.executable` for each class, with the entry of each operator; `functions` are the kernels by name.

    IREE lays out all shared memory of an executable one piece after the other, and gives every launch all of it: so the
    entries of a class use one piece, and classes, which take more or less, are executables of their own.
    """
    made = []
    for group in launches.classes:
        entry = _entry_split if group.split else _entry
        entries = {entry_name(op, group): entry(op, launches, group) for op in operators}
        wanted = dict.fromkeys(op.way.function(k.name, k.split) for op in operators for k in group.kernels)
        finishing = [] if group.split else _epilogues(operators, functions)
        kernels = [*finishing, *(functions[name] for name in wanted), _read("tile", {"group": GROUP})]
        made.append(_executable(launches.executable(group), entries, [_memory(group), *kernels]))
    if any(group.split for group in launches.classes):
        sums = {f"{op.name}_sum": _sum(op, launches) for op in operators}
        made.append(_executable(launches.sum, sums, _epilogues(operators, functions)))
    return made


def _memory(group: ResourceClass) -> str:
    """The shared memory of a block, for whichever entry runs."""
    return f'memref.global "private" @{SHARED} : memref<{group.shared_bytes}xi8, #gpu.address_space<workgroup>>'


def _epilogues(operators: Sequence[GpuOperator], functions: Mapping[str, str]) -> list[str]:
    return [
        functions[name]
        for op in operators
        for name in (f"{op.way.epilogue}_{width}" for width in WIDTHS)
        if op.way.epilogue
    ]


def _executable(name: str, entries: Mapping[str, str], functions: Sequence[str]) -> str:
    exports = "\n".join(map(export, entries))
    bodies = "\n".join([*functions, *entries.values()])
    return f"stream.executable private @{name} {{\n{exports}\nbuiltin.module {{\n{bodies}\n}}\n}}"


def entry_name(op: GpuOperator, group: ResourceClass) -> str:
    return f"{op.name}_class_{group.number}"


def _entry_names(op: GpuOperator, launches: Launches, group: ResourceClass, contraction: Contraction) -> dict[str, str]:
    """The placeholders of both kinds of entries. Parts of split reductions are sums in f32."""
    result = "f32" if group.split else launches.result
    accumulate = op.way.accumulate and not group.split
    memory = {"A": matrix(launches.element), "B": matrix(launches.element), "C": matrix(result)}
    kinds = (launches.element, launches.element, result)
    extras = () if group.split else op.extras
    return {
        **memory,
        "name": entry_name(op, group),
        "threads": str(group.threads),
        # Of several kernels ptxas would keep what they have in common in registers, and a block less would fit.
        "resident": f", nvvm.minctasm = {group.resident} : i32" * (len(group.kernels) > 1),
        "bytes": str(group.shared_bytes),
        "before": "%before: !stream.binding, " * accumulate,
        "accumulate": str(accumulate).lower(),
        "task_arguments": ", %tasks_in: i32" * bool(op.contraction.batches),
        "task": _task(op, "outer" if group.split else "batch"),
        **entry_texts(contraction, op.sizes, memory, kinds, accumulate, extras),
        **view_values(contraction),
    }


def _task(op: GpuOperator, batch: str) -> str:
    """%task, of those of one batch, and the number of the batch."""
    if not op.contraction.batches:
        return f"  %{batch} = arith.constant 0 : index\n  %task = arith.addi %wg, %{batch} : index"
    return f"""\
  %tasks_any = arith.index_castui %tasks_in : i32 to index
  %tasks = util.assume.int %tasks_any<umin = 1, umax = 2147483647> : index
  %{batch} = arith.divui %wg, %tasks : index
  %task = arith.remui %wg, %tasks : index"""


def _entry(op: GpuOperator, launches: Launches, group: ResourceClass) -> str:
    arguments = [f"%{value}_{i}_in: i32" for i in range(op.regions) for value in ("kernel", "start", *BOX)]
    names = _entry_names(op, launches, group, op.contraction)
    case = {
        **names,
        "box": "%r0, %r1, %c_from, %c_to",
        "row_end": "%r1",
        "col_end": "%c_to",
        "reduction": "%c0, %all_depth",
        "extra_values": "".join(f", %E{i}" for i in range(len(op.extras))),
        "extra_types": "".join(f", {extra.memory}" for extra in op.extras),
    }
    return _read(
        "entry",
        names
        | {
            "region_arguments": "".join(f", {argument}" for argument in arguments),
            "regions": "\n".join(_region(i) for i in range(op.regions)) + "\n" + _last_region(op.regions),
            "cases": "\n".join(_case(case, op, kernel) for kernel in group.kernels),
        },
    )


def _entry_split(op: GpuOperator, launches: Launches, group: ResourceClass) -> str:
    names = _entry_names(op, launches, group, op.in_parts)
    case = {
        **names,
        "box": "%c0, %all_rows, %c0, %all_columns",
        "row_end": "%all_rows",
        "col_end": "%all_columns",
        "reduction": "%k0, %k1",
        "extra_values": "",
        "extra_types": "",
    }
    return _read("entry_split", names | {"cases": "\n".join(_case(case, op, kernel) for kernel in group.kernels)})


def _case(names: Mapping[str, object], op: GpuOperator, kernel: Kernel) -> str:
    m, n, _ = kernel.tile
    own = {"index": kernel.index, "uM": m, "uN": n, "function": op.way.function(kernel.name, kernel.split)}
    return _read("case", {**names, **own})


def _region(i: int) -> str:
    """One region's values as indices; a later region that has begun takes the place of those before it."""
    lines = []
    for value in ("start", *BOX):
        name = f"%{value}_{i}"
        lines.append(f"  {name}_any = arith.index_castui {name}_in : i32 to index")
        lines.append(f"  {name}_is = util.assume.int {name}_any<umin = 0, umax = 2147483647> : index")
    lines.append(f"  %kernel_{i}_is = arith.index_cast %kernel_{i}_in : i32 to index")
    if i:
        lines.append(f"  %begun_{i} = arith.cmpi uge, %task, %start_{i}_is : index")
    for value in ("kernel", "start", *BOX):
        if i:
            earlier = f"%{value}_{i - 1}_so_far" if i > 1 else f"%{value}_0_is"
            lines.append(f"  %{value}_{i}_so_far = arith.select %begun_{i}, %{value}_{i}_is, {earlier} : index")
    return "\n".join(lines)


def _last_region(regions: int) -> str:
    last = f"{regions - 1}_so_far" if regions > 1 else "0_is"
    zero = "  %nothing = arith.constant 0 : index"
    same = [f"  %{value} = arith.addi %{value}_{last}, %nothing : index" for value in ("kernel", "start", *BOX)]
    return "\n".join([zero, *same])


def _sum(op: GpuOperator, launches: Launches) -> str:
    kind, accumulate = launches.result, op.way.accumulate
    memory = {"C": matrix(kind)}
    texts = entry_texts(op.contraction, op.sizes, memory, (kind,) * 3, accumulate, op.extras, among="C")
    parts = "  %any_p = arith.index_castui %arg_p : i32 to index\n"
    parts += "  %size_p = util.assume.int %any_p<umin = 1, umax = 1024> : index"
    finished = store_names(op.way.finish, kind, 1)["finish"].replace(EPILOGUE, op.way.epilogue)
    return _read(
        "sum",
        {
            **texts,
            **memory,
            "name": f"{op.name}_sum",
            "threads": SUM_THREADS,
            "size_arguments": ", ".join(f"%arg_{x}: i32" for x in op.in_parts.sizes),
            "sizes": f"{texts['sizes']}\n{parts}",
            "before": "%before: !stream.binding, " * accumulate,
            "accumulate": str(accumulate).lower(),
            **_finish_sum(op.way.finish.sums if op.way.finish else kind, kind, accumulate, finished),
        },
    )


def _finish_sum(kind: str, result: str, accumulate: bool, epilogue: str) -> dict[str, str]:
    """From %sum, f32, to what is stored: what C holds is added, then it is rounded to a kind, then the epilogue."""
    lines, value = [], "%sum"
    if accumulate:
        widen = "arith.addf %held, %nothing : f32" if kind == "f32" else f"arith.extf %held : {kind} to f32"
        lines.append(f"    %held = memref.load %C0[%r, %ci] : {matrix(kind)}")
        lines += [f"    %held32 = {widen}", "    %total = arith.addf %sum, %held32 : f32"]
        value = "%total"
    round_ = f"arith.addf {value}, %nothing : f32" if kind == "f32" else f"arith.truncf {value} : f32 to {kind}"
    lines.append(f"    %rounded = {round_}")
    if not epilogue:
        return {"finish": "\n".join(lines), "stored": "rounded"}
    lines += ["    %first_column = arith.constant 0 : index"] if "%first]" in epilogue else []
    lines.append(f"    %out = vector.broadcast %rounded : {kind} to vector<1x{kind}>")
    lines.append(epilogue.replace("%first]", "%first_column]"))
    lines.append(f"    %scalar = vector.extract %finished[0] : {result} from vector<1x{result}>")
    return {"finish": "\n".join(lines), "stored": "scalar"}
