"""IREE modules, dynmlir's among them; and calls of functions that take a plan."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from dynmlir.bench.worker.operands import Operands, Prepare, Prepared

#: label -> module; labels that begin with "-" are for plans only.
MODULES: dict[str, Any] = {}
#: A dispatch with next to nothing to do, for the smallest product.
TRIVIAL = "iree_trivial"


def iree(threads: int, args: Sequence[str]) -> Prepare:
    """args = LABEL=PATH ...

    One whose label begins with + is loaded for each case, where it is there, with B as its parameter.
    """
    from dynmlir.runtime import load

    driver = "local-sync" if threads == 1 else "local-task"
    constant: dict[str, str] = {}
    for arg in args:
        label, path = arg.split("=", 1)
        if label[0] == "+":
            constant[label[1:]] = path
        else:
            MODULES[label] = load(path, driver, threads)

    def prepare(o: Operands) -> Mapping[str, Prepared]:
        out = {}
        for label, path in constant.items():
            if o.const_b and os.path.exists(path):
                function = load(path, driver, threads, {"model::b": o.b})[o.function]
                out[label] = function.prepare(o.a), functools.partial(function, o.a)
        for label, module in MODULES.items():
            serves = o.c.size == 1 and o.function == "matmul" if label == TRIVIAL else label[0] != "-"
            if serves and o.function in module.function_names:
                function = module[o.function]
                out[label] = function.prepare(o.a, o.b), functools.partial(function, o.a, o.b)
        return out

    return prepare


def viewed(o: Operands, words: Sequence[str]) -> list[Any]:
    """A, B and C of a function of plans: its operands are "0:3x4" (of A, as 3 x 4), "1:..." (of B) and "2:..." """
    arrays = []
    for word in words:
        place, sizes = word.split(":")
        array = (o.a, o.b, o.c)[int(place)]
        arrays.append(array.reshape([int(size) for size in sizes.split("x")]))
    return arrays


def plan_call(operands: Sequence[Any], label: str, function: str, plan: Sequence[str]) -> Callable[[], object]:
    """A call of a function of a module with the operands and a plan."""
    return MODULES[label][function].prepare(*operands, *map(int, plan))


def selection_call(label: str, function: str, count: int, pes: int) -> Callable[[], object]:
    """A call of a function that selects for many shapes inside its module."""
    return MODULES[label][function].prepare(count, pes)


def plan_dump(operands: Sequence[Any], label: str, function: str, path: str, plan: Sequence[str]) -> None:
    """Its result; C is what it starts from, where it starts from something."""
    operands[2].fill(0)
    np.ascontiguousarray(MODULES[label][function](*operands, *map(int, plan))).tofile(path)
