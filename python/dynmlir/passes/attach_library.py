"""dynmlir-attach-library: names the micro-kernels that may stand in for a template."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from typing import Any

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.contraction import read_contraction, served_types
from dynmlir.dialect.convert import read_device, read_library, write_library
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.dialect.files import load_library
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.derived import for_layout, for_types
from dynmlir.lowering.families import panel_columns
from dynmlir.lowering.gpu.library import for_layout as for_layout_on_gpu
from dynmlir.lowering.gpu.library import for_result
from dynmlir.passes.base import Pass, PassContext, register_pass


def why_not(template: Any, library: Library, device: Device) -> str | None:
    """Why a library cannot serve a template; None if it can."""
    operator = ir.StringAttr(template.attributes["operator"]).value
    if operator != library.operator:
        return f"library @{library.name} is of '{library.operator}', not of '{operator}'"
    types = served_types(template, device)
    if types != library.element_types:
        wanted = ", ".join(library.element_types)
        return f"library @{library.name} has element types ({wanted}), not ({', '.join(types)})"
    return None


def insert_library(module: ir.Module, path: str) -> Library:
    """Copies the device and the library of a file to the top of the module; a device that is there is shared.

    A library whose name something else has, a function of the user's, gets another one; so does a device with other
    facts than the one of its name: the host's rates were measured anew. Raises DynmlirError where the module has that
    library.
    """
    device, library = load_library(path)
    taken = symbols(module)
    shared = device.name in taken and is_device(taken[device.name], device)
    twice = library.name in taken and taken[library.name].operation.name == "dynmlir.library"
    if twice:
        raise DynmlirError(f"@{library.name} of {path} is in the module already", taken[library.name].location)
    of_device = device.name if shared else free_name(device.name, taken, "_device")
    library = replace(library, name=free_name(library.name, taken), device=of_device)
    source = ir.Module.parseFile(path)  # whose ops know their lines
    (inserted,) = ops_named(source, "dynmlir.library")
    inserted.operation.attributes["sym_name"] = ir.StringAttr.get(library.name)
    inserted.operation.attributes["device"] = ir.FlatSymbolRefAttr.get(of_device)
    (inserted_device,) = ops_named(source, "dynmlir.device")
    inserted_device.operation.attributes["sym_name"] = ir.StringAttr.get(of_device)
    for op in reversed(list(source.body.operations)):
        if shared and op.operation.name == "dynmlir.device":
            continue
        first = next(iter(module.body.operations), None)
        if first is None:
            module.body.append(op)
        else:
            op.move_before(first)
    return library


def symbols(module: ir.Module) -> dict[str, Any]:
    """The ops of a module by their names."""
    return {symbol_name(op): op for op in module.body.operations if "sym_name" in op.attributes}


def free_name(name: str, taken: Container[str], ending: str = "_library") -> str:
    """The name, or one like it that is not taken."""
    while name in taken:
        name += ending
    return name


def is_device(op: Any, device: Device) -> bool:
    """Whether an op is this very device."""
    if op.operation.name != "dynmlir.device":
        return False
    there = read_device(op)
    return there == device and there.facts == device.facts


def attach(module: ir.Module, template: Any, libraries: list[Library]) -> str | None:
    """Names the first library that fits on a template; why none does, or None.

    `libraries` gets what is derived for the template's layout.
    """
    derive_types(module, template, libraries)
    reasons = {library.name: why_not(template, library, device_of(module, library)) for library in libraries}
    fitting = [library for library in libraries if reasons[library.name] is None]
    contraction = read_contraction(template)
    layout = contraction.layout
    if contraction.reductions:
        for library in [library for library in fitting if not device_of(module, library).is_cpu]:
            fitting.remove(library)
            reasons[library.name] = f"library @{library.name} of a GPU has plain products over one dimension"
    if fitting and layout not in [library.layout for library in fitting]:
        device = device_of(module, fitting[0])
        derived = (for_layout if device.is_cpu else for_layout_on_gpu)(fitting[0], str(layout), device)
        if derived is None:
            return f"library @{fitting[0].name} holds no micro-kernel that reads layout {layout}"
        derived = insert_after(module, fitting[0].name, derived)
        libraries.append(derived)
        fitting.append(derived)
    for library in fitting:
        if library.layout == layout:
            if reason := other_panels(module, template, library):
                return reason
            template.attributes["library"] = ir.FlatSymbolRefAttr.get(library.name)
            return None
    return "; ".join(filter(None, reasons.values())) or "the module holds no library"


def derive_types(module: ir.Module, template: Any, libraries: list[Library]) -> None:
    """Adds libraries for the template's element types, where there are none but micro-kernels that serve them."""
    wanted = {library.name: served_types(template, device_of(module, library)) for library in libraries}
    if any(library.element_types == wanted[library.name] for library in libraries):
        return
    for library in list(libraries):
        derive = for_types if device_of(module, library).is_cpu else for_result
        derived = derive(library, wanted[library.name])
        if derived is not None:
            libraries.append(insert_after(module, library.name, derived))


