"""`compile()`: MLIR text in, a module that runs out; `dynmlir-compile` is made of the same parts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from dynmlir import dialect
from dynmlir.backend import cuda
from dynmlir.backend.cpus import architecture, check_cpu
from dynmlir.backend.handed import Handed
from dynmlir.backend.iree import check_target, constants_apart, iree_compile, iree_compile_apart, iree_compile_for_gpu
from dynmlir.backend.object_cache import ObjectCache
from dynmlir.backend.ptxas import ptx_of
from dynmlir.bindings import ir
from dynmlir.blobs import Blobs, apart
from dynmlir.diagnostics import DynmlirError, Remark, Remarks, near_match, rename
from dynmlir.dialect.convert import read_library
from dynmlir.dialect.core import find_symbol, ops_named, symbol_name
from dynmlir.driver.cache import objects_folder
from dynmlir.driver.kept import keep_made
from dynmlir.driver.libraries import default_gpu_libraries, default_libraries, require_known_cpu
from dynmlir.driver.pipeline import Pipeline, Step, unknown_pass, with_prerequisites
from dynmlir.driver.registry import all_passes, is_own, place_of, plugin_passes
from dynmlir.driver.source import parse_any
from dynmlir.driver.tuned import tuned_gpu_libraries, tuned_libraries
from dynmlir.forming.calls import refuse_recursion
from dynmlir.frontend.read import read_program
from dynmlir.kernels.element_types import STORED_ON_GPUS
from dynmlir.passes.base import PassContext
from dynmlir.passes.to_iree import ToIree, hand_over
from dynmlir.runtime import CompiledModule, Parameters
from dynmlir.runtime.module import same_kernels


@dataclass(frozen=True)
class CompileOptions:
    """What a compilation can be told. Names are checked when they are used."""

    target: str = "llvm-cpu"
    target_cpu: str = "host"
    library: str | None = None
    """A library file; None: those in the module, else one tuned on this machine, else the shipped one that fits."""
    cost_model: str | None = None
    patterns: tuple[str, ...] = ()
    export_plan: bool = False
    output_arguments: bool = False
    debug: bool = False
    """For measuring and testing: plans, runs of a given plan, selection in a loop, the reference kernels."""
    forced: bool = False
    """Of these, runs of a given plan and selection in a loop alone."""

    @property
    def static(self) -> bool:
        """Whether products that state all of their sizes are dynmlir's as well: where kernels were measured."""
        return self.gpu is None and architecture(self.target_cpu) == "x86_64"

    @property
    def gpu(self) -> str | None:
        """The architecture of the GPU that code is made for; None for a CPU."""
        return None if self.target == "llvm-cpu" else cuda.architecture(self.target)


@dataclass(frozen=True)
class Lowered:
    """A module as IREE gets it."""

    module: str | Handed
    """In MLIR's generic form; or as it was put together, for `emit`."""
    verified: bool
    """Whether IREE's own verifiers have seen it."""
    remarks: tuple[Remark, ...]
    kernels: Mapping[str, tuple[str, ...]]
    """By operator the micro-kernels of its library, in the order in which a plan counts them."""
    again: Callable[[], Lowered] | None = None
    """Lowers it whole, where what it was put together of lacks the code of libraries."""

    @property
    def kernel_names(self) -> tuple[str, ...]:
        """Those of every operator. Raises ValueError where they have not the same ones."""
        return same_kernels(self.kernels)

    @property
    def text(self) -> str:
        """In MLIR's generic form. Raises DynmlirError where IREE's verifiers refuse it."""
        if self.again is not None:
            return self.again().text
        return self.module if isinstance(self.module, str) else str(self.module.blobs.beside(self.module.generic()))


def compile(
    source: str | os.PathLike[str],
    target_cpu: str = "host",
    *,
    target: str = "llvm-cpu",
    library: str | os.PathLike[str] | None = None,
    cost_model: str | None = None,
    patterns: Sequence[str] = (),
    export_plan: bool = False,
    output_arguments: bool = False,
    debug: bool = False,
    plugins: Sequence[str | os.PathLike[str]] = (),
    driver: str | None = None,
    threads: int | None = None,
    parameters: Parameters | None = None,
) -> CompiledModule:
    """Compile MLIR, a text or the path of a file, for a CPU or a GPU, and load it; a file may be of ONNX or `.pt2`.

    `plugins` are files that register passes, which run in this compilation alone, cost models or pattern sets.
    `driver` and `threads` are where the module runs and `parameters` its weights, as for `dynmlir.load`; None: in this
    thread, or on a GPU if the module is for one.
    The module's `remarks` say which operators were left to IREE, and why. Raises DynmlirError for whatever is wrong
    with the input.
    """
    options = CompileOptions(
        target=target,
        target_cpu=target_cpu,
        library=None if library is None else os.fspath(library),
        cost_model=cost_model,
        patterns=tuple(patterns),
        export_plan=export_plan,
        output_arguments=output_arguments,
        debug=debug,
    )
    text, name = read_source(source)
    with plugin_passes([os.fspath(plugin) for plugin in plugins]):
        lowered = lower(text, name, options, only_emitted=True)
        remarks = list(lowered.remarks)
        emitted = emit(lowered, name, options, remarks)
    driver = driver or ("local-sync" if options.gpu is None else "cuda")
    module = CompiledModule(emitted, driver, threads, name, parameters)
    module.kernels, module.remarks = lowered.kernels, tuple(map(str, remarks))
    return module


