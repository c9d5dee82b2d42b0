"""Runs a compiled module's text on the CPU: the host functions, and every launch on simulated thread blocks.

What is run is what IREE's compiler gets (`dynmlir-compile --target=cuda --emit=mlir`): the checks of sizes, the
dispatch function, the launches and the kernels. Tensors are NumPy arrays of f32 that the element type can hold.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.simulate.launch import Handler, Launch, Values
from dynmlir.simulate.memory import Fault, Global, Shared
from dynmlir.simulate.thread_blocks import run
from dynmlir.simulate.types import round_to


class SimulatedModule:
    """A module for GPUs with `multiprocessors` of them."""

    def __init__(self, text: str, multiprocessors: int) -> None:
        self._context = dialect.new_context()
        self._context.allow_unregistered_dialects = True
        self._multiprocessors = multiprocessors
        with self._context:
            self._module = ir.Module.parse(text)
            self._functions = _functions(self._module.operation)
            self._entries = _entries(self._module.operation)
        #: the public functions and those that only the module calls.
        self.names = tuple(self._functions)
        #: (entry, thread blocks) of every launch so far.
        self.launches: list[tuple[str, int]] = []
        #: of all launches: rows of ldmatrix that fell on the same banks as another of the same 8.
        self.conflicts = 0

    def call(self, name: str, *arguments: Any) -> list[Any]:
        """The results of a function; arrays are taken for tensors of the types that it declares, and rounded."""
        function = self._functions[name]
        kinds = [argument.type for argument in function.regions[0].blocks[0].arguments]
        with self._context, ir.Location.unknown():
            given = [_given(value, kind) for value, kind in zip(arguments, kinds, strict=True)]
            made = run(function, given, Launch(1, 1, None, self._host_ops()))
        return [value.array if isinstance(value, Global) else value for value in made]

    def _host_ops(self) -> Mapping[str, Handler]:
        return {
            "func.call": self._call,
            "util.global.load": lambda op, operands, values, launch: [np.int64(self._multiprocessors)],
            "flow.dispatch": self._dispatch,
            "tensor.dim": lambda op, operands, values, launch: [np.int64(operands[0].array.shape[int(operands[1])])],
            "tensor.empty": _empty,
            "linalg.fill": _fill,
            "affine.apply": _affine_apply,
            "cf.assert": _assert,
            **dict.fromkeys(("tensor.expand_shape", "tensor.collapse_shape"), _reshape),
            **dict.fromkeys(
                ("flow.tensor.tie_shape", "flow.tensor.transfer", "tensor.cast", "util.optimization_barrier"), _first
            ),
        }

    def _call(self, op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
        return run(self._functions[ir.FlatSymbolRefAttr(op.attributes["callee"]).value], operands, launch)

    def _dispatch(self, op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
        """Bindings are the tensors among the operands, then the results that are tied to none, then come integers."""
        text = str(op)
        (entry,) = _matched(r"entry_points = \[@\w+::@(\w+)\]", text)
        workload, given, _, result_dims = _segments(text, operands)
        tied = [-1] * len(op.results)
        if "tied_operands" in text:
            (listed,) = _matched(r"tied_operands = \[([^]]*)\]", text)
            tied = [int(n) for n in re.findall(r"(-?\d+) : index", listed)]
        dims = iter(result_dims)
        results = [
            _new(result.type, dims) if at < 0 else given[at] for result, at in zip(op.results, tied, strict=True)
        ]
        tensors = [value for value in given if isinstance(value, Global)]
        fresh = [value for value, at in zip(results, tied, strict=True) if at < 0]
        scalars = [value for value in given if not isinstance(value, Global)]
        self.launch(entry, int(workload[0]), [*tensors, *fresh, *scalars])
        return results

    def launch(self, entry: str, blocks: int, arguments: Sequence[Any]) -> None:
        """Runs an entry on tensors, then integers, as its parameters stand."""
        self.launches.append((entry, blocks))
        if blocks == 0:
            return
        function = self._entries[entry]
        info = str(function.attributes["translation_info"])
        threads = int(_matched(r"workgroup_size = \[(\d+)", info)[0])
        shared = Shared(blocks, threads, _shared_bytes(function), arguments[0].element)
        run(function, arguments, Launch(blocks, threads, shared, _KERNEL_OPS))
        self.conflicts += shared.conflicts


def _matched(pattern: str, text: str) -> tuple[str, ...]:
    """The groups of a pattern that is there; properties of ops that are not registered are text."""
    found = re.search(pattern, text)
    if found is None:
        raise Fault(f"no {pattern} in {text[:200]}")
    return found.groups()


def _functions(module: Any) -> dict[str, Any]:
    return {
        ir.StringAttr(op.attributes["sym_name"]).value: op.operation
        for op in module.regions[0].blocks[0].operations
        if op.operation.name == "func.func"
    }


def _entries(module: Any) -> dict[str, Any]:
    """The entries of all executables by name."""
    found: dict[str, Any] = {}
    for executable in module.regions[0].blocks[0].operations:
        if executable.operation.name == "stream.executable":
            for op in executable.operation.regions[0].blocks[0].operations:
                if op.operation.name == "builtin.module":
                    found |= _functions(op.operation)
    return found


def _given(value: Any, kind: Any) -> Any:
    if not isinstance(kind, ir.RankedTensorType):
        return np.int64(value)
    element = str(kind.element_type)
    return Global(round_to(np.array(value, dtype=np.float32), element), element)


def _segments(text: str, operands: list[Any]) -> list[list[Any]]:
    sizes = [int(n) for n in _matched(r"operandSegmentSizes = array<i32: ([^>]*)>", text)[0].split(",")]
    rest = iter(operands)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _new(kind: Any, dims: Any) -> Global:
    """A tensor that nothing has been written to; of unknown sizes, those that come next."""
    shape = [int(next(dims)) if kind.is_dynamic_dim(i) else kind.get_dim_size(i) for i in range(kind.rank)]
    return Global(np.full(shape, np.nan, dtype=np.float32), str(kind.element_type))


def _shared_bytes(function: Any) -> int:
    """Of the memory that the entries of an executable share; 0 where one uses none."""
    sizes = [
        ir.MemRefType(op.operation.results[0].type).shape[0]
        for op in function.regions[0].blocks[0].operations
        if op.operation.name == "memref.get_global"
    ]
    return sizes[0] if sizes else 0


def _empty(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [_new(op.results[0].type, iter(operands))]


def _reshape(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Each group of dimensions is one of the other tensor; sizes that are known follow the operand."""
    source, *given = operands
    groups = [[ir.IntegerAttr(i).value for i in group] for group in op.attributes["reassociation"]]
    if op.operation.name == "tensor.collapse_shape":
        shape = [int(np.prod([source.array.shape[i] for i in group])) for group in groups]
    else:
        kind, rest = op.results[0].type, iter(given)
        shape = [int(next(rest)) if kind.is_dynamic_dim(i) else kind.get_dim_size(i) for i in range(kind.rank)]
    return [Global(source.array.reshape(shape), source.element)]


