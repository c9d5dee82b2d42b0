"""dynmlir-bench --target=cuda: dynmlir's kernels and modules, cuBLAS and IREE's own code on the GPU of this machine."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dynmlir.backend import cuda
from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.bench.gpu.carried import Carried
from dynmlir.bench.gpu.prepare import Wanted, prepare, require_launched, require_runs_here
from dynmlir.bench.gpu.session import EFFORT, QUICK, GpuSession
from dynmlir.bench.peers import GPU_PEERS, find_gpu_peers
from dynmlir.bench.subjects import served_operators
from dynmlir.cli.bench_options import NAME, effort_of, peer_names
from dynmlir.cli.options import compile_options
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.gpu_bench import device_of, open_gpu
from dynmlir.explain.operator import Operator

#: Options that say something of CPUs.
_OF_CPUS = ("threads", "module", "constant_weights", "pages", "alloc", "candidates")
_HINT = "--dry-run checks every launch without one, --prepare makes what python -m dynmlir.bench.gpu measures elsewhere"


class OnGpu:
    """A run of the command on a GPU: of what, with whom, for how many multiprocessors."""

    #: processes that hold the operands of a case.
    workers = 2

    def __init__(self, arguments: argparse.Namespace) -> None:
        """Raises DynmlirError for options that are not of GPUs, and where there is none."""
        for name in _OF_CPUS:
            if getattr(arguments, name) not in (None, False):
                raise DynmlirError("is of CPUs, not of --target=cuda", f"--{name.replace('_', '-')}")
        self._arguments, self.options = arguments, compile_options(arguments)
        architecture = _architecture(arguments.target)
        require_launched(self.options.patterns)
        away = arguments.dry_run or arguments.prepare
        self.installed = find_gpu_peers(peer_names(arguments, GPU_PEERS), arguments.dry_run, bool(arguments.prepare))
        self.operators: Mapping[str, Operator] = {}
        self._forms: Mapping[Form, Operator] = {}
        self._device: Device | None = None
        self._name: str | None = None
        self._multiprocessors: int = arguments.multiprocessors or 0
        if not away:
            gpu = open_gpu(_HINT, "--target")
            require_runs_here(architecture, gpu.capability)
            self._device, self._name = device_of(gpu, architecture), gpu.name
            self._multiprocessors = self._multiprocessors or gpu.multiprocessors

    @property
    def counts(self) -> list[int]:
        return [self._multiprocessors or self._some.problem.device["sms"]]

    @property
    def _some(self) -> Operator:
        return next(iter(self._forms.values()))

    def file_of(self, count: int) -> str:
        return "cuda"

    @property
    def about(self) -> dict[str, Any]:
        return {"target": self._arguments.target, "gpu": self._name or "none: a dry run"}

    def make(self, forms: Sequence[Form]) -> Mapping[Form, str]:
        """Looks for a library for each form -> why some have none. Raises DynmlirError where none has."""
        self.operators, lacking = served_operators(forms, self.options, NAME)
        self._forms = {form: self.operators[form.function] for form in forms if form.function in self.operators}
        if not self._forms:
            why = "; ".join(dict.fromkeys(lacking.values()))
            raise DynmlirError(f"no micro-kernels serve what is to be measured: {why}", "--target")
        return lacking

    def prepare(self, folder: Path, cases: Sequence[Case], about: Mapping[str, Any]) -> Carried:
        """Compiles and plans into a folder. Raises DynmlirError."""
        folder.mkdir(parents=True, exist_ok=True)
        names = {peer.name for peer in self.installed.peers}
        wanted = Wanted(self.counts[0], "iree" in names, self._arguments.each_kernel)
        forms = {form: op for form, op in self._forms.items() if any(case.form == form for case in cases)}
        return prepare(folder, cases, forms, self.options, self._device, wanted, about)

    def session(self, count: int, cases: Sequence[Case], about: Mapping[str, Any]) -> GpuSession:
        carried = self.prepare(Path(self._arguments.out) / "prepared", cases, about)
        effort = effort_of(self._arguments, QUICK if self._arguments.quick else EFFORT)
        return GpuSession(carried, self.installed, effort, self._name)


def _architecture(target: str) -> str:
    try:
        return cuda.architecture(target)
    except DynmlirError as error:
        raise DynmlirError(error.message, "--target") from None
