"""dynmlir-pack-constants: constant weights go into the layout of the micro-kernels once, before the first call."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.costmodel import Problem, find_model
from dynmlir.costmodel.programs import least_costs
from dynmlir.device.facts import Device
from dynmlir.dialect.convert import read_device, read_library
from dynmlir.dialect.core import find_symbol, ops_named, symbol_name
from dynmlir.dialect.files import load_library
from dynmlir.dialect.panels import pack, panels_type, unpack_to
from dynmlir.dialect.values import made_by, sizes
from dynmlir.forming.constants import constant_slice, erase_unused, global_of, stated
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.sums import EXTENSIONS
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.element_types import counted_in_f32
from dynmlir.kernels.library import Library
from dynmlir.kernels.pattern_sets import find_patterns
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.derived import for_layout
from dynmlir.lowering.families import panel_columns
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Sizes of A that the layouts are compared on, where they are dynamic: all of them matter alike.
ROWS = tuple(1 << i for i in range(13))
Shelf = list[tuple[Device, Library]]


def libraries_of(module: ir.Module, files: tuple[str, ...]) -> Shelf:
    """The libraries of files, else those in the module, with their devices; of CPUs only."""
    if files:
        return [(device, library) for device, library in map(load_library, files) if device.is_cpu]
    ops = ops_named(module, "dynmlir.library")
    pairs = [(read_device(find_symbol(op, op.attributes["device"])), read_library(op)) for op in ops]
    return [(device, library) for device, library in pairs if device.is_cpu]


def in_layout(shelf: Shelf, types: tuple[str, ...], layout: str) -> tuple[Device, Library] | None:
    """The library of these element types and this layout, derived from another one if need be."""
    fitting = [(d, lib) for d, lib in shelf if lib.operator == "matmul" and lib.element_types == types]
    for device, library in fitting:
        if library.layout == layout:
            return device, library
    for device, library in fitting[:1]:
        derived = for_layout(library, layout, device)
        return (device, derived) if derived is not None else None
    return None


def gain(plain: tuple[Device, Library], packed: tuple[Device, Library], sizes: dict[str, int]) -> float:
    """How many times as long B as it lies takes, by the cost model: the geometric mean over the sizes of A."""
    rows = [sizes["m"]] if "m" in sizes else ROWS
    times = [_costs(*side, rows, sizes["n"], sizes["k"]) for side in (plain, packed)]
    logs = [math.log(max(1, a) / max(1, b)) for a, b in zip(*times, strict=True)]
    return math.exp(sum(logs) / len(logs))


def _costs(device: Device, library: Library, rows: Sequence[int], n: int, k: int) -> list[int]:
    counted = counted_in_f32(device, library.element_types)
    problem = Problem(library, counted, find_model("cpu"), find_patterns(("I",)))
    return least_costs(problem, rows, n, k).tolist()


def panels_for(match: Match, shelf: Shelf) -> int | str:
    """Columns of the panels that B should be packed into; why it stays as it is, where it does."""
    contraction, kind = match.contraction, match.operands[1].type
    if not {"k", "n"} <= set(contraction.b) or "1" in contraction.b or contraction.windows or not kind.has_static_shape:
        return "is no matrix of static sizes"
    n, k = (kind.get_dim_size(contraction.b.index(letter)) for letter in "nk")
    if 0 in kind.shape:
        return "is empty"
    types = match.summed_types
    layout = str(contraction.layout)
    plain, packed = in_layout(shelf, types, layout), in_layout(shelf, types, f"{layout[0]}p")
    if packed is None:
        return "has no micro-kernel that reads it in panels"
    sizes = {"n": n, "k": k} | _static_rows(match, contraction)
    if plain is not None and (times := gain(plain, packed, sizes)) <= 1:
        return f"is as good as it lies: in panels it would take {1 / times:.2f} times as long"
    return panel_columns(packed[1], arithmetic_of(packed[1], packed[0]))


def _static_rows(match: Match, contraction: Contraction) -> dict[str, int]:
    extents = [(match.operands[o].type, d) for o, d in contraction.extents("m")]
    known = [kind.get_dim_size(d) for kind, d in extents if not kind.is_dynamic_dim(d)]
    return {"m": known[0]} if known else {} if extents else {"m": 1}


@dataclass
class Packer:
    """The constants of a module that are packed already: each once for every way in which it is read."""

    module: ir.Module
    made: dict[tuple[Any, ...], str] = field(default_factory=dict)

    def panels(self, value: ir.Value, made_by: list[ir.Operation], columns: int, dims: str) -> ir.Value:
        """What loads the panels of a constant, at the insertion point; packed where nobody has yet."""
        key = (*map(_identity, made_by), columns, dims)
        if key not in self.made:
            self.made[key] = next(self._free_names(made_by[-1]))
            self._pack(self.made[key], value, made_by, columns, dims)
        kind = panels_type(value.type, columns, dims)
        return _load(self.made[key], kind)

    def _free_names(self, last: ir.Operation) -> Iterator[str]:
        taken = {symbol_name(op) for op in self.module.body.operations if "sym_name" in op.attributes}
        taken |= {ir.StringAttr(stated(op)["sym_name"]).value for op in ops_named(self.module, "util.global")}
        loads = last.name == "util.global.load"
        stem = ir.FlatSymbolRefAttr(stated(last)["global"]).value if loads else "weights"
        yield from (name for i in range(len(taken) + 1) if (name := f"{stem}_panels" + f"_{i}" * bool(i)) not in taken)

    def _pack(self, name: str, value: ir.Value, made_by: list[ir.Operation], columns: int, dims: str) -> None:
        """`util.global @name`, and the initializer that packs into it."""
        kind = panels_type(value.type, columns, dims)
        with ir.InsertionPoint(self.module.body):
            attributes = {"sym_name": ir.StringAttr.get(name), "sym_visibility": ir.StringAttr.get("private")}
            ir.Operation.create("util.global", attributes=attributes | {"type": ir.TypeAttr.get(kind)})
            nothing = ir.TypeAttr.get(ir.FunctionType.get([], []))
            op = ir.Operation.create("util.initializer", attributes={"function_type": nothing}, regions=1)
        with ir.InsertionPoint(op.regions[0].blocks.append()):
            store = {"global": ir.FlatSymbolRefAttr.get(name)}
            panels = pack(_again(value, made_by), columns, dims)
            ir.Operation.create("util.global.store", operands=[panels], attributes=store)
            ir.Operation.create("util.return")


def _identity(op: ir.Operation) -> Any:
    """What tells ops apart that make constants: all that they say."""
    return op.get_asm(print_generic_op_form=True, use_local_scope=True) if list(op.operands) else _leaf(op)


def _leaf(op: ir.Operation) -> Any:
    named = stated(op)
    return (op.name, *(named[name] for name in ("value", "global") if name in named), *(r.type for r in op.results))


def _again(value: ir.Value, made_by: list[ir.Operation]) -> ir.Value:
    """A constant made once more, at the insertion point; a global's as what it is initialized to.

    A global that is read by nothing else then goes, and the memory that it would hold.
    """
    copies: dict[ir.Value, ir.Value] = {}
    for op in made_by:
        initial = stated(global_of(op)).get("initial_value") if op.name == "util.global.load" else None
        if initial is not None:
            attributes, kinds = {"value": initial}, [result.type for result in op.results]
            copy = ir.Operation.create("flow.tensor.constant", results=kinds, attributes=attributes)
        else:
            copy = op.clone().operation
        _read_instead(copy, copies)
        copies.update(zip(op.results, copy.results, strict=True))
    return copies[value]


def _read_instead(op: ir.Operation, copies: Mapping[ir.Value, ir.Value]) -> None:
    """Puts copies in the place of what an op and its regions read."""

    def visit(inner: ir.Operation) -> ir.WalkResult:
        for i, operand in enumerate(inner.operands):
            if operand in copies:
                inner.operands[i] = copies[operand]
        return ir.WalkResult.ADVANCE

    op.walk(visit)


def _load(name: str, kind: ir.Type) -> ir.Value:
    attributes = {"global": ir.FlatSymbolRefAttr.get(name)}
    return ir.Operation.create("util.global.load", results=[kind], attributes=attributes).results[0]


def read_panels(match: Match, made_by: list[ir.Operation], columns: int, packer: Packer) -> None:
    """The op reads what is unpacked from the panels; constants that nothing else needs go."""
    place, dims = match.b_of_op
    before = match.op.operands[place]
    with ir.InsertionPoint(match.op), match.op.location:
        panels = packer.panels(match.operands[1], made_by, columns, match.contraction.b)
        match.op.operands[place] = _as_operand(panels, before, dims)
    erase_unused(before)


def _as_operand(panels: ir.Value, before: ir.Value, dims: str) -> ir.Value:
    """What panels are of, in the place of an operand: broadcast where its letters are "*", its elements extended."""
    kind, element = before.type, panels.type.element_type
    around = [d for d, letter in enumerate(dims) if letter == "*"]
    own = [kind.get_dim_size(d) for d in range(kind.rank) if d not in around]
    value = unpack_to(panels, ir.RankedTensorType.get(own, element), dims.replace("*", ""))
    if around:
        value = linalg.broadcast(value, outs=[_empty_like(before, element)], dimensions=around).result[0]
    if element == kind.element_type:
        return value
    extend = arith.ExtFOp if isinstance(element, ir.FloatType) else arith.ExtSIOp  # a B without sign is not covered
    return extend(kind, value).result


def _empty_like(value: ir.Value, element: ir.Type) -> ir.Value:
    """An empty tensor of a value's sizes, which are asked of what the value is written into: so that it may go."""
    while (op := made_by(value, *EXTENSIONS)) is not None:
        value = op.operands[0]
    if (op := made_by(value, "linalg.")) is not None:
        value = op.operands[len(op.operands) - 1]
    return tensor.empty(sizes(value), element)


