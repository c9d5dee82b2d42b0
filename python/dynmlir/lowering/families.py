"""Families of micro-kernels: how each vectorises, which MLIR in lib/ it is made of, and what it needs.

One row a family. `tile` is the micro-kernel template (linalg on static tiles), `schedule` turns it into vector
code, `driver` holds the online loops around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import ElementTypes, bits
from dynmlir.kernels.library import LAYOUTS, Library, is_image
from dynmlir.kernels.made_with import MOST_ON_STACK, PLANE_COLUMNS
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.panels import PanelForm
from dynmlir.lowering.arithmetic import DOTS, WIDE_BITS, Arithmetic
from dynmlir.lowering.images.kernels import window_depth
from dynmlir.lowering.prefetch import OF_A
from dynmlir.lowering.slabs import OF_BLOCKS
from dynmlir.lowering.unroll import has_short_steps

#: Layouts with B as it is written, of a product; and with B in panels.
AS_WRITTEN, IN_PANELS = (tuple(lay for lay in LAYOUTS if lay[1] in kinds and lay[0] != "d") for kinds in ("nti", "p"))
#: Those that copies of B read: of panels where that extends elements once, which tiles would at each use.
COPIED = (*AS_WRITTEN, *IN_PANELS)


@dataclass(frozen=True)
class Family:
    """Names of files in lib/templates/<operator>/ and lib/schedules/, without their endings."""

    summary: str
    tile: str
    schedule: str
    driver: str
    #: what each step of the reduction prefetches (where a tile packs B, of A alone: see `prefetches`):
    #: "ahead" (B, rows to come), "next-columns" (B, panels to come in the same rows), "in-order" (B, what is read some
    #: KiB later), "rows-ahead" (B, further on in the rows of a group), "next-block" (the block of B that is packed
    #: next), "next-slab" (B, the block that is read next, in memory's order), "rows-of-strip" (B, rows to come in the
    #: columns that are read), "next-rows" (A, the tile to come), "rows-in-order" (A, what is read some KiB later),
    #: "panel-ahead" (B in panels, rows to come), "panel-slab" (the same, the block that is read next),
    #: "next-rows-along-k" (the same of a transposed B), "next-block-in-order" (the same of what is packed) or nothing.
    prefetch: str = ""
    #: where a block of B spans several column panels: it fills one part in so many of the L2.
    part_of_l2: int = 0
    #: whether it is for few rows: uK rows of B are read as so many sequential streams.
    streams: bool = False
    #: the layouts of A and B that it can read; see lowering/layouts.py.
    layouts: tuple[str, ...] = ("nn", "tn")
    #: whether B lies in panels of groups, as a dot-product instruction takes them.
    in_groups: bool = False

    @property
    def wide(self) -> bool:
        """Whether a block of B spans several column panels."""
        return self.part_of_l2 > 0

    @property
    def prefetches_block(self) -> bool:
        """Whether row tiles share prefetches of all of the block of B that is read next: `lowering/slabs.py`."""
        return self.prefetch in OF_BLOCKS

    @property
    def plain_where_whole(self) -> bool:
        """Whether whole panels are read and stored without masks: lines that are stored whole are not read before."""
        return self.tile == "sweep_whole_tile"

    @property
    def by_rows(self) -> bool:
        """Whether tiles take a row of B after the other, and rows of C stay in the caches."""
        return self.tile == "axpy_tile"

    @property
    def groups_in_registers(self) -> bool:
        """Whether its tiles make groups of rows of B, for a dot-product instruction, as they read them."""
        return self.tile == "grouped_tile"

    @property
    def narrow(self) -> bool:
        """Whether there is code of it for elements of A and B alone that are narrower than those of C."""
        return self.needs_dots or self.tile == "dot_narrow_tile"

    @property
    def needs_dots(self) -> bool:
        """Whether there is code of it for a dot-product instruction alone."""
        return self.groups_in_registers or self.in_groups

    @property
    def several_products(self) -> bool:
        """Whether its tiles compute several products that follow one another: not where they keep C or share blocks."""
        return self.driver == "sweep" and not (self.by_rows or self.prefetches_block or self.groups_in_registers)

    @property
    def reads_b_once(self) -> bool:
        """Whether it is for the rows of one tile: more of them would ask for what they prefetch of B again."""
        return self.by_rows or self.prefetch == "rows-of-strip"

    @property
    def packed(self) -> bool:
        """Whether B is copied into scratch."""
        return self.driver in ("packed", "dot", "window", "planar")

    @property
    def in_place(self) -> bool:
        """Whether tiles read B as a matrix, where it lies."""
        return not (self.packed or self.reads_image or self.driver == "prepacked")

    @property
    def whole(self) -> bool:
        """Whether its driver takes whole rectangles, of all products that follow one another."""
        return self.driver in ("planar", "lines", "channels")

    @property
    def reads_image(self) -> bool:
        """Whether its tiles read an image as it lies, or as it is turned, and extend elements as they do."""
        return self.driver in ("window", "planar", "lines", "channels")

    @property
    def needs_masks(self) -> bool:
        """Whether its tiles meet edges themselves; others can be given tiles of exactly the width that is left."""
        return self.driver in ("sweep", "lines", "planar") or self.schedule == "dot"

    @property
    def stem(self) -> str:
        """What tells tiles of one family's code from another's."""
        kind = f"{self.driver}{'_whole' * self.plain_where_whole}{'_groups' * self.in_groups}"
        return f"{kind}_{self.prefetch.replace('-', '_') or 'plain'}"


FAMILIES = {
    "direct": Family("vectors along N, B read in place", "outer_tile", "outer", "direct", "ahead"),
    "stream": Family("few rows: B read once, in sequential streams", "outer_tile", "outer", "stream", streams=True),
    "skinny": Family(
        "the same along the rows of C: columns further on in the same rows of B prefetched",
        "sweep_tile",
        "outer",
        "sweep",
        "next-columns",
        part_of_l2=4,
        streams=True,
    ),
    "grouped": Family(
        "few rows of narrow elements: the same, groups of rows of B made in registers for a dot-product instruction",
        "grouped_tile",
        "outer",
        "sweep",
        "rows-ahead",
        part_of_l2=4,
        streams=True,
        layouts=("nn",),
    ),
    "slab": Family(
        "some dozen rows: B in slabs of the L2, the next one prefetched meanwhile in memory's order",
        "sweep_tile",
        "outer",
        "sweep",
        "next-slab",
        part_of_l2=8,
    ),
    "axpy": Family(
        "one to four rows: a row of B at a time, times elements of A, is added to rows of C, which stay in the caches",
        "axpy_tile",
        "outer",
        "sweep",
        "in-order",
        part_of_l2=4,
    ),
    "sweep": Family(
        "short reductions: along the rows of C, B's block in the L2",
        "sweep_tile",
        "outer",
        "sweep",
        "next-rows",
        part_of_l2=4,
    ),
    "sweep_whole": Family(
        "the same, masks for the last columns alone: a large C, few rows of a B that the L3 holds",
        "sweep_whole_tile",
        "outer",
        "sweep",
        "next-rows",
        part_of_l2=4,
    ),
    "strip": Family(
        "up to eight rows of a B that the L3 holds: strips of it without masks, their rows to come prefetched",
        "sweep_whole_tile",
        "outer",
        "sweep",
        "rows-of-strip",
        part_of_l2=4,
    ),
    "panel": Family("B packed a panel at a time", "outer_tile_packed", "outer", "packed", "next-block", layouts=COPIED),
    "block": Family(
        "B packed in blocks of the L2, the next one prefetched meanwhile",
        "outer_tile_packed",
        "outer",
        "packed",
        "next-block",
        part_of_l2=4,
        layouts=COPIED,
    ),
    "block_slab": Family(
        "the same where B is transposed or packed in groups: the next block in memory's order, by all row tiles",
        "outer_tile_packed",
        "outer",
        "packed",
        "next-block-in-order",
        part_of_l2=8,
        layouts=("nn", "nt"),
    ),
    "tall": Family(
        "many rows, few columns: B packed, A prefetched",
        "outer_tile_packed",
        "outer",
        "packed",
        "next-rows",
        layouts=COPIED,
    ),
    "dot": Family(
        "vectors along K, B transposed into scratch, or in its place if it lies so",
        "dot_tile",
        "dot",
        "dot",
        layouts=("nn", "nt", "np"),
    ),
    "dot_ahead": Family(
        "the same for a large A and few columns: the rows of A that are read next prefetched in memory's order",
        "dot_ahead_tile",
        "dot",
        "dot",
        "rows-in-order",
        layouts=("nn", "nt", "np"),
    ),
    "dot_slab": Family(
        "the same in place, for some dozen rows: the panel that is read next prefetched meanwhile",
        "dot_tile",
        "dot",
        "dot",
        "next-rows-along-k",
        layouts=("nt",),
    ),
    "dot_narrow": Family(
        "few rows of narrow elements: the same in place, extended or by a dot-product instruction",
        "dot_narrow_tile",
        "dot",
        "direct",
        layouts=("nt",),
    ),
    "window": Family(
        "convolutions: an image in its place, weights packed, no taps outside the image",
        "window_tile",
        "outer",
        "window",
        layouts=("in",),
    ),
    "depthwise": Family(
        "depthwise convolutions in NHWC: vectors of channels, the image in its place",
        "channels_tile",
        "channels",
        "channels",
        layouts=("dn",),
    ),
    "planar": Family(
        "convolutions in NCHW: blocks of the image turned in scratch, then as `window`",
        "window_tile",
        "outer",
        "planar",
        layouts=("ni",),
    ),
    "lines": Family(
        "convolutions in NCHW: vectors of pixels of a line, the image in its place",
        "lines_tile",
        "lines",
        "lines",
        layouts=("ni",),
    ),
    "prepacked": Family(
        "few rows: B in panels already, which the hardware prefetches",
        "outer_tile_packed",
        "outer",
        "prepacked",
        layouts=IN_PANELS,
    ),
    "prepacked_ahead": Family(
        "B in panels already, prefetched into the L2",
        "outer_tile_packed",
        "outer",
        "prepacked",
        "panel-ahead",
        layouts=IN_PANELS,
    ),
    "prepacked_groups": Family(
        "narrow elements: B in panels already, in groups of rows for a dot-product instruction",
        "outer_tile_packed",
        "outer",
        "prepacked",
        layouts=("ng",),
        in_groups=True,
    ),
    "prepacked_groups_ahead": Family(
        "the same, prefetched into the L2",
        "outer_tile_packed",
        "outer",
        "prepacked",
        "panel-ahead",
        layouts=("ng",),
        in_groups=True,
    ),
    "prepacked_slab": Family(
        "some dozen rows: B in panels already, the block to come prefetched meanwhile",
        "outer_tile_packed",
        "outer",
        "prepacked",
        "panel-slab",
        layouts=IN_PANELS,
    ),
}


def has_masks(device: Device) -> bool:
    """Whether vectors can be loaded and stored under a mask; a library that does not say so can."""
    return bool(device.facts.get("masked_access", 1))


#: What takes the place of a family's prefetches where a step is a few cycles of products; see `prefetches`.
_OF_SHORT_STEPS = {
    "ahead": ("next-panel", "next-tile"),
    "next-columns": ("next-columns",),
    "next-block": ("block-ahead",),
    "next-rows": ("next-tile",),
    "panel-ahead": ("panel-ahead",),
}
#: The same where a step is many cycles: a panel takes so long that columns further away are still in time.
_OF_LONG_STEPS = {"next-columns": "columns-ahead"}
#: What there is where steps are long and a B in its place is not prefetched, but for columns beside what is read.
_BUT_B_IN_PLACE = ("next-rows", "next-columns", "panel-ahead")
#: What there is on all devices: each line is asked for once, and by nobody else.
_EVERYWHERE = ("in-order", "rows-ahead", "rows-in-order", "rows-of-strip", *OF_BLOCKS)


def prefetches(family: Family, device: Device, fills: bool = False) -> tuple[str, ...]:
    """What each step of the reduction prefetches on a device; of B one that packs what it reads, what it is to read.

    Where a step is a few cycles of products, rows of B that are to come cost more than they gain, and so do lines of A
    that each step finds anew: a block to come is prefetched once, a line in some steps ("block-ahead") or, where tiles
    read B in its place, a row ("next-panel"); A as the one stretch of memory that a tile's whole rows are
    ("next-tile"), in tiles of several rows. Where steps are long and rows of B cost more than they gain all the same,
    nothing of a block or panel to come is prefetched. Columns to come of the same rows, whose pages are at hand, gain
    on all devices, and so does what is asked for once and by nobody else: blocks that row tiles share, rows that follow
    each other, a strip's rows to come.
    """
    kind = family.prefetch
    if kind == "next-rows" and family.packed and device.facts.get("rows_in_order"):
        kind = "rows-in-order"
    kinds: tuple[str, ...]
    if kind in _EVERYWHERE:
        kinds = (kind,)
    elif device.facts.get("prefetch_b", 1):
        kinds = (_OF_LONG_STEPS.get(kind, kind),) if kind else ()
    elif has_short_steps(device):
        kinds = _OF_SHORT_STEPS.get(kind, ())
    else:
        kinds = (kind,) if kind in _BUT_B_IN_PLACE else ()
    return ("rows-to-pack", *(of_a for of_a in kinds if of_a in OF_A)) if fills else kinds


def next_blocks(family: Family, layout: str) -> tuple[str, ...]:
    """How tiles prefetch their parts of the block of B that is packed next, if they do.

    Of a B that lies transposed all families that pack ask for it where a batch comes from memory: copies of it are no
    loads that products hide.
    """
    if family.prefetch == "next-block-in-order":
        return (family.prefetch,)
    if family.driver != "packed" or layout[0] == "i" or layout[1] != "t":
        return ()
    return ("next-block-at-once",) if family.prefetch == "next-rows" else ("next-block-at-once", "rows-at-once")


def has_dots(library: Library, device: Device) -> bool:
    """Whether a dot-product instruction serves the element types of a library on a device."""
    return Arithmetic(ElementTypes.of(library.element_types), device).dot is not None


def always_masked(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether every tile of a family meets the last columns behind a mask.

    Elsewhere tiles wider than one vector are always whole: columns that are left over run on narrower ones. A mask that
    takes a vector register, on a CPU with few of them, costs a large tile what it gains.
    """
    device = arithmetic.device
    own = family.schedule != "outer" or family.tile == "window_tile"
    return bool(device.facts.get("masks_cheap", 1)) or (own and has_masks(device))


