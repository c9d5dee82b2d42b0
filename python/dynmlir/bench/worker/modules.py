"""IREE modules, dynmlir's among them; and calls of functions that take a plan."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from dynmlir.bench.worker.operands import Operands, Prepare, Prepared, aligned, dtype_of

#: label -> module; labels that begin with "-" are for plans only.
MODULES: dict[str, Any] = {}
#: A dispatch with next to nothing to do, for the smallest product.
TRIVIAL = "iree_trivial"


def iree(threads: int, args: Sequence[str]) -> Prepare:
    """args = LABEL=PATH ...

    One whose label begins with + is a folder: of the module that is loaded for each case, with B as its parameter,
    where there is one of B's sizes.
    """
    return _served("local-sync" if threads == 1 else "local-task", threads, args)


def iree_on_cuda(threads: int, args: Sequence[str]) -> Prepare:
    """The same on the GPU of this machine; operands are on it before a call, results stay there."""
    return _served("cuda", None, args)


def _served(driver: str, threads: int | None, args: Sequence[str]) -> Prepare:
    from dynmlir.runtime import load

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
            module = os.path.join(path, f"{'x'.join(map(str, o.b.shape))}.vmfb")
            if o.const_b and os.path.exists(module):
                function = load(module, driver, threads, {"model::b": o.b})[o.function]
                out[label] = function.prepare(o.a), functools.partial(function, o.a)
        for label, module in MODULES.items():
            serves = o.c.size == 1 and o.function == "matmul" if label == TRIVIAL else label[0] != "-"
            if serves and o.function in module.function_names:
                function = module[o.function]
                out[label] = function.prepare(o.a, o.b), functools.partial(function, o.a, o.b)
        return out

    return prepare


def viewed(o: Operands, words: Sequence[str]) -> list[Any]:
    """Operands of a function of plans: "0:3x4" is A as 3 x 4 (1: B, 2: C), "panels:64" B in panels of 64 columns,
    "f32:1x4" an array of its own, of what an epilogue reads.
    """
    arrays = []
    for word in words:
        what, sizes = word.split(":")
        shape = [int(size) for size in sizes.split("x")]
        if what == "panels":
            arrays.append(in_panels(o.b, *shape))
        elif what.isdigit():
            arrays.append((o.a, o.b, o.c)[int(what)].reshape(shape))
        else:
            arrays.append(drawn(shape, dtype_of(what), len(arrays)))
    return arrays


def in_panels(b: np.ndarray, columns: int) -> np.ndarray:
    """K x N as N / columns panels, each K x columns, the last one filled up with zeros; so every matrix of a batch."""
    *around, depth, n = b.shape
    panels = aligned((*around, -(-n // columns), depth, columns), b.dtype)
    panels[...] = 0
    for i in range(panels.shape[-3]):
        some = b[..., i * columns : (i + 1) * columns]
        panels[..., i, :, : some.shape[-1]] = some
    return panels


def drawn(shape: Sequence[int], dtype: np.dtype, seed: int) -> np.ndarray:
    """Numbers of 0.5 to 1.5, which may be divided by and have roots; of integers small ones."""
    rng, x = np.random.default_rng(seed), aligned(shape, dtype)
    x[...] = rng.integers(1, 8, shape) if dtype.kind in "iu" else rng.random(shape, np.float32) + 0.5
    return x


def finish(operands: Sequence[Any], label: str, function: str, given: str, made: str) -> None:
    """Runs what stands behind a product on sums from a file, with what it reads beside them, into another file."""
    _, _, c, *extras = operands
    run = MODULES[label][function]
    kind = run.signature.arguments[0].dtype
    start = aligned(c.shape, kind)
    start[...] = np.fromfile(given, kind).reshape(c.shape)
    np.ascontiguousarray(run(start, *extras)).tofile(made)


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
