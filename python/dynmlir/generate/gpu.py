"""The offline stage of GPUs without a GPU: which micro-kernels a library holds, and what they should cost by the facts.

Structure is given: tiles, warps, stages. Registers are ptxas's. Costs are worked out from the device's facts, as far
as that goes: they rank kernels, they are no measurement, and a library made of them says `measured = false`.

    busy   an instance on the multiprocessor's busiest unit: its arithmetic, or shared memory's 128 bytes a cycle
    g      an instance that has the multiprocessor to itself: the arithmetic of the busiest of its four parts and
           what its warps wait for, or the latency of the copies divided by how many are under way
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.lowering.gpu.families import ELEMENT_BYTES, GPU_FAMILIES, GpuFamily
from dynmlir.lowering.gpu.structure import LEAST_ASYNC_BYTES

#: Bytes of shared memory that a multiprocessor reads or writes a cycle; parts with a scheduler each.
SHARED_BYTES_A_CYCLE, PARTS = 128, 4
#: Cycles: from the memory to shared memory; from one instruction to the next that needs it; a barrier.
COPY_CYCLES, WAIT_CYCLES, BARRIER_CYCLES = 800, 35, 60
#: Share of the peak that a kernel whose every instruction is an mma would reach, percent (76 kernels on an H200).
REACHED = 78
#: Share of that which one warp of a part reaches with mma.sync, percent (the same).
LONE_WARP = 80
#: What kernels of skewed rows are taken to cost until a GPU has timed them, percent of what they are worked out to.
UNTIMED = 125
#: Cycles that a multiprocessor takes for a warp's asynchronous copy, whatever it moves; for one through registers (on
#: an H200: kernels of the same tiles that copy 16, 4 and 2 bytes at a time).
ASYNC_CYCLES, THROUGH_REGISTERS_CYCLES = 6, 12
#: Bytes of C that a multiprocessor stores a cycle where all of them do.
STORED_BYTES_A_CYCLE = 16
#: Cycles from the start of a block to its first arithmetic, and of its last stores.
START_CYCLES, STORE_CYCLES = 900, 500


@dataclass(frozen=True)
class Shape:
    """A candidate: tile, warps, stages."""

    family: str
    tile: tuple[int, int, int]
    warps: tuple[int, int]
    stages: int

    @property
    def row(self) -> GpuFamily:
        """What is known of its family."""
        return GPU_FAMILIES[self.family]

    @property
    def name(self) -> str:
        return f"{self.family}_{'x'.join(map(str, self.tile))}"


#: For 16-bit inputs: large tiles for large outputs, flat and narrow ones for few rows and few columns, split ones for
#: few tiles; for rows of B, and of both, at any address; for images of any number of channels, an element at a time.
LARGE_HALVES = (
    Shape("mma", (256, 128, 32), (4, 2), 3),
    Shape("mma", (128, 128, 32), (2, 2), 4),
    Shape("mma", (128, 64, 32), (2, 2), 4),
    Shape("mma", (32, 64, 64), (2, 2), 4),
    Shape("mma_split", (128, 128, 32), (2, 2), 4),
    Shape("mma_split", (64, 64, 64), (2, 2), 3),
    Shape("mma_split", (16, 128, 64), (1, 4), 4),
    Shape("simt_single", (8, 128, 16), (1, 4), 3),
)
HALVES = (
    Shape("mma", (64, 64, 64), (2, 2), 3),
    Shape("mma", (16, 128, 64), (1, 4), 4),
    Shape("mma", (16, 64, 128), (1, 4), 4),
    Shape("mma", (128, 16, 64), (4, 1), 4),
    Shape("mma_skewed_b", (128, 128, 32), (2, 4), 4),
    Shape("mma_skewed_b", (128, 64, 32), (2, 2), 4),
    Shape("mma_skewed_b", (32, 128, 64), (1, 4), 4),
    Shape("mma_skewed_b", (16, 64, 64), (1, 4), 4),
    Shape("mma_skewed_b", (64, 16, 64), (4, 1), 4),
    Shape("mma_skewed_b_split", (128, 128, 32), (2, 4), 4),
    Shape("mma_skewed_b_split", (32, 128, 64), (1, 4), 4),
    Shape("mma_skewed_b_split", (16, 64, 64), (1, 4), 4),
    Shape("mma_skewed_b_split", (64, 16, 64), (4, 1), 4),
    Shape("mma_skewed", (128, 128, 32), (2, 4), 3),
    Shape("mma_skewed", (64, 64, 32), (2, 2), 3),
    Shape("mma_skewed", (32, 64, 32), (2, 2), 4),
    Shape("mma_skewed", (64, 16, 32), (4, 1), 4),
    Shape("mma_skewed_split", (64, 64, 32), (2, 2), 3),
    Shape("mma_skewed_split", (16, 128, 32), (1, 4), 4),
    Shape("mma_skewed_split", (64, 16, 32), (4, 1), 4),
    Shape("simt", (4, 128, 64), (1, 4), 4),
    Shape("simt_split", (4, 128, 64), (1, 4), 4),
    Shape("mma_words", (64, 64, 32), (2, 2), 3),
    Shape("mma_single", (64, 64, 32), (2, 2), 3),
    Shape("mma_single", (16, 64, 32), (1, 4), 3),
)
#: For f32 on CUDA cores.
SINGLES = (
    Shape("simt", (128, 128, 16), (4, 2), 3),
    Shape("simt", (128, 64, 16), (4, 1), 3),
    Shape("simt", (64, 64, 16), (2, 2), 3),
    Shape("simt", (32, 64, 32), (2, 2), 3),
    Shape("simt", (8, 128, 32), (1, 4), 4),
    Shape("simt", (4, 128, 32), (1, 4), 4),
    Shape("simt_split", (64, 64, 16), (4, 1), 3),
    Shape("simt_split", (16, 128, 32), (2, 2), 4),
    Shape("simt_split", (4, 128, 32), (1, 4), 4),
    Shape("simt_words", (64, 64, 16), (2, 2), 3),
    Shape("simt_words", (8, 128, 16), (1, 4), 4),
)
#: For f32 rounded to tf32: only where the user asks for it, by its library.
TF32 = (
    Shape("tf32", (128, 128, 16), (2, 2), 4),
    Shape("tf32", (64, 64, 32), (2, 2), 3),
    Shape("tf32", (16, 64, 32), (1, 4), 4),
    Shape("tf32_split", (64, 64, 32), (2, 2), 3),
    Shape("tf32_split", (16, 64, 32), (1, 4), 4),
    Shape("tf32_words", (64, 64, 32), (2, 2), 3),
    Shape("tf32_words", (16, 64, 32), (1, 4), 4),
)
#: On sm_90a in the place of LARGE_HALVES: a warp group of four warps holds 64 rows; as many stages as fit where one
#: block fills a multiprocessor.
WGMMA = (
    Shape("wgmma", (192, 256, 64), (12, 1), 4),
    Shape("wgmma", (128, 256, 64), (8, 1), 4),
    Shape("wgmma", (128, 192, 64), (8, 1), 5),
    Shape("wgmma", (128, 128, 64), (8, 1), 6),
    Shape("wgmma", (64, 192, 64), (4, 1), 6),
    Shape("wgmma", (64, 128, 64), (4, 1), 4),
    Shape("wgmma", (64, 64, 64), (4, 1), 4),
    Shape("wgmma_split", (128, 128, 64), (8, 1), 6),
    Shape("wgmma_split", (64, 64, 64), (4, 1), 4),
)


def typical(device: Device, element: str, rounding: bool = False) -> tuple[Shape, ...]:
    """Candidates named by hand for inputs of a type, which the shipped libraries are of; `rounding`: f32 to tf32."""
    if element == "f32":
        return TF32 if rounding else SINGLES
    return (WGMMA if device.target_cpu == "sm_90a" else LARGE_HALVES) + HALVES


def library(
    name: str,
    device: Device,
    types: tuple[str, ...],
    shapes: tuple[Shape, ...],
    registers: dict[str, int],
) -> Library:
    """A library of candidates; `registers` by name of a kernel (absent: not stated)."""
    kernels = tuple(_kernel(shape, device, types[0], registers) for shape in shapes)
    return Library(name, "matmul", types, device.name, kernels, measured=False)


def _kernel(shape: Shape, device: Device, element: str, registers: dict[str, int]) -> MicroKernel:
    structure = {
        "warps_m": shape.warps[0],
        "warps_n": shape.warps[1],
        "stages": shape.stages,
        "element_bytes": ELEMENT_BYTES[element],
        "aligned": shape.row.aligned_to(element),
        "splits_k": int(shape.row.split),
        **_skewed(shape),
    }
    if shape.name in registers:
        structure["registers"] = registers[shape.name]
    cycle_ps = 1_000_000 // clock_mhz(device)
    alone, busy = instance_cycles(shape, device, element)
    return MicroKernel(
        shape.name,
        shape.family,
        Tile(*shape.tile),
        False,
        {
            "g_t": (0,),
            "g_ps": ((START_CYCLES + STORE_CYCLES) * cycle_ps,),
            "g_slope": (alone * cycle_ps,),
            "busy": busy * cycle_ps,
            "store": _store_cycles(shape) * cycle_ps,
            **structure,
        },
    )


def _skewed(shape: Shape) -> dict[str, int]:
    """What a library of B as written states of rows that begin at any address."""
    m, _, k = shape.tile
    rows = {"": 0, "B": k, "AB": m + k}[shape.row.skewed]
    return {"longer_rows": rows} | ({"aligned_n": 1} if shape.row.skewed == "B" else {}) if rows else {}


def clock_mhz(device: Device) -> int:
    """The clock at which 128 (sm_80: 64) CUDA cores of each multiprocessor reach the stated peak."""
    cores = 64 if device.target_cpu == "sm_80" else 128
    return device["peak_mflops"] // (device["sms"] * cores * 2)


def _store_cycles(shape: Shape) -> int:
    return shape.tile[0] * shape.tile[1] * 4 // STORED_BYTES_A_CYCLE


def instance_cycles(shape: Shape, device: Device, element: str) -> tuple[int, int]:
    """(cycles of an instance alone on a multiprocessor, cycles that its busiest unit takes)."""
    m, n, k = shape.tile
    warps = shape.warps[0] * shape.warps[1]
    arithmetic = m * n * k * 100 // (_macs_a_cycle(shape, device) * REACHED)
    moved = _shared_bytes(shape, element) // SHARED_BYTES_A_CYCLE
    copies = _copy_cycles(shape, element)
    busy = max(arithmetic, moved, copies)
    part = max(arithmetic, arithmetic * PARTS // min(PARTS, warps))
    if shape.row.arithmetic == "mma" and warps <= PARTS:
        part = part * 100 // LONE_WARP
    steps = _steps(shape)
    # Fragments of mma.sync are loaded beside the products of the step before, and copies are issued among these; not
    # those through registers.
    ahead = shape.row.arithmetic == "mma"
    hidden = part // steps if ahead else 0
    asynchronous = shape.row.copy_bytes >= LEAST_ASYNC_BYTES
    between = copies if not asynchronous else 0 if ahead else copies // PARTS
    waiting = steps * max(0, WAIT_CYCLES - hidden) + BARRIER_CYCLES + between
    under_way = max(1, shape.stages - 1)
    alone = max(part + waiting, busy, COPY_CYCLES // under_way)
    percent = UNTIMED if shape.row.skewed else 100
    return alone * percent // 100, max(1, busy * percent // 100)


def _steps(shape: Shape) -> int:
    """How often a warp waits for an instruction: at each step; once where wgmma issues all of an instance together."""
    return 1 if shape.row.arithmetic == "wgmma" else shape.tile[2] // shape.row.step


def _macs_a_cycle(shape: Shape, device: Device) -> int:
    """Multiply-adds of a multiprocessor's units a cycle; mma.sync has 5/8 of wgmma's rate where there is wgmma."""
    if shape.row.arithmetic == "simt":
        return device["peak_mflops"] // (2 * device["sms"] * clock_mhz(device))
    peak = device["tensor_tf32_mflops" if shape.row.rounds else "tensor_f16_mflops"]
    whole = peak // (2 * device["sms"] * clock_mhz(device))
    return whole * 5 // 8 if device.target_cpu.startswith("sm_90") and shape.row.arithmetic != "wgmma" else whole


def _shared_bytes(shape: Shape, element: str) -> int:
    """Bytes that an instance writes to and reads from shared memory."""
    (m, n, k), (down, across), size = shape.tile, shape.warps, ELEMENT_BYTES[element]
    written = (m + n) * k * size
    if shape.row.arithmetic == "wgmma":
        return written + (m + n * (down // 4)) * k * size
    if shape.row.arithmetic == "simt":
        # A vector of four for every row of a thread, and for every four of its columns, at each of four steps: a
        # warp's load of them takes a cycle for every eight threads, whatever they share.
        thread_m, fours = m // (4 * down), n // (32 * across)
        loads = down * across * (thread_m + 4 * fours) * (k // 4)
        return written + loads * SHARED_BYTES_A_CYCLE * size
    # An element at a time, a warp's load moves half of what it could.
    a_times, b_times = (1 + (x in shape.row.skewed) for x in "AB")
    return written + (m * across * a_times + n * down * b_times) * k * size


def _copy_cycles(shape: Shape, element: str) -> int:
    """Cycles that a multiprocessor takes for the copies of an instance."""
    (m, n, k), warp = shape.tile, 32
    copies = (m + n) * k // max(1, shape.row.copy_bytes // ELEMENT_BYTES[element])
    if shape.row.copy_bytes < LEAST_ASYNC_BYTES:
        return copies * THROUGH_REGISTERS_CYCLES // warp
    longer = _skewed(shape).get("longer_rows", 0)
    return (copies + longer) * ASYNC_CYCLES // warp