def masked_last(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether a last panel of which less than a vector is missing is one of whole tiles' own, behind a mask.

    Where B is in scratch or in panels the mask is for C alone, and takes no register while a tile computes. Narrower
    tiles would walk over A twice for it.
    """
    in_panels = family.driver in ("packed", "prepacked") and has_masks(arithmetic.device)
    return always_masked(family, arithmetic) or in_panels


def fills(family: Family, layout: str, arithmetic: Arithmetic) -> bool:
    """Whether the first tile of a panel reads B in its place, and packs it for the tiles below as it goes.

    Of a B as it is written, whose elements are packed as they are.
    """
    as_is = arithmetic.dot is None and arithmetic.types.b == arithmetic.scratch
    packs = family.driver == "packed" and not family.prefetches_block
    return packs and layout[1] == "n" and not is_image(layout[0]) and as_is


def reads_narrow(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether a family for narrow elements serves: behind masks that cost nothing, in groups by an instruction."""
    served = arithmetic.dot is not None or (arithmetic.types.b != arithmetic.types.c and not family.needs_dots)
    return served and bool(arithmetic.device["masks_cheap"])


#: Vectors of sums that a tile may have for each register of the device. LLVM keeps those beyond one in memory, which no
#: library gains by; of very many the register allocator takes minutes, or does not end.
SUMS_A_REGISTER = 4


def family_of(kernel: MicroKernel, arithmetic: Arithmetic) -> Family:
    """The family of a kernel; DynmlirError where there is none or it cannot have this tile on this device."""
    if kernel.family not in FAMILIES:
        known = near_match("family", kernel.family, sorted(FAMILIES))
        raise DynmlirError(f"micro-kernel '{kernel.name}': {known}")
    family = FAMILIES[kernel.family]
    if family.needs_masks and not has_masks(arithmetic.device):
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': family '{kernel.family}' needs masked loads, which "
            f"'{arithmetic.device.name}' lacks"
        )
    if family.narrow and not reads_narrow(family, arithmetic):
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': family '{kernel.family}' is for elements narrower than those of C, on a "
            "device with masks that cost nothing and, unless B lies transposed, a dot-product instruction for them: "
            f"not for {arithmetic.types.short} on '{arithmetic.device.name}'"
        )
    if family.schedule == "outer" and not _is_width(kernel.tile.n, family, arithmetic):
        or_thirds = f", or {3 * arithmetic.lanes} times one" if has_thirds(family, arithmetic) else ""
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uN is {kernel.tile.n}, expected {least_columns(family, arithmetic)} "
            f"times a power of two{or_thirds} (vectors of '{arithmetic.device.name}')"
        )
    sums, most_sums = sums_of(kernel, family, arithmetic), SUMS_A_REGISTER * arithmetic.device["vector_registers"]
    if sums > most_sums:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': a tile of {kernel.tile.m} x {kernel.tile.n} has {sums} vectors of sums, "
            f"expected at most {most_sums}, {SUMS_A_REGISTER} for each register of '{arithmetic.device.name}'"
        )
    most = least_scratch(arithmetic) // least_rows(arithmetic)
    if family.packed and kernel.tile.n > most:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uN is {kernel.tile.n}, expected at most {most} where B is packed"
        )
    if family.driver == "channels" and kernel.tile.n != arithmetic.lanes:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uN is {kernel.tile.n}, expected {arithmetic.lanes}, one vector, in family "
            f"'{kernel.family}'"
        )
    deepest = window_depth(arithmetic, kernel.tile.n)
    if family.tile == "window_tile" and arithmetic.dot and kernel.tile.k > deepest:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uK is {kernel.tile.k}, expected at most {deepest} in family "
            f"'{kernel.family}' for a dot-product instruction"
        )
    if family.in_groups and kernel.tile.k % arithmetic.depth:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uK is {kernel.tile.k}, expected a multiple of {arithmetic.depth}, the "
            "rows of a group of B"
        )
    if kernel.packed != family.packed:
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': packed is {str(kernel.packed).lower()}, expected "
            f"{str(family.packed).lower()} in family '{kernel.family}'"
        )
    return family


