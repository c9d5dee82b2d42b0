"""dynmlir-to-iree: templates become dispatches of an executable; nothing of the dialect is left."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from dynmlir.backend.cuda import TARGETS, device_attribute
from dynmlir.backend.dispatch import DispatchedOperator, executable, host_functions, processing_elements
from dynmlir.backend.gpu_library import gpu_library_text, launches_of
from dynmlir.backend.gpu_operator import GpuOperator
from dynmlir.backend.handed import Handed, hand
from dynmlir.backend.inline_entries import inline_entries
from dynmlir.backend.launches import processing_elements as multiprocessors
from dynmlir.backend.operands import Extra, SumsApart
from dynmlir.backend.pieces import Piece
from dynmlir.backend.plans import Plans
from dynmlir.bindings import ir
from dynmlir.costmodel.told import told_names
from dynmlir.costmodel.workgroups import elements_to_wake, fmas_to_wake
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.contraction import micro_kernel_template, read_contraction, static_sizes
from dynmlir.dialect.convert import read_device, read_library
from dynmlir.dialect.core import find_symbol, is_public, ops_named, size_of, symbol_name
from dynmlir.dialect.plain import plain_operator
from dynmlir.dialect.plans import plan_numbers
from dynmlir.dialect.strided import Strided, sliced
from dynmlir.forming.images import cut_images
from dynmlir.forming.initial import compute_initial
from dynmlir.forming.sizes import Origins
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.made_with import FMAS_A_BYTE
from dynmlir.kernels.occupancy import shared_bytes
from dynmlir.kernels.patterns import BESIDE_VECTORS
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of, matrix
from dynmlir.lowering.chunks import chunk_elements, columns_beside
from dynmlir.lowering.code_apart import SELECT, Apart, used_first
from dynmlir.lowering.epilogue import area_on_stack, epilogue_letters
from dynmlir.lowering.families import least_scratch, scratch_elements
from dynmlir.lowering.gpu.way import way_of
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Micro-kernels that a byte tells apart.
MOST_RECALLED = 1 << 8


def has_output_arguments(module: ir.Module) -> bool:
    """Whether a function of the module writes a result into memory of the caller's."""
    functions = ops_named(module, "func.func", outside="func.func")
    return any("iree.abi.output" in str(f.attributes["arg_attrs"]) for f in functions if "arg_attrs" in f.attributes)


def describe(
    template: Any, library: Library, device: Device, in_place: bool, called: Collection[str]
) -> DispatchedOperator:
    """A template as the backend sees it. The kernel that can use most scratch sizes the scratch.

    `called`: the functions of the module that something calls.
    """
    arithmetic = arithmetic_of(library, device)
    scratch = max(1, *(scratch_elements(kernel, arithmetic, library.layout) for kernel in library.micro_kernels))
    kinds = [operand.type for operand in template.operands]
    types, contraction = kinds[:3], read_contraction(template)
    elements = [str(kind.element_type) for kind in types]
    return DispatchedOperator(
        name=symbol_name(template),
        select=ir.FlatSymbolRefAttr(template.attributes["select"]).value,
        types=tuple(map(str, types)),  # type: ignore[arg-type]
        dynamic=tuple(tuple(kind.is_dynamic_dim(dim) for dim in range(kind.rank)) for kind in kinds),
        extras=extra_operands(template, kinds[3:]),
        contraction=contraction,
        linalg_op=micro_kernel_template(template).operation.name,
        sizes=static_sizes(contraction, types),
        in_place=in_place,
        returned=is_returned(template),
        accumulate=not ir.BoolAttr(template.attributes["zero_init"]).value,
        least_scratch=min(scratch, least_scratch(arithmetic)),
        scratch=scratch,
        elements=(*elements, arithmetic.scratch),  # type: ignore[arg-type]
        memory={name: matrix(kind) for name, kind in zip("ABC", elements, strict=True)},
        sums=sums_apart(template, library, arithmetic),
        fmas_an_element=FMAS_A_BYTE * bits(arithmetic.scratch) // 8,
        fmas_to_wake=fmas_to_wake(device),
        elements_to_wake=elements_to_wake(device),
        groups_before=arithmetic.extra_rows // arithmetic.depth,
        told=told_names(read_contraction(template), device),
        pieces=tuple(_piece(template, place, view) for place, view in pieces_of(template).items()),
        asked=ir.FlatSymbolRefAttr(template.attributes["select"]).value in called,
        recalled=recalled_patterns(template, library),
        plans=_plans(template, library),
    )


