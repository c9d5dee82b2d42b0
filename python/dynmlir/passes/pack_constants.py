"""dynmlir-pack-constants: constant weights go into the layout of the micro-kernels once, before the first call."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.costmodel import Problem, find_model
from dynmlir.costmodel.programs import least_costs
from dynmlir.device.facts import Device
from dynmlir.dialect.files import libraries_for
from dynmlir.dialect.panels import unpack_to
from dynmlir.dialect.values import made_by, sizes
from dynmlir.forming.collapse import with_ones, without_ones
from dynmlir.forming.constants import constant_slice, erase_unused
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.packed import Packer, globals_first
from dynmlir.forming.sums import EXTENSIONS
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.element_types import counted_in_f32
from dynmlir.kernels.library import LAYOUTS, Library
from dynmlir.kernels.panels import PanelForm
from dynmlir.kernels.pattern_sets import find_patterns
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.derived import for_layout, for_types
from dynmlir.lowering.families import panel_form
from dynmlir.passes.base import LibraryFiles, Pass, PassContext, register_pass, static_too

#: Sizes of A that the layouts are compared on, where they are dynamic: all of them matter alike.
ROWS = tuple(1 << i for i in range(13))
Shelf = Sequence[tuple[Device, Library]]


def in_layout(shelf: Shelf, types: tuple[str, ...], layout: str) -> tuple[Device, Library] | None:
    """The library of these element types and this layout, derived from another one if need be."""
    fitting = [(d, lib) for d, lib in shelf if lib.operator == "matmul" and lib.element_types == types]
    serving = [(d, served) for d, lib in shelf if (served := for_types(lib, types)) is not None]
    for device, library in fitting or serving:
        if library.layout == layout:
            return device, library
    for device, library in (fitting or serving)[:1]:
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


def panels_for(match: Match, shelf: Shelf) -> PanelForm | str:
    """The panels that B should be packed into; why it stays as it is, where it does."""
    contraction, kind = match.contraction, match.operands[1].type
    if not {"k", "n"} <= set(contraction.b) or contraction.windows or not kind.has_static_shape:
        return "is no matrix of static sizes"
    n, k = (kind.get_dim_size(contraction.b.index(letter)) for letter in "nk")
    if 0 in kind.shape:
        return "is empty"
    types = match.summed_types
    layout = str(contraction.layout)
    plain, packed = in_layout(shelf, types, layout), _in_panels(match, shelf, layout[0])
    if packed is None:
        return "has no micro-kernel that reads it in panels"
    sizes = {"n": n, "k": k} | _static_rows(match, contraction)
    if plain is not None and (times := gain(plain, packed, sizes)) <= 1:
        return f"is as good as it lies: in panels it would take {1 / times:.2f} times as long"
    device, library = packed
    return panel_form(library, arithmetic_of(library, device))


def _in_panels(match: Match, shelf: Shelf, layout_of_a: str) -> tuple[Device, Library] | None:
    """The library that reads B in panels: of groups where an instruction takes these, and A says what K is."""
    a, types = match.operands[0].type, match.summed_types
    known = not a.is_dynamic_dim(match.contraction.a.index("k"))
    in_groups = in_layout(shelf, types, f"{layout_of_a}g") if known and f"{layout_of_a}g" in LAYOUTS else None
    return in_groups or in_layout(shelf, types, f"{layout_of_a}p")


def _static_rows(match: Match, contraction: Contraction) -> dict[str, int]:
    extents = [(match.operands[o].type, d) for o, d in contraction.extents("m")]
    known = [kind.get_dim_size(d) for kind, d in extents if not kind.is_dynamic_dim(d)]
    return {"m": known[0]} if known else {} if extents else {"m": 1}


def read_panels(match: Match, made_by: list[ir.Operation], form: PanelForm, packer: Packer) -> None:
    """The op reads what is unpacked from the panels; constants that nothing else needs go."""
    place, dims = match.b_of_op
    before = match.op.operands[place]
    with ir.InsertionPoint(match.op), match.op.location:
        value, letters = without_ones(match.operands[1], match.contraction.b)
        made_by = made_by if value == match.operands[1] else constant_slice(value) or []
        panels = packer.panels(value, made_by, form, letters)
        if value == match.operands[1]:
            match.op.operands[place] = _as_operand(panels, before, dims, form)
        else:  # weights of a convolution of one pixel
            matrix = unpack_to(panels, value.type, letters, form)
            match.op.operands[place] = with_ones(matrix, before.type, match.contraction.b)
    erase_unused(before if value == match.operands[1] else value)


def _as_operand(panels: ir.Value, before: ir.Value, dims: str, form: PanelForm) -> ir.Value:
    """What panels are of, in the place of an operand: broadcast where its letters are "*", its elements extended."""
    kind, element = before.type, panels.type.element_type
    around = [d for d, letter in enumerate(dims) if letter == "*"]
    own = [kind.get_dim_size(d) for d in range(kind.rank) if d not in around]
    value = unpack_to(panels, ir.RankedTensorType.get(own, element), dims.replace("*", ""), form)
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
    class Options(LibraryFiles):
        static: bool = static_too()

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        packer, shelf = Packer(module), functools.cache(functools.partial(libraries_for, module, options.library))
        module.context.allow_unregistered_dialects = True
        for op in candidates(module):
            match = find(op, static=options.static)
            made_by = constant_slice(match.operands[1]) if isinstance(match, Match) else None
            if made_by is None or not isinstance(match, Match):
                continue
            form = panels_for(match, shelf())
            if isinstance(form, PanelForm):
                read_panels(match, made_by, form, packer)
            else:
                context.remark(op, f"the constant B of '{op.name}' {form}: not packed")
        if packer.made:
            globals_first(module)
