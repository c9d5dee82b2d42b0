"""What benchmarks/cuda.py carries to the GPU: PTX, and every launch of every case, planned here.

The machine with the GPU needs Python and NumPy, no more; with IREE's runtime it times whole modules besides.
"""

from __future__ import annotations

import csv
import dataclasses
import json
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir import dialect
from dynmlir.backend.iree import iree_compile_for_gpu
from dynmlir.backend.ptxas import ptx_of
from dynmlir.costmodel import Problem, find_model, select
from dynmlir.dialect.files import load_library
from dynmlir.driver.compile import CompileOptions, emit, lower
from dynmlir.driver.gpu_launches import Planner
from dynmlir.driver.libraries import default_gpu_library
from dynmlir.generate.source import matmul_source
from dynmlir.kernels.contraction import Window
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.patterns import PATTERNS

TYPES = ("f16", "f16", "f32")
SUITE = Path(__file__).resolve().parents[1] / "suites" / "gpu_gemm.csv"
#: Right answers: forms, and random shapes of each.
FORMS = {"gemm": ("mk,kn,mn", 340), "nt": ("mk,nk,mn", 40), "tn": ("km,kn,mn", 40), "scores": ("bmk,bnk,bmn", 40)}
#: Convolutions by name: layout, stride, zeros around the image, random shapes of each.
CONVOLUTIONS = {"same": ("nhwc", 1, 1, 20), "strided": ("nhwc", 2, 1, 10), "nchw": ("nchw", 1, 1, 10)}
OPERANDS = {"nhwc": "bHWk,rskn,bdmn", "nchw": "mrsk,brHW,bmdn"}
#: Images, channels and side of the 3 x 3 convolutions of ResNet-50.
RESNET = ((32, 64, 56), (32, 128, 28), (32, 256, 14), (32, 512, 7))
ROWS, WEIGHTS = (1, 2, 4, 8, 16, 32, 64, 128), ((768, 768), (4096, 4096), (11008, 4096))
LARGE_FLOP = 100e9
#: M, and N and K, of whole calls.
WHOLE = ((128, 768), (512, 1024), (1000, 2048))


def prepare(folder: Path, target: str, multiprocessors: int | None) -> None:
    """Writes plans.json, a .ptx for each form, dynmlir.vmfb and iree.vmfb."""
    library, device = _library(target)
    pes = multiprocessors or device["sms"]
    planners = {name: Planner.of(library, device, name, form) for name, (form, _) in FORMS.items()}
    planners |= {name: Planner.of(library, device, name, *convolution(*kind)) for name, kind in CONVOLUTIONS.items()}
    for name, planner in planners.items():
        (folder / f"{name}.ptx").write_text(ptx_of(planner.text(target), verified=True))
        print(f"compiled {name} for {target}", flush=True)
    rng, cases = np.random.default_rng(1), list(csv.DictReader(SUITE.open()))
    # Sizes of the suites are BLAS's: our M is their n.
    shapes = [{"m": int(c["n"]), "n": int(c["m"]), "k": int(c["k"])} for c in cases]
    named = [{"suite": c["suite"], "name": c["name"]} for c in cases]
    plans: dict[str, Any] = {
        "target": target,
        "multiprocessors": pes,
        "answers": [case for name, planner in planners.items() for case in _answers(name, planner, pes, rng)],
        "convolutions": _convolutions(planners["same"], pes),
        "cublas": [n | c for n, c in zip(named, _cases("gemm", planners["gemm"], shapes, pes), strict=True)],
        "cores": _cores(planners["gemm"], pes),
        "iree": _cases("gemm", planners["gemm"], [{"m": m, "n": n, "k": n} for m, n in WHOLE], pes),
        "mma": _without_wgmma(folder, target, cases, shapes, pes),
    }
    (folder / "plans.json").write_text(json.dumps(plans))
    source, options = matmul_source(ElementTypes(*TYPES)), CompileOptions(target=f"cuda:{target}")
    (folder / "dynmlir.vmfb").write_bytes(emit(lower(source, "matmul.mlir", options), "matmul.mlir", options))
    flags = ["--iree-hal-target-device=cuda", "--iree-cuda-target=sm_80"]
    (folder / "iree.vmfb").write_bytes(iree_compile_for_gpu(source, flags))
    print(f"prepared {folder}: {len(cases)} cases, {len(plans['answers'])} answers", flush=True)


def _library(target: str) -> tuple[Any, Any]:
    path = default_gpu_library(target, TYPES)
    if path is None:
        raise SystemExit(f"no library fits {target}")
    with dialect.new_context():
        device, library = load_library(path)
    return library, device


def convolution(layout: str, stride: int, around: int, count: int = 0) -> tuple[str, tuple[Window, Window]]:
    """The operands and the windows of a convolution."""
    outs, taps = ("dm", "rs") if layout == "nhwc" else ("dn", "sk")
    sides = zip("HW", outs, taps, strict=True)
    return OPERANDS[layout], tuple(Window(x, out, tap, stride, 1, around, around) for x, out, tap in sides)  # type: ignore[return-value]


