"""MikPoly's cost model as printed (Eq. 2-4), and the paper's two ablations of it.

    Cost(S, H) = sum over regions of f_wave x f_pipe

Modelled: parallel tasks, the reduction loop. Ignored: everything that regions share, partial tiles (counted
whole), where operands lie. Coefficients: the library's g.
"""

from __future__ import annotations

from fractions import Fraction

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import CostModel, State, Work, register, tasks, waves
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel


class MikPoly(CostModel):
    """Eq. 2: waves of each region apart, times the cost of one task."""

    name = "mikpoly"

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        return x.mul(waves(x, kernel, work), work.task[0]), state

    def terms(self, kernel: MicroKernel, device: Device, work: Work, state: State) -> dict[str, Fraction]:
        (cost, _), count = self.region(Reading(), kernel, device, work, state), waves(Reading(), kernel, work)
        return {f"{count} waves of {work.task[0]} ps": Fraction(cost)}


class WaveOnly(CostModel):
    """Ablation: only f_wave. Counts waves, so it prefers the largest tiles, whatever they cost."""

    name, unit = "wave", "waves"

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        return ()

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        return waves(x, kernel, work), state


class PipeOnly(CostModel):
    """Ablation: only f_pipe, "the execution costs of pipelined tasks executed on a single SM" (5.3.2).

    Read as all tasks of a region one after the other: f_parallel x f_pipe, which knows no waves and so
    favours small tiles. (One task's cost alone would choose the smallest tile for every shape.)
    """

    name = "pipe"

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        return x.mul(tasks(x, kernel, work), work.task[0]), state


register(MikPoly())
register(WaveOnly())
register(PipeOnly())
