"""Layouts: which dimensions of A and B have unit stride, "n" as written or "t" transposed: "nn", "nt", "tn", "tt".

The kernels see what is transposed as what lies there, a row-major K x M or N x K. Of A a register tile reads a
column, wherever it lies. A transposed B serves in its place where vectors lie along K, or is transposed while it is
packed, in squares of one vector each way.

"i" is the image of a convolution (kernels/convolution.py): a block of the matrix that it stands for is gathered into
scratch, zeros where a window reaches beyond the image; %V, `VIEW`, says where its elements lie.
"""

from __future__ import annotations

from dynmlir.kernels.convolution import VIEW, VIEW_TYPE
from dynmlir.kernels.element_types import bits, storage
from dynmlir.lowering.arithmetic import Arithmetic, extension


def rows_of_a(layout: str, rows: int) -> dict[str, object]:
    """How a register tile reads one column of A: where, of which shape, and the maps of its linalg.matmul.

    `a_of_product` is where in one of several products. An image has been copied, row by row, to there.
    """
    if layout[0] != "t":
        at: dict[str, object] = {"a_at": "%i, %k", "a_of_product": "%i, %ka"}
        return at | {"a_shape": f"{rows}, 1", "a_type": f"{rows}x1", "a_maps": ""}
    at = {"a_at": "%k, %i", "a_of_product": "%k, %ia"}
    maps = "affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>"
    return at | {"a_shape": f"1, {rows}", "a_type": f"1x{rows}", "a_maps": f"indexing_maps = [{maps}]"}


def read_some(
    result: str, place: str, count: str, columns: int, kind: str, arithmetic: Arithmetic, operand: str = "B"
) -> str:
    """The first `count` of so many elements of A or B; where masks are slow for them, all of them without one.

    Masks of elements below 32 bits are instructions of AVX-512 alone: LLVM goes element by element.
    """
    memory, vector, facts = arithmetic.names()[operand], f"vector<{columns}x{storage(kind)}>", arithmetic.device.facts
    name = result.removeprefix("%")
    read = f"""\
          %none_{name} = arith.constant {arithmetic.names()[f"zero_{operand.lower()}"]}
          %some_{name} = vector.create_mask {count} : vector<{columns}xi1>
          READ = vector.transfer_read {place}, %none_{name}, %some_{name} {{in_bounds = [true]}} : {memory}, {vector}"""
    if bits(kind) >= 32 or facts.get("masks_cheap", 1) or not facts.get("masked_access", 1):
        return read.replace("READ", result)
    return f"""\
          %columns_{name} = arith.constant {columns} : index
          %whole_{name} = arith.cmpi uge, {count}, %columns_{name} : index
          {result} = scf.if %whole_{name} -> ({vector}) {{
            %all_{name} = vector.load {place} : {memory}, {vector}
            scf.yield %all_{name} : {vector}
          }} else {{
{read.replace("READ", f"%part_{name}")}
            scf.yield %part_{name} : {vector}
          }}"""


