"""MikPoly's cost model with waves that the regions of one dispatch fill together, as its Fig. 15 counts them.

Tasks start in the order of the regions, |PEs| at a time; a wave takes as long as its longest task. With f
slots free in the last wave, whose longest task so far costs p, a region of n tasks of cost g adds

    max(g - p, 0)             if f > 0: its first tasks join the open wave
    ceil((n - f) / PEs) x g   for the waves that it opens itself, where n > f

Fig. 15: 96 tasks of A, then 256 of B on 108 SMs that hold two of B each: one wave of A, joined by 24 of B,
and two more waves of B, t_A + 2 t_B. (One task a PE here; occupancy above one belongs into |PEs| and g.)

Modelled: parallel tasks, the reduction loop, waves across regions. Ignored: partial tiles (counted whole),
where operands lie, tasks that start early because others of their wave are short. Coefficients: the library's
g.
"""

from __future__ import annotations

from fractions import Fraction

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import CostModel, State, Work, register, tasks
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel


class SharedWaves(CostModel):
    """State: free slots of the open wave (less than PEs), and the cost of its longest task."""

    name = "shared-waves"
    schedule = "shared waves"

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        return (0, 0)

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        (free, longest), (g,) = state, work.task
        count = tasks(x, kernel, work)
        opened = x.ceildiv(x.monus(count, free), work.pes)
        joins = x.lt(0, free)
        cost = x.add(x.select(joins, x.monus(g, longest), 0), x.mul(opened, g))
        left = x.sub(x.add(free, x.mul(opened, work.pes)), count)
        open_cost = x.select(x.lt(0, opened), g, x.max(longest, g))
        return cost, (left, open_cost)

    def terms(self, kernel: MicroKernel, device: Device, work: Work, state: State) -> dict[str, Fraction]:
        x, (free, longest), (g,) = Reading(), state, work.task
        opened = x.ceildiv(x.monus(tasks(x, kernel, work), free), work.pes)
        joined = x.monus(g, longest) if free else 0
        return {"longer than the open wave": Fraction(joined), f"{opened} waves of {g} ps": Fraction(opened * g)}


register(SharedWaves())
