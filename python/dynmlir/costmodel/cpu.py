"""dynmlir's own cost model for CPUs: what the slowest thread does, as a sum of measured terms.

    Cost = sum over regions of  (sum over terms of coefficient x quantity) / 256  +  wake

A region is cut into equal shares of whole tiles, one a thread, as `dynmlir_share` in lib/ cuts it; the
quantities are those of a full share, in picoseconds by the device's facts. A micro-kernel states a coefficient
for each term that it pays, fitted to its measured times (256: the quantity itself); a term that it lacks is
free. Terms:

- region: entering the region, 1 ns
- visit: a call of a register tile for one block of the reduction, 1 ns
- loop: one column panel of one block of the reduction, 1 ns
- fma: the tile's vector operations at one a cycle; a tile of R x V vectors takes max(R V, R + V) of them a
  step, since it loads R scalars and V vectors
- edge: the vectors of B that the tile of the left-over rows loads again, one a cycle
- stall: what the bytes below take longer than the fmas
- a_near, a_far: bytes of A, at the L3's bandwidth where the problem outgrows the L2 (near), and at what the
  memory's adds to it where it outgrows the L3 (far)
- b_near, b_far: the same for B; once_near, once_far in their place where B serves a single row of tiles, and
  rows_near, rows_far in the place of a_near, a_far
- apart_near, apart_far: bytes of B where its rows are longer than what is read of each at a time
- brief: bytes of B, at the bandwidth that they have, where its rows are shorter than a page: what hardware prefetches
  ends with each
- c_near, c_far: the same for C, for each block of the reduction
- column: rows of C that each panel but a single one visits, a cache line each, at that bandwidth
- seam: the same rows where they begin amid a cache line, which two panels then write; half of them where every
  other row does. Of families that store whole panels plainly (PLAIN_WHERE_WHOLE): rows whose last panel is in part
- reread: bytes of A for every block of columns but the first, where they outlive the L2
- pack: elements copied into scratch, 0.1 ns each
- image, pixel, tile, lines, strip, weights, sums, gather, piece, begun, spread, taken, block, turn, turn_line: what
  convolutions cost beside (cpu_images.py), 1 ns each; no measured terms, but what libraries derived for images state
  (lowering/derived.py, lowering/images/kernels.py)
- finish: vectors of C that an epilogue finishes, one cycle each; no measured term either: what its ops cost
  (costmodel/finish.py)
- conflict_a, conflict_b, conflict_c: where rows of A (of B and C) fall on the same cache sets (half and a quarter
  of it where every other and every fourth row does): elements of A
  (of B) that tiles load, 1 ps each; vectors of C that they load and store, 0.1 ns each
- conflict: the same rows of B, when they first arrive: elements, 1 ps each
- alias_a, alias_c: bytes of A (of C) at the bandwidth that they have, where its rows fall on the same cache sets: no
  hardware fetches ahead in so many rows whose lines drive each other out
- mask: rows of C whose last vector is stored in part, for each block of the reduction, 1 ns each
- split: vectors of B in place, or of A where vectors lie along K, that straddle cache lines, 0.1 ns each

Some entries of a model are no coefficients: `edge_columns`, the least width that the last, narrower panel may
be computed at, `edge_part`, that of each of its parts where it has two, and `most_rows`, the height above which the
kernel is no candidate (streams are for few rows).
`wake` is the price of each thread beyond the first, once a program.
Elements are counted as 4 bytes: other types see the device scaled (kernels/element_types.py, counted_in_f32).
"""

from __future__ import annotations

from fractions import Fraction

from dynmlir.costmodel.cpu_images import MEANINGS as IMAGE_MEANINGS
from dynmlir.costmodel.cpu_images import TERMS as IMAGE_TERMS
from dynmlir.costmodel.cpu_images import image_operations, image_quantities
from dynmlir.costmodel.cpu_work import (
    ALONG_K,
    LINE_BYTES,
    PLAIN_WHERE_WHOLE,
    RATE_UNIT,
    aliased,
    bytes_of,
    computed_columns,
    cycle_ps,
    is_even,
    line_elements,
    moved_ps,
    operations,
    page_elements,
    rates,
    share,
    together,
)
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import PS_PER_NS, UNFIT, CostModel, Image, State, Work, register
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import LIMITS, MicroKernel

