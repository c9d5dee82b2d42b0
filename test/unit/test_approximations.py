"""The coefficients of erf, evaluated as the vectors do, against float64."""

import numpy as np
import pytest
from scipy.special import erf

from dynmlir.lowering.approximations import (
    ERF_BOUND,
    ERF_ERROR,
    ERF_P,
    ERF_Q,
    INTERVALS,
    ROUNDS_TO_STEPS,
    TABLE_BOUND,
    erf_table,
)


def polynomial(coefficients, x):
    """Multiply-adds rounded once, to f32."""
    value = np.full_like(x, coefficients[-1])
    for coefficient in coefficients[-2::-1]:
        value = (value.astype("f8") * x + np.float32(coefficient)).astype("f4")
    return value


def rational(x):
    inside = np.clip(x, np.float32(-ERF_BOUND), np.float32(ERF_BOUND))
    square = inside * inside
    return inside * polynomial(ERF_P, square) / polynomial(ERF_Q, square)


def by_table(x):
    inside = np.clip(x, np.float32(-TABLE_BOUND), np.float32(TABLE_BOUND))
    size = np.abs(inside)
    counted = size + np.float32(ROUNDS_TO_STEPS)
    beside = size - (counted - np.float32(ROUNDS_TO_STEPS))
    rows = erf_table()[:, counted.view("u4") % INTERVALS]
    value = rows[3]
    for row in rows[2::-1]:
        value = (value.astype("f8") * beside + row).astype("f4")
    return value * inside


@pytest.mark.parametrize("evaluated", [rational, by_table])
def test_the_error_stays_below_its_bound(evaluated):
    x = np.concatenate([np.linspace(-6, 6, 400_001), np.logspace(-30, 0.6, 200_000)]).astype("f4")
    expected = erf(x.astype("f8"))
    error = np.abs(evaluated(x) - expected) / np.where(expected == 0, 1, np.abs(expected))
    assert error.max() <= ERF_ERROR


@pytest.mark.parametrize("evaluated", [rational, by_table])
def test_it_ends_at_one(evaluated):
    assert np.array_equal(evaluated(np.array([4, -4, 1e30, -np.inf, 0], "f4")), [1, -1, 1, -1, 0])
