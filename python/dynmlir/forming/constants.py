"""Values that are known when a module is loaded: constants, immutable globals, parameters, and what is made of them.

IREE's dialects are not registered here: their ops have attributes as written in generic form, or the properties that
IREE prints.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir

#: Ops that a constant may go through: they have no effects, and their regions only compute.
_COMPUTES = ("arith.", "math.", "tensor.", "linalg.")


def constant_slice(value: ir.Value) -> list[ir.Operation] | None:
    """The ops that make a value, operands first, where none of them needs anything but constants; else None.

    Networks are some thousand ops deep.
    """
    found: dict[ir.Operation, None] = {}
    left = [(value, False)]
    while left:
        each, is_made = left.pop()
        if isinstance(each.owner, ir.Block):
            return None
        op = each.owner.operation
        if op in found:
            continue
        if is_made or _is_leaf(op):
            found[op] = None
            continue
        if not op.name.startswith(_COMPUTES):
            return None
        left += [(each, True), *((operand, False) for operand in reversed(_operands(op)))]
    return list(found)


def _operands(op: ir.Operation) -> list[ir.Value]:
    """What an op and its regions read from outside."""
    values: list[ir.Value] = list(op.operands)
    inside: set[ir.Operation] = set()

    def visit(inner: ir.Operation) -> ir.WalkResult:
        inside.add(inner)
        if inner != op:
            values.extend(v for v in inner.operands if _is_outside(v, op, inside))
        return ir.WalkResult.ADVANCE

    op.walk(visit, ir.WalkOrder.PRE_ORDER)
    return values


def _is_outside(value: ir.Value, op: ir.Operation, inside: set[ir.Operation]) -> bool:
    owner = value.owner
    if isinstance(owner, ir.Block):
        return owner.owner.operation not in inside
    return (owner.operation if isinstance(owner, ir.OpView) else owner) not in inside


def _is_leaf(op: ir.Operation) -> bool:
    return _is_leaf_name(op.name) and not (op.name == "util.global.load" and _is_mutable(op))


def _is_leaf_name(name: str) -> bool:
    return name in ("arith.constant", "flow.tensor.constant", "util.global.load")


def _is_mutable(load: ir.Operation) -> bool:
    """Whether the global that a load reads may change, or is not found."""
    op = global_of(load)
    return op is None or "is_mutable" in stated(op)


def global_of(load: ir.Operation) -> Any | None:
    """The util.global that a load reads; None where the module has none of that name."""
    name = ir.FlatSymbolRefAttr(stated(load)["global"]).value
    module = load.parent
    while module is not None and module.name != "builtin.module":
        module = module.parent
    ops = module.regions[0].blocks[0].operations if module is not None else ()
    globals_ = [op for op in ops if op.operation.name == "util.global"]
    return next((op for op in globals_ if ir.StringAttr(stated(op)["sym_name"]).value == name), None)


def stated(op: Any) -> dict[str, ir.Attribute]:
    """The attributes of an op of IREE's, wherever they stand: `{...}` or `<{...}>`."""
    attributes = {name: op.attributes[name] for name in op.attributes}
    if attributes:
        return attributes
    text = op.operation.get_asm(print_generic_op_form=True, use_local_scope=True, large_elements_limit=16)
    if (start := text.find("<{")) >= 0:
        end = text.rfind("}>")
        attributes = {entry.name: entry.attr for entry in ir.DictAttr(ir.Attribute.parse(text[start + 1 : end + 1]))}
    return attributes


def erase_unused(value: ir.Value) -> None:
    """The op that makes a value, and those that only it needs, if nothing uses it; what may have effects stays."""
    for op in reversed(_makers(value)):
        if not any(list(result.uses) for result in op.results):
            op.erase()


def _makers(value: ir.Value) -> dict[ir.Operation, None]:
    """The ops that a value is computed by, operands first."""
    makers: dict[ir.Operation, None] = {}
    left = [(value, False)]
    while left:
        each, is_made = left.pop()
        if isinstance(each.owner, ir.Block):
            continue
        op = each.owner.operation
        if is_made:
            makers[op] = None
        elif op not in makers and (_is_leaf_name(op.name) or op.name.startswith(_COMPUTES)):
            left += [(each, True), *((operand, False) for operand in reversed(_operands(op)))]
    return makers
