"""dynmlir-form-templates: an operator of dynamic size becomes online loops around a micro-kernel template."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from dynmlir.bindings import ir
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.dialect.core import ops_named, symbol_name, zero_of
from dynmlir.dialect.windows import is_windowed, padded
from dynmlir.forming.batches import as_it_lies
from dynmlir.forming.collapse import collapse, expand
from dynmlir.forming.constants import constant_slice, erase_unused
from dynmlir.forming.convolution_loops import ConvolutionLoops
from dynmlir.forming.epilogue import of_one_type, of_rank
from dynmlir.forming.matches import Match, candidates, find
from dynmlir.forming.online_loops import OnlineLoops
from dynmlir.forming.reshapes import name_reshapes
from dynmlir.forming.scalars import read_scales
from dynmlir.forming.starts import add_behind, find_start
from dynmlir.forming.unit_columns import with_lines
from dynmlir.kernels.element_types import STORED_ON_CPUS
from dynmlir.passes.base import Pass, PassContext, register_pass, static_too


def free_names(module: ir.Module, stem: str) -> Iterator[str]:
    """`<stem>_0`, `<stem>_1`, ... but those that a template or a symbol of the module has, or begins with.

    What belongs to a template is called after it, `<stem>_0_select`.
    """
    named = [op for op in module.body.operations if "sym_name" in op.attributes]
    taken = {symbol_name(op) for op in [*named, *ops_named(module, "dynmlir.template")]}
    number = 0
    while True:
        name = f"{stem}_{number}"
        if not any(other == name or other.startswith(f"{name}_") for other in taken):
            yield name
        number += 1


def function_name(op: Any) -> str:
    """The name of the function around an op; "module" outside functions."""
    while (op := op.operation.parent) is not None:
        if "sym_name" in op.attributes:
            return symbol_name(op)
    return "module"


def build_template(match: Match, name: str) -> ir.Operation:
    """The template of a contraction, at the current insertion point."""
    c, dims = match.operands[2], match.contraction.c
    extras = [of_rank(value, letters, dims) for value, letters in zip(match.values[3:], match.letters[3:], strict=True)]
    values = [*match.operands, *of_one_type(extras)]
    template = ir.Operation.create(
        "dynmlir.template",
        results=[c.type],
        operands=values,
        attributes={
            "sym_name": ir.StringAttr.get(name),
            "operator": ir.StringAttr.get("matmul"),
            "zero_init": ir.BoolAttr.get(match.zero is not None),
        },
        regions=2,
    )
    arguments = [value.type for value in values] + [ir.IndexType.get()] * 3
    block = template.regions[0].blocks.append(*arguments, arg_locs=[match.op.location] * len(arguments))
    with ir.InsertionPoint(block):
        operands, extras = block.arguments[:3], block.arguments[3:-3]
        tiles = dict(zip("mnk", block.arguments[-3:], strict=True))
        init = operands[2]
        before = match.op.results[0]
        nothing = zero_of(before.type.element_type) if match.zero is not None else None
        known = (match.contraction, operands, tiles, nothing, match.epilogue, before, extras)
        if match.contraction.windows:
            image = operands[match.contraction.image == "B"]
            image = padded(match.pad, image) if match.pad else image
            loops: OnlineLoops = ConvolutionLoops(*known, op=match.op, image=image)
        else:
            loops = OnlineLoops(*known, unsigned=match.unsigned)
        ir.Operation.create("dynmlir.yield", operands=[loops.build(init)])
    return template


def remove_dead(op: Any) -> None:
    """A fill or tensor.pad that nothing else needs."""
    if op is not None and not list(op.results[0].uses):
        op.erase()


def replace_op(match: Match, name: str) -> None:
    """The template in the place of the ops that it was formed from; a fill that nothing else needs goes too."""
    read = match.op.operands[match.b_of_op[0]]
    with ir.InsertionPoint(match.last), match.op.location:
        template = build_template(collapse(match), name)
        match.last.results[0].replace_all_uses_with(expand(template.results[0], match))
    # in a tensor.dim: of the same shape, and made before what an epilogue may write into by then
    start = match.zero.operands[1] if match.zero is not None else match.op.operands[len(match.op.operands) - 1]
    for op in reversed((match.op, *(match.epilogue.ops if match.epilogue else ()))):
        op.results[0].replace_all_uses_with(start)
        op.erase()
    remove_dead(match.zero)
    remove_dead(match.pad)
    if match.contraction.in_panels:
        erase_unused(read)


def start_from_zero(op: Any, static: bool = False) -> None:
    """A bias that a result starts from is added by the epilogue instead, where the op may have one."""
    match, before = find(op, static=static), op.operands[2]
    if not isinstance(match, Match) or match.zero is not None or match.contraction.reductions:
        return
    start = find_start(op)
    if start is not None:
        add_behind(op, start)
        erase_unused(before)


def stem(op: Any) -> str:
    """What templates formed from an op are called after the function around it, as a name that needs no quotes."""
    plain = re.sub(r"\W", "_", function_name(op), flags=re.ASCII)
    return f"{'_' * plain[:1].isdigit()}{plain}_{_kind(op)}"


def _kind(op: Any) -> str:
    if op.name != "linalg.generic":
        return op.name.removeprefix("linalg.")
    return "convolution" if is_windowed(ir.AffineMapAttr(op.attributes["indexing_maps"][0]).value) else "contraction"


@register_pass
class FormTemplates(Pass):
    """Assumes nothing; leaves every other op alone, and says why of a contraction that it leaves."""

    name = "dynmlir-form-templates"
    summary = "replace contractions of dynamic size by dynmlir.template"
    description = """\
