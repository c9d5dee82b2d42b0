"""Sums over lanes: every one of R x N, in its place, for vectors of all widths; interpreted on exact integers."""

from collections import Counter

import numpy as np
import pytest

from dynmlir.bindings import func, ir
from dynmlir.dialect import new_context
from dynmlir.lowering.rewrites import walk
from dynmlir.lowering.sums import sum_lanes


def interpreted(block, source, start):
    """What the ops of a block return; and how many of them add, how many shuffle."""
    known = {block.arguments[0]: source, block.arguments[1]: start}
    counts = Counter()
    for view in block.operations:
        op = view.operation
        values = [known[value] for value in op.operands]
        if op.name == "vector.shuffle":
            made = np.concatenate(values)[list(ir.DenseI64ArrayAttr(op.attributes["mask"]))]
        elif op.name in ("arith.addf", "arith.addi"):
            made = values[0] + values[1]
        elif op.name == "vector.extract":
            made = values[0][tuple(ir.DenseI64ArrayAttr(op.attributes["static_position"]))]
        elif op.name == "vector.insert":
            made = values[1].copy()
            made[tuple(ir.DenseI64ArrayAttr(op.attributes["static_position"]))] = values[0]
        else:
            assert op.name == "func.return"
            return values[0], counts
        counts[op.name] += 1
        known[op.results[0]] = made
    raise AssertionError("no result")


def summed(rows, columns, lanes, kind):
    with new_context(), ir.Location.unknown():
        wide, narrow = f"vector<{rows}x{columns}x{lanes}x{kind}>", f"vector<{rows}x{columns}x{kind}>"
        module = ir.Module.parse(
            f"func.func @f(%t: {wide}, %c: {narrow}) -> {narrow} {{\n"
            f"  %r = vector.multi_reduction <add>, %t, %c [2] : {wide} to {narrow}\n  return %r : {narrow}\n}}"
        )
        walk(module.operation, sum_lanes)
        assert module.operation.verify() and "multi_reduction" not in str(module)
        source = np.arange(rows * columns * lanes).reshape(rows, columns, lanes) ** 2
        start = 7 * np.arange(rows * columns).reshape(rows, columns)
        (function,) = module.body.operations
        assert isinstance(function, func.FuncOp)
        result, counts = interpreted(function.regions[0].blocks[0], source, start)
    assert np.array_equal(result, source.sum(axis=2) + start)
    return counts


@pytest.mark.parametrize(("kind", "widths"), [("f32", (4, 8, 16)), ("f64", (2, 4, 8)), ("i32", (4, 16))])
def test_every_sum_is_in_its_place(kind, widths):
    for lanes in widths:
        for rows, columns in ((1, 1), (1, 2), (3, 1), (3, 2), (5, 3), (4, 4), (6, 4), (3, 8), (12, 2)):
            summed(rows, columns, lanes, kind)


def test_eight_vectors_take_a_quarter_of_the_additions_that_each_by_itself_would():
    """Each by itself is halved four times, 32 additions and as many shuffles; beside them four rows are taken apart."""
    counts = summed(4, 2, 16, "f32")
    assert (counts["arith.addf"], counts["vector.shuffle"]) == (8 + 4, 16 + 4)
