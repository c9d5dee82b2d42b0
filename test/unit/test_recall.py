"""What a dispatch function chose last is what it would choose again (lib/templates/iree/recall.mlir)."""

import numpy as np
import pytest
from native import Plans

from dynmlir.backend.dispatch import recall_function
from dynmlir.costmodel import PLAN
from dynmlir.costmodel.model import TOLD

KERNEL = PLAN.index("kernel1")
#: Columns behind a cut that are kept at most.
BEHIND = 127
#: Stands for a dispatch function: the micro-kernel is the number of times that it was asked, modulo 256. Where K is
#: even and there are columns for it, it cuts off K modulo 256 of them, for micro-kernel 255 less that number.
ASKED = """
memref.global "private" @asked : memref<1xi32> = dense<-1>
func.func private @op_select(%m: i64, %n: i64, %k: i64, %pes: i64{more}) -> ({types}) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %last = arith.constant 255 : i32
  %none = arith.constant -1 : i32
  %whole = arith.constant 1 : i32
  %divided = arith.constant 3 : i32
  %nobody = arith.constant 0 : i64
  %two = arith.constant 2 : i64
  %most = arith.constant 256 : i64
  %odd = arith.remsi %k, %two : i64
  %even = arith.cmpi eq, %odd, %nobody : i64
  %some = arith.remsi %k, %most : i64
  %before_it = arith.cmpi slt, %some, %n : i64
  %there = arith.cmpi sgt, %some, %nobody : i64
  %may = arith.andi %even, %before_it : i1
  %cuts = arith.andi %may, %there : i1
  %behind = arith.select %cuts, %some, %nobody : i64
  %pattern = arith.select %cuts, %divided, %whole : i32
  %asked = memref.get_global @asked : memref<1xi32>
  %before = memref.load %asked[%zero] : memref<1xi32>
  %now = arith.addi %before, %one : i32
  memref.store %now, %asked[%zero] : memref<1xi32>
  %kernel = arith.andi %now, %last : i32
  %r = arith.trunci %m : i64 to i32
  %cut = arith.subi %n, %behind : i64
  %c = arith.trunci %cut : i64 to i32
  %beside = arith.subi %last, %kernel : i32
  %second = arith.select %cuts, %beside, %none : i32
  return %pattern, %r, %c, %r, %c, %r, %kernel, %second, %none, %none, %none, %none, %none : {types}
}}
"""


#: Bits that are kept of each of m, n, k and batches.
KEPT = np.array([21, 21, 21, 32])


def plans(sizes, workgroups=1):
    """What is answered for sizes that follow one another (n x 3, or 4: batches), by a function not asked before."""
    batched = sizes.shape[1] == 4
    types = ", ".join(["i32"] * len(PLAN))
    text = ASKED.format(more=", %batches: i64" * batched, types=types) + recall_function(
        "op", "op_select", (1, 3), TOLD[:batched]
    )
    m, n, k, *batches = sizes.T
    workgroups = np.broadcast_to(workgroups, len(sizes))
    return Plans(text, "op_recall", 5 + batched)(m, n, k, workgroups, *batches, workgroups)


def cut_off(sizes):
    """Columns behind the cut, by ASKED."""
    some = np.where(sizes[..., 2] % 2 == 0, sizes[..., 2] % 256, 0)
    return np.where(some < sizes[..., 1], some, 0)


def micro_kernels(sizes, workgroups=1):
    """The micro-kernels of those answers, by the words of recall.mlir."""
    asked, last, found = 0, None, []
    for row, there in zip(sizes, np.broadcast_to(workgroups, len(sizes)), strict=True):
        fits = there == 1 and (row >> KEPT[: len(row)] == 0).all() and cut_off(row) <= BEHIND
        if not fits or last is None or row.tolist() != last[0]:
            answer, asked = asked % 256, asked + 1
            if fits:
                last = row.tolist(), answer
        else:
            answer = last[1]
        found.append(answer)
    return found


def test_same_sizes_are_asked_for_once():
    sizes = np.array([(5, 6, 7)] * 3 + [(5, 6, 8)] * 2 + [(5, 6, 7)])
    assert micro_kernels(sizes) == [0, 0, 0, 1, 1, 2]
    assert plans(sizes)[:, KERNEL].tolist() == [0, 0, 0, 1, 1, 2]


def test_workgroups_that_share_a_product_always_ask():
    """They must take the same plan, whatever one of them has written."""
    sizes, workgroups = np.array([(5, 6, 7)] * 6), np.array([1, 2, 2, 1, 3, 1 << 40])
    assert micro_kernels(sizes, workgroups) == [0, 1, 2, 0, 3, 4]
    assert plans(sizes, workgroups)[:, KERNEL].tolist() == [0, 1, 2, 0, 3, 4]


def test_every_bit_of_every_size_counts():
    """Sizes that differ in one bit are not taken for each other, whether they fit into what is kept or not."""
    each = np.ones((4 * 48, 4, 4), np.int64)
    for place in range(4):
        for bit in range(48):
            each[48 * place + bit, 1::2, place] += 1 << bit
    each[:, :, 0] += 2 * np.arange(len(each))[:, None] % 128  # no group begins as the one before ends
    sizes = each.reshape(-1, 4)
    assert plans(sizes)[:, KERNEL].tolist() == micro_kernels(sizes)


@pytest.mark.parametrize("count", (3, 4))
def test_plans_are_those_of_the_dispatch_function(count):
    rng = np.random.default_rng(count)
    sizes = np.round(2 ** rng.uniform(0, 23, (3000, count))).astype(np.int64)
    sizes = sizes[np.sort(rng.integers(0, len(sizes), 2 * len(sizes)))]  # many follow themselves
    workgroups = rng.choice((1, 1, 1, 2), len(sizes))
    found = plans(sizes, workgroups)
    cut = cut_off(sizes)
    m, c = (part.astype(np.int32) for part in (sizes[:, 0], sizes[:, 1] - cut))
    pattern, first = np.where(cut, 3, 1), found[:, KERNEL]
    assert 100 < np.count_nonzero((cut > 0) & (cut <= BEHIND)) < 5000 and np.count_nonzero(cut > BEHIND) > 100
    assert (found[:, :KERNEL] == np.stack([pattern, m, c, m, c, m], axis=1)).all()
    assert (found[:, KERNEL + 1] == np.where(cut, 255 - first, -1)).all()
    assert (found[:, KERNEL + 2 :] == -1).all()
    assert found[:, KERNEL].tolist() == micro_kernels(sizes, workgroups)


def test_an_image_is_another_one_by_all_that_is_told_of_it():
    """Images, pixels of a line, lines and pixels of a window, its steps, what is seen: of the same M, N and K."""
    other = np.array([(196, 64, 576, 1, 14, 3, 9, 1, 500)] * 16)
    for i, place in enumerate((3, 4, 5, 6, 7, 8)):
        other[2 + 2 * i :, place] += 1
    types = ", ".join(["i32"] * len(PLAN))
    more = "".join(f", %{name}: i64" for name in TOLD)
    text = ASKED.format(more=more, types=types) + recall_function("op", "op_select", (1, 3), TOLD)
    m, n, k, *told = other.T
    one = np.ones(len(other), np.int64)
    found = Plans(text, "op_recall", 5 + len(TOLD))(m, n, k, one, *told, one)
    assert found[:, KERNEL].tolist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, *[6] * 4]


def test_nothing_is_recalled_before_it_was_asked():
    """Sizes of which every bit that is kept is 0."""
    assert plans(np.array([(0, 0, 0, 0)]))[:, KERNEL].tolist() == [0]
