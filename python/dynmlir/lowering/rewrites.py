"""Small rewrites that upstream MLIR has no pass for, on functions made from micro-kernel templates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dynmlir.bindings import arith, ir, memref, scf, vector
from dynmlir.dialect.core import index
from dynmlir.dialect.values import constant_of, made_by


def walk(op: Any, visit: Callable[[Any], None]) -> None:
    """Visits every operation below `op`, inner ones first; `visit` may erase what it is given."""
    inside: list[Any] = []

    def find(inner: Any) -> ir.WalkResult:
        inside.append(inner)
        return ir.WalkResult.ADVANCE

    op.walk(find)  # by MLIR's own loops: a fraction of the time of Python's
    for inner in inside[:-1]:
        visit(inner)


#: What makes an element one of a wider type.
EXTENSIONS = ("arith.extf", "arith.extsi", "arith.extui")
#: What offsets an element, of a constant second operand: one with a sign becomes one without.
OFFSET = "arith.xori"
#: What a product takes an element through that memory holds otherwise.
WIDENINGS = (*EXTENSIONS, OFFSET)
#: What marks a number of columns of which all are there.
WHOLE = "dynmlir.whole"


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
    piece = made_by(op.operands[0], "tensor.extract_slice")
    written = piece and made_by(piece.operands[0], "vector.transfer_write")
    if written:
        op.results[0].replace_all_uses_with(written.operands[0])
        for dead in (op, piece, written):
            if dead is not None and not list(dead.results[0].uses):
                dead.erase()


def drop_self_copy(op: Any) -> None:
    """The tile is stored where it lies; bufferization leaves a copy of it to its own place."""
    if op.name == "memref.copy" and _carried(op.operands[0]) == op.operands[1]:
        op.erase()


def _carried(value: Any) -> Any:
    """What a loop was given, where it passes that on unchanged."""
    loop = made_by(value, "scf.for")
    if loop is None:
        return value
    place = list(loop.results).index(value)
    block = loop.regions[0].blocks[0]
    yielded = list(block.operations)[-1].operands[place]
    unchanged = _carried(yielded) == block.arguments[1 + place]
    return _carried(loop.operands[3 + place]) if unchanged else value


def drop_mask(op: Any) -> None:
    """Accesses of a tile that is always whole need no mask, which some devices have no instruction for.

    Before: %v = vector.transfer_read %C[...], %zero, %mask    the mask is empty where C is not accumulated into
    After:  %w = vector.transfer_read %C[...], %zero           and %v = arith.select %mask, %w, zeros  only there
    """
    if op.name == "vector.transfer_write" and len(op.operands) == 2 + _rank(op.operands[1]) + 1:
        with ir.InsertionPoint(op), op.location:
            _unmasked(op, [1, 1, _rank(op.operands[1]), 0])
    elif op.name == "vector.transfer_read" and len(op.operands) == 1 + _rank(op.operands[0]) + 2:
        mask = op.operands[len(op.operands) - 1]
        with ir.InsertionPoint(op), op.location:
            new = _unmasked(op, [1, _rank(op.operands[0]), 1, 0])
            value = new.results[0]
            if _may_be_empty(mask):
                zero = created("vector.broadcast", new.operands[len(new.operands) - 1], value.type)
                value = arith.select(mask, value, zero)
        op.results[0].replace_all_uses_with(value)
    else:
        return
    op.erase()


def store_in_parts(op: Any) -> None:
    """A store behind a mask is plain stores: of whole rows where it is full, else of their halves, quarters, and so on.

    Before: vector.transfer_write %v, %C[...], (vector.create_mask %c6, %n)
    After:  scf.if %n >= 8 { vector.transfer_write %v, %C[...] }
            else { scf.if %n & 4 { the first 4 columns }; scf.if %n & 2 { the next 2 }; scf.if %n & 1 { the next one } }
    Masked stores take some CPUs ten times as long. Of other widths than powers of two they stay.
    """
    if op.name != "vector.transfer_write" or len(op.operands) != 2 + _rank(op.operands[1]) + 1:
        return
    mask = made_by(op.operands[len(op.operands) - 1], "vector.create_mask")
    columns = ir.ShapedType(op.operands[0].type).shape[-1]
    if mask is None or columns.bit_count() != 1:
        return
    with ir.InsertionPoint(op), op.location:
        count = mask.operands[len(mask.operands) - 1]
        full = arith.cmpi(arith.CmpIPredicate.uge, count, index(columns))
        choice = scf.IfOp(full, has_else=True)
        with ir.InsertionPoint(choice.then_block):
            _unmasked(op, [1, 1, _rank(op.operands[1]), 0])
            scf.yield_([])
        with ir.InsertionPoint(choice.else_block):
            _store_in_halves(op, count)
            scf.yield_([])
    op.erase()


def read_whole(op: Any) -> None:
    """A read of C behind a mask, where it is needed (read_where_needed), is a plain one where the mask is full.

    Before: %v = vector.transfer_read %C[...], %zero, (vector.create_mask %c6, %n)
    After:  %v = scf.if %n >= 16 { vector.transfer_read %C[...], %zero } else { the same behind the mask }
    """
    if op.name != "vector.transfer_read" or len(op.operands) != 1 + _rank(op.operands[0]) + 2:
        return
    mask = made_by(op.operands[len(op.operands) - 1], "vector.create_mask")
    if mask is None or op.parent.name != "scf.if":
        return
    kind = op.results[0].type
    with ir.InsertionPoint(op), op.location:
        count = mask.operands[len(mask.operands) - 1]
        full = arith.cmpi(arith.CmpIPredicate.uge, count, index(ir.ShapedType(kind).shape[-1]))
        choice = scf.IfOp(full, [kind], has_else=True)
        with ir.InsertionPoint(choice.then_block):
            scf.yield_([_unmasked(op, [1, _rank(op.operands[0]), 1, 0]).results[0]])
        with ir.InsertionPoint(choice.else_block):
            scf.yield_([op.clone().results[0]])
    op.results[0].replace_all_uses_with(choice.results[0])
    op.erase()


def multiply_whole(op: Any) -> None:
    """A reduction that reads B behind a mask reads it plainly where the mask is full.

    Before: %s = scf.for %p { vector.transfer_read %B[...], %zero, (vector.create_mask %c1, %n) ... products }
    After:  %s = scf.if %n >= 64 { scf.for %p { vector.transfer_read %B[...], %zero ... products } } else { as before }
    A masked load takes a unit of the multiply-adds, too, where there are two of them.
    """
    if op.name != "scf.for" or not any(is_product(inner.operation) for inner in op.regions[0].blocks[0].operations):
        return
    masked = _masked_reads(op)
    mask = made_by(masked[0].operands[len(masked[0].operands) - 1], "vector.create_mask") if masked else None
    if mask is None:
        return
    kinds = [result.type for result in op.results]
    with ir.InsertionPoint(op), op.location:
        count = mask.operands[len(mask.operands) - 1]
        columns = index(ir.ShapedType(masked[0].results[0].type).shape[-1])
        choice = scf.IfOp(arith.cmpi(arith.CmpIPredicate.uge, count, columns), kinds, has_else=True)
        with ir.InsertionPoint(choice.then_block):
            whole = op.clone()
            for read in _masked_reads(whole):
                with ir.InsertionPoint(read):
                    plain = _unmasked(read, [1, _rank(read.operands[0]), 1, 0])
                read.results[0].replace_all_uses_with(plain.results[0])
                read.erase()
            scf.yield_(list(whole.results))
        with ir.InsertionPoint(choice.else_block):
            scf.yield_(list(op.clone().results))
    for result, chosen in zip(op.results, choice.results, strict=True):
        result.replace_all_uses_with(chosen)
    op.erase()


def _masked_reads(loop: Any) -> list[Any]:
    """Reads behind a mask in a loop's body."""
    body = [inner.operation for inner in loop.regions[0].blocks[0].operations]
    return [op for op in body if op.name == "vector.transfer_read" and is_masked(op)]


