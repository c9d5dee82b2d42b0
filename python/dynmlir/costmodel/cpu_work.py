"""What one thread's share of a region is, computes and moves: the quantities behind the terms of the `cpu` model."""

from __future__ import annotations

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import Work
from dynmlir.device.facts import Device
from dynmlir.kernels.element_types import ALIAS_BYTES
from dynmlir.kernels.micro_kernel import MicroKernel

ELEMENT_BYTES, LINE_BYTES, PAGE_BYTES = 4, 64, 4096
#: Families whose blocks of B span several column panels -> `part_of_l2` in lowering/families.py.
WIDE = dict.fromkeys(("sweep", "sweep_whole", "strip", "skinny", "grouped", "axpy", "block"), 4)
WIDE |= dict.fromkeys(("slab", "block_slab"), 8)
#: Of these, families of whose blocks a row of B at a time is there.
BY_ROWS = ("axpy",)
#: Families that store whole panels of C without a mask, and nobody prefetches the last one, which may be in part.
PLAIN_WHERE_WHOLE = ("sweep_whole", "strip")
#: Families whose vectors lie along K.
ALONG_K = ("dot", "dot_ahead", "dot_slab", "dot_narrow")
#: Others that pack B, and more panels of it at a time where the reduction is short.
PACKED = ("panel", "tall")
#: Rates are in 1/16 ps a byte.
RATE_UNIT = 16


def share(x: Reading, kernel: MicroKernel, work: Work) -> tuple[Expr, Expr]:
    """(rows, columns) of the largest share: whole tiles along the dimension that rounding costs less, columns first."""
    if isinstance(work.pes, int) and work.pes == 1:
        return work.rows, work.cols
    tile_rows, tile_cols = x.ceildiv(work.rows, kernel.tile.m), x.ceildiv(work.cols, kernel.tile.n)
    rows_each, cols_each = x.ceildiv(tile_rows, work.pes), x.ceildiv(tile_cols, work.pes)
    by_cols = x.le(x.mul(tile_rows, cols_each), x.mul(rows_each, tile_cols))
    rows = x.select(by_cols, work.rows, x.min(work.rows, x.mul(rows_each, kernel.tile.m)))
    cols = x.select(by_cols, x.min(work.cols, x.mul(cols_each, kernel.tile.n)), work.cols)
    return rows, cols


