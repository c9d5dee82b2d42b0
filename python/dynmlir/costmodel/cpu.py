"""dynmlir's own cost model for CPUs: what the slowest thread does, as a sum of measured terms.

    Cost = sum over regions of  (sum over terms of coefficient x quantity) / 256  +  wake

A region is cut into equal shares of whole tiles, one a thread, as `dynmlir_share` in lib/ cuts it; the quantities
are those of a full share, in picoseconds by the device's facts. A micro-kernel states a coefficient for each term
that it pays, fitted to its measured times (256: the quantity itself); a term that it lacks is free. Terms:

- region: entering the region, 1 ns
- visit: a call of a register tile for one block of the reduction, 1 ns
- loop: one column panel of one block of the reduction, 1 ns
- fma: the tile's vector operations at one a cycle; a tile of R x V vectors takes max(R V, R + V) of them a step,
  since it loads R scalars and V vectors
- stall: what the bytes below take longer than the fmas, at the bandwidth of the level that holds the problem
- first_a, first_b: what A takes longer than the fmas of the first column panel, B than those of the first row of
  tiles, for access that waits for each line: at LATENCY_BOUND times the price
- a, b, c: bytes of A, of B, and of C for each block of the reduction, at that bandwidth
- column: rows of C that each panel but a single one visits, a cache line each, at that bandwidth
- reread: bytes of A for every column panel but the first, where they outlive the L2
- store: vectors of C that a tile loads and stores, 0.1 ns each
- pack: elements copied into scratch, 0.1 ns each
- conflict_a, conflict_b, conflict_c: where rows of A (of B and C) fall on the same cache sets: elements of A (of B)
  that tiles load, 1 ps each; vectors of C that they load and store, 0.1 ns each
- conflict: the same rows of B, when they first arrive: elements, 1 ps each
- split: vectors of B in place, or of A where vectors lie along K, that straddle cache lines, 0.1 ns each

`edge_columns` is no coefficient: the least width that the last, narrower panel may be computed at.
`wake` is the price of each thread beyond the first, once a program. Ignored: bandwidth shared between threads.
f32 only.
"""

from __future__ import annotations

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import CostModel, State, Work, register
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel

ELEMENT_BYTES = 4
PS_PER_NS = 1000
#: Coefficients are in units of 1/256.
UNIT = 256
TERMS = (
    "region",
    "visit",
    "loop",
    "fma",
    "stall",
    "first_a",
    "first_b",
    "a",
    "b",
    "c",
    "column",
    "reread",
    "store",
    "pack",
    "conflict_a",
    "conflict_b",
    "conflict_c",
    "conflict",
    "split",
)
#: How much longer a byte takes where no prefetcher runs ahead: some 24 lines in flight against the full bandwidth.
LATENCY_BOUND = 3
_LINE_BYTES = 64
#: Rows of this many bytes, or a multiple, fall on the same sets of the L1.
_ALIAS_BYTES = 4096


