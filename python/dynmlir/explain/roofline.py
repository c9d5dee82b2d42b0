"""The least time that a shape can take: peak arithmetic, or its bytes once at the bandwidth of where they fit."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.explain.operator import Operator, flops, work_of
from dynmlir.kernels.element_types import bits


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


def arithmetic_rate(operator: Operator) -> float:
    """Peak arithmetic on the operator's element types over that on f32: by width, and by what dot products add."""
    a, facts = operator.element_types[0], operator.problem.device.facts
    if a in ("i8", "ui8"):
        return 4.0 if facts.get("dot_i8") else 2.0  # else pairs of 16 bits are added to lanes of 32
    if a == "bf16" and facts.get("dot_bf16"):
        return 2.0
    return 32 / max(bits(a), 32)


def roofline(operator: Operator, m: int, n: int, k: int, pes: int) -> Roof:
    """By the facts of the device that the library was measured on; a CPU's L2s and arithmetic add up over PEs."""
    device = operator.problem.device
    moved = operator.bytes_moved(m, n, k)
    if "peak_mflops_per_pe" not in device.facts:
        return _of_gpu(operator, work_of(operator, m, n, k), moved)
    compute = flops(m, n, k) * 1e6 / (device["peak_mflops_per_pe"] * arithmetic_rate(operator) * pes)
    if moved <= device["l2_bytes"] * pes:
        return Roof(compute, 0.0, "L2")
    level = "L3" if moved <= device["l3_bytes"] else "memory"
    together = device.facts.get("dram_all_mbs", device["dram_mbs"])
    rate = device["l3_mbs"] * pes if level == "L3" else min(device["dram_mbs"] * pes, together)
    return Roof(compute, moved * 1e6 / rate, level)


def _of_gpu(operator: Operator, work: int, moved: int) -> Roof:
    """A GPU's L2 is shared, and all its PEs take part; tensor cores where the element types are theirs."""
    facts, a = operator.problem.device.facts, operator.element_types[0]
    tensor = facts.get({"f16": "tensor_f16_mflops", "bf16": "tensor_f16_mflops"}.get(a, ""), 0)
    level = "L2" if moved <= facts["l2_bytes"] else "memory"
    rate = facts["l2_mbs"] if level == "L2" else facts["dram_mbs"]
    return Roof(work * 1e6 / (tensor or facts["peak_mflops"]), moved * 1e6 / rate, level)
