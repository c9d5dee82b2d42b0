"""dynmlir-emit-dispatch: each template's cost model as a function, sizes in, plan out (MikPoly Alg. 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import prod
from typing import Any

from dynmlir import costmodel
from dynmlir.bindings import ir
from dynmlir.costmodel import Problem, emit_select, find_model, pricing
from dynmlir.costmodel.finish import with_finish
from dynmlir.costmodel.gpu_finish import with_gpu_finish
from dynmlir.costmodel.model import CostModel, unread_entries
from dynmlir.costmodel.told import told_names
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.attributes import integer_attr
from dynmlir.dialect.contraction import epilogue_work, read_contraction, static_sizes
from dynmlir.dialect.convert import read_device, read_library, read_micro_kernel
from dynmlir.dialect.core import find_symbol, ops_inside, ops_named, symbol_name
from dynmlir.dialect.pattern import read_pattern
from dynmlir.kernels.element_types import counted_in_f32
from dynmlir.kernels.library import Library
from dynmlir.kernels.pattern_sets import find_patterns
from dynmlir.kernels.patterns import BESIDE_VECTORS, PATTERNS, Regions, is_complete, pattern_numbers
from dynmlir.lowering.code_apart import SELECT, selection_code
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is tried of MikPoly's nine where nobody says, by a cost model that says how wide vectors are: III has one cut
#: then, behind the last whole vector. On a CPU rows that are left over run on smaller tiles anyway, so that Pattern II
#: gains 0.02 % and triples the time of selection: docs/decisions/dispatch-function.md.
DEFAULT_PATTERNS = BESIDE_VECTORS
_TEMPLATE = "dynmlir.template"


def sizes_of_selection(template: Any) -> dict[str, int]:
    """The sizes that the template's types state, by the names of the dispatch function: {"n": 768}.

    A product without rows (columns) has one; those of a convolution are products of several sizes.
    """
    contraction = read_contraction(template)
    known = static_sizes(contraction, [operand.type for operand in template.operands])
    together = {"m": contraction.rows, "n": contraction.columns, "k": contraction.depth}
    return {x: prod(known[y] for y in sizes) for x, sizes in together.items() if known.keys() >= set(sizes)}


def sizes_of_windows(template: Any) -> dict[str, int]:
    """What is known of an image's windows: {"step": 1} and, if types state them, {"lines": 3, "taps": 9}."""
    contraction = read_contraction(template)
    taps = [window.tap for window in contraction.windows]
    known = static_sizes(contraction, [operand.type for operand in template.operands])
    if not taps:
        return {}
    step = {"step": contraction.windows[-1].stride}
    if not known.keys() >= set(taps):
        return step
    return step | {"lines": known[taps[0]] if len(taps) > 1 else 1, "taps": prod(known[x] for x in taps)}


def read_patterns(template: Any) -> dict[str, Regions]:
    """The patterns of a template by name, in the order in which they stand."""
    return dict(map(read_pattern, ops_inside(template, 1, "dynmlir.pattern")))


def tried_patterns(
    template: Any, wanted: tuple[str, ...], context: PassContext, default: tuple[str, ...] = DEFAULT_PATTERNS
) -> dict[str, Regions]:
    """The patterns that the dispatch function may choose; a remark for each that can never be chosen.

    With no names given: all that are there; where MikPoly's nine are, which nobody chose, the default ones of them, or
    I and every pattern that is a researcher's own.
    """
    there = read_patterns(template)
    own = [name for name in there if name not in PATTERNS]
    every = there if not there.keys() >= PATTERNS.keys() else {*(default[:1] if own else default), *own}
    chosen = find_patterns(wanted) if wanted else every
    tried = {name: regions for name, regions in there.items() if name in chosen} or there
    for name in [name for name, regions in tried.items() if not is_complete(regions)]:
        context.remark(template, f"pattern {name} is never chosen: its regions do not cover the output")
        del tried[name]
    return tried


