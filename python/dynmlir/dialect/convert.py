"""Devices and libraries between the IR and frozen values.

`read_*` raise ValueError where an op breaks a rule of its value (the verifiers are exactly these functions);
`write_*` build an op at the current insertion point.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.dialect.attributes import TileAttr, read_integers, read_once, tile_attr, write_integers
from dynmlir.dialect.core import symbol_name
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.kernels.shortlist import Shortlist


def read_device(op: Any) -> Device:
    """The value of a `dynmlir.device`."""
    facts = read_integers("fact", op.attributes["facts"])
    architecture = _text(op, "architecture") if "architecture" in op.attributes else "x86_64"
    return Device(symbol_name(op), _text(op, "target_cpu"), facts, architecture)  # type: ignore[arg-type]


@read_once("sym_name", "family", "tile", "packed", "model")
def read_micro_kernel(op: Any) -> MicroKernel:
    """The value of a `dynmlir.micro_kernel`."""
    return MicroKernel(
        name=symbol_name(op),
        family=_text(op, "family"),
        tile=Tile(*TileAttr(op.attributes["tile"]).sizes),
        packed=_truth(op, "packed"),
        model=read_integers("model coefficient", op.attributes["model"]),
    )


@read_once("at_least", "at_most", "kernels", "factors")
def read_shortlist(op: Any) -> Shortlist:
    """The value of a `dynmlir.shortlist`."""
    names = ir.ArrayAttr(op.attributes["kernels"])
    if not all(isinstance(name, ir.StringAttr) for name in names):
        raise ValueError(f"kernels are {names}, expected names")
    least, most = (read_integers("bound", op.attributes[label]) for label in ("at_least", "at_most"))
    factors: tuple[int, ...] = ()
    if "factors" in op.attributes:
        listed = op.attributes["factors"]
        if not isinstance(listed, ir.ArrayAttr) or not all(isinstance(factor, ir.IntegerAttr) for factor in listed):
            raise ValueError(f"factors are {listed}, expected an array of integers")
        factors = tuple(ir.IntegerAttr(factor).value for factor in listed)
    return Shortlist(least, most, tuple(ir.StringAttr(name).value for name in names), factors)  # type: ignore[arg-type]


def read_library(op: Any) -> Library:
    """The value of a `dynmlir.library`, kernels in the order in which they stand."""
    inside = [o for block in op.regions[0].blocks for o in block.operations]
    return Library(
        name=symbol_name(op),
        operator=_text(op, "operator"),
        element_types=tuple(str(t) for t in ir.ArrayAttr(op.attributes["element_types"])),
        device=ir.FlatSymbolRefAttr(op.attributes["device"]).value,
        micro_kernels=tuple(read_micro_kernel(o) for o in inside if o.operation.name == "dynmlir.micro_kernel"),
        shortlists=tuple(read_shortlist(o) for o in inside if o.operation.name == "dynmlir.shortlist"),
        layout=_text(op, "layout") if "layout" in op.attributes else "nn",
        measured=_truth(op, "measured") if "measured" in op.attributes else True,
    )


def write_device(device: Device) -> ir.Operation:
    """A `dynmlir.device` op."""
    attributes = {
        "sym_name": ir.StringAttr.get(device.name),
        "target_cpu": ir.StringAttr.get(device.target_cpu),
        "facts": write_integers(device.facts),
    }
    if device.architecture != "x86_64":
        attributes["architecture"] = ir.StringAttr.get(device.architecture)
    return ir.Operation.create("dynmlir.device", attributes=attributes)


def write_micro_kernel(kernel: MicroKernel) -> ir.Operation:
    """A `dynmlir.micro_kernel` op."""
    attributes = {
        "sym_name": ir.StringAttr.get(kernel.name),
        "family": ir.StringAttr.get(kernel.family),
        "tile": tile_attr(*kernel.tile),
        "packed": ir.BoolAttr.get(kernel.packed),
        "model": write_integers(kernel.model),
    }
    return ir.Operation.create("dynmlir.micro_kernel", attributes=attributes)


def write_shortlist(shortlist: Shortlist) -> ir.Operation:
    """A `dynmlir.shortlist` op."""
    names = ir.ArrayAttr.get([ir.StringAttr.get(name) for name in shortlist.kernels])
    least, most = write_integers(shortlist.at_least), write_integers(shortlist.at_most)
    attributes = {"at_least": least, "at_most": most, "kernels": names}
    if shortlist.factors:
        i64 = ir.IntegerType.get_signless(64)
        attributes["factors"] = ir.ArrayAttr.get([ir.IntegerAttr.get(i64, factor) for factor in shortlist.factors])
    return ir.Operation.create("dynmlir.shortlist", attributes=attributes)


def write_library(library: Library) -> ir.Operation:
    """A `dynmlir.library` op with its micro-kernels."""
    types = [ir.TypeAttr.get(ir.Type.parse(t)) for t in library.element_types]
    attributes = {
        "sym_name": ir.StringAttr.get(library.name),
        "operator": ir.StringAttr.get(library.operator),
        "element_types": ir.ArrayAttr.get(types),
        "device": ir.FlatSymbolRefAttr.get(library.device),
    }
    if library.layout != "nn":
        attributes["layout"] = ir.StringAttr.get(library.layout)
    if not library.measured:
        attributes["measured"] = ir.BoolAttr.get(False)
    op = ir.Operation.create("dynmlir.library", attributes=attributes, regions=1)
    with ir.InsertionPoint(op.regions[0].blocks.append()):
        for kernel in library.micro_kernels:
            write_micro_kernel(kernel)
        for shortlist in library.shortlists:
            write_shortlist(shortlist)
    return op


def _text(op: Any, attribute: str) -> str:
    return ir.StringAttr(op.attributes[attribute]).value


def _truth(op: Any, attribute: str) -> bool:
    value = op.attributes[attribute]
    if not isinstance(value, ir.BoolAttr):
        raise ValueError(f"{attribute} is {value}, expected true or false")
    return ir.BoolAttr(value).value