#: Coefficients are in units of 1/256.
UNIT = 256
TERMS = (
    *("region", "visit", "loop", "fma", "edge", "stall"),
    *("a_near", "a_far", "rows_near", "rows_far", "b_near", "b_far", "once_near", "once_far"),
    *("apart_near", "apart_far", "brief"),
    *("c_near", "c_far", "alias_a", "alias_c"),
    *("column", "seam", "reread", "pack"),
    *("conflict_a", "conflict_b", "conflict_c", "conflict", "mask", "split"),
)
_MOVED = {
    "a": "bytes of A",
    "b": "bytes of B",
    "c": "bytes of C",
    "rows": "bytes of A, one row of tiles",
    "once": "bytes of B, one row of tiles",
}
#: In a few words each; the docstring above has them in full.
MEANINGS = {
    "region": "entering the region",
    "visit": "calls of register tiles",
    "loop": "column panels of blocks of the reduction",
    "fma": "vector operations of the tiles",
    "edge": "left-over rows load B again",
    "stall": "memory takes longer than the arithmetic",
    **{f"{name}_near": f"{what}, from the L3" for name, what in _MOVED.items()},
    **{f"{name}_far": f"{what}, from memory" for name, what in _MOVED.items()},
    "apart_near": "rows of B are longer than what is read of each, from the L3",
    "apart_far": "rows of B are longer than what is read of each, from memory",
    "brief": "rows of B are shorter than a page",
    "column": "rows of C visited once a panel",
    "seam": "cache lines of C that two panels write",
    "reread": "A again for every further block of columns",
    "pack": "copies into scratch",
    **IMAGE_MEANINGS,
    "finish": "the epilogue",
    "conflict": "rows of B arrive on the same cache sets",
    **{f"conflict_{name}": f"rows of {name.upper()} fall on the same cache sets" for name in "abc"},
    **{f"alias_{name}": f"the same, of {name.upper()} from beyond the L2" for name in "ac"},
    "mask": "vectors of C stored in part",
    "split": "vectors that straddle cache lines",
    "wake": "waking further threads",
    "unfit": "more rows than the micro-kernel is for",
}
#: Terms that go by another name where there is a single row of tiles.
_ONCE = {"a": "rows", "b": "once"}
_EITHER = [(name, level) for name in _ONCE for level in ("near", "far")]


