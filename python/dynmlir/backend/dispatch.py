"""An operator in IREE's dialects: the executable's entries, and the host functions that dispatch to them.

The MLIR is in lib/templates/iree; here its placeholders get their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from dynmlir.backend.operands import Extra, SumsApart, entry_texts, host_texts
from dynmlir.backend.pieces import Piece
from dynmlir.backend.plans import Plans
from dynmlir.backend.text import product, result_dims, tensor_dims
from dynmlir.costmodel.select import PLAN
from dynmlir.costmodel.told import images_together, shared_operand
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.patterns import MOST_REGIONS
from dynmlir.resources import template_text

_read = partial(template_text, "templates/iree")

PLAN_LENGTH = len(PLAN)
#: Where a plan's micro-kernels begin.
FIRST_KERNEL = PLAN_LENGTH - MOST_REGIONS
PLAN_TYPES = ", ".join(["i32"] * PLAN_LENGTH)

#: The allocation alone takes 0.8 us (AMD Zen 4). So work that is worth no more than so many times the scratch that each
#: workgroup has on its stack is given none.
FELT_SCRATCH = 2
#: Bytes of a result that gets its memory at once, at most: what a C library soon has at hand without asking the system,
#: and what 0.4 us count for.
MOST_AT_ONCE = 1 << 20


@dataclass(frozen=True)
class DispatchedOperator:
    """What the backend must know of one template; types as text, `tensor<?x768xf32>`."""

    name: str
    #: its dispatch function, which others may share.
    select: str
    #: of A, B and C.
    types: tuple[str, str, str]
    #: of what the epilogue reads beside: types, sizes of the dimensions, element types.
    extras: tuple[Extra, ...]
    #: which dimensions of A, B, C and the extras are dynamic.
    dynamic: tuple[tuple[bool, ...], ...]
    contraction: Contraction
    #: the linalg op it was formed of, for diagnostics.
    linalg_op: str
    #: the sizes that are known at compile time: {"n": 768}.
    sizes: Mapping[str, int]
    #: how the kernels see A, B and C: {"A": "memref<...>", ...}.
    memory: Mapping[str, str]
    accumulate: bool
    #: whether the result may be an output argument: a branch around the dispatch would cost copies into it.
    in_place: bool
    #: whether a public function returns the result, which nothing else in it reads: it may have memory of its own.
    returned: bool
    #: elements of scratch: what every workgroup has on its stack, and the most that it can use.
    least_scratch: int
    scratch: int
    #: element types of A, B, C and scratch, as memory has them.
    elements: tuple[str, str, str, str]
    #: where the result is of another type than the sums, these are kept in areas.
    sums: SumsApart | None
    #: multiply-adds that justify one element of scratch.
    fmas_an_element: int
    #: what another workgroup must find to do before it is woken: fused multiply-adds, or elements to touch.
    fmas_to_wake: int
    elements_to_wake: int
    #: groups in front of those of a B in groups: what corrects the sums.
    groups_before: int = 0
    #: what the dispatch function is told beside M, N, K and PEs: the first names of TOLD.
    told: tuple[str, ...] = ()
    #: which of A and B are pieces of larger tensors.
    pieces: tuple[Piece, ...] = ()
    #: whether something on the host calls the dispatch function.
    asked: bool = False
    #: the numbers of the pattern of one region, and of one cut along the columns, if what was chosen last is kept.
    recalled: tuple[int, int] | None = None
    plans: Plans = Plans()


def processing_elements() -> str:
    """The globals that hold the number of PEs and the allocator, and the initializer that asks for them."""
    return _read("processing_elements", {})


def executable(name: str, operators: Sequence[DispatchedOperator], functions: str, debug: bool) -> str:
    """`stream.executable @<name>`: a library's functions and the entries of the operators that use it.

    `debug` adds entries that run a given plan, and that select in a loop.
    """
    entries: dict[str, str] = {}
    for op in operators:
        for forced in (False, True) if debug else (False,):
            for on_stack in (False,) if op.in_place else (False, True):
                entry = _entry_name(op, forced, on_stack)
                entries[entry] = _entry(op, entry, forced, on_stack)
        if op.asked:
            entries[f"{op.name}_plan_entry"] = _plan_entry(op)
        if debug:
            entries[f"{op.name}_select_loop"] = _select_loop(op)
    exports = "\n".join(map(export, entries))
    recalls = [recall_function(op.name, op.select, op.recalled, op.told) for op in operators if op.recalled is not None]
    bodies = "\n".join([*recalls, *entries.values()])
    return f"stream.executable private @{name} {{\n{exports}\nbuiltin.module {{\n{functions}\n{bodies}\n}}\n}}"


def host_functions(op: DispatchedOperator, executable_name: str, debug: bool) -> str:
    """`@<operator>`, which stands for the template; with `debug` the public `_forced` and `_plan_loop`."""
    made = _host(op, executable_name, forced=False)
    names = {"operator": op.name, "executable": executable_name}
    if op.asked:
        made += _plan_host({**names, **_selection(op)})
    if debug:
        made += _host(op, executable_name, forced=True) + _read("select_loop_host", names)
    return made


def export(name: str) -> str:
    """An entry of an executable, on as many workgroups as its one workload says."""
    return f"""\
