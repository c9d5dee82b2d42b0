"""The suites of benchmarks/cuda.py, as files for dynmlir-bench; f16 with sums in f32."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

GEMM = Path(__file__).resolve().parents[1] / "suites" / "gpu_gemm.csv"
LARGE_FLOP = 100e9
#: Images, channels and side of the 3 x 3 convolutions of ResNet-50.
RESNET = ((32, 64, 56), (32, 128, 28), (32, 256, 14), (32, 512, 7))
#: Few rows, on weights of N x K (Helix Fig. 12); M, and N and K, of whole calls.
ROWS, WEIGHTS = (1, 2, 4, 8, 16, 32, 64, 128), ((768, 768), (4096, 4096), (11008, 4096))
WHOLE = ((128, 768), (512, 1024), (1000, 2048))


def write_suites(folder: Path) -> dict[str, Path]:
    """Stage -> its suite."""
    gemms = [_product(c["name"], c["suite"], int(c["n"]), int(c["m"]), int(c["k"])) for c in _rows(GEMM)]
    made = {
        "cublas": gemms,
        "mma": [c for c in gemms if 2 * int(c["m"]) * int(c["n"]) * int(c["k"]) >= LARGE_FLOP],
        "convolutions": [_convolution(*sizes) for sizes in RESNET],
        "cores": [_product(f"{m}x{n}x{k}", f"{n}x{k}", m, n, k) for n, k in WEIGHTS for m in ROWS],
        "iree": [_product(f"{m}x{n}x{n}", "whole", m, n, n) for m, n in WHOLE],
    }
    return {stage: _write(folder / f"{stage}.csv", cases) for stage, cases in made.items()}


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def _product(name: str, category: str, m: int, n: int, k: int) -> dict[str, object]:
    """Sizes of gpu_gemm.csv are BLAS's: our M is their n."""
    return {"name": name, "category": category, "m": m, "n": n, "k": k, "type": "f16"}


def _convolution(images: int, channels: int, side: int) -> dict[str, object]:
    sizes = {"n": images, "c": channels, "h": side, "w": side, "k": channels, "kh": 3, "kw": 3}
    places = {"pad_h": 1, "pad_w": 1, "layout": "nhwc", "type": "f16"}
    return {"name": f"resnet_{channels}", "category": "resnet", **sizes, **places}


def _write(path: Path, cases: Sequence[Mapping[str, object]]) -> Path:
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(cases[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(cases)
    return path
