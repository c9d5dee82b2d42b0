"""dynmlir-reduce-angles: sines of whatever angle are those of one between -pi and pi."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.scalars import compute_wide
from dynmlir.passes.base import Pass, PassContext, register_pass

_PERIODIC = ("sin", "cos", "tan")
_TURN = 2 * math.pi


def _parts(number: float) -> list[float]:
    """f32 numbers with this sum, but for 1e-17 of it: multiples of the first of up to 2^16 are exact."""
    first = round(number * 32) / 32
    second = float(np.float32(number - first))
    return [first, second, float(np.float32(number - first - second))]


@register_pass
class ReduceAngles(Pass):
    """For CPUs. Leaves tensors and vectors as a whole alone, and f64."""

    name = "dynmlir-reduce-angles"
    summary = "let sines, cosines and tangents of large angles be as exact as of small ones"
    description = """\
Before:
  %y = math.sin %x : f32
After:
  %turns = math.roundeven (%x * 0.159154937)
  %a = math.fma %turns, -6.28125, %x : f32
  %b = math.fma %turns, -0.00193530717, %a : f32
  %c = math.fma %turns, -1.02531e-11, %b : f32
  %y = math.sin %c : f32

A turn is subtracted in three parts (Cody and Waite, Software Manual for the Elementary Functions, 1980). IREE 3.13
subtracts quarters of it in one, and is off by 3e-8 of the angle: by 3e-4 at position 10000 of rotary embeddings."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in _PERIODIC:
            for op in ops_named(module, f"math.{name}"):
                if isinstance(op.results[0].type, (ir.F32Type, ir.F16Type, ir.BF16Type)):
                    compute_wide(op, partial(_of_small, function=name))


def _of_small(angle: ir.Value, function: str) -> ir.Value:
    turns = _math("roundeven", arith.mulf(angle, _number(1 / _TURN)))
    for part in _parts(_TURN):
        angle = _math("fma", turns, _number(-part), angle)
    return _math(function, angle)


def _math(name: str, *operands: ir.Value) -> ir.Value:
    return ir.Operation.create(f"math.{name}", [operands[0].type], list(operands)).results[0]


def _number(value: float) -> ir.Value:
    kind = ir.F32Type.get()
    return arith.constant(kind, ir.FloatAttr.get(kind, value))
