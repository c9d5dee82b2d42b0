"""A library's micro-kernels as functions: register tiles from linalg by a schedule, online loops around them.

Tiles are shared: a region's last rows run on the smaller tiles of the same set, so that a tile of each height
is made once for every width and serves all kernels of that family and width, as whole tile and as edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from string import Template

from dynmlir.bindings import context, ir, passmanager
from dynmlir.device.facts import Device
from dynmlir.kernels.convolution import VIEW_TYPE
from dynmlir.kernels.element_types import bits, storage
from dynmlir.kernels.library import Library, is_image
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of
from dynmlir.lowering.dots import contract_to_instruction
from dynmlir.lowering.extend_rows import extend_rows
from dynmlir.lowering.families import FAMILIES, Family, always_masked, family_of, has_masks, panel_columns, prefetch_of
from dynmlir.lowering.groups import group_names, read_rows
from dynmlir.lowering.layouts import rows_of_a, squares, view_names
from dynmlir.lowering.planes import narrow_columns, plane_driver, plane_functions
from dynmlir.lowering.prefetch import add_prefetch, prefetch_result
from dynmlir.lowering.rewrites import (
    allow_reassociation,
    drop_mask,
    drop_self_copy,
    forward_local_tile,
    narrow_mask,
    read_where_needed,
    store_whole,
    take_memory,
    walk,
)
from dynmlir.lowering.unroll import FEW_REGISTERS, unroll_reduction
from dynmlir.lowering.windows import (
    call_window_tile,
    driver_names,
    lower_window_tile,
    weights_names,
    window_driver_text,
    window_functions,
)
from dynmlir.resources import lib_file

#: Rows that are left over run on a tile of their height up to this one, and on several tiles above it.
MOST_EDGE = 8
_SCHEDULE = "builtin.module(transform-interpreter,cse)"
_BUFFERIZE = (
    "builtin.module(cse,one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},cse)"
)


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

    @property
    def name(self) -> str:
        return f"{self.family.stem}_{self.rows}x{self.columns}" + (f"_of_{self.pitch}" if self.pitch else "")


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

    @property
    def tiles(self) -> list[TileFunction]:
        return [self.tile(rows, columns) for columns in self.widths for rows in self.heights]

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


def drivers(library: Library, device: Device) -> list[Driver]:
    """One driver for every family and width, with a tile for every height that its kernels or edges need.

    Raises DynmlirError for a kernel that its family cannot have.
    """
    groups: dict[tuple[str, int], tuple[Family, set[int]]] = {}
    arithmetic = arithmetic_of(library, device)
    for kernel in library.micro_kernels:
        family, width = family_of(kernel, arithmetic), kernel.tile.n
        for columns in _widths(family, width, arithmetic):
            groups.setdefault((driver_name(kernel, columns), columns), (family, set()))[1].add(kernel.tile.m)
    return [_driver_of(name, columns, arithmetic, *group) for (name, columns), group in groups.items()]


def _widths(family: Family, width: int, arithmetic: Arithmetic) -> list[int]:
    """Columns of the tiles that a kernel's columns run on, its own first.

    Where wide tiles are always whole: down to one vector, which masks what is missing; without masks to one column.
    """
    if always_masked(family, arithmetic):
        return [width]
    least = arithmetic.lanes if has_masks(arithmetic.device) else 1
    return [width, *(width >> i for i in range(1, width.bit_length()) if width >> i >= least)]


def _driver_of(name: str, columns: int, arithmetic: Arithmetic, family: Family, heights: set[int]) -> Driver:
    narrow = narrow_columns(columns, arithmetic) if family.whole else 0
    edges = range(1, min(max(heights), MOST_EDGE + 1)) if family.schedule == "outer" else (1,)
    always, least = always_masked(family, arithmetic), has_masks(arithmetic.device) and columns <= arithmetic.lanes
    every = tuple(sorted(heights.union(edges)))
    return Driver(family, name, columns, every, frozenset(heights), narrow, always or least)


def library_functions(library: Library, device: Device) -> list[str]:
    """MLIR text of every function of a library: register tiles, and drivers that call them.

    A driver takes A, B, C, scratch and where its own begins, the rectangle (rows from, to, columns from, to),
    whether to accumulate into C, uM, uK, and how many columns of B are packed together. Calls form a tree, and
    no function is inlined: IREE's compiler accepts nothing else, and would copy every tile to every caller.
    Raises DynmlirError for a kernel that its family cannot have.
    """
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)
    tiles = [lower_tile(tile, library.operator, arithmetic, library.layout) for driver in made for tile in driver.tiles]
    loops = [_driver(driver, arithmetic, library) for driver in made]
    return [*_shared(made, library, arithmetic), *tiles, *loops]


def _shared(made: Sequence[Driver], library: Library, arithmetic: Arithmetic) -> list[str]:
    """What several drivers call: shares, and the copies of B that its layout needs."""
    folder = f"templates/{library.operator}"
    names = arithmetic.names() | arithmetic.extend_row(arithmetic.lanes)
    share = _read(f"{folder}/share", names)
    transposed = library.layout[1] == "t"
    names |= squares(arithmetic) if transposed else {}
    copy, user = ("transpose", "packed") if transposed else ("copy_column", "dot")
    shared = [share]
    if is_image(library.layout[0]):
        shared.append(_read(f"{folder}/fit_image", names))
    for driver in made:  # each its own: calls form a tree
        own = names | {"N": driver.columns, "NQ": driver.columns * arithmetic.depth, "name": driver.name}
        if driver.family.driver == user:
            shared.append(_read(f"{folder}/{copy}", own))
        if driver.family.whole:
            shared += plane_functions(driver.name, driver.columns, arithmetic, _read)
        if driver.family.tile == "window_tile":
            shared += window_functions(driver.name, driver.columns, _of_tiles(driver.family, arithmetic), _read)
        elif "i" in library.layout:
            shared.append(_gather(folder, library.layout, own | view_names(arithmetic)))
    return shared


def _gather(folder: str, layout: str, names: dict[str, object]) -> str:
    """The copy of a piece of the image that A or B is."""
    if layout[1] == "i":
        return _read(f"{folder}/gather_b", names | {"channel": _read(f"{folder}/gather_b_channel", names)})
    return _read(f"{folder}/gather_a", names | {"edge": _read(f"{folder}/gather_a_edge", names)})


def lower_tile(tile: TileFunction, operator: str, arithmetic: Arithmetic, layout: str = "nn") -> str:
    """A register tile, from linalg to the vector dialect, as text in generic form."""
    names = arithmetic.names() | {"R": tile.rows, "N": tile.columns, "name": tile.name}
    names |= rows_of_a(layout, tile.rows)
    if tile.family.tile == "window_tile":
        of, each = _of_tiles(tile.family, arithmetic), layout[0] == "d"
        return lower_window_tile(tile.name, tile.rows, tile.columns, of, each, _read, tile.pitch)
    if takes_groups(tile.family, arithmetic):
        return _lower_groups(tile, operator, arithmetic, names, layout)
    names["s"] = names["b"] if tile.family.driver == "prepacked" else names["s"]
    names |= arithmetic.extend_tiles(str(names["a_type"]), tile.columns, tile.family.packed)
    runs = "_runs" if layout[0] == "i" else ""
    template = _read(f"templates/{operator}/{tile.family.tile}{runs}", names)
    schedule = _read(f"schedules/{tile.family.schedule}", names)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(schedule)
        source = ir.Module.parse(template)
        function = source.body.operations[0].operation
        function.move_after(module.body.operations[0].operation)
        function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the cleaning drops it
        _run(module, _SCHEDULE)
        module.body.operations[0].operation.erase()
        del module.operation.attributes["transform.with_named_sequence"]
        walk(module.operation, forward_local_tile)
        panel = panel_type(tile.family, tile.columns, arithmetic)
        operands = [str(names["A"]), panel, str(names["C"])]
        take_memory(module.body.operations[0].operation, operands, str(names["B"]))
        _run(module, _BUFFERIZE)
        function = module.body.operations[0].operation
        walk(module.operation, drop_self_copy)
        walk(module.operation, allow_reassociation)
        walk(module.operation, read_where_needed)
        if not tile.masked:
            walk(module.operation, drop_mask)
        elif not arithmetic.device["masks_cheap"]:
            walk(module.operation, store_whole)
        walk(module.operation, narrow_mask)
        if tile.family.schedule == "outer" and arithmetic.device["vector_registers"] <= FEW_REGISTERS:
            extend_rows(module, arithmetic.device)
            unroll_reduction(module)
            function = module.body.operations[0].operation
        if prefetch := prefetch_of(tile.family, arithmetic.device):
            add_prefetch(function, prefetch, layout, tile.rows, tile.columns, arithmetic)
        if tile.family.schedule == "outer" and not tile.edge:
            prefetch_result(function, tile.rows, tile.columns, arithmetic)
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return str(function.get_asm(print_generic_op_form=True, use_local_scope=True))


def _of_tiles(family: Family, arithmetic: Arithmetic) -> Arithmetic:
    """What tiles compute with: an image that is turned in scratch is extended there."""
    return arithmetic.summed if family.whole else arithmetic


def takes_groups(family: Family, arithmetic: Arithmetic) -> bool:
    """Whether the family's tiles take groups of rows of B, for a dot-product instruction."""
    return arithmetic.dot is not None and family.driver == "packed"


