"""Element types of an operator's operands: which may stand together, and their sizes.

Names are MLIR's. `ui8` is an i8 that the operator extends with zeros; i8 is extended with its sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dynmlir.device.facts import Device

BITS = {"f64": 64, "f32": 32, "i32": 32, "f16": 16, "bf16": 16, "i16": 16, "i8": 8, "ui8": 8}
#: (A, B, C) that templates are formed of. Sums are taken in C's type.
COVERED = (
    ("f32", "f32", "f32"),
    ("f64", "f64", "f64"),
    ("f16", "f16", "f32"),
    ("bf16", "bf16", "f32"),
    ("i8", "i8", "i32"),
    ("ui8", "i8", "i32"),
)
#: Besides, on GPUs: sums are f32 and rounded once.
COVERED_ON_GPUS = (("f16", "f16", "f16"), ("bf16", "bf16", "bf16"))
#: What epilogues may read, and in which types they may end, whatever that of the sums.
READ_BY_EPILOGUES = ("f32", "f16", "bf16", "i8", "i32")
STORED_ON_CPUS = ("f64", "f32", "f16", "bf16", "i32", "i16", "i8")
STORED_ON_GPUS = ("f32", "f16", "bf16")
#: What a product of f32 says that gives leave to round its rows to bytes, each block of them with a scale of its own.
ROUNDS_ROWS = "dynmlir.rounds_rows"


@dataclass(frozen=True)
class ElementTypes:
    """Of A, B and C."""

    a: str
    b: str
    c: str

    @classmethod
    def of(cls, names: Sequence[str]) -> ElementTypes:
        """ValueError, naming those that are covered, for any others."""
        if tuple(names) not in COVERED:
            known = ", ".join(f"({', '.join(types)})" for types in COVERED)
            raise ValueError(f"element types ({', '.join(names)}) are not covered; covered are {known}")
        return cls(*names)

    @property
    def short(self) -> str:
        """As names of libraries say it: f32, bf16, i8, ui8_i8."""
        return self.a if self.a == self.b else f"{self.a}_{self.b}"

    @property
    def is_float(self) -> bool:
        return is_float(self.c)


#: Rows of this many bytes, or a multiple, fall on the same sets of the L1.
ALIAS_BYTES = 4096
#: Facts of a device that count bytes.
_BYTES = ("l1_bytes", "l2_bytes", "l3_bytes", "l3_mbs", "dram_mbs", "dram_all_mbs")


def counted_in_f32(device: Device, names: Sequence[str]) -> Device:
    """The device as a cost model that counts elements of 4 bytes must see it for these element types.

    Caches and bandwidths hold and move as many elements of B as they really do, rows alias that are as long in bytes,
    and vectors have as many lanes as C has; a vector operation takes the time that it takes. f32, and a GPU,
    whose model counts bytes: the device itself.
    """
    if not device.is_cpu:
        return device
    types = ElementTypes.of(names)
    if types.b == types.c == "f32":
        return device
    facts = dict(device.facts)
    facts |= {fact: facts[fact] * bits("f32") // bits(types.b) for fact in _BYTES if fact in facts}
    facts["alias_bytes"] = ALIAS_BYTES * bits("f32") // bits(types.b)
    for fact in ("vector_bits", "peak_mflops_per_pe"):
        facts[fact] = facts[fact] * bits("f32") // bits(types.c)
    return replace(device, facts=facts)


def is_float(name: str) -> bool:
    return "f" in name


def storage(name: str) -> str:
    """The type in memory, where MLIR's integers have no sign."""
    return name.removeprefix("u")


def bits(name: str) -> int:
    return BITS[name]
