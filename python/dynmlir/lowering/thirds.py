"""Register tiles three vectors wide: each vector of a row in three, of a width that LLVM has registers for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import index

#: Where the first index of an access is among its operands.
_ACCESSES = {"vector.transfer_read": 1, "vector.load": 1, "vector.transfer_write": 2, "vector.store": 2}
#: What else of the vector dialect is the same for each part; of `arith` and `math` all is.
_ALIKE = {"vector.broadcast", "vector.extract", "vector.fma", "vector.insert", "vector.step"}
_CAST = "builtin.unrealized_conversion_cast"
_PARTS = 3


def cut_in_thirds(function: Any, columns: int) -> None:
    """Every vector of `columns` elements in its last dimension as three of a third as many.

    LLVM takes vectors of other widths than powers of two apart, element by element.

    Before: %v = vector.fma %a, %b, %c : vector<48xf32>
    After:  %v_0 = vector.fma %a_0, %b_0, %c_0 : vector<16xf32>, and the same for %v_1 and %v_2
    """
    cut = _Cut(columns)
    cut.block(function.regions[0].blocks[0])
    for op in reversed(cut.dead):
        op.erase()


class _Cut:
    """What became of each wide value, and the operations that made them."""

    def __init__(self, columns: int) -> None:
        self._columns = columns
        self._width = columns // _PARTS
        self._parts: dict[ir.Value, Sequence[ir.Value]] = {}
        self.dead: list[ir.Operation] = []

    def block(self, block: ir.Block) -> None:
        """Every operation of a block, and of those inside."""
        for view in list(block.operations):
            op = view.operation
            if op.name == _CAST:
                continue
            if not any(self._is_wide(value.type) for value in (*op.operands, *op.results)):
                for region in op.regions:
                    for inner in region.blocks:
                        self.block(inner)
                continue
            with ir.InsertionPoint(op), op.location:
                if list(op.regions):
                    self._with_regions(op)
                elif op.name == "scf.yield":
                    ir.Operation.create(op.name, operands=self._flat(op.operands))
                    op.erase()
                elif op.name == "vector.reduction":
                    op.results[0].replace_all_uses_with(self._reduced(op))
                    self.dead.append(op)
                else:
                    self._check(op)
                    made = [self._part(op, i) for i in range(_PARTS)]
                    for result in op.results:
                        self._parts[result] = [part.results[0] for part in made]
                    self.dead.append(op)

    def _check(self, op: ir.Operation) -> None:
        """Fails for what is not the same for each part, of which tiles have nothing."""
        known = op.name in _ALIKE or op.name in _ACCESSES or op.name.startswith(("arith.", "math."))
        element = op.name == "vector.insert" and not self._is_wide(op.operands[0].type)
        wide = all(self._is_wide(result.type) for result in op.results) and len(list(op.results)) <= 1
        assert known and wide and not element, f"{op.name} of rows in thirds"

    def _is_wide(self, kind: ir.Type) -> bool:
        return isinstance(kind, ir.VectorType) and bool(kind.shape) and kind.shape[-1] == self._columns

    def _third(self, kind: ir.Type) -> ir.Type:
        return ir.VectorType.get([*kind.shape[:-1], self._width], kind.element_type) if self._is_wide(kind) else kind

    def _flat(self, values: Sequence[ir.Value]) -> list[ir.Value]:
        """The values, parts in the place of wide ones."""
        return [part for value in values for part in self._parts.get(value, [value])]

    def _types(self, kinds: Sequence[ir.Type]) -> list[ir.Type]:
        return [self._third(kind) for kind in kinds for _ in range(_PARTS if self._is_wide(kind) else 1)]

    def _part(self, op: ir.Operation, i: int) -> ir.Operation:
        """Part `i` of what an operation makes or stores."""
        operands = [self._parts[value][i] if value in self._parts else value for value in op.operands]
        kinds = [self._third(result.type) for result in op.results]
        attributes = {named: op.attributes[named] for named in op.attributes}
        if op.name == "arith.constant":
            same = ir.DenseElementsAttr(attributes["value"]).get_splat_value()
            attributes["value"] = ir.DenseElementsAttr.get_splat(kinds[0], same)
        if op.name in _ACCESSES and i:
            memory = operands[_ACCESSES[op.name] - 1]
            column = _ACCESSES[op.name] + ir.ShapedType(memory.type).rank - 1
            operands[column] = arith.addi(operands[column], index(i * self._width))
        made = ir.Operation.create(op.name, results=kinds, operands=operands, attributes=attributes)
        if op.name == "vector.step" and i:
            first = ir.IntegerAttr.get(ir.IndexType.get(), i * self._width)
            lanes = arith.constant(kinds[0], ir.DenseElementsAttr.get_splat(kinds[0], first))
            return arith.addi(made.results[0], lanes).owner
        return made

    def _reduced(self, op: ir.Operation) -> ir.Value:
        """The reduction of the parts, one after another."""
        wide, *so_far = op.operands
        attributes = {named: op.attributes[named] for named in op.attributes}
        for part in self._parts[wide]:
            operands = [part, *so_far]
            so_far = ir.Operation.create(
                op.name, results=[op.results[0].type], operands=operands, attributes=attributes
            ).results
        return so_far[0]

    def _with_regions(self, op: ir.Operation) -> None:
        """A loop or a choice that carries or gives wide values: another that carries or gives their parts."""
        attributes = {named: op.attributes[named] for named in op.attributes}
        kinds = self._types([result.type for result in op.results])
        operands = self._flat(op.operands)
        made = ir.Operation.create(
            op.name, results=kinds, operands=operands, attributes=attributes, regions=len(list(op.regions))
        )
        for old, new in zip(op.regions, made.regions, strict=True):
            for block in old.blocks:
                arguments = list(block.arguments)
                taken = new.blocks.append(*self._types([argument.type for argument in arguments]))
                with ir.InsertionPoint(taken):
                    self._replace(arguments, list(taken.arguments))
                for inner in list(block.operations):
                    taken.append(inner)
                self.block(taken)
        self._replace(list(op.results), list(made.results))
        op.erase()

    def _replace(self, values: Sequence[ir.Value], flat: Sequence[ir.Value]) -> None:
        """Each value by its own of `flat`; a wide one by a stand-in for its parts."""
        at = 0
        for value in values:
            if not self._is_wide(value.type):
                value.replace_all_uses_with(flat[at])
                at += 1
                continue
            parts = list(flat[at : at + _PARTS])
            stand_in = ir.Operation.create(_CAST, results=[value.type], operands=parts)
            value.replace_all_uses_with(stand_in.results[0])
            self._parts[stand_in.results[0]] = parts
            self.dead.append(stand_in)
            at += _PARTS