def _fill(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    value, into = operands
    return [Global(np.full_like(into.array, value), into.element)]


def _affine_apply(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """Maps of regions are a size, a cut or 0."""
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    (result,) = map_.results
    if isinstance(result, ir.AffineConstantExpr):
        return [np.int64(ir.AffineConstantExpr(result).value)]
    if isinstance(result, ir.AffineDimExpr):
        return [operands[ir.AffineDimExpr(result).position]]
    if isinstance(result, ir.AffineSymbolExpr):
        return [operands[map_.n_dims + ir.AffineSymbolExpr(result).position]]
    raise Fault(f"no meaning is given to {map_}")


def _assert(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    if not operands[0]:
        raise Fault(ir.StringAttr(op.attributes["msg"]).value)
    return []


def _first(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return operands[:1]


def _subspan(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    """A binding from its beginning, in the shape that the kernel sees."""
    memory, _, *dims = operands
    shape = tuple(int(dim) for dim in dims)
    if int(np.prod(shape)) != memory.array.size:
        raise Fault(f"a binding of {memory.array.size} elements, the kernel sees {' x '.join(map(str, shape))}")
    view = memory.array.reshape(shape)
    return [Global(view, memory.element)]


def _block_id(op: Any, operands: list[Any], values: Values, launch: Launch) -> list[Any]:
    return [launch.per_block(range(launch.blocks))]


_KERNEL_OPS: dict[str, Handler] = {
    "stream.binding.subspan": _subspan,
    "stream.dispatch.workgroup.id": _block_id,
    "util.assume.int": lambda op, operands, values, launch: operands,
}