def _plans(template: Any, library: Library) -> Plans:
    return Plans(tuple(plan_numbers(template).values()), len(library.micro_kernels))


def pieces_of(template: Any) -> dict[int, Strided]:
    """Which of A and B of a template for a CPU are slices that are read where they lie: 0 or 1, and where.

    Images and panels of weights are dense.
    """
    contraction = read_contraction(template)
    if contraction.windows:
        return {}
    views = {place: sliced(template.operands[place]) for place in range(1 if contraction.in_panels else 2)}
    return {place: view for place, view in views.items() if view is not None}


def _piece(template: Any, place: int, view: Strided) -> Piece:
    kind, dims = view.parent.type, read_contraction(template).operands[place]
    return Piece("AB"[place], dims, str(kind), tuple(kind.is_dynamic_dim(d) for d in range(kind.rank)))


def sums_apart(template: Any, library: Library, arithmetic: Arithmetic) -> SumsApart | None:
    """Where sums are kept that are finished into a result of another type; None where they are in the result."""
    sums, beside = arithmetic.types.c, columns_beside(arithmetic)
    if str(template.operands[2].type.element_type) == sums:
        return None
    tiles = (kernel.tile.m * (kernel.tile.n + beside) for kernel in library.micro_kernels)
    most = max(chunk_elements(arithmetic), *tiles)
    return SumsApart(sums, matrix(sums), most, area_on_stack(sums), beside)


def is_returned(template: Any) -> bool:
    """Whether a public function returns the result of a template, and nothing else in it reads that."""
    users = [use.owner.operation for use in template.results[0].uses]
    return len(users) == 1 and users[0].name == "func.return" and is_public(users[0].parent.opview)


def asked_once(operators: Sequence[DispatchedOperator]) -> list[DispatchedOperator]:
    """The operators; of several with one dispatch function the first is what the host asks it by."""
    first = {op.select: op.name for op in reversed(operators)}
    return [replace(op, asked=op.asked and first[op.select] == op.name) for op in operators]


def recalled_patterns(template: Any, library: Library) -> tuple[int, int] | None:
    """The numbers of Patterns I and III (or I), if they are all that is tried and there is something to choose."""
    contraction, types = read_contraction(template), [operand.type for operand in template.operands][:3]
    known = static_sizes(contraction, types).keys() >= set(contraction.letters)
    if known or not 1 < len(library.micro_kernels) <= MOST_RECALLED or "plans" not in template.attributes:
        return None
    stated = ir.DictAttr(ir.DictAttr(template.attributes["plans"])["patterns"])
    numbers = {named.name: ir.IntegerAttr(named.attr).value for named in stated}
    whole, divided = BESIDE_VECTORS
    if whole not in numbers or not numbers.keys() <= set(BESIDE_VECTORS):
        return None
    return numbers[whole], numbers.get(divided, numbers[whole])


def called_functions(module: ir.Module) -> set[str]:
    """The functions that something in a module calls, but for what kernels do."""
    calls = ops_named(module, "func.call")
    return {ir.FlatSymbolRefAttr(call.attributes["callee"]).value for call in calls}


def describe_for_gpu(template: Any, regions: int, library: Library) -> GpuOperator:
    """A template as the backend of GPUs sees it."""
    kinds = [operand.type for operand in template.operands]
    contraction = read_contraction(template)
    return GpuOperator(
        name=symbol_name(template),
        select=ir.FlatSymbolRefAttr(template.attributes["select"]).value,
        types=tuple(map(str, kinds[:3])),  # type: ignore[arg-type]
        dynamic=tuple(tuple(kind.is_dynamic_dim(dim) for dim in range(kind.rank)) for kind in kinds),
        contraction=contraction,
        linalg_op=micro_kernel_template(template).operation.name,
        sizes=static_sizes(contraction, kinds[:3]),
        way=way_of(template),
        regions=regions,
        extras=extra_operands(template, kinds[3:]),
        plans=_plans(template, library),
    )


def extra_operands(template: Any, kinds: list[Any]) -> tuple[Extra, ...]:
    """What the epilogue of a template reads."""
    return tuple(
        Extra(str(kind), letters, str(kind.element_type), matrix(str(kind.element_type)))
        for kind, letters in zip(kinds, epilogue_letters(template), strict=True)
    )


