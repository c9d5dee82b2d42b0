"""The libraries that come with dynmlir, lib/libraries/*.mlir, and which of them fits a CPU."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from dynmlir.backend import cuda
from dynmlir.backend.cpus import ability, architecture, check_cpu, cpu_features, stands_in
from dynmlir.bindings import ir
from dynmlir.device.facts import FEATURES, Device
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.contraction import element_types, summed_types
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.files import load_library
from dynmlir.forming.epilogue import find_epilogue
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.starts import find_start
from dynmlir.kernels.element_types import COVERED, COVERED_ON_GPUS, ROUNDS_ROWS, STORED_ON_GPUS
from dynmlir.kernels.library import LAYOUTS
from dynmlir.lowering.derived import SERVED_BY
from dynmlir.lowering.gpu.families import GPU_FAMILIES
from dynmlir.resources import lib_dir


def shipped_libraries() -> list[Path]:
    """In the order of their names."""
    return sorted(lib_dir().joinpath("libraries").glob("*.mlir"))


def require_known_cpu(path: str, target_cpu: str, gpu: str | None = None) -> None:
    """Raises DynmlirError where LLVM does not know the CPU that a library file was made for.

    And where its device states an instruction that `target_cpu` lacks.
    """
    device, _ = load_library(path)
    try:
        if gpu is not None and device.is_cpu:
            raise DynmlirError(
                f"is a CPU, and the module is for {gpu}: leave --target=cuda out or give another library"
            )
        if gpu is not None:
            cuda.require_runs_on(device.target_cpu, gpu)
        elif not device.is_cpu:
            raise DynmlirError(f"is {device.target_cpu}: give --target=cuda")
        else:
            check_cpu(device.target_cpu)
            _require_instructions(device, target_cpu)
    except DynmlirError as error:
        raise DynmlirError(f"device '{device.name}': {error.message}", f"{path}:1:1") from None


def _require_instructions(device: Device, target_cpu: str) -> None:
    needed = {fact: feature for fact, feature in FEATURES.items() if device.facts.get(fact)}
    for fact, feature in needed.items():
        if feature not in cpu_features(target_cpu):
            raise DynmlirError(f"states {fact}: target CPU {target_cpu} lacks {feature}")


class Kind(NamedTuple):
    """What a library file says of itself, read without parsing all of it."""

    target_cpu: str
    architecture: str
    operator: str
    types: tuple[str, ...]
    layout: str
    family: str
    """Of its first micro-kernel."""


def kind_of(path: Path) -> Kind:
    """Raises OSError."""
    text = path.read_text()
    types = tuple(_stated(_TYPES, text).split(", "))
    architecture, layout = _stated(_ARCHITECTURE, text) or "x86_64", _stated(_LAYOUT, text) or "nn"
    return Kind(_stated(_TARGET, text), architecture, _stated(_OPERATOR, text), types, layout, _stated(_FAMILY, text))


@functools.cache
def kinds_shipped() -> dict[Path, Kind]:
    """The shipped libraries, and what each says of itself."""
    return {path: kind_of(path) for path in shipped_libraries()}


_TARGET = re.compile(r'target_cpu = "([^"]*)"')
_ARCHITECTURE = re.compile(r'architecture = "([^"]*)"')
_OPERATOR = re.compile(r'operator = "([^"]*)"')
_FAMILY = re.compile(r'family = "([^"]*)"')
_LAYOUT = re.compile(r'layout = "([^"]*)"')
_TYPES = re.compile(r"element_types = \[([^]]*)\]")
F32 = ("f32", "f32", "f32")
#: Families that are less exact than the operator's types: only by --library.
ROUNDING = tuple(name for name, family in GPU_FAMILIES.items() if family.rounds)


def default_library(
    target_cpu: str, types: tuple[str, ...] = F32, operator: str = "matmul", layout: str = "nn"
) -> Path | None:
    """The library made for the most able CPU that stands in for `target_cpu`; None if there is none.

    Raises DynmlirError for an unknown CPU.
    """
    wanted, fitting = architecture(target_cpu), []
    for path, kind in kinds_shipped().items():
        if (kind.operator, kind.types, kind.architecture, kind.layout) != (operator, types, wanted, layout):
            continue
        device = find_device(kind.target_cpu)
        if stands_in(device, target_cpu):
            fitting.append((ability(device), path))
    return max(fitting)[1] if fitting else None


def default_gpu_library(architecture: str, types: tuple[str, ...]) -> Path | None:
    """The library made for the latest architecture whose code runs on `architecture`; None if there is none.

    Those that round f32 to tf32 are for who asks for them.
    """
    fitting = []
    for path, kind in kinds_shipped().items():
        code = kind.target_cpu
        fits = code in cuda.TARGETS and cuda.runs_on(code, architecture)
        if fits and kind.types == types and kind.family not in ROUNDING:
            fitting.append((cuda.number(code), code, path))
    return max(fitting)[2] if fitting else None


def _stated(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[1] if found else ""


def default_libraries(
    target_cpu: str, module: ir.Module, tuned: Mapping[tuple[tuple[str, ...], str], Path] | None = None
) -> list[Path]:
    """Those for the element types of the module's operators, of every layout; for f32 where it has none.

    Those that are `tuned` for the machine, by their element types and layout, take the place of the shipped ones.
    """
    types, known = [kinds for kinds in types_of(module) if kinds in COVERED] or [F32], tuned or {}
    wanted = [(kinds, layout) for layout in LAYOUTS for kinds in types]
    paths = [known.get((kinds, layout)) or library_of_layout(target_cpu, kinds, layout) for kinds, layout in wanted]
    return [path for path in paths if path is not None]


def library_of_layout(target_cpu: str, types: tuple[str, ...], layout: str) -> Path | None:
    """The library of a layout, unless the one that serves all layouts was made for a more able CPU."""
    own, of_all = (default_library(target_cpu, types, layout=each) for each in (layout, "nn"))
    if own is None or of_all is None:
        return own
    needed, more = (cpu_features(kinds_shipped()[path].target_cpu) for path in (own, of_all))
    return None if more > needed else own


def default_gpu_libraries(
    architecture: str, module: ir.Module, tuned: Mapping[tuple[str, ...], Path] | None = None
) -> list[Path]:
    """The same for a GPU. One that is tuned counts unless its code is of an earlier architecture."""
    paths = [_of_gpu(kinds, architecture, tuned or {}) for kinds in types_of(module, stored=STORED_ON_GPUS) or [F32]]
    return [path for path in dict.fromkeys(paths) if path is not None]


def _of_gpu(kinds: tuple[str, ...], architecture: str, tuned: Mapping[tuple[str, ...], Path]) -> Path | None:
    """The library for element types; where there is none one with results in f32, of which others are derived."""
    if kinds not in (*COVERED, *COVERED_ON_GPUS) and kinds[2] in STORED_ON_GPUS:
        kinds = (*kinds[:2], "f32")
    if kinds not in (*COVERED, *COVERED_ON_GPUS):
        return None
    return _later(tuned.get(kinds), default_gpu_library(architecture, kinds))


def _later(tuned: Path | None, shipped: Path | None) -> Path | None:
    if tuned is None or shipped is None:
        return tuned or shipped
    codes = [_stated(_TARGET, path.read_text()) for path in (tuned, shipped)]
    first, second = ((cuda.number(code), code) for code in codes)
    return tuned if first >= second else shipped


def _stored(match: Match, stored: Sequence[str]) -> list[tuple[str, ...]]:
    """Types that an operator of a GPU may have: other ones where what its sums start from goes into its epilogue."""
    moves = match.zero is None and find_start(match.op) is not None
    epilogue = find_epilogue(match.op, match.contraction.c, stored) if moves else None
    *operands, result = match.element_types
    return [(*operands, result), *([(*operands, str(epilogue.result.element_type))] if epilogue else [])]


def types_of(module: ir.Module, stored: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """Element types of the module's operators, as libraries state them, each once, in the order of the first of them.

    Those that micro-kernels of other types serve count as those; a product whose rows may be rounded counts as one of
    bytes, too. A CPU's state that of the sums; a GPU's what is
    stored, and `stored` says what that may be.
    """
    ops = candidates(module)
    matches = [match for op in ops if isinstance(match := find(op, stored, static=not stored), Match)]
    templates = ops_named(module, "dynmlir.template")
    kinds = [kind for match in matches for kind in (_stored(match, stored) if stored else [match.summed_types])]
    kinds += [("i8", "i8", "i32") for op in ops if ROUNDS_ROWS in op.attributes and not stored]
    kinds += [element_types(template) if stored else summed_types(template) for template in templates]
    return list(dict.fromkeys(SERVED_BY.get(kind, kind) for kind in kinds))
