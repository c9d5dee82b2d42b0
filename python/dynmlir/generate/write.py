"""A library as the text of its file: readable, one micro-kernel a paragraph, where it comes from on top."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import G_KEYS, MicroKernel
from dynmlir.kernels.shortlist import Shortlist

_WIDTH = 110


def library_text(device: Device, library: Library, provenance: Sequence[str]) -> str:
    """The module of a library file; `provenance` are lines of its leading comment."""
    return "".join(f"// {line}\n" for line in provenance) + _device(device) + _library(library)


def _device(device: Device) -> str:
    return (
        f'"dynmlir.device"() {{sym_name = "{device.name}", target_cpu = "{device.target_cpu}"{_architecture(device)},'
        f" facts = {{\n"
        f"{_filled(device.facts, '  ')}\n"
        f"}}}} : () -> ()\n"
    )


def _library(library: Library) -> str:
    kernels = "".join(map(_kernel, library.micro_kernels)) + "".join(map(_shortlist, library.shortlists))
    return (
        f'"dynmlir.library"() ({{\n'
        f"{kernels}"
        f'}}) {{sym_name = "{library.name}", operator = "{library.operator}", '
        f"element_types = [{', '.join(library.element_types)}],\n"
        f"    device = @{library.device}{_layout(library)}{_measured(library)}}} : () -> ()\n"
    )


def _layout(library: Library) -> str:
    return "" if library.layout == "nn" else f', layout = "{library.layout}"'


def _measured(library: Library) -> str:
    return "" if library.measured else ", measured = false"


def _architecture(device: Device) -> str:
    return "" if device.architecture == "x86_64" else f', architecture = "{device.architecture}"'


def _kernel(kernel: MicroKernel) -> str:
    tile = ", ".join(map(str, kernel.tile))
    g = {key: kernel.model[key] for key in G_KEYS}
    terms = {key: value for key, value in kernel.model.items() if key not in G_KEYS}
    return (
        f'  "dynmlir.micro_kernel"() {{sym_name = "{kernel.name}", family = "{kernel.family}",\n'
        f"    tile = #dynmlir.tile<{tile}>, packed = {str(kernel.packed).lower()}, model = {{\n"
        f"{_filled(g | terms, '      ')}\n"
        f"    }}}} : () -> ()\n"
    )


def _shortlist(shortlist: Shortlist) -> str:
    least, most = (
        ", ".join(f"{n} = {b}" for n, b in bounds.items()) for bounds in (shortlist.at_least, shortlist.at_most)
    )
    names = textwrap.fill(
        ", ".join(f'"{name}"' for name in shortlist.kernels), _WIDTH, initial_indent="    ", subsequent_indent="    "
    )
    bounds = f"at_least = {{{least}}}, at_most = {{{most}}}"
    factors = f", factors = {_value(shortlist.factors)}" if shortlist.factors else ""
    return f'  "dynmlir.shortlist"() {{{bounds}, kernels = [\n{names}\n  ]{factors}}} : () -> ()\n'


def _filled(values: Mapping[str, object], indent: str) -> str:
    """`a = 1, b = [2, 3]` in lines of bounded length, none of them broken inside a value."""
    entries = [f"{name} = {_value(value)}" for name, value in values.items()]
    joined = ", ".join(entry.replace(" ", "\0") for entry in entries)
    wrapped = textwrap.fill(joined, _WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
    return wrapped.replace("\0", " ")


def _value(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
