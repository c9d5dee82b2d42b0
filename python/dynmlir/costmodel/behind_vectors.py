"""Pattern III behind the last whole vector: a cut where columns are left over that would fill a vector in part.

    the best kernel of the whole output
    where columns are left over beside whole vectors, and the product is worth two selections more:
        the best kernel of the columns before the cut, and the best of those that may compute the ones behind it
        (`CostModel.beside`); both, if that costs clearly less

Each side is a problem like the whole one, with a shortlist of its own. docs/decisions/dispatch-function.md says why.
"""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.costmodel.cheapest import Cheapest
from dynmlir.costmodel.cuts import complete, full_tiles
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.kernels.patterns import BESIDE_VECTORS, MOST_REGIONS

#: Multiply-adds of a product for each micro-kernel that selection prices in another region: 25 ns are then a twentieth
#: of what a core with vectors of 512 bits takes for it.
FMAS_A_PRICE = 1 << 16
#: Programs of two regions are to cost less than one by so large a part of that: what no model knows of their seam.
CLEARLY = 32
#: Columns that are left over at most, in parts of a vector: more of them hardly gain, or lose.
MOST_LEFT = 3, 4
#: Rows at least, as a part of a vector's lanes: for fewer a column of B is hardly worth its copy.
LEAST_ROWS = 2


def whole_vectors(of: Cheapest) -> Expr:
    """Columns before the cut behind the last whole vector; all where there is none."""
    return full_tiles(of.x, of.n, of.problem.lanes)


def divides(of: Cheapest) -> Expr:
    """Whether a cut behind the last whole vector is tried.

    Of a product (an image's pixels are taken by windows), whose columns fill vectors and a part of another, with rows
    enough for a column of B to be of use, and work that is worth the selection.
    """
    x, problem = of.x, of.problem
    if not problem.lanes or not problem.beside or len(of.told) > 1:
        return False
    part, parts = MOST_LEFT
    left, most = x.sub(of.n, whole_vectors(of)), problem.lanes * part // parts
    few = x.both(x.lt(problem.lanes, of.n), x.both(x.lt(0, left), x.le(left, most)))
    if few is False:
        return False
    fmas = x.mul(x.mul(x.mul(of.m, of.n), of.k), of.told[0] if of.told else 1)
    least = FMAS_A_PRICE * problem.priced
    return x.both(few, x.both(x.le(problem.lanes // LEAST_ROWS, of.m), x.le(least, fmas)))


def plan_divided(of: Cheapest, worth: Expr) -> tuple[Expr, ...]:
    """The plan by Pattern I, or where it is `worth` a look and that costs clearly less, by III."""
    x, (one, two) = of.x, (of.problem.numbers[name] for name in BESIDE_VECTORS)
    cost, alone, *_ = _best_of_columns(of, of.n, x.select(worth, 1, 0))

    def divided(*inputs: Expr) -> tuple[Expr, ...]:
        inner, (whole, cost, alone) = of.again(inputs[:-3]), inputs[-3:]
        first_cost, first, *state = _best_of_columns(inner, whole, 1)
        left = x.opaque(x.sub(inner.n, whole))
        others = (inner.m, left, inner.k, inner.n, inner.pes, *inner.told, *state)
        second_cost, second, *_ = x.call("beside", inner.best_beside, others)
        less = x.lt(x.add(first_cost, second_cost), clearly_less(x, cost))
        return tuple(x.select(less, a, b) for a, b in ((two, one), (whole, inner.n), (first, alone), (second, -1)))

    inputs = (*of.sizes, whole_vectors(of), cost, alone)
    pattern, cut, *kernels = x.when(worth, inputs, divided, (one, of.n, alone, -1))
    cuts = complete(("c",), (cut,), of.m, of.n)
    return (pattern, *cuts, *kernels, *([-1] * (MOST_REGIONS - 2)))


def _best_of_columns(of: Cheapest, cols: Expr, asked: Expr) -> tuple[Expr, ...]:
    """(cost, kernel, state) of the cheapest kernel for the first columns; the cost only where that is `asked`.

    In one function for all that are asked for: what two call IREE takes for a recursion.
    """
    x, state = of.x, of.problem.model.initial(of.x, of.problem.device, of.pes)
    inputs: Sequence[Expr] = (x.opaque(asked), of.m, x.opaque(cols), of.k, of.n, of.pes, *of.told, *state)
    return x.call("best", lambda asked, *a: of.best_kernel(*a, asked=x.lt(0, asked)), inputs)


def clearly_less(x: Reading, cost: Expr) -> Expr:
    """What a program of two regions is to cost less than, where one of one region costs so much."""
    return x.sub(cost, x.floordiv(cost, CLEARLY))