class Cpu(CostModel):
    """State: threads that an earlier region has woken already."""

    name = "cpu"
    shortlisted = True
    schedule = "shares"
    meanings = MEANINGS
    entries = (*TERMS, *IMAGE_TERMS, "finish", *LIMITS)

    def lanes(self, device: Device) -> int:
        return device["vector_bits"] // 32

    def beside(self, kernel: MicroKernel) -> bool:
        """Vectors along N would compute a whole one for the columns that are left over, as they do without a cut."""
        return kernel.family in ALONG_K

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        return (1,)

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        """Blocks of the reduction, one at least."""
        return (x.max(1, x.ceildiv(k, kernel.tile.k)),)

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        rows, cols = share(x, kernel, work)
        shared = work._replace(rows=rows, cols=cols)
        at_hand = self.quantities_at_hand(x, kernel, device, shared)
        total = _priced(x, kernel, at_hand)

        def moving(m: Expr, n: Expr, k: Expr, pitch: Expr, blocks: Expr, *others: Expr) -> tuple[Expr]:
            time, image = others[:3], Image(*others[3:]) if work.image else None
            part = Work(m, n, k, pitch, work.pes, (blocks,), image=image)
            return (_priced(x, kernel, self.quantities_moved(x, kernel, device, part, *time)),)

        near, far = rates(x, kernel, device, shared, work)
        inputs = (rows, cols, work.k, work.pitch, *work.task, self._fma(x, kernel, device, shared), near, far)
        inputs = (*inputs, *(work.image or ()))
        (moved,) = x.when(x.lt(0, near), inputs, moving, (0,))
        threads = x.max(work.pes, state[0])
        woken = x.mul(x.sub(threads, state[0]), device["wake_ns"] * PS_PER_NS)
        cost = x.add(x.floordiv(x.add(total, moved), UNIT), woken)
        most_rows = kernel.term("most_rows")
        return (x.select(x.lt(most_rows, rows), UNFIT, cost) if most_rows else cost), (threads,)

    def terms(self, kernel: MicroKernel, device: Device, work: Work, state: State) -> dict[str, Fraction]:
        x = Reading()
        rows, cols = share(x, kernel, work)
        most_rows = kernel.term("most_rows")
        if most_rows and rows > most_rows:
            return {"unfit": Fraction(UNFIT)}
        shared = work._replace(rows=rows, cols=cols)
        paid = self.quantities_at_hand(x, kernel, device, shared)
        near, far = rates(x, kernel, device, shared, work)
        if near:
            paid |= self.quantities_moved(x, kernel, device, shared, self._fma(x, kernel, device, shared), near, far)
        woken = max(work.pes - state[0], 0) * device["wake_ns"] * PS_PER_NS
        costs = {name: Fraction(quantity * kernel.term(name), UNIT) for name, quantity in paid.items()}
        return costs | {"wake": Fraction(woken)}

    def quantities(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
        """The quantity of each term for one share of a region; those that the kernel does not pay are left out."""
        fma, (near, far) = self._fma(x, kernel, device, work), rates(x, kernel, device, work, work)
        return {
            **self.quantities_at_hand(x, kernel, device, work),
            **self.quantities_moved(x, kernel, device, work, fma, near, far),
        }

    def _fma(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
        """Picoseconds of the vector operations."""
        of_image = image_operations(x, kernel, device, work)
        if of_image is not None:
            return x.mul(of_image, cycle_ps(device))
        whole = x.floordiv(work.rows, kernel.tile.m)
        rest = x.sub(work.rows, x.mul(whole, kernel.tile.m))
        panel = operations(x, kernel, device, whole, rest, work.k)
        widths = x.floordiv(x.mul(panel, computed_columns(x, kernel, work.cols)), kernel.tile.n)
        return x.mul(widths, cycle_ps(device))

    def quantities_at_hand(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
        """Of the terms that are there wherever the operands lie."""
        m, n, k = work.rows, work.cols, work.k
        (blocks,) = work.task
        tile_m, tile_n, _ = kernel.tile
        rest = x.sub(m, x.mul(x.floordiv(m, tile_m), tile_m))
        tile_rows, panels = x.ceildiv(m, tile_m), x.ceildiv(n, tile_n)
        loops = x.mul(panels, blocks)
        visits = x.mul(tile_rows, loops)
        lanes = device["vector_bits"] // 32
        vectors = max(1, tile_n // lanes)
        stored = x.mul(visits, tile_m * vectors * 100)
        blocks_ns = x.mul(blocks, PS_PER_NS)
        of_image = image_quantities(x, kernel, device, work) if any(map(kernel.term, IMAGE_TERMS)) else {}
        return _paid(
            kernel,
            {
                **of_image,
                "region": PS_PER_NS,
                "visit": x.mul(visits, PS_PER_NS),
                "loop": x.mul(loops, PS_PER_NS),
                "fma": self._fma(x, kernel, device, work),
                "edge": x.select(x.lt(0, rest), x.mul(x.mul(panels, k), vectors * cycle_ps(device)), 0),
                "pack": x.mul(x.mul(panels, k), tile_n * 100),
                "finish": x.mul(x.mul(m, x.ceildiv(n, lanes)), cycle_ps(device)),
                "conflict_a": aliased(x, x.mul(panels, x.mul(m, k)), k, device),
                "conflict_b": aliased(x, x.mul(tile_rows, x.mul(k, n)), work.pitch, device),
                "conflict_c": aliased(x, stored, work.pitch, device),
                "conflict": aliased(x, x.mul(k, n), work.pitch, device),
                "mask": x.select(is_even(x, n, kernel.term("edge_columns") or tile_n), 0, x.mul(m, blocks_ns)),
                "split": self._split(x, kernel, device, work, x.mul(tile_rows, panels)),
            },
        )

    def quantities_moved(
        self, x: Reading, kernel: MicroKernel, device: Device, work: Work, fma: Expr, near: Expr, far: Expr
    ) -> dict[str, Expr]:
        """Of the terms that are 0 while the problem fits the L2; `near` and `far` are what `rates` says."""
        m, n = work.rows, work.cols
        (blocks,) = work.task
        panels = x.ceildiv(n, kernel.tile.n)
        a, b, c = bytes_of(x, kernel, work)
        moved = moved_ps(x, {"a": a, "b": b, "c": x.mul(c, blocks)}, near, far)
        once, rate, bytes_moved = x.le(m, kernel.tile.m), x.add(near, far), 0
        for quantity in moved.values():
            bytes_moved = x.add(bytes_moved, quantity)
        beside = together(x, kernel, device, work.k)
        again = x.floordiv(x.mul(x.mul(a, x.sub(x.ceildiv(n, beside), 1)), rate), RATE_UNIT)
        visited = x.mul(x.mul(m, x.mul(panels, blocks)), x.mul(rate, LINE_BYTES // RATE_UNIT))
        line = line_elements(device)
        shared = x.select(is_even(x, work.pitch, line // 2), x.floordiv(visited, 2), visited)
        seam = x.select(x.lt(1, panels), x.select(is_even(x, work.pitch, line), 0, shared), 0)
        if kernel.family in PLAIN_WHERE_WHOLE:
            a_line_each = x.mul(x.mul(m, blocks), x.mul(rate, LINE_BYTES // RATE_UNIT))
            seam = x.select(is_even(x, n, kernel.tile.n), 0, a_line_each)
        apart = x.lt(beside, work.pitch)
        often = {f"{name}_{level}": moved[f"{name}_{level}"] for name, level in _EITHER}
        return _paid(
            kernel,
            {
                "stall": x.monus(bytes_moved, fma),
                **moved,
                **{term: x.select(once, 0, quantity) for term, quantity in often.items()},
                **{f"{_ONCE[term[0]]}{term[1:]}": x.select(once, quantity, 0) for term, quantity in often.items()},
                "alias_a": aliased(x, x.add(moved["a_near"], moved["a_far"]), work.k, device),
                "alias_c": aliased(x, x.add(moved["c_near"], moved["c_far"]), work.pitch, device),
                "apart_near": x.select(apart, moved["b_near"], 0),
                "apart_far": x.select(apart, moved["b_far"], 0),
                "brief": x.select(x.lt(work.pitch, page_elements(device)), x.add(moved["b_near"], moved["b_far"]), 0),
                "column": x.select(x.lt(1, panels), visited, 0),
                "seam": seam,
                "reread": x.select(x.lt(device["l2_bytes"] // 2, a), again, 0),
            },
        )

    def _split(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, tiles: Expr) -> Expr:
        """Loads that straddle cache lines: of A's rows along K, or of B's along N, where their pitch is uneven."""
        lanes = device["vector_bits"] // 32
        if kernel.family in ALONG_K:
            pitch, vectors = work.k, x.mul(x.ceildiv(work.k, lanes), kernel.tile.m)
        else:
            pitch, vectors = work.pitch, x.mul(work.k, max(1, kernel.tile.n // lanes))
        return x.select(is_even(x, pitch, lanes), 0, x.mul(x.mul(tiles, vectors), 100))


def _paid(kernel: MicroKernel, quantities: dict[str, Expr]) -> dict[str, Expr]:
    """Those that the kernel has a coefficient for."""
    return {name: quantity for name, quantity in quantities.items() if kernel.term(name)}


def _priced(x: Reading, kernel: MicroKernel, quantities: dict[str, Expr]) -> Expr:
    """The sum of quantities times their coefficients, in 1/UNIT ps."""
    total: Expr = 0
    for name, quantity in quantities.items():
        total = x.add(total, x.mul(quantity, kernel.term(name)))
    return total


register(Cpu())
