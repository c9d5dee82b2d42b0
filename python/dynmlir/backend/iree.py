"""IREE's compiler: text in, module out; its failures as located errors.

`iree-compile` runs as a process of its own, so that a crash in it is an error and not the end of ours.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from iree.compiler import ir

from dynmlir.backend import cuda
from dynmlir.backend.apart import compile_apart
from dynmlir.backend.cpus import FOR_CPUS, architecture, check_cpu, cpu_features, described_as, target_flags
from dynmlir.backend.object_cache import ObjectCache
from dynmlir.backend.objects_apart import ObjectsApart
from dynmlir.backend.processes import StandsStill, run_iree_compile
from dynmlir.backend.symbols import bytecode
from dynmlir.backend.torch_imports import corrected
from dynmlir.blobs import Blobs, Text
from dynmlir.diagnostics import DynmlirError, location_text, near_match
from dynmlir.files import scratch_folder
from dynmlir.lowering.code_apart import Apart, Keep
from dynmlir.lowering.unroll import has_short_steps

TARGETS = ("llvm-cpu", *(f"{cuda.PREFIX}:{arch}" for arch in cuda.TARGETS))

#: What errors call a text that is not the user's.
_FOR_IREE = "<module for IREE>"
#: The text that iree-compile reads, in the locations that it prints.
_INPUT = re.compile(r'"[^"\n]*/input\.mlir"(?=:\d)')
#: For whatever the target.
_GENERAL_FLAGS = (
    "--iree-opt-level=O2",  # for what dynmlir leaves to IREE: its best general setting
    "--iree-opt-strip-assertions=false",  # O2 would drop the checks of sizes that keep accesses in bounds
    "--verify=false",  # the input is verified before; checking IREE after each of its passes takes a quarter
    "--iree-input-demote-f64-to-f32=false",  # signatures stay as they were written
)
_Made = TypeVar("_Made")
#: What a remark is told to: its text, and its place where it has one.
Told = Callable[[str, str | None], None]


@dataclass(frozen=True)
class _Remedy:
    """Flags with which IREE may compile what it refuses with others."""

    says: str
    """What it says then."""
    name: str
    """How it compiles with others, as a remark has it."""
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()

    def changed(self, flags: Sequence[str]) -> list[str]:
        return [flag for flag in flags if flag not in self.less] + [flag for flag in self.more if flag not in flags]


_DATA_TILING = "--iree-opt-data-tiling"
#: IREE 3.13 fuses what is read before a choice of the host's with what is read behind it, and does not see what the
#: choice itself reads: the dispatch of both would come too late. And it fuses what a gather reads with it, which then
#: no workgroup has a share of. Nothing is fused then that is read twice.
_FUSE_LESS = _Remedy(
    says="does not dominate this use|cyclic dependenc|circular dependenc|restricted to workgroup distributed"
    "|stack allocations need to be hoisted",
    name="fusing less",
    more=("--iree-dispatch-creation-fuse-multi-use=false",),
)
#: Some contractions it lays out in tiles of sizes that it does not know, on the stack; it dies of others, or has no
#: code, as for those of i1. What it refuses then, too, as losses that share what they read, may compile fusing less.
_LEAVE_UNTILED = _Remedy(
    says="exceeded stack allocation limit|no unbounded stack allocations|large vector sizes|materialization .*encoding",
    name="without data tiling",
    less=(_DATA_TILING,),
)
#: Where it is said what a dispatch takes beside tensors, in words of 32 bits; and what IREE's runtime hands on.
_AROUND_EXPORTS = ("builtin.module", "hal.executable", "hal.executable.variant")
_WORDS, _MOST_WORDS = re.compile(r"constants = (\d+)"), 64
#: On a GPU f64 within functions is f32, as IREE has it: it compiles no sums of f64 there, as PyTorch's variances are.
_DEMOTED = "--iree-input-demote-f64-to-f32=true"
_TAKES_F64 = re.compile(r"(function_type = |func\.func @)[^\n]*f64")

_FLAGS = (
    *FOR_CPUS,
    _DATA_TILING,
    *_GENERAL_FLAGS,
    # Register tiles stay the functions that they are: copies of them in every driver, and of drivers for constants, are
    # a third of the code, take a sixth of the time of compilation, and save a few ns of a call.
    "--inline-threshold=0",
    "--locally-hot-callsite-threshold=0",
    "--inlinehint-threshold=0",
    "--funcspec-max-iters=0",
)

#: What it calls a constant of ONNX's whose elements it has not found.
_LOST = "__onnx_constant_not_found"
#: An operator of ONNX's or PyTorch's that it has no way to import, known to torch-mlir or not, its attributes, and the
#: types of what it takes and gives.
_NOT_IMPORTED = re.compile(
    r"""failed to legalize operation '"""
    r"""(?:torch\.operator'[^<]*<\{name = "(?:onnx|torch)\.([\w.]+)"\}>|torch\.(aten\.[\w.]+)'[^)]*\))"""
    r"""(?: \{(.*?)\})? : (.*?)(?: loc\(.*)?$""",
    re.DOTALL,
)
#: A constant that IREE 3.13 refuses inside of a dispatch, where those of up to 256 bytes go.
_REFUSED_INSIDE = re.compile(r"dense_resource<[^>]*> : tensor<[0-9x]*bf16>")

