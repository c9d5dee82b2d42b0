"""Convolutions in NCHW without copies: register tiles of vectors of pixels that are neighbours in a line of the image.

What is unrolled over rows and vectors of a tile is made here, the rest is in lib/templates/matmul/lines*.mlir.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dynmlir.bindings import context, ir
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.images.planes import subview
from dynmlir.lowering.images.shared_taps import call_by_step, declared_by_step
from dynmlir.lowering.images.windows import finished
from dynmlir.lowering.layouts import view_names

#: Pixels of the lines that all rows meet before the next ones.
PIXELS = 256
_Reader = Callable[[str, dict[str, object]], str]


def lower_lines_tile(name: str, rows: int, columns: int, arithmetic: Arithmetic, read: _Reader) -> str:
    """A register tile, as text in generic form: of so many columns, and of fewer vectors where a line ends."""
    names = _names(arithmetic) | {"name": name, "R": rows, "N": columns}
    names["rows"] = "\n".join(_row(i) for i in range(rows))
    most = max(1, columns // arithmetic.lanes)
    widths = sorted({1 << i for i in range(most.bit_length()) if 1 << i <= most} | {most}, reverse=True)
    names["blocks"] = _narrowing(widths, rows, arithmetic, names, read)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read("templates/matmul/lines_tile", names))
        return finished(module, columns, arithmetic)[0]


def lines_driver(
    name: str, tile: str, stack: str, rows: int, columns: int, arithmetic: Arithmetic, read: _Reader
) -> str:
    """The online loops in generic form, given the tiles that they call by name; of one row all are left over."""
    names = _names(arithmetic) | {"name": name, "tile": tile, "stack": stack, "R": rows, "PIXELS": PIXELS}
    kinds = ", ".join([*(str(names[x]) for x in "ABCV"), *["index"] * 4])
    operands = (("A", "weights", "a"), ("X", "image", "b"), ("C", "result", "c"))
    of = {"a": str(names["A"]), "b": str(names["B"]), "c": str(names["C"])}
    names["subviews"] = "\n".join(subview(made, memory, x, of[x]) for made, memory, x in operands)
    several = rows > 1
    names |= {"tile_height": "height" if several else "c0"}
    names["tiles"] = read("templates/matmul/lines_tiles", names) if several else ""
    declared = [f"func.func private @{tile}({kinds})"] * several
    of_stacks = ", ".join([kinds, *["index"] * 4])
    place = "%weights, %image, %result, %V, %i, %j0, %j1, %reads, %products, %step_a, %step_b, %step_c"
    names["stacks"] = call_by_step(stack, place, of_stacks)
    declared += declared_by_step(stack, of_stacks)
    with context(), ir.Location.unknown():
        module = ir.Module.parse("\n".join([*declared, read("templates/matmul/lines", names)]))
        return finished(module, columns, arithmetic)[-1]


def _names(arithmetic: Arithmetic) -> dict[str, object]:
    names = arithmetic.names() | view_names(arithmetic)
    return names | {"zero_value": str(names["zero_c"]).split(" ", 1)[0]}


def _row(i: int) -> str:
    return f"  %row_{i} = arith.constant {i} : index\n  %i_{i} = arith.addi %i, %row_{i} : index"


def _narrowing(
    widths: Sequence[int], rows: int, arithmetic: Arithmetic, names: dict[str, object], read: _Reader
) -> str:
    """As few vectors as hold the pixels that are left, of these numbers of vectors, the widest first."""
    width, *narrower = widths
    block = _block(width, rows, arithmetic, names, read)
    if not narrower:
        return block
    return f"""\
      %up_to_{width} = arith.constant {narrower[0] * arithmetic.lanes} : index
      %wide_{width} = arith.cmpi ugt, %count, %up_to_{width} : index
      scf.if %wide_{width} {{
{block}
      }} else {{
{_narrowing(narrower, rows, arithmetic, names, read)}
      }}"""


def _block(width: int, rows: int, arithmetic: Arithmetic, names: dict[str, object], read: _Reader) -> str:
    """The sums of so many vectors of pixels for each row."""
    lanes, b, c = arithmetic.lanes, names["b"], arithmetic.types.c
    kind, of_image = f"vector<{lanes}x{c}>", f"vector<{lanes}x{b}>"
    places = [(i, v) for i in range(rows) for v in range(width)]

    def listed(text: str) -> str:
        return ", ".join(text.format(at, i=i, v=v) for at, (i, v) in enumerate(places))

    made = names | {
        "count": len(places),
        "width": width,
        "vectors": ", ".join([kind] * len(places)),
        "read_vectors": ", ".join([of_image] * width),
        "read_names": ", ".join(f"%b_{v}" for v in range(width)),
        "other_names": ", ".join(f"%others#{v}" for v in range(width)),
        "before": "\n".join(
            [*(_edge(v, lanes) for v in range(width)), *(_before(i, v, names, kind) for i, v in places)]
        ),
        "from_start": listed("%sum0_{0} = %before_{i}_{v}"),
        "from_channels": listed("%sum1_{0} = %sum0_{0}"),
        "from_lines": listed("%sum2_{0} = %sum1_{0}"),
        "next_names": listed("%next_{0}"),
        "taps_names": listed("%of_taps#{0}"),
        "lines_names": listed("%of_lines#{0}"),
        "reads_by_one": "\n".join(_by_one(v, lanes, names) for v in range(width)),
        "reads_by_two": "\n".join(_by_two(v, lanes, names) for v in range(width)),
        "reads_apart": "\n".join(_apart(v, lanes, names) for v in range(width)),
        "products": "\n".join(_products(rows, width, arithmetic, kind)),
        "stores": "\n".join(_store(at, i, v, names, kind) for at, (i, v) in enumerate(places)),
    }
    return read("templates/matmul/lines_block", made)


def _edge(v: int, lanes: int) -> str:
    """Which pixels of a vector of C there are, and where it begins."""
    return f"""\
      %skip_{v} = arith.constant {v * lanes} : index
      %j_{v} = arith.addi %j, %skip_{v} : index
      %beyond_{v} = arith.subi %count, %skip_{v} : index
      %some_{v} = arith.maxsi %beyond_{v}, %c0 : index
      %stored_{v} = vector.create_mask %some_{v} : vector<{lanes}xi1>
      %held_{v} = arith.muli %some_{v}, %reads : index
      %read_{v} = vector.create_mask %held_{v} : vector<{lanes}xi1>"""


def _before(i: int, v: int, names: dict[str, object], kind: str) -> str:
    place = f"%C[%i_{i}, %j_{v}], %zero, %read_{v} {{in_bounds = [true]}}"
    return f"      %before_{i}_{v} = vector.transfer_read {place} : {names['C']}, {kind}"


def _store(at: int, i: int, v: int, names: dict[str, object], kind: str) -> str:
    place = f"%C[%i_{i}, %j_{v}], %stored_{v} {{in_bounds = [true]}}"
    return f"      vector.transfer_write %of_channels#{at}, {place} : {kind}, {names['C']}"


def _by_one(v: int, lanes: int, names: dict[str, object]) -> str:
    """Pixels that are neighbours."""
    b, memory = names["b"], names["B"]
    return f"""\
              %numbers_{v} = arith.constant dense<[{_numbers(v * lanes, lanes)}]> : vector<{lanes}xi32>
              %places_{v} = arith.addi %xs, %numbers_{v} : vector<{lanes}xi32>
              %inside_{v} = arith.cmpi ult, %places_{v}, %limits : vector<{lanes}xi32>
              %from_{v} = arith.addi %from, %skip_{v} : index
              %b_{v} = vector.maskedload %X[%c0, %from_{v}], %inside_{v}, %zeros
                  : {memory}, vector<{lanes}xi1>, vector<{lanes}x{b}> into vector<{lanes}x{b}>"""


def _by_two(v: int, lanes: int, names: dict[str, object]) -> str:
    """Every other one of twice as many."""
    b, memory, both = names["b"], names["B"], 2 * lanes
    even = list(range(0, both, 2))
    return f"""\
                %begin_{v} = arith.constant {v * both} : index
                %numbers_{v} = arith.constant dense<[{_numbers(v * both, both)}]> : vector<{both}xi32>
                %places_{v} = arith.addi %xs_2, %numbers_{v} : vector<{both}xi32>
                %inside_{v} = arith.cmpi ult, %places_{v}, %limits_2 : vector<{both}xi32>
                %from_{v} = arith.addi %from, %begin_{v} : index
                %both_{v} = vector.maskedload %X[%c0, %from_{v}], %inside_{v}, %zeros_2
                    : {memory}, vector<{both}xi1>, vector<{both}x{b}> into vector<{both}x{b}>
                %b_{v} = vector.shuffle %both_{v}, %both_{v} {even} : vector<{both}x{b}>, vector<{both}x{b}>"""


def _apart(v: int, lanes: int, names: dict[str, object]) -> str:
    """Any step: one by one."""
    b, memory = names["b"], names["B"]
    return f"""\
                %b_{v} = scf.for %l = %c0 to %lanes step %c1 iter_args(%made = %zeros) -> (vector<{lanes}x{b}>) {{
                  %pixel = arith.addi %skip_{v}, %l : index
                  %to_pixel = arith.muli %pixel, %step_w : index
                  %place = arith.addi %x, %to_pixel : index
                  %inside = arith.cmpi ult, %place, %limit : index
                  %value = scf.if %inside -> ({b}) {{
                    %at = arith.addi %from, %to_pixel : index
                    %element = memref.load %X[%c0, %at] : {memory}
                    scf.yield %element : {b}
                  }} else {{
                    scf.yield %nothing : {b}
                  }}
                  %more = vector.insert %value, %made [%l] : {b} into vector<{lanes}x{b}>
                  scf.yield %more : vector<{lanes}x{b}>
                }}"""


def _numbers(first: int, count: int) -> str:
    return ", ".join(str(first + i) for i in range(count))


def _products(rows: int, width: int, arithmetic: Arithmetic, kind: str) -> list[str]:
    """The weight of each row times each vector."""
    a, lines = arithmetic.names()["A"], list[str]()
    for i in range(rows):
        lines.append(f"            %weight_{i} = memref.load %A[%i_{i}, %k] : {a}")
        lines.append(f"            %every_{i} = vector.broadcast %weight_{i} : {arithmetic.types.a} to {kind}")
    for i in range(rows):
        for v in range(width):
            at = i * width + v
            product = arithmetic.fused(f"%next_{at}", f"%every_{i}", f"%b#{v}", f"%sum2_{at}", kind)
            lines.append(f"            {product}")
    return lines
