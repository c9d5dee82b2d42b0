"""What the results of the stages of benchmarks/cuda.py say together: against cuBLAS by kinds of cases, families of
micro-kernels against each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dynmlir.bench.figures import geomean, num, ratio
from dynmlir.bench.peers import SUBJECT

Rows = Sequence[Mapping[str, Any]]
SMALL_FLOP, LARGE_FLOP = 10e9, 100e9
_KERNEL = "kernel_us."


def against_cublas(stage: str, rows: Rows) -> Iterator[str]:
    """Geometric means: all, by suite, small, compute-bound on mma.sync and on wgmma."""
    done = [row for row in rows if ratio(row, "cublas", SUBJECT, "us") > 0]
    large = [row for row in done if row["flops"] >= LARGE_FLOP]
    suites = list(dict.fromkeys(str(row["category"]) for row in done))
    groups = {
        "all": done,
        **{suite: [row for row in done if row["category"] == suite] for suite in suites},
        "under 10 GFLOP": [row for row in done if row["flops"] < SMALL_FLOP],
        "from 100 GFLOP on wgmma": [row for row in large if "wgmma" in str(row["plan"])],
        "from 100 GFLOP on mma.sync": [row for row in large if "wgmma" not in str(row["plan"])],
    }
    for label, chosen in groups.items():
        speeds = [ratio(row, "cublas", SUBJECT, "us") for row in chosen]
        if speeds:
            mean = f"geometric mean {geomean(speeds):.3f}, least {min(speeds):.2f}"
            yield f"{stage}, {label}: {len(speeds)} cases, {mean}"
    if len(rows) > len(done):
        yield f"{stage}: {len(rows) - len(done)} cases without a ratio"


def families(rows: Rows) -> Iterator[str]:
    """The best kernel of CUDA cores and of tensor cores for few rows, and what was chosen (Helix Fig. 12)."""
    for row in rows:
        alone = {c.removeprefix(_KERNEL): num(row, c) for c in row if c.startswith(_KERNEL) and num(row, c) > 0}
        kinds = {"CUDA cores": [k for k in alone if k.startswith("simt")]}
        kinds["tensor cores"] = [k for k in alone if k not in kinds["CUDA cores"]]
        best = {kind: min(names, key=lambda name: alone[name]) for kind, names in kinds.items() if names}
        said = [f"{kind} {alone[name]:.1f} us ({name})" for kind, name in best.items()]
        chosen = f"chosen {num(row, f'us.{SUBJECT}'):.1f} us ({row['plan']})"
        yield f"cores, {row['m']} x {row['n']} x {row['k']}: {', '.join([*said, chosen])}"
