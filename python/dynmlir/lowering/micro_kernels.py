"""A library's micro-kernels as functions: register tiles from linalg by a schedule, online loops around them.

Tiles are shared: a region's last rows run on the smaller tiles of the same set, so that a tile of each height
is made once for every width and serves all kernels of that family and width, as whole tile and as edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from dynmlir.bindings import ir, passmanager
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.families import Family, block_columns, family_of, lanes
from dynmlir.lowering.rewrites import add_prefetch, allow_reassociation, drop_result, forward_local_tile, walk
from dynmlir.resources import lib_file

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


def library_functions(library: Library, device: Device) -> list[str]:
    """MLIR text of every function of a library, callees first; `@<kernel>` are the entry points.

    Each takes A, B, C, scratch and where its own begins, the region (rows from, to, columns from, to), whether to accumulate into C,
    and which workgroup of how many calls. Raises DynmlirError for a kernel that its family cannot have.
    """
    tiles: dict[TileFunction, None] = {}
    drivers = []
    for kernel in library.micro_kernels:
        family = family_of(kernel, device)
        tiles |= dict.fromkeys(_tiles_of(family, kernel))
        drivers.append(_driver(family, kernel, device, library.operator))
    made = [lower_tile(tile, library.operator, lanes(device)) for tile in tiles]
    return [_read(f"templates/{library.operator}/share"), *made, *drivers]


def _tiles_of(family: Family, kernel: MicroKernel) -> list[TileFunction]:
    """The whole tile and those that its edges need: every height below it, or a single row."""
    m, n, _ = kernel.tile
    heights = range(1, m + 1) if family.schedule == "outer" else sorted({1, m})
    return [TileFunction(family, rows, n) for rows in heights]


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
        if tile.family.prefetch:
            add_prefetch(function, tile.family.prefetch, tile.rows, tile.columns, vector_lanes)
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
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


def _driver(family: Family, kernel: MicroKernel, device: Device, operator: str) -> str:
    m, n, k = kernel.tile
    indices = ", ".join(["index"] * 7)
    far = ", memref<?x?xf32>, index" if family.schedule == "outer" else ""
    names = {
        "name": kernel.name,
        "R": m,
        "N": n,
        "K": k,
        "VL": lanes(device),
        "block": block_columns(kernel, device),
        "tile": TileFunction(family, m, n).name,
        "tile_type": f"(memref<?x?xf32>, {panel_type(family, n)}, memref<?x?xf32>, {indices}{far}) -> ()",
    }
    names["edges"] = Template(_edges(family, kernel)).substitute(names)
    return _read(f"templates/{operator}/{family.driver}", names)


def _edges(family: Family, kernel: MicroKernel) -> str:
    """Calls of smaller tiles for the rows that are left over."""
    if family.schedule != "outer":
        return f"      %rin_edge = arith.minui %rin, %c1 : index\n      {_edge(family, kernel, 1)}"
    cases = [
        f"      case {rows} {{ {_edge(family, kernel, rows)} scf.yield }}" for rows in range(1, kernel.tile.m)
    ]
    head = "      %rin_edge = arith.minui %rin, %rest : index\n      scf.index_switch %rest"
    return "\n".join([head, *cases, "      default { scf.yield }"])


def _edge(family: Family, kernel: MicroKernel, rows: int) -> str:
    name = TileFunction(family, rows, kernel.tile.n).name
    operand = "%P" if family.packed else "%B"
    tail = ", %B, %next" if family.schedule == "outer" else ""
    arguments = f"%A, {operand}, %C, %iw, %i1, %j, %n, %k, %kc, %rin_edge{tail}"
    return f"func.call @{name}({arguments}) : ${{tile_type}}"


def _read(name: str, names: dict[str, object] | None = None) -> str:
    text = lib_file(*f"{name}.mlir".split("/")).read_text()
    return Template(text).substitute(names) if names is not None else text
