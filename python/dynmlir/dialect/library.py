"""Devices and the libraries of micro-kernels kept for them.

A library file is a module of one device and one library (test/lit/dialect/library.mlir runs this):

```mlir
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0, 8], g_ps = [90000, 1500000], g_slope = [180000, 170000]}} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
```

An op is valid exactly if its value (device.facts, kernels.micro_kernel, kernels.library) can be built, and
what it names is there.
"""

from collections.abc import Callable
from typing import Any

from dynmlir.bindings import ext, ir
from dynmlir.diagnostics import near_match
from dynmlir.dialect.attributes import TileAttr
from dynmlir.dialect.convert import read_device, read_library, read_micro_kernel, read_shortlist
from dynmlir.dialect.core import Dynmlir, Refused, ops_inside, require, require_symbol, verifier
from dynmlir.dialect.operators import OPERATORS
from dynmlir.kernels.library import Library


class DeviceOp(Dynmlir.Operation, name="device"):
    """A device `H`: what its cost models and generators know of it."""

    sym_name: ir.StringAttr
    """The name that libraries use."""
    target_cpu: ir.StringAttr
    """The CPU, as LLVM spells it."""
    facts: ir.DictAttr
    """Hardware facts: i64, the unit in the key's name; device/facts.py lists those it must state."""
    optional = ("architecture",)
    """A text: what kind of device it is; x86_64 where it is not there."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        _value(read_device, op)


class MicroKernelOp(Dynmlir.Operation, name="micro_kernel"):
    """One micro-kernel `K(uM, uN, uK)` of a library."""

    sym_name: ir.StringAttr
    """The name, unique in the library; it carries the kernel's facts."""
    family: ir.StringAttr
    """Its row in lowering/families.py: which template, schedule and online loops it is made of."""
    tile: TileAttr
    """Its fixed sizes."""
    packed: ir.IntegerAttr
    """true if it copies its block of B into contiguous scratch first."""
    model: ir.DictAttr
    """Its performance model: g_t, g_ps, g_slope as arrays of i64, further measured terms as i64."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        _value(read_micro_kernel, op)


class ShortlistOp(Dynmlir.Operation, name="shortlist"):
    """The micro-kernels among which is chosen where one thread's share of a problem has sizes within bounds."""

    at_least: ir.DictAttr
    """i64 bounds on m, n, k, their products mn, mk, nk, mnk, and how even N and K are: n_even, k_even."""
    at_most: ir.DictAttr
    """The same from above."""
    kernels: ir.ArrayAttr
    """Names of micro-kernels; one that the library does not hold stands for nothing."""
    optional = ("factors",)
    """An array of i64: what the price of each of the kernels is multiplied by, in 1/256."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        _value(read_shortlist, op)


class LibraryOp(Dynmlir.Operation, name="library", traits=[ir.NoTerminatorTrait, ir.IsIsolatedFromAboveTrait]):
    """The micro-kernels kept for one operator, element types, layout and device."""

    sym_name: ir.StringAttr
    """The name that templates use."""
    operator: ir.StringAttr
    """The operator its micro-kernels compute."""
    element_types: ir.ArrayAttr
    """The element types of the operator's operands: inputs, then result."""
    device: ir.FlatSymbolRefAttr
    """The device that its performance models hold for."""
    body: ext.Region
    """Its `dynmlir.micro_kernel` ops; a plan names one by its place here. Then its `dynmlir.shortlist` ops."""
    optional = ("layout", "measured")
    """A text: how A and B lie (kernels/library.py), "nn" where it is not there. false: its models are worked out."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        require_operator(op)
        ops_inside(op, 0, "dynmlir.micro_kernel", "dynmlir.shortlist")
        library = _value(read_library, op)
        _verify_element_types(op, library)
        _verify_distinct(library)
        require_symbol(op, "device", "dynmlir.device")


def require_operator(op: Any) -> None:
    """Refuses an `operator` attribute that names none we know."""
    name = ir.StringAttr(op.attributes["operator"]).value
    if name not in OPERATORS:
        raise Refused(near_match("operator", name, OPERATORS))


def _value(read: Callable[[Any], Any], op: Any) -> Any:
    try:
        return read(op)
    except ValueError as error:
        raise Refused(str(error)) from None


def _verify_element_types(op: Any, library: Library) -> None:
    seen, expected = len(library.element_types), OPERATORS[library.operator].operands
    require(seen == expected, f"has {seen} element types, '{library.operator}' has {expected} operands")
    for t in ir.ArrayAttr(op.attributes["element_types"]):
        require(isinstance(t, ir.TypeAttr), f"element type {t} is not a type")


def _verify_distinct(library: Library) -> None:
    """Refuses two micro-kernels that are the same code under two names."""
    seen: dict[Any, str] = {}
    for kernel in library.micro_kernels:
        code = (kernel.family, kernel.tile, kernel.packed)
        require(code not in seen, f"micro-kernels @{seen.get(code)} and @{kernel.name} are the same code")
        seen[code] = kernel.name
