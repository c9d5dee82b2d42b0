"""What a GPU micro-kernel is made of, worked out from its tile: threads, fragments, stages, shared memory."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.occupancy import CHUNK_BYTES, OTHER_REGISTERS, WARP, registers, shared_bytes
from dynmlir.lowering.gpu.families import ELEMENT_BYTES, GPU_FAMILIES, GpuFamily

FEWEST_STAGES = 2
#: What cp.async moves at least.
LEAST_ASYNC_BYTES = 4
#: f32 sums of a thread beside which there are no registers for what is worked out pixel by pixel.
MOST_SUMS = 128
#: Of one pixel or tap of an image, four words.
PLACE_BYTES = 16
#: As many more for the sizes of the window.
OTHER_PLACES = 2


@dataclass(frozen=True)
class Structure:
    """One micro-kernel on one device."""

    kernel: MicroKernel
    family: GpuFamily
    #: element types of the inputs and of the result.
    element: str
    result: str
    warps_m: int
    warps_n: int
    stages: int
    #: of A and B: "n" as written, "t" transposed.
    layout: str = "nn"

    def transposed(self, operand: str) -> bool:
        """Whether "A" or "B" lies the other way round: rows along K for columns."""
        return self.layout["AB".index(operand)] == "t"

    def turned(self, operand: str) -> bool:
        """Whether copies turn it round: instructions that read shared memory any way round take it as it lies."""
        return self.transposed(operand) and (self.family.fragments or self.family.arithmetic) in ("simt", "mma_tf32")

    @property
    def image(self) -> str | None:
        """Which operand is an image that windows move over, "A" or "B"."""
        return "AB"[self.layout.index("i")] if "i" in self.layout else None

    def by_element(self, operand: str) -> bool:
        """Whether copies move one element: of an operand that they turn round, of neighbouring pixels of an image."""
        return self.turned(operand) or operand == self.image == "B"

    def copy_bytes(self, operand: str) -> int:
        """Bytes that one copy moves; of a single element what cp.async takes, from 4 on, or 0."""
        size = ELEMENT_BYTES[self.element]
        return self.family.copy_bytes if not self.by_element(operand) else size if size >= LEAST_ASYNC_BYTES else 0

    def copy_elements(self, operand: str) -> int:
        """Elements that one copy moves."""
        return max(1, self.copy_bytes(operand) // ELEMENT_BYTES[self.element])

    def skewed(self, operand: str) -> bool:
        """Whether its rows may begin at any address, and lie in shared memory as far behind a multiple of 16 bytes."""
        return operand in self.family.skewed

    def aligned_to(self, operand: str) -> int:
        """What the innermost size of "A" or "B" must be a multiple of, elements."""
        return 1 if self.skewed(operand) else self.copy_elements(operand)

    def shared_tile(self, operand: str) -> tuple[int, int]:
        """Rows and columns of an operand's tile in shared memory, without what rows are longer by where copies begin
        before them."""
        m, n, k = self.kernel.tile
        rows, columns = (m, k) if operand == "A" else (k, n)
        return (columns, rows) if self.transposed(operand) and not self.turned(operand) else (rows, columns)

    @property
    def longer_rows(self) -> int:
        """Rows of a stage that have room for one copy more."""
        return sum(self.shared_tile(operand)[0] for operand in self.family.skewed)

    def copies(self, operand: str, rows: int, columns: int, at_once: int) -> dict[str, object]:
        """What templates must know of the copies of a tile, as it lies in memory.

        Those that go through registers make `at_once` loads before the first store.
        """
        moved = self.copy_bytes(operand)
        elements = self.copy_elements(operand)
        count = rows * columns // elements
        rounds = -(-count // self.threads)
        groups = 1 if moved >= LEAST_ASYNC_BYTES else -(-rounds // at_once)
        return {
            "R": rows,
            "C": columns,
            "V": elements,
            "across": columns // elements,
            "copies": count,
            "rounds": -(-rounds // groups),
            "groups": groups,
            "bypass": "{bypassL1}" if moved == CHUNK_BYTES else "",
        }

    @property
    def alignments(self) -> tuple[int, int, int]:
        """What the innermost sizes of A, B and C must be multiples of, elements.

        Where B says nothing of N, stores come in pairs or singly, as N is; but for wgmma, whose sums leave no registers
        for both.
        """
        pairs = self.transposed("B") and self.family.arithmetic == "wgmma"
        return self.aligned_to("A"), self.aligned_to("B"), 2 if pairs else 1

    @property
    def places(self) -> tuple[int, int]:
        """Pixels of the tile of an image, and taps of one stage."""
        m, n, k = self.kernel.tile
        return (m if self.image == "A" else n), k // self.copy_elements(str(self.image))

    @property
    def tables_bytes(self) -> int:
        """Shared memory of what copies of an image must know."""
        if self.image is None:
            return 0
        pixels, taps = self.places
        return PLACE_BYTES * (pixels + OTHER_PLACES + self.stages * taps)

    @property
    def ahead(self) -> int:
        """Blocks of the reduction that copies run ahead: one stage is being read, by wgmma one more."""
        return self.stages - (2 if self.family.arithmetic == "wgmma" else 1)

    @property
    def loads_ahead(self) -> bool:
        """Whether fragments are loaded a step ahead: of mma.sync, unless an image and the sums fill the registers."""
        return self.family.arithmetic == "mma" and not (self.image and self.sums >= MOST_SUMS)

    @property
    def threads(self) -> int:
        return WARP * self.warps_m * self.warps_n

    @property
    def a_bytes(self) -> int:
        """Shared memory of all stages of A's tile."""
        rows, columns = self.shared_tile("A")
        longer = CHUNK_BYTES if self.skewed("A") else 0
        return self.stages * rows * (columns * ELEMENT_BYTES[self.element] + longer)

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a thread block, as the library's model has it."""
        return shared_bytes(self.kernel)

    @property
    def aligned(self) -> int:
        """What K and N must be multiples of, elements, where A and B lie as written."""
        return self.family.aligned_to(self.element)

    @property
    def serves_any(self) -> bool:
        """Whether it takes rows at any address."""
        return self.aligned_to("A") == self.aligned_to("B") == 1

    @property
    def sums(self) -> int:
        """f32 sums of a thread, one register each."""
        return self.kernel.tile.m * self.kernel.tile.n // self.threads


