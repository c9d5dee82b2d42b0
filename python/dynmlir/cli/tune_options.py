"""The options of dynmlir-tune, and what is wrong with them before anything is measured."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import dynmlir
from dynmlir.cli.options import Parser
from dynmlir.device.host import HOST
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.tune_gpu import GpuOptions
from dynmlir.driver.tune_run import TuneOptions
from dynmlir.generate.generators import GENERATORS
from dynmlir.generate.rkernel import DEFAULT_PROFILED

#: More shapes are not measured in any second.
SHAPES_A_SECOND = 3
#: What options may say at most: a budget, any count, the exponent of a size.
MOST_SECONDS, MOST_COUNT, MOST_EXPONENT = 10_000_000, 65_536, 30
#: Options that say nothing of a GPU's library.
_OF_CPUS = ("fresh", "again", "shapes", "layout", "batches")
#: Options that say which candidates there are, or which are kept: nothing where those are that are there.
_OF_CANDIDATES = ("generator", "n_gen", "n_syn", "n_mik", "n_pred", "measure_levels")


def parser() -> argparse.ArgumentParser:
    """The options; names are checked where they are used, which knows the near matches."""
    p = Parser(
        prog="dynmlir-tune",
        description="Make a library of micro-kernels for a device. The host's is kept in the user's cache, "
        "where dynmlir-compile finds it.",
    )
    generators = "; ".join(f"{name}: {generator.summary}" for name, generator in GENERATORS.items())
    generators += "; of GPUs helix, and typical: tiles named by hand"
    p.add_argument("--device", default=HOST, metavar="NAME|FILE", help="host (default), a known device, or a file")
    p.add_argument(
        "--target", default="llvm-cpu", help="llvm-cpu (default), cuda, cuda:sm_90a: the GPU of this machine"
    )
    p.add_argument(
        "--types",
        metavar="TYPES",
        help="element types: f32 (default), f64, f16, bf16, i8; on GPUs f16 (default), f32 ...",
    )
    p.add_argument(
        "--layout",
        default="nn",
        help="how A and B lie: nn (default), nt (B transposed), np (B in panels), ng (in groups)",
    )
    p.add_argument("-o", dest="output", metavar="FILE", help="write the library here, and not into the cache")
    p.add_argument("--generator", default="helix", metavar="NAME", help=generators)
    p.add_argument("--load-pass", action="append", default=[], metavar="FILE.py", help="load a plug-in: generators")
    p.add_argument(
        "--budget",
        type=_seconds,
        metavar="SECONDS",
        help=f"time to take (default: {TuneOptions.budget:.0f}; of GPUs {GpuOptions.budget:.0f})",
    )
    p.add_argument(
        "--shapes", type=_count, metavar="N", help="synthetic shapes at most (default: 400, 3 a second of budget)"
    )
    p.add_argument("--dry-run", action="store_true", help="say what would be done, and measure nothing")
    counts = ", ".join(f"{name} {generator.n_gen}" for name, generator in GENERATORS.items())
    p.add_argument(
        "--n-gen",
        type=_count,
        metavar="N",
        help=f"candidates of a family that are measured (default: {counts}; of GPUs {GpuOptions.n_gen} in all)",
    )
    p.add_argument(
        "--n-syn",
        type=_exponent,
        default=16,
        metavar="N",
        help=f"synthetic sizes are 2^0 to 2^N (default: 16; of GPUs {GpuOptions.n_syn} at most)",
    )
    p.add_argument(
        "--n-mik",
        type=_count,
        metavar="N",
        help=f"micro-kernels to keep (default: {TuneOptions.n_mik}; of GPUs {GpuOptions.n_mik})",
    )
    p.add_argument(
        "--n-pred", type=_count, default=16, metavar="N", help="instances that g is measured to (default: 16)"
    )
    p.add_argument(
        "--measure-levels",
        type=_levels,
        default=DEFAULT_PROFILED,
        metavar="0,1|none",
        help="levels measured, not modelled (default: 0)",
    )
    p.add_argument(
        "--batches",
        action="store_true",
        help="keep the library that is there, and learn shortlists for batches of several products",
    )
    p.add_argument("--prepare", metavar="DIR", help="of GPUs: compile what a machine with the GPU times, and end")
    p.add_argument("--times", metavar="FILE", help="of GPUs: what it has timed, for the costs of the library")
    p.add_argument("--again", action="store_true", help="take the times in the cache once more, keep the lesser")
    p.add_argument("--fresh", action="store_true", help="measure again what is in the cache")
    p.add_argument(
        "--show-device", nargs="?", const="", metavar="NAME|FILE", help="print a device with its sources, and end"
    )
    p.add_argument("--version", action="version", version=f"dynmlir {dynmlir.__version__}")
    return p


def _seconds(text: str) -> float:
    return _number(text, float, "a number of seconds", MOST_SECONDS)


def _count(text: str) -> int:
    return int(_number(text, int, "a whole number", MOST_COUNT))


def _exponent(text: str) -> int:
    return int(_number(text, int, "a whole number", MOST_EXPONENT))


def _number(text: str, kind: Callable[[str], float], what: str, most: int) -> float:
    """The number, of 1 to `most`."""
    try:
        value = kind(text)
    except ValueError:
        value = 0
    if not 1 <= value <= most:
        raise argparse.ArgumentTypeError(f"'{text}'; expected {what} from 1 to {most}")
    return value


def _levels(text: str) -> frozenset[int]:
    if text == "none":
        return frozenset()
    levels = text.split(",")
    if not set(levels) <= {"0", "1"}:
        raise argparse.ArgumentTypeError(f"levels are 0 (registers) and 1 (cache), got '{text}'")
    return frozenset(map(int, levels))


def take_defaults(arguments: argparse.Namespace) -> None:
    """Fills in what is not the same for CPUs and GPUs, where it was not said."""
    of: type[TuneOptions | GpuOptions] = (
        TuneOptions if arguments.target == parser().get_default("target") else GpuOptions
    )
    arguments.budget = arguments.budget or of.budget
    arguments.n_mik = arguments.n_mik or of.n_mik


def most_shapes(budget: float) -> int:
    """Synthetic shapes that a run of so many seconds measures at most: no fewer than one of the default options."""
    return min(MOST_COUNT, max(TuneOptions.shapes, int(SHAPES_A_SECOND * budget)))


def require_place(output: str | None) -> None:
    """Raises DynmlirError where the library could not be written: before anything is measured, and not after."""
    if output in (None, "-"):
        return
    path = Path(str(output))
    if path.is_dir():
        raise DynmlirError("cannot be written: Is a directory", str(output))
    if not path.parent.is_dir():
        raise DynmlirError(f"cannot be written: there is no folder {path.parent}", str(output))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise DynmlirError("cannot be written: Permission denied", str(output))


def refuse_of_cpus(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError for options that would say nothing."""
    _refuse(arguments, _OF_CPUS, f"says nothing of a library for {arguments.target}")


def refuse_of_candidates(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError for options that would say nothing where batches are measured alone."""
    _refuse(arguments, _OF_CANDIDATES, "says nothing with --batches: the micro-kernels are those that are there")


def _refuse(arguments: argparse.Namespace, options: Iterable[str], why: str) -> None:
    for option in options:
        if getattr(arguments, option) != parser().get_default(option):
            raise DynmlirError(f"--{option.replace('_', '-')} {why}")
