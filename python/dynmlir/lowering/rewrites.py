"""Small rewrites that upstream MLIR has no pass for, on functions made from micro-kernel templates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dynmlir.bindings import arith, ir, scf


def walk(op: Any, visit: Callable[[Any], None]) -> None:
    """Visits every operation below `op`, inner ones first; `visit` may erase what it is given."""
    for region in op.regions:
        for block in region.blocks:
            for inner in list(block.operations):
                walk(inner.operation, visit)
                visit(inner.operation)


def _defined_by(value: Any, name: str) -> Any | None:
    owner = value.owner
    return owner if not isinstance(owner, ir.Block) and owner.name == name else None


def forward_local_tile(op: Any) -> None:
    """A masked read of the local tile just written in full is the vector that was written.

    Before:
      %t = vector.transfer_write %v, %empty
      %s = tensor.extract_slice %t[0, 0] [R, %n]
      %r = vector.transfer_read %s, mask
    After: %r is %v, so that the tile never exists in memory.
    """
    if op.name != "vector.transfer_read":
        return
    piece = _defined_by(op.operands[0], "tensor.extract_slice")
    written = piece and _defined_by(piece.operands[0], "vector.transfer_write")
    if written:
        op.results[0].replace_all_uses_with(written.operands[0])
        for dead in (op, piece, written):
            if dead is not None and not list(dead.results[0].uses):
                dead.erase()


#: 32-bit lanes of the dot-product instructions.
LANES_OF_DOTS = 16


def drop_self_copy(op: Any) -> None:
    """The tile is stored where it lies; bufferization leaves a copy of it to its own place."""
    if op.name == "memref.copy" and _carried(op.operands[0]) == op.operands[1]:
        op.erase()


def _carried(value: Any) -> Any:
    """What a loop was given, where it passes that on unchanged."""
    loop = _defined_by(value, "scf.for")
    if loop is None:
        return value
    place = list(loop.results).index(value)
    block = loop.regions[0].blocks[0]
    yielded = list(block.operations)[-1].operands[place]
    unchanged = _carried(yielded) == block.arguments[1 + place]
    return _carried(loop.operands[3 + place]) if unchanged else value


def allow_reassociation(op: Any) -> None:
    """Sums across lanes as a tree, always the same one, instead of lane by lane."""
    if op.name == "vector.reduction":
        op.attributes["fastmath"] = ir.Attribute.parse("#arith.fastmath<reassoc>")


def drop_mask(op: Any) -> None:
    """Accesses of a tile that is always whole need no mask, which some devices have no instruction for.

    Before: %v = vector.transfer_read %C[...], %zero, %mask    the mask is empty where C is not accumulated into
    After:  %w = vector.transfer_read %C[...], %zero           and %v = arith.select %mask, %w, zeros  only there
    """
    if op.name == "vector.transfer_write" and len(op.operands) == 2 + _rank(op.operands[1]) + 1:
        _unmasked(op, [1, 1, _rank(op.operands[1]), 0])
    elif op.name == "vector.transfer_read" and len(op.operands) == 1 + _rank(op.operands[0]) + 2:
        mask = op.operands[len(op.operands) - 1]
        new = _unmasked(op, [1, _rank(op.operands[0]), 1, 0])
        with ir.InsertionPoint(op), op.location:
            value = new.results[0]
            if _may_be_empty(mask):
                zero = _created("vector.broadcast", new.operands[len(new.operands) - 1], value.type)
                value = arith.select(mask, value, zero)
        op.results[0].replace_all_uses_with(value)
    else:
        return
    op.erase()


def _rank(value: Any) -> int:
    return ir.ShapedType(value.type).rank


def _unmasked(op: Any, segments: list[int]) -> Any:
    """The access without its last operand, before it."""
    attributes = {name: op.attributes[name] for name in ("in_bounds", "permutation_map")}
    attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get(segments)
    with ir.InsertionPoint(op), op.location:
        operands, results = list(op.operands)[:-1], [result.type for result in op.results]
        return ir.Operation.create(op.name, results=results, operands=operands, attributes=attributes)


def _may_be_empty(mask: Any) -> bool:
    """Whether a mask's width is a product: of the columns, and of whether C is read."""
    made = _defined_by(mask, "vector.create_mask")
    return made is None or _defined_by(made.operands[len(made.operands) - 1], "arith.muli") is not None


