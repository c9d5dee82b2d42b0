"""Runs GPU micro-kernels on the CPU: an interpreter of the gpu, nvgpu, vector and scf ops that they are made of.

All threads of all blocks go through the function in lockstep, one NumPy operation for an op; where threads take
different branches, a mask says which are active. What hardware leaves to the program is checked, not assumed:

- an access outside a tensor or outside shared memory, or at an address that is not aligned to its size, is an error;
- cp.async arrives where its group has been waited for, and other threads see it, and plain stores, after a barrier;
  until then shared memory holds NaN;
- a write to shared memory that was read since the last barrier is an error (a race).

Values of 16-bit types are held as f32 that 16 bits can represent; sums are f32, as the tensor cores' are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.simulate import warp, wgmma
from dynmlir.simulate.memory import Fault, Global, Piece, Shared, View
from dynmlir.simulate.types import round_to, zeros

Values = dict[Any, Any]
Handler = Callable[[Any, list[Any], Values, "Launch"], list[Any]]
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
#: By the number of arith.cmpf's predicate: ordered ones.
_COMPARE_FLOAT = {1: np.equal, 2: np.greater, 3: np.greater_equal, 4: np.less, 5: np.less_equal}


@dataclass
class Launch:
    """One launch: `blocks` thread blocks of `threads` threads, in lockstep."""

    blocks: int
    threads: int
    #: None on the host.
    shared: Shared | None = None
    #: the meaning of further ops, by name.
    more: Mapping[str, Handler] = field(default_factory=dict)
    active: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.active = np.ones(self.lanes, dtype=bool)

    @property
    def memory(self) -> Shared:
        """The shared memory. Fault on the host, which has none."""
        if self.shared is None:
            raise Fault("shared memory on the host")
        return self.shared

    @property
    def lanes(self) -> int:
        return self.blocks * self.threads

    def per_block(self, values: Sequence[int]) -> np.ndarray:
        """A value for each block as a value for each thread."""
        return np.repeat(np.asarray(values, dtype=np.int64), self.threads)


def run(function: Any, arguments: Sequence[Any], launch: Launch) -> list[Any]:
    """Runs a function (func.func of one block) on integers, arrays of one integer a thread, and memory; its results."""
    block = function.regions[0].blocks[0]
    values: Values = dict(zip(list(block.arguments), arguments, strict=True))
    results = run_block(block, values, launch)
    if launch.shared is not None:
        launch.shared.require_idle()
    return results


def run_block(block: Any, values: Values, launch: Launch) -> list[Any]:
    """Runs the ops of a block; the operands of its terminator."""
    for op in block.operations:
        name = op.operation.name
        operands = [values[operand] for operand in op.operands]
        if name in ("scf.yield", "func.return"):
            return operands
        try:
            results = _run_op(name, op, operands, values, launch)
        except Fault as fault:
            raise Fault(f"{fault} in {op}") from None
        for result, value in zip(op.results, results, strict=True):
            values[result] = value
    raise AssertionError("a block ends in a terminator")


def _run_op(name: str, op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    if name in _INTEGER:
        return [_INTEGER[name](*operands)]
    if name in _FLOAT:
        with np.errstate(all="ignore"):  # infinities and NaN are results
            return [_rounded(op, _FLOAT[name](*operands))]
    handler = launch.more.get(name) or _OPS.get(name)
    if handler is None:
        raise Fault(f"no meaning is given to {name}")
    return handler(op, operands, values, launch)


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
        return [then if _uniform(condition, launch) else otherwise]
    return [_merge(np.asarray(condition), then, otherwise)]


def _merge(condition: np.ndarray, then: Any, otherwise: Any) -> Any:
    rank = max(np.ndim(then), np.ndim(otherwise), condition.ndim)
    return np.where(condition.reshape(condition.shape + (1,) * (rank - condition.ndim)), then, otherwise)


def _for(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Blocks may take different numbers of turns; those that are done wait."""
    low, step = (_uniform(operands[i], launch) for i in (0, 2))
    high = np.broadcast_to(operands[1], launch.lanes)
    block, carried, outer = op.regions[0].blocks[0], operands[3:], launch.active
    i = low
    while (active := outer & (i < high)).any():
        launch.active = active
        values.update(zip(list(block.arguments), [np.int64(i), *carried], strict=True))
        after = run_block(block, values, launch)
        everyone = bool((active == outer).all())
        carried = after if everyone else [_merge(active, new, old) for new, old in zip(after, carried, strict=True)]
        i += step
    launch.active = outer
    return carried