stream.executable.export public @{name} workgroups(%n: index) -> (index, index, index) {{
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}}"""


def _entry_name(op: DispatchedOperator, forced: bool, on_stack: bool) -> str:
    return op.name + "_forced" * forced + "_on_stack" * on_stack


def _entry(op: DispatchedOperator, name: str, forced: bool, on_stack: bool) -> str:
    given = [f"%p{i}" for i in range(PLAN_LENGTH)]
    chosen = [f"%plan#{i}" for i in range(PLAN_LENGTH)]
    scratch = op.elements[3]
    names = {
        **op.memory,
        "s": scratch,
        "name": name,
        "operator": op.name,
        "scratch_binding": "" if on_stack else " %s: !stream.binding," + " %x: !stream.binding," * bool(op.sums),
        "scratch_memory": _read(
            "scratch_on_stack" if on_stack else "scratch_shared", {"least_scratch": op.least_scratch, "s": scratch}
        ),
        "accumulate": str(op.accumulate).lower(),
        "before": "%before: !stream.binding, " * op.accumulate,
        **entry_texts(
            op.contraction,
            op.sizes,
            op.memory,
            op.elements,
            op.accumulate,
            op.extras,
            sums=op.sums,
            pieces=op.pieces,
            groups_before=op.groups_before,
        ),
        "sums_argument": ", %x_each: i32" * bool(op.sums),
        "sums_memory": _sums_memory(op.sums, on_stack) if op.sums else "",
        "plan_arguments": "".join(f", {p}: i32" for p in given) if forced else "",
        "plan": "" if forced else _choose(op),
        "plan_values": ", ".join(given if forced else chosen),
        "plan_types": PLAN_TYPES,
    }
    return _read("entry", names)


def _sums_memory(sums: SumsApart, on_stack: bool) -> str:
    return _read("sums_on_stack" if on_stack else "sums_shared", {"sums": sums.element})


def _choose(op: DispatchedOperator) -> str:
    """The plan of a workgroup, from the dispatch function or, if it is alone, from what it chose last."""
    chooser, alone, kind = (op.select, "", "")
    if op.recalled is not None:
        chooser, alone, kind = (f"{op.name}_recall", ", %wgs64", ", i64")
    around, batches = (image_text(op.contraction), "%images") if len(op.told) > 1 else held_text(op.contraction)
    names = {"around": around, "batches": batches, "chooser": chooser, "whether_alone": alone, "type_of_it": kind}
    return _read("choose", {**_selection(op), **names})


def held_text(contraction: Contraction) -> tuple[str, str]:
    """What the dispatch function is told of batches: (how it is computed, its value)."""
    shared = shared_operand(contraction)
    return (_read("batches_held", {"shared": shared}), "%batches_held") if shared else ("", "%batches")


def image_text(contraction: Contraction) -> str:
    """What the dispatch function is told of an image, from its view."""
    inside = {f"inside_{side}": _read("image_inside", {"side": side}) for side in "hw"}
    return _read("image", {**inside, "images": product("%images", images_together(contraction))})


def _plan_entry(op: DispatchedOperator) -> str:
    stores = [
        f"  %at{i} = arith.constant {i} : index\n  memref.store %plan#{i}, %O[%at{i}] : memref<13xi32>"
        for i in range(PLAN_LENGTH)
    ]
    return _read("plan", {**_selection(op), "stores": "\n".join(stores)})


def _selection(op: DispatchedOperator) -> dict[str, str]:
    return _selection_of(op.name, op.select, op.told)


def _selection_of(operator: str, select: str, told: Sequence[str]) -> dict[str, str]:
    """How the dispatch function is called: of the sizes, the PEs, and what else it is told."""
    sizes = ("%m", "%n", "%k", "%pes", *(f"%{name}" for name in told))
    return {
        "operator": operator,
        "select": select,
        "sizes": ", ".join(sizes),
        "sizes64": ", ".join(f"{size}64" for size in sizes),
        "sizes_of_one": ", ".join(_OF_ONE.get(size, size) for size in sizes),
        "declared": ", ".join(f"{size}: i64" for size in sizes),
        "types": ", ".join(["i64"] * len(sizes)),
        "plan_types": PLAN_TYPES,
    }


#: What stands for what else is told of one product: an image of one line, of which no window sees the outside.
_OF_ONE = {"%batches": "%one", "%line": "%n", "%lines": "%one", "%taps": "%one", "%step": "%one", "%seen": "%k"}


def recall_function(operator: str, select: str, patterns: tuple[int, int], told: Sequence[str] = ()) -> str:
    """`@<operator>_recall`, which asks the dispatch function, but not again for the sizes that it was asked for last.

    It takes one argument more, the number of workgroups: several always ask. `patterns` are the numbers of those that
    are tried: of one region, and of one cut along the columns (the same where there is none).
    """
    known = {0: "%none", 1: "%batches"}.get(len(told), "%around_image")
    mixed = _read("recall_image", {}) if len(told) > 1 else ""
    whole, divided = patterns
    names = {"whole": whole, "divided": divided, "batches": known, "mixed": mixed}
    return _read("recall", {**_selection_of(operator, select, told), **names})


def _plan_host(names: Mapping[str, object]) -> str:
    loads = [
        f"  %at{i} = arith.constant {i} : index\n  %p{i} = tensor.extract %plan[%at{i}] : tensor<13xi32>"
        for i in range(PLAN_LENGTH)
    ]
    values = ", ".join(f"%p{i}" for i in range(PLAN_LENGTH))
    return _read("plan_host", {**names, "loads": "\n".join(loads), "values": values})


def _select_loop(op: DispatchedOperator) -> str:
    steps = [f"    %sum{i} = arith.addi {f'%sum{i - 1}' if i else '%sum'}, %plan#{i} : i32" for i in range(PLAN_LENGTH)]
    return _read("select_loop", {**_selection(op), "sum": "\n".join(steps)})


def _host(op: DispatchedOperator, executable_name: str, forced: bool) -> str:
    given = [f"%p{i}" for i in range(PLAN_LENGTH)] if forced else []
    whole = {piece.name: piece.type for piece in op.pieces}
    kinds = dict(zip("abc", op.types, strict=True)) | whole
    dims = {f"{o}_dims": tensor_dims(dynamic, o) for o, dynamic in zip("abc", op.dynamic[:3], strict=True)}
    dims |= {f"{piece.name}_dims": piece.whole_dims for piece in op.pieces}
    names_of_extras = [f"e{i}" for i in range(len(op.extras))]
    dims_of_extras = [tensor_dims(dynamic, o) for o, dynamic in zip(names_of_extras, op.dynamic[3:], strict=True)]
    types_of_extras = [extra.type for extra in op.extras]
    c_dims = dims["c_dims"] if op.accumulate else result_dims(op.contraction.c, op.dynamic[2])
    result = f"{kinds['c']}{c_dims}"
    names = {
        "name": op.name + "_forced" * forced,
        "operator": op.name,
        "visibility": "" if forced else "private",
        "executable": executable_name,
        **kinds,
        **dims,
        **host_texts(op.contraction, op.types, f"{op.name} ({op.linalg_op})", op.extras, op.pieces, op.groups_before),
        "extra_arguments": "".join(f", %{o}: {t}" for o, t in zip(names_of_extras, types_of_extras, strict=True)),
        "piece_arguments": "".join(piece.host_arguments for piece in op.pieces),
        "extra_values": "".join(f"%{o}, " for o in names_of_extras),
        "extra_types": "".join(f"{t}{d}, " for t, d in zip(types_of_extras, dims_of_extras, strict=True)),
        "accumulated": "%c, " if op.accumulate else "",
        "accumulated_type": f"{kinds['c']}{c_dims}, " if op.accumulate else "",
        "result": result,
        "tie": f"flow.tensor.tie_shape %r : {result}" if c_dims else f"tensor.cast %r : {kinds['c']} to {kinds['c']}",
        "s": op.elements[3],
        "scratch": op.scratch,
        "least_scratch": op.least_scratch,
        "felt_scratch": FELT_SCRATCH * op.least_scratch,
        "fmas_an_element": op.fmas_an_element,
        "fmas_to_wake": op.fmas_to_wake,
        "elements_to_wake": op.elements_to_wake,
        "plan_arguments": "".join(f", {p}: i32" for p in given),
        "plan_values": "".join(f", {p}" for p in given),
        "plan_types": ", i32" * len(given),
        "given_plan": op.plans.checked(f"{op.name}_forced", op.contraction) if forced else "",
    }
    names |= _host_sums(op)
    names["on_stack"] = names["without"] = _read("dispatch_on_stack", names)
    if op.returned or forced:
        bytes_each = -(-bits(op.elements[2]) // 8)
        names["without"] = _read("dispatch_at_once", {**names, "bytes_each": bytes_each, "most_at_once": MOST_AT_ONCE})
    names["two_ways"] = "%apart_or_enough" if op.sums else "%enough"
    names["dispatch"] = _read("dispatch_one_way" if op.in_place else "dispatch_two_ways", names)
    return _read("host", names)


def _host_sums(op: DispatchedOperator) -> dict[str, str]:
    """What the host's templates need where sums are kept apart from the result, and nothing where they are not."""
    if op.sums is None:
        return dict.fromkeys(("areas", "area_value", "area_type", "areas_result"), "") | {"results": "2"}
    sums = op.sums
    sizes = {"most": sums.most, "on_stack": sums.on_stack, "beside": sums.beside}
    together = (("%c_rows", op.contraction.rows), ("%c_columns", op.contraction.columns))
    return {
        "areas": "\n".join(product(name, dims) for name, dims in together) + "\n" + _read("areas", sizes),
        "area_value": ", %area32",
        "area_type": ", i32",
        "results": "3",
        "areas_result": f", tensor<?x{sums.element}>{{%areas}}",
    }