def narrow_mask(op: Any) -> None:
    """A mask over the last dimension as a comparison of 32-bit lanes, the same for every row.

    Before: %m = vector.create_mask %c6, %n : vector<6x64xi1>       %c6 is all six rows
    After:  %m = vector.broadcast (vector.step < %n : vector<64xi32>)      half the registers of 64-bit indices
    """
    if op.name != "vector.create_mask":
        return
    kind = ir.VectorType(op.results[0].type)
    *rows, lanes = kind.shape
    if [_constant(operand) for operand in list(op.operands)[:-1]] != rows:
        return
    i32 = ir.IntegerType.get_signless(32)
    vector = ir.VectorType.get([lanes], i32)
    with ir.InsertionPoint(op), op.location:
        step = ir.Operation.create("vector.step", results=[ir.VectorType.get([lanes], ir.IndexType.get())])
        each = _created("vector.broadcast", arith.index_cast(i32, op.operands[len(rows)]), vector)
        mask = arith.cmpi(arith.CmpIPredicate.slt, arith.index_cast(vector, step.results[0]), each)
        op.results[0].replace_all_uses_with(_created("vector.broadcast", mask, kind) if rows else mask)
    op.erase()


def _constant(value: Any) -> int | None:
    defined = _defined_by(value, "arith.constant")
    return None if defined is None else ir.IntegerAttr(defined.attributes["value"]).value


def _created(name: str, operand: Any, kind: ir.Type) -> Any:
    return ir.Operation.create(name, operands=[operand], results=[kind]).results[0]


def contract_to_instruction(op: Any, intrinsic: str) -> None:
    """A contraction of groups as a dot-product instruction for each row and vector.

    Before: %u = vector.contract %a, %b, %t : vector<RxQ>, vector<NxQ> into vector<RxN>; %b is a vector<NQ> reshaped
    After: for each row the Q elements of A as one 32-bit lane, broadcast; for each vector of C one call
    """
    if op.name != "vector.contract":
        return
    kind = ir.VectorType(op.results[0].type)
    with ir.InsertionPoint(op), op.location:
        reshaped = _defined_by(op.operands[1], "vector.shape_cast")
        assert reshaped is not None, "templates read groups as one vector"
        row = reshaped.operands[0]
        result = op.operands[2]
        for r in range(kind.shape[0]):
            sums = _row_of_dots(_extract(op.operands[0], r), row, _extract(result, r), intrinsic)
            result = ir.Operation.create(
                "vector.insert", operands=[sums, result], results=[kind], attributes={"static_position": _i64s(r)}
            ).results[0]
        op.results[0].replace_all_uses_with(result)
    op.erase()


def _row_of_dots(group: Any, row: Any, sums: Any, intrinsic: str) -> Any:
    """`sums` (a row of C) plus the products of a group of A's elements and each column's group of B."""
    lanes = LANES_OF_DOTS
    a, b, c = (ir.VectorType(value.type) for value in (group, row, sums))
    word = ir.VectorType.get([1], ir.IntegerType.get_signless(32))
    each = ir.VectorType.get([lanes], word.element_type)
    spread = ir.VectorType.get([lanes * a.shape[0]], a.element_type)
    lane = _extract(_created("vector.bitcast", group, word), 0)
    broadcast = _created("vector.bitcast", _created("vector.broadcast", lane, each), spread)
    for start in range(0, c.shape[0], lanes):
        some = _slice(sums, start, lanes)
        columns = _slice(row, start * a.shape[0], lanes * a.shape[0])
        dots = ir.Operation.create(
            "llvm.call_intrinsic",
            operands=[some, broadcast, columns],
            results=[ir.VectorType.get([lanes], c.element_type)],
            attributes={
                "intrin": ir.StringAttr.get(intrinsic),
                "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
                "operandSegmentSizes": ir.DenseI32ArrayAttr.get([3, 0]),
            },
        ).results[0]
        place = {"offsets": _array(start), "strides": _array(1)}
        sums = ir.Operation.create(
            "vector.insert_strided_slice", operands=[dots, sums], results=[c], attributes=place
        ).results[0]
    return sums


def _extract(value: Any, position: int) -> Any:
    kind = ir.VectorType(value.type)
    rest = kind.shape[1:]
    part = ir.VectorType.get(rest, kind.element_type) if rest else kind.element_type
    attributes = {"static_position": _i64s(position)}
    return ir.Operation.create("vector.extract", operands=[value], results=[part], attributes=attributes).results[0]