class Cpu(CostModel):
    """State: threads that an earlier region has woken already."""

    name = "cpu"

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        return (1,)

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        """Blocks of the reduction, one at least."""
        return (x.max(1, x.ceildiv(k, kernel.tile.k)),)

    def region(
        self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State
    ) -> tuple[Expr, State]:
        rows, cols = share(x, kernel, work)
        quantities = self.quantities(x, kernel, device, work._replace(rows=rows, cols=cols))
        total: Expr = 0
        for name, quantity in quantities.items():
            total = x.add(total, x.mul(quantity, kernel.term(name)))
        threads = x.max(work.pes, state[0])
        woken = x.mul(x.sub(threads, state[0]), device["wake_ns"] * PS_PER_NS)
        return x.add(x.floordiv(total, UNIT), woken), (threads,)

    def quantities(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
        """The quantity of each term for one share of a region; those that the kernel does not pay are left out."""
        m, n, k = work.rows, work.cols, work.k
        (blocks,) = work.task
        tile_m, tile_n, _ = kernel.tile
        whole = x.floordiv(m, tile_m)
        rest = x.sub(m, x.mul(whole, tile_m))
        tile_rows, panels = x.ceildiv(m, tile_m), x.ceildiv(n, tile_n)
        loops = x.mul(panels, blocks)
        visits = x.mul(tile_rows, loops)
        panel = _operations(x, kernel, device, whole, rest, k)
        fma = x.mul(x.floordiv(x.mul(panel, _widths(x, kernel, n)), tile_n), _cycle_ps(device))
        bytes_of = {
            "a": x.mul(x.mul(m, k), ELEMENT_BYTES),
            "b": x.mul(x.mul(k, n), ELEMENT_BYTES),
            "c": x.mul(x.mul(m, n), ELEMENT_BYTES),
        }
        price = _price(x, device, x.add(x.add(bytes_of["a"], bytes_of["b"]), bytes_of["c"]))
        bytes_of["c"] = x.mul(bytes_of["c"], blocks)
        moved = {name: x.floordiv(x.mul(count, price), 16) for name, count in bytes_of.items()}
        vectors = max(1, tile_n * 32 // device["vector_bits"])
        first_rows = _operations(x, kernel, device, 0, x.min(m, tile_m), k)
        first_b = x.mul(x.mul(panels, first_rows), _cycle_ps(device))
        first_a = x.mul(_operations(x, kernel, device, whole, rest, k), _cycle_ps(device))
        again = x.mul(moved["a"], x.sub(panels, 1))
        stored = x.mul(visits, tile_m * vectors * 100)
        every = {
            "region": PS_PER_NS,
            "visit": x.mul(visits, PS_PER_NS),
            "loop": x.mul(loops, PS_PER_NS),
            "fma": fma,
            "stall": x.monus(x.add(x.add(moved["a"], moved["b"]), moved["c"]), fma),
            "first_a": x.monus(x.mul(moved["a"], LATENCY_BOUND), first_a),
            "first_b": x.monus(x.mul(moved["b"], LATENCY_BOUND), first_b),
            **moved,
            "column": x.select(x.lt(1, panels), x.mul(x.mul(m, loops), x.mul(price, _LINE_BYTES // 16)), 0),
            "reread": x.select(x.lt(device["l2_bytes"] // 2, bytes_of["a"]), again, 0),
            "store": stored,
            "pack": x.mul(x.mul(panels, k), tile_n * 100),
            "conflict_a": x.select(_aliased(x, k), x.mul(panels, x.mul(m, k)), 0),
            "conflict_b": x.select(_aliased(x, n), x.mul(tile_rows, x.mul(k, n)), 0),
            "conflict_c": x.select(_aliased(x, n), stored, 0),
            "conflict": x.select(_aliased(x, n), x.mul(k, n), 0),
            "split": self._split(x, kernel, device, work, x.mul(tile_rows, panels)),
        }
        return {name: every[name] for name in TERMS if kernel.term(name)}

    def _split(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, tiles: Expr) -> Expr:
        """Loads that straddle cache lines: of A's rows along K, or of B's along N, where their pitch is uneven."""
        lanes = device["vector_bits"] // 32
        if kernel.family == "dot":
            pitch, vectors = work.k, x.mul(x.ceildiv(work.k, lanes), kernel.tile.m)
        else:
            pitch, vectors = work.cols, x.mul(work.k, max(1, kernel.tile.n // lanes))
        return x.select(_even(x, pitch, lanes), 0, x.mul(x.mul(tiles, vectors), 100))


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


def _operations(x: Reading, kernel: MicroKernel, device: Device, whole: Expr, rest: Expr, k: Expr) -> Expr:
    """Vector operations of one column panel: whole tiles, and one tile of the rows that are left over."""
    lanes = device["vector_bits"] // 32
    m, n, _ = kernel.tile
    if kernel.family == "dot":  # vectors along K; left-over rows one by one
        steps, wide, rest_wide = x.ceildiv(k, lanes), max(m * n, m + n), x.mul(rest, 1 + n)
    else:
        vectors = max(1, n // lanes)
        steps, wide = k, max(m * vectors, m + vectors)
        some = x.select(x.lt(0, rest), vectors, 0)
        rest_wide = x.max(x.mul(rest, vectors), x.add(rest, some))
    return x.mul(steps, x.add(x.mul(whole, wide), rest_wide))


def _widths(x: Reading, kernel: MicroKernel, n: Expr) -> Expr:
    """Columns that are computed: whole panels, and the columns left over in the narrowest tile that takes them."""
    tile_n, width = kernel.tile.n, kernel.term("edge_columns") or kernel.tile.n
    whole = x.mul(x.floordiv(n, tile_n), tile_n)
    rest = x.sub(n, whole)
    edge: Expr = tile_n
    for narrower in reversed([width << i for i in range(tile_n.bit_length()) if width << i < tile_n]):
        edge = x.select(x.le(rest, narrower), narrower, edge)
    return x.add(whole, x.select(x.eq(rest, 0), 0, edge))


def _cycle_ps(device: Device) -> int:
    """Picoseconds of one vector fused multiply-add."""
    return max(1, 2 * (device["vector_bits"] // 32) * 1_000_000 // device["peak_mflops_per_pe"])


def _price(x: Reading, device: Device, footprint: Expr) -> Expr:
    """1/16 ps a byte: free in the L2, rising to the L3's from one to two L2s, to the memory's around the L3."""
    l2, l3 = device["l2_bytes"], device["l3_bytes"]
    near, far = 16_000_000 // device["l3_mbs"], 16_000_000 // device["dram_mbs"]
    in_l3 = x.min(x.monus(footprint, l2 * 3 // 4), l2)
    in_memory = x.min(x.monus(footprint, l3 * 3 // 8), l3 * 5 // 4)
    at_l3 = x.floordiv(x.mul(in_l3, near), l2)
    return x.add(at_l3, x.floordiv(x.mul(in_memory, max(0, far - near)), l3 * 5 // 4))


def _even(x: Reading, size: Expr, unit: int) -> Expr:
    """Whether `size` is a multiple of `unit`."""
    return x.eq(x.mul(x.floordiv(size, unit), unit), size)


def _aliased(x: Reading, columns: Expr) -> Expr:
    return _even(x, columns, _ALIAS_BYTES // ELEMENT_BYTES)


register(Cpu())
