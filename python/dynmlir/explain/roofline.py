"""The least time that a shape can take: peak arithmetic, or its bytes once at the bandwidth of where they fit."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.explain.operator import Operator, flops


@dataclass(frozen=True)
class Roof:
    #: picoseconds of the arithmetic, and of the bytes (0 where all fits the L2).
    compute_ps: float
    memory_ps: float
    #: where the operands lie: "L2", "L3" or "memory".
    level: str

    @property
    def ps(self) -> float:
        return max(self.compute_ps, self.memory_ps)

    @property
    def bound(self) -> str:
        """What limits: "arithmetic", "L3" or "memory"."""
        return "arithmetic" if self.compute_ps >= self.memory_ps else self.level


def roofline(operator: Operator, m: int, n: int, k: int, pes: int) -> Roof:
    """By the facts of the device that the library was measured on; L2s and arithmetic add up over PEs."""
    device = operator.problem.device
    moved = operator.bytes_moved(m, n, k)
    compute = flops(m, n, k) * 1e6 / (device["peak_mflops_per_pe"] * pes)
    if moved <= device["l2_bytes"] * pes:
        return Roof(compute, 0.0, "L2")
    level = "L3" if moved <= device["l3_bytes"] else "memory"
    rate = device["l3_mbs"] * pes if level == "L3" else device["dram_mbs"]
    return Roof(compute, moved * 1e6 / rate, level)