def read_source(source: str | os.PathLike[str]) -> tuple[str, str]:
    """The text and its name in diagnostics. A str with a line break or a brace is text, any other a path.

    Raises TypeError for what is neither.
    """
    if not isinstance(source, (str, os.PathLike)):
        kind = type(source).__name__
        raise TypeError(
            f"expected MLIR or the path of a file, got '{kind}': of a module of MLIR's give str(...), of a model of "
            "PyTorch's dynmlir.import_torch(model, args), of ONNX's dynmlir.import_onnx(model)"
        )
    if isinstance(source, str) and ("\n" in source or "{" in source):
        return source, "<text>"
    return read_program(source), os.fspath(source)


def lower(text: str, name: str, options: CompileOptions, locations: bool = True, only_emitted: bool = False) -> Lowered:
    """All passes of dynmlir, and the text of what they make, with the locations of the source if wanted.

    `only_emitted`: for `emit` and nothing else, which needs no text of the whole. Raises DynmlirError, located in
    `name`.
    """
    check_target(options.target)
    check_cpu(options.target_cpu)
    context = PassContext(Remarks(), keep_made)
    with dialect.new_context() as mlir:
        mlir.allow_unregistered_dialects = True  # IREE's own, which pass through
        module, blobs = _parsed(text, name)
        with _located(name):
            refuse_recursion(module)
        context.blobs = blobs if only_emitted else None
        kernels: dict[str, tuple[str, ...]] = {}
        verified = False

        def note(step: Step, after: ir.Module) -> None:
            nonlocal verified
            if step.name == "dynmlir-emit-dispatch":
                kernels.update(kernels_of(after))
                verified = any("select" in t.attributes for t in ops_named(after, "dynmlir.template"))

        def run(steps: list[Step]) -> Handed | None:
            last = steps[-1] if only_emitted and options.gpu is None else None
            direct = last is not None and isinstance(last.pass_, ToIree)
            if direct and all(s.pass_ is not None and is_own(type(s.pass_)) for s in steps):
                context.apart = {}  # nobody else looks at it
            with _located(name):
                Pipeline(steps[:-1] if direct else steps, note).run(module, context)
                with ir.Location.unknown():
                    return hand_over(module, last.options, context) if direct and last is not None else None

        before = before_templates(options)
        run(before)
        library, handed = find_library(module, name, options, context), None
        if library or ops_named(module, "dynmlir.library"):
            steps = pipeline(options, library)
            context.remarks.made += unused_plugins([*before, *steps])
            handed = run(steps)
        else:
            run(left_to_iree(options))
        if options.gpu is not None:
            target = ir.Attribute.parse(f"[{cuda.device_attribute(options.gpu)}]")
            module.operation.attributes["hal.device.targets"] = target
        return Lowered(
            replace(handed, blobs=blobs)
            if handed is not None
            else str(blobs.beside(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=locations))),
            verified=verified,  # dynmlir-to-iree passes them to IREE's parser, and all that is around
            remarks=tuple(Remark(rename(r.location, name), r.text, r.severity) for r in context.remarks.made),
            kernels=kernels,
            again=partial(lower, text, name, options, locations) if context.apart else None,
        )


@contextlib.contextmanager
def _located(name: str) -> Iterator[None]:
    """Around what raises DynmlirErrors located in the module: those are located in `name`."""
    try:
        yield
    except DynmlirError as error:
        error.location = rename(error.location or "-:1:1", name)
        raise


