"""Convolutions without copies: register tiles of pixels whose windows have the same taps inside the image.

A driver lists the pixels of a block in a table, sorted so; a tile reads where the windows of its pixels begin, and
which rows of C they are. What is unrolled over the rows of a tile is made here, the rest is in lib/templates/matmul.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dynmlir.bindings import context, ir, passmanager
from dynmlir.kernels.convolution import VIEW_TYPE
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits, is_float
from dynmlir.kernels.made_with import MOST_PIXELS
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.extend_rows import extend_rows
from dynmlir.lowering.families import has_masks
from dynmlir.lowering.images.kernels import MOST_WINDOWS
from dynmlir.lowering.images.window_chains import run_of_window
from dynmlir.lowering.images.window_groups import group_parts, pack_groups, sum_groups
from dynmlir.lowering.layouts import read_some, view_names
from dynmlir.lowering.prefetch import AHEAD
from dynmlir.lowering.prefetch_places import KEEP_IN_L1, LINE_BITS
from dynmlir.lowering.rewrites import drop_mask, narrow_mask, read_where_needed, store_in_parts, walk
from dynmlir.lowering.thirds import cut_in_thirds

#: Tiles after this one whose rows of C are prefetched: results beyond the L3 come later than the next tile needs them.
TILES_AHEAD = 2
#: Steps of the reduction that a call of a tile takes at least: one is little beside them.
STEPS_OF_CALL = 512
#: Of a class, in this order: where it ends in the table, rows and columns of the window.
_CLASS = ("t1", "ra", "rb", "sa", "sb")
_MEMORY = {
    "T": f"memref<{2 * (MOST_PIXELS + TILES_AHEAD * MOST_WINDOWS)}xi64>",
    "D": f"memref<{len(_CLASS) * MOST_PIXELS}xi32>",
}
#: The last arguments of a tile, behind image, weights, C, table, its tiles, column and width.
_ARGUMENTS = (
    *("r_lo", "r_hi", "ua", "ub", "begin", "length", "row_k", "run_k", "row_x", "run_x"),
    *("k0", "k1", "reads"),
)
_Reader = Callable[[str, dict[str, object]], str]


def lower_window_tile(name: str, rows: int, columns: int, arithmetic: Arithmetic, read: _Reader, pitch: int = 0) -> str:
    """A register tile of pixels, as text in generic form.

    `pitch`: columns of the panel, where they are more than the tile's.
    """
    panel = _panel(pitch or columns, arithmetic)
    names = arithmetic.names() | _MEMORY | {"name": name, "R": rows, "N": columns, "P": panel}
    names |= _unrolled(rows, columns, arithmetic)
    if arithmetic.dot:
        names |= group_parts(rows, columns, names, arithmetic, read)
    else:
        names["run"] = run_of_window(rows, columns, names, arithmetic, read)
        names |= {"segments": "", "sums": read("templates/matmul/window_sums", names)}
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read("templates/matmul/window_tile", names))
        if has_masks(arithmetic.device) and not arithmetic.device["masks_cheap"]:
            walk(module.operation, read_where_needed)
            walk(module.operation, store_in_parts)
        if arithmetic.dot:
            sum_groups(module, arithmetic)
        else:
            extend_rows(module, arithmetic.device)
        return finished(module, columns, arithmetic)[0]


def window_functions(name: str, columns: int, arithmetic: Arithmetic, read: _Reader) -> list[str]:
    """What a driver calls beside tiles: the table of a block, and what is added where weights are not finite."""
    names = driver_names(name, columns, arithmetic) | arithmetic.extend_row(columns)
    taps = partial(read, "templates/matmul/window_taps")
    names["taps_of_line"] = taps({"indent": " " * 4, "pixel": "%oa", "side": "h", "most": "%outs_h"})
    names["taps_of_pixel"] = taps({"indent": " " * 6, "pixel": "%va", "side": "w", "most": "%v1"})
    names["entries"] = "\n".join(map(_entry, range(len(_CLASS))))
    made = []
    with context(), ir.Location.unknown():
        for part in ("pixels", "outside")[: 1 + is_float(arithmetic.types.c)]:
            module = ir.Module.parse(read(f"templates/matmul/window_{part}", names))
            made += finished(module, columns, arithmetic)
    return made


def driver_names(name: str, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """Placeholders of a driver and of what it calls."""
    names = arithmetic.names() | view_names(arithmetic) | _MEMORY | {"P": _panel(columns, arithmetic)}
    names["prefetch"] = _ahead("%k", "%B", "%j", str(names["B"]), columns, arithmetic.lanes)
    zero = str(names["zero_c"]).split(" ", 1)[0]
    return names | {"name": name, "N": columns, "PIXELS": MOST_PIXELS, "zero_value": zero, "class": _class(len(_CLASS))}


def weights_names(names: dict[str, object], arithmetic: Arithmetic, read: _Reader) -> dict[str, object]:
    """Placeholders of how a driver packs weights, and of what it does where they are not finite, which integers are."""
    columns, types = int(str(names["N"])), arithmetic.types
    add_outside = read("templates/matmul/window_not_finite", names) if is_float(types.c) else ""
    pack = pack_groups if arithmetic.dot else _pack_rows
    return {
        "pack": pack(columns, names, arithmetic, read),
        "add_outside": add_outside,
        "elements_held": arithmetic.device["l2_bytes"] * 8 // bits(types.c),
        **calls_of_class("%channels", _next(names, columns, arithmetic), read),
    }


def calls_of_class(channels: str, lines: str, read: _Reader) -> dict[str, object]:
    """Placeholders of how a driver walks through a class of pixels; `lines` prefetches a row of what is next."""
    return {
        "steps_of_call": STEPS_OF_CALL,
        "class_runs": read("templates/matmul/window_class", {"channels": channels, **_MEMORY}).rstrip(),
        **{
            name: read("templates/matmul/window_next", {"lines": lines, "first": first, "end": end}).rstrip()
            for name, first, end in (("prefetch_next", "%i0", "%iw"), ("prefetch_next_of_edges", "%iw", "%i1"))
        },
    }


def _pack_rows(columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader) -> str:
    """How a driver packs weights row by row, and sums them up times zero: %sum."""
    made = names | arithmetic.extend_row(columns) | {"check_row": "", "checked": "%z"}
    made["read_row"] = read_some("%row", "%B[%k, %j]", "%n", columns, arithmetic.types.b, arithmetic)
    if is_float(arithmetic.types.c):
        kind = f"vector<{columns}x{arithmetic.types.c}>"
        made["check_row"] = arithmetic.fused("%z_next", str(made["extended_row"]), "%no", "%z", kind)
        made["checked"] = "%z_next"
    return read("templates/matmul/window_pack", made)


TileKinds = list[str]


def tile_kinds(columns: int, arithmetic: Arithmetic, pitch: int = 0) -> TileKinds:
    """The types of what a tile function takes."""
    names = arithmetic.names()
    operands = [str(names["A"]), _panel(pitch or columns, arithmetic), str(names["C"]), _MEMORY["T"]]
    return operands + ["index"] * (4 + len(_ARGUMENTS))


def call_window_tile(name: str, columns: int, first: str, end: str, arithmetic: Arithmetic, pitch: int = 0) -> str:
    """A tile function on the pixels of a class from, to."""
    values = ["%X", "%P", "%C", "%T", first, end, "%j", "%n", *(f"%{x}" for x in _ARGUMENTS)]
    kinds = ", ".join(tile_kinds(columns, arithmetic, pitch))
    return f"func.call @{name}({', '.join(values)}) : ({kinds}) -> ()"


def window_driver_text(text: str, tiles: list[str], columns: int, arithmetic: Arithmetic, name: str) -> str:
    """A driver in generic form, given those that it calls by name."""
    kinds = ", ".join(tile_kinds(columns, arithmetic))
    of, table = arithmetic.names(), f"{VIEW_TYPE}, {_MEMORY['T']}, {_MEMORY['D']}"
    declared = [f"func.func private @{tile}({kinds})" for tile in tiles]
    declared.append(f"func.func private @{name}_pixels({table}, index, index, index, index) -> (index, i1)")
    if is_float(arithmetic.types.c):
        declared.append(f"func.func private @{name}_outside({of['B']}, {of['C']}, {table}, {', '.join(['index'] * 5)})")
    with context(), ir.Location.unknown():
        return finished(ir.Module.parse("\n".join([*declared, text])), columns, arithmetic)[-1]


def _panel(columns: int, arithmetic: Arithmetic) -> str:
    columns *= arithmetic.depth
    return f"memref<?x{columns}x{arithmetic.scratch}, strided<[{columns}, 1], offset: ?>>"


def finished(module: ir.Module, columns: int, arithmetic: Arithmetic) -> list[str]:
    """The functions of a module in generic form, for tiles of so many columns, masks as the device has them."""
    if not has_masks(arithmetic.device):
        walk(module.operation, drop_mask)
    walk(module.operation, read_where_needed)
    walk(module.operation, narrow_mask)
    passmanager.PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
    for op in module.body.operations if in_thirds(columns) else ():
        if list(op.regions[0].blocks):
            cut_in_thirds(op.operation, columns)
    return [op.operation.get_asm(print_generic_op_form=True, use_local_scope=True) for op in module.body.operations]


def _unrolled(rows: int, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """What a tile does for each of its pixels."""
    of = arithmetic.names() | {"VN": f"vector<{columns}x{arithmetic.types.c}>", **_MEMORY}
    kind = ", ".join([str(of["VN"])] * rows)
    return {
        "vectors": kind,
        "pixels": "\n".join(
            [*(_pixel(i, of) for i in range(rows)), *(_later(i, rows, columns, of) for i in range(rows))]
        ),
        "start": ", ".join(f"%row_{i} = %before_{i}" for i in range(rows)),
        "from_rows": ", ".join(f"%run_{i} = %row_{i}" for i in range(rows)),
        "runs": "\n".join(f"        %x_{i} = arith.addi %window_{i}, %shift : index" for i in range(rows)),
        **{f"of_{x}": ", ".join(f"%of_{x}#{i}" for i in range(rows)) for x in ("run", "row")},
        "stores": "\n".join(_store(i, f"%sums{'_' if arithmetic.dot else '#'}{i}", of) for i in range(rows)),
    }


def _pixel(i: int, of: dict[str, object]) -> str:
    """Where the window begins, the row of C, and what C holds."""
    return f"""\
    %entry_{i} = arith.constant {2 * i} : index
    %tiles_at_{i} = arith.addi %i, %i : index
    %window_at_{i} = arith.addi %tiles_at_{i}, %entry_{i} : index
    %row_at_{i} = arith.addi %window_at_{i}, %c1 : index
    %window64_{i} = memref.load %T[%window_at_{i}] : {of["T"]}
    %window_{i} = arith.index_cast %window64_{i} : i64 to index
    %m64_{i} = memref.load %T[%row_at_{i}] : {of["T"]}
    %m_{i} = arith.index_cast %m64_{i} : i64 to index
    %before_{i} = vector.transfer_read %C[%m_{i}, %j0], %zero, %read {{in_bounds = [true]}} : {of["C"]}, {of["VN"]}"""


def _later(i: int, rows: int, columns: int, of: dict[str, object]) -> str:
    """The row of C of a pixel of a later tile, prefetched: stores wait for lines that are not in the cache."""
    lines = [
        f"""\
    %later_{i} = arith.constant {2 * TILES_AHEAD * rows} : index
    %later_at_{i} = arith.addi %row_at_{i}, %later_{i} : index
    %later64_{i} = memref.load %T[%later_at_{i}] : {of["T"]}
    %m_later_{i} = arith.index_cast %later64_{i} : i64 to index"""
    ]
    for column in range(0, columns, int(str(of["VL"]))):
        lines.append(f"""\
    %skip_{i}_{column} = arith.constant {column} : index
    %column_{i}_{column} = arith.addi %j0, %skip_{i}_{column} : index
    memref.prefetch %C[%m_later_{i}, %column_{i}_{column}], read, locality<{KEEP_IN_L1}>, data : {of["C"]}""")
    return "\n".join(lines)


def _ahead(row: str, memory: str, column: str, kind: str, columns: int, lanes: int) -> str:
    """The row that comes AHEAD steps later, one line a vector, prefetched."""
    lines = [
        f"          %ahead = arith.constant {AHEAD} : index",
        f"          %later = arith.addi {row}, %ahead : index",
    ]
    for skip in range(0, columns, lanes):
        lines.append(f"""\
          %skip_{skip} = arith.constant {skip} : index
          %column_{skip} = arith.addi {column}, %skip_{skip} : index
          memref.prefetch {memory}[%later, %column_{skip}], read, locality<2>, data : {kind}""")
    return "\n".join(lines)


def _next(names: dict[str, object], columns: int, arithmetic: Arithmetic) -> str:
    """A row of the weights that are packed next, prefetched line by line.

    Of each line its last column: where rows begin amid a line, the panel before has the first ones.
    """
    line, lines = LINE_BITS // bits(arithmetic.types.b), []
    for end in range(line, columns + line, line):
        last = min(end, columns) - 1
        lines.append(f"""\
            %last_{last} = arith.constant {last} : index
            %column_{last}_next = arith.addi %next_j, %last_{last} : index
            memref.prefetch %B[%k_later, %column_{last}_next], read, locality<2>, data : {names["B"]}""")
    return "\n".join(lines)


def _store(i: int, value: str, of: dict[str, object]) -> str:
    place = f"%C[%m_{i}, %j0], %stored {{in_bounds = [true]}}"
    return f"    vector.transfer_write {value}, {place} : {of['VN']}, {of['C']}"


def _class(count: int) -> str:
    """%t1, %ra, ...: the values of class %d."""
    lines = ["          %class_at = arith.muli %d, %c5 : index"]
    for place, name in enumerate(_CLASS[:count]):
        lines.append(f"""\
          %place_{name} = arith.constant {place} : index
          %at_{name} = arith.addi %class_at, %place_{name} : index
          %{name}_i32 = memref.load %D[%at_{name}] : {_MEMORY["D"]}
          %{name} = arith.index_cast %{name}_i32 : i32 to index""")
    return "\n".join(lines)


def _entry(place: int) -> str:
    """One of them stored."""
    value = ("%in_images", "%first_h", "%end_h", "%first_w", "%end_w")[place]
    return f"""\
        %place_{place} = arith.constant {place} : index
        %at_{place} = arith.addi %d_at, %place_{place} : index
        %value_{place} = arith.index_cast {value} : index to i32
        memref.store %value_{place}, %D[%at_{place}] : {_MEMORY["D"]}"""
