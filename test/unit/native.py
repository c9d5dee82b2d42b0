"""Compiles functions from sizes to plans natively and runs them over many shapes (upstream's execution engine)."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping

import numpy as np
from torch_mlir.execution_engine import ExecutionEngine
from torch_mlir.runtime import get_ranked_memref_descriptor

from dynmlir.bindings import ir, passmanager
from dynmlir.costmodel import PLAN, Problem, emit_select


def driver(count: int, name: str) -> str:
    """A loop over rows of `count` sizes, each of which a function gets."""
    sizes = range(count)
    loads = "".join(
        f"""
    %j{j} = arith.constant {j} : index
    %s{j} = memref.load %shapes[%i, %j{j}] : memref<?x{count}xi64>"""
        for j in sizes
    )
    stores = "".join(
        f"""
    %o{j} = arith.constant {j} : index
    memref.store %p#{j}, %plans[%i, %o{j}] : memref<?x{len(PLAN)}xi32>"""
        for j in range(len(PLAN))
    )
    given, types = (", ".join(each) for each in ([f"%s{j}" for j in sizes], ["i64"] * count))
    return f"""
func.func @run(%shapes: memref<?x{count}xi64>, %plans: memref<?x{len(PLAN)}xi32>)
    attributes {{llvm.emit_c_interface}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = memref.dim %shapes, %c0 : memref<?x{count}xi64>
  scf.for %i = %c0 to %count step %c1 {{{loads}
    %p:{len(PLAN)} = func.call @{name}({given})
        : ({types}) -> ({", ".join(["i32"] * len(PLAN))}){stores}
  }}
  return
}}
"""


LOWERING = (
    "builtin.module(canonicalize,cse,convert-scf-to-cf,expand-strided-metadata,convert-arith-to-llvm,"
    "convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)"
)


class Plans:
    """A function of a module's text, from `count` sizes to a plan, as a function of arrays.

    Not optimised: that takes longer than it saves.
    """

    def __init__(self, text: str, name: str, count: int):
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse(text + driver(count, name))
            passmanager.PassManager.parse(LOWERING).run(module.operation)
            self._engine = ExecutionEngine(module, opt_level=0)

    def __call__(self, *sizes: np.ndarray) -> np.ndarray:
        """Plans, one row a shape, from m, n, k, PEs and what else it is told."""
        shapes = np.ascontiguousarray(np.stack(np.broadcast_arrays(*sizes), axis=-1).astype(np.int64))
        plans = np.full((len(shapes), len(PLAN)), -9, np.int32)
        self.run(shapes, plans)
        return plans

    def run(self, shapes: np.ndarray, plans: np.ndarray) -> None:
        """Fill `plans` (n x 13, i32) from `shapes` (n x 4 or more, i64)."""
        self._engine.invoke("run", _pointer(shapes), _pointer(plans))


class Native(Plans):
    """The emitted selection of a problem."""

    def __init__(self, problem: Problem, sizes: Mapping[str, int] | None = None, told: int = 0):
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.create()
            emit_select(module, "select", problem, sizes, told)
            text = "\n".join(map(str, module.body.operations))
        super().__init__(text, "select", 4 + told)


def _pointer(array: np.ndarray) -> ctypes._Pointer:
    return ctypes.pointer(ctypes.pointer(get_ranked_memref_descriptor(array)))
