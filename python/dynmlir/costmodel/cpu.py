"""dynmlir's own cost model for CPUs: the work of all tasks spread over the threads, plus measured terms.

    Cost = sum over regions of  ceil(serial / PEs) + wake
    serial = tile rows x (tile columns x max(g(t), panel) + edge) + tile columns x t x pack

Threads take tasks as they finish, so the serial work is divided, not counted in waves. Terms, in picoseconds:

- g(t): the kernel's performance model, measured with its operands in the caches it was made for.
- panel (device facts l2_bytes, l3_bytes, l3_mbs, dram_mbs): a task cannot be faster than its uN columns of B
  arrive from the level in which the region's B fits; l2 is free.
- edge (`edge_ps`): what the mask of the last column tile costs a row of tiles.
- pack (`pack_ps`): copying one uK x uN panel of B into scratch; once per column tile and instance.
- wake (device fact wake_ns): each thread beyond the first that the program has use for, once per program.

Ignored: partial tiles (counted whole), A's traffic, bandwidth shared between threads. Four-byte elements.
"""

from __future__ import annotations

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import CostModel, State, Work, pipe, register
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel

ELEMENT_BYTES = 4
PS_PER_NS = 1000


class Cpu(CostModel):
    """State: threads that an earlier region has woken already."""

    name = "cpu"

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        return (1,)

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        """g with B in the L2, in the L3 and in memory; packing of one column tile; bytes of a column of B."""
        g = pipe(x, kernel, k)
        panel_bytes = x.mul(k, kernel.tile.n * ELEMENT_BYTES)
        from_l3 = x.max(g, x.mul(panel_bytes, _ps_per_byte(device["l3_mbs"])))
        from_dram = x.max(g, x.mul(panel_bytes, _ps_per_byte(device["dram_mbs"])))
        pack = x.mul(x.ceildiv(k, kernel.tile.k), kernel.term("pack_ps"))
        return (g, from_l3, from_dram, pack, x.mul(k, ELEMENT_BYTES))

    def region(
        self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State
    ) -> tuple[Expr, State]:
        tile_rows = x.ceildiv(work.rows, kernel.tile.m)
        tile_cols = x.ceildiv(work.cols, kernel.tile.n)
        total = x.mul(
            tile_rows, x.add(x.mul(tile_cols, self._task_cost(x, device, work)), _edge(x, kernel, work))
        )
        total = x.add(total, x.mul(tile_cols, work.task[3]))
        threads = x.max(x.min(x.mul(tile_rows, tile_cols), work.pes), state[0])
        woken = x.mul(x.sub(threads, state[0]), device["wake_ns"] * PS_PER_NS)
        return x.add(x.ceildiv(total, work.pes), woken), (threads,)

    def _task_cost(self, x: Reading, device: Device, work: Work) -> Expr:
        from_l2, from_l3, from_dram, _, column_bytes = work.task
        b_bytes = x.mul(work.cols, column_bytes)
        far = x.select(x.lt(device["l3_bytes"], b_bytes), from_dram, from_l3)
        return x.select(x.lt(device["l2_bytes"], b_bytes), far, from_l2)


def _edge(x: Reading, kernel: MicroKernel, work: Work) -> Expr:
    """Price of the masked last tile of one row of tiles; 0 where the columns come out even."""
    n = kernel.tile.n
    even = x.eq(x.mul(x.floordiv(work.cols, n), n), work.cols)
    return x.select(even, 0, kernel.term("edge_ps"))


def _ps_per_byte(megabytes_per_second: int) -> int:
    """1 MB/s is 10^6 ps a byte; rounded up."""
    return -(-1_000_000 // megabytes_per_second)


register(Cpu())