def sketch(kernel: MicroKernel, library: Library, device: Device) -> Structure:
    """The structure of a kernel that the device may have no room for. DynmlirError where it lacks its family."""
    return Structure(
        kernel,
        _family(kernel, library, device),
        library.element_types[0],
        library.element_types[-1],
        kernel.term("warps_m", 2),
        kernel.term("warps_n", 2),
        kernel.term("stages", 3),
        library.layout,
    )


def structure_of(kernel: MicroKernel, library: Library, device: Device) -> Structure:
    """The structure of a kernel; DynmlirError, naming it, where the device or its family cannot have it."""
    made = sketch(kernel, library, device)
    wrong = _contradictions(made) or _misfits(made) or _excesses(made, device)
    if wrong:
        raise DynmlirError(f"micro-kernel '{kernel.name}': {wrong[0]}")
    return made


def _family(kernel: MicroKernel, library: Library, device: Device) -> GpuFamily:
    family = GPU_FAMILIES.get(kernel.family)
    if family is None:
        raise DynmlirError(f"micro-kernel '{kernel.name}': {near_match('family', kernel.family, sorted(GPU_FAMILIES))}")
    if library.element_types[0] not in family.inputs or library.element_types[0] != library.element_types[1]:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': family '{kernel.family}' multiplies {' or '.join(family.inputs)}, "
            f"library @{library.name} has {', '.join(library.element_types[:2])}"
        )
    if compute_capability(device) < family.least or (family.only and device.target_cpu != f"sm_{family.least}a"):
        needed = f"sm_{family.least}a" if family.only else f"sm_{family.least} or later"
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': family '{kernel.family}' needs {needed}, '{device.name}' is "
            f"{device.target_cpu}"
        )
    return family


def compute_capability(device: Device) -> int:
    """80 for sm_80, 90 for sm_90a."""
    return int(device.target_cpu.removeprefix("sm_").rstrip("af"))


