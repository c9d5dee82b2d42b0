"""Contractions in their normal form: C += A B, over rows m, columns n and the reduction k.

    Contraction("bmk", "bnk", "bmn")        a batched product with B transposed

Each string names the sizes of an operand's dimensions, outermost first; what an operand lacks it is broadcast
over (or has once: without m there is one row). Letters but m, n and k go around the product: those of C are
batches, those that only A and B have are outer reductions.

    Contraction("bHWk", "rskn", "bdmn", (Window("H", "d", "r", ...), Window("W", "m", "s", ...)))

A convolution is one whose A or B is an image: along a dimension of it (a capital letter) a window moves. Its letters
are those of its loops; the pixels of the output together are its rows (columns), and all that a window covers, in the
order in which the weights lie, is its reduction: an implicit matrix product.

    Contraction("mk", "pkq", "mn")          B in panels of q columns, each K x q: what linalg.pack makes of K x N

Panels are dense and full: columns beyond N are zeros. Matrices that B has for each batch, "bpkq", follow each other.

    Contraction("mk", "pxqy", "mn")         the same in x groups of y rows, the elements of a column side by side

Groups are what dot-product instructions take; rows beyond K are zeros. Where one takes an A without sign and A has one,
a first group more holds what corrects the sums (`dialect/panels.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

_BATCHES, _REDUCTIONS = "bdefgh", "rstuvw"
#: The parts of a split reduction, a batch of C alone.
PARTS = "p"
#: B in panels: how many, the reduction, the columns of a panel.
PANELS = "pkq"
#: The same in groups: how many panels, groups in each, columns of a panel, rows of a group.
GROUPS = "pxqy"
#: So many rows keep micro-kernels at their speed: more of them make no better m.
MANY_ROWS = 64


@dataclass(frozen=True)
class Window:
    """How an image is read along one dimension: at `out * stride + tap * dilation - before`, 0 outside."""

    #: the letters of the image's size, of the loop over the output and of that over the window.
    size: str
    out: str
    tap: str
    stride: int = 1
    dilation: int = 1
    #: zeros around the image.
    before: int = 0
    after: int = 0


@dataclass(frozen=True)
class Contraction:
    """The letters of A, B and C."""

    a: str
    b: str
    c: str
    windows: tuple[Window, ...] = ()

    @property
    def operands(self) -> tuple[str, str, str]:
        return self.a, self.b, self.c

    @property
    def image(self) -> str | None:
        """Which operand windows move over, "A" or "B"."""
        if not self.windows:
            return None
        return "A" if self.windows[0].size in self.a else "B"

    @property
    def rows(self) -> str:
        """The sizes that are one number of rows together, outermost first; empty where there is one row."""
        return self._pixels("m") if self.image == "A" else "m" * ("m" in self.letters)

    @property
    def columns(self) -> str:
        """The same for columns."""
        return self._pixels("n") if self.image == "B" else "n" * ("n" in self.letters)

    @property
    def depth(self) -> str:
        """The same for the reduction of one product."""
        if not self.windows:
            return "k"
        return "".join(x for x in (self.b if self.image == "A" else self.a) if x not in self.c)

    def _pixels(self, innermost: str) -> str:
        """Neighbours in C that only the image has, up to the innermost."""
        weights = self.b if self.image == "A" else self.a
        run = ""
        for x in reversed(self.c[: self.c.index(innermost) + 1]):
            if x in weights + PARTS:
                break
            run = x + run
        return run

    @property
    def batches(self) -> str:
        """Batch sizes, outermost first."""
        return "".join(x for x in self.c if x not in self.rows + self.columns)

    @property
    def reductions(self) -> str:
        """Sizes of reductions around that over k, outermost first."""
        return "" if self.windows else "".join(x for x in self.a if x not in self.c and x != "k")

    @property
    def letters(self) -> str:
        """All loops: those around the product, then m, n, k; only those that are there."""
        outer = [x for x in self.c if x not in "mn"]
        inner = [x for x in (self.b if self.image == "A" else self.a) if x not in self.c and x != "k"]
        return "".join([*outer, *inner]) + "".join(x for x in "mnk" if self.extents(x))

    @property
    def sizes(self) -> str:
        """All sizes that operands have: those of the loops, then those of an image."""
        return self.letters + "".join(window.size for window in self.windows)

    def extents(self, letter: str) -> list[tuple[int, int]]:
        """The (operand, dimension) pairs of a size."""
        return [(o, dims.index(letter)) for o, dims in enumerate(self.operands) if letter in dims]

    def inner(self, operand: int, letter: str) -> str:
        """The sizes whose product is an operand's stride along a letter that it has."""
        dims = self.operands[operand]
        return dims[dims.index(letter) + 1 :]

    @property
    def in_panels(self) -> bool:
        """Whether B lies in panels."""
        return self.b.endswith((PANELS, GROUPS))

    @property
    def in_groups(self) -> bool:
        """Whether it lies in panels of groups of rows."""
        return self.b.endswith(GROUPS)

    @property
    def on_matrices(self) -> Contraction:
        """The same with B as the matrix that the panels are of."""
        return replace(self, b=f"{self.b.removesuffix(PANELS).removesuffix(GROUPS)}kn") if self.in_panels else self

    @property
    def layout(self) -> str | None:
        """Which dimensions of A and B have unit stride: "nn" as written, "t" transposed; None where no kernel can.

        "i" is an image, "d" one whose channels are the columns (depthwise), "p" a B in panels, "g" one in panels of
        groups.
        """
        a = ("d" if "n" in self.a else "i") if self.image == "A" else {"k": "n", "m": "t"}.get(self.a[-1:])
        b = "i" if self.image == "B" else {"n": "n", "k": "t", "q": "p", "y": "g"}.get(self.b[-1:])
        fits = a and b and ("n" not in self.c or self.c.endswith("n"))
        return f"{a}{b}" if fits else None

    @property
    def exchanged(self) -> Contraction:
        """The same product transposed: B^T A^T, rows for columns."""
        swap = str.maketrans("mn", "nm")
        windows = tuple(replace(window, out=window.out.translate(swap)) for window in self.windows)
        return Contraction(self.b.translate(swap), self.a.translate(swap), self.c.translate(swap), windows)