def call_instead(template: Any, on_cpu: bool) -> None:
    """Replaces a template by a call of the host function of its name."""
    operands, beside = list(template.operands), list[ir.Value]()
    with ir.InsertionPoint(template), template.location:
        for place, view in pieces_of(template).items() if on_cpu else ():
            sizes = [size_of(operands[place], d) for d in range(operands[place].type.rank)]
            beside += [*sizes, view.build_offset(), *(stride.build() for stride in view.strides[:-1])]
            operands[place] = view.parent
    call = ir.Operation.create(
        "func.call",
        results=[template.results[0].type],
        operands=[*operands, *beside],
        attributes={"callee": ir.FlatSymbolRefAttr.get(symbol_name(template))},
        loc=template.location,
        ip=ir.InsertionPoint(template),
    )
    template.results[0].replace_all_uses_with(call.results[0])
    template.operation.erase()


def leave_to_iree(template: Any) -> None:
    """Replaces a template by the operator that it was formed from."""
    function = template.operation.parent
    while function.parent.name != "builtin.module":
        function = function.parent
    with ir.InsertionPoint(template), template.location:
        cut = partial(cut_images, function=function.opview, origins=Origins())
        result = plain_operator(template, list(template.operands), cut)
    template.results[0].replace_all_uses_with(result)
    template.operation.erase()


def _text(op: Any) -> str:
    return op.operation.get_asm(print_generic_op_form=True, use_local_scope=True, assume_verified=True)


def _bodies(library: str, templates: list[Any]) -> Any:
    """The module of the functions of the kernels and of the plans."""
    bodies = find_symbol(templates[0], ir.FlatSymbolRefAttr.get(f"{library}_kernels"))
    if bodies is None:
        raise DynmlirError(
            f"@{library}_kernels is not in the module: run dynmlir-lower-micro-kernels first",
            templates[0].location,
        )
    return bodies


def _selection(module: ir.Module, templates: list[Any]) -> list[Any]:
    """The tables and functions of selection; its helpers come with their prefix."""
    selects = tuple(ir.FlatSymbolRefAttr(t.attributes["select"]).value for t in templates)
    kinds = ("llvm.mlir.global", "func.func")
    found = [op for kind in kinds for op in ops_named(module, kind, outside="func.func")]
    return [op for op in found if any(symbol_name(op) == s or symbol_name(op).startswith(f"{s}_") for s in selects)]


def callees_first(functions: list[str]) -> list[str]:
    """Functions in generic form, each behind those that it calls.

    IREE's passes over the call graph go by the order of the module, and lose track where they must recurse: calls of
    the same function from several places are then taken for recursion.
    """
    return list(used_first({_NAME.search(text)[1]: text for text in functions}).values())  # type: ignore[index]


_NAME = re.compile(r'sym_name = "(\w+)"')


def make_distinct(bodies: Any, prefix: str, kept: set[str]) -> None:
    """Gives the functions of a library but `kept` a prefix: IREE links all executables into one."""
    names = {symbol_name(op) for op in bodies.body.operations} - kept

    def rename(op: Any) -> ir.WalkResult:
        if op.name == "func.func" and symbol_name(op) in names:
            op.attributes["sym_name"] = ir.StringAttr.get(prefix + symbol_name(op))
        elif op.name == "func.call":
            callee = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
            if callee in names:
                op.attributes["callee"] = ir.FlatSymbolRefAttr.get(prefix + callee)
        return ir.WalkResult.ADVANCE

    bodies.operation.walk(rename)


def templates_by_library(module: ir.Module) -> dict[str, list[Any]]:
    """The templates of a module under the library that each uses; DynmlirError for one not ready."""
    used: dict[str, list[Any]] = {}
    for template in ops_named(module, "dynmlir.template"):
        if "select" not in template.attributes:
            raise DynmlirError(
                f"'{symbol_name(template)}' has no dispatch function: run dynmlir-emit-dispatch first",
                template.location,
            )
        used.setdefault(ir.FlatSymbolRefAttr(template.attributes["library"]).value, []).append(template)
    return used


def refuse_own_names(module: ir.Module, libraries: Iterable[str]) -> None:
    """Raises DynmlirError for a symbol of the source that is the name of something generated, too."""
    own = re.compile(
        "|".join(["dynmlir_(pes|allocator)", *(rf"{re.escape(x)}_(executable|sum|class_\d+)" for x in libraries)])
    )
    for op in module.body.operations:
        name = symbol_name(op) if "sym_name" in op.attributes else ""
        if own.fullmatch(name):
            raise DynmlirError(f"@{name} is a name that dynmlir gives: the source needs another one", op.location)


