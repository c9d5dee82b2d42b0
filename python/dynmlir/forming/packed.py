"""Constants that are packed into panels once, before the first call: a global, and an initializer that packs."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.dialect.panels import pack, panels_type
from dynmlir.forming.constants import global_of, stated
from dynmlir.forming.generics import generic
from dynmlir.kernels.panels import PanelForm


@dataclass
class Packer:
    """The constants of a module that are packed already: each once for every way in which it is read."""

    module: ir.Module
    made: dict[tuple[Any, ...], str] = field(default_factory=dict)

    def panels(self, value: ir.Value, made_by: list[ir.Operation], form: PanelForm, dims: str) -> ir.Value:
        """What loads the panels of a constant, at the insertion point; packed where nobody has yet."""
        key = (*map(_identity, made_by), form, dims)
        if key not in self.made:
            self.made[key] = next(self._free_names(made_by[-1]))
            self._pack(self.made[key], value, made_by, form, dims)
        kind = panels_type(value.type, form, dims)
        return _load(self.made[key], kind)

    def _free_names(self, last: ir.Operation) -> Iterator[str]:
        taken = {*self._taken, *self.made.values()}
        loads = last.name == "util.global.load"
        stem = ir.FlatSymbolRefAttr(stated(last)["global"]).value if loads else "weights"
        yield from (name for i in range(len(taken) + 1) if (name := f"{stem}_panels" + f"_{i}" * bool(i)) not in taken)

    @functools.cached_property
    def _taken(self) -> set[str]:
        """The names that the module had before the first constant was packed."""
        named = {symbol_name(op) for op in self.module.body.operations if "sym_name" in op.attributes}
        return named | {ir.StringAttr(stated(op)["sym_name"]).value for op in ops_named(self.module, "util.global")}

    def _pack(self, name: str, value: ir.Value, made_by: list[ir.Operation], form: PanelForm, dims: str) -> None:
        """`util.global @name`, and the initializer that packs into it."""
        kind = panels_type(value.type, form, dims)
        with ir.InsertionPoint(self.module.body):
            attributes = {"sym_name": ir.StringAttr.get(name), "sym_visibility": ir.StringAttr.get("private")}
            ir.Operation.create("util.global", attributes=attributes | {"type": ir.TypeAttr.get(kind)})
            nothing = ir.TypeAttr.get(ir.FunctionType.get([], []))
            op = ir.Operation.create("util.initializer", attributes={"function_type": nothing}, regions=1)
        with ir.InsertionPoint(op.regions[0].blocks.append()):
            store = {"global": ir.FlatSymbolRefAttr.get(name)}
            matrix = _again(value, made_by)
            panels = pack(_corrected(matrix, form, dims) if form.before else matrix, form, dims)
            ir.Operation.create("util.global.store", operands=[panels], attributes=store)
            ir.Operation.create("util.return")


def _corrected(matrix: ir.Value, form: PanelForm, dims: str) -> ir.Value:
    """A matrix of bytes behind rows that hold, for each column, -128 times its sum: the bytes of an i32."""
    i32, row = ir.IntegerType.get_signless(32), dims.index("k")
    every = tuple(range(len(dims)))
    around = tuple(d for d in every if d != row)
    shape = list(matrix.type.shape)
    memory = linalg.fill(arith.constant(i32, 0), outs=[tensor.empty([shape[d] for d in around], i32)])
    sums = generic([(matrix, every)], memory, around, lambda x, s: arith.addi(s, arith.extsi(i32, x)))
    rows = tensor.empty([form.before if d == row else size for d, size in enumerate(shape)], matrix.type.element_type)

    eight, offset = arith.constant(i32, 8), arith.constant(i32, -128)

    def byte(total: ir.Value, _: ir.Value) -> ir.Value:
        bits = arith.muli(arith.index_cast(i32, linalg.IndexOp(row).result), eight)
        return arith.trunci(matrix.type.element_type, arith.shrui(arith.muli(total, offset), bits))

    first = generic([(sums, around)], rows, every, byte)
    whole = ir.RankedTensorType.get(
        [size + form.before * (d == row) for d, size in enumerate(shape)], rows.type.element_type
    )
    dim = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), row)
    return ir.Operation.create("tensor.concat", [whole], [first, matrix], {"dim": dim}).results[0]


def _identity(op: ir.Operation) -> Any:
    """What tells ops apart that make constants: all that they say."""
    return op.get_asm(print_generic_op_form=True, use_local_scope=True) if list(op.operands) else _leaf(op)


def _leaf(op: ir.Operation) -> Any:
    named = stated(op)
    return (op.name, *(named[name] for name in ("value", "global") if name in named), *(r.type for r in op.results))


def _again(value: ir.Value, made_by: list[ir.Operation]) -> ir.Value:
    """A constant made once more, at the insertion point; a global's as what it is initialized to.

    A global that is read by nothing else then goes, and the memory that it would hold.
    """
    copies: dict[ir.Value, ir.Value] = {}
    for op in made_by:
        initial = stated(global_of(op)).get("initial_value") if op.name == "util.global.load" else None
        if initial is not None:
            attributes, kinds = {"value": initial}, [result.type for result in op.results]
            copy = ir.Operation.create("flow.tensor.constant", results=kinds, attributes=attributes)
        else:
            copy = op.clone().operation
        _read_instead(copy, copies)
        copies.update(zip(op.results, copy.results, strict=True))
    return copies[value]


def _read_instead(op: ir.Operation, copies: Mapping[ir.Value, ir.Value]) -> None:
    """Puts copies in the place of what an op and its regions read."""

    def visit(inner: ir.Operation) -> ir.WalkResult:
        for i, operand in enumerate(inner.operands):
            if operand in copies:
                inner.operands[i] = copies[operand]
        return ir.WalkResult.ADVANCE

    op.walk(visit)


def _load(name: str, kind: ir.Type) -> ir.Value:
    attributes = {"global": ir.FlatSymbolRefAttr.get(name)}
    return ir.Operation.create("util.global.load", results=[kind], attributes=attributes).results[0]


def globals_first(module: ir.Module) -> None:
    """Globals and initializers, in their order, before all else: IREE 3.13 converts loads only after their globals."""
    ops = [op for op in module.body.operations if op.operation.name in ("util.global", "util.initializer")]
    for op in reversed(ops):
        first = module.body.operations[0]
        if op.operation != first.operation:
            op.operation.move_before(first.operation)
