"""The `dynmlir` dialect itself, and what its verifiers share.

Verifiers are written as `verify_region_invariants`: MLIR calls it after IRDL has checked that attributes
are there and of their kind, and after the ops inside have been verified, so a verifier need not guard
against either. It must never print its op, since printing verifies.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

from dynmlir.bindings import arith, ext, func, ir, tensor
from dynmlir.diagnostics import near_match


class Dynmlir(ext.Dialect, name="dynmlir"):
    """What upstream MLIR cannot say of shape-generic operators; everything else stays upstream."""


class Refused(Exception):
    """Raised by a verifier: what was seen and what was expected, without the op's name."""


def verifier(check: Callable[[Any], None]) -> Any:
    """Decorates a verifier that raises Refused, for use as an op's `verify_region_invariants`."""

    def verify_region_invariants(op: Any) -> bool:
        try:
            _require_known(op)
            check(op)
        except Refused as refused:
            op.location.emit_error(f"'{op.operation.name}' op {refused}")
            return False
        except Exception as error:  # it would escape through MLIR, with no location
            op.location.emit_error(f"'{op.operation.name}' op cannot be verified: {error!r}")
            return False
        return True

    return staticmethod(verify_region_invariants)


#: Where IREE keeps what a function says of itself.
_REFLECTION = "iree.reflection"
#: Attributes that MLIR itself reads of any op.
_OF_MLIR = ("operandSegmentSizes", "resultSegmentSizes", "sym_visibility")


def _require_known(op: Any) -> None:
    """Refuses an attribute that the op's class does not state; what begins with a dialect's name is others' own."""
    kind: type = type(op)
    known = _stated(kind)
    for name in op.attributes:
        if name not in known and "." not in name and name not in _OF_MLIR:
            raise Refused(f"has an {near_match('attribute', name, known)}")


@functools.cache
def _stated(kind: type) -> tuple[str, ...]:
    """The attributes of a class of ops, optional ones last."""
    stated = ((name, of) for cls in kind.__mro__ for name, of in getattr(cls, "__annotations__", {}).items())
    known = [name for name, of in stated if isinstance(of, type) and issubclass(of, ir.Attribute)]
    return (*known, *getattr(kind, "optional", ()))


def require(condition: bool, message: str) -> None:
    """Raises Refused(message) unless the condition holds."""
    if not condition:
        raise Refused(message)


def only_block(op: Any, region: int, holds: str) -> ir.Block | None:
    """The block of a region, None if the region is empty; refuses several blocks."""
    blocks = list(op.regions[region].blocks)
    require(len(blocks) <= 1, f"expected at most one block of {holds}, got {len(blocks)}")
    return blocks[0] if blocks else None


def ops_inside(op: Any, region: int, *names: str) -> list[Any]:
    """The ops of a region that may hold only ops of these names, as a list."""
    held = "' and '".join(names)
    block = only_block(op, region, held.replace("'", ""))
    inside = list(block.operations) if block is not None else []
    for other in inside:
        seen = other.operation.name
        require(seen in names, f"holds only '{held}', got '{seen}'")
    return inside


def enclosing_modules(op: Any) -> Iterator[Any]:
    """The builtin.modules around an op, innermost first."""
    while (op := op.operation.parent) is not None:
        if op.operation.name == "builtin.module":
            yield op


#: Libraries hold hundreds of ops, of these names and no others.
_LIBRARY, _IN_LIBRARIES = "dynmlir.library", ("dynmlir.micro_kernel", "dynmlir.shortlist")


