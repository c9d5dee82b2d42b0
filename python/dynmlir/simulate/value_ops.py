"""What ops on values mean: arithmetic on numbers and vectors, one row a thread."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.simulate.launch import Handler, Launch, Values, merge, uniform
from dynmlir.simulate.memory import Fault, Global
from dynmlir.simulate.types import round_to

#: By the number of arith.cmpi's predicate; unsigned ones see no negative numbers here.
_COMPARE = (np.equal, np.not_equal, *(np.less, np.less_equal, np.greater, np.greater_equal) * 2)
_INTEGER: dict[str, Callable[..., Any]] = {
    "arith.addi": np.add,
    "arith.subi": np.subtract,
    "arith.muli": np.multiply,
    "arith.divui": np.floor_divide,
    "arith.remui": np.remainder,
    "arith.ceildivui": lambda a, b: -(-a // b),
    "arith.andi": np.bitwise_and,
    "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor,
    "arith.shrui": np.right_shift,
    "arith.shli": np.left_shift,
    "arith.minsi": np.minimum,
    "arith.maxsi": np.maximum,
    "arith.minui": np.minimum,
    "arith.maxui": np.maximum,
    **{f"arith.{name}": lambda a: a for name in ("index_cast", "extsi", "extui", "trunci")},
    "arith.index_castui": lambda a: a,
    "arith.extf": lambda a: a,
}
#: On f32; what is of 16 bits is rounded after each.
_FLOAT: dict[str, Callable[..., Any]] = {
    "arith.addf": np.add,
    "arith.subf": np.subtract,
    "arith.mulf": np.multiply,
    "arith.divf": np.divide,
    "arith.negf": np.negative,
    **{f"arith.{name}": lambda a: np.asarray(a, np.float32) for name in ("sitofp", "uitofp")},
    "arith.maximumf": np.maximum,
    "arith.minimumf": np.minimum,
    "arith.maxnumf": np.fmax,
    "arith.minnumf": np.fmin,
    "math.exp": np.exp,
    "math.exp2": np.exp2,
    "math.log": np.log,
    "math.sqrt": np.sqrt,
    "math.rsqrt": lambda a: 1 / np.sqrt(a),
    "math.tanh": np.tanh,
    "math.absf": np.abs,
    "math.erf": np.vectorize(math.erf, otypes=["f4"]),
}
_ORDERED = (np.equal, np.greater, np.greater_equal, np.less, np.less_equal)


def _unordered(opposite: Callable[..., Any]) -> Callable[..., Any]:
    """What holds of numbers where an ordered comparison does not, and where one is none."""
    return lambda a, b: ~opposite(a, b)


#: By the number of arith.cmpf's predicate: ordered ones, then what holds of what is no number, too: >, >=, <, <=, !=.
_COMPARE_FLOAT = dict(enumerate(_ORDERED, 1)) | {
    at: _unordered(opposite)
    for at, opposite in ((9, np.less_equal), (10, np.less), (11, np.greater_equal), (12, np.greater), (13, np.equal))
}


def _constant(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    attribute = op.attributes["value"]
    if isinstance(attribute, ir.DenseElementsAttr):
        shape = ir.VectorType(op.results[0].type).shape
        return [np.full((1, *shape), attribute.get_splat_value().value, dtype=np.float32)]
    if isinstance(attribute, ir.FloatAttr):
        return [np.float32(attribute.value)]
    value = ir.IntegerAttr(attribute).value
    return [np.bool_(value) if str(op.results[0].type) == "i1" else np.int64(value)]


def _compare(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [_COMPARE[ir.IntegerAttr(op.attributes["predicate"]).value](*operands)]


def _select(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    condition, then, otherwise = operands
    if isinstance(then, Global):
        return [then if uniform(condition, launch) else otherwise]
    return [merge(np.asarray(condition), then, otherwise)]


def _place(op: Any, dynamic: Sequence[Any]) -> tuple[Any, ...]:
    if dynamic:
        raise Fault("a position in a vector that is not constant")
    return (slice(None), *ir.DenseI64ArrayAttr(op.attributes["static_position"]))


def _extract(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    vector, *dynamic = operands
    return [vector[_place(op, dynamic)]]


def _insert(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    value, vector, *dynamic = operands
    made = np.array(np.broadcast_to(vector, (launch.lanes, *vector.shape[1:])))
    made[_place(op, dynamic)] = value
    return [made]


def _from_elements(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    shape = ir.VectorType(op.results[0].type).shape
    columns = [np.broadcast_to(value, launch.lanes) for value in operands]
    return [np.stack(columns, axis=1).reshape(launch.lanes, *shape)]


def _to_elements(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    flat = operands[0].reshape(operands[0].shape[0], -1)
    return [flat[:, i] for i in range(flat.shape[1])]


def _shape_cast(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [operands[0].reshape(operands[0].shape[0], *ir.VectorType(op.results[0].type).shape)]


def _broadcast(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    shape = ir.VectorType(op.results[0].type).shape
    value = np.broadcast_to(operands[0], launch.lanes) if np.ndim(operands[0]) < 2 else operands[0]
    value = value.reshape(value.shape[0], *[1] * (len(shape) + 1 - value.ndim), *value.shape[1:])
    return [np.broadcast_to(value, (value.shape[0], *shape))]


def bits_of_bf16(*numbers: Any) -> np.ndarray:
    """cvt.rn.bf16 and cvt.rn.bf16x2: numbers rounded, the bits of the last in the lowest bits."""
    made: Any = np.int64(0)
    for number in numbers:
        bits = np.ascontiguousarray(round_to(number, "bf16")).view(np.uint32).astype(np.int64) >> 16
        made = made << 16 | bits
    return np.asarray(made)


def _bitcast(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Bits of a number of f32; bits as one of f32 or bf16, or a word as two of these, the first in its lower half."""
    made, given = str(op.results[0].type), str(op.operands[0].type)
    if (given, made) == ("f32", "i32"):
        return [np.ascontiguousarray(operands[0], np.float32).view(np.int32).astype(np.int64)]
    bits = np.asarray(operands[0], np.int64)
    if made == "vector<2xbf16>":
        bits = np.concatenate([bits & 0xFFFF, bits >> 16 & 0xFFFF], axis=1)
    elif made not in ("bf16", "f32"):
        raise Fault(f"no meaning is given to {given} as {made}")
    return [(bits << (0 if made == "f32" else 16)).astype(np.uint32).view(np.float32)]


