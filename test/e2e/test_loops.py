"""Loops and branches that hand tensors on, of which rows are replaced: against NumPy, and what a caller gives stays."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from onnx_models import LIBRARY
from test_arguments import aligned

import dynmlir

T, ROW = "tensor<?x4xf32>", "tensor<1x4xf32>"


def put(made, row, into):
    """Row k of a tensor is replaced."""
    return f"%{made} = tensor.insert_slice %{row} into %{into}[%k, 0] [1, 4] [1, 1] : {ROW} into {T}"


def add(made, a, b):
    return f"""%e_{made} = tensor.empty(%m) : {T}
      %{made} = linalg.add ins(%{a}, %{b} : {T}, {T}) outs(%e_{made} : {T}) -> {T}"""


def at_first(made, then, given, otherwise):
    """What `then` makes on the first turn, or something else."""
    return f"""%at_first = arith.cmpi eq, %i, %c0 : index
      %{made} = scf.if %at_first -> ({T}) {{
        {then}
        scf.yield %{given} : {T}
      }} else {{
        scf.yield %{otherwise} : {T}
      }}"""


@dataclass(frozen=True)
class Loop:
    """What a loop carries in a and b begins as (x is the caller's, s a sum, z zeros), what a turn does, with i its
    number, k its row and row the first one of y, what it yields, and the same in NumPy."""

    begin: tuple[str, str]
    turn: str
    given: tuple[str, str]
    exact: Callable

    def function(self, name):
        begin = ", ".join(f"%{to} = %{value}" for to, value in zip("ab", self.begin, strict=True))
        given = ", ".join(f"%{value}" for value in self.given)
        return f"""
  func.func @{name}(%x: {T}, %y: {T}, %n: index) -> ({T}, {T}, {T}, {T}, {T}) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = tensor.dim %x, %c0 : {T}
    %row = tensor.extract_slice %y[0, 0] [1, 4] [1, 1] : {T} to {ROW}
    %zeros = arith.constant dense<0.0> : tensor<64x4xf32>
    %z = tensor.extract_slice %zeros[0, 0] [%m, 4] [1, 1] : tensor<64x4xf32> to {T}
    {add("s", "x", "y")}
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args({begin}) -> ({T}, {T}) {{
      %k = arith.remui %i, %m : index
      {self.turn}
      scf.yield {given} : {T}, {T}
    }}
    return %r#0, %r#1, %x, %s, %z : {T}, {T}, {T}, {T}, {T}
  }}"""

    def results(self, x, y, turns):
        values = {"x": x, "s": x + y, "z": np.zeros_like(x)}
        a, b = (values[name].copy() for name in self.begin)
        for i in range(turns):
            a, b = self.exact(i, i % len(x), a, b, values["x"], values["s"], y[0])
        return [a, b, *values.values()]


def replaced(a, k, row):
    made = a.copy()
    made[k] = row
    return made


LOOPS = {
    "of_an_argument": Loop(
        ("x", "s"), put("c", "row", "a"), ("c", "b"), lambda i, k, a, b, x, s, row: (replaced(a, k, row), b)
    ),
    "of_a_constant": Loop(
        ("z", "z"), put("c", "row", "a"), ("c", "b"), lambda i, k, a, b, x, s, row: (replaced(a, k, row), b)
    ),
    "of_what_it_was": Loop(
        ("s", "x"), put("c", "row", "b"), ("c", "b"), lambda i, k, a, b, x, s, row: (replaced(b, k, row), b)
    ),
    "one_is_two": Loop(
        ("s", "s"), put("c", "row", "a"), ("c", "c"), lambda i, k, a, b, x, s, row: (replaced(a, k, row),) * 2
    ),
    "places_change": Loop(
        ("s", "x"), put("c", "row", "a"), ("b", "c"), lambda i, k, a, b, x, s, row: (b, replaced(a, k, row))
    ),
    "a_branch_gives_an_argument": Loop(
        ("s", "s"),
        at_first("c", put("d", "row", "a"), "d", "x") + "\n" + put("f", "row", "c"),
        ("f", "b"),
        lambda i, k, a, b, x, s, row: (replaced(x if i else a, k, row), b),
    ),
    "a_branch_gives_what_changes": Loop(
        ("s", "x"),
        "\n".join([add("c", "a", "x"), at_first("d", put("f", "row", "c"), "f", "a"), put("g", "row", "a")]),
        ("d", "g"),
        lambda i, k, a, b, x, s, row: (a if i else replaced(a + x, k, row), replaced(a, k, row)),
    ),
    "a_row_or_none": Loop(
        ("s", "x"),
        at_first("c", put("d", "row", "a"), "d", "a"),
        ("c", "b"),
        lambda i, k, a, b, x, s, row: (a if i else replaced(a, k, row), b),
    ),
    "rows_move": Loop(
        ("s", "x"),
        f"%d = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : {T} to {ROW}\n" + put("c", "d", "a"),
        ("c", "b"),
        lambda i, k, a, b, x, s, row: (replaced(a, k, a[0]), b),
    ),
    "one_is_not_read": Loop(("s", "x"), add("c", "b", "s"), ("c", "c"), lambda i, k, a, b, x, s, row: (b + s,) * 2),
}


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile("\n".join(loop.function(name) for name, loop in LOOPS.items()))


@pytest.mark.parametrize("name", LOOPS)
@pytest.mark.parametrize("rows, turns", [(2, 5), (1, 3), (7, 7), (13, 30), (5, 0)])
def test_loops(module, name, rows, turns):
    random = np.random.default_rng(rows)
    x, y = aligned(rows, 4), aligned(rows, 4)
    x[:], y[:] = random.standard_normal((2, rows, 4))
    given = x.copy(), y.copy()
    results = getattr(module, name)(x, y, turns)
    for result, exact in zip(results, LOOPS[name].results(*given, turns), strict=True):
        np.testing.assert_allclose(np.asarray(result), exact, rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(x, given[0])
    np.testing.assert_array_equal(y, given[1])


def test_rows_leave():
    """What is carried has fewer rows in each turn."""
    module = dynmlir.compile(f"""
      func.func @main(%x: {T}, %n: index) -> {T} {{
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> ({T}) {{
          %m = tensor.dim %y, %c0 : {T}
          %less = arith.subi %m, %c1 : index
          %z = tensor.extract_slice %y[1, 0] [%less, 4] [1, 1] : {T} to {T}
          scf.yield %z : {T}
        }}
        return %r : {T}
      }}""")
    x = np.random.default_rng(0).standard_normal((9, 4)).astype(np.float32)
    for turns in (0, 1, 5, 9):
        np.testing.assert_array_equal(np.asarray(module.main(x, turns)), x[turns:])


def sums_and_maxima(handed, given, of_loop):
    """What is made of the sum and the maximum of rows, which lie side by side, by a loop or a branch."""
    kind = "tensor<?x?xf32>"

    def reduction(op):
        return f"""linalg.reduce ins(%x : tensor<?x?x5xf32>) outs(%z : {kind}) dimensions = [2]
        (%one: f32, %other: f32) {{ %both = arith.{op} %one, %other : f32 linalg.yield %both : f32 }}"""

    begin = f"scf.for %i = %c0 to %n step %c1 iter_args(%a = %sum, %b = %max) -> ({kind}, {kind})"
    head = begin if of_loop else f"scf.if %once -> ({kind}, {kind})"
    return f"""
    func.func @main(%x: tensor<?x?x5xf32>, %n: index) -> {kind} {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %m = tensor.dim %x, %c0 : tensor<?x?x5xf32>
      %l = tensor.dim %x, %c1 : tensor<?x?x5xf32>
      %e = tensor.empty(%m, %l) : {kind}
      %z = linalg.fill ins(%zero : f32) outs(%e : {kind}) -> {kind}
      %sum = {reduction("addf")}
      %max = {reduction("maximumf")}
      %once = arith.cmpi eq, %n, %c1 : index
      %r:2 = {head} {{
        {handed.format(kind=kind)}
        scf.yield {given} : {kind}, {kind}
      }}
      %o = linalg.sub ins(%r#0, %r#1 : {kind}, {kind}) outs(%e : {kind}) -> {kind}
      return %o : {kind}
    }}"""


def differences(total, greatest, turns):
    for _ in range(turns):
        total, greatest = greatest - total, total
    return total - greatest


@pytest.mark.parametrize(
    ("handed", "given", "of_loop", "exact"),
    [
        ("%h = linalg.sub ins(%b, %a : {kind}, {kind}) outs(%e : {kind}) -> {kind}", "%h, %a", True, differences),
        (
            """%h = linalg.exp ins(%sum : {kind}) outs(%e : {kind}) -> {kind}
            %g = linalg.exp ins(%max : {kind}) outs(%e : {kind}) -> {kind}
            scf.yield %h, %g : {kind}, {kind}
          }} else {{
            %h = linalg.exp ins(%sum : {kind}) outs(%e : {kind}) -> {kind}""",
            "%max, %h",
            False,
            lambda total, greatest, n: np.exp(total) - np.exp(greatest) if n == 1 else greatest - np.exp(total),
        ),
    ],
    ids=["loop", "branch"],
)
def test_tensors_made_side_by_side(handed, given, of_loop, exact):
    """Of two unknown sizes: IREE hands on where each begins, and took one for the other."""
    module = dynmlir.compile(sums_and_maxima(handed, given, of_loop), library=LIBRARY)
    for rows, turns in ((1, 1), (3, 2), (7, 5), (3, 0)):
        x = np.random.default_rng(rows).standard_normal((rows, 3, 5)).astype(np.float32)
        expected = exact(x.sum(2, dtype=np.float64), np.maximum(x.max(2), 0).astype(np.float64), turns)
        np.testing.assert_allclose(module.main(x, turns), expected, rtol=1e-4, atol=1e-4)