def in_letters(maps: Sequence[Sequence[int]], order: Sequence[int] | None = None) -> Contraction:
    """The contraction of three maps from loops, given by their numbers, to the dimensions of A, B and C.

    Of several loops over rows (in A and C) the last in `order` is m, or else the innermost of C; of several over
    columns the innermost of C is n. The others are batches. Of several reductions the innermost of A is k. Raises
    ValueError, whose text says what is wrong, where the maps are of no contraction.
    """
    a, b, c = maps
    if any(len(set(dims)) != len(dims) for dims in maps):
        raise ValueError("reads a diagonal")
    _require_shared(a, b, c)
    names: dict[int, str] = {}
    for letter, candidates, loops in (
        ("m", set(a) & set(c) - set(b), c if order is None else order),
        ("n", set(b) & set(c) - set(a), c),
        ("k", set(a) & set(b) - set(c), a),
    ):
        innermost = [loop for loop in loops if loop in candidates][-1:]
        names.update(dict.fromkeys(innermost, letter))
    if "k" not in names.values():
        raise ValueError("has no reduction over both operands")
    _name_others(names, c, _BATCHES)
    _name_others(names, a, _REDUCTIONS)
    in_a, in_b, in_c = ("".join(names[loop] for loop in dims) for dims in maps)
    return Contraction(in_a, in_b, in_c)


def by_length(maps: Sequence[Sequence[int]], sizes: Mapping[int, int]) -> list[int]:
    """The loops over rows, that which should be m last, for `in_letters`; `sizes` are those that are known.

    No kernel could read a batch along which the elements of C or A lie side by side. Otherwise the longest is m, of
    those that are long the innermost: 2 rows of each of 197 products keep no micro-kernel busy, 197 of each of 2 do.
    """
    a, b, c = maps

    def likely(loop: int) -> tuple[bool, bool, int]:
        size = sizes.get(loop, MANY_ROWS - 1)  # what is not known may be long: rather than what is known to be short
        return loop == c[-1], loop == a[-1], min(size, MANY_ROWS)

    return sorted((loop for loop in c if loop in a and loop not in b), key=likely)  # which keeps the order of equals


def _require_shared(a: Sequence[int], b: Sequence[int], c: Sequence[int]) -> None:
    alone = (set(a) ^ set(b)) - set(c)
    if alone:
        raise ValueError("sums over a dimension of one operand alone")


def _name_others(names: dict[int, str], loops: Iterable[int], letters: str) -> None:
    others = [loop for loop in loops if loop not in names]
    if len(others) > len(letters):
        raise ValueError(f"has more than {len(letters)} dimensions around the product")
    names.update(zip(others, letters, strict=False))


def preferred(contraction: Contraction) -> Contraction | None:
    """The contraction or its transpose, whichever kernels serve (better); None if they serve neither.

    A product with one column is a matrix, row by row along k, times a vector; where the matrix lies the other
    way it is a vector times a matrix.
    """
    fitting = [c for c in (contraction, contraction.exchanged) if c.layout is not None]
    return min(fitting, key=lambda c: (c.layout or "").startswith("t") * 2 + ("n" in c.c), default=None)


def collapsible(operands: Sequence[str], first: str, second: str) -> bool:
    """Whether two sizes are neighbours in every operand that has either, so that they may be one."""
    having = [dims for dims in operands if first in dims or second in dims]
    return all(first + second in dims for dims in having)
