"""Hardware facts: one frozen value per device (MikPoly 3.1, Helix Table 2).

Facts are integers, so that costs computed from them are exact in every reading. A device knows nothing of
kernels, models or IR; cost models look facts up by name and say which ones they use.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

#: name of a fact -> what it means with its unit, the least and the largest believable value.
Facts = dict[str, tuple[str, int, int]]

_BYTES, _RATE, _COUNT = (1, 1 << 46), (1, 1 << 40), (1, 1 << 20)

#: Every fact a CPU must state, in a library, too.
CPU_FACTS: Facts = {
    "vector_bits": ("width of a vector register, bits", 32, 1 << 16),
    "vector_registers": ("architectural vector registers", 1, 1024),
    "masks_cheap": ("1 where masked loads and stores are single instructions, else 0", 0, 1),
    "l1_bytes": ("first-level data cache of one PE, bytes", 1 << 10, 1 << 30),
    "l2_bytes": ("second-level cache of one PE, bytes", 1 << 10, 1 << 34),
    "l3_bytes": ("last-level cache shared by the PEs, bytes", 1 << 10, 1 << 40),
    "peak_mflops_per_pe": ("peak f32 arithmetic of one PE, MFLOP/s", 1, 1 << 40),
    "dram_mbs": ("sustained main-memory bandwidth of one PE, MB/s", 1, 1 << 40),
    "l3_mbs": ("sustained last-level-cache bandwidth of one PE, MB/s", 1, 1 << 40),
    "wake_ns": ("price of waking one more thread, ns", 0, 1 << 32),
}
#: What the offline stage asks of a CPU besides (Helix Table 3); a library need not state it.
CPU_STAGE_FACTS: Facts = {
    "masked_access": ("1 where vectors can be loaded and stored under a mask, else 0", 0, 1),
    "l1_mbs": ("sustained bandwidth of the first-level cache, MB/s", *_RATE),
    "l2_mbs": ("sustained bandwidth of the second-level cache, MB/s", *_RATE),
    "l1_ps": ("latency of a load from the first-level cache, ps", 1, 10**9),
    "l2_ps": ("latency of a load from the second-level cache, ps", 1, 10**9),
    "l3_ps": ("latency of a load from the last-level cache, ps", 1, 10**9),
    "dram_ps": ("latency of a load from main memory, ps", 1, 10**9),
    "cores": ("PEs: cores that may run threads", *_COUNT),
}
#: What a CPU may state besides: instructions that some element types use, and what its PEs have together.
CPU_OPTIONAL_FACTS: Facts = {
    "dram_all_mbs": ("main-memory bandwidth of all PEs together, MB/s; dram_mbs where it is not stated", *_RATE),
    "rows_in_order": ("whether rows of A to come are prefetched in memory's order: 0 where it is not stated", 0, 1),
    "prefetch_b": ("what of B to prefetch: 1 rows to come, 0 columns to come; 1 where it is not stated", 0, 1),
    "half_vectors": ("1 where half a vector's products take half the time of one's; 1 where it is not stated", 0, 1),
    "short_steps": (
        "1 where a step of the reduction is so few cycles that what it costs beside its products counts, else 0; "
        "where it is not stated, 1 with at most 16 vector registers",
        0,
        1,
    ),
    "rows_extended": (
        "1 where rows of A of narrow elements are extended once a tile, 0 where they are multiplied; "
        "short_steps where it is not stated",
        0,
        1,
    ),
    "dot_i8": ("1 where an instruction adds 4 products of bytes to each 32-bit lane, else 0", 0, 1),
    "dot_i16": ("1 where an instruction makes of 2 products of 16-bit integers each 32-bit lane, else 0", 0, 1),
    "dot_bf16": ("1 where an instruction adds 2 products of bf16 to each f32 lane, else 0", 0, 1),
    "table_f32": ("1 where an instruction looks each f32 lane up in a table of two registers, else 0", 0, 1),
}
#: What a CPU may state -> LLVM's feature that code made for it needs.
FEATURES = {"dot_i8": "avx512vnni", "dot_i16": "avx2", "dot_bf16": "avx512bf16", "table_f32": "avx512f"}
GPU_FACTS: Facts = {
    "sms": ("PEs: streaming multiprocessors", *_COUNT),
    "warp_threads": ("threads of a warp", 1, 1024),
    "threads_per_sm": ("resident threads of a multiprocessor", *_COUNT),
    "threads_per_block": ("threads of a block", *_COUNT),
    "registers_per_sm": ("32-bit registers of a multiprocessor", *_COUNT),
    "registers_per_thread": ("32-bit registers of a thread", 1, 4096),
    "shared_bytes_per_sm": ("shared memory of a multiprocessor, bytes", *_BYTES),
    "shared_bytes_per_block": ("shared memory that one block may take, bytes", *_BYTES),
    "l2_bytes": ("cache shared by the multiprocessors, bytes", *_BYTES),
    "dram_mbs": ("bandwidth of device memory, MB/s", *_RATE),
    "l2_mbs": ("sustained bandwidth of the L2, MB/s", *_RATE),
    "peak_mflops": ("peak f32 arithmetic outside tensor cores, MFLOP/s", *_RATE),
    "tensor_f16_mflops": ("peak dense f16 arithmetic of the tensor cores, MFLOP/s", *_RATE),
    "tensor_tf32_mflops": ("peak dense tf32 arithmetic of the tensor cores, MFLOP/s", *_RATE),
    "mma_m": ("rows of one tensor-core instruction", 1, 1024),
    "mma_n": ("columns of one tensor-core instruction", 1, 1024),
    "mma_k": ("reduction of one tensor-core instruction", 1, 1024),
    "launch_ns": ("price of launching a kernel, ns", 0, 1 << 32),
}
NPU_FACTS: Facts = {
    "cores": ("PEs: cores", *_COUNT),
    "clock_mhz": ("clock, MHz", 1, 100_000),
    "cube_m": ("rows of one matrix instruction", 1, 1024),
    "cube_n": ("columns of one matrix instruction", 1, 1024),
    "cube_k": ("reduction of one matrix instruction", 1, 1024),
    "peak_mflops_per_pe": ("peak f16 arithmetic of one PE, MFLOP/s", *_RATE),
    "l0a_bytes": ("buffer of the matrix unit's left operand, bytes", *_BYTES),
    "l0b_bytes": ("buffer of the matrix unit's right operand, bytes", *_BYTES),
    "l0c_bytes": ("buffer of the matrix unit's result, bytes", *_BYTES),
    "l1_bytes": ("local buffer of one PE, bytes", *_BYTES),
    "unified_bytes": ("buffer of the vector unit, bytes", *_BYTES),
    "l2_bytes": ("memory on chip shared by the PEs, bytes", *_BYTES),
    "l1_mbs": ("bandwidth of the local buffer, MB/s", *_RATE),
    "l2_mbs": ("bandwidth of the memory on chip, one PE, MB/s", *_RATE),
    "dram_mbs": ("bandwidth of device memory, MB/s", *_RATE),
    "dram_bytes": ("device memory, bytes", *_BYTES),
}
TILES_FACTS: Facts = {
    "tile_rows": ("rows of tiles", 1, 4096),
    "tile_columns": ("columns of tiles", 1, 4096),
    "pe_rows": ("rows of multiply-add units in a tile", 1, 4096),
    "pe_columns": ("columns of multiply-add units in a tile", 1, 4096),
    "clock_mhz": ("clock, MHz", 1, 100_000),
    "register_bytes": ("registers of a multiply-add unit, bytes", *_BYTES),
    "scratchpad_bytes": ("local memory of a tile, bytes", *_BYTES),
    "peak_mflops_per_pe": ("peak f16 arithmetic of a tile, MFLOP/s", *_RATE),
    "noc_mbs": ("bandwidth of a tile's link, MB/s", *_RATE),
    "dram_mbs": ("bandwidth of device memory, MB/s", *_RATE),
    "kernels": ("kernels that a tile may store", *_COUNT),
}
#: architecture -> the facts that a device of it must state; the CPUs' are LLVM's names of architectures.
ARCHITECTURES: dict[str, Facts] = {
    "x86_64": CPU_FACTS,
    "aarch64": CPU_FACTS,
    "cuda": GPU_FACTS,
    "ascend": NPU_FACTS,
    "tiles": TILES_FACTS,
}
CPUS = ("x86_64", "aarch64")


def optional_facts(architecture: str) -> Facts:
    """The facts that a device file may state."""
    return CPU_OPTIONAL_FACTS if architecture in CPUS else {}


def file_facts(architecture: str) -> Facts:
    """The facts that a device file states: those of every device of the architecture, and the offline stage's."""
    return ARCHITECTURES[architecture] | (CPU_STAGE_FACTS if architecture in CPUS else {})


