"""dynmlir-lower-micro-kernels: every micro-kernel of a library as a function, every plan as a program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.convert import read_device, read_library
from dynmlir.dialect.core import find_symbol, ops_inside, ops_named, symbol_name
from dynmlir.dialect.pattern import pattern_name
from dynmlir.dialect.plans import plan_numbers, stale
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.code_apart import library_code
from dynmlir.lowering.epilogue import Epilogues, describe_epilogue
from dynmlir.lowering.epilogue_body import epilogue_function
from dynmlir.lowering.families import family_in_layout
from dynmlir.lowering.gpu.epilogue import epilogue_functions
from dynmlir.lowering.gpu.library import gpu_functions
from dynmlir.lowering.gpu.program import regions_function
from dynmlir.lowering.gpu.structure import structure_of
from dynmlir.lowering.gpu.way import way_of
from dynmlir.lowering.program import Rectangle, program_function, region_function
from dynmlir.passes.base import Pass, PassContext, register_pass


def bodies_name(library: str) -> str:
    """The nested module that holds a library's functions."""
    return f"{library}_kernels"


def rectangles(template: Any) -> dict[int, list[Rectangle]]:
    """For each pattern that a plan may name, by its number, the rectangles of its regions."""
    patterns = {pattern_name(op): op for op in ops_inside(template, 1, "dynmlir.pattern")}
    return {
        number: [_rectangle(region) for region in ops_inside(patterns[name], 0, "dynmlir.region")]
        for name, number in plan_numbers(template).items()
    }


def require_kernels(template: Any, library: Library) -> None:
    """Raises DynmlirError where the dispatch function counts other micro-kernels than the library's."""
    if "plans" not in template.attributes:
        return
    counted = [ir.StringAttr(a).value for a in ir.DictAttr(template.attributes["plans"])["kernels"]]
    there = [kernel.name for kernel in library.micro_kernels]
    if counted != there:
        missing = [f"'{name}'" for name in counted if name not in there]
        what = f"may choose {missing[0]}, which is not there" if missing else "counts them in another order"
        raise stale(template, f"{what}: @{library.name} has changed")


def require_families(op: Any, library: Library, device: Device) -> None:
    """Raises DynmlirError, located at the first micro-kernel that its family cannot have."""
    kernels = ops_named(op, "dynmlir.micro_kernel")
    check: Callable[[MicroKernel], object] = partial(structure_of, library=library, device=device)
    if device.is_cpu:
        check = partial(family_in_layout, layout=library.layout, arithmetic=arithmetic_of(library, device))
    for kernel, value in zip(kernels, library.micro_kernels, strict=True):
        try:
            check(value)
        except DynmlirError as error:
            raise DynmlirError(error.message, kernel.location) from None


def _rectangle(region: Any) -> Rectangle:
    maps = (ir.AffineMapAttr(region.attributes[side]).value for side in ("rows", "cols"))
    lo_r, hi_r, lo_c, hi_c = (ir.AffineMap.get(m.n_dims, m.n_symbols, [result]) for m in maps for result in m.results)
    return lo_r, hi_r, lo_c, hi_c


def lower_library(module: ir.Module, library: Any, templates: list[Any], context: PassContext) -> None:
    """Adds `builtin.module @<library>_kernels` with the kernels and the programs of these templates."""
    value, device = read_library(library), find_symbol(library, library.attributes["device"])
    name = bodies_name(value.name)
    if find_symbol(library, ir.FlatSymbolRefAttr.get(name)) is not None:
        raise DynmlirError(f"@{name} is in the module already", library.location)
    for template in templates:
        require_kernels(template, value)
    facts = read_device(device)
    require_families(library, value, facts)
    functions = (_on_cpu if facts.is_cpu else _on_gpu)(value, facts, templates, context)
    text = f"module @{name} {{\n" + "\n".join(functions) + "\n}"
    outer = ir.Module.parse("module {\n" + text + "\n}")
    outer.body.operations[0].operation.move_after(module.body.operations[-1].operation)


def _on_cpu(library: Library, device: Device, templates: list[Any], context: PassContext) -> list[str]:
    code, functions = library_code(library, device, context.keep), _of_module(library, device, templates)
    if context.apart is None:
        return [*code.functions.values(), *functions]
    context.apart[library.name] = code
    return [*code.beside(functions), *functions]


def _of_module(library: Library, device: Device, templates: list[Any]) -> list[str]:
    """What knows all kernels of a library, and these templates."""
    arithmetic = arithmetic_of(library, device)
    each = {template: describe_epilogue(template, symbol_name(template)) for template in templates}
    epilogues = Epilogues(tuple(filter(None, each.values())), arithmetic.types.c)
    functions = [region_function(library, device, epilogues)]
    functions += [epilogue_function(t, e, arithmetic) for t, e in each.items() if e is not None]
    functions += [epilogues.function()] if epilogues.of_templates else []
    functions += [
        program_function(symbol_name(t), rectangles(t), arithmetic, epilogues, e, library.layout)
        for t, e in each.items()
    ]
    return functions


def _on_gpu(library: Library, device: Device, templates: list[Any], context: PassContext) -> list[str]:
    functions = gpu_functions(library, device, [way_of(t) for t in templates])
    epilogues = [text for t in templates for text in epilogue_functions(t)]
    regions = [regions_function(symbol_name(t), rectangles(t)) for t in templates]
    return [*epilogues, *functions.values(), *regions]


@register_pass
class LowerMicroKernels(Pass):
    """Assumes libraries on templates; lowers those that a template with a dispatch function uses."""

    name = "dynmlir-lower-micro-kernels"
    summary = "lower the micro-kernels of the libraries in use from linalg to vector code"
    description = """\
Before:
  "dynmlir.library"() ({
    "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", tile = #dynmlir.tile<6, 64, 256>, ...}
  }) {sym_name = "matmul_f32", ...} : () -> ()
After, besides:
  module @matmul_f32_kernels {
    func.func private @direct_ahead_6x64(%A: memref<?x?xf32>, ...)     // register tiles: lib/templates, lib/schedules
    func.func private @run_direct_ahead_64(%A: memref<?x?xf32>, ...)   // online loops of a family and width
    func.func private @run_region(%kernel: i32, ...)                   // a workgroup's share of a region
    func.func private @main_matmul_0_program(..., %pattern: i32, ...)  // the regions of a plan
  }"""

    @dataclass(frozen=True)
    class Options:
        """No options."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        used: dict[str, list[Any]] = {}
        for template in ops_named(module, "dynmlir.template"):
            if "select" in template.attributes:
                used.setdefault(str(template.attributes["library"]), []).append(template)
            else:
                context.remark(template, f"'{symbol_name(template)}' has no dispatch function: not lowered")
        for templates in used.values():
            library = find_symbol(templates[0], templates[0].attributes["library"])
            lower_library(module, library, templates, context)
