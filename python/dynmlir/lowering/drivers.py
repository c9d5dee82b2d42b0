"""Online loops of micro-kernels, the register tiles of several heights that they have, and how they call them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.kernels.element_types import bits, storage
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import FAMILIES, Family
from dynmlir.lowering.images.windows import call_window_tile
from dynmlir.lowering.left_over import on_heights, shared
from dynmlir.lowering.products import SEVERAL
from dynmlir.lowering.unroll import has_short_steps
from dynmlir.resources import template_text

#: Drivers whose last whole tile may share its rows with those that are left over.
_SHARING = ("direct", "stream", "sweep", "packed", "prepacked")


@dataclass(frozen=True)
class TileFunction:
    """A register tile of one family's code: `rows` x `columns` of the output."""

    family: Family
    rows: int
    columns: int
    #: Whether only rows that are left over run on it: no tile is expected after it.
    edge: bool = False
    #: Columns of the panels that it reads, where a driver has tiles of two widths.
    pitch: int = 0
    #: Whether its last columns may be missing.
    masked: bool = True
    #: Whether it reads B where it lies, and packs what it reads.
    fills: bool = False

    @property
    def name(self) -> str:
        does = "fill_" if self.fills else ""
        return f"{self.family.stem}_{does}{self.rows}x{self.columns}" + (f"_of_{self.pitch}" if self.pitch else "")


@dataclass(frozen=True)
class Driver:
    """The online loops that kernels of one width and code share; tile heights, uK and uB are arguments."""

    family: Family
    name: str
    columns: int
    heights: tuple[int, ...]
    #: Those of the heights that kernels have.
    whole: frozenset[int]
    #: Where it has tiles of half its columns, too.
    narrow: int = 0
    #: Whether it takes any number of columns; else whole panels alone.
    masked: bool = True
    #: Heights of whole tiles the first of which packs its panel; and whether also one whose last columns are missing.
    fills: frozenset[int] = frozenset()
    fills_last: bool = False
    #: Whether its tiles prefetch their parts of the block of B that is packed next.
    asks_for_next: bool = False

    @property
    def tiles(self) -> list[TileFunction]:
        return [self.tile(rows, columns) for columns in self.widths for rows in self.heights] + self.filling

    @property
    def filling(self) -> list[TileFunction]:
        """Tiles that pack what they read."""
        last = self.fills_last
        return [TileFunction(self.family, m, self.columns, masked=last, fills=True) for m in sorted(self.fills)]

    @property
    def widths(self) -> list[int]:
        """Columns of its tiles."""
        return sorted({self.columns, self.narrow or self.columns})

    def tile(self, rows: int, columns: int) -> TileFunction:
        """The one of this size."""
        pitch = self.columns if self.narrow else 0
        return TileFunction(self.family, rows, columns, rows not in self.whole, pitch, self.masked)


def driver_name(kernel: MicroKernel, columns: int | None = None) -> str:
    """The driver of a kernel, or of the same code for tiles of other columns."""
    return f"run_{FAMILIES[kernel.family].stem}_{columns or kernel.tile.n}"


def panel_type(family: Family, columns: int, arithmetic: Arithmetic) -> str:
    """The type of B as a tile of this family reads it."""
    s = arithmetic.scratch
    if takes_groups(family, arithmetic):
        columns *= arithmetic.depth
    return {
        "packed": f"memref<?x{columns}x{s}, strided<[{columns}, 1], offset: ?>>",
        "prepacked": f"memref<?x{columns}x{storage(arithmetic.types.b)}, strided<[?, 1], offset: ?>>",
        "dot": f"memref<{columns}x?x{s}, strided<[?, 1], offset: ?>>",
    }.get(family.driver, str(arithmetic.names()["B"]))


