"""The MLIR reading: expressions are SSA values of type i64 (i1 for truth), written at an insertion point.

Integers stay Python integers until an operation needs them, so static sizes fold before anything is emitted.
Equal operations in scope are emitted once. Division is `arith.divui`, a shift where the divisor is a power of
two; LLVM turns other constant divisors into multiplications.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from dynmlir import bindings
from dynmlir.bindings import arith, func, ir, scf
from dynmlir.costmodel.expression import Expr, Reading

_OPS: dict[str, Callable[..., Any]] = {
    "add": arith.AddIOp,
    "sub": arith.SubIOp,
    "mul": arith.MulIOp,
    "floordiv": arith.DivUIOp,
    "shift": arith.ShRUIOp,
    "min": arith.MinSIOp,
    "max": arith.MaxSIOp,
    "and": arith.AndIOp,
    "not": lambda a: arith.XOrIOp(a, arith.ConstantOp(ir.IntegerType.get_signless(1), 1)),
    "lt": lambda a, b: arith.CmpIOp(arith.CmpIPredicate.slt, a, b),
    "eq": lambda a, b: arith.CmpIOp(arith.CmpIPredicate.eq, a, b),
    "select": arith.SelectOp,
}


#: Cases of a switch at most; more of them are switches in a switch, of so many each. IREE 3.13's canonicalizer takes as
#: long as the cube of their number (`SimplifyUniformBlockArguments`): 21 s of 448 cases, a tenth of a second of 80.
MOST_CASES, CASES_OF_PARTS = 80, 32

#: How an index of `llvm.getelementptr` that is a value is written among those that are constants.
_DYNAMIC = -(1 << 31)


class Emitter(Reading):
    """Writes expressions into functions of a module; needs a current context and location."""

    def __init__(self, module: ir.Module, prefix: str):
        self.module = module
        self.prefix = prefix
        self._known: list[dict[Any, ir.Value]] = [{}]
        self._functions: dict[Any, func.FuncOp] = {}
        self._tables: dict[tuple[int, ...], str] = {}

    def emit(self, op: str, *operands: Expr) -> ir.Value:
        if op == "floordiv" and isinstance(operands[1], int) and operands[1] & (operands[1] - 1) == 0:
            op, operands = "shift", (operands[0], operands[1].bit_length() - 1)
        values = [self.value(a) for a in operands]
        return self._once((op, *values), lambda: _OPS[op](*values).result)

    def value(self, a: Expr) -> ir.Value:
        """The expression as an SSA value."""
        if not isinstance(a, int):
            return a
        return self._narrow(a, ir.IntegerType.get_signless(1 if isinstance(a, bool) else 64))

    def opaque(self, a: Expr) -> ir.Value:
        return self.value(a)

    def when(
        self, condition: Expr, inputs: Sequence[Expr], then: Callable[..., tuple], otherwise: Sequence[Expr]
    ) -> tuple:
        if isinstance(condition, bool):
            return super().when(condition, inputs, then, otherwise)
        types = [self.value(a).type for a in otherwise]
        branch = scf.IfOp(condition, types, has_else=True)
        self._yield(branch.then_block, lambda: then(*inputs))
        self._yield(branch.else_block, lambda: tuple(otherwise))
        return tuple(branch.results)

    def switch(self, index: Expr, inputs: Sequence[Expr], cases: Sequence[Callable[..., tuple]], results: int) -> tuple:
        if isinstance(index, int):
            return super().switch(index, inputs, cases, results)
        if len(cases) > MOST_CASES:
            return self._switch_of_switches(index, inputs, cases, results)
        types = [ir.IntegerType.get_signless(64)] * results
        selected = arith.IndexCastOp(ir.IndexType.get(), index).result
        branch = scf.IndexSwitchOp(types, selected, range(len(cases) - 1))
        for block, case in zip((*branch.case_blocks, branch.default_block), cases, strict=True):
            self._yield(block, lambda case=case: case(*inputs))  # type: ignore[misc]
        return tuple(branch.results)

    def _switch_of_switches(
        self, index: Expr, inputs: Sequence[Expr], cases: Sequence[Callable[..., tuple]], results: int
    ) -> tuple:
        """Which of parts of CASES_OF_PARTS each, and within it which."""
        parts = [cases[first : first + CASES_OF_PARTS] for first in range(0, len(cases), CASES_OF_PARTS)]
        part = self.floordiv(index, CASES_OF_PARTS)
        within = self.sub(index, self.mul(part, CASES_OF_PARTS))

        def case(some: Sequence[Callable[..., tuple]], *inputs: Expr) -> tuple:
            return self.switch(within, inputs, some, results)

        return self.switch(part, inputs, [partial(case, some) for some in parts], results)

    def lookup(self, table: tuple[int, ...], index: Expr) -> Expr:
        """A load from constant memory, which is there once a table."""
        if isinstance(index, int):
            return super().lookup(table, index)
        kind = ir.Type.parse(f"!llvm.array<{len(table)} x i32>")
        i32, i64, memory = (ir.Type.parse(name) for name in ("i32", "i64", "!llvm.ptr"))

        def loaded() -> ir.Value:
            start = bindings.llvm.AddressOfOp(memory, self._global(table, kind)).result
            place = bindings.llvm.GEPOp(memory, start, [index], [0, _DYNAMIC], kind, 0).result
            return arith.ExtUIOp(i64, bindings.llvm.LoadOp(i32, place).result).result

        return self._once((table, index), loaded)

    def _global(self, table: tuple[int, ...], kind: ir.Type) -> str:
        """The symbol of a table in the module."""
        if table not in self._tables:
            self._tables[table] = symbol = f"{self.prefix}_table_{len(self._tables)}"
            values, internal = ir.DenseElementsAttr.get(np.asarray(table, np.int32)), "#llvm.linkage<internal>"
            with ir.InsertionPoint(self.module.body):
                linkage = ir.Attribute.parse(internal)
                bindings.llvm.GlobalOp(kind, symbol, linkage, constant=True, value=values, addr_space=0)
        return self._tables[table]

    def repeat(self, count: Expr, inputs: Sequence[Expr], step: Callable[..., tuple], carried: Sequence[Expr]) -> tuple:
        if isinstance(count, int):
            return super().repeat(count, inputs, step, carried)
        first, times, one = (arith.IndexCastOp(ir.IndexType.get(), self.value(a)).result for a in (0, count, 1))
        loop = scf.ForOp(first, times, one, [self.value(a) for a in carried])
        self._yield(loop.body, lambda: step(*inputs, *loop.inner_iter_args))
        return tuple(loop.results)

    def call(self, name: str, function: Callable[..., tuple], arguments: Sequence[Expr]) -> tuple:
        """A call of a private function; arguments that are integers fold into it, one function a set."""
        fixed = tuple(a if isinstance(a, int) else None for a in arguments)
        dynamic = [a for a in arguments if not isinstance(a, int)]
        if (name, fixed) not in self._functions:
            symbol = f"{self.prefix}_{name}" + (f"_{len(self._functions)}" if self._functions else "")
            body = lambda *given: function(*_merge(fixed, given))  # noqa: E731
            self._functions[name, fixed] = self.function(symbol, len(dynamic), body)
        return tuple(func.CallOp(self._functions[name, fixed], dynamic).results)

    def function(self, symbol: str, parameters: int, body: Callable[..., tuple], bits: int = 64) -> func.FuncOp:
        """`func.func private @symbol(i64...) -> (i<bits>...)` at the end of the module.

        Never inlined: IREE would inline every call, and take a minute instead of two seconds for 38 kernels.
        """
        i64, kind = ir.IntegerType.get_signless(64), ir.IntegerType.get_signless(bits)
        with ir.InsertionPoint(self.module.body):
            op = func.FuncOp(symbol, ([i64] * parameters, []), visibility="private")
        outer, self._known = self._known, [{}]
        with ir.InsertionPoint(op.add_entry_block()):
            results = body(*op.arguments)
            func.ReturnOp([self._narrow(a, kind) for a in results])
        self._known = outer
        op.attributes["no_inline"] = ir.UnitAttr.get()
        op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([i64] * parameters, [kind] * len(results)))
        return op

    def _narrow(self, a: Expr, kind: ir.IntegerType) -> ir.Value:
        if isinstance(a, int):
            return self._once((str(kind), int(a)), lambda: arith.ConstantOp(kind, int(a)).result)
        return a if a.type == kind else arith.TruncIOp(kind, a).result

    def _yield(self, block: ir.Block, results: Callable[[], tuple]) -> None:
        """Ends a branch; what is emitted in it is known only there."""
        self._known.append({})
        with ir.InsertionPoint(block):
            scf.YieldOp([self.value(a) for a in results()])
        self._known.pop()

    def _once(self, key: Any, make: Callable[[], ir.Value]) -> ir.Value:
        for scope in self._known:
            if key in scope:
                return scope[key]
        return self._known[-1].setdefault(key, make())


def _merge(fixed: Sequence[int | None], given: Sequence[ir.Value]) -> list[Expr]:
    rest = iter(given)
    return [next(rest) if a is None else a for a in fixed]