def _fma(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    a, b, c = (v.astype(np.float64) for v in operands)
    return [(a * b + c).astype(np.float32)]


def _truncf(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [_rounded(op, operands[0])]


def _rounded(op: Any, value: Any) -> Any:
    """f32 values rounded to the type of an op's result."""
    kind = op.results[0].type
    return round_to(value, str(kind.element_type if isinstance(kind, ir.VectorType) else kind))


def _compare_floats(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    if predicate not in _COMPARE_FLOAT:
        raise Fault(f"no meaning is given to predicate {predicate}")
    return [_COMPARE_FLOAT[predicate](*operands)]


def elementwise(op: Any, operands: list[Any]) -> list[Any] | None:
    """The result of an op on numbers alone; None for any other op."""
    name = op.operation.name
    if name in _INTEGER:
        with np.errstate(divide="ignore"):  # by threads that are not active
            return [_INTEGER[name](*operands)]
    if name in _FLOAT:
        with np.errstate(all="ignore"):  # infinities and NaN are results
            return [_rounded(op, _FLOAT[name](*operands))]
    return None


OPS: dict[str, Handler] = {
    "arith.constant": _constant,
    "arith.cmpi": _compare,
    "arith.cmpf": _compare_floats,
    "arith.select": _select,
    "arith.truncf": _truncf,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.from_elements": _from_elements,
    "vector.to_elements": _to_elements,
    "vector.shape_cast": _shape_cast,
    "vector.broadcast": _broadcast,
    **dict.fromkeys(("arith.bitcast", "vector.bitcast"), _bitcast),
    "vector.fma": _fma,
}
