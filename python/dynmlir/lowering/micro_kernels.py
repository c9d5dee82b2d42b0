"""A library's micro-kernels as functions: register tiles from linalg by a schedule, online loops around them.

Tiles are shared: a region's last rows run on the smaller tiles of the same set, so that a tile of each height
is made once for every width and serves all kernels of that family and width, as whole tile and as edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import Template

from dynmlir.bindings import ir, passmanager
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.families import FAMILIES, Family, family_of, lanes
from dynmlir.lowering.rewrites import (
    add_prefetch,
    allow_reassociation,
    drop_result,
    forward_local_tile,
    narrow_mask,
    walk,
)
from dynmlir.resources import lib_file

#: Rows that are left over run on a tile of their height up to this one, and on two tiles above it.
MOST_EDGE = 8
_SCHEDULE = "builtin.module(transform-interpreter,cse)"
_BUFFERIZE = (
    "builtin.module(cse,one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},cse,drop-equivalent-buffer-results,cse)"
)


@dataclass(frozen=True)
class TileFunction:
    """A register tile of one family's code: `rows` x `columns` of the output."""

    family: Family
    rows: int
    columns: int

    @property
    def name(self) -> str:
        return f"{self.family.stem}_{self.rows}x{self.columns}"


@dataclass(frozen=True)
class Driver:
    """The online loops that kernels of one width and code share; tile heights, uK and uB are arguments."""

    family: Family
    name: str
    columns: int
    heights: tuple[int, ...]

    @property
    def tiles(self) -> list[TileFunction]:
        return [TileFunction(self.family, rows, self.columns) for rows in self.heights]


def driver_name(kernel: MicroKernel) -> str:
    """The driver of a kernel."""
    return f"run_{FAMILIES[kernel.family].stem}_{kernel.tile.n}"


def drivers(library: Library, device: Device) -> list[Driver]:
    """One driver for every family and width, with a tile for every height that its kernels or edges need.

    Raises DynmlirError for a kernel that its family cannot have.
    """
    groups: dict[str, list[MicroKernel]] = {}
    for kernel in library.micro_kernels:
        family_of(kernel, device)
        groups.setdefault(driver_name(kernel), []).append(kernel)
    return [_driver_of(name, kernels) for name, kernels in groups.items()]


def _driver_of(name: str, kernels: list[MicroKernel]) -> Driver:
    family, heights = FAMILIES[kernels[0].family], {kernel.tile.m for kernel in kernels}
    edges = range(1, min(max(heights), MOST_EDGE + 1)) if family.schedule == "outer" else (1,)
    return Driver(family, name, kernels[0].tile.n, tuple(sorted(heights.union(edges))))


def library_functions(library: Library, device: Device) -> list[str]:
    """MLIR text of every function of a library: register tiles, and drivers that call them.

    A driver takes A, B, C, scratch and where its own begins, the rectangle (rows from, to, columns from, to),
    whether to accumulate into C, uM, uK, and how many columns of B are packed together. Calls form a tree, and
    no function is inlined: IREE's compiler accepts nothing else, and would copy every tile to every caller.
    Raises DynmlirError for a kernel that its family cannot have.
    """
    made = drivers(library, device)
    tiles = [lower_tile(tile, library.operator, lanes(device)) for driver in made for tile in driver.tiles]
    loops = [_driver(driver, device, library.operator) for driver in made]
    share = _read(f"templates/{library.operator}/share", {"VL": lanes(device)})
    return [share, *tiles, *loops]


def lower_tile(tile: TileFunction, operator: str, vector_lanes: int) -> str:
    """A register tile, from linalg to the vector dialect, as text in generic form."""
    names = {"R": tile.rows, "N": tile.columns, "VL": vector_lanes, "name": tile.name}
    template = _read(f"templates/{operator}/{tile.family.tile}", names)
    schedule = _read(f"schedules/{tile.family.schedule}", names)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(schedule)
        source = ir.Module.parse(template)
        function = source.body.operations[0].operation
        function.move_after(module.body.operations[0].operation)
        function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the cleaning drops it
        _run(module, _SCHEDULE)
        module.body.operations[0].operation.erase()
        del module.operation.attributes["transform.with_named_sequence"]
        walk(module.operation, forward_local_tile)
        _run(module, _BUFFERIZE)
        function = module.body.operations[0].operation
        drop_result(function)
        walk(module.operation, allow_reassociation)
        walk(module.operation, narrow_mask)
        if tile.family.prefetch:
            add_prefetch(function, tile.family.prefetch, tile.rows, tile.columns, vector_lanes)
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        function.attributes["no_inline"] = ir.UnitAttr.get()
        text = function.get_asm(print_generic_op_form=True, use_local_scope=True)
    return _strided(text, tile.columns) if tile.family.driver == "packed" else _dot(text, tile)


