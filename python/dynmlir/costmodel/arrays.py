"""The array reading: expressions are NumPy int64 (and bool) arrays of one length, one element a shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from dynmlir.costmodel.expression import Expr, Reading

_UFUNCS: dict[str, Callable[..., np.ndarray]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "floordiv": np.floor_divide,
    "min": np.minimum,
    "max": np.maximum,
    "lt": np.less,
    "eq": np.equal,
    "and": np.logical_and,
    "not": np.logical_not,
    "select": np.where,
}


class Arrays(Reading):
    """Reads a definition over many shapes at once."""

    def emit(self, op: str, *operands: Expr) -> Expr:
        return _UFUNCS[op](*operands)

    def when(
        self, condition: Expr, inputs: Sequence[Expr], then: Callable[..., tuple], otherwise: Sequence[Expr]
    ) -> tuple:
        """Evaluates `then` on the elements that need it only, which is what pruning saves here."""
        if isinstance(condition, bool):
            return super().when(condition, inputs, then, otherwise)
        chosen = np.flatnonzero(condition)
        if chosen.size == 0:
            return tuple(otherwise)
        results = then(*(_take(a, chosen) for a in inputs))
        return tuple(_scatter(condition.shape, chosen, r, o) for r, o in zip(results, otherwise, strict=True))

    def switch(self, index: Expr, inputs: Sequence[Expr], cases: Sequence[Callable[..., tuple]], results: int) -> tuple:
        if isinstance(index, int):
            return super().switch(index, inputs, cases, results)
        found = tuple(np.zeros(index.shape, np.int64) for _ in range(results))
        for case in np.unique(index):
            chosen = np.flatnonzero(index == case)
            parts = cases[case](*(_take(a, chosen) for a in inputs))
            for whole, part in zip(found, parts, strict=True):
                whole[chosen] = part
        return found

    def lookup(self, table: tuple[int, ...], index: Expr) -> Expr:
        return super().lookup(table, index) if isinstance(index, int) else np.asarray(table, np.int64)[index]

    def repeat(self, count: Expr, inputs: Sequence[Expr], step: Callable[..., tuple], carried: Sequence[Expr]) -> tuple:
        if isinstance(count, int):
            return super().repeat(count, inputs, step, carried)
        for done in range(count.max(initial=0)):
            carried = self.when(done < count, (*inputs, *carried), step, carried)
        return tuple(carried)


def _take(a: Expr, chosen: np.ndarray) -> Expr:
    return a[chosen] if isinstance(a, np.ndarray) else a


def _scatter(shape: tuple[int, ...], chosen: np.ndarray, new: Expr, old: Expr) -> Expr:
    if new is old:
        return old
    out = np.array(np.broadcast_to(old, shape))
    out[chosen] = new
    return out