def squares(arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of transpose.mlir: squares of B, whole along K and the last one, loaded, transposed and stored.

    An element of a square is one of scratch's type, or a group of B's of 32 bits for a dot-product instruction.
    """
    lanes, depth = arithmetic.lanes, arithmetic.depth
    element = arithmetic.scratch if depth == 1 else "i32"
    return {
        "Q": depth,
        "VLQ": lanes * depth,
        "columns": _columns(lanes),
        "load": _loads(lanes, arithmetic, masked=False),
        "load_some": _loads(lanes, arithmetic, masked=True),
        "transpose": transposition(lanes, f"vector<{lanes}x{element}>"),
        "store": "\n".join(_store(i, arithmetic) for i in range(lanes)),
        "store_some": _conditional_stores(lanes, arithmetic),
    }


def transposition(lanes: int, kind: str, size: int = 0) -> str:
    """The rows %row_0 ... of a square, transposed: log2(lanes) rounds of exchanges (Eklundh) -> %out_0 ...

    Round s swaps, between rows i and i + s, the lanes that have bit s with those that do not. With a `size`, of squares
    of so many rows that lie side by side in the vectors.
    """
    size = size or lanes
    names, lines = [f"%row_{i}" for i in range(size)], []
    step = 1
    while step < size:
        exchanged = list(names)
        result = "%out_" if step * 2 >= size else f"%round{step}_"
        for i in (i for i in range(size) if not i & step):
            pair = names[i], names[i + step]
            keep = [lane if not lane & step else lanes + lane - step for lane in range(lanes)]
            take = [lane + step if not lane & step else lanes + lane for lane in range(lanes)]
            for row, mask in ((i, keep), (i + step, take)):
                exchanged[row] = f"{result}{row}"
                lines.append(f"      {exchanged[row]} = vector.shuffle {', '.join(pair)} {mask} : {kind}, {kind}")
        names, step = exchanged, step * 2
    return "\n".join(lines)


def joined(read: str, width: int, lanes: int, element: object) -> list[str]:
    """%row_0 ... of `lanes` vectors of `width` elements, <read>0 ...: those that are `width` apart, side by side.

    So squares of `width` rows lie side by side, as `transposition` takes them.
    """
    lines, held = list[str](), {i: f"{read}{i}" for i in range(lanes)}
    while width < lanes:
        for i in sorted(i for i in held if not i & width):
            pair, narrow = f"{held[i]}, {held.pop(i + width)}", f"vector<{width}x{element}>"
            held[i] = f"%joined{2 * width}_{i}"
            lines.append(f"    {held[i]} = vector.shuffle {pair} {list(range(2 * width))} : {narrow}, {narrow}")
        width *= 2
    kind = f"vector<{lanes}x{element}>"
    return [*lines, *(f"    %row_{i} = vector.shape_cast {name} : {kind} to {kind}" for i, name in held.items())]


def apart(columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of copy_columns.mlir: vectors of a stretch of rows of so many columns, taken apart into columns."""
    lanes, s = arithmetic.lanes, arithmetic.scratch
    kind, lines = f"vector<{lanes}x{arithmetic.names()['b']}>", list[str]()
    for i in range(columns):
        lines += [
            f"    %skip_{i} = arith.constant {i * lanes} : index",
            f"    %beyond_{i} = arith.subi %elements, %skip_{i} : index",
            f"    %left_{i} = arith.maxsi %beyond_{i}, %c0 : index",
            read_some(f"%v{i}", f"%B[%kp, %skip_{i}]", f"%left_{i}", lanes, arithmetic.types.b, arithmetic),
        ]
    for i in range(columns):
        lines += _column(i, columns, lanes, kind)
        text, name = extension(
            f"%column_{i}", f"%wide_{i}", arithmetic.types.b, arithmetic.kept, f"vector<{lanes}x{{}}>"
        )
        lines += [
            f"    %number_{i} = arith.constant {i} : index",
            f"    %before_{i} = arith.muli %number_{i}, %padded : index",
            f"    %row_{i} = arith.addi %base, %before_{i} : index",
            f"    %to_{i} = arith.addi %row_{i}, %p : index",
            f"{text}    vector.store {name}, %S[%to_{i}] : memref<?x{s}>, vector<{lanes}x{s}>",
        ]
    return {"columns": columns, "copy_rows": "\n".join(lines)}


def _column(column: int, columns: int, lanes: int, kind: str) -> list[str]:
    """%column_<column>: every so manyth element of %v0, %v1 ... from this one on, vector after vector."""
    lines, held = [], "%v0"
    for i in range(1, columns):
        # Of each place: what is held by now, or an element of the vector that comes next.
        elements = [row * columns + column for row in range(lanes)]
        first = [at % lanes if i == 1 else row for row, at in enumerate(elements)]
        order = [lanes + at % lanes if at // lanes == i else first[row] for row, at in enumerate(elements)]
        name = f"%column_{column}" + (f"_{i}" if i < columns - 1 else "")
        lines.append(f"    {name} = vector.shuffle {held}, %v{i} {order} : {kind}, {kind}")
        held = name
    return lines if columns > 1 else [f"    %column_{column} = vector.shape_cast %v0 : {kind} to {kind}"]


def _columns(lanes: int) -> str:
    """%column_i: column %jq + i, or the last one that there is."""
    return "\n".join(
        f"""\
    %i_{i} = arith.constant {i} : index
    %any_{i} = arith.addi %jq, %i_{i} : index
    %column_{i} = arith.minui %any_{i}, %last : index"""
        for i in range(lanes)
    )


def _loads(lanes: int, arithmetic: Arithmetic, masked: bool) -> str:
    """%row_i: column %column_i of B from %kp on, as elements of a square; zeros beyond %rows where masked."""
    memory, kind = arithmetic.names()["B"], arithmetic.names()["b"]
    length, lines = lanes * arithmetic.depth, []
    for i in range(lanes):
        place = f"%B[%column_{i}, %kp]"
        whole = f"      %read_{i} = vector.load {place} : {memory}, vector<{length}x{kind}>"
        some = read_some(f"%read_{i}", place, "%rows", length, arithmetic.types.b, arithmetic)
        lines += [some if masked else whole, as_elements(i, lanes, arithmetic)]
    return "\n".join(lines)


def as_elements(i: int, lanes: int, arithmetic: Arithmetic) -> str:
    """%row_i of %read_i."""
    if arithmetic.depth > 1:
        kind = f"vector<{lanes * arithmetic.depth}x{{}}>"
        text, name = extension(f"%read_{i}", f"%wide_{i}", arithmetic.types.b, arithmetic.kept, kind)
        group = kind.format(arithmetic.scratch)
        return f"{text}      %row_{i} = vector.bitcast {name} : {group} to vector<{lanes}xi32>"
    text, _ = extension(f"%read_{i}", f"%row_{i}", arithmetic.types.b, arithmetic.scratch, f"vector<{lanes}x{{}}>")
    kind = f"vector<{lanes}x{arithmetic.scratch}>"
    return text.rstrip() or f"      %row_{i} = vector.shape_cast %read_{i} : {kind} to {kind}"


def _conditional_stores(lanes: int, arithmetic: Arithmetic) -> str:
    """Of the rows of the transposed square those that there are."""
    return "\n".join(
        f"""\
      %stored_{i} = arith.cmpi ult, %i_{i}, %groups : index
      scf.if %stored_{i} {{
{_store(i, arithmetic)}
      }}"""
        for i in range(lanes)
    )


def _store(i: int, arithmetic: Arithmetic) -> str:
    """Row i of the transposed square."""
    s, length = arithmetic.scratch, arithmetic.lanes * arithmetic.depth
    lines = [f"%skip_{i} = arith.muli %i_{i}, %uNQ : index", f"%to_{i} = arith.addi %square_at, %skip_{i} : index"]
    value, kind = f"%out_{i}", f"vector<{length}x{s}>"
    if arithmetic.depth > 1:
        lines.append(f"%groups_{i} = vector.bitcast {value} : vector<{arithmetic.lanes}xi32> to {kind}")
        value = f"%groups_{i}"
    lines.append(f"vector.store {value}, %S[%to_{i}] : memref<?x{s}>, {kind}")
    return "\n".join(f"        {line}" for line in lines)


def view_names(arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of gather_*.mlir: the type of %V, its values by name, and the numbers of lanes."""
    loads = [
        f"  %{name}_at = arith.constant {place} : index\n"
        f"  %{name}_i64 = memref.load %V[%{name}_at] : {VIEW_TYPE}\n"
        f"  %{name} = arith.index_cast %{name}_i64 : i64 to index"
        for place, name in enumerate(VIEW)
    ]
    lanes = arithmetic.lanes
    numbers = {"lane_numbers": range(lanes), "lane_numbers_2": range(2 * lanes), "even_numbers": range(0, 2 * lanes, 2)}
    listed = {name: ", ".join(map(str, some)) for name, some in numbers.items()}
    return {"V": VIEW_TYPE, "view": "\n".join(loads), "VL2": 2 * lanes, **listed}
