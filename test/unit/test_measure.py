"""How often kernels are timed: as often as the machine is disturbed, so that all have met it at rest."""

from __future__ import annotations

import numpy as np
import pytest

from dynmlir.generate import measure
from dynmlir.generate.measure import PAIRS, QUIET_ROUNDS, ROUNDS, Bench

EMPTY, KERNELS = 4e-6, (100e-6, 120e-6, 400e-6)


class Machine:
    """Calls take what they should, or half as long again where what `slow` says of the round is true."""

    def __init__(self, slow):
        self.slow, self.round, self.timed = slow, -1, [0] * len(KERNELS)

    def time(self, call, seconds=0.0, limit=np.inf, clock=None):
        if call is None:
            self.round += 1
            return EMPTY * (1.5 if self.slow(self.round) else 1)
        self.timed[call] += 1
        return (KERNELS[call] + EMPTY) * (1.5 if self.slow(self.round) else 1)


@pytest.fixture
def bench(monkeypatch):
    def made(slow):
        machine, bench = Machine(slow), object.__new__(Bench)
        bench._empty, bench._clock, bench._least_empty, bench.doubt = None, None, np.inf, 0.0
        monkeypatch.setattr(Bench, "_batch", lambda self, shape: 1)
        monkeypatch.setattr(Bench, "_calls", lambda self, shape, kernels, batch: list(kernels))
        monkeypatch.setattr(measure, "least_time", machine.time)
        return machine, bench

    return made


def test_a_machine_at_rest_is_believed_soon(bench):
    machine, made = bench(lambda turn: False)
    assert made.times((1, 1, 1), range(3)) == pytest.approx(KERNELS)
    assert machine.timed == [QUIET_ROUNDS] * 3 and made.doubt == 0


def test_rounds_go_on_until_enough_of_them_were_quiet(bench):
    """Two of three rounds are slow: the least times are right all the same, and who is far behind has stopped."""
    machine, made = bench(lambda turn: turn % 3 != 2)
    assert made.times((1, 1, 1), range(3)) == pytest.approx(KERNELS)
    assert machine.timed == [ROUNDS, ROUNDS, QUIET_ROUNDS]


def test_what_was_quiet_is_known_from_shapes_before(bench):
    """A shape whose rounds all are slow is no quiet one: it has all the rounds that there are."""
    machine, made = bench(lambda turn: turn >= QUIET_ROUNDS)
    made.times((1, 1, 1), [0])
    assert made.times((2, 2, 2), [0]) == pytest.approx([1.5 * KERNELS[0]])
    assert machine.timed[0] == QUIET_ROUNDS + ROUNDS


def test_a_long_call_that_others_slowed_once_is_timed_again(bench, monkeypatch):
    """The fastest takes 1.7 times as long in the first round; one round alone would have taken another for it."""
    times = (2e-3, 2.5e-3, 9e-3)
    timed = [0] * len(times)

    def least_time(call, *_, **__):
        if call is None:
            return EMPTY
        timed[call] += 1
        return times[call] * (1.7 if call == 0 and timed[0] == 1 else 1) + EMPTY

    _, made = bench(lambda turn: False)
    monkeypatch.setattr(measure, "least_time", least_time)
    assert made.times((1, 1, 1), range(3)) == pytest.approx(times)
    assert timed[2] == 1  # hopeless


def test_what_a_call_takes_beyond_an_empty_one_does_not_depend_on_how_long_waking_takes(monkeypatch):
    now, calls = [0.0], [0]

    def lasting(seconds):
        def call():
            waking = 10e-6 if calls[0] < 240 else 60e-6  # of threads that sleep deeper from then on
            now[0] += waking + seconds
            calls[0] += 1

        return call

    bench = object.__new__(Bench)
    bench._clock, bench._empty = lambda: now[0], lasting(0.0)
    monkeypatch.setattr(Bench, "_calls", lambda self, shape, kernels, batch: [lasting(3e-6)])
    assert bench.beyond_empty((1, 2, 3), 0) == pytest.approx(3e-6)
    assert calls[0] == 2 * PAIRS


def test_a_batch_takes_what_all_of_its_products_take(bench, monkeypatch):
    """Small products that are none are timed together, and each is said to take its part."""
    asked = []
    _, made = bench(lambda turn: False)
    monkeypatch.setattr(Bench, "_batch", lambda self, shape: 8)
    monkeypatch.setattr(
        Bench, "_calls", lambda self, shape, kernels, batch: asked.append((shape, batch)) or list(kernels)
    )
    assert made.times((5, 6, 7), [0]) == pytest.approx([KERNELS[0] / 8])
    assert made.times((5, 6, 7, 1), [0]) == pytest.approx([KERNELS[0] / 8])
    assert made.times((5, 6, 7, 20), [0]) == pytest.approx([KERNELS[0]])
    assert asked == [((5, 6, 7), 8), ((5, 6, 7), 8), ((5, 6, 7), 20)]