def _parsed(text: str, name: str) -> tuple[ir.Module, Blobs]:
    """The module of a text, and what its large constants hold, which no pass of dynmlir's reads."""
    if all(map(is_own, all_passes().values())):
        light, blobs = apart(text)
        if (misfit := blobs.misfit(light)) is not None:
            misfit.location = rename(misfit.location or name, name)
            raise misfit
        with contextlib.suppress(DynmlirError):  # of which the text as it is says more
            return parse_any(light, name), blobs
    return parse_any(text, name), Blobs()


def emit(lowered: Lowered, name: str, options: CompileOptions, remarks: list[Remark] | None = None) -> bytes:
    """IREE's part, which adds to `remarks`. Raises DynmlirError, located in `name` where IREE says so."""
    said = remarks if remarks is not None else []

    def remark(text: str, place: str | None) -> None:
        said.append(Remark(rename(place or "-:1:1", name), text))

    try:
        if options.gpu is not None:
            return iree_compile_for_gpu(lowered.text, verified=lowered.verified, remark=remark)
        kept = ObjectCache(objects_folder())
        if isinstance(lowered.module, Handed):
            handed = lowered.module
            return iree_compile_apart(
                handed.parse,
                handed.part,
                lambda: lowered.text,
                options.target_cpu,
                constants_apart(handed.text),
                remark=remark,
                kept=kept,
                apart=handed.apart,
                keep=keep_made,
                blobs=handed.blobs,
            )
        return iree_compile(lowered.text, options.target_cpu, verified=lowered.verified, kept=kept)
    except DynmlirError as refused:
        of_elements = lowered.module.blobs.wrong() if isinstance(lowered.module, Handed) else None
        error = of_elements or refused
        error.location = rename(error.location or name, name)
        raise error from None


def emit_ptx(lowered: Lowered, name: str, options: CompileOptions) -> str:
    """The PTX of a module for a GPU. Raises DynmlirError, located in `name` where IREE says so."""
    if options.gpu is None:
        raise DynmlirError(f"there is no PTX for {options.target}: give --target=cuda", "command-line")
    try:
        return ptx_of(lowered.text, verified=lowered.verified)
    except DynmlirError as error:
        error.location = rename(error.location or name, name)
        raise


def kernels_of(module: ir.Module) -> dict[str, tuple[str, ...]]:
    """The micro-kernels of each operator that has a library, in the order in which a plan counts them."""
    libraries: dict[str, tuple[str, ...]] = {}

    def names(template: Any) -> tuple[str, ...]:
        used = ir.FlatSymbolRefAttr(template.attributes["library"]).value
        if used not in libraries:
            library = read_library(find_symbol(template, template.attributes["library"]))
            libraries[used] = tuple(kernel.name for kernel in library.micro_kernels)
        return libraries[used]

    templates = (t for t in ops_named(module, "dynmlir.template") if "library" in t.attributes)
    return {symbol_name(template): names(template) for template in templates}


def pipeline(options: CompileOptions, library: tuple[str, ...]) -> list[Step]:
    """The passes of a compilation behind `before_templates`, with `library` the files to attach.

    None of them: the module holds its own.

    A plug-in's pass runs behind the one that it states as `after`.
    """
    patterns, cost_model, on_gpu = options.patterns, options.cost_model, options.gpu is not None
    if on_gpu:
        patterns, cost_model = patterns or ("I", "II"), cost_model or "gpu"
    steps = [
        # Before constants are packed: what weights of few bits stand for is one, too.
        *(step("dynmlir-lower-few-bits", library=library) if not on_gpu else ()),
        # Before templates: what they are formed of then says how B lies.
        *(step("dynmlir-pack-constants", library=library, static=options.static) if not on_gpu else ()),
        *step(
            "dynmlir-form-templates",
            stored=STORED_ON_GPUS if on_gpu else None,
            in_place=False if on_gpu else None,
            static=options.static,
        ),
        *step("dynmlir-attach-library", library=library),
        # Regions before the dispatch function: it can choose what the IR holds, and nothing else.
        *step("dynmlir-polymerize", patterns=patterns),
        *step("dynmlir-emit-dispatch", cost_model=cost_model, patterns=patterns),
        *(step("dynmlir-export-plan") if options.export_plan or options.debug else ()),
        *(step("dynmlir-export-reference") if options.debug else ()),
        # While templates still are there; dynmlir-explain reads it in the compiled module.
        *step("dynmlir-embed-problems"),
        *step("dynmlir-embed-parameters"),
        *left_to_iree(options),
        # Bodies before the executable that calls them.
        *step("dynmlir-lower-micro-kernels"),
        *step("dynmlir-to-iree", debug=options.debug or options.forced, target=options.gpu),
    ]
    return with_prerequisites(steps)