def default_patterns(template: Any, cost_model: str) -> tuple[str, ...]:
    """What is tried of MikPoly's nine where nobody says: a cut behind whole vectors where the model knows them."""
    library, model = find_symbol(template, template.attributes["library"]), find_model(cost_model)
    device = read_device(find_symbol(library, library.attributes["device"]))  # type: ignore[union-attr]
    with pricing(model, template.location):
        return DEFAULT_PATTERNS if model.lanes(device) else DEFAULT_PATTERNS[:1]


def why_not(template: Any) -> str | None:
    """Why a template gets no dispatch function; None if it does."""
    if "select" in template.attributes:
        return f"it has one, {template.attributes['select']}"
    if "library" not in template.attributes:
        return "no library is attached"
    if not read_patterns(template):
        return "it has no patterns"
    return None


def priced(template: Any, library: Library, device: Device) -> Library:
    """The library's micro-kernels as they cost before the template's epilogue."""
    library = library.in_batches() if read_contraction(template).batches else library
    ops, operands = epilogue_work(template)
    if not ops:
        return library
    return with_finish(library, ops, operands) if device.is_cpu else with_gpu_finish(library, device, ops, operands)


def read_problem(template: Any, cost_model: str, patterns: dict[str, Regions]) -> Problem:
    """What the dispatch function of a template chooses from."""
    library = find_symbol(template, template.attributes["library"])
    assert library is not None, "the verifier of dynmlir.template requires it"
    device = find_symbol(library, library.attributes["device"])
    numbers = pattern_numbers(read_patterns(template))
    own = read_device(device)
    value = priced(template, read_library(library), own)
    counted = counted_in_f32(own, value.element_types)
    return Problem(value, counted, find_model(cost_model), patterns, numbers)


def decide(template: Any, cost_model: str, wanted: tuple[str, ...], context: PassContext) -> Problem | None:
    """What the dispatch function of a template is to choose from, which the template states as `plans` from now on.

    None, and a remark, where it can have none.
    """
    reason, tried = why_not(template), {}
    if reason is None:
        tried = tried_patterns(template, wanted, context, default_patterns(template, cost_model))
        reason = None if tried else "none of its patterns covers the output"
        if wanted and not tried:
            text = f"'{symbol_name(template)}': no pattern of {', '.join(wanted)} covers the output"
            raise DynmlirError(text, template.location)
    if reason is not None:
        context.remark(template, f"'{symbol_name(template)}' gets no dispatch function: {reason}")
        return None
    problem = read_problem(template, cost_model, tried)
    kernels = [ir.StringAttr.get(kernel.name) for kernel in problem.library.micro_kernels]
    numbers = {name: integer_attr(problem.numbers[name]) for name in problem.patterns}
    plans = {"cost_model": ir.StringAttr.get(cost_model), "kernels": ir.ArrayAttr.get(kernels)}
    template.attributes["plans"] = ir.DictAttr.get({**plans, "patterns": ir.DictAttr.get(numbers)})
    return problem


@dataclass(frozen=True)
class Decided:
    """Templates that decide alike, from the same problem told as much of sizes: one dispatch function serves them."""

    problem: Problem
    told: int
    templates: list[Any]

    @property
    def known(self) -> dict[str, int]:
        """The sizes that all of them state."""
        stated = [{**sizes_of_selection(template), **sizes_of_windows(template)} for template in self.templates]
        return {x: size for x, size in stated[0].items() if all(other.get(x) == size for other in stated)}


def alike(decided: Iterable[tuple[Any, Problem]]) -> list[Decided]:
    """The templates of each problem, in their order.

    A layer is compiled in seconds less where it shares, and costs 0.06 us more to select for: sizes that only it states
    are given to the function, not folded into it.
    """
    groups: list[Decided] = []
    for template, problem in decided:
        told = len(told_names(read_contraction(template), problem.device))
        found = next((group for group in groups if (group.problem, group.told) == (problem, told)), None)
        if found is None:
            groups.append(Decided(problem, told, [template]))
        else:
            found.templates.append(template)
    return groups