#: What is said before of why: without a place, or by the linker.
_CAUSE = re.compile(r"^(?:<unknown>:0|iree-lld): (error: .*)$", re.MULTILINE)

#: What names the target of code in IREE's errors, with all that its CPU can do.
_TARGET = re.compile(r" for backend #hal\.executable\.target<.*")

#: For an executable of kernels alone, which is linked into another: the object file is what is wanted of it.
_OBJECT_FLAGS = ("--compile-mode=hal-executable", "--iree-llvmcpu-keep-linker-artifacts")


def constants_apart(text: str) -> list[str]:
    """Flags that keep constants out of dispatches, where a module's text has some that are refused there."""
    return ["--iree-flow-inline-constants-max-byte-length=0"] if _REFUSED_INSIDE.search(text) else []


def iree_compile(
    text: str,
    target_cpu: str = "host",
    extra_flags: Sequence[str] = (),
    verified: bool = False,
    kept: ObjectCache | None = None,
) -> bytes:
    """The .vmfb of a module for llvm-cpu; `verified` says that `to_generic` has seen its ops already.

    Objects of kernels that are `kept` are not compiled again.

    Raises DynmlirError with IREE's first error, at the place in the source that the text's locations name.
    """
    if not verified:
        refuse_unknown_ops(text)
    parse = partial(parse_and_verify, text) if "stream.executable" in text else None
    flags = [*extra_flags, *constants_apart(text)]
    return iree_compile_apart(parse, bytecode, lambda: text, target_cpu, flags, kept=kept)


def iree_compile_apart(
    parse: Callable[[], ir.Module] | None,
    host_text: Callable[[ir.Module], str | bytes],
    text: Callable[[], str],
    target_cpu: str,
    extra_flags: Sequence[str] = (),
    remark: Told | None = None,
    kept: ObjectCache | None = None,
    apart: Mapping[str, Sequence[Apart]] | None = None,
    keep: Keep | None = None,
    blobs: Blobs | None = None,
) -> bytes:
    """The same of a verified module in pieces: `parse` makes it, `host_text` writes it without kernels, `text` whole.

    `apart` is what executables declare alone; `keep` keeps objects of it; `blobs` is what large constants hold.
    Objects of kernels that are `kept` are not compiled again. What IREE refuses in pieces is compiled whole: its error
    then is at its place. Where it has none, `remark` is told, and so it is of flags that IREE refuses the module with.
    """
    check_cpu(target_cpu)
    flags = [*_FLAGS, *target_flags(target_cpu), *_order_flags(target_cpu), *_left_over_flags(target_cpu)]
    flags += extra_flags
    compile_part, refused = partial(_compile_object, flags, None), ""

    def in_pieces(parse: Callable[[], ir.Module], host_flags: Sequence[str]) -> bytes | None:
        return compile_apart(
            parse(),
            host_text,
            run=lambda piece, phases: _compile(piece, [*host_flags, *phases]),
            compile_object=partial(_compile_object, flags, kept),
            apart={
                name: [ObjectsApart(part, tuple(flags), compile_part, keep).made for part in parts]
                for name, parts in (apart or {}).items()
            },
            blobs=blobs,
            check=_refuse_long_dispatches,
        )

    if parse is not None:
        try:
            module = _as_it_can_be(partial(in_pieces, parse), flags, remark)
            if module is not None:
                return module
        except DynmlirError as error:
            refused = error.message
        except ir.MLIRError as error:
            refused = DynmlirError.from_mlir(error).message
    whole = _as_it_can_be(partial(_compile, text()), flags, remark)
    if refused and remark is not None:
        remark(f"compiled whole, which takes longer: in pieces it was refused: {_in_a_line(refused)}", None)
    return whole


class _CurableError(DynmlirError):
    """IREE refuses a module that it may compile with other flags."""

    def __init__(self, message: str, location: str | None, *remedies: _Remedy) -> None:
        super().__init__(message, location)
        self.remedies = remedies
        """Of which the first one is tried that changes anything."""