def device_of(module: ir.Module, library: Library) -> Device:
    """The device that a library in the module is for."""
    return read_device(symbols(module)[library.device])


def other_panels(module: ir.Module, template: Any, library: Library) -> str | None:
    """Why a B in panels is not one that a library's micro-kernels read: its panels have other columns. Or None."""
    if library.layout[1] != "p":
        return None
    expected = panel_columns(library, arithmetic_of(library, device_of(module, library)))
    columns = ir.RankedTensorType(template.operands[1].type).shape[-1]
    if columns == expected:
        return None
    known = "an unknown number of" if columns < 0 else str(columns)
    return (
        f"B lies in panels of {known} columns, the micro-kernels of library @{library.name} read panels of {expected}"
    )


def insert_after(module: ir.Module, name: str, library: Library) -> Library:
    """The library as an op behind the one of this name; under another name where its own is taken."""
    ops = symbols(module)
    library = replace(library, name=free_name(library.name, ops))
    with ir.InsertionPoint(ops[name]), ops[name].location:
        op = write_library(library)
    op.move_after(ops[name].operation)
    return library


def drop_unused(module: ir.Module) -> None:
    """Erases the libraries that no template names, and devices of no other."""
    used = {str(t.attributes["library"]) for t in ops_named(module, "dynmlir.template") if "library" in t.attributes}
    for library in ops_named(module, "dynmlir.library"):
        if f"@{symbol_name(library)}" not in used:
            library.operation.erase()
    needed = {str(library.attributes["device"]) for library in ops_named(module, "dynmlir.library")}
    for device in ops_named(module, "dynmlir.device"):
        if f"@{symbol_name(device)}" not in needed:
            device.operation.erase()


@register_pass
class AttachLibrary(Pass):
    """Assumes templates, which a pipeline forms first; without a file it uses the module's own libraries."""

    name = "dynmlir-attach-library"
    summary = "put a device and its library of micro-kernels into the module, and name it on templates"
    prerequisites = ("dynmlir-form-templates",)
    description = """\
Before, with library=FILE.mlir:
  %r = "dynmlir.template"(...) ({...}, {...}) {sym_name = "main_matmul_0", operator = "matmul", ...}
After:
  "dynmlir.device"() {sym_name = "x86_64_v4", ...} : () -> ()
  "dynmlir.library"() ({
    "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", ...} : () -> ()
  }) {sym_name = "matmul_f32", operator = "matmul", ...} : () -> ()
  ...
  %r = "dynmlir.template"(...) ({...}, {...}) {..., library = @matmul_f32}

A template whose operands lie another way (layout "nt": B transposed) gets the library measured on that layout, or
one of the micro-kernels that read them so, derived from the one of its operator: @matmul_f32_nt. A template that has a
library keeps it. One that no library fits is left alone, with a remark; files of other operators or types than all of
them are an error.
Where some do, what no template uses is left out again."""

    @dataclass(frozen=True)
    class Options:
        library: tuple[str, ...] = field(
            default=(), metadata={"help": "library files; without any, the libraries in the module"}
        )

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        if options.library:
            libraries = [insert_library(module, path) for path in options.library]
        else:
            libraries = [read_library(op) for op in ops_named(module, "dynmlir.library")]
        lacking = [t for t in ops_named(module, "dynmlir.template") if "library" not in t.attributes]
        reasons = {template: attach(module, template, libraries) for template in lacking}
        # Another operator or other types are a mistake; what the kernels of the right ones do not compute is IREE's.
        wrong = all(why_not(t, library, device_of(module, library)) for t in lacking for library in libraries)
        if options.library and lacking and all(reasons.values()) and wrong:
            raise DynmlirError(f"'{symbol_name(lacking[0])}': {reasons[lacking[0]]}", lacking[0].location)
        if options.library and any(why is None for why in reasons.values()):
            drop_unused(module)
        for template, why in reasons.items():
            if why is not None:
                context.remark(template, f"'dynmlir.template' '{symbol_name(template)}' left alone: {why}")
