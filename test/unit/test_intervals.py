"""Between which numbers one size is where a guard of a program of PyTorch holds that computes with other numbers."""

import ast

import pytest

from dynmlir.frontend.intervals import interval

N, M = "L['x'].size()[1]", "L['y'].size()[0]"


def of(guard):
    compare = ast.parse(guard, mode="eval").body
    return interval(compare.left, type(compare.ops[0]), compare.comparators[0])


@pytest.mark.parametrize(
    ("guard", "least", "most"),
    [
        (f"math.trunc(0.7 * {N}) == 7", 10, 11),
        (f"7 == math.trunc(0.7 * {N})", 10, 11),
        (f"{N} ** 2 == 4", 2, 2),
        (f"math.sqrt({N}) > 3.0", 10, None),
        (f"math.sqrt({N}) > 1.1", 0, None),  # all but 0 and 1
        (f"math.floor({N} / 2) <= 4", 0, 9),
        (f"round({N} * 0.5) == 3", 6, 6),  # of the two nearest the even one: 2.5 is 2, 3.5 is 4
        (f"math.ceil({N} ** 0.5) >= 200", 199**2 + 1, None),
    ],
)
def test_of_one_size(guard, least, most):
    size, *between = of(guard)
    assert ast.unparse(size) == N
    assert between == [least, most]


def test_parts_that_are_said_many_times():
    """Each is computed once for a size: this halves one eight times, which is 2^8 times in the guard."""
    halved = N
    for _ in range(8):
        halved = f"({halved} - math.ceil({halved} / 2))"
    _, least, most = of(f"{halved} == 1")
    assert (least, most) == (256, 511)


@pytest.mark.parametrize(
    "guard",
    [
        f"{N} * {M} ** 2 == 4",  # of two sizes
        f"({N} % 3) * 0.5 == 0.5",  # no interval
        f"math.trunc(0.7 * {N}) != 7",
        f"math.sin({N}) == 1",
    ],
)
def test_of_anything_else(guard):
    assert of(guard) is None