def is_masked(read: Any) -> bool:
    """Whether a vector.transfer_read has a mask, beside memory, place and what it reads beyond."""
    return len(read.operands) > 1 + _rank(read.operands[0]) + 1


def _store_in_halves(op: Any, count: Any) -> None:
    """Stores of the first `count` columns, fewer than there are, of a row or matrix of a power of two of them."""
    value, memory = list(op.operands)[:2]
    *outer, column = list(op.operands)[2 : 2 + _rank(memory)]
    *rows, width = ir.ShapedType(value.type).shape
    left, places = [value], [outer]
    if rows:
        left = [vector.extract(value, [], [row]) for row in range(rows[0])]
        places = [[*outer[:-1], arith.addi(outer[-1], index(row))] for row in range(rows[0])]
    while width > 1:
        width //= 2
        bit = arith.andi(count, index(width))
        some = arith.cmpi(arith.CmpIPredicate.ne, bit, index(0))
        half = ir.VectorType.get([width], ir.ShapedType(value.type).element_type)
        choice = scf.IfOp(some, [half] * len(left), has_else=True)
        with ir.InsertionPoint(choice.then_block):
            for row, place in zip(left, places, strict=True):
                vector.store(_part(row, 0, half), memory, [*place, column])
            scf.yield_([_part(row, width, half) for row in left])
        with ir.InsertionPoint(choice.else_block):
            scf.yield_([_part(row, 0, half) for row in left])
        left, column = list(choice.results), arith.addi(column, bit)