def refuse_unknown_functions(module: ir.Module) -> None:
    """Raises DynmlirError for a template in a function of IREE's: here no call in one can be verified."""
    for template in ops_named(module, "dynmlir.template"):
        around = template.operation.parent
        while around.parent is not None and around.parent.name != "builtin.module":
            around = around.parent
        if around.name != "func.func":
            text = f"is in a '{around.name}', as programs of PyTorch and ONNX are imported"
            only = "it is compiled for CPUs by dynmlir-compile, not for GPUs, and not printed behind dynmlir-to-iree"
            raise DynmlirError(f"'{symbol_name(template)}' {text}: {only}", template.location)


def library_of(name: str, templates: list[Any]) -> tuple[Library, Device]:
    """The values of a library in use and of its device."""
    op = find_symbol(templates[0], ir.FlatSymbolRefAttr.get(name))
    assert op is not None, "the verifier of dynmlir.template requires it"
    return read_library(op), read_device(find_symbol(op, op.attributes["device"]))


def library_text(module: ir.Module, name: str, templates: list[Any], debug: bool, apart: Sequence[Apart]) -> str:
    """The executable of a library, which only declares what is `apart`, and host functions of its templates."""
    library, device = library_of(name, templates)
    if not device.is_cpu:
        return gpu_text(module, library, device, templates, debug)
    in_place = has_output_arguments(module)
    called = called_functions(module)
    operators = asked_once([describe(template, library, device, in_place, called) for template in templates])
    bodies = _bodies(name, templates)
    if any(op.operation.name == "dynmlir.library" and symbol_name(op) != name for op in module.body.operations):
        declared = (known for part in apart for known in part.names)
        make_distinct(bodies, f"{name}_", {*declared, *(f"{symbol_name(t)}_program" for t in templates)})
    functions = "\n".join(
        callees_first([_text(op) for op in (*bodies.body.operations, *_selection(module, templates))])
    )
    made = [executable(executable_name(name), operators, functions, debug)]
    return "\n".join(made + [host_functions(operator, executable_name(name), debug) for operator in operators])


def parts_apart(library: str, templates: list[Any], context: PassContext) -> list[Apart]:
    """What the executable of a library only declares: its drivers, and dispatch functions of the templates."""
    there, parts = context.apart or {}, list[Apart]()
    if library in there:
        parts.append(Apart(there[library], {entry: entry for entry in there[library].entries}))
    selects = dict.fromkeys(ir.FlatSymbolRefAttr(t.attributes["select"]).value for t in templates)
    return parts + [Apart(there[name], {name: SELECT}) for name in selects if name in there]


def executable_name(library: str) -> str:
    """What the executable of a library's kernels is called."""
    return f"{library}_executable"


def require_room(module: ir.Module, used: dict[str, list[Any]], target: str) -> None:
    """Raises DynmlirError for a micro-kernel of more shared memory than a thread block of an architecture has."""
    for name, templates in used.items():
        for kernel in library_of(name, templates)[0].micro_kernels:
            needed, there = shared_bytes(kernel), TARGETS[target].shared_bytes
            if needed > there:
                text = f"takes {needed} bytes of shared memory, a thread block of {target} has {there}"
                raise DynmlirError(f"micro-kernel '{kernel.name}': {text}", templates[0].location)