def sums_of(kernel: MicroKernel, family: Family, arithmetic: Arithmetic) -> int:
    """Vectors that a tile sums up in: of columns, of single elements where vectors lie along K; 0 of other tiles."""
    vectors = {"outer": -(-kernel.tile.n // arithmetic.lanes), "dot": kernel.tile.n}
    return kernel.tile.m * vectors.get(family.schedule, 0)


def _is_width(columns: int, family: Family, arithmetic: Arithmetic) -> bool:
    """Whether tiles of outer products have so many columns."""
    times = [3 * arithmetic.lanes] if has_thirds(family, arithmetic) else []
    multiples = [columns // least for least in (*times, least_columns(family, arithmetic)) if columns % least == 0]
    return any(multiple.bit_count() == 1 for multiple in multiples)


def has_thirds(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether a family has tiles of three vectors a row, or three times a power of two: `lowering/thirds.py`.

    Panels of a constant B are a power of two wide, and so are operands of dot-product instructions.
    """
    in_groups = arithmetic.dot is not None and (family.driver in ("packed", "window") or family.needs_dots)
    has_driver = family.driver in ("direct", "stream", "sweep", "packed", "window", "planar") and not in_groups
    return has_driver and bool(arithmetic.device["masks_cheap"])


def least_columns(family: Family, arithmetic: Arithmetic) -> int:
    """What tiles of outer products are a power of two times as wide as: a vector, or half a one of 512 bits.

    Halves are for tiles that read B where it lies. Two of them take some CPUs no longer than one vector (AMD Zen 4).
    """
    in_place = family.in_place and not family.groups_in_registers
    halves = in_place and arithmetic.device["vector_bits"] == WIDE_BITS
    return arithmetic.lanes // 2 if halves else arithmetic.lanes


def family_in_layout(kernel: MicroKernel, layout: str, arithmetic: Arithmetic) -> Family:
    """The same; DynmlirError also where it does not read operands that lie so."""
    family = family_of(kernel, arithmetic)
    if layout not in family.layouts:
        lay = ", ".join(family.layouts)
        raise DynmlirError(f"micro-kernel '{kernel.name}': family '{kernel.family}' reads layouts {lay}, not {layout}")
    if layout[1] in "pg" and family.schedule == "outer" and in_thirds(kernel.tile.n):
        raise DynmlirError(
            f"micro-kernel '{kernel.name}': uN is {kernel.tile.n}, expected a power of two where B is in panels"
        )
    return family


def block_columns(kernel: MicroKernel, arithmetic: Arithmetic) -> int:
    """uB, columns of B that are worked on together: one panel, or panels that fill the family's part of the L2."""
    family = FAMILIES[kernel.family]
    if family.whole:  # by these an epilogue's chunks are cut
        return max(PLANE_COLUMNS, kernel.tile.n)
    if not family.wide:
        return kernel.tile.n
    element, rows = arithmetic.scratch if family.packed else arithmetic.types.b, kernel.tile.k
    if family.by_rows:  # of B one row at a time is there
        rows = 1
    panel_bytes = rows * kernel.tile.n * bits(element) // 8
    return max(1, arithmetic.device["l2_bytes"] // family.part_of_l2 // panel_bytes) * kernel.tile.n


def least_scratch(arithmetic: Arithmetic) -> int:
    """Elements of scratch that every workgroup has on its stack."""
    return MOST_ON_STACK * 8 // bits(arithmetic.scratch)


def least_rows(arithmetic: Arithmetic) -> int:
    """Rows of B that a packed panel must have room for: a vector of them, and what corrects an offset."""
    return arithmetic.lanes + arithmetic.extra_rows


def scratch_elements(kernel: MicroKernel, arithmetic: Arithmetic, layout: str = "nn") -> int:
    """Elements of scratch that one workgroup needs at most; blocks of an image as A are a quarter of it."""
    if not FAMILIES[kernel.family].packed:
        return 0
    whole_vectors = -(-kernel.tile.k // arithmetic.lanes) * arithmetic.lanes
    of_b = (whole_vectors + arithmetic.extra_rows) * block_columns(kernel, arithmetic)
    return of_b * 4 // 3 if is_image(layout[0]) else of_b


def layouts_of(family: Family, types: Sequence[str], dots: bool = True) -> tuple[str, ...]:
    """The layouts that a family reads where A, B and C are of these types.

    `dots`: whether the device has a dot-product instruction for those that one serves. It takes groups of a row of A,
    and in its place a B of C's type alone serves. Panels are copied only to extend their elements, or for such an
    instruction. An image that is gathered is of one type with all else; tiles that read its windows extend elements as
    they read them.
    """
    in_groups = dots and family.driver == "packed" and tuple(types[:2]) in DOTS
    extended = family.driver == "dot" and types[1] != types[2]
    several = len(set(types)) > 1
    out_of_reach = {x for x in family.layouts if (in_groups and x[0] == "t") or (extended and x[1] == "t")}
    if family.in_groups and not (dots and tuple(types[:2]) in DOTS):
        return ()
    if family.driver in ("packed", "dot") and types[1] == types[2]:
        out_of_reach |= set(IN_PANELS)
    if family.prefetch == "next-block-in-order" and not (in_groups or several):
        out_of_reach.add("nn")  # tiles read it in its place: `slab`
    copied = several and family.tile not in ("window_tile", "channels_tile")
    return tuple(x for x in family.layouts if x not in out_of_reach and not (copied and is_image(x)))


def panel_form(library: Library, arithmetic: Arithmetic) -> PanelForm:
    """The panels that a library's micro-kernels read B in."""
    columns = panel_columns(library, arithmetic)
    if library.layout[1] != "g":
        return PanelForm(columns)
    return PanelForm(columns, arithmetic.depth, arithmetic.offset)


def panel_columns(library: Library, arithmetic: Arithmetic) -> int:
    """Columns of the panels that a library's micro-kernels read B in: the widest tile's; DynmlirError as family_of."""
    outer = [k.tile.n for k in library.micro_kernels if family_of(k, arithmetic).schedule == "outer"]
    return max(outer, default=0)