def _slice(value: Any, start: int, size: int) -> Any:
    part = ir.VectorType.get([size], ir.VectorType(value.type).element_type)
    attributes = {"offsets": _array(start), "sizes": _array(size), "strides": _array(1)}
    return ir.Operation.create(
        "vector.extract_strided_slice", operands=[value], results=[part], attributes=attributes
    ).results[0]


def _i64s(value: int) -> Any:
    return ir.DenseI64ArrayAttr.get([value])


def _array(value: int) -> Any:
    return ir.ArrayAttr.get([ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)])


def take_memory(function: Any, operands: list[str], far: str) -> None:
    """The tensors that a tile takes become memory of these types, and its result is stored into the last.

    Before: func @tile(%A: tensor<?x?xf32>, ..., %far: memref<?x?xf32>) -> tensor<?x?xf32> { ... return %r }
    After:  func @tile(%A: memref<..., strided<...>>, ...) { %a = bufferization.to_tensor %A ...
              bufferization.materialize_in_destination %r in restrict writable %C  return }
    """
    block = function.regions[0].blocks[0]
    with ir.InsertionPoint(block.operations[0]), function.location:
        for argument, kind in zip(block.arguments, operands, strict=False):
            _as_tensor(argument, kind)
    for argument in list(block.arguments)[len(operands) :]:
        if isinstance(argument.type, ir.MemRefType):
            argument.set_type(ir.Type.parse(far))
    _store_result(block, block.arguments[len(operands) - 1])
    kinds = ir.FunctionType.get([argument.type for argument in block.arguments], [])
    function.attributes["function_type"] = ir.TypeAttr.get(kinds)


def _as_tensor(argument: Any, kind: str) -> None:
    tensor = argument.type
    argument.set_type(ir.Type.parse(kind))
    marks = {name: ir.UnitAttr.get() for name in ("restrict", "writable")}
    made = ir.Operation.create("bufferization.to_tensor", results=[tensor], operands=[argument], attributes=marks)
    argument.replace_all_uses_except(made.results[0], [made])


def _store_result(block: Any, memory: Any) -> None:
    terminator = list(block.operations)[-1].operation
    marks = {name: ir.UnitAttr.get() for name in ("restrict", "writable")}
    with ir.InsertionPoint(terminator), terminator.location:
        name = "bufferization.materialize_in_destination"
        ir.Operation.create(name, operands=[terminator.operands[0], memory], attributes=marks)
        ir.Operation.create("func.return")
    terminator.erase()


#: Positions of the arguments of an outer-product tile that prefetching uses.
A, PANEL, C, I0, J0, K0, FAR, NEXT, RUNS = 0, 1, 2, 3, 5, 7, 10, 11, 12
#: Rows of B that "ahead" stays in front of the reduction; it covers the latency of the L2 and the L3.
AHEAD = 16
#: Rows of a panel that "panel-ahead" stays in front: what memory's latency is at its bandwidth. Panels follow each
#: other, so that it runs on into the next one.
PANEL_AHEAD = 128
_KEEP, _KEEP_IN_L2 = 3, 2
#: Steps of the reduction that take longer than a tile's share of prefetches.
WORTH_PREFETCHING = 16


def _multiplies(op: Any) -> bool:
    """Whether an op is a product of vectors, which tells the reduction loop of a tile."""
    integers = op.name == "arith.muli" and isinstance(op.results[0].type, ir.VectorType)
    return integers or op.name in ("vector.fma", "llvm.call_intrinsic")


def add_prefetch(function: Any, kind: str, layout: str, rows: int, columns: int, lanes: int) -> None:
    """Prefetches in each step of the reduction loop of an outer-product tile; see Family.prefetch.

    None of an operand that lies transposed: its lines are others, and a step of the reduction is one in each. None of
    an image either, which is copied.
    """
    if layout[kind != "next-rows"] != "n":
        return
    kinds = {"ahead": _ahead, "next-block": _next_block, "next-rows": _next_rows, "panel-ahead": _panel_ahead}
    prefetch = kinds[kind]

    def visit(op: Any) -> None:
        if op.name != "scf.for":
            return
        body = list(op.regions[0].blocks[0].operations)
        if any(_multiplies(inner.operation) for inner in body):
            with ir.InsertionPoint(body[0]), op.location:
                prefetch(function.regions[0].blocks[0].arguments, op, rows, columns, lanes)

    walk(function, visit)


def row_of_tile(arguments: Any, loop: Any) -> ir.Value:
    """The first row of a reduction loop's tile: what the loop around it counts, or an argument."""
    around = loop.parent
    while around.name == "scf.for" and around.operands[0] != arguments[I0]:
        around = around.parent
    return around.regions[0].blocks[0].arguments[0] if around.name == "scf.for" else arguments[I0]


