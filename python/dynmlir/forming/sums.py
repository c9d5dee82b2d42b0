"""Whether a linalg op's region says C += A B and nothing else, and what it makes of A and B before.

    ^bb0(%a: i8, %b: i8, %c: i32):
      %x = arith.extui %a : i8 to i32        each of A and B as it is, or extended to C's type
      %y = arith.extsi %b : i8 to i32
      %p = arith.muli %x, %y : i32
      %s = arith.addi %c, %p : i32
      linalg.yield %s : i32

Upstream's `isa_contraction_op` lets any op stand between an operand and the product, exp as well as extf, and any op
beside them: here each op of the region must be one of these.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, linalg

_PRODUCTS, _SUMS = ("arith.mulf", "arith.muli"), ("arith.addf", "arith.addi")
#: What extends an element without loss, and whether as a number without sign.
EXTENSIONS = {"arith.extf": False, "arith.extsi": False, "arith.extui": True}
#: The same and what may lose something: that no such types are covered is said in its own words.
CASTS = (*EXTENSIONS, "arith.truncf", "arith.trunci", "arith.sitofp", "arith.uitofp", "arith.fptosi", "arith.fptoui")
NO_SUM = "is not a sum of products"
#: What multiplies in a region that says, or looks like, a sum of products.
MULTIPLIES = ("arith.mulf", "arith.muli", "complex.mul")


def is_candidate(op: Any) -> bool:
    """Whether an op is a linalg op with a product in its region and a reduction around it."""
    if not op.name.startswith("linalg.") or len(op.regions) != 1:
        return False
    names = [inner.operation.name for inner in op.regions[0].blocks[0].operations]
    return any(name in MULTIPLIES for name in names) and _reduces(op)


def _reduces(op: Any) -> bool:
    """Whether some loop is not of the result."""
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    return len(maps) >= 3 and maps[-1].n_dims > len(maps[-1].results)


def unsigned_operands(op: Any) -> tuple[bool, bool]:
    """Which of A and B are extended without sign; ValueError where the region is no sum of products of its operands."""
    block = op.regions[0].blocks[0]
    *inside, last = [inner.operation for inner in block.operations]
    left = {inner.results[0]: inner for inner in inside if len(inner.results) == 1}
    if len(left) != len(inside):
        raise ValueError(NO_SUM)
    total = _taken(left, last.operands[0], _SUMS)
    others = [operand for operand in total.operands if operand != block.arguments[2]]
    if len(others) != 1:
        raise ValueError(NO_SUM)
    product = _taken(left, others[0], _PRODUCTS)
    sources = dict(_source(left, operand) for operand in product.operands)
    if set(sources) != set(block.arguments[:2]) or left:
        raise ValueError(NO_SUM)
    return sources[block.arguments[0]], sources[block.arguments[1]]


def _taken(left: dict[ir.Value, Any], value: ir.Value, names: tuple[str, ...]) -> Any:
    """The op of one of these names that makes a value, taken out of those that are left."""
    op = left.pop(value, None)
    if op is None or op.name not in names:
        raise ValueError(NO_SUM)
    return op


def _source(left: dict[ir.Value, Any], value: ir.Value) -> tuple[ir.Value, bool]:
    """What a factor is extended from, and whether without sign."""
    if value not in left:
        return value, False
    op = _taken(left, value, CASTS)
    return op.operands[0], EXTENSIONS.get(op.name, False)