def _part(row: Any, first: int, kind: ir.VectorType) -> Any:
    return vector.extract_strided_slice(kind, row, [first], kind.shape, [1])


def _rank(value: Any) -> int:
    return ir.ShapedType(value.type).rank


def _unmasked(op: Any, segments: list[int]) -> Any:
    """The access without its last operand, at the insertion point."""
    attributes = {name: op.attributes[name] for name in ("in_bounds", "permutation_map")}
    attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get(segments)
    operands, results = list(op.operands)[:-1], [result.type for result in op.results]
    return ir.Operation.create(op.name, results=results, operands=operands, attributes=attributes)


def _may_be_empty(mask: Any) -> bool:
    """Whether a mask's width is a product: of the columns, and of whether C is read."""
    made = made_by(mask, "vector.create_mask")
    return made is None or made_by(made.operands[len(made.operands) - 1], "arith.muli") is not None


def read_where_needed(op: Any) -> None:
    """C is read where it is accumulated into; elsewhere a read under an empty mask would still wait for its lines.

    Before: %v = vector.transfer_read %C[...], %zero, (vector.create_mask %c6, %n * %reads)
    After:  %v = scf.if %reads != 0 { vector.transfer_read %C[...], %zero, (vector.create_mask %c6, %n) } else { zeros }
    """
    if op.name != "vector.transfer_read" or len(op.operands) != 1 + _rank(op.operands[0]) + 2:
        return
    mask = made_by(op.operands[len(op.operands) - 1], "vector.create_mask")
    width = mask and made_by(mask.operands[len(mask.operands) - 1], "arith.muli")
    if mask is None or width is None:
        return
    with ir.InsertionPoint(op), op.location:
        columns, reads = width.operands
        needed = arith.cmpi(arith.CmpIPredicate.ne, reads, index(0))
        rows = list(mask.operands)[:-1]
        narrow = ir.Operation.create("vector.create_mask", operands=[*rows, columns], results=[mask.results[0].type])
        choice = scf.IfOp(needed, [op.results[0].type], has_else=True)
        with ir.InsertionPoint(choice.then_block):
            read = op.clone()
            read.operands[len(op.operands) - 1] = narrow.results[0]
            scf.yield_([read.results[0]])
        with ir.InsertionPoint(choice.else_block):
            scf.yield_([created("vector.broadcast", op.operands[len(op.operands) - 2], op.results[0].type)])
    op.results[0].replace_all_uses_with(choice.results[0])
    op.erase()
    for dead in (mask, width):
        if not list(dead.results[0].uses):
            dead.erase()


def read_at_use(op: Any) -> None:
    """An element of a column of A is read where it is multiplied: read before, all of them would take registers.

    Before: %a = vector.transfer_read %A[%z, %z] : vector<6x1xf32>    %x = vector.extract %a[2, 0]
    After:                                                            %x = memref.load %A[%two, %z]
    The same where the column is extended in between.
    """
    wider, read = column_read(op.operands[0]) if op.name == "vector.extract" else (None, None)
    masked = read is not None and len(read.operands) != 1 + _rank(read.operands[0]) + 1
    if read is None or masked or isinstance(op.results[0].type, ir.VectorType):
        return
    places = list(ir.DenseI64ArrayAttr(op.attributes["static_position"]))
    with ir.InsertionPoint(op), op.location:
        at = [
            start if place == 0 else arith.addi(start, index(place))
            for start, place in zip(list(read.operands)[1:-1], places, strict=True)
        ]
        value = memref.load(read.operands[0], at)
        value = created(wider.name, value, op.results[0].type) if wider else value
    op.results[0].replace_all_uses_with(value)
    op.erase()
    for dead in (wider, read):
        if dead is not None and not list(dead.results[0].uses):
            dead.erase()


