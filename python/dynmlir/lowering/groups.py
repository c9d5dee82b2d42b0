"""What templates for dot-product instructions need beside the types: groups of rows of B, and of elements of A."""

from __future__ import annotations

from dynmlir.kernels.element_types import storage
from dynmlir.lowering.arithmetic import Arithmetic, extension, zero
from dynmlir.lowering.layouts import read_some


def group_names(columns: int, rows: int, arithmetic: Arithmetic, in_panels: bool = False) -> dict[str, object]:
    """Placeholders of a tile, or of a driver, of these columns; `in_panels`: which B lies in, whole, as groups."""
    wide, s = columns * arithmetic.depth, arithmetic.scratch
    panel = f"memref<?x{wide}x{s}, strided<[{'?' if in_panels else wide}, 1], offset: ?>>"
    return {
        "Q": arithmetic.depth,
        "NQ": wide,
        "P": panel,
        "first_group": 1 if arithmetic.offset else 0,
        "g": storage(arithmetic.of_groups),
        "start": _corrected_start(rows, columns, panel, in_panels)
        if arithmetic.offset
        else _start(rows, columns, arithmetic),
        "group_of_a": _group_of_a(rows, arithmetic),
        "read_some_of_a": _read_some_of_a(rows, arithmetic),
    }


def _start(rows: int, columns: int, arithmetic: Arithmetic) -> str:
    kind = f"vector<{rows}x{columns}x{arithmetic.types.c}>"
    return f"    %start = vector.shape_cast %before : {kind} to {kind}"


def _corrected_start(rows: int, columns: int, panel: str, once: bool) -> str:
    """C beforehand and the panel's first group, which takes off what an offset adds: of a block, or `once` of all."""
    wide, words = columns * 4, f"vector<{columns}xi32>"
    of_all = f"""\
    %no_words = arith.constant dense<0> : {words}
    %is_first = arith.cmpi eq, %k0, %c0 : index
    %due = arith.select %is_first, %words, %no_words : {words}
"""
    return f"""\
    %first_row = vector.load %B[%c0, %c0] : {panel}, vector<{wide}xi8>
    %words = vector.bitcast %first_row : vector<{wide}xi8> to {words}
{of_all * once}\
    %correction = vector.broadcast {"%due" if once else "%words"} : {words} to vector<{rows}x{columns}xi32>
    %start = arith.addi %before, %correction : vector<{rows}x{columns}xi32>"""


def _group_of_a(rows: int, arithmetic: Arithmetic) -> str:
    kind = f"vector<{rows}x{arithmetic.depth}x{storage(arithmetic.types.a)}>"
    if arithmetic.of_groups != arithmetic.types.a:
        shape = f"vector<{rows}x{arithmetic.depth}x{{}}>"
        return extension("%read_a", "%a", arithmetic.types.a, arithmetic.of_groups, shape)[0]
    if not arithmetic.offset:
        return f"      %a = vector.shape_cast %read_a : {kind} to {kind}"
    return f"      %sign = arith.constant dense<-128> : {kind}\n      %a = arith.xori %read_a, %sign : {kind}"


def _read_some_of_a(rows: int, arithmetic: Arithmetic) -> str:
    """The last group, of fewer elements: behind a mask, or where there are none of its type the one of a pair."""
    memory, kind = arithmetic.names()["A"], f"vector<{rows}x{{}}x{storage(arithmetic.types.a)}>"
    group, one, none = kind.format(arithmetic.depth), kind.format(1), zero(arithmetic.types.a).split(" ", 1)[0]
    if arithmetic.device["masks_cheap"]:
        return f"""\
      %read_a = vector.transfer_read %A[%i, %k], %zero_a, %some {{in_bounds = [true, true]}} : {memory}, {group}"""
    return f"""\
      %none_of_a = arith.constant dense<{none}> : {group}
      %one_of_a = vector.transfer_read %A[%i, %k], %zero_a {{in_bounds = [true, true]}} : {memory}, {one}
      %read_a = vector.insert_strided_slice %one_of_a, %none_of_a {{offsets = [0, 0], strides = [1, 1]}}
          : {one} into {group}"""


def in_place_names(columns: int, rows: int, arithmetic: Arithmetic) -> dict[str, object]:
    """Placeholders of a tile that reads groups of rows of B where they lie, beside those of `group_names`."""
    wide, offset, c = columns * arithmetic.depth, arithmetic.offset, arithmetic.types.c
    tile, one, row = (f"vector<{shape}x{c}>" for shape in (f"{rows}x{columns}", f"1x{columns}", columns))
    names: dict[str, object] = {
        "rows": _rows_in_place(columns, arithmetic, last=False),
        "last_rows": _rows_in_place(columns, arithmetic, last=True),
        "two": ":2" if offset else "",
        "first": "#0" if offset else "",
        "kinds": f"{tile}, {one}" if offset else tile,
        "no_sums": "",
        "and_none": ", %o = %none" if offset else "",
        "and_sums": ", %o = %sum#1" if offset else "",
        "take_off": f"      %result = vector.shape_cast %all : {tile} to {tile}\n",
    }
    b = f"vector<{columns}x{arithmetic.depth}x{arithmetic.scratch}>"
    lines = [
        f"        %b = vector.shape_cast %group : vector<{wide}x{arithmetic.scratch}> to {b}",
        _contraction("%u", "%a", "%t", rows, columns, arithmetic),
        f"        scf.yield %u : {tile}",
    ]
    if offset:
        lines[2:] = [
            _contraction("%v", "%offset", "%o", 1, columns, arithmetic),
            f"        scf.yield %u, %v : {tile}, {one}",
        ]
        names["no_sums"] = f"""\
  %none = arith.constant dense<0> : {one}
  %offset = arith.constant dense<-128> : vector<1x{arithmetic.depth}xi8>
"""
        names["take_off"] = f"""\
      %sums_of_b = vector.extract %all#1[0] : {row} from {one}
      %of_offset = vector.broadcast %sums_of_b : {row} to {tile}
      %result = arith.subi %all#0, %of_offset : {tile}
"""
    return names | {"products": "\n".join(lines)}