def _refuse_long_dispatches(module: ir.Module) -> None:
    """Refuses a dispatch that takes more sizes beside its tensors than IREE's runtime hands on: none is loaded then."""
    exports: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "hal.executable.export":
            exports.append(op)
        return ir.WalkResult.ADVANCE if op.name in _AROUND_EXPORTS else ir.WalkResult.SKIP

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    for export in exports:
        words = _WORDS.search(str(export.attributes["layout"]))
        if words is not None and int(words[1]) > _MOST_WORDS:
            said = f"a dispatch takes {words[1]} words of sizes, of at most {_MOST_WORDS}"
            raise _CurableError(said, location_text(export.location), _FUSE_LESS)


def _as_it_can_be(make: Callable[[Sequence[str]], _Made], flags: Sequence[str], remark: Told | None = None) -> _Made:
    """What `make` makes with flags of IREE's, or with others where it is refused with these: `remark` is told why.

    Raises DynmlirError, the first that says where in the module.
    """
    flags, first = list(flags), None
    cured: list[_CurableError] = []
    while True:
        try:
            made = make(flags)
        except DynmlirError as error:
            first = first if first is not None and first.location else error
            remedies = error.remedies if isinstance(error, _CurableError) else ()
            remedy = next((each for each in remedies if each.changed(flags) != flags), None)
            if remedy is None:
                raise first from None
            flags = remedy.changed(flags)
            cured.append(_CurableError(error.message, error.location, remedy))
        else:
            if remark is not None:
                _tell_cures(cured, remark)
            return made


def _tell_cures(refused: Sequence[_CurableError], remark: Told) -> None:
    for error in refused:
        how = error.remedies[0].name
        text = f"what is left to IREE is compiled {how}, and may be slower for it: otherwise it was refused"
        place = error.location if error.location and not error.location.startswith(_FOR_IREE) else None
        remark(f"{text}: {_in_a_line(error.message)}", place)


def _compile_object(flags: Sequence[str], kept: ObjectCache | None, kernels: bytes) -> bytes:
    flags = [*flags, *_OBJECT_FLAGS]
    make = partial(_compile, kernels, flags, result="*.o")
    return make() if kept is None else kept.of(kernels, flags, make)


def iree_compile_for_gpu(
    text: str, extra_flags: Sequence[str] = (), verified: bool = False, remark: Told | None = None
) -> bytes:
    """The same for the GPU that the module's hal.device.targets describes.

    Selection is on the host there: looking for constants to hoist out of it would take IREE as long as all the rest.
    """
    hoisting = ("--iree-opt-const-expr-hoisting=false", "--iree-opt-const-eval=false")
    if not verified:
        refuse_unknown_ops(text)
    demoted = [] if _TAKES_F64.search(text) else [_DEMOTED]
    flags = [*_GENERAL_FLAGS, *demoted, *hoisting, *extra_flags, *constants_apart(text)]
    return _as_it_can_be(partial(_compile, text), flags, remark)


def _compile(text: str | bytes | Text, flags: Sequence[str], result: str = "output.vmfb") -> bytes:
    """What iree-compile makes of a module in text or bytecode; of the files that it writes, `result`.

    Raises DynmlirError.
    """
    with scratch_folder() as folder:
        source, module = Path(folder, "input.mlir"), Path(folder, "output.vmfb")
        if isinstance(text, bytes):
            source.write_bytes(text)
        else:
            (text if isinstance(text, Text) else Text((text,))).write(source)
        try:
            done = run_iree_compile([str(source), "-o", str(module), *flags], folder)
        except StandsStill:
            raise _CurableError("iree-compile stands still, and was ended", None, _LEAVE_UNTILED) from None
        if done.returncode:
            raise _first_error(done.stderr, str(source), done.returncode)
        written = next(Path(folder).glob(result), None)
        if written is None:
            raise DynmlirError(f"iree-compile has not written {result}")
        return written.read_bytes()


def parse_and_verify(text: str, context: ir.Context | None = None) -> ir.Module:
    """The module, in a context that knows IREE's dialects. Raises DynmlirError with the first diagnostic."""
    try:
        with context or new_context():
            return ir.Module.parse(text)  # which verifies
    except ir.MLIRError as error:
        raise DynmlirError.from_mlir(error) from None


def imported(text: str) -> str:
    """A module in the dialect that imports of PyTorch and ONNX write, as linalg in functions of IREE's; text.

    Its functions take and give buffer views. Raises DynmlirError, located in the text where IREE says so.
    """
    try:
        flags = [*_GENERAL_FLAGS, "--compile-to=input", "--mlir-print-debuginfo"]
        made = _compile(corrected(text, parse_and_verify), flags).decode()
    except DynmlirError as error:
        error.location = error.location and error.location.replace(_FOR_IREE, "-")  # it is the caller's text
        if (found := _NOT_IMPORTED.search(error.message)) is None:
            raise
        unknown, known, attributes, types = found.groups()
        where = f", where {attributes.replace('torch.onnx.', '')}" if attributes else ""
        raise DynmlirError(f"{unknown or known} is not imported of {types}{where}", error.location) from None
    if _LOST in made and _LOST not in text:
        raise DynmlirError("a constant has no elements")
    return _INPUT.sub('"-"', made)


