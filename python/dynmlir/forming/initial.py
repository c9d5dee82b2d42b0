"""What is computed of constants alone: computed here, where IREE compiles and runs code for each.

    util.global private @weights_panels : tensor<48x768x64xf32>
    util.initializer {
      %w = arith.constant dense_resource<large_0> : tensor<768x3072xf32>
      %p = linalg.pack %w ...
      util.global.store %p, @weights_panels
    }

becomes util.global private @weights_panels = dense_resource<large_1> : tensor<48x768x64xf32>; and so does a constant
that a function transposes. For what is left IREE has to be told what constants hold that are apart (`dynmlir.blobs`).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from dynmlir.bindings import ir
from dynmlir.blobs import Blobs
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.strided import slice_numbers
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.forming.constants import stated
from dynmlir.forming.generics import maps_of

#: What makes the bytes of -128 times sums.
_BYTES_OF_SUMS = ("linalg.index", "arith.index_cast", "arith.muli", "arith.muli", "arith.shrui", "arith.trunci")
#: Bytes of a sum.
_WORD = 4
_SPLAT = re.compile(r"dense<(-?\d+)> : tensor<")
_STORE = "util.global.store"
_ORDERS = ("linalg.transpose", "tensor.collapse_shape", "tensor.expand_shape", "tensor.extract_slice")
_CONSTANTS = ("arith.constant", "flow.tensor.constant")
#: Elements as the bits that they are.
_Array = npt.NDArray[Any]
#: Makes an array when it is asked for: those of one model may be more than the memory holds.
_Make = Callable[[], _Array]
_Compute = Callable[..., _Array]


def compute_initial(module: ir.Module, blobs: Blobs) -> None:
    """Replaces what puts bits of constants in another order, or changes them, and does no more.

    That is initializers of globals, transposes, reshapes and slices. What they become `blobs` holds, as what is large.
    """
    _compute_globals(module, blobs)
    _compute_orders(module, blobs)


def _compute_orders(module: ir.Module, blobs: Blobs) -> None:
    ordered: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        if op.name in _ORDERS:
            ordered.append(op.opview)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in reversed(ordered):  # users first: what only they need is not made
        result = op.results[0]
        make = _made(result, blobs) if list(result.uses) else None
        if make is not None:
            held = _held(make, result.type, blobs)
            with ir.InsertionPoint(op), op.location:
                constant = ir.Operation.create("arith.constant", [result.type], attributes={"value": held})
            result.replace_all_uses_with(constant.result)
            op.operation.erase()


def _held(make: _Make, kind: Any, blobs: Blobs) -> ir.Attribute:
    """The constant that is made so, held in `blobs`."""
    return ir.Attribute.parse(f"dense_resource<{blobs.hold(partial(_bytes, make), _size(kind), 'made')}> : {kind}")


def _compute_globals(module: ir.Module, blobs: Blobs) -> None:
    globals_ = {ir.StringAttr(stated(op)["sym_name"]).value: op for op in ops_named(module, "util.global")}
    stores = Counter(map(_stored_to, ops_named(module, _STORE)))
    for initializer in list(ops_named(module, "util.initializer")):
        store = _only_store(initializer)
        if store is None or stores[into := _stored_to(store)] != 1 or "is_mutable" in stated(globals_[into]):
            continue
        make = _made(store.operands[0], blobs)
        if make is not None:
            globals_[into].attributes["initial_value"] = _held(make, store.operands[0].type, blobs)
            initializer.erase()


def _stored_to(store: Any) -> str:
    return ir.FlatSymbolRefAttr(stated(store)["global"]).value


def _only_store(initializer: Any) -> Any | None:
    """The store that is all that an initializer does, beside making what is stored."""
    blocks = list(initializer.regions[0].blocks)
    ops = [op.operation for op in blocks[0].operations]
    known = {*_CONSTANTS, *_OPS, "linalg.fill", "tensor.empty", _STORE, "util.return"}
    stores = [op for op in ops if op.name == _STORE]
    return stores[0] if len(blocks) == 1 and len(stores) == 1 and {op.name for op in ops} <= known else None


def _size(kind: Any) -> int:
    """Bytes of an element of a tensor; 0 of one that has no whole bytes, and of what is no tensor."""
    width = getattr(kind.element_type, "width", 0) if isinstance(kind, ir.RankedTensorType) else 0
    return width // 8 if width in (8, 16, 32, 64) else 0


def _bytes(make: _Make) -> memoryview:
    return np.ascontiguousarray(make()).reshape(-1).view(np.uint8).data


def _made(value: ir.Value, blobs: Blobs) -> _Make | None:
    """What makes the elements of a value; None where an op is none that is known here."""
    op, size = value.owner, _size(value.type)
    if isinstance(op, ir.Block) or size == 0 or not value.type.has_static_shape:
        return None
    shape, bits = tuple(value.type.shape), np.dtype(f"u{size}")
    if op.name in _CONSTANTS:
        value = stated(op)["value"]
        said = "" if isinstance(value, ir.DenseElementsAttr) and not value.is_splat else str(value)
        if not said:
            return _within(value, bits)
        if (number := blobs.number(said)) is not None:
            count = math.prod(shape)
            read = lambda: np.frombuffer(blobs.elements(number), bits, count).reshape(shape)  # noqa: E731
            return read if blobs.has(number, count * size) else None
        splat = _SPLAT.match(said)
        return None if splat is None else lambda: np.broadcast_to(np.array(int(splat[1])).astype(bits), shape)
    if op.name == "linalg.generic" and (make := _gathered(op, shape, blobs)) is not None:
        return make
    compute = _OPS[op.name](op, shape) if op.name in _OPS else None
    operands = [_made(operand, blobs) for operand in list(op.operands)[: _OPERANDS.get(op.name, 1)]]
    makers = [make for make in operands if make is not None]
    if compute is None or len(makers) < len(operands):
        return None
    return lambda: compute(*(make() for make in makers))


def _within(value: Any, bits: np.dtype[Any]) -> _Make | None:
    """What reads elements that the module states itself; None of types that NumPy has not."""
    try:
        elements = np.array(value)
    except TypeError:
        return None
    return (lambda: elements.view(bits)) if elements.itemsize == bits.itemsize else None


def _gathered(op: Any, shape: tuple[int, ...], blobs: Blobs) -> _Make | None:
    """What makes the elements of a linalg.generic that reads a tensor at its own places, some counted from an end."""
    *made, last = [inner.operation for inner in op.regions[0].blocks[0].operations]
    if not made or made[-1].name != "tensor.extract" or maps_of(op) != [ir.AffineMap.get_identity(len(shape))]:
        return None
    *counts, extract = made
    counted = all(inner.name in ("linalg.index", "arith.subi") for inner in counts)
    if not counted or last.operands[0] != extract.results[0]:
        return None
    source, *indices = extract.operands
    places = [place for each in indices if (place := _places(each, shape)) is not None]
    read = _made(source, blobs) if len(places) == len(indices) else None
    inside = [((p >= 0) & (p < size)).all() for p, size in zip(places, source.type.shape, strict=False)]
    if read is None or not all(inside):
        return None
    return lambda: np.broadcast_to(read()[tuple(places)], shape)


def _places(index: ir.Value, shape: tuple[int, ...]) -> npt.NDArray[np.int64] | None:
    """Along its dimension what linalg.index, or a number less it, is in a tensor of this shape; also a number."""
    if (number := constant_of(index)) is not None:
        return np.array(int(number))
    less = made_by(index, "arith.subi")
    start = None if less is None else constant_of(less.operands[0])
    place = made_by(index if less is None else less.operands[1], "linalg.index")
    if place is None or (less is not None and start is None):
        return None
    dim = ir.IntegerAttr(place.attributes["dim"]).value
    along = np.arange(shape[dim]).reshape([-1 if d == dim else 1 for d in range(len(shape))])
    return along if start is None else int(start) - along


def _slice(op: Any, shape: tuple[int, ...]) -> _Compute | None:
    """A part that lies at known places."""
    numbers = list(zip(*slice_numbers(op), strict=True))
    stated = [(o, n, s) for o, n, s in numbers if isinstance(o, int) and isinstance(n, int) and isinstance(s, int)]
    if len(stated) < len(numbers) or any(step < 1 for _, _, step in stated):
        return None
    parts = tuple(slice(start, start + size * step, step) for start, size, step in stated)
    return lambda array: array[parts].reshape(shape)


def _pack(op: Any, _: tuple[int, ...]) -> _Compute | None:
    """linalg.pack, padded with zeros."""
    names = ("inner_dims_pos", "static_inner_tiles", "outer_dims_perm")
    dimensions, sizes, order = (list(op.attributes[name]) for name in names)
    if len(op.operands) != 3 or not _is_zero(op.operands[2].owner):
        return None
    tiles = dict(zip(dimensions, sizes, strict=True))

    def packed(matrix: _Array) -> _Array:
        whole = np.pad(matrix, [(0, -size % tiles.get(d, 1)) for d, size in enumerate(matrix.shape)])
        outer, inner, shape = list[int](), dict[int, int](), list[int]()
        for d, size in enumerate(whole.shape):
            outer.append(len(shape))
            shape.append(size // tiles.get(d, 1))
            if d in tiles:
                inner[d] = len(shape)
                shape.append(tiles[d])
        return whole.reshape(shape).transpose(*(outer[d] for d in order), *(inner[d] for d in dimensions))

    return packed


def _generic(op: Any, _: tuple[int, ...]) -> _Compute | None:
    """What corrections are made of: sums of bytes, and the bytes of -128 times these (`forming/packed.py`)."""
    if not all(map(_size, (value.type for value in op.operands))):
        return None
    try:
        read, written = map(list, operand_loops(op))
    except ValueError:  # other maps, or other operands
        return None
    kinds = [str(value.type.element_type) for value in op.operands]
    inside = [inner.operation for inner in op.regions[0].blocks[0].operations]
    axes, left = tuple(d for d, loop in enumerate(read) if loop not in written), [x for x in read if x in written]
    if kinds == ["i8", "i32"] and left == written and len(set(read)) == len(read) and _sums_up(op, inside):
        return lambda array: array.view("i1").sum(axes, "i4").view("u4")
    bytes_along = next((dim for dim in written if dim not in read), -1)
    others = [dim for dim in written if dim != bytes_along]
    in_order = written == list(range(len(written))) and read == others != written
    whole = in_order and op.results[0].type.shape[bytes_along] == _WORD
    if kinds == ["i32", "i8"] and whole and _are_bytes_of_sums(op, inside, bytes_along):
        return lambda sums: np.moveaxis((sums.view("i4") * np.int32(-128)).view(("u1", _WORD)), -1, bytes_along)
    return None


def _sums_up(op: Any, inside: list[Any]) -> bool:
    """Whether a region adds an element, extended, to what there is, and 0 is there before."""
    if [each.name for each in inside] != ["arith.extsi", "arith.addi", "linalg.yield"]:
        return False
    (element, total), (wide, added, last) = op.regions[0].blocks[0].arguments, inside
    fill = made_by(op.operands[1], "linalg.fill")
    from_zero = fill is not None and constant_of(fill.operands[0]) == 0
    adds = list(added.operands) in ([total, wide.results[0]], [wide.results[0], total])
    return from_zero and wide.operands[0] == element and adds and last.operands[0] == added.results[0]


def _are_bytes_of_sums(op: Any, inside: list[Any], along: int) -> bool:
    """Whether a region gives byte %i of -128 times an element, %i the index along a dimension."""
    if [each.name for each in inside] != [*_BYTES_OF_SUMS, "linalg.yield"]:
        return False
    place, cast, bits, words, shifted, byte, last = inside
    element = op.regions[0].blocks[0].arguments[0]
    chain = [cast.operands[0], bits.operands[0], words.operands[0], byte.operands[0], last.operands[0]]
    made = [place.results[0], cast.results[0], element, shifted.results[0], byte.results[0]]
    shifts = list(shifted.operands) == [words.results[0], bits.results[0]]
    by = (constant_of(bits.operands[1]), constant_of(words.operands[1]))
    return chain == made and shifts and by == (8, -128) and ir.IntegerAttr(place.attributes["dim"]).value == along


def _concat(op: Any, _: tuple[int, ...]) -> _Compute:
    dim = ir.IntegerAttr(op.attributes["dim"]).value
    return lambda *arrays: np.concatenate(arrays, dim)


def _is_zero(op: Any) -> bool:
    return op.name == "arith.constant" and re.match(r"0(\.0+e[+]00)? :", str(op.attributes["value"])) is not None


def _transpose(op: Any, _: tuple[int, ...]) -> _Compute:
    order = list(op.attributes["permutation"])
    return lambda array: array.transpose(*order)


def _reshape(_: Any, shape: tuple[int, ...]) -> _Compute:
    return lambda array: array.reshape(shape)


#: By the name of an op, what it computes of what: of it and of the shape of its result; None where that is not known.
_OPS: dict[str, Callable[[Any, tuple[int, ...]], _Compute | None]] = {
    "linalg.generic": _generic,
    "linalg.pack": _pack,
    "linalg.transpose": _transpose,
    "tensor.cast": _reshape,
    "tensor.collapse_shape": _reshape,
    "tensor.concat": _concat,
    "tensor.expand_shape": _reshape,
    "tensor.extract_slice": _slice,
    "arith.xori": lambda *_: np.bitwise_xor,
}
#: Operands that are read; of other ops the first one.
_OPERANDS = {"arith.xori": 2, "tensor.concat": 2}