def takes_groups(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether the family's tiles take groups of rows of B, for a dot-product instruction."""
    return arithmetic.dot is not None and (family.driver == "packed" or family.in_groups)


def of_tiles(family: Family, arithmetic: Arithmetic) -> Arithmetic:
    """What tiles compute with: an image that is turned in scratch is extended there."""
    return arithmetic.summed if family.driver == "planar" else arithmetic


def calls(driver: Driver, columns: int, arithmetic: Arithmetic, of_image: bool) -> dict[str, str]:
    """The calls of tiles of these columns: on rows that are whole tiles, and on those that are left over."""
    in_blocks = _in_blocks(driver, of_image)
    first, end = _whole_rows(driver, of_image)
    cases = [_case(rows, _call(driver, rows, columns, first, end, arithmetic, of_image)) for rows in driver.heights]
    if driver.family.schedule == "outer":
        rests = range(1, max(driver.heights[-1], sum(_sharing(driver, arithmetic, of_image)) + 1))
        left_over = [_case(rows, _edge(driver, rows, columns, arithmetic, of_image)) for rows in rests]
        edges = _switch("%edge_rows" if in_blocks else "%rest", left_over)
    else:
        edges = f"      {_call(driver, 1, columns, '%iw', '%i1', arithmetic, of_image)}"
    return {"whole": _switch("%uM", cases), "edges": edges}


def _in_blocks(driver: Driver, of_image: bool) -> bool:
    """Whether rows come in blocks, whose edges are the last one's."""
    return driver.family.driver in ("packed", "prepacked") and not of_image


def _whole_rows(driver: Driver, of_image: bool) -> tuple[str, str]:
    """From where to where whole tiles go: below the one that packs the panel, if one does."""
    if _in_blocks(driver, of_image):
        return "%first" if driver.fills else "%ib", "%ie"
    shared = driver.family.driver == "sweep" and driver.family.prefetches_block
    return ("%i", "%below_i") if shared else ("%i0", "%iw")


def filling(driver: Driver, operator: str, arithmetic: Arithmetic) -> dict[str, object]:
    """What packs B: the first tile of each panel as it goes, and a copy of the rest: of what columns and rows."""
    names: dict[str, object] = {"copy_from": "%jb", "copy_rows": "%kc", "fill": "", "fills": ""}
    if driver.fills:
        kinds = tile_type(driver, arithmetic, fills=True)
        place = "%ib, %below_first, %j, %n, %k, %kc, %reads, %B, %next_panel, %P"
        cases = [_case(t.rows, f"func.call @{t.name}(%A, %B, %C, {place}) : {kinds} -> ()") for t in driver.filling]
        packs = [f"      case {t.rows} {{ %yes = arith.constant true scf.yield %yes : i1 }}" for t in driver.filling]
        names |= {"copy_from": "%jc", "copy_rows": "%copied", "fill_tiles": _switch("%uM", cases)} | arithmetic.names()
        names["filled_to"] = "%je" if driver.fills_last else "%whole_end"
        names["heights_that_fill"] = "\n".join(packs)
        for part in ("fills", "fill"):
            names[part] = read_template(f"templates/{operator}/packed_{part}", names)
    return names


def _edge(driver: Driver, rows: int, columns: int, arithmetic: Arithmetic, of_image: bool) -> str:
    """The rows from %iw to %i1: on a tile of their height, or on several."""
    lines, at = [], "%iw"
    *heights, last = on_heights(rows, driver.heights, _waiting(driver, arithmetic))
    for i, height in enumerate(heights):
        to = f"%ie{i}"
        lines.append(f"%h{i} = arith.constant {height} : index {to} = arith.addi {at}, %h{i} : index")
        lines.append(_call(driver, height, columns, at, to, arithmetic, of_image))
        at = to
    return " ".join([*lines, _call(driver, last, columns, at, "%i1", arithmetic, of_image)])


def _waiting(driver: Driver, arithmetic: Arithmetic) -> int | None:
    """Vectors in a row of a tile, where tiles of few rows wait for their sums: where steps are short."""
    shares = driver.family.driver in _SHARING and driver.family.schedule == "outer"
    return max(1, driver.columns // arithmetic.lanes) if shares and has_short_steps(arithmetic.device) else None


def _sharing(driver: Driver, arithmetic: Arithmetic, of_image: bool) -> tuple[int, int]:
    return shared(driver.heights, driver.whole, None if of_image else _waiting(driver, arithmetic))


def whole_tiles(driver: Driver, operator: str, arithmetic: Arithmetic) -> str:
    """How many tiles are whole: all that fit, or one fewer where what is left over shares its rows."""
    height, few = _sharing(driver, arithmetic, False)
    names: dict[str, object] = {"height": height, "few": few}
    plain = "  %tiles = arith.divui %rows, %uM : index\n"
    return read_template(f"templates/{operator}/rows_shared", names) if few else plain


def rooms(arithmetic: Arithmetic) -> dict[str, object]:
    """Elements of A and B that blocks of rows and of columns have of the L2: three eighths and a quarter of it."""
    l2_bits, types = arithmetic.device["l2_bytes"] * 8, arithmetic.types
    return {"elements_of_a": l2_bits * 3 // 8 // bits(types.a), "elements_of_b": l2_bits // 4 // bits(types.b)}


def _call(
    driver: Driver, height: int, columns: int, first: str, end: str, arithmetic: Arithmetic, of_image: bool
) -> str:
    """Tiles on the rows from, to; where the driver goes along rows, on all columns of a block; on runs of an image."""
    tile = driver.tile(height, columns)
    if tile.family.tile == "window_tile":
        return call_window_tile(tile.name, tile.columns, first, end, of_tiles(tile.family, arithmetic), tile.pitch)
    operand = "%B" if driver.family.in_place else "%P"
    along = driver.family.driver == "sweep"
    place = f"{first}, {end}, %jb, %je" if along else f"{first}, {end}, %j, %n"
    ahead = "%part" if driver.asks_for_next else "%B"
    far = f", {ahead}, %next" if driver.family.schedule == "outer" else ""
    far += ", %each" if along else ""
    depth, runs = ("%jump, %run", ", %runs") if of_image else ("%k, %kc", "")
    several = ", ".join(["", *SEVERAL]) if of_image or driver.family.several_products else ""
    kinds = tile_type(driver, arithmetic, of_image)
    return f"func.call @{tile.name}(%A, {operand}, %C, {place}, {depth}, %reads{far}{runs}{several}) : {kinds} -> ()"


def tile_type(driver: Driver, arithmetic: Arithmetic, of_image: bool = False, fills: bool = False) -> str:
    a, b, c = (arithmetic.names()[name] for name in "ABC")
    panel = panel_type(driver.family, driver.columns, arithmetic)
    far = f", {b}, index" if driver.family.schedule == "outer" else ""
    far += ", index" if of_image or driver.family.driver == "sweep" else ""
    far += ", index" * len(SEVERAL) if of_image or driver.family.several_products else ""
    far += f", {panel}" if fills else ""
    return f"({a}, {b if fills else panel}, {c}, {', '.join(['index'] * 7)}{far})"


def _case(value: int, body: str) -> str:
    return f"      case {value} {{ {body} scf.yield }}"


def _switch(on: str, cases: Sequence[str]) -> str:
    return "\n".join([f"      scf.index_switch {on}", *cases, "      default { scf.yield }"])


def read_template(name: str, names: dict[str, object]) -> str:
    folder, _, stem = name.rpartition("/")
    return template_text(folder, stem, names)