Before:
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x?xf32>)
                     outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
After:
  %c = "dynmlir.template"(%a, %b, %empty) ({
  ^bb0(%A: tensor<?x768xf32>, %B: tensor<768x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %out = scf.for %i = %c0 to %M step %uM iter_args(%rows = %C) -> (tensor<?x?xf32>) {
      scf.for %j = ... step %uN { linalg.fill; scf.for %k = ... step %uK { linalg.matmul on slices } }
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = true} : (...) -> tensor<?x?xf32>

So does every contraction: linalg.matmul with indexing maps, batch_matmul, matvec, vecmat, dot, batch_reduce_matmul,
linalg.contract, a linalg.generic that is one. So do convolutions, named or as linalg.generic.
Around linalg.contract there are loops over batches too. What only
rearranges A or B (linalg.transpose, linalg.broadcast) is absorbed into the maps.
One whose result starts from anything but a fill of 0.0 becomes a template with zero_init = false, but for a bias that
is broadcast over it, or a constant: those are added by the epilogue."""

    @dataclass(frozen=True)
    class Options:
        epilogues: bool = field(
            default=True, metadata={"help": "element-wise ops on the result become part of the template"}
        )
        in_place: bool = field(
            default=True,
            metadata={"help": "collapsed batches and transposed results are read and written where they lie"},
        )
        stored: tuple[str, ...] = field(
            default=STORED_ON_CPUS,
            metadata={"help": "element types that they may end in beside that of the sums, by default those of CPUs"},
        )
        static: bool = static_too()

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        for kind in options.stored:
            if kind not in STORED_ON_CPUS:
                raise DynmlirError(near_match("element type", kind, STORED_ON_CPUS))
        stored = options.stored if options.epilogues else ()
        if options.epilogues:
            read_scales(module)
        name_reshapes(module)
        for op in candidates(module):
            if options.epilogues:
                start_from_zero(op, options.static)
            match = find(op, stored, options.static)
            if isinstance(match, Match) and (turned := with_lines(op)) is not None:
                op, match = turned, find(turned, stored, options.static)
            if isinstance(match, Match) and all(map(constant_slice, match.operands[:2])):
                match = "is of constants alone"  # which IREE computes once
            if isinstance(match, Match):
                match = as_it_lies(match, stored) if options.in_place else match
                match = match if options.epilogues else replace(match, epilogue=None)
                replace_op(match, next(free_names(module, stem(match.op))))
            else:
                context.remark(op, f"'{op.name}' {match}: left alone")