def _convolutions(planner: Planner, pes: int) -> list[dict[str, Any]]:
    shapes = [
        {"b": b, "H": side, "W": side, "k": c, "n": c, "r": 3, "s": 3, "d": side, "m": side} for b, c, side in RESNET
    ]
    return _cases("same", planner, shapes, pes)


def _images(name: str, rng: np.random.Generator) -> list[dict[str, int]]:
    """Random sizes of a convolution; half of them have channels that are multiples of 8."""
    layout, stride, around, count = CONVOLUTIONS[name]
    shapes = []
    for i in range(count):
        c, f = (int(np.exp(rng.uniform(0, 5))) for _ in range(2))
        if i % 2:
            c, f = -(-c // 8) * 8, -(-f // 8) * 8
        b, h, w, r, s = (int(rng.integers(1, most)) for most in (4, 30, 30, 4, 4))
        y, x = ((size + 2 * around - tap) // stride + 1 for size, tap in ((h, r), (w, s)))
        common = {"b": b, "H": h, "W": w}
        own = {"d": y, "m": x, "n": f, "r": r, "s": s, "k": c}
        shapes.append(common | (own if layout == "nhwc" else {"m": f, "d": y, "n": x, "r": c, "s": r, "k": s}))
    return shapes


def _answers(name: str, planner: Planner, pes: int, rng: np.random.Generator) -> list[dict[str, Any]]:
    """Random shapes; half of them have rows at multiples of 16 bytes. Every fourth runs a kernel of its own."""
    if name in CONVOLUTIONS:
        layout, stride, around, _ = CONVOLUTIONS[name]
        known = {"form": OPERANDS[layout], "stride": stride, "around": around}
        return [case | known for case in _cases(name, planner, _images(name, rng), pes)]
    shapes = []
    for _ in range(FORMS[name][1]):
        sizes = {x: int(np.exp(rng.uniform(0, 7.2))) for x in "mnk"}
        if rng.random() < 0.5:
            sizes = {x: -(-size // 8) * 8 for x, size in sizes.items()}
        if "b" in FORMS[name][0]:
            sizes = {"b": int(rng.integers(1, 9))} | {x: -(-size // 4) for x, size in sizes.items()}
        shapes.append(sizes)
    return [case | {"form": FORMS[name][0]} for case in _cases(name, planner, shapes, pes)]


def _cases(name: str, planner: Planner, shapes: list[dict[str, int]], pes: int) -> list[dict[str, Any]]:
    problem = Problem(
        planner.library, planner.device, find_model("gpu"), {pattern: PATTERNS[pattern] for pattern in ("I", "II")}
    )
    m, n, k = np.array([planner.product(shape) for shape in shapes], np.int64).T
    batches = np.array([prod(s[x] for x in planner.operator.contraction.batches) for s in shapes], np.int64)
    chosen = select(problem, m, n, k, np.full(len(m), pes, np.int64), batches)
    return [_case(name, planner, tuple(map(int, p)), s, pes) for p, s in zip(chosen, shapes, strict=True)]


def _case(name: str, planner: Planner, plan: tuple[int, ...], sizes: dict[str, int], pes: int) -> dict[str, Any]:
    kernels = "+".join(planner.library.micro_kernels[i].name for i in plan[6:] if i >= 0)
    launches = [dataclasses.asdict(launch) for launch in planner.launch(plan, sizes, pes)]
    return {"module": name, "sizes": sizes, "plan": kernels, "launches": launches}


def _cores(planner: Planner, pes: int) -> list[dict[str, Any]]:
    """Few rows on every kernel of CUDA cores and of tensor cores (Helix Fig. 12), and what is chosen."""
    made = []
    for n, k in WEIGHTS:
        for m in ROWS:
            sizes = {"m": m, "n": n, "k": k}
            alone = [
                _case("gemm", planner, (1, m, n, m, n, m, i, *[-1] * 6), sizes, pes)
                for i, kernel in enumerate(planner.library.micro_kernels)
                if kernel.tile.m <= 4 * max(16, m)
            ]
            (chosen,) = _cases("gemm", planner, [sizes], pes)
            made.append({"sizes": sizes, "chosen": chosen["plan"], "kernels": alone})
    return made


def _without_wgmma(
    folder: Path, target: str, cases: list[dict[str, str]], shapes: list[dict[str, int]], pes: int
) -> list[dict[str, Any]]:
    """Compute-bound cases on mma.sync alone, where the target has wgmma."""
    if not target.endswith("a"):
        return []
    library, device = _library(target.rstrip("a"))
    planner = Planner.of(library, device, "mma")
    (folder / "mma.ptx").write_text(ptx_of(planner.text(target.rstrip("a")), verified=True))
    large = [(c, s) for c, s in zip(cases, shapes, strict=True) if 2 * s["m"] * s["n"] * s["k"] >= LARGE_FLOP]
    named = [{"suite": c["suite"], "name": c["name"]} for c, _ in large]
    made = _cases("mma", planner, [s for _, s in large], pes) if large else []
    return [n | c for n, c in zip(named, made, strict=True)]