def gpu_text(module: ir.Module, library: Library, device: Device, templates: list[Any], debug: bool) -> str:
    """The same for a GPU, where plans are chosen on the host."""
    bodies = {symbol_name(op): op for op in _bodies(library.name, templates).body.operations}
    plans = {symbol_name(t): bodies.pop(f"{symbol_name(t)}_regions") for t in templates}
    operators = [
        describe_for_gpu(template, len(plans[symbol_name(template)].type.results) // 4, library)
        for template in templates
    ]
    on_host = "\n".join(map(_text, [*plans.values(), *_selection(module, templates)]))
    kernels = {name: _text(op) for name, op in bodies.items()}
    return gpu_library_text(launches_of(library, device), operators, kernels, on_host, debug)


def host_text(module: ir.Module, used: dict[str, list[Any]]) -> str:
    """What the module keeps, with calls for templates; locations are kept. Dispatch functions are in the executable."""
    selects = [ir.FlatSymbolRefAttr(t.attributes["select"]).value for ts in used.values() for t in ts]
    for name, templates in used.items():
        on_cpu = library_of(name, templates)[1].is_cpu
        for template in templates:
            call_instead(template, on_cpu)
    gone = {f"{library}_kernels" for library in used}
    kept: list[ir.Operation] = []
    for op in module.body.operations:
        name = symbol_name(op) if "sym_name" in op.attributes else ""
        if op.operation.name in ("dynmlir.device", "dynmlir.library"):
            continue
        if op.operation.name == "builtin.module" and name in gone:
            continue
        if not any(name == s or name.startswith(f"{s}_") for s in selects):
            kept.append(op.operation)
    options = {"print_generic_op_form": True, "use_local_scope": True, "assume_verified": True}
    return "\n".join(op.get_asm(enable_debug_info=True, **options) for op in kept)


def resources_text(module: ir.Module) -> str:
    """What the module's dense resources hold, as it stands at the end of a text."""
    text = module.operation.get_asm(print_generic_op_form=True, assume_verified=True)
    start = text.rfind("{-#")
    return text[start:] if start >= 0 else ""


def attributes_text(module: ir.Module) -> str:
    """The module's own attributes; empty where there are none."""
    own = module.operation.attributes
    attributes = {name: own[name] for name in own}
    return str(ir.DictAttr.get(attributes)) if attributes else ""


def replace_body(module: ir.Module, text: str) -> None:
    """The module's ops become those of a text in generic form."""
    source = ir.Module.parse(text)
    for op in list(module.body.operations):
        op.operation.erase()
    for op in list(source.body.operations):
        module.body.append(op.operation)


@register_pass
class ToIree(Pass):
    """Assumes dispatch functions and lowered micro-kernels. What has no library becomes its linalg op again."""

    name = "dynmlir-to-iree"
    summary = "turn templates into dispatches of one stream.executable a library"
    description = """\
Before:
  %r = "dynmlir.template"(%a, %b, %c) (...) {sym_name = "main_matmul_0", library = @matmul_f32, select = ...}
  module @matmul_f32_kernels { ... }
After:
  %r = func.call @main_matmul_0(%a, %b, %c) : (...) -> tensor<?x?xf32>
  stream.executable private @matmul_f32_executable { stream.executable.export public @main_matmul_0 ... }
  func.func private @main_matmul_0(...) {
    cf.assert ...
    flow.dispatch @matmul_f32_executable::@main_matmul_0 ...
  }

IREE's dialects are not registered here, so that its ops print in generic form.
With debug=true, for measuring:
  func.func @main_matmul_0_forced(%a, %b, %c, 13 x i32)       runs a given plan; before it, where slices lie
  func.func @main_matmul_0_plan_loop(%count: i64, %PEs: i64)  selects for many shapes inside the executable"""

    @dataclass(frozen=True)
    class Options:
        debug: bool = field(
            default=False, metadata={"help": "also public functions that run a given plan, and that select in a loop"}
        )
        target: str | None = field(
            default=None, metadata={"help": "sm_80, ...: the GPU that code is made for; without one, the device's"}
        )

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        refuse_unknown_functions(module)
        handed = hand_over(module, options, context)
        if handed is None:
            return
        text = handed.generic(inline_entries if handed.target else None)
        module.context.allow_unregistered_dialects = True
        replace_body(module, text)
        if handed.target:
            module.operation.attributes["hal.device.targets"] = ir.Attribute.parse(f"[{handed.target}]")


def hand_over(module: ir.Module, options: ToIree.Options, context: PassContext) -> Handed | None:
    """What the pass makes of a module, which is taken to pieces; None where it has no operators for IREE."""
    for template in ops_named(module, "dynmlir.template"):
        if "library" not in template.attributes:
            context.remark(template, f"'{symbol_name(template)}' has no library: left to IREE")
            leave_to_iree(template)
    used = templates_by_library(module)
    if not used:
        for op in [*ops_named(module, "dynmlir.library"), *ops_named(module, "dynmlir.device")]:
            op.operation.erase()
        return None
    refuse_own_names(module, used)
    if context.blobs is not None:
        compute_initial(module, context.blobs)
    first, templates = next(iter(used.items()))
    location, device = templates[0].location, library_of(first, templates)[1]
    if not device.is_cpu and options.target:
        require_room(module, used, options.target)
    pes = processing_elements() if device.is_cpu else multiprocessors(device["sms"])
    target = "" if device.is_cpu else device_attribute(options.target or device.target_cpu)
    apart = {name: parts_apart(name, group, context) for name, group in used.items()}
    generated = [library_text(module, name, group, options.debug, apart[name]) for name, group in used.items()]
    attributes, source = attributes_text(module), host_text(module, used)
    resources = resources_text(module) if "dense_resource<" in source else ""
    parts = {executable_name(name): of_library for name, of_library in apart.items()}
    return hand(source, [pes, *generated], location, attributes, resources, target, parts)