def before_templates(options: CompileOptions) -> list[Step]:
    """What needs no library; first, so that all that follows sees the arguments that the caller will pass.

    And the element types that libraries are found by: of bytes behind their zero points, of sums, of what is stored.
    """
    arguments = step("dynmlir-output-arguments") if options.output_arguments else []
    on_cpu = options.gpu is None
    sums = step("dynmlir-widen-sums", static=options.static) if on_cpu else step("dynmlir-round-results")
    bytes_first = [
        *(step("dynmlir-multiply-quantized") if options.static else ()),  # where there are micro-kernels of bytes
        *(step("dynmlir-channels-last") if options.static else ()),
        *step("dynmlir-drop-multipliers"),
        *step("dynmlir-separate-zero-points", static=options.static),
    ]
    of_cpus = (
        ("expand-comparisons", "collapse-scans", "expand-wide", "reduce-angles", "raise-softmax") if on_cpu else ()
    )
    on_cpus = [each for name in of_cpus for each in step(f"dynmlir-{name}")]
    plain = [
        each
        for name in (
            "empty-fills",
            "separate-factors",
            "generalize-elementwise",
            "split-phases",
            "split-depths",
            "cut-pads",
            "split-places",
            "round-integers",
            "expand-log10",
        )
        for each in step(f"dynmlir-{name}")
    ]
    return [*arguments, *plain, *on_cpus, *bytes_first, *sums]


def left_to_iree(options: CompileOptions) -> list[Step]:
    """What is done for the ops that IREE compiles, also where no other is."""
    lowered = ("lower-softmax", "lower-concat", "lower-scatter", "lower-gather", "lower-sort")
    names = (
        "check-indices",
        "slice-gathers",
        "tabulate-places",  # while regions say the numbers that they read
        "pass-scalars",
        *lowered,
        "lower-rows",
        "part-softmax",
        "part-reductions",
        "part-gathered",
        "guard-divisions",
    )
    on_cpus = [f"dynmlir-{name}" for name in names] if options.gpu is None else []
    in_place = ("slice-inserts", "keep-arguments", "copy-overlaps", "carry-in-place", "separate-handed")
    parted = ("slice-images", "part-starts", "part-crossed", "part-sliced")
    first = [f"dynmlir-{name}" for name in ("check-sizes", "check-slices", "yield-sizes", *in_place, *parted)]
    return [each for name in [*first, *on_cpus] for each in step(name)]


def step(name: str, **options: Any) -> list[Step]:
    """A pass with its options, None and () for the default; and the plug-ins' passes after it.

    Raises DynmlirError where there is no such pass, or a plug-in's is to run after one that there is not.
    """
    passes = all_passes()
    if name not in passes:
        raise unknown_pass(name)
    given = {key: value for key, value in options.items() if value not in (None, ())}
    steps = [Step(name, passes[name](), passes[name].Options(**given))]
    for cls in list(passes.values()):
        if cls.after is not None and cls.after not in passes:
            raise DynmlirError(f"pass {cls.name}: after: {near_match('pass', cls.after, passes)}", place_of(cls))
        if cls.after == name:
            steps += step(cls.name)
    return steps


def unused_plugins(steps: list[Step]) -> list[Remark]:
    """Why each pass of a plug-in that is not among the steps is not: no `after`, or one that is not among them."""
    there = {step.name for step in steps}
    unused = [cls for cls in all_passes().values() if not is_own(cls) and cls.name not in there]
    return [
        Remark(place_of(cls), f"pass {cls.name} is not run: it states no 'after'")
        if cls.after is None
        else Remark(place_of(cls), f"pass {cls.name} is not run: this compilation has no {cls.after}", "warning")
        for cls in unused
    ]


def find_library(module: ir.Module, name: str, options: CompileOptions, context: PassContext) -> tuple[str, ...]:
    """The library files to attach; none where the module holds some, or where none fits the CPU (a remark)."""
    if options.library is not None:
        require_known_cpu(options.library, options.target_cpu, options.gpu)
        return (options.library,)
    if ops_named(module, "dynmlir.library"):
        return ()
    if options.gpu is not None:
        found, remarks = tuned_gpu_libraries(options.gpu)
        paths, device = default_gpu_libraries(options.gpu, module, found), options.gpu
    else:
        tuned, remarks = tuned_libraries(options.target_cpu)
        paths, device = default_libraries(options.target_cpu, module, tuned), f"target CPU {options.target_cpu}"
    if not paths:
        remarks = [*remarks, f"no library of micro-kernels fits {device}: operators are left to IREE"]
    context.remarks.made += [Remark(f"{name}:1:1", remark) for remark in remarks]
    return tuple(map(str, paths))
