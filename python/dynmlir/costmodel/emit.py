"""The MLIR reading: expressions are SSA values of type i64 (i1 for truth), written at an insertion point.

Integers stay Python integers until an operation needs them, so static sizes fold before anything is emitted.
Equal operations in scope are emitted once. Division is `arith.divui`, a shift where the divisor is a power of
two; LLVM turns other constant divisors into multiplications.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

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


#: Cases of a switch at most; more of them are switches in a switch. IREE 3.13's canonicalizer takes as long as the cube
#: of their number (`SimplifyUniformBlockArguments`): 21 s of 448 cases, nothing to be seen of these.
MOST_CASES = 32


class Emitter(Reading):
    """Writes expressions into functions of a module; needs a current context and location."""

    def __init__(self, module: ir.Module, prefix: str):
        self.module = module
        self.prefix = prefix
        self._known: list[dict[Any, ir.Value]] = [{}]
        self._functions: dict[Any, func.FuncOp] = {}

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
        """Which of parts of MOST_CASES each, and within it which."""
        parts = [cases[first : first + MOST_CASES] for first in range(0, len(cases), MOST_CASES)]
        part = self.floordiv(index, MOST_CASES)
        within = self.sub(index, self.mul(part, MOST_CASES))

        def case(some: Sequence[Callable[..., tuple]], *inputs: Expr) -> tuple:
            return self.switch(within, inputs, some, results)

        return self.switch(part, inputs, [partial(case, some) for some in parts], results)

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