def new_context() -> ir.Context:
    """A context that knows IREE's dialects, in one thread: IREE 3.13 stands still where a verifier in another fails."""
    context = ir.Context()
    context.enable_multithreading(False)
    return context


def to_generic(text: str, change: Callable[[ir.Module], None] | None = None) -> str:
    """A verified module, changed, in generic form, with locations. Raises DynmlirError with the first diagnostic."""
    module = parse_and_verify(text)
    if change is not None:
        with module.context, ir.Location.unknown():
            change(module)
            module.operation.verify()
    return generic_text(module)


def generic_text(module: ir.Module) -> str:
    """A module in generic form, with locations."""
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True)


def refuse_unknown_ops(text: str) -> None:
    """Raises DynmlirError for an op of no dialect that IREE knows; iree-compile would crash on it."""
    with new_context() as context:
        context.allow_unregistered_dialects = True
        module = parse_and_verify(text, context)

        unknown: list[ir.Operation] = []

        def check(op: ir.Operation) -> ir.WalkResult:
            if context.is_registered_operation(op.name):
                return ir.WalkResult.ADVANCE
            unknown.append(op)
            return ir.WalkResult.INTERRUPT

        module.operation.walk(check)
        if unknown:
            name, place = unknown[0].name, location_text(unknown[0].location)
            raise DynmlirError(f"unknown operation '{name}'", place)


def check_target(name: str) -> None:
    """Raises DynmlirError, with the near matches, for a back end that dynmlir lacks."""
    if name not in TARGETS and name != cuda.PREFIX:
        raise DynmlirError(near_match("target", name, TARGETS))


def _order_flags(cpu: str) -> list[str]:
    """Instructions stay in the order in which they are written, where x86 has short steps of the reduction.

    As the device says that stands in for the CPU: with 16 vector registers, and on Intel's cores with two 512-bit
    multiply-adds a cycle. LLVM's scheduler moves loads ahead of
    the products of a register tile that takes nearly all registers, and spills: 40 loads and stores of the stack for 48
    multiply-adds of sweep_6x16 (docs/decisions/tiles-for-few-registers.md), 26 for 28 of block_14x32
    (docs/decisions/two-multiply-adds-a-cycle.md).
    """
    if architecture(cpu) != "x86_64":
        return []
    device = described_as(cpu)
    short = has_short_steps(device) if device else True
    return ["--enable-misched=false"] if short else []


def _left_over_flags(cpu: str) -> list[str]:
    """What dynmlir leaves to IREE is cut into whole vectors and rest, where x86 has no masks.

    IREE 3.13 masks vectors of element-wise ops and reductions of unknown size there, too, and so moves elements one by
    one: up to 6 ns an element where whole vectors take 0.6 (docs/decisions/left-to-iree.md).
    """
    has_masks = architecture(cpu) != "x86_64" or "avx512f" in cpu_features(cpu)
    return [] if has_masks else ["--iree-llvmcpu-vector-pproc-strategy=peel"]


def _first_error(stderr: str, source: str, status: int) -> DynmlirError:
    """The first `file:line:col: error: text`, and what was said before without a place; or what can be said without."""
    place = r"^(.+?:\d+:\d+): error: "
    found = re.search(f"{place}(.*)$", stderr, re.MULTILINE)
    if found is None and status < 0:
        return _CurableError(f"iree-compile {_death(stderr, status)}", None, _LEAVE_UNTILED)
    if found is None:
        lines = [line for line in stderr.splitlines() if line.strip()]
        return DynmlirError(f"iree-compile failed with status {status}: {lines[0] if lines else 'no message'}")
    if "does not contain a vm.module op" in found[2]:
        return DynmlirError("the module has no public function: nothing is left of it to run")
    cause = _CAUSE.search(stderr[: found.start()])
    said = _TARGET.sub("", found[2]) + (f": {cause[1]}" if cause else "")
    location = found[1].replace(source, _FOR_IREE)
    for remedy in (_FUSE_LESS, _LEAVE_UNTILED):  # at any place, beside what stops nothing
        if re.search(f"{place}.*(?:{remedy.says})", stderr, re.MULTILINE):
            return _CurableError(said, location, remedy, _FUSE_LESS)
    return DynmlirError(said, location)


def _in_a_line(message: str) -> str:
    return " ".join(message.split())


def _death(stderr: str, status: int) -> str:
    """What is known of a crash: the signal, and of LLVM's trace the pass that ran."""
    running = re.search(r"(\w+Pass)::runOnOperation", stderr)
    return f"died of {signal.Signals(-status).name}" + (f" in {running[1]}" if running else "")