def column_read(value: Any) -> tuple[Any | None, Any | None]:
    """(what extends a column of A or offsets it, if anything does, what reads it)."""
    wider = next((made for name in WIDENINGS if (made := made_by(value, name))), None)
    return wider, made_by(wider.operands[0] if wider else value, "vector.transfer_read")


def made_as(op: Any, value: Any, kind: ir.Type) -> Any:
    """`value` extended or offset as an op does it, to this type."""
    if op.name != OFFSET:
        return created(op.name, value, kind)
    offset = ir.DenseElementsAttr(op.operands[1].owner.attributes["value"]).get_splat_value()
    splat = ir.DenseElementsAttr.get_splat(kind, offset) if isinstance(kind, ir.VectorType) else offset
    return arith.xori(value, arith.constant(kind, splat))


def pack_what_is_read(function: Any, panel: str) -> None:
    """Each row of B that a tile reads where it lies is stored into a panel, which is one more argument.

    Before: func @tile(..)            scf.for %p { %row = vector.transfer_read %B[...] : vector<1x64xf32> ...
    After:  func @tile(.., %panel)    scf.for %p { ... vector.store %row[0], %panel[%p, 0] : vector<64xf32>
    """
    block = function.regions[0].blocks[0]
    place, operand = block.add_argument(ir.Type.parse(panel), function.location), block.arguments[1]
    columns = ir.MemRefType(place.type).shape[1]

    def visit(op: Any) -> None:
        if op.name != "vector.transfer_read" or ir.ShapedType(op.results[0].type).shape != [1, columns]:
            return
        source = made_by(op.operands[0], "memref.subview")
        if source is not None and source.operands[0] == operand:
            loop = op.parent
            with ir.InsertionPoint(list(loop.regions[0].blocks[0].operations)[-1]), op.location:
                step = loop.regions[0].blocks[0].arguments[0]
                vector.store(vector.extract(op.results[0], [], [0]), place, [step, index(0)])

    walk(function, visit)
    kinds = ir.FunctionType.get([argument.type for argument in block.arguments], [])
    function.attributes["function_type"] = ir.TypeAttr.get(kinds)


def take_whole(op: Any) -> None:
    """A number of columns of which all are there is that constant, and masks of so many are none.

    Before: %n = arith.minui %beyond, %c64 {dynmlir.whole}
    After:  %c64 in its place. Only here: other rewrites know a tile's reads and stores by what %n is computed from.
    """
    if op.name == "arith.minui" and WHOLE in op.attributes:
        op.results[0].replace_all_uses_with(op.operands[1])
        op.erase()


def narrow_mask(op: Any) -> None:
    """A mask over the last dimension as a comparison of 32-bit lanes, the same for every row.

    Before: %m = vector.create_mask %c6, %n : vector<6x64xi1>       %c6 is all six rows
    After:  %m = vector.broadcast (vector.step < %n : vector<64xi32>)      half the registers of 64-bit indices
    """
    if op.name != "vector.create_mask":
        return
    kind = ir.VectorType(op.results[0].type)
    *rows, lanes = kind.shape
    if [constant_of(operand) for operand in list(op.operands)[:-1]] != rows:
        return
    i32 = ir.IntegerType.get_signless(32)
    words = ir.VectorType.get([lanes], i32)
    with ir.InsertionPoint(op), op.location:
        step = ir.Operation.create("vector.step", results=[ir.VectorType.get([lanes], ir.IndexType.get())])
        each = created("vector.broadcast", arith.index_cast(i32, op.operands[len(rows)]), words)
        mask = arith.cmpi(arith.CmpIPredicate.slt, arith.index_cast(words, step.results[0]), each)
        op.results[0].replace_all_uses_with(created("vector.broadcast", mask, kind) if rows else mask)
    op.erase()


def is_product(op: Any) -> bool:
    """Whether an op is a product of vectors, which tells the reduction loop of a tile."""
    integers = op.name == "arith.muli" and isinstance(op.results[0].type, ir.VectorType)
    return integers or op.name in ("vector.fma", "math.fma", "llvm.call_intrinsic")


def step_of(loop: Any) -> int | None:
    """What an scf.for counts by, where that is a constant."""
    step = constant_of(loop.operands[2])
    return None if step is None else int(step)


def created(name: str, operand: Any, kind: ir.Type) -> Any:
    return ir.Operation.create(name, operands=[operand], results=[kind]).results[0]


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