def operations(x: Reading, kernel: MicroKernel, device: Device, whole: Expr, rest: Expr, k: Expr) -> Expr:
    """Vector operations of one column panel: whole tiles, and one tile of the rows that are left over."""
    lanes = device["vector_bits"] // 32
    m, n, _ = kernel.tile
    if kernel.family in ALONG_K:  # vectors along K; left-over rows one by one
        steps, wide, rest_wide = x.ceildiv(k, lanes), max(m * n, m + n), x.mul(rest, 1 + n)
    else:
        vectors = max(1, n // lanes)
        steps, wide = k, max(m * vectors, m + vectors)
        some = x.select(x.lt(0, rest), vectors, 0)
        rest_wide = x.max(x.mul(rest, vectors), x.add(rest, some))
    return x.mul(steps, x.add(x.mul(whole, wide), rest_wide))


def together(x: Reading, kernel: MicroKernel, device: Device, k: Expr | None = None) -> Expr:
    """Columns of B that all rows of A meet before the next ones: a panel, or what fills its part of the L2 (`WIDE`).

    Where the reduction is shorter than uK as many more as it leaves room for; without `k` it is no shorter.
    """
    tile = kernel.tile
    if kernel.family not in (*WIDE, *PACKED):
        return tile.n
    of_l2 = device["l2_bytes"] // WIDE[kernel.family] // ELEMENT_BYTES if kernel.family in WIDE else 0
    room = max(tile.n * tile.k, of_l2)
    if kernel.family in BY_ROWS:
        return room
    return room // tile.k if k is None else x.max(tile.n, x.floordiv(room, x.max(1, x.min(k, tile.k))))


def computed_columns(x: Reading, kernel: MicroKernel, n: Expr) -> Expr:
    """Columns that are computed: whole panels, and what is left over, rounded up to what narrower tiles have."""
    tile_n = kernel.tile.n
    whole = x.mul(x.floordiv(n, tile_n), tile_n)
    rest = x.sub(n, whole)
    *narrower, edge = kernel.edge_widths
    computed: Expr = edge
    for width in reversed(narrower):
        computed = x.select(x.le(rest, width), width, computed)
    return x.add(whole, x.select(x.eq(rest, 0), 0, computed))


def cycle_ps(device: Device) -> int:
    """Picoseconds of one vector fused multiply-add."""
    return max(1, 2 * (device["vector_bits"] // 32) * 1_000_000 // device["peak_mflops_per_pe"])


def rates(x: Reading, kernel: MicroKernel, device: Device, own: Work, whole: Work) -> tuple[Expr, Expr]:
    """1/RATE_UNIT ps a byte: the L3's, rising from none to all between one and two L2s; the memory's beyond it.

    A thread's L2 holds its own share, the L3 the whole region, both of all products that a plan is for; all threads
    together have the memory's bandwidth.
    """
    l2, l3 = device["l2_bytes"], device["l3_bytes"]
    near, memory = (RATE_UNIT * 1_000_000 // device[fact] for fact in ("l3_mbs", "dram_mbs"))
    in_l3 = x.min(x.monus(_footprint(x, kernel, own), l2 * 3 // 4), l2)
    in_memory = x.min(x.monus(_footprint(x, kernel, whole), l3 * 3 // 8), l3 * 5 // 4)
    shared = x.mul(own.pes, RATE_UNIT * 1_000_000 // device.facts.get("dram_all_mbs", device["dram_mbs"]))
    beyond = x.monus(x.max(memory, shared), near)
    return x.floordiv(x.mul(in_l3, near), l2), x.floordiv(x.mul(in_memory, beyond), l3 * 5 // 4)


def _footprint(x: Reading, kernel: MicroKernel, work: Work) -> Expr:
    """Bytes of all products that a plan is for; of one image, which are large each."""
    a, b, c = bytes_of(x, kernel, work)
    return x.mul(x.add(x.add(a, b), c), 1 if work.image else work.batches)


def bytes_of(x: Reading, kernel: MicroKernel, work: Work) -> tuple[Expr, Expr, Expr]:
    """Bytes of A, B and C; of an image about those that it has, not those of the matrix that it stands for."""
    sides = ((work.rows, work.k), (work.k, work.cols), (work.rows, work.cols))
    a, b, c = (x.mul(x.mul(*pair), ELEMENT_BYTES) for pair in sides)
    if work.image is None:
        return a, b, c
    taps = x.max(1, work.image.taps)
    return (a, x.floordiv(b, taps), c) if image_is_b(kernel) else (x.floordiv(a, taps), b, c)


def image_is_b(kernel: MicroKernel) -> bool:
    """Whether it is B that is an image, if one is: pixels are columns."""
    return kernel.family in ("planar", "lines") or kernel.term("piece") > 0


def moved_ps(x: Reading, counts: dict[str, Expr], near: Expr, far: Expr) -> dict[str, Expr]:
    """Picoseconds of bytes at both rates: {"a_near": ..., "a_far": ...}."""
    rates = {"near": near, "far": far}
    return {
        f"{name}_{level}": x.floordiv(x.mul(count, rate), RATE_UNIT)
        for name, count in counts.items()
        for level, rate in rates.items()
    }


def is_even(x: Reading, size: Expr, unit: int) -> Expr:
    """Whether `size` is a multiple of `unit`."""
    return x.eq(x.mul(x.floordiv(size, unit), unit), size)


def line_elements(device: Device) -> int:
    """Elements of a cache line, of the size that the device is scaled to."""
    return device.facts.get("alias_bytes", ALIAS_BYTES) * LINE_BYTES // ALIAS_BYTES // ELEMENT_BYTES


def page_elements(device: Device) -> int:
    """Elements of a page of 4 KiB, of the size that the device is scaled to."""
    return line_elements(device) * PAGE_BYTES // LINE_BYTES


def aliased(x: Reading, quantity: Expr, columns: Expr, device: Device) -> Expr:
    """As much of a quantity as rows of so many elements fall on the same cache sets.

    All of it where each row does, half of it where every other one does, a quarter where every fourth does.
    """
    every = device.facts.get("alias_bytes", ALIAS_BYTES) // ELEMENT_BYTES
    fourth = x.select(is_even(x, columns, every // 4), x.floordiv(quantity, 4), 0)
    other = x.select(is_even(x, columns, every // 2), x.floordiv(quantity, 2), fourth)
    return x.select(is_even(x, columns, every), quantity, other)
