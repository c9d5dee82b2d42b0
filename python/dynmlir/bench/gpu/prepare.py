"""Makes what is carried to a GPU: plans and launches of every case, PTX of every form, modules for whole calls."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.backend import cuda
from dynmlir.backend.iree import iree_compile_for_gpu
from dynmlir.backend.ptxas import ptx_of, write_code
from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.bench.gpu.carried import Carried, Launches, Planned
from dynmlir.bench.operators import sizes_of
from dynmlir.bench.peers import CALL, CALLED
from dynmlir.bench.peers import SUBJECT as KERNELS
from dynmlir.bench.session import empty_calls, shape_text
from dynmlir.bench.sources import source_of
from dynmlir.bench.subjects import compiled
from dynmlir.costmodel import predict, select
from dynmlir.costmodel.model import UNFIT
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.gpu_launches import Planner
from dynmlir.explain.operator import Operator
from dynmlir.kernels.patterns import PATTERNS

#: What IREE knows by name that is nearest to all targets.
_IREE = ("--iree-hal-target-device=cuda", "--iree-cuda-target=sm_80")
#: Patterns whose plans are one launch, or two of a split reduction.
LAUNCHED = ("I", "II")


@dataclass(frozen=True)
class Wanted:
    """What is to be carried: for how many multiprocessors, and what beside dynmlir's kernels."""

    multiprocessors: int
    #: modules for whole calls: dynmlir's and IREE's own code.
    calls: bool = True
    #: every micro-kernel that fits a case, alone.
    each_kernel: bool = False


def require_launched(patterns: Sequence[str]) -> None:
    """Raises DynmlirError for patterns that are not timed here."""
    for name in patterns:
        if name not in LAUNCHED:
            raise DynmlirError(f"{name} is not timed on GPUs, only {', '.join(LAUNCHED)}", "--patterns")


def prepare(
    folder: Path,
    cases: Sequence[Case],
    forms: Mapping[Form, Operator],
    options: CompileOptions,
    device: Device | None,
    wanted: Wanted,
    about: Mapping[str, Any],
) -> Carried:
    """Fills a folder. `forms` are those of the cases; `device` is whose limits count, None: the library's.

    Raises DynmlirError where something does not compile.
    """
    assert options.gpu is not None
    device = device or next(iter(forms.values())).problem.device
    planned: list[Planned] = []
    for form, operator in forms.items():
        planner = Planner.of(form.function, operator)
        write_code(folder / form.function, ptx_of(planner.text(options.gpu), verified=True), options.gpu)
        members = [*empty_calls(form), *(case for case in cases if case.form == form)]
        planned += plan(planner, operator, members, wanted)
    order = {case.name: i for i, case in enumerate(cases)}
    planned.sort(key=lambda one: order.get(one.case.name, -1))
    modules = _modules(folder, list(forms), options, wanted)
    facts, pes = dict(device.facts), wanted.multiprocessors
    carried = Carried(folder, options.gpu, pes, device.summary or device.name, facts, modules, planned, about)
    carried.save()
    return carried


def plan(planner: Planner, operator: Operator, cases: Sequence[Case], wanted: Wanted) -> list[Planned]:
    """Cases of one form by the plans that its dispatch function chooses."""
    views = [case.views(operator.contraction.on_matrices.operands) for case in cases]
    sizes = [sizes_of(operator, view) for view in views]
    m, n, k = np.array([planner.product(each) for each in sizes], np.int64).reshape(-1, 3).T
    batches = np.array([prod(each[x] for x in operator.contraction.batches) for each in sizes], np.int64)
    pes = np.full(len(cases), wanted.multiprocessors, np.int64)
    chosen = select(operator.problem, m, n, k, pes, batches)
    made = []
    for case, view, each, own, count in zip(cases, views, sizes, chosen, batches, strict=True):
        plans = {KERNELS: tuple(map(int, own))}
        if wanted.each_kernel:
            alone = _alone(operator, planner.product(each), wanted.multiprocessors, int(count))
            plans |= {name: own for name, own in alone.items() if planner.takes(own[6], each)}
        launches = {who: _launches(planner, p, each, wanted.multiprocessors, view) for who, p in plans.items()}
        made.append(Planned(case, launches, _named(operator, plans[KERNELS]), shape_text(view)))
    return made


def _alone(operator: Operator, product: tuple[int, int, int], pes: int, batches: int) -> dict[str, tuple[int, ...]]:
    """Plans of Pattern I, by the name of their micro-kernel."""
    problem, (m, n, _) = dataclasses.replace(operator.problem, patterns={"I": PATTERNS["I"]}, numbers={}), product
    alone = [(1, m, n, m, n, m, i, *[-1] * 6) for i in range(len(problem.library.micro_kernels))]
    return {_named(operator, p): p for p in alone if predict(problem, p, *product, pes, batches) < UNFIT}


def _named(operator: Operator, plan: Sequence[int]) -> str:
    return "+".join(operator.problem.library.micro_kernels[i].name for i in plan[6:] if i >= 0)


def _launches(
    planner: Planner, plan: tuple[int, ...], sizes: dict[str, int], pes: int, view: Sequence[str]
) -> Launches:
    """On the case's operands, which are an operator's in another order where its view says so."""
    names = {own: "ABC"[int(of.partition(":")[0])] for own, of in zip("abc", view, strict=True)} | {"sums": "sums"}
    made = []
    for launch in planner.launch(plan, sizes, pes):
        tensors = [names[tensor] for tensor in launch.tensors]
        made.append(dataclasses.asdict(launch) | {"module": planner.operator.name, "tensors": tensors})
    return made


def _modules(folder: Path, forms: Sequence[Form], options: CompileOptions, wanted: Wanted) -> dict[str, str]:
    if not wanted.calls:
        return {}
    made, theirs = {CALL: "dynmlir.vmfb"}, iree_module(forms)
    (folder / made[CALL]).write_bytes(compiled(forms, options, "dynmlir-bench"))
    if theirs is not None:
        made[CALLED[0]] = "iree.vmfb"
        (folder / made[CALLED[0]]).write_bytes(theirs)
    return made


def iree_module(forms: Sequence[Form]) -> bytes | None:
    """IREE's own code of those forms that it compiles; None where there is none."""
    try:
        return iree_compile_for_gpu(source_of(forms), _IREE)
    except DynmlirError:
        able = [form for form in forms if len(forms) > 1 and iree_module([form]) is not None]
        return iree_compile_for_gpu(source_of(able), _IREE) if able else None


def require_runs_here(target: str, capability: int) -> None:
    """Raises DynmlirError where a GPU does not run a target's code."""
    there = f"sm_{capability}"
    if not cuda.runs_on(target, f"{there}a" if target.endswith("a") else there):
        raise DynmlirError(f"the GPU here is {there}, which does not run code for {target}", "--target")