def _contradictions(made: Structure) -> list[str]:
    """Where the library states another structure than the family has."""
    stated = {
        "aligned": (1, made.aligned),
        "element_bytes": (4, ELEMENT_BYTES[made.element]),
        "splits_k": (0, int(made.family.split)),
        "tables": (0, made.tables_bytes),
        "longer_rows": (0, made.longer_rows),
    }
    found = [
        f"{term} is {made.kernel.term(term, default)}, in family '{made.kernel.family}' it is {is_}"
        for term, (default, is_) in stated.items()
        if made.kernel.term(term, default) != is_
    ]
    if made.kernel.packed:
        found.append("is packed, on GPUs operands are copied as they lie: packed = false")
    return found


def _misfits(made: Structure) -> list[str]:
    """Why the tile cannot be cut among its warps, if so."""
    m, n, k = made.kernel.tile
    if min(made.warps_m, made.warps_n) < 1 or made.threads > 1024:
        return [f"{made.warps_m} x {made.warps_n} warps, expected 1 to {1024 // WARP} of them"]
    if not FEWEST_STAGES <= made.stages <= 8:
        return [f"{made.stages} stages, expected {FEWEST_STAGES} to 8"]
    least_m, least_n = {"mma": (16, 16), "simt": (4, 32), "wgmma": (16, 64)}[made.family.arithmetic]
    down, across = made.warps_m, made.warps_n
    if made.family.arithmetic == "wgmma":
        return _wgmma_misfits(made)
    found = []
    for name, size, parts, least in (("uM", m, down, least_m), ("uN", n, across, least_n)):
        if size % (parts * least):
            found.append(f"{name} is {size}, expected a multiple of {parts * least} ({parts} warps of {least})")
    if made.skewed("A") or made.skewed("B"):
        found += _skewed_misfits(made)
    least_k = max(made.family.step, CHUNK_BYTES // ELEMENT_BYTES[made.element])
    if k % least_k or k & (k - 1):
        found.append(f"uK is {k}, expected a power of two from {least_k} on")
    return found


def _skewed_misfits(made: Structure) -> list[str]:
    """Each thread copies rows that are multiples of eight apart, so that all begin as far behind 16 bytes."""
    found = []
    for operand in made.family.skewed:
        _, columns = made.shared_tile(operand)
        across = columns // made.copy_elements(operand)
        if made.threads % (8 * across):
            found.append(f"{made.threads} threads, expected a multiple of {8 * across} for rows of {columns} elements")
    return found


def _wgmma_misfits(made: Structure) -> list[str]:
    """A warp group of four warps multiplies 64 rows by up to 256 columns, whose rows are 128 bytes."""
    m, n, k = made.kernel.tile
    if made.warps_m % 4 or made.warps_n != 1 or m != 16 * made.warps_m:
        return [f"{made.warps_m} x {made.warps_n} warps for {m} rows, expected one for each 16 rows, in whole fours"]
    if made.stages < FEWEST_STAGES + 1:
        return [f"{made.stages} stages, expected {FEWEST_STAGES + 1} to 8: products of two blocks are under way"]
    if n not in (64, 128, 192, 256):
        return [f"uN is {n}, expected 64, 128, 192 or 256"]
    return [] if k == 64 else [f"uK is {k}, expected 64"]


def _excesses(made: Structure, device: Device) -> list[str]:
    """What of the device the tile takes more of than there is, or less than it needs, if anything."""
    found = []
    if device["warp_threads"] != WARP:
        found.append(f"is of warps of {WARP} threads, warp_threads of '{device.name}' is {device['warp_threads']}")
    if made.shared_bytes > device["shared_bytes_per_block"]:
        found.append(
            f"its {made.stages} stages take {made.shared_bytes} bytes of shared memory, a thread block of "
            f"'{device.name}' has {device['shared_bytes_per_block']}"
        )
    if made.threads > device["threads_per_block"]:
        found.append(f"it has {made.threads} threads, a thread block of '{device.name}' {device['threads_per_block']}")
    needed = max(registers(made.kernel), made.sums + OTHER_REGISTERS)
    allowed = min(device["registers_per_thread"], device["registers_per_sm"] // made.threads)
    if needed > allowed:
        found.append(
            f"its tile takes some {needed} registers of each of {made.threads} threads, '{device.name}' has {allowed}"
        )
    if registers(made.kernel) < made.sums:
        found.append(f"its registers are {registers(made.kernel)}, its sums alone take {made.sums} of each thread")
    return found