def _lower_groups(
    tile: TileFunction, operator: str, arithmetic: Arithmetic, names: dict[str, object], layout: str
) -> str:
    """A register tile of a dot-product instruction: vector code as it stands, its contractions the instruction."""
    names |= group_names(tile.columns, tile.rows, arithmetic)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(_read(f"templates/{operator}/{tile.family.tile}_dots", names))
        if not arithmetic.device["masks_cheap"]:
            walk(module.operation, read_where_needed)
            walk(module.operation, store_whole if tile.masked else drop_mask)
        _finish_groups(module, arithmetic)
        extend_rows(module, arithmetic.device)
        if arithmetic.device["vector_registers"] <= FEW_REGISTERS:
            unroll_reduction(module)
        function = module.body.operations[0].operation
        if prefetch := prefetch_of(tile.family, arithmetic.device):
            add_prefetch(function, prefetch, layout, tile.rows, tile.columns, arithmetic)
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return function.get_asm(print_generic_op_form=True, use_local_scope=True)


def _finish_groups(module: ir.Module, arithmetic: Arithmetic) -> None:
    assert arithmetic.dot is not None
    walk(module.operation, partial(contract_to_instruction, dot=arithmetic.dot))
    walk(module.operation, narrow_mask)
    _run(module, "builtin.module(canonicalize,cse)")