def _contraction(result: str, a: str, sums: str, rows: int, columns: int, arithmetic: Arithmetic) -> str:
    """Rows of sums plus the products of groups of A and %b."""
    depth, c = arithmetic.depth, arithmetic.types.c
    of_a = f"vector<{rows}x{depth}x{storage(arithmetic.of_groups)}>"
    of_b, of_c = f"vector<{columns}x{depth}x{arithmetic.scratch}>", f"vector<{rows}x{columns}x{c}>"
    maps = ", ".join(f"affine_map<(r, n, q) -> ({dims})>" for dims in ("r, q", "n, q", "r, n"))
    return f"""\
        {result} = vector.contract {{
            indexing_maps = [{maps}],
            iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}}
            {a}, %b, {sums} : {of_a}, {of_b} into {of_c}"""


def _rows_in_place(columns: int, arithmetic: Arithmetic, last: bool) -> str:
    """The rows of a group, %n columns of them; of the last those that there are; interleaved as %group."""
    rows, lines = [f"%row{q}" for q in range(arithmetic.depth)], []
    for q, row in enumerate(rows):
        count = f"%n{q}" if last else "%n"
        lines.append(f"          %q{q} = arith.constant {q} : index")
        lines.append(f"          %kq{q} = arith.addi %k, %q{q} : index")
        if last:
            lines.append(f"          %there{q} = arith.cmpi ult, %q{q}, %left : index")
            lines.append(f"          {count} = arith.select %there{q}, %n, %c0 : index")
        lines.append(read_some(row, f"%B[%kq{q}, %j]", count, columns, arithmetic.types.b, arithmetic))
    return "\n".join([*lines, _interleaved(rows, columns, arithmetic)])


def read_rows(columns: int, arithmetic: Arithmetic, column: str = "%j", count: str = "%n") -> str:
    """The rows of a group, so many columns of them; those beyond the reduction empty; interleaved as %group.

    Whole ones plainly: masks of bytes are made of those of words, by the unit that interleaves them.
    """
    depth, kind = arithmetic.depth, storage(arithmetic.types.b)
    rows, kinds = [f"%row{q}" for q in range(depth)], ", ".join([f"vector<{columns}x{kind}>"] * depth)
    lines = []
    for q in range(depth):
        lines.append(f"          %q{q} = arith.constant {q} : index")
        lines.append(f"          %p{q} = arith.addi %p, %q{q} : index")
        lines.append(f"          %kp{q} = arith.addi %kp, %q{q} : index")
    lines.append(f"""\
          %in_row = arith.constant {columns} : index
          %has_columns = arith.cmpi uge, {count}, %in_row : index
          %has_rows = arith.cmpi ult, %p{depth - 1}, %kc : index
          %is_whole = arith.andi %has_columns, %has_rows : i1
          {", ".join(rows)} = scf.if %is_whole -> ({kinds}) {{
{_whole_rows(columns, arithmetic, column)}
            scf.yield {", ".join(f"%all{q}" for q in range(depth))} : {kinds}
          }} else {{
{_parts_of_rows(columns, arithmetic, column, count)}
            scf.yield {", ".join(f"%part{q}" for q in range(depth))} : {kinds}
          }}""")
    return "\n".join([*lines, _interleaved(rows, columns, arithmetic)])


def _interleaved(rows: list[str], columns: int, arithmetic: Arithmetic) -> str:
    """Rows of B, element by element, and extended to what is kept of them, as %group."""
    names, width, kind, lines = rows, columns, storage(arithmetic.types.b), list[str]()
    while len(names) > 1:
        half = len(names) // 2
        joined = [f"%half{half}_{i}" for i in range(half)]
        for name, low, high in zip(joined, names[:half], names[half:], strict=True):
            arrow = f"vector<{width}x{kind}> -> vector<{2 * width}x{kind}>"
            lines.append(f"          {name} = vector.interleave {low}, {high} : {arrow}")
        names, width = joined, 2 * width
    text, _ = extension(names[0], "%group", arithmetic.types.b, arithmetic.kept, f"vector<{width}x{{}}>")
    same = f"vector<{width}x{kind}>"
    return "\n".join([*lines, text.rstrip() or f"          %group = vector.shape_cast {names[0]} : {same} to {same}"])


def _whole_rows(columns: int, arithmetic: Arithmetic, column: str) -> str:
    kind = f"{arithmetic.names()['B']}, vector<{columns}x{storage(arithmetic.types.b)}>"
    loads = (f"            %all{q} = vector.load %B[%kp{q}, {column}] : {kind}" for q in range(arithmetic.depth))
    return "\n".join(loads)


def _parts_of_rows(columns: int, arithmetic: Arithmetic, column: str, count: str) -> str:
    lines = []
    for q in range(arithmetic.depth):
        lines.append(f"            %there{q} = arith.cmpi ult, %p{q}, %kc : index")
        lines.append(f"            %n{q} = arith.select %there{q}, {count}, %c0 : index")
        place = f"%B[%kp{q}, {column}]"
        lines.append(read_some(f"%part{q}", place, f"%n{q}", columns, arithmetic.types.b, arithmetic))
    return "\n".join(lines)
