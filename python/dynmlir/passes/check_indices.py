"""dynmlir-check-indices: places that a caller states are looked at before anything is read or written there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from dynmlir.bindings import arith, cf, ir, linalg, tensor
from dynmlir.dialect.core import size_of, symbol_name
from dynmlir.dialect.values import sizes
from dynmlir.forming.generics import mapped_generic
from dynmlir.forming.indices import Access, Given, Source, accesses, counted, source_of, told_apart
from dynmlir.forming.sizes import Agreement, Dimension, Origins, extent_of
from dynmlir.passes.base import Pass, PassContext, register_pass

_FUNCTIONS = ("func.func", "util.func")


@register_pass
class CheckIndices(Pass):
    """Leaves alone what is computed of floats, of several places, or in branches; and templates.

    A number outside that the program compares with, as targets that a loss ignores, is let pass; 0 is read for it.
    """

    name = "dynmlir-check-indices"
    summary = "stop a call in which an index that it is given is outside of what it is an index of"
    description = """\
Before:
  func.func @f(%rows: tensor<?xi64>, %table: tensor<100x8xf32>) -> tensor<?x8xf32> {
    %r = linalg.generic {...} ins(%rows : ...) { %x = tensor.extract %table[%row, %column] ... }
After:
    %inside = linalg.generic {...} ins(%rows : ...) outs(...) { arith.cmpi ult, arith.andi }     // all bits, or none
    %all = tensor.extract %inside[] : tensor<i64>
    cf.assert %all, "f: an element of argument 0 is no index of dimension 0 of argument 1"
    %safe = linalg.generic {...} ins(%rows, %inside : ...) { arith.andi }                    // 0 where not all are
    %r = linalg.generic {...} ins(%safe : ...) ...

IREE 3.13 reads, or writes, whatever is there. Where indices are 0, 1, 2 and so on, their number is looked at alone."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name in _FUNCTIONS and len(function.regions[0].blocks):
                _Checks(function).make()


class _Checks:
    """Of one function, each once."""

    def __init__(self, function: Any) -> None:
        self._function = function
        self._origins, self._given = Origins(), Given()
        self._sizes: set[Any] = set()
        self._safe: dict[Any, ir.Value] = {}

    def make(self) -> None:
        for op in [each.operation for each in self._function.regions[0].blocks[0].operations]:
            if all(not list(result.uses) for result in op.results):
                continue  # nothing reads what it makes
            for access in list(accesses(op)):
                self._check(access)

    def _check(self, access: Access) -> None:
        if access.loop is not None:
            if (extent := extent_of(access.op, access.loop)) is not None:
                self._check_number(access, extent)
            return
        source = source_of(access)
        if counted(source.value):
            if access.keeps_what_is_in_range:
                self._check_number(access, (source.value, 0))
        elif self._given.holds(source.value):
            self._check_elements(access, source)

    def _check_number(self, access: Access, several: tuple[ir.Value, int]) -> None:
        """Places are 0, 1, 2 and so on: as many as there are."""
        found = (self._origins.of(*several), self._origins.of(access.table, access.dim))
        if found[0] == found[1] or found in self._sizes or (isinstance(found[0], int) and isinstance(found[1], int)):
            return
        self._sizes.add(found)
        Agreement(*found, (several, (access.table, access.dim)), at_most=True).require(self._function, access.op)

    def _check_elements(self, access: Access, source: Source) -> None:
        assert access.operand is not None
        bound = self._origins.of(access.table, access.dim)
        with ir.InsertionPoint(access.op), access.op.location:
            key = (source.value, bound, access.computation(self._origin))
            if key not in self._safe:
                self._safe[key] = self._safe_places(access, source.value)
            access.op.operands[access.operand] = source.again(self._safe[key])

    def _origin(self, value: ir.Value) -> Hashable:
        return self._origins.of_index(value) if not isinstance(value.type, ir.RankedTensorType) else value

    def _safe_places(self, access: Access, places: ir.Value) -> ir.Value:
        end = access.table.type.get_dim_size(access.dim)  # which is below 0 where it is unknown
        apart = [number for number in told_apart(places) if not 0 <= number < end]
        inside = _whether_inside(access, places, apart)
        none = arith.constant(inside.type.element_type, 0)
        all_are = arith.cmpi(arith.CmpIPredicate.ne, tensor.extract(inside, []), none)
        what = Dimension(access.table, access.dim).text
        cf.assert_(all_are, f"{symbol_name(self._function)}: an element of {_named(places)} is no index of {what}")
        return _where_inside(places, inside, apart)


def _named(value: ir.Value) -> str:
    argument = Dimension(value, 0).argument
    return "a tensor" if argument is None else f"argument {argument}"


def _whether_inside(access: Access, places: ir.Value, apart: Sequence[int]) -> ir.Value:
    """A tensor of no dimension: all bits where every place that a tensor states is inside of another, or none.

    Or where it is one of the numbers that the program tells apart.
    """
    kind, rank = places.type.element_type, places.type.rank
    start = linalg.fill(arith.constant(kind, -1), outs=[tensor.empty([], kind)])
    end = _as_i64(size_of(access.table, access.dim))

    def body(element: ir.Value, before: ir.Value) -> ir.Value:
        is_inside = arith.cmpi(arith.CmpIPredicate.ult, _as_i64(access.place(element)), end)
        for number in apart:
            is_inside = arith.ori(is_inside, _is(element, number))
        return arith.andi(before, arith.extsi(kind, is_inside))

    return mapped_generic([places], start, [ir.AffineMap.get_identity(rank), ir.AffineMap.get(rank, 0, [])], body)


def _where_inside(places: ir.Value, inside: ir.Value, apart: Sequence[int]) -> ir.Value:
    """The places, 0 for those that are told apart, or for each where not all are inside."""
    kind, rank = places.type.element_type, places.type.rank

    def body(element: ir.Value, mask: ir.Value, _: ir.Value) -> ir.Value:
        place = element
        for number in apart:
            place = arith.select(_is(element, number), arith.constant(kind, 0), place)
        return arith.andi(place, mask)

    identity, one = ir.AffineMap.get_identity(rank), ir.AffineMap.get(rank, 0, [])
    return mapped_generic([places, inside], tensor.empty(sizes(places), kind), [identity, one, identity], body)


def _is(element: ir.Value, number: int) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.eq, element, arith.constant(element.type, number))


def _as_i64(value: ir.Value) -> ir.Value:
    i64 = ir.IntegerType.get_signless(64)
    if isinstance(value.type, ir.IndexType):
        return arith.index_cast(i64, value)
    return value if value.type == i64 else arith.extsi(i64, value)
