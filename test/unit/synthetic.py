"""A made-up device and library of 38 micro-kernels, for tests of selection: round numbers, no measurement."""

from __future__ import annotations

from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile

DEVICE = Device(
    name="synthetic",
    target_cpu="x86-64-v4",
    facts={
        "vector_bits": 512,
        "vector_registers": 32,
        "masks_cheap": 1,
        "l1_bytes": 32 << 10,
        "l2_bytes": 1 << 20,
        "l3_bytes": 32 << 20,
        "peak_mflops_per_pe": 118_000,
        "dram_mbs": 20_000,
        "l3_mbs": 60_000,
        "wake_ns": 4_000,
    },
)


def moved(**coefficients: int) -> dict[str, int]:
    """The terms of bytes at both bandwidths; those of the memory count a little more."""
    levels = {"near": 0, "far": 20}
    return {f"{name}_{at}": c + more for name, c in coefficients.items() for at, more in levels.items()}


def micro_kernel(rows: int, vectors: int, packed: bool, scale: int = 1000) -> MicroKernel:
    """A tile of rows x (16 * vectors), with a g and with every kind of term of the cpu model.

    g: FMAs at 32 a cycle but at least 4 cycles, and loads. The terms: full speed where the tile has eight
    accumulators; a kernel that packs pays for that, one that does not for the strides of B.
    """
    cols, depth = 16 * vectors, 256
    fma = max(rows * vectors, 8)
    loads = rows + (vectors if packed else vectors + vectors // 2)
    step = max(fma * 27, loads * 55) * scale // 1000 * (depth // 2)
    start = 4_000 + 300 * rows * vectors
    later = step + step // 16
    b_packed = {"pack": 800, **moved(b=100, once=80)}
    b_in_place = {
        **moved(b=200, once=160),
        "apart_near": 30,
        "apart_far": 30,
        "conflict_b": 2_000,
        "conflict_c": 400,
        "split": 30,
    }
    narrower = {"edge_columns": 16} if vectors > 1 else {}
    few_rows = {"most_rows": 24} if (rows, vectors) == (8, 1) else {}
    return MicroKernel(
        name=f"n{rows}x{cols}{'p' if packed else ''}",
        family="n",
        tile=Tile(rows, cols, depth),
        packed=packed,
        model={
            "g_t": (0, 1, 16),
            "g_ps": (start, start + 2_000 + step, start + 2_000 + 16 * step),
            "g_slope": (0, step, later),
            "region": 6_000 + 100 * rows * vectors,
            "visit": 1_000 + 70 * rows * vectors,
            "loop": 2_000,
            "fma": 256 + max(0, 8 - rows * vectors) * 40 + (0 if packed else 10 * vectors),
            "edge": 100,
            "stall": 100,
            **moved(a=60, rows=80, c=120),
            "column": 40,
            "seam": 70,
            "reread": 120,
            "conflict_a": 50,
            **(b_packed if packed else b_in_place | narrower | few_rows),
        },
    )


def library() -> Library:
    plain = [(rows, vectors, False) for rows in range(1, 9) for vectors in (1, 2, 4)]
    wide = [(rows, 3, False) for rows in (4, 6, 8)] + [(14, 2, False), (12, 1, False), (16, 1, False)]
    packed = [(rows, vectors, True) for rows in (4, 6, 8, 12) for vectors in (2, 4)]
    kernels = tuple(micro_kernel(*shape) for shape in plain + wide + packed)
    return Library("synthetic_f32", "matmul", ("f32", "f32", "f32"), DEVICE.name, kernels)