def _ahead(arguments: Any, loop: Any, rows: int, columns: int, lanes: int) -> None:
    """The row of B that comes AHEAD steps later, one line a vector."""
    step = loop.regions[0].blocks[0].arguments[0]
    row = _add(_add(arguments[K0], step), _index(AHEAD))
    for column in range(0, columns, lanes):
        _prefetch(arguments[FAR], row, _add(arguments[J0], _index(column)), _KEEP)


def _panel_ahead(arguments: Any, loop: Any, rows: int, columns: int, lanes: int) -> None:
    """The row of the panel that comes PANEL_AHEAD steps later, one line a vector."""
    row = _add(loop.regions[0].blocks[0].arguments[0], _index(PANEL_AHEAD))
    for column in range(0, columns, lanes):
        _prefetch(arguments[PANEL], row, _index(column), _KEEP_IN_L2)


def _next_block(arguments: Any, loop: Any, rows: int, columns: int, lanes: int) -> None:
    """One line of the next block of B, in its place in memory; each row of tiles takes another vector."""
    step, row_tile = loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    tile = arith.divui(arith.subi(row_tile, arguments[I0]), _index(rows))
    column = _add(arguments[J0], arith.muli(tile, _index(lanes)))
    _prefetch(arguments[FAR], _add(arguments[NEXT], step), column, _KEEP_IN_L2)


def _next_rows(arguments: Any, loop: Any, rows: int, columns: int, lanes: int) -> None:
    """One line of A below this tile: in 16 steps those of 16 rows."""
    step, row_tile = loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    row = _add(row_tile, _add(_index(rows), arith.andi(step, _index(15))))
    _prefetch(arguments[A], row, _add(arguments[K0], arith.andi(step, _index(-16))), _KEEP)


def prefetch_result(function: Any, rows: int, columns: int, lanes: int) -> None:
    """Prefetches C where the tile after this one stores it, while this one is computed; see WORTH_PREFETCHING.

    Stores into lines that are not in the cache wait for them, and rows of tiles are no stream that hardware foresees.
    """

    def visit(op: Any) -> None:
        if not _is_around_reduction(op):
            return
        arguments = function.regions[0].blocks[0].arguments
        with ir.InsertionPoint(_body(op)[0]), op.location:
            at, along_rows = _body_block(op).arguments[0], op.operands[0] == arguments[I0]
            runs = arguments[RUNS : RUNS + 1]
            depth = arith.muli(arguments[K0 + 1], runs[0]) if runs else arguments[K0 + 1]
            long = arith.cmpi(arith.CmpIPredicate.uge, depth, _index(WORTH_PREFETCHING))
            worth = scf.IfOp(long)
            with ir.InsertionPoint(worth.then_block):
                first = _add(at, _index(rows)) if along_rows else arguments[I0]
                left = arguments[J0] if along_rows else _add(at, _index(columns))
                for row in range(rows):
                    for column in range(0, columns, lanes):
                        _prefetch(arguments[C], _add(first, _index(row)), _add(left, _index(column)), _KEEP)
                scf.yield_([])

    walk(function, visit)


def _is_around_reduction(op: Any) -> bool:
    """Whether an op is the loop over tiles: around that over the reduction, or that over the runs of an image."""
    return op.name == "scf.for" and not _is_reduction(op) and any(_is_reduction(i.operation) for i in _body(op))


def _is_reduction(op: Any) -> bool:
    """Whether an op is a loop that hands on accumulators."""
    return op.name == "scf.for" and any(isinstance(result.type, ir.VectorType) for result in op.results)


def _body(op: Any) -> list[Any]:
    return list(_body_block(op).operations)


def _body_block(op: Any) -> Any:
    return op.regions[0].blocks[0]


def _index(value: int) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value)


def _add(a: ir.Value, b: ir.Value) -> ir.Value:
    return arith.addi(a, b)


def _prefetch(memory: ir.Value, row: ir.Value, column: ir.Value, locality: int) -> None:
    """A prefetch never faults, so that addresses beyond the tensor do no harm."""
    attributes = {
        "isWrite": ir.BoolAttr.get(False),
        "localityHint": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), locality),
        "isDataCache": ir.BoolAttr.get(True),
    }
    ir.Operation.create("memref.prefetch", operands=[memory, row, column], attributes=attributes)
