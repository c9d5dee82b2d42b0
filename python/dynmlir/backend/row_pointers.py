"""Rows of A reached from few general registers: x86 adds a register, or twice one, to a pointer within a load.

LLVM makes a pointer of each row of a register tile. Twelve to sixteen are more than there are general registers beside
those of B, the loop and what is prefetched: they were spilled, and read again in each step of the reduction.

Done to kernels on their way to LLVM, behind what IREE does to its input: that refuses the cast to LLVM's types.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from iree.compiler import ir
from iree.compiler.dialects import arith

from dynmlir.kernels.element_types import bits

#: Rows up to which each has a register of its own.
OWN_POINTERS = 8
#: Rows that share a pointer: the first, and those one, two and three rows below.
ROWS_OF_POINTER = 4
#: How memory of two dimensions is passed to a function: its block, its start, offset, sizes, strides.
_DESCRIPTOR = "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>"
_START, _OFFSET, _STRIDES = 1, 2, 4
#: Position of A in a tile's arguments; LLVM's numbers of an assembler's syntax, and of what is no constant in a GEP.
_A, _ATT, _DYNAMIC = 0, 0, -(1 << 31)


def share_row_pointers(kernels: ir.Module) -> None:
    """Elements of A in the reduction loops of tall tiles are read from a pointer for each four rows, moved once a turn.

    Before: %column = memref.subview %A[%i, %k] [16, 1]    %x = memref.load %column[6, 0]
    After, at the start: %one, %three = opaque(bytes of a row), opaque(bytes of three)
           in the loop:  %from_4 = opaque(where row %i + 4 has its element %k)    %x = llvm.load %from_4[2 * %one]
    What is opaque comes out of an instruction that is none, so that LLVM does not find out how rows are related.
    A tile whose steps are long reads A as vectors, and stays as it is.
    """
    for function in kernels.body.operations:
        if function.operation.name == "func.func" and function.regions[0].blocks:
            _share_rows(function.operation)


def _share_rows(function: ir.Operation) -> None:
    block = function.regions[0].blocks[0]
    loads: list[tuple[Any, Any]] = []

    def find(op: Any) -> ir.WalkResult:
        column = _defined_by(op.operands[0], "memref.subview") if op.name == "memref.load" else None
        if column is not None and _is_tall(column) and column.operands[0] == block.arguments[_A]:
            loads.append((op, column))
        return ir.WalkResult.ADVANCE

    function.walk(find)
    if loads:
        with ir.InsertionPoint(block.operations[0]), ir.Location.unknown():
            rows = _Rows(block.arguments[_A])
        for load, column in loads:
            with ir.Location.unknown():
                rows.read(load, column)


def _is_tall(column: Any) -> bool:
    """Whether a subview is of a column of more rows than have a register each."""
    sizes = list(column.attributes["static_sizes"])
    return len(sizes) == 2 and sizes[0] > OWN_POINTERS and sizes[1] == 1


@dataclass(frozen=True)
class _Pointer:
    """Where a row of A has the element of a step of an unrolled loop."""

    at: ir.Value
    step: int


class _Rows:
    """Rows of A as addresses, in the words of LLVM: memory of two dimensions has none for them."""

    def __init__(self, a: ir.Value) -> None:
        self._element = ir.MemRefType(a.type).element_type
        self._pointer, self._word, self._byte = (ir.Type.parse(text) for text in ("!llvm.ptr", "i64", "i8"))
        descriptor = _created("builtin.unrealized_conversion_cast", ir.Type.parse(_DESCRIPTOR), [a])
        self._start = self._part(descriptor, self._pointer, _START)
        self._offset, self._length = (
            arith.index_cast(ir.IndexType.get(), self._part(descriptor, self._word, *position))
            for position in ((_OFFSET,), (_STRIDES, 0))
        )
        row = self._bytes(self._length)
        one, two, three = self._opaque(row), *(arith.constant(self._word, n) for n in (2, 3))
        self._below = (one, arith.muli(one, two), self._opaque(arith.muli(row, three)))
        self._pointers: dict[Any, _Pointer] = {}

    def read(self, load: Any, column: Any) -> None:
        """Puts a load from a pointer in the place of one from a column of A."""
        row = ir.IntegerAttr(load.operands[1].owner.attributes["value"]).value
        first, k = list(column.operands)[1:3]
        below = row % ROWS_OF_POINTER
        turn, step = _turn(k)
        place = (load.operation.block.owner, row - below, first, *turn)
        with ir.InsertionPoint(load):
            if place not in self._pointers:
                self._pointers[place] = _Pointer(self._address(first, row - below, k), step)
            pointer = self._pointers[place]
            at = self._moved(pointer.at, self._below[below - 1]) if below else pointer.at
            if later := step - pointer.step:
                at = self._moved(at, later * self._size)
            value = _created("llvm.load", self._element, [at])
        load.results[0].replace_all_uses_with(value)
        load.operation.erase()

    @property
    def _size(self) -> int:
        return bits(str(self._element)) // 8

    def _address(self, first: ir.Value, rows: int, k: ir.Value) -> ir.Value:
        """Where a row, so many below the tile's first, has its element k; opaque."""
        element = arith.addi(arith.muli(arith.addi(first, _index(rows)), self._length), k)
        return self._opaque(self._moved(self._start, self._bytes(arith.addi(self._offset, element))))

    def _bytes(self, elements: ir.Value) -> ir.Value:
        return arith.index_cast(self._word, arith.muli(elements, _index(self._size)))

    def _part(self, descriptor: ir.Value, kind: ir.Type, *position: int) -> ir.Value:
        return _created("llvm.extractvalue", kind, [descriptor], position=ir.DenseI64ArrayAttr.get(position))

    def _moved(self, at: ir.Value, by: ir.Value | int) -> ir.Value:
        """`at`, so many bytes on."""
        constant = isinstance(by, int)
        indices = ir.DenseI32ArrayAttr.get([by if constant else _DYNAMIC])
        attributes = {"elem_type": ir.TypeAttr.get(self._byte), "rawConstantIndices": indices}
        return _created("llvm.getelementptr", self._pointer, [at] if constant else [at, by], **attributes)

    def _opaque(self, value: ir.Value) -> ir.Value:
        syntax = ir.IntegerAttr.get(self._word, _ATT)
        text, same = ir.StringAttr.get(""), ir.StringAttr.get("=r,0")
        return _created("llvm.inline_asm", value.type, [value], asm_string=text, constraints=same, asm_dialect=syntax)


def _turn(k: ir.Value) -> tuple[tuple[ir.Value, ...], int]:
    """(what the steps of a turn of an unrolled loop have in common, which of them this is): k0 + %p, k0 + (%p + 1)."""
    outer = _defined_by(k, "arith.addi")
    if outer is None:
        return (k,), 0
    start, turn = outer.operands
    later = _defined_by(turn, "arith.addi")
    step = later and _defined_by(later.operands[1], "arith.constant")
    if later is None or step is None:
        return (start, turn), 0
    return (start, later.operands[0]), ir.IntegerAttr(step.attributes["value"]).value


def _created(name: str, kind: ir.Type, operands: list[ir.Value], **attributes: ir.Attribute) -> ir.Value:
    return ir.Operation.create(name, [kind], operands, attributes).results[0]


def _defined_by(value: Any, name: str) -> Any | None:
    owner = value.owner
    return owner if not isinstance(owner, ir.Block) and owner.name == name else None


def _index(value: int) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value)
