"""Convolutions whose pixels lie innermost (NCHW): blocks of the image are turned in scratch, channels innermost.

There register tiles of lowering/images/windows.py compute them, into a block of C that is turned back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dynmlir.bindings import context, ir
from dynmlir.kernels.convolution import VIEW, VIEW_TYPE
from dynmlir.kernels.edges import half_panel
from dynmlir.kernels.element_types import bits, is_float
from dynmlir.kernels.made_with import PLANE_DEPTH
from dynmlir.lowering.arithmetic import Arithmetic, extension
from dynmlir.lowering.images.windows import TileKinds, calls_of_class, driver_names, finished, tile_kinds
from dynmlir.lowering.layouts import as_elements, read_some, squares
from dynmlir.lowering.prefetch_places import KEEP_IN_L1, LINE_BITS

#: Squares of weights after this one that are prefetched: what is loaded behind masks no hardware foresees.
_SQUARES_AHEAD = 8
_Reader = Callable[[str, dict[str, object]], str]
#: What of a view is another one in scratch.
_IN_SCRATCH = {"stride_b": "%image_pitch", "stride_y": "%row_pitch", "stride_x": "%pitch"}


def plane_functions(name: str, columns: int, arithmetic: Arithmetic, read: _Reader) -> list[str]:
    """What a driver calls beside tiles and what windows.py has: copies that turn squares; the slow way."""
    names = driver_names(name, columns, arithmetic) | squares(arithmetic) | _squares(arithmetic)
    names["multiply_add_one"] = _multiply_add(arithmetic)
    parts = ("parts", "slowly", "finite")[: 2 + is_float(arithmetic.types.c)]
    made = []
    with context(), ir.Location.unknown():
        for part in parts:
            made += finished(ir.Module.parse(read(f"templates/matmul/planar_{part}", names)), columns, arithmetic)
    return made


def plane_driver(
    name: str,
    tiles: Sequence[tuple[str, int]],
    columns: int,
    arithmetic: Arithmetic,
    names: dict[str, object],
    read: _Reader,
) -> str:
    """The online loops in generic form, given the tiles that they call: (name, columns)."""
    names = names | driver_names(name, columns, arithmetic) | {"X": arithmetic.summed.names()["A"]}
    side = "templates/matmul/planar_range"
    names |= {
        "line": LINE_BITS // bits(arithmetic.types.a),
        **{"DEPTH": PLANE_DEPTH, "H": half_panel(columns, arithmetic.lanes), "view_size": len(VIEW)},
        "channels_at": VIEW.index("channels"),
        "range_h": read(side, {"side": "h", "first": "%l0", "last": "%last_line"}),
        "range_w": read(side, {"side": "w", "first": "%v0", "last": "%last_column"}),
        "store_view": "\n".join(_stored(name, value) for name, value in _IN_SCRATCH.items()),
        "subviews": subview("X", "image", "b", str(names["B"])) + "\n" + subview("C", "result", "c", str(names["C"])),
    }
    finite = not is_float(arithmetic.types.c)
    names["add_outside"] = "" if finite else read("templates/matmul/planar_not_finite", names)
    names |= calls_of_class("%now", _next(columns, names, arithmetic), read)
    declared = [_declared_tile(tile, tile_kinds(width, arithmetic.summed, columns)) for tile, width in tiles]
    text = "\n".join([*declared, *_declared(name, names), read("templates/matmul/planar", names)])
    with context(), ir.Location.unknown():
        return finished(ir.Module.parse(text), columns, arithmetic)[-1]


def _next(columns: int, names: dict[str, object], arithmetic: Arithmetic) -> str:
    """A line of each of the filters that are packed next, prefetched; behind the last filter it again."""
    lines = [
        "            %line_k = arith.muli %p_next, %line_of_a : index",
        "            %k_line = arith.addi %next_k, %line_k : index",
    ]
    for f in range(columns):
        lines.append(f"""\
            %skip_{f} = arith.constant {f} : index
            %any_{f} = arith.addi %next_i, %skip_{f} : index
            %filter_{f} = arith.minui %any_{f}, %last_filter : index
            memref.prefetch %weights[%filter_{f}, %k_line], read, locality<2>, data : {names["A"]}""")
    return "\n".join(lines)


def _multiply_add(arithmetic: Arithmetic) -> str:
    """%next: a weight times an element of the image, added to the sum."""
    types = arithmetic.types
    weight, weight_name = extension("%weight", "%wide_weight", types.a, types.c)
    value, value_name = extension("%value", "%wide_value", types.b, types.c)
    return weight + value + arithmetic.fused("%next", weight_name, value_name, "%of_taps", types.c)


def _declared_tile(name: str, kinds: TileKinds) -> str:
    return f"func.func private @{name}({', '.join(kinds)})"


def _declared(name: str, names: dict[str, object]) -> list[str]:
    """What a driver calls, so that it can be parsed alone."""
    a, b, c, table = names["A"], names["B"], names["C"], f"{VIEW_TYPE}, {names['T']}, {names['D']}"
    scratch = f"memref<?x{names['s']}>"

    def of(part: str, kinds: str, numbers: int, result: str = "") -> str:
        return f"func.func private @{name}_{part}({', '.join([kinds, *['index'] * numbers])}{result}"

    declared = [
        of("pixels", table, 4, ") -> (index, i1)"),
        of("slowly", f"{a}, {b}, {c}, {VIEW_TYPE}", 4, ", i1)"),
        of("turn", f"{b}, {VIEW_TYPE}, {scratch}", 8, ")"),
        of("weights", f"{a}, {scratch}", 6, ")"),
        f"func.func private @{name}_store({scratch}, index, {c}, index, index, index, index, i1)",
    ]
    if names["add_outside"]:
        declared += [of("outside", f"{names['X']}, {c}, {table}", 5, ")"), of("finite", scratch, 3, ") -> i1")]
    return declared


def _stored(name: str, value: str) -> str:
    """An entry of the view of what is in scratch."""
    return f"""\
        %w_at_{name} = arith.constant {VIEW.index(name)} : index
        %w_{name} = arith.index_cast {value} : index to i64
        memref.store %w_{name}, %W[%w_at_{name}] : {VIEW_TYPE}"""


def subview(made: str, memory: str, operand: str, kind: str) -> str:
    """%X_b or %C_b: what begins so many products later."""
    return f"""\
          %{made}_rows = memref.dim %{memory}, %c0 : {kind}
          %{made}_columns = memref.dim %{memory}, %c1 : {kind}
          %{made}_skip = arith.muli %product, %step_{operand} : index
          %{made}_b = memref.subview %{memory}[0, %{made}_skip] [%{made}_rows, %{made}_columns] [1, 1]
              : {kind} to {kind}"""


def _squares(arithmetic: Arithmetic) -> dict[str, object]:
    """How squares are read and stored by each of the copies."""
    of, lanes = arithmetic.names(), arithmetic.lanes
    scratch, vector = f"memref<?x{of['s']}>", f"vector<{lanes}x{of['s']}>"
    turn_loads, turn_stores, weights_ahead, weights_stores, rows, loads, stores = ([] for _ in range(7))
    for i in range(lanes):
        turn_loads.append(f"""\
        %i_{i} = arith.constant {i} : index
        %any_{i} = arith.addi %c, %i_{i} : index
        %channel_{i} = arith.minui %any_{i}, %last : index
        %of_{i} = arith.addi %ch, %channel_{i} : index
        %at_{i} = arith.muli %of_{i}, %stride_c : index
        %from_{i} = arith.addi %at_{i}, %from_x : index
{read_some(f"%read_{i}", f"%X[%c0, %from_{i}]", "%pixels", lanes, arithmetic.types.b, arithmetic)}
{as_elements(i, lanes, arithmetic)}""")
        turn_stores.append(f"""\
        %there_{i} = arith.cmpi ult, %i_{i}, %pixels : index
        scf.if %there_{i} {{
          %skip_{i} = arith.muli %i_{i}, %pitch : index
          %to_{i} = arith.addi %square_at, %skip_{i} : index
          scf.if %whole_square {{
            vector.store %out_{i}, %S[%to_{i}] : {scratch}, {vector}
          }} else {{
            vector.transfer_write %out_{i}, %S[%to_{i}], %stored {{in_bounds = [true]}} : {vector}, {scratch}
          }}
        }}""")
        weights_ahead.append(
            f"      memref.prefetch %B[%column_{i}, %later], read, locality<{KEEP_IN_L1}>, data : {of['A']}"
        )
        weights_stores.append(f"""\
      %there_{i} = arith.cmpi ult, %i_{i}, %rows : index
      %into_{i} = arith.select %there_{i}, %place_{i}, %depth : index
      %skip_{i} = arith.muli %into_{i}, %uN : index
      %to_{i} = arith.addi %column_at, %skip_{i} : index
      vector.store %out_{i}, %S[%to_{i}] : {scratch}, {vector}
      %up_{i} = arith.addi %place_{i}, %now : index
      %wraps_{i} = arith.cmpi uge, %up_{i}, %depth : index
      %less_{i} = arith.subi %up_{i}, %round : index
      %place_{i + 1} = arith.select %wraps_{i}, %less_{i}, %up_{i} : index""")
        rows.append(f"""\
    %i_{i} = arith.constant {i} : index
    %any_{i} = arith.addi %x, %i_{i} : index
    %pixel_{i} = arith.minui %any_{i}, %last : index
    %skip_{i} = arith.muli %pixel_{i}, %uN : index
    %pixel_at_{i} = arith.addi %at, %skip_{i} : index""")
        loads.append(f"""\
      %from_{i} = arith.addi %pixel_at_{i}, %f : index
      %row_{i} = vector.load %S[%from_{i}] : {scratch}, {vector}""")
        stores.append(f"""\
      %f_{i} = arith.addi %f, %i_{i} : index
      %there_{i} = arith.cmpi ult, %f_{i}, %n : index
      scf.if %there_{i} {{
        %row_of_{i} = arith.addi %row, %i_{i} : index
        %sum_{i} = scf.if %accumulate -> ({vector}) {{
          %held = vector.transfer_read %C[%row_of_{i}, %column], %zero, %stored {{in_bounds = [true]}}
              : {of["C"]}, {vector}
          %both = {of["add"]} %held, %out_{i} : {vector}
          scf.yield %both : {vector}
        }} else {{
          scf.yield %out_{i} : {vector}
        }}
        scf.if %whole_square {{
          vector.store %sum_{i}, %C[%row_of_{i}, %column] : {of["C"]}, {vector}
        }} else {{
          vector.transfer_write %sum_{i}, %C[%row_of_{i}, %column], %stored {{in_bounds = [true]}} : {vector}, {of["C"]}
        }}
      }}""")
    texts = {
        **{"turn_loads": turn_loads, "turn_stores": turn_stores},
        **{"weights_ahead": weights_ahead, "weights_stores": weights_stores},
        **{"store_rows": rows, "store_loads": loads, "store_stores": stores},
    }
    return {"weights_ahead_by": _SQUARES_AHEAD * lanes} | {name: "\n".join(lines) for name, lines in texts.items()}