def _run(module: ir.Module, pipeline: str) -> None:
    passmanager.PassManager.parse(pipeline).run(module.operation)


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


def _driver(driver: Driver, arithmetic: Arithmetic, library: Library) -> str:
    """Whole tiles, then the rows that are left over: on one or two tiles of their heights, or row by row."""
    names = arithmetic.names() | arithmetic.extend_row(driver.columns)
    names |= {"name": driver.name, "N": driver.columns}
    names |= _calls(driver, driver.columns, arithmetic, library.layout[0] == "i")
    names["k_of_a"] = "c0" if library.layout[0] == "t" else "c1"
    names["P"] = panel_type(driver.family, driver.columns, arithmetic)
    names["Q"] = names["panel_columns"] = panel_columns(library, arithmetic)
    if takes_groups(driver.family, arithmetic):
        return _group_driver(driver, library, arithmetic, names)
    if driver.family.driver == "window":
        return _window_driver(driver, arithmetic, names)
    if driver.family.whole:
        narrow = _calls(driver, driver.narrow, arithmetic, False)
        names |= {f"{name}_narrow": text for name, text in narrow.items()}
        tiles = [(tile.name, tile.columns) for tile in driver.tiles]
        return plane_driver(driver.name, tiles, driver.columns, arithmetic, names, _read)
    names["V"] = VIEW_TYPE
    names["view_argument"] = f", %V: {VIEW_TYPE}" if library.layout[1] == "i" else ""
    template = f"templates/{library.operator}/{driver.family.driver}"
    names["pack_row"] = _read(f"templates/{library.operator}/{_row_copy(driver, arithmetic)}", names)
    if driver.family.packed:
        names["copy"] = _read(f"{template}_b_{library.layout[1]}", names)
    return _read(f"{template}_a_i" if library.layout[0] == "i" else template, names)


def _calls(driver: Driver, columns: int, arithmetic: Arithmetic, of_image: bool) -> dict[str, str]:
    """The calls of tiles of these columns: on rows that are whole tiles, and on those that are left over."""
    first = "%i" if driver.family.driver == "sweep" else "%i0"
    cases = [_case(rows, _call(driver, rows, columns, first, "%iw", arithmetic, of_image)) for rows in driver.heights]
    if driver.family.schedule == "outer":
        rests = range(1, driver.heights[-1])
        left_over = [_case(rows, _edge(driver, rows, columns, arithmetic, of_image)) for rows in rests]
        edges = _switch("%rest", left_over)
    else:
        edges = f"      {_call(driver, 1, columns, '%iw', '%i1', arithmetic, of_image)}"
    return {"whole": _switch("%uM", cases), "edges": edges}