def ops_named(root: Any, name: str, outside: str = "") -> list[Any]:
    """The ops of one name in a module or op, in the order in which they stand, but those in an `outside`.

    What is in the functions of kernels, of which there are many, is not looked at; nor are libraries but for what only
    they hold.
    """
    found: list[Any] = []
    closed = {outside} if name in _IN_LIBRARIES else {outside, _LIBRARY}

    def visit(op: Any) -> ir.WalkResult:
        seen = op.name
        if seen == name:
            found.append(op.opview)
        return ir.WalkResult.SKIP if seen in closed or _holds_kernels(op, seen) else ir.WalkResult.ADVANCE

    root.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def linalg_ops(root: Any) -> list[Any]:
    """The ops of linalg in a function or module, in the order in which they stand, but those in templates."""
    found: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        seen = op.name
        if seen.startswith("linalg."):
            found.append(op.opview)
        is_closed = seen in ("dynmlir.template", _LIBRARY) or _holds_kernels(op, seen)
        return ir.WalkResult.SKIP if is_closed else ir.WalkResult.ADVANCE

    root.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def _holds_kernels(op: Any, name: str) -> bool:
    """Whether an op of this name is the module of the functions of a library's kernels, `@<library>_kernels`."""
    return name == "builtin.module" and (text_of(op, "sym_name") or "").endswith("_kernels")


def first_named(root: Any, name: str) -> Any | None:
    """The first op of `ops_named`; what is behind it is not looked at."""
    found: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        seen = op.name
        if seen == name:
            found.append(op.opview)
            return ir.WalkResult.INTERRUPT
        return ir.WalkResult.SKIP if seen == _LIBRARY or _holds_kernels(op, seen) else ir.WalkResult.ADVANCE

    root.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found[0] if found else None


def find_symbol(op: Any, reference: ir.Attribute) -> Any | None:
    """The op that a flat symbol reference of `op` names, looked up in the modules around it."""
    name = ir.FlatSymbolRefAttr(reference).value
    for module in enclosing_modules(op):
        table = ir.SymbolTable(module)
        if name in table:
            return table[name]
    return None


def require_symbol(op: Any, attribute: str, kind: str) -> Any | None:
    """The op of `kind` that an attribute names; refuses a missing one. None if `op` is in no module."""
    reference = op.attributes[attribute]
    require(isinstance(reference, ir.FlatSymbolRefAttr), f"attribute '{attribute}' is not a symbol reference")
    if next(enclosing_modules(op), None) is None:
        return None
    found = find_symbol(op, reference)
    if found is None:
        raise Refused(f"'{attribute}' names {reference}, which is not in the module")
    seen = found.operation.name
    require(seen == kind, f"'{attribute}' names {reference}, a '{seen}', expected a '{kind}'")
    return found


def text_of(op: Any, attribute: str) -> str | None:
    """A string attribute of an op that need not be valid; None where there is no such string."""
    value = op.attributes.get(attribute)
    return value.value if isinstance(value, ir.StringAttr) else None


def is_public(function: Any) -> bool:
    """Whether a function has a body and can be called from outside; MLIR takes one that does not say for public."""
    return not function.is_external and text_of(function, "sym_visibility") in (None, "public")


def leave_note(module: ir.Module, key: str, text: str) -> None:
    """Adds to what the first public function says of itself (`notes`); nothing where none can be called."""
    public = (op for op in module.body.operations if isinstance(op, func.FuncOp) and is_public(op))
    if (first := next(public, None)) is not None:
        kept = {e.name: e.attr for e in first.attributes[_REFLECTION]} if _REFLECTION in first.attributes else {}
        first.attributes[_REFLECTION] = ir.DictAttr.get(kept | {key: ir.StringAttr.get(text)})


def symbol_name(op: Any) -> str:
    """The `sym_name` of an op."""
    return ir.StringAttr(op.attributes["sym_name"]).value


def zero_of(kind: ir.Type) -> ir.Value:
    """The constant 0 of an element type."""
    return arith.constant(kind, 0 if isinstance(kind, ir.IntegerType | ir.IndexType) else 0.0)


def index(value: int) -> ir.Value:
    """A constant of type index."""
    return arith.constant(ir.IndexType.get(), value)


def size_of(value: ir.Value, dim: int) -> ir.Value:
    """The size of a tensor along a dimension."""
    return tensor.dim(value, index(dim))
