"""What a dispatch function chose last is what it would choose again (lib/templates/iree/recall.mlir)."""

import numpy as np
import pytest
from native import Plans

from dynmlir.backend.dispatch import recall_function
from dynmlir.costmodel import PLAN

KERNEL = PLAN.index("kernel1")
#: Stands for a dispatch function: the micro-kernel is the number of times that it was asked, modulo 256.
ASKED = """
memref.global "private" @asked : memref<1xi32> = dense<-1>
func.func private @op_select(%m: i64, %n: i64, %k: i64, %pes: i64{more}) -> ({types}) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %last = arith.constant 255 : i32
  %none = arith.constant -1 : i32
  %pattern = arith.constant 1 : i32
  %asked = memref.get_global @asked : memref<1xi32>
  %before = memref.load %asked[%zero] : memref<1xi32>
  %now = arith.addi %before, %one : i32
  memref.store %now, %asked[%zero] : memref<1xi32>
  %kernel = arith.andi %now, %last : i32
  %r = arith.trunci %m : i64 to i32
  %c = arith.trunci %n : i64 to i32
  return %pattern, %r, %c, %r, %c, %r, %kernel, %none, %none, %none, %none, %none, %none : {types}
}}
"""


#: Bits that are kept of each of m, n, k, PEs and batches.
KEPT = np.array([21, 21, 21, 12, 32])


def plans(sizes):
    """What is answered for sizes that follow one another (n x 4, or 5), by a function that nobody has asked before."""
    batched = sizes.shape[1] == 5
    types = ", ".join(["i32"] * len(PLAN))
    text = ASKED.format(more=", %batches: i64" * batched, types=types) + recall_function("op", 1, batched)
    return Plans(text, "op_recall", sizes.shape[1])(*sizes.T)


def micro_kernels(sizes):
    """The micro-kernels of those answers, by the words of recall.mlir."""
    asked, last, found = 0, None, []
    for row in sizes:
        if last is None or row.tolist() != last[0]:
            answer, asked = asked % 256, asked + 1
            if (row >> KEPT[: len(row)] == 0).all():
                last = row.tolist(), answer
        else:
            answer = last[1]
        found.append(answer)
    return found


def test_same_sizes_are_asked_for_once():
    sizes = np.array([(5, 6, 7, 1)] * 3 + [(5, 6, 8, 1)] * 2 + [(5, 6, 7, 1)])
    assert micro_kernels(sizes) == [0, 0, 0, 1, 1, 2]
    assert plans(sizes)[:, KERNEL].tolist() == [0, 0, 0, 1, 1, 2]


def test_every_bit_of_every_size_counts():
    """Sizes that differ in one bit are not taken for each other, whether they fit into what is kept or not."""
    each = np.ones((5 * 48, 4, 5), np.int64)
    for place in range(5):
        for bit in range(48):
            each[48 * place + bit, 1::2, place] += 1 << bit
    each[:, :, 0] += 2 * np.arange(len(each))[:, None] % 128  # no group begins as the one before ends
    sizes = each.reshape(-1, 5)
    assert plans(sizes)[:, KERNEL].tolist() == micro_kernels(sizes)


@pytest.mark.parametrize("count", (4, 5))
def test_plans_are_those_of_the_dispatch_function(count):
    rng = np.random.default_rng(count)
    sizes = np.round(2 ** rng.uniform(0, 23, (3000, count))).astype(np.int64)
    sizes[:, 3] = rng.integers(1, 5, len(sizes))
    sizes = sizes[np.sort(rng.integers(0, len(sizes), 2 * len(sizes)))]  # many follow themselves
    found = plans(sizes)
    m, n = (sizes[:, i].astype(np.int32) for i in (0, 1))
    assert (found[:, :KERNEL] == np.stack([np.ones_like(m), m, n, m, n, m], axis=1)).all()
    assert (found[:, KERNEL + 1 :] == -1).all()
    assert found[:, KERNEL].tolist() == micro_kernels(sizes)


def test_nothing_is_recalled_before_it_was_asked():
    """Sizes of which every bit that is kept is 0."""
    assert plans(np.array([(0, 0, 0, 0, 0)]))[:, KERNEL].tolist() == [0]
