"""Rows of A whose elements are narrower than C's, extended once a tile: vectors of them, into a buffer in the L1.

Extended where it is multiplied, each element takes one to three instructions and a register more. With two
multiply-adds a cycle, or short steps (lowering/unroll.py), that is as much as the products themselves, or half as much.
So it is with bytes that are offset for a dot-product instruction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, memref, passmanager, scf, vector
from dynmlir.device.facts import Device
from dynmlir.dialect.core import index
from dynmlir.lowering.rewrites import WIDENINGS, is_product, made_as, read_at_use, walk
from dynmlir.lowering.unroll import has_short_steps

#: Steps of the reduction whose elements of A are extended together: a buffer of 3 KiB for six rows of f32.
PIECE = 128


@dataclass(frozen=True)
class _Row:
    """An element of a row of A, or a group, that a step of the reduction reads: memory[..., first + step].

    `wider` extends it.
    """

    load: Any
    wider: Any
    first: Any

    def at(self, step: ir.Value) -> list[ir.Value]:
        """The indices of the element of a step."""
        return [*list(self.load.operands)[1:-1], arith.addi(self.first, step)]

    @property
    def narrow(self) -> ir.Type:
        """The type of an element in memory."""
        return ir.MemRefType(self.load.operands[0].type).element_type

    @property
    def wide(self) -> ir.Type:
        """The type of an element once it is extended."""
        kind = self.wider.results[0].type
        return ir.VectorType(kind).element_type if isinstance(kind, ir.VectorType) else kind

    def extended(self, value: ir.Value, kind: ir.Type) -> ir.Value:
        """`value`, extended to this type."""
        return made_as(self.wider, value, kind)


def extends_rows(device: Device) -> bool:
    """Whether elements of A are extended once a tile on a device: see its fact `rows_extended`."""
    return bool(device.facts.get("rows_extended", has_short_steps(device)))


def extend_rows(module: ir.Module, device: Device) -> None:
    """Reduction loops of a register tile in pieces of PIECE steps, before each its elements of A.

    Before: scf.for %p = %lo to %hi { %x = arith.extf (memref.load %A[%i, %k0 + %p]) ... }
    After:  scf.for %q = %lo to %hi step 128 {
              scf.for %t = 0 to %length / 8 * 8 step 8 { vectors of A[%i, %k0 + %q + %t], extended, into %wide }
              scf.for %t = %length / 8 * 8 to %length  { single ones }
              scf.for %p = %q to %q + %length { %x = memref.load %wide[0, %p - %q] ... } }
    With masks the first inner loop goes to %length, and there is no second one.
    """
    if not extends_rows(device) or not _extends(module):
        return
    loops: list[Any] = []

    def visit(op: Any) -> None:
        if op.name == "scf.for" and any(is_product(i.operation) for i in op.regions[0].blocks[0].operations):
            loops.append(op)

    _run(module, "fold-memref-alias-ops")
    walk(module.operation, read_at_use)
    _run(module, "loop-invariant-code-motion")
    walk(module.operation, visit)
    for loop in loops:
        if rows := _rows(loop):
            _in_pieces(loop, rows, device)


def _extends(module: ir.Module) -> bool:
    """Whether anything is extended at all."""
    names: set[str] = set()
    walk(module.operation, lambda op: names.add(op.name))
    return not names.isdisjoint(WIDENINGS)


def _run(module: ir.Module, name: str) -> None:
    passmanager.PassManager.parse(f"builtin.module({name})").run(module.operation)


def _rows(loop: Any) -> list[_Row]:
    """What a turn of the loop reads of rows of A, and extends."""
    body = loop.regions[0].blocks[0]
    found = (_row(op.operation, body) for op in body.operations)
    return [row for row in found if row is not None]


def _row(op: Any, body: Any) -> _Row | None:
    if op.name not in ("memref.load", "vector.load"):
        return None
    users = [use.owner for use in op.results[0].uses]
    first = _beyond(op.operands[len(op.operands) - 1], body.arguments[0])
    if len(users) != 1 or users[0].name not in WIDENINGS or first is None:
        return None
    return _Row(op, users[0], first)


def _beyond(place: ir.Value, step: ir.Value) -> ir.Value | None:
    """x, where the place is x + step."""
    made = place.owner
    if isinstance(made, ir.Block) or made.name != "arith.addi" or step not in list(made.operands):
        return None
    return next(iter(x for x in made.operands if x != step), None)


def _in_pieces(loop: Any, rows: list[_Row], device: Device) -> None:
    """The loop, within one over its pieces that extends their elements first."""
    index, wide, vector_bits = ir.IndexType.get(), rows[0].wide, device["vector_bits"]
    lanes = vector_bits // wide.width
    entry = _function_of(loop).regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(entry), loop.location:
        buffer = memref.alloca(ir.MemRefType.get([len(rows), PIECE], wide), [], [], alignment=vector_bits // 8)
    low, high, _, *sums = loop.operands
    with ir.InsertionPoint(loop), loop.location:
        pieces = scf.ForOp(low, high, arith.constant(index, PIECE), sums)
    with ir.InsertionPoint(pieces.body), loop.location:
        first = pieces.induction_variable
        length = arith.minui(arith.subi(high, first), arith.constant(index, PIECE))
        if device["masks_cheap"]:
            _copy_masked(rows, buffer, first, length, lanes)
        else:
            whole = arith.andi(length, arith.constant(index, -lanes))
            _copy(rows, buffer, first, (arith.constant(index, 0), whole), lanes)
            _copy(rows, buffer, first, (whole, length), 1)
        end = arith.addi(first, length)
        piece = loop.operation.clone()
        piece.operands[0], piece.operands[1] = first, end
        for place, value in enumerate(pieces.inner_iter_args):
            piece.operands[3 + place] = value
        scf.yield_(list(piece.results))
    _read_from(buffer, piece, first)
    for old, new in zip(loop.results, pieces.results, strict=True):
        old.replace_all_uses_with(new)
    loop.operation.erase()


def _copy(rows: list[_Row], buffer: ir.Value, first: ir.Value, steps: tuple[ir.Value, ir.Value], lanes: int) -> None:
    """Elements of these steps of a piece that begins at `first`, so many at a time, extended into the buffer."""
    index, narrow, wide = ir.IndexType.get(), rows[0].narrow, rows[0].wide
    loop = scf.ForOp(*steps, arith.constant(index, lanes))
    with ir.InsertionPoint(loop.body):
        for number, row in enumerate(rows):
            to = [arith.constant(index, number), loop.induction_variable]
            at = row.at(arith.addi(first, loop.induction_variable))
            if lanes == 1:
                memref.store(row.extended(memref.load(row.load.operands[0], at), wide), buffer, to)
                continue
            some = vector.load(ir.VectorType.get([lanes], narrow), row.load.operands[0], at)
            vector.store(row.extended(some, ir.VectorType.get([lanes], wide)), buffer, to)
        scf.yield_([])


def _copy_masked(rows: list[_Row], buffer: ir.Value, first: ir.Value, length: ir.Value, lanes: int) -> None:
    """The same of all steps of a piece, vectors of them, what is beyond its length behind a mask."""
    index, narrow, wide = ir.IndexType.get(), rows[0].narrow, rows[0].wide
    some, extended = (ir.VectorType.get([lanes], kind) for kind in (narrow, wide))
    loop = scf.ForOp(arith.constant(index, 0), length, arith.constant(index, lanes))
    with ir.InsertionPoint(loop.body):
        at = loop.induction_variable
        mask = vector.create_mask(ir.VectorType.get([lanes], ir.IntegerType.get_signless(1)), [arith.subi(length, at)])
        zero = ir.FloatAttr.get(narrow, 0.0) if isinstance(narrow, ir.FloatType) else ir.IntegerAttr.get(narrow, 0)
        zeros = arith.constant(some, ir.DenseElementsAttr.get_splat(some, zero))
        for number, row in enumerate(rows):
            read = vector.maskedload(some, row.load.operands[0], row.at(arith.addi(first, at)), mask, zeros)
            vector.store(row.extended(read, extended), buffer, [arith.constant(index, number), at])
        scf.yield_([])


def _read_from(buffer: ir.Value, piece: Any, first: ir.Value) -> None:
    """The elements that a piece of the loop extended, from the buffer."""
    for number, row in enumerate(_rows(piece)):
        with ir.InsertionPoint(row.load), piece.location:
            step = arith.subi(piece.regions[0].blocks[0].arguments[0], first)
            kind, at = row.wider.results[0].type, [index(number), step]
            of_group = isinstance(kind, ir.VectorType)
            value = vector.load(kind, buffer, at) if of_group else memref.load(buffer, at)
        row.wider.results[0].replace_all_uses_with(value)
        row.wider.erase()
        row.load.erase()


def _function_of(op: Any) -> Any:
    return op if op.name == "func.func" else _function_of(op.parent)
