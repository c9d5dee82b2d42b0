"""Hardware facts: one frozen value per device (MikPoly 3.1, Helix Table 2).

Facts are integers, so that costs computed from them are exact in every reading. A device knows nothing of
kernels, models or IR; cost models look facts up by name and say which ones they use.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

#: Every fact a CPU must state: what it means with its unit, the least and the largest believable value.
CPU_FACTS: dict[str, tuple[str, int, int]] = {
    "vector_bits": ("width of a vector register, bits", 32, 1 << 16),
    "vector_registers": ("architectural vector registers", 1, 1024),
    "masks_cheap": ("1 where masked loads and stores are single instructions, else 0", 0, 1),
    "l1_bytes": ("first-level data cache of one PE, bytes", 1 << 10, 1 << 30),
    "l2_bytes": ("second-level cache of one PE, bytes", 1 << 10, 1 << 34),
    "l3_bytes": ("last-level cache shared by the PEs, bytes", 1 << 10, 1 << 40),
    "peak_mflops_per_pe": ("peak f32 arithmetic of one PE, MFLOP/s", 1, 1 << 40),
    "dram_mbs": ("sustained main-memory bandwidth, MB/s", 1, 1 << 40),
    "l3_mbs": ("sustained last-level-cache bandwidth of one PE, MB/s", 1, 1 << 40),
    "wake_ns": ("price of waking one more thread, ns", 0, 1 << 32),
}


@dataclass(frozen=True)
class Device:
    """One device `H`: its name, the CPU name given to the code generator, and its facts."""

    name: str
    target_cpu: str
    #: fact name -> integer; may hold more than CPU_FACTS asks for, never less.
    facts: Mapping[str, int] = field(hash=False)

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("device without a name")
        if not self.target_cpu:
            raise ValueError(f"device '{self.name}' has an empty target_cpu")
        for fact, (meaning, least, most) in CPU_FACTS.items():
            if fact not in self.facts:
                raise ValueError(f"device '{self.name}' lacks the fact '{fact}' ({meaning})")
            _check(self.name, fact, self.facts[fact], least, most)
        for fact in self.facts.keys() - CPU_FACTS.keys():
            _check(self.name, fact, self.facts[fact], 0, 1 << 62)
        if not self["l1_bytes"] <= self["l2_bytes"]:
            raise ValueError(f"device '{self.name}': fact 'l2_bytes' is below 'l1_bytes'")
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    def __getitem__(self, fact: str) -> int:
        """The value of a fact; ValueError naming it where the device does not state it."""
        try:
            return self.facts[fact]
        except KeyError:
            raise ValueError(f"device '{self.name}' lacks the fact '{fact}'") from None


def _check(device: str, fact: str, value: int, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"device '{device}': fact '{fact}' is {value!r}, expected an integer, {least} to {most}")
