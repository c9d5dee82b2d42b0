"""Indices that are masks in models of PyTorch, by dynmlir.import_torch: some, all and none selected."""

import pytest
from exported import WARNINGS, Of, check, compiled, randn, torch

pytestmark = WARNINGS


def put(x, mask, values, accumulate=False):
    return x.index_put((mask,), values, accumulate=accumulate)


def assigned(x, mask, value):
    made = x * 1
    made[~mask] = value
    return made


def masks(*sizes):
    """Of no element, of some, of one, of all."""
    one = torch.zeros(sizes, dtype=torch.bool)
    one.reshape(-1)[-1:] = True
    return [torch.zeros(sizes, dtype=torch.bool), randn(*sizes) > 0, one, torch.ones(sizes, dtype=torch.bool)]


def example(dimensions):
    return masks(*(4, 5, 3)[:dimensions])[1]


@pytest.mark.parametrize(
    ("function", "dimensions"),
    [
        (lambda x, m: assigned(x, m, 0), 1),
        (lambda x, m: assigned(x, m, 0), 2),
        (lambda x, m: assigned(x, m, 7.5), 3),
        (lambda x, m: assigned(x, m, x[0, 0]), 2),
        (lambda x, m: put(x, m, x[:1, :1].mean(0), True), 2),
        (lambda x, m: put(x, m, x[:1, :1] * 2), 1),
        (lambda x, m: put(x, m, x[m] * 2), 2),
        (lambda x, m: put(x, m, x[m] * 2, True), 3),
    ],
)
def test_what_a_mask_selects_is_replaced(function, dimensions):
    model = Of(function)
    module = compiled(model, randn(4, 5, 3), example(dimensions))
    for sizes in ((4, 5, 3), (1, 7, 2)):
        for mask in masks(*sizes[:dimensions]):
            check(module, model, randn(*sizes), mask)


@pytest.mark.parametrize(
    ("function", "dimensions"),
    [
        (lambda x, m: x[m], 1),
        (lambda x, m: x[m], 2),
        (lambda x, m: x[m], 3),
        (lambda x, m: x[m].sum(0), 2),
        (lambda x, m: x.masked_select(m), 3),
        (lambda x, m: (x * 2).exp()[m] + 1, 1),
    ],
)
def test_what_a_mask_selects(function, dimensions):
    model = Of(function)
    module = compiled(model, randn(4, 5, 3), example(dimensions))
    for sizes in ((4, 5, 3), (1, 7, 2)):
        for mask in masks(*sizes[:dimensions]):
            check(module, model, randn(*sizes), mask)


def test_a_mask_behind_a_dimension():
    model = Of(lambda x, m: x[:, m] + 1)
    module = compiled(model, randn(4, 5, 3), masks(5)[1])
    for mask in masks(7):
        check(module, model, randn(2, 7, 2), mask)


def test_rows_that_a_mask_selects_are_replaced():
    model = Of(lambda x, m: put(x, m, x[m] * 2))
    module = compiled(model, randn(5, 3), masks(5)[1])
    for rows, width in ((5, 3), (7, 2)):
        for mask in masks(rows):
            check(module, model, randn(rows, width), mask)
