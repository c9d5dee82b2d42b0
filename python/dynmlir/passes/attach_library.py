"""dynmlir-attach-library: names the micro-kernels that may stand in for a template."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
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
from dynmlir.lowering.families import panel_form
from dynmlir.lowering.gpu.library import for_layout as for_layout_on_gpu
from dynmlir.lowering.gpu.library import for_result
from dynmlir.passes.base import LibraryFiles, Pass, PassContext, register_pass


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


class Shelf:
    """The libraries that templates of a module may get: those in it, and those of files.

    What is in a file comes into the module when a template gets it, or it is asked for. A library whose name something
    else has, a function of the user's, gets another one; so does a device with other facts than the one of its name:
    the host's rates were measured anew. Raises DynmlirError for a library whose name one of the module, or of another
    file, has.
    """

    def __init__(self, module: ir.Module, files: Iterable[str] = ()) -> None:
        self.module, self.libraries = module, list[Library]()
        self._devices: dict[str, Device] = {}
        self._files: dict[str, str] = {}
        taken = symbols(module)
        for op in ops_named(module, "dynmlir.library") if not files else ():
            library = read_library(op)
            self.add(library, read_device(taken[library.device]))
        for path in files:
            device, library = load_library(path)
            there = taken.get(library.name)
            if there is not None and there.operation.name == "dynmlir.library":
                raise DynmlirError(f"@{library.name} of {path} is in the module already", there.location)
            if library.name in self._files:
                raise DynmlirError(f"@{library.name} is in {self._files[library.name]}, too", f"{path}:1:1")
            library = replace(library, name=free_name(library.name, {*taken, *self._files}))
            self._files[library.name] = path
            self.add(library, device)

    def add(self, library: Library, device: Device) -> None:
        """One more, behind the others."""
        self.libraries.append(library)
        self._devices[library.name] = device

    def device(self, library: Library) -> Device:
        """The device that a library is for."""
        return self._devices[library.name]

    def into_module(self, library: Library) -> None:
        """Puts it at the top of the module, with its device, which is shared if it is there, unless it is in it."""
        path = self._files.pop(library.name, None)
        if path is None:
            return
        device, taken = self.device(library), symbols(self.module)
        shared = device.name in taken and is_device(taken[device.name], device)
        of_device = device.name if shared else free_name(device.name, taken, "_device")
        source = ir.Module.parseFile(path)  # whose ops know their lines
        (inserted,) = ops_named(source, "dynmlir.library")
        inserted.operation.attributes["sym_name"] = ir.StringAttr.get(library.name)
        inserted.operation.attributes["device"] = ir.FlatSymbolRefAttr.get(of_device)
        (inserted_device,) = ops_named(source, "dynmlir.device")
        inserted_device.operation.attributes["sym_name"] = ir.StringAttr.get(of_device)
        for op in reversed(list(source.body.operations)):
            if shared and op.operation.name == "dynmlir.device":
                continue
            first = next(iter(self.module.body.operations), None)
            if first is None:
                self.module.body.append(op)
            else:
                op.move_before(first)

    def derive(self, library: Library, derived: Library) -> Library:
        """Adds what was derived of a library, as an op behind it; under another name where its own is taken."""
        self.into_module(library)
        ops = symbols(self.module)
        of = ir.FlatSymbolRefAttr(ops[library.name].attributes["device"]).value
        derived = replace(derived, name=free_name(derived.name, {*ops, *self._files}), device=of)
        with ir.InsertionPoint(ops[library.name]), ops[library.name].location:
            op = write_library(derived)
        op.move_after(ops[library.name].operation)
        self.add(derived, self.device(library))
        return derived


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


def attach(template: Any, shelf: Shelf) -> str | None:
    """Names the first library that fits on a template; why none does, or None.

    The shelf gets what is derived for the template's layout.
    """
    derive_types(template, shelf)
    reasons = {library.name: why_not(template, library, shelf.device(library)) for library in shelf.libraries}
    fitting = [library for library in shelf.libraries if reasons[library.name] is None]
    contraction = read_contraction(template)
    layout = contraction.layout
    if contraction.reductions:
        for library in [library for library in fitting if not shelf.device(library).is_cpu]:
            fitting.remove(library)
            reasons[library.name] = f"library @{library.name} of a GPU has plain products over one dimension"
    if fitting and layout not in [library.layout for library in fitting]:
        device = shelf.device(fitting[0])
        derived = (for_layout if device.is_cpu else for_layout_on_gpu)(fitting[0], str(layout), device)
        if derived is None:
            return f"library @{fitting[0].name} holds no micro-kernel that reads layout {layout}"
        fitting.append(shelf.derive(fitting[0], derived))
    for library in fitting:
        if library.layout == layout:
            if reason := other_panels(template, library, shelf.device(library)):
                return reason
            shelf.into_module(library)
            template.attributes["library"] = ir.FlatSymbolRefAttr.get(library.name)
            return None
    return "; ".join(filter(None, reasons.values())) or "the module holds no library"


def derive_types(template: Any, shelf: Shelf) -> None:
    """Adds libraries for the template's element types, where there are none but micro-kernels that serve them."""
    wanted = {library.name: served_types(template, shelf.device(library)) for library in shelf.libraries}
    if any(library.element_types == wanted[library.name] for library in shelf.libraries):
        return
    for library in list(shelf.libraries):
        derive = for_types if shelf.device(library).is_cpu else for_result
        derived = derive(library, wanted[library.name])
        if derived is not None:
            shelf.derive(library, derived)


def other_panels(template: Any, library: Library, device: Device) -> str | None:
    """Why a B in panels is not one that a library's micro-kernels read: its panels have other columns. Or None."""
    if library.layout[1] not in "pg":
        return None
    shape, form = list(template.operands[1].type.shape), panel_form(library, arithmetic_of(library, device))
    if form.depth and shape[-1] != form.depth:
        reads = f"the micro-kernels of library @{library.name} read groups of {form.depth}"
        return f"B lies in groups of {shape[-1]} rows, {reads}"
    columns, expected = shape[-len(form.tiles)], form.columns
    if columns == expected:
        return None
    known = "an unknown number of" if columns < 0 else str(columns)
    return (
        f"B lies in panels of {known} columns, the micro-kernels of library @{library.name} read panels of {expected}"
    )


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
    writes_libraries = True
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

    class Options(LibraryFiles):
        """The library files."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        shelf = Shelf(module, options.library)
        given = list(shelf.libraries)
        lacking = [t for t in ops_named(module, "dynmlir.template") if "library" not in t.attributes]
        reasons = {template: attach(template, shelf) for template in lacking}
        # Another operator or other types are a mistake; what the kernels of the right ones do not compute is IREE's.
        wrong = all(why_not(t, library, shelf.device(library)) for t in lacking for library in shelf.libraries)
        if options.library and lacking and all(reasons.values()) and wrong:
            raise DynmlirError(f"'{symbol_name(lacking[0])}': {reasons[lacking[0]]}", lacking[0].location)
        if options.library and any(why is None for why in reasons.values()):
            drop_unused(module)
        else:
            for library in given:
                shelf.into_module(library)
        for template, why in reasons.items():
            if why is not None:
                context.remark(template, f"'dynmlir.template' '{symbol_name(template)}' left alone: {why}")
