"""What ops on memory, barriers and whole warps mean: loads, stores, copies in flight, ldmatrix, mma.sync, PTX."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.simulate import value_ops, warp, wgmma
from dynmlir.simulate.launch import Handler, Launch, Values, uniform
from dynmlir.simulate.memory import GLOBAL_BEGINS, SHARED_BEGINS, Bytes, Fault, Global, Piece, View


def _thread_id(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [np.tile(np.arange(launch.threads, dtype=np.int64), launch.blocks)]


def _barrier(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    by_block = launch.active.reshape(launch.blocks, launch.threads)
    if (by_block.any(axis=1) != by_block.all(axis=1)).any():
        raise Fault("a barrier that some threads of a block do not reach")
    launch.memory.barrier()
    return []


def _view(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Of shared memory, or of its bytes from one on."""
    kind, start, sizes = ir.MemRefType(op.results[0].type), uniform(operands[1], launch), operands[2:]
    memory = operands[0]
    if isinstance(memory, Bytes):
        start += memory.start
        memory = memory.shared
    if str(kind.element_type) == "i8":
        return [Bytes(memory, start, int(sizes[0]) if sizes else kind.shape[0])]
    blocks = np.asarray(launch.active.reshape(launch.blocks, launch.threads).any(axis=1))
    return [View(memory, start, tuple(kind.shape), str(kind.element_type), blocks)]


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


def _subview(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """A tensor from an element on, as far as the tensor goes: what a tile lacks is no error unless it is read."""
    source, *dynamic = operands
    given, unknown = iter(dynamic), ir.ShapedType.get_dynamic_size()
    offsets = [
        next(given) if x == unknown else np.int64(x) for x in ir.DenseI64ArrayAttr(op.attributes["static_offsets"])
    ]
    return [source.part(offsets)]


def _dim(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [operands[0].sizes[int(operands[1])]]


def _shared(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Shared memory is the launch's; there is one piece of it."""
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
    """Inline assembly, whose outputs are one word or one struct."""
    text = ir.StringAttr(op.attributes["asm_string"]).value
    if text.startswith("cvt.rn.bf16"):
        return [value_ops.bits_of_bf16(*operands)]
    made = wgmma.execute(text, operands, launch.memory, launch.lanes)
    return [made] if len(op.results) else []


def _extract_value(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [operands[0][list(ir.DenseI64ArrayAttr(op.attributes["position"]))[0]]]


def _address(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Where shared memory, or a view of it, begins; of a tensor what it is a part of, which is 16-byte aligned."""
    if isinstance(operands[0], Global):
        return [np.int64(GLOBAL_BEGINS)]
    return [np.int64(SHARED_BEGINS + getattr(operands[0], "start", 0))]


def _metadata(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """What a tensor is a part of, and the place, sizes and strides of it there."""
    (of,) = operands
    strides = getattr(of, "strides", None) or [np.prod(of.sizes[i + 1 :], dtype=np.int64) for i in range(of.rank)]
    whole = Piece(of.array, of.element, np.int64(0), (), ())
    return [whole, getattr(of, "start", np.int64(0)), *of.sizes, *strides]


OPS: dict[str, Handler] = {
    "nvvm.read.ptx.sreg.tid.x": _thread_id,
    "gpu.barrier": _barrier,
    "memref.get_global": _shared,
    "memref.cast": _same,
    "memref.view": _view,
    "memref.reinterpret_cast": _reinterpret,
    "memref.subview": _subview,
    "memref.extract_strided_metadata": _metadata,
    "memref.dim": _dim,
    "memref.extract_aligned_pointer_as_index": _address,
    "llvm.inline_asm": _assembly,
    "llvm.extractvalue": _extract_value,
    "memref.load": _load,
    "memref.store": _store,
    "vector.load": _vector_load,
    "vector.store": _vector_store,
    "nvgpu.device_async_copy": _async_copy,
    "nvgpu.device_async_create_group": _group,
    "nvgpu.device_async_wait": _wait,
    "nvgpu.ldmatrix": _ldmatrix,
    "nvgpu.mma.sync": _mma_sync,
}