def globals_first(module: ir.Module) -> None:
    """Globals and initializers, in their order, before all else: IREE 3.13 converts loads only after their globals."""
    ops = [op for op in module.body.operations if op.operation.name in ("util.global", "util.initializer")]
    for op in reversed(ops):
        first = module.body.operations[0]
        if op.operation != first.operation:
            op.operation.move_before(first.operation)


@register_pass
class PackConstants(Pass):
    """Assumes nothing; leaves alone, with a remark, a constant B that panels would not make faster."""

    name = "dynmlir-pack-constants"
    summary = "pack constant weights into the panels that micro-kernels read, once, when the module is loaded"
    description = """\
Before, with library=FILE.mlir:
  %w = arith.constant dense<...> : tensor<768x3072xf32>
  %c = linalg.matmul ins(%a, %w : tensor<?x768xf32>, tensor<768x3072xf32>) outs(...)
After:
  util.global private @weights_panels : tensor<48x768x64xf32>
  util.initializer {
    %w = arith.constant dense<...> : tensor<768x3072xf32>
    %p = linalg.pack %w padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [64] ...
    util.global.store %p, @weights_panels
  }
  ...
  %p = util.global.load @weights_panels : tensor<48x768x64xf32>
  %u = linalg.unpack %p ... : tensor<48x768x64xf32> -> tensor<768x3072xf32>      // form-templates reads the panels
  %c = linalg.matmul ins(%a, %u : ...) outs(...)

A constant is an arith.constant, an immutable util.global, a parameter, and what is computed of those alone. IREE runs
the initializer when it compiles, where it can, or when the module is loaded. The width of the panels is that of the
library's widest tile; whether they pay is asked of the cost model, over the sizes that A may have."""

    @dataclass(frozen=True)
    class Options:
        library: tuple[str, ...] = field(
            default=(),
            metadata={"help": "library files, those of attach-library; without any, the libraries in the module"},
        )

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        packer, shelf = Packer(module), functools.cache(functools.partial(libraries_of, module, options.library))
        module.context.allow_unregistered_dialects = True
        for op in candidates(module):
            match = find(op)
            made_by = constant_slice(match.operands[1]) if isinstance(match, Match) else None
            if made_by is None or not isinstance(match, Match):
                continue
            columns = panels_for(match, shelf())
            if isinstance(columns, int):
                read_panels(match, made_by, columns, packer)
            else:
                context.remark(op, f"the constant B of '{op.name}' {columns}: not packed")
        if packer.made:
            globals_first(module)
