"""What a template's online loops must be: one scf.for per size of the operator, around its linalg op."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import only_block, require
from dynmlir.dialect.operators import Operator


def verify_online_loops(op: Any, operator: Operator) -> None:
    """Refuses a first region of a template that is not the operator's online loops."""
    block = only_block(op, 0, "online loops")
    require(block is not None, "has no online loops")
    assert block is not None
    _verify_arguments(op, operator, block)
    _verify_yield(op, block)
    kernel = _micro_kernel_template(op, operator)
    loops = _loops_around(kernel)
    require(
        len(loops) == len(operator.sizes),
        f"'{operator.linalg_op}' is in {len(loops)} scf.for loops, expected one for each of "
        f"{', '.join(operator.sizes)}",
    )
    for position, size in enumerate(operator.sizes):
        _verify_loop(loops, block, operator, position, size)


def _verify_arguments(op: Any, operator: Operator, block: ir.Block) -> None:
    index = ir.IndexType.get()
    expected = [operand.type for operand in op.operands] + [index] * len(operator.sizes)
    seen = [argument.type for argument in block.arguments]
    require(
        seen == expected,
        f"online loops take ({', '.join(map(str, seen))}), expected ({', '.join(map(str, expected))})",
    )


def _verify_yield(op: Any, block: ir.Block) -> None:
    operations = list(block.operations)
    last = operations[-1].operation if operations else None
    require(last is not None and last.name == "dynmlir.yield", "online loops must end in 'dynmlir.yield'")
    assert last is not None
    seen, expected = last.operands[0].type, op.results[0].type
    require(seen == expected, f"yields a {seen}, its result is a {expected}")


def _micro_kernel_template(op: Any, operator: Operator) -> Any:
    """The one linalg op of the operator; others than fills may not stand beside it."""
    found: list[Any] = []

    def visit(other: Any) -> ir.WalkResult:
        if other.name.startswith("linalg.") and other.name not in ("linalg.fill", "linalg.yield"):
            found.append(other)
        return ir.WalkResult.SKIP if other.name.startswith("linalg.") else ir.WalkResult.ADVANCE

    for other in op.regions[0].blocks[0].operations:
        other.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    names = [other.name for other in found]
    require(
        names == [operator.linalg_op],
        f"online loops of '{operator.name}' hold {' and '.join(names) or 'no linalg op'}, "
        f"expected one {operator.linalg_op}",
    )
    return found[0]


def _loops_around(kernel: Any) -> list[Any]:
    """The scf.for loops between the template and its linalg op, innermost first."""
    loops = []
    parent = kernel.operation.parent
    while parent.name != "dynmlir.template":
        if parent.name == "scf.for":
            loops.append(parent)
        parent = parent.operation.parent
    return loops


def _verify_loop(loops: list[Any], block: ir.Block, operator: Operator, position: int, size: str) -> None:
    """Refuses anything but one loop from 0 to the size with its tile size as step."""
    tile = block.arguments[operator.operands + position]
    mine = [loop for loop in loops if loop.operands[2] == tile]
    require(len(mine) == 1, f"{len(mine)} online loops step by u{size}, expected 1")
    lower, upper = mine[0].operands[0], mine[0].operands[1]
    require(_constant(lower) == 0, f"the online loop over {size} does not start at 0")
    ends = [_is_extent(upper, block.arguments[a], d) for a, d in operator.extents[position]]
    require(any(ends), f"the online loop over {size} does not end at {size}")


def _is_extent(value: ir.Value, tensor: ir.Value, dim: int) -> bool:
    """Whether a value is the size of a tensor's dimension: `tensor.dim`, or a constant if it is static."""
    t = tensor.type
    if _constant(value) is not None:
        return not t.is_dynamic_dim(dim) and t.get_dim_size(dim) == _constant(value)
    source = value.owner
    if not isinstance(source, ir.OpView | ir.Operation) or source.operation.name != "tensor.dim":
        return False
    return source.operands[0] == tensor and _constant(source.operands[1]) == dim


def _constant(value: ir.Value) -> int | None:
    owner = value.owner
    if isinstance(owner, ir.OpView | ir.Operation) and owner.operation.name == "arith.constant":
        return ir.IntegerAttr(owner.attributes["value"]).value
    return None