def _uniform(value: Any, launch: Launch) -> int:
    """A value that all active threads agree on."""
    seen = np.broadcast_to(value, launch.lanes)[launch.active]
    if seen.size and (seen != seen[0]).any():
        raise Fault("threads disagree on the bounds of a loop")
    return int(seen[0]) if seen.size else 0


def _if(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    outer = launch.active
    condition = np.broadcast_to(operands[0], launch.lanes)
    branches = [list(region.blocks) for region in op.regions]
    made: list[list[Any] | None] = [None, None]
    for i, (blocks, taken) in enumerate(zip(branches, (outer & condition, outer & ~condition), strict=True)):
        if blocks and taken.any():
            launch.active = taken
            made[i] = run_block(blocks[0], values, launch)
    launch.active = outer
    then, otherwise = made
    if then is None or otherwise is None:
        return then or otherwise or [zeros(result.type) for result in op.results]
    return [_merge(condition, a, b) for a, b in zip(then, otherwise, strict=True)]


def _switch(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """The cases one after the other, each on the threads that chose it; the first region is the default."""
    outer, chosen = launch.active, np.broadcast_to(operands[0], launch.lanes)
    cases = list(ir.DenseI64ArrayAttr(op.attributes["cases"]))
    taken = [outer & ~np.isin(chosen, cases), *(outer & (chosen == case) for case in cases)]
    made: list[Any] = [zeros(result.type) for result in op.results]
    for region, active in zip(op.regions, taken, strict=True):
        if active.any():
            launch.active = active
            results = run_block(region.blocks[0], values, launch)
            everyone = bool((active == outer).all())
            made = results if everyone else [_merge(active, a, b) for a, b in zip(results, made, strict=True)]
    launch.active = outer
    return made


def _thread_id(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [np.tile(np.arange(launch.threads, dtype=np.int64), launch.blocks)]


def _barrier(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    by_block = launch.active.reshape(launch.blocks, launch.threads)
    if (by_block.any(axis=1) != by_block.all(axis=1)).any():
        raise Fault("a barrier that some threads of a block do not reach")
    launch.memory.barrier()
    return []


def _view(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    kind = ir.MemRefType(op.results[0].type)
    return [View(operands[0], int(operands[1]), tuple(kind.shape), str(kind.element_type))]


def _reinterpret(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """A strided piece of a flat tensor; what is static is in the op's attributes."""
    source, *dynamic = operands
    given = iter(dynamic)
    unknown = ir.ShapedType.get_dynamic_size()
    offset, sizes, strides = (
        [next(given) if value == unknown else np.int64(value) for value in ir.DenseI64ArrayAttr(op.attributes[name])]
        for name in ("static_offsets", "static_sizes", "static_strides")
    )
    return [Piece(source.array, source.element, offset[0], tuple(sizes), tuple(strides))]


def _dim(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [operands[0].sizes[int(operands[1])]]


def _alloc(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Shared memory is the launch's; there is one allocation."""
    size = ir.MemRefType(op.results[0].type).shape[0]
    if size > launch.memory.bytes:
        raise Fault(f"{size} bytes of shared memory, the launch has {launch.memory.bytes}")
    return [launch.memory]


def _same(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return operands[:1]


def _indices(memory: Global | View, given: Sequence[Any], launch: Launch) -> list[np.ndarray]:
    return [np.broadcast_to(index, launch.lanes) for index in given]


def _load(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    memory, *given = operands
    return [memory.read(_indices(memory, given, launch), 1, 1, launch)[:, 0]]


def _store(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    value, memory, *given = operands
    memory.write(_indices(memory, given, launch), np.broadcast_to(value, launch.lanes)[:, None], 1, launch)
    return []


def _vector_load(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    memory, *given = operands
    width = ir.VectorType(op.results[0].type).shape[0]
    return [memory.read(_indices(memory, given, launch), width, width, launch)]


def _vector_store(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    value, memory, *given = operands
    width = value.shape[1]
    memory.write(_indices(memory, given, launch), np.broadcast_to(value, (launch.lanes, width)), width, launch)
    return []


def _async_copy(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    into_rank, from_rank = operands[0].rank, None
    into, rest = operands[0], operands[1:]
    to, rest = rest[:into_rank], rest[into_rank:]
    source, rest = rest[0], rest[1:]
    from_rank = source.rank
    start, (*count,) = rest[:from_rank], rest[from_rank:]
    width = ir.IntegerAttr(op.attributes["dstElements"]).value
    some = np.broadcast_to(count[0] if count else width, launch.lanes)
    value = source.read(_indices(source, start, launch), width, width, launch, some)
    into.write(_indices(into, to, launch), value, width, launch, asynchronous=True)
    return [None]


def _group(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    launch.memory.close_group()
    return [None]


def _wait(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    pending = ir.IntegerAttr(op.attributes["numGroups"]).value if "numGroups" in op.attributes else 0
    launch.memory.wait(pending)
    return []


def _ldmatrix(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    memory, *given = operands
    count = ir.IntegerAttr(op.attributes["numTiles"]).value
    width = 16 // memory.element_bytes
    rows = memory.read(_indices(memory, given, launch), width, width, launch)
    launch.memory.count_conflicts(memory.bytes_at(_indices(memory, given, launch)))
    return [warp.ldmatrix(rows, count, ir.BoolAttr(op.attributes["transpose"]).value)]


def _mma_sync(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    a, b, c = (np.broadcast_to(v, (launch.lanes, *v.shape[1:])) for v in operands)
    return [warp.mma_sync(a, b, c, "tf32Enabled" in op.attributes)]


def _assembly(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Inline assembly, whose outputs are one struct."""
    text = ir.StringAttr(op.attributes["asm_string"]).value
    made = wgmma.execute(text, operands, launch.memory, launch.lanes)
    return [made] if len(op.results) else []


def _extract_value(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [operands[0][list(ir.DenseI64ArrayAttr(op.attributes["position"]))[0]]]


def _address(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Where a view of shared memory begins; every block's memory begins at 0."""
    return [np.int64(operands[0].start)]


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


_OPS: dict[str, Handler] = {
    "scf.index_switch": _switch,
    "arith.constant": _constant,
    "arith.cmpi": _compare,
    "arith.cmpf": _compare_floats,
    "arith.select": _select,
    "arith.truncf": _truncf,
    "scf.for": _for,
    "scf.if": _if,
    "nvvm.read.ptx.sreg.tid.x": _thread_id,
    "gpu.barrier": _barrier,
    "memref.alloc": _alloc,
    "memref.cast": _same,
    "memref.view": _view,
    "memref.reinterpret_cast": _reinterpret,
    "memref.dim": _dim,
    "memref.extract_aligned_pointer_as_index": _address,
    "llvm.inline_asm": _assembly,
    "llvm.extractvalue": _extract_value,
    "memref.load": _load,
    "memref.store": _store,
    "vector.load": _vector_load,
    "vector.store": _vector_store,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.from_elements": _from_elements,
    "vector.to_elements": _to_elements,
    "vector.shape_cast": _shape_cast,
    "vector.broadcast": _broadcast,
    "vector.fma": _fma,
    "nvgpu.device_async_copy": _async_copy,
    "nvgpu.device_async_create_group": _group,
    "nvgpu.device_async_wait": _wait,
    "nvgpu.ldmatrix": _ldmatrix,
    "nvgpu.mma.sync": _mma_sync,
}