def _is_own(model: CostModel) -> bool:
    """Whether a cost model is dynmlir's, whose versions are known, and not a plug-in's."""
    return type(model).__module__.startswith(f"{costmodel.__name__}.")


def emit_dispatch(module: ir.Module, decided: Decided, context: PassContext) -> None:
    """Adds the dispatch function to the module, after the first of its templates, and names it on all of them."""
    first = decided.templates[0]
    name = f"{symbol_name(first)}_select"
    if find_symbol(first, ir.FlatSymbolRefAttr.get(name)) is not None:
        raise DynmlirError(f"@{name} is in the module already", first.location)
    for op in module.body.operations:  # its helpers are known by their prefix
        if "sym_name" in op.attributes and symbol_name(op).startswith(f"{name}_"):
            text = f"@{symbol_name(op)} is a name that dynmlir gives: the source needs another one"
            raise DynmlirError(text, op.location)
    with first.location, pricing(decided.problem.model, first.location):
        if context.apart is not None and _is_own(decided.problem.model):
            code = selection_code(decided.problem, decided.known, decided.told, context.keep)
            context.apart[name] = code
            module.body.append(ir.Operation.parse(code.declaration(SELECT, name)))
        else:
            emit_select(module, name, decided.problem, decided.known, decided.told)
    for template in decided.templates:
        template.attributes["select"] = ir.FlatSymbolRefAttr.get(name)


def warn_of_unread(module: ir.Module, context: PassContext) -> None:
    """A warning for each entry of a micro-kernel's model that nothing reads: a misspelt term, or one of old."""
    said: set[str] = set()
    for op in ops_named(module, "dynmlir.micro_kernel"):
        kernel = read_micro_kernel(op)
        for reason in unread_entries(kernel):
            text = f"micro-kernel '{kernel.name}': {reason}; it counts for nothing"
            if text not in said:  # libraries of other layouts are made of the same kernels
                context.warn(op, text)
            said.add(text)


@register_pass
class EmitDispatch(Pass):
    """Assumes a library and patterns on each template; leaves alone, with a remark, one that lacks them."""

    name = "dynmlir-emit-dispatch"
    summary = "emit the cost model of each template as a function: sizes in, plan out"
    description = """\
Before:
  %r = "dynmlir.template"(...) ({...}, {"dynmlir.pattern"() ...}) {sym_name = "main_matmul_0", ...}
After:
  %r = "dynmlir.template"(...) ({...}, {...}) {..., select = @main_matmul_0_select,
       plans = {cost_model = "cpu", kernels = ["direct_6x64x256", ...],         // what its numbers mean,
                patterns = {I = 1, III = 3}}}                                      // and what it weighs them by
  ...
  func.func private @main_matmul_0_select(%M: i64, %N: i64, %K: i64, %PEs: i64) -> (i32, i32, ...)

The 13 results are the plan: pattern, cuts r, c, r23, c45, r67, micro-kernels of regions 1 to 7. Templates of one
library with epilogues of one price share a function, named after the first. Sizes that the types of all of them state
fold, their parameters are ignored. A pattern whose regions do not cover the output is
left out, with a remark."""

    @dataclass(frozen=True)
    class Options:
        cost_model: str = field(
            default="cpu", metadata={"help": "cpu, gpu, mikpoly, shared-waves, wave, pipe, or a plug-in's"}
        )
        patterns: tuple[str, ...] = field(
            default=(),
            metadata={"help": "patterns or sets to try, of those there; without any, all, of MikPoly's nine I and III"},
        )

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        find_model(options.cost_model)
        find_patterns(options.patterns)
        found = ((t, decide(t, options.cost_model, options.patterns, context)) for t in ops_named(module, _TEMPLATE))
        for decided in alike((template, problem) for template, problem in found if problem is not None):
            emit_dispatch(module, decided, context)
        warn_of_unread(module, context)