def _group_driver(driver: Driver, library: Library, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """A packed driver whose panels hold groups of rows."""
    folder = f"templates/{library.operator}"
    names |= group_names(driver.columns, 1, arithmetic)
    of_panel = ("%beside", "%uN") if library.layout[1] == "p" else ()
    names["rows"] = read_rows(driver.columns, arithmetic, *of_panel)
    names["correct"] = _read(f"{folder}/correct_offset", names) if arithmetic.offset else ""
    names["copy"] = _read(f"{folder}/packed_dots_b_{library.layout[1]}", names)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(_declared(driver, arithmetic) + _read(f"{folder}/packed_dots", names))
        _finish_groups(module, arithmetic)
        return list(module.body.operations)[-1].get_asm(print_generic_op_form=True, use_local_scope=True)


def _window_driver(driver: Driver, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """A driver of tiles that read an image in its place."""
    names |= driver_names(driver.name, driver.columns, arithmetic)
    text = _read("templates/matmul/window", names | weights_names(names, arithmetic, _read))
    return window_driver_text(text, [tile.name for tile in driver.tiles], driver.columns, arithmetic, driver.name)


def _declared(driver: Driver, arithmetic: Arithmetic) -> str:
    """What a driver calls, so that it can be parsed alone."""
    names, index = arithmetic.names(), ", ".join(["index"] * 5)
    transpose = f"func.func private @{driver.name}_transpose({names['B']}, memref<?x{names['s']}>, {index})\n"
    tiles = (f"func.func private @{tile.name}{_tile_type(driver, arithmetic)}\n" for tile in driver.tiles)
    return transpose + "".join(tiles)


def _row_copy(driver: Driver, arithmetic: Arithmetic) -> str:
    """How a row of B gets into a panel: elements below 32 bits have masked loads only with AVX-512."""
    if not driver.masked:
        return "pack_row_whole"
    by_mask = arithmetic.device["masks_cheap"] or (has_masks(arithmetic.device) and bits(arithmetic.types.b) >= 32)
    return "pack_row" if by_mask else "pack_row_by_element"


def _edge(driver: Driver, rows: int, columns: int, arithmetic: Arithmetic, of_image: bool) -> str:
    """The rows from %iw to %i1: on a tile of their height, or on the highest that they fill and what it leaves."""
    lines, at, left = [], "%iw", rows
    while left not in driver.heights:
        height = max(h for h in driver.heights if h < left)
        left, to = left - height, f"%ie{left - height}"
        lines.append(f"%h{left} = arith.constant {height} : index {to} = arith.addi {at}, %h{left} : index")
        lines.append(_call(driver, height, columns, at, to, arithmetic, of_image))
        at = to
    return " ".join([*lines, _call(driver, left, columns, at, "%i1", arithmetic, of_image)])


def _call(
    driver: Driver, height: int, columns: int, first: str, end: str, arithmetic: Arithmetic, of_image: bool
) -> str:
    """A tile on the rows from, to; where the driver goes along rows, on one row of tiles; on runs of an image."""
    tile = driver.tile(height, columns)
    if tile.family.tile == "window_tile":
        return call_window_tile(tile.name, tile.columns, first, end, _of_tiles(tile.family, arithmetic), tile.pitch)
    operand = "%B" if driver.family.in_place else "%P"
    along = driver.family.driver == "sweep"
    place = f"{first}, %jb, %je, %uN" if along else f"{first}, {end}, %j, %n"
    far = ", %B, %next" if driver.family.schedule == "outer" else ""
    depth, runs = ("%jump, %run", ", %runs") if of_image else ("%k, %kc", "")
    kinds = _tile_type(driver, arithmetic, of_image)
    return f"func.call @{tile.name}(%A, {operand}, %C, {place}, {depth}, %reads{far}{runs}) : {kinds} -> ()"


def _tile_type(driver: Driver, arithmetic: Arithmetic, of_image: bool = False) -> str:
    a, b, c = (arithmetic.names()[name] for name in "ABC")
    far = f", {b}, index" if driver.family.schedule == "outer" else ""
    far += ", index" if of_image else ""
    return f"({a}, {panel_type(driver.family, driver.columns, arithmetic)}, {c}, {', '.join(['index'] * 7)}{far})"


def _case(value: int, body: str) -> str:
    return f"      case {value} {{ {body} scf.yield }}"


def _switch(on: str, cases: Sequence[str]) -> str:
    return "\n".join([f"      scf.index_switch {on}", *cases, "      default { scf.yield }"])


def _read(name: str, names: dict[str, object]) -> str:
    return Template(lib_file(*f"{name}.mlir".split("/")).read_text()).substitute(names)
