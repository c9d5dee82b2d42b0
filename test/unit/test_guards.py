"""What torch.export took for granted of sizes is checked by the imported program."""

from pathlib import Path

import numpy as np
import pytest
from torch_mlir import ir
from torch_mlir.dialects import torch as torch_dialect

import dynmlir
from dynmlir.frontend.guards import check_at_entry, comparisons

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
PROGRAM = """
func.func @main(%x: !torch.vtensor<[?,?],f32>, %y: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.mm %x, %y : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
"""
X, Y = "L['x'].size()", "L['caches'][0].size()"


def guarded(*guards: str) -> str:
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        module = ir.Module.parse(PROGRAM)
        check_at_entry(module.body.operations[0].operation, guards, {"L['x']": 0, "L['caches'][0]": 1})
        module.operation.verify()
        return str(module)


@pytest.mark.parametrize(
    "guard",
    [
        *(f"{X}[0] != 1", f"{X}[0] != 0", f"{X}[1] >= 2", f"{X}[1] > 1", f"1 < {X}[1]", f"2 <= {X}[1]", f"1 != {X}[0]"),
        *(f"({X}[0]*{X}[1]) >= ({X}[0]*{Y}[0])", f"({X}[0] // 2) != {X}[0]", f"{X}[0]*{X}[1] > 0"),
        *(f"5*{X}[0] >= 5", f"5 <= 5*{X}[0]", f"3*{X}[0]*{X}[1] != 3", f"6*({X}[0] // 2) > 6"),
        *(f"max(1, {X}[0]) < max(1, {X}[1])*max(1, {X}[0])", f"{X}[0]*{X}[1] <= {Y}[0]*{Y}[1]"),
        *(f"min({X}[1], {X}[0]*{X}[1]) == {X}[1]", f"{X}[0]*{X}[1]*2 == max({X}[1], 2*{X}[1]*{X}[0])"),
    ],
)
def test_what_is_said_for_kernels_is_not_checked(guard):
    assert not comparisons([guard])


@pytest.mark.parametrize(
    "guard", [f"min({X}[1], {X}[0]*{Y}[1]) == {X}[1]", f"min({X}[1], 7) == {X}[1]", f"max({X}[1], {X}[0]) == {X}[1]"]
)
def test_an_order_that_not_all_sizes_have_is_checked(guard):
    assert len(comparisons([guard])) == 1


def test_each_is_checked_once():
    guards = [f"{X}[1] >= 2 and {X}[0] == 3", f"{X}[0] == 3", f"({X}[0] % 2) == 0", f"{X}[0] > 2", f"{X}[0] > {Y}[0]"]
    assert len(comparisons(guards)) == 4


#: Guards, sizes M, K and N for which they hold, those for which they do not, and what is said then.
REFUSED = [
    (f"{X}[0] == {Y}[1]", (4, 3, 4), (4, 3, 5), "dimension 0 of argument 0 and dimension 1 of argument 1 differ"),
    (f"({X}[0] % 7) == 0", (14, 2, 2), (15, 2, 2), "dimension 0 of argument 0 is no multiple of 7"),
    (f"({X}[0] % {Y}[1]) == 0", (6, 2, 3), (7, 2, 3), "is no multiple of dimension 1 of argument 1"),
    (f"({X}[0] // 2) == {Y}[1]", (7, 2, 3), (8, 2, 3), r"\(dimension 0 of argument 0 / 2\) and dimension 1 of"),
    (f"{X}[0] + (-2)*{Y}[1] == 1 - -3", (10, 1, 3), (9, 1, 3), r"\(-2 \* dimension 1 of argument 1\)"),
    (f"{X}[0] <= 8", (8, 2, 2), (9, 2, 2), "dimension 0 of argument 0 is above 8, other than when it was exported"),
    (f"{X}[0] > 8", (9, 2, 2), (8, 2, 2), "dimension 0 of argument 0 is not above 8, other"),
    (f"8 < {X}[0]", (9, 2, 2), (8, 2, 2), "8 is not below dimension 0 of argument 0, other"),
    (f"{X}[0] >= 3", (3, 2, 2), (2, 2, 2), "dimension 0 of argument 0 is below 3, other"),
    (f"{X}[0] != 16", (15, 2, 2), (16, 2, 2), "dimension 0 of argument 0 is 16, other"),
    (f"2*{X}[0] > {Y}[1]", (2, 2, 3), (2, 2, 4), r"\(2 \* dimension 0 of argument 0\) is not above dimension 1"),
    (f"5*{X}[0] > 20", (5, 2, 2), (4, 2, 2), r"\(5 \* dimension 0 of argument 0\) is not above 20, other"),
    (f"{X}[0] > {Y}[1]", (3, 2, 2), (2, 2, 2), "is not above dimension 1 of argument 1, other"),
    (f"min(9, 8, {X}[0]) == 8", (8, 2, 2), (7, 2, 2), r"min\(9, 8, dimension 0 of argument 0\) and 8 differ"),
    (f"max(2, {X}[0]) == min({Y}[1], 4)", (1, 3, 2), (3, 3, 2), r"max\(2, dimension 0 of argument 0\) and min"),
    (f"3 == {X}[0] and {X}[0] != 1", (3, 2, 2), (4, 2, 2), "3 and dimension 0 of argument 0 differ"),
]


@pytest.fixture(scope="module")
def refusing():
    """A function for each of the guards: main_0, main_1, ..."""
    texts = [guarded(guard).replace("@main", f"@main_{place}") for place, (guard, *_) in enumerate(REFUSED)]
    bodies = [text.strip().removeprefix("module {").removesuffix("}") for text in texts]
    return dynmlir.compile("\n".join(bodies), library=LIBRARY)


@pytest.mark.parametrize("place", range(len(REFUSED)), ids=[guard for guard, *_ in REFUSED])
def test_sizes_for_which_a_guard_does_not_hold_are_refused(refusing, place):
    _, right, wrong, message = REFUSED[place]
    function = refusing[f"main_{place}"]
    m, k, n = right
    assert function(np.ones((m, k), "f4"), np.ones((k, n), "f4")).shape == (m, n)
    m, k, n = wrong
    with pytest.raises(RuntimeError, match=f"main: .*{message}"):
        function(np.ones((m, k), "f4"), np.ones((k, n), "f4"))


def test_a_division_by_a_size_of_0_is_none():
    text = guarded(f"({X}[0] % {Y}[1]) == 0", f"({X}[0] // {Y}[1]) * {Y}[1] == {X}[0] * {Y}[1]")
    module = dynmlir.compile(text, library=LIBRARY)
    assert module.main(np.ones((3, 2), "f4"), np.ones((2, 0), "f4")).shape == (3, 0)
    assert module.main(np.ones((3, 2), "f4"), np.ones((2, 1), "f4")).shape == (3, 1)


@pytest.mark.parametrize(
    "guard",
    [
        *("L['z'].size()[0] == 3", "L['x'].stride()[0] == 3", "L['n'] == 3", f"{X}[0] ** 2 == {Y}[1]"),
        *(f"{X}[0] == 3 or {X}[0] == 5", f"math.sin({X}[0]) == 4"),
    ],
)
def test_a_guard_of_anything_else_is_told(guard):
    with pytest.warns(UserWarning, match="the exported program holds for some sizes alone, which is not checked: "):
        assert "assert" not in guarded(guard)
