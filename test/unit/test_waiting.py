"""How a caller waits for pinned workers: its scheduling policy during a call, and after it."""

import os

import pytest

from dynmlir.runtime.waiting import crowded, without_interrupting

pytestmark = pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="the policy is Linux's")
PLAIN = os.SCHED_OTHER


def test_the_policy_is_batch_during_a_call_and_what_it_was_after_it():
    seen = []
    without_interrupting(lambda *_: seen.append(os.sched_getscheduler(0)))(None, None)
    assert seen == [os.SCHED_BATCH] and os.sched_getscheduler(0) == PLAIN


def test_it_comes_back_when_the_call_fails():
    def fail(*_):
        raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="no"):
        without_interrupting(fail)(None, None)
    assert os.sched_getscheduler(0) == PLAIN


def test_a_policy_that_somebody_chose_stays(monkeypatch):
    monkeypatch.setattr(os, "sched_getscheduler", lambda _: os.SCHED_FIFO)
    monkeypatch.setattr(os, "sched_setscheduler", lambda *_: pytest.fail("changed"))
    without_interrupting(lambda *_: None)(None, None)


def test_crowded_is_where_no_core_is_left(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2})
    assert [crowded(workers) for workers in (0, 2, 3, 4)] == [False, False, True, True]