def _run(module: ir.Module, pipeline: str) -> None:
    passmanager.PassManager.parse(pipeline).run(module.operation)


def panel_type(family: Family, columns: int) -> str:
    """The type of B as a tile of this family reads it."""
    return {
        "packed": f"memref<?x{columns}xf32, strided<[{columns}, 1], offset: ?>>",
        "dot": f"memref<{columns}x?xf32, strided<[?, 1], offset: ?>>",
    }.get(family.driver, "memref<?x?xf32>")


def _strided(text: str, columns: int) -> str:
    """Bufferization gives arguments identity layouts; the panel lies anywhere in scratch."""
    return text.replace(f"memref<?x{columns}xf32>", f"memref<?x{columns}xf32, strided<[{columns}, 1], offset: ?>>")


def _dot(text: str, tile: TileFunction) -> str:
    if tile.family.driver != "dot":
        return text
    return text.replace(f"memref<{tile.columns}x?xf32>", panel_type(tile.family, tile.columns))


def _driver(driver: Driver, device: Device, operator: str) -> str:
    """Whole tiles, then the rows that are left over: on one or two tiles of their heights, or row by row."""
    if driver.family.schedule == "outer":
        left_over = [_case(rows, _edge(driver, rows)) for rows in range(1, driver.heights[-1])]
        edges = _switch("%rest", left_over)
    else:
        edges = f"      {_call(driver, 1, '%iw', '%i1')}"
    whole = "%i" if driver.family.driver == "sweep" else "%i0"
    names = {
        "name": driver.name,
        "N": driver.columns,
        "VL": lanes(device),
        "whole": _switch("%uM", [_case(rows, _call(driver, rows, whole, "%iw")) for rows in driver.heights]),
        "edges": edges,
    }
    return _read(f"templates/{operator}/{driver.family.driver}", names)


def _edge(driver: Driver, rows: int) -> str:
    """The rows from %iw to %i1: on a tile of their height, or on the highest edge and what it leaves."""
    if rows in driver.heights:
        return _call(driver, rows, "%iw", "%i1")
    first, second = _call(driver, MOST_EDGE, "%iw", "%ie"), _call(driver, rows - MOST_EDGE, "%ie", "%i1")
    return f"%high = arith.constant {MOST_EDGE} : index %ie = arith.addi %iw, %high : index {first} {second}"


def _call(driver: Driver, height: int, first: str, end: str) -> str:
    """A tile on the rows from, to; where the driver goes along rows, on one row of tiles."""
    name = TileFunction(driver.family, height, driver.columns).name
    operand = "%P" if driver.family.packed else "%B"
    along = driver.family.driver == "sweep"
    place = f"{first}, %jb, %je, %uN" if along else f"{first}, {end}, %j, %n"
    far, far_types = (", %B, %next", ", memref<?x?xf32>, index") if driver.family.schedule == "outer" else ("", "")
    indices = ", ".join(["index"] * 7)
    panel = panel_type(driver.family, driver.columns)
    kinds = f"(memref<?x?xf32>, {panel}, memref<?x?xf32>, {indices}{far_types}) -> ()"
    return f"func.call @{name}(%A, {operand}, %C, {place}, %k, %kc, %reads{far}) : {kinds}"


def _case(value: int, body: str) -> str:
    return f"      case {value} {{ {body} scf.yield }}"


def _switch(on: str, cases: Sequence[str]) -> str:
    return "\n".join([f"      scf.index_switch {on}", *cases, "      default { scf.yield }"])


def _read(name: str, names: dict[str, object]) -> str:
    return Template(lib_file(*f"{name}.mlir".split("/")).read_text()).substitute(names)