@dataclass(frozen=True)
class Device:
    """One device `H`: its name, the CPU name given to the code generator, and its facts."""

    name: str
    target_cpu: str
    #: fact name -> integer; may hold more than the architecture asks for, never less.
    facts: Mapping[str, int] = field(hash=False)
    #: one of ARCHITECTURES.
    architecture: str = "x86_64"
    #: fact name -> where its number comes from; empty where a library states the facts.
    sources: Mapping[str, str] = field(default_factory=dict, compare=False)
    #: what it is, in words.
    summary: str = field(default="", compare=False)
    #: LLVM's names of CPUs that lack some of its CPU's instructions, which no fact states, and have cores like its.
    serves: tuple[str, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("device without a name")
        if not self.target_cpu:
            raise ValueError(f"device '{self.name}' has an empty target_cpu")
        if self.architecture not in ARCHITECTURES:
            known = ", ".join(ARCHITECTURES)
            raise ValueError(f"device '{self.name}': architecture is '{self.architecture}', expected one of {known}")
        required, known_facts = (
            ARCHITECTURES[self.architecture],
            file_facts(self.architecture) | optional_facts(self.architecture),
        )
        for fact, (meaning, _, _) in required.items():
            if fact not in self.facts:
                raise ValueError(f"device '{self.name}' lacks the fact '{fact}' ({meaning})")
        for fact, value in self.facts.items():
            _, least, most = known_facts.get(fact, ("", 0, 1 << 62))
            _check(self.name, fact, value, least, most)
        if self.is_cpu and not self["l1_bytes"] <= self["l2_bytes"]:
            raise ValueError(f"device '{self.name}': fact 'l2_bytes' is below 'l1_bytes'")
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))
        object.__setattr__(self, "sources", MappingProxyType(dict(self.sources)))

    @property
    def is_cpu(self) -> bool:
        return self.architecture in CPUS

    def __getitem__(self, fact: str) -> int:
        """The value of a fact; ValueError naming it where the device does not state it."""
        try:
            return self.facts[fact]
        except KeyError:
            raise ValueError(f"device '{self.name}' lacks the fact '{fact}'") from None


def _check(device: str, fact: str, value: int, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"device '{device}': fact '{fact}' is {value!r}, expected an integer, {least} to {most}")
