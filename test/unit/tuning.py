"""A tuning run on made-up times, for the tests: the analyzer's, a little off for each kernel. No clock, no compiler."""

from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass
from types import SimpleNamespace

import numpy as np

from dynmlir import dialect
from dynmlir.device.known import find_device
from dynmlir.driver import tune, tune_batches, tune_levels, tune_lists, tune_run, tune_times
from dynmlir.driver import verdict as verdicts
from dynmlir.driver.tune_references import references_for
from dynmlir.driver.verdict import verdict
from dynmlir.generate import fit
from dynmlir.generate.analyzer import modelled_ps
from dynmlir.generate.generators import find_generator
from dynmlir.generate.layers import Candidate
from dynmlir.generate.operation import MATMUL
from dynmlir.generate.rkernel import rkernels
from dynmlir.generate.store import Store

V4 = find_device("x86_64_v4")
CALLS: Counter = Counter()


@dataclass
class Made:
    """In the place of a module and its Bench: the analyzer's times, a little off for each kernel."""

    kernels: list
    doubt = 0.0

    def times(self, shape, kernels, rounds=3, seconds=0.0):
        found = []
        for i in kernels:
            kernel = self.kernels[i]
            CALLS[kernel.name, tuple(shape)] += 1
            if INTERRUPT and sum(CALLS.values()) == INTERRUPT[0]:
                raise KeyboardInterrupt
            rkernel = rkernels()[kernel.family]
            (*product, batches) = (*shape, 1)[:4]
            (ps,) = modelled_ps(Candidate(kernel.family, kernel.tile), rkernel, V4, np.array([product]))
            found.append(batches * ps * 1e-12 * (1 + 0.03 * (sum(kernel.name.encode()) % 7)))
        return found


INTERRUPT: list[int] = []


MODELLED: dict = {}


def modelled_once(run, every, shapes, steps, model=tune_levels.modelled_seconds):
    """What the analyzer expects of 1207 candidates, the same for all runs of these tests that measure the same."""
    key = (len(every.layer1), len(shapes), tuple(steps.items()))
    if key not in MODELLED:
        MODELLED[key] = model(run, every, shapes, steps)
    return MODELLED[key]


def make_up(replace_by):
    """Puts these times in the place of measured ones; no kernel has been asked for yet."""
    CALLS.clear()
    INTERRUPT.clear()
    for module in (tune_levels, tune_times):
        replace_by(module, "Bench", lambda module, operation: Made(module.kernels))
    for module in (tune_batches, tune_times, verdicts):
        replace_by(module, "give_back", lambda: None)  # of all that earlier tests hold
    replace_by(tune_levels, "modelled_seconds", modelled_once)
    replace_by(tune_run, "wrong_answer", lambda module, i, kernel, operation: None)
    for module, name, value in ((tune_lists, "LEAST_EXPECTED", 80), (fit, "ROUNDS", 2)):
        replace_by(module, name, value)


def compiler(device, kernels, target_cpu, operation):
    return SimpleNamespace(kernels=list(kernels))


def options(generator="helix", **more):
    found = find_generator(generator)
    settings = {"n_gen": 1, "n_syn": 6, "n_mik": 8, "budget": 1e6, "shapes": 12, "compiler": compiler} | more
    return tune_run.TuneOptions(found, **settings)


@functools.cache
def references():
    """Needs a current context; read once for all tests: values know nothing of contexts."""
    return references_for(MATMUL, V4, True)


def tuned_text(store, **more):
    with dialect.new_context():
        run = tune_run.Run(V4, "host", options(**more), store)
        data = tune.measure_all(run, None, references())
        return verdict(run, data, None, references()), run


@functools.cache
def whole_text():
    """Of a run that nothing disturbed."""
    return tuned_text(Store(None))[0].text
