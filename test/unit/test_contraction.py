"""Which loop is which letter of a contraction."""

import pytest

from dynmlir.kernels.contraction import MANY_ROWS, Contraction, by_length, in_letters

#: Loops t, b, n, k: rows t and b, which A has the other way round.
T, B, N, K = range(4)
APART = ((B, T, K), (K, N), (T, B, N))


def test_the_innermost_rows_of_c_are_m():
    assert in_letters(APART) == Contraction("mbk", "kn", "bmn")


def test_an_order_says_otherwise():
    assert in_letters(APART, order=(B, T)) == Contraction("bmk", "kn", "mbn")
    assert in_letters(APART, order=range(4)) == in_letters(APART)


@pytest.mark.parametrize(
    "sizes, m",
    [
        ({}, B),  # the innermost, where nothing is known
        ({T: 197}, T),
        ({B: 2}, T),
        ({B: 2, T: 7}, T),
        ({B: 7, T: 2}, B),
        ({T: 2}, B),
        ({T: MANY_ROWS, B: 1000}, B),  # both are long enough: the innermost again
        ({T: 1000, B: MANY_ROWS}, B),
        ({N: 1000, K: 1000}, B),
    ],
)
def test_m_is_long(sizes, m):
    assert by_length(APART, sizes)[-1] == m


def test_what_lies_side_by_side_is_m():
    """Whatever its size: kernels read nothing else so."""
    in_c = ((B, T, K), (K, N), (N, B, T))
    assert by_length(in_c, {T: 2, B: 197})[-1] == T
    in_a = ((K, T, B), (K, N), (B, T, N))
    assert by_length(in_a, {T: 197, B: 2})[-1] == B
    assert in_letters(in_a, by_length(in_a, {})).layout == "tn"
