"""Register tiles of vectors whose windows overlap along one side of an image: what several see is read once.

A sum is a vector; the sums of a tile are neighbours along a side, and so are taps of their windows, TAPS at a time.
What `channels.py` and `stacks.py` have in common: each says what is read, and times what.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from dynmlir.device.facts import Device
from dynmlir.kernels.made_with import MOST_SHARING, TAPS
from dynmlir.lowering.arithmetic import Arithmetic, extension

#: Of it the heights of tiles behind masks, so that a few that are left over are not computed as if they were all.
_MASKED = (14, 10, 7, 4)
#: Steps of a window that code is made for, where taps are neighbours; 0 for any other.
STEPS = (1, 2, 0)
Reader = Callable[[str, dict[str, object]], str]


def sharing(device: Device) -> int:
    """Vectors of a tile: half the registers hold weights and what is read."""
    return min(MOST_SHARING, device["vector_registers"] // 2)


def call_by_step(name: str, operands: str, kinds: str) -> str:
    """A call of the one of functions `<name>_by_<step>` for %by_one, %by_two, or neither."""
    one, two, other = (f"func.call @{name}_by_{step}({operands}) : ({kinds}) -> ()" for step in STEPS)
    return f"""\
    scf.if %by_one {{
      {one}
    }} else {{
      scf.if %by_two {{
        {two}
      }} else {{
        {other}
      }}
    }}"""


def declared_by_step(name: str, kinds: str) -> list[str]:
    """Those functions, so that who calls them can be parsed alone."""
    return [f"func.func private @{name}_by_{step}({kinds})" for step in STEPS]


@dataclass(frozen=True)
class SharedTaps(ABC):
    """A tile of `height` sums of `lanes` elements of C.

    `step`: of the window along the side, where taps are neighbours; 0 for any. Taps are walked through by two loops:
    the outer one takes some that share, the inner one is in a template.
    """

    height: int
    lanes: int
    arithmetic: Arithmetic
    step: int
    #: The template of the inner loop, which carries the sums %sum2_<p> and yields %next_<p> as %walked.
    inner: ClassVar[str]
    #: How many taps there are on the side; of those how many share, and how many are left over.
    taps: ClassVar[tuple[str, str, str]] = ("%taps_w", "%taps_shared", "%taps_over")

    @abstractmethod
    def text(self, names: dict[str, object], read: Reader) -> str:
        """The tile: sums begun, all taps, sums stored."""

    @abstractmethod
    def first(self, taps: int) -> list[str]:
        """What is computed for so many taps from %tap on, ahead of the inner loop."""

    @abstractmethod
    def neighbour(self, i: int) -> str:
        """%a_<i>, the ith neighbour's vector, of the image's element type, from %at_<i>."""

    @abstractmethod
    def weight(self, t: int) -> str:
        """%w_<t>, the weight of tap %tap + t, as a vector of C's element type."""

    #: How far neighbours are apart; and what neighbouring sums see, by taps that do not share.
    near: ClassVar[str]
    apart: ClassVar[str]

    @property
    @abstractmethod
    def element(self) -> str:
        """The image's element type."""

    @property
    def kind(self) -> str:
        """The type of a sum."""
        return f"vector<{self.lanes}x{self.arithmetic.types.c}>"

    @property
    def kinds(self) -> str:
        return ", ".join([self.kind] * self.height)

    def listed(self, text: str) -> str:
        """A text for each sum, {0} its number."""
        return ", ".join(text.format(p) for p in range(self.height))

    def sums(self, start: str, read: Reader) -> tuple[str, str]:
        """All taps, the sums beginning with these: (text, names of the sums)."""
        count, shared, _ = self.taps
        if not self.step:
            return self.loop("%c0", count, 1, start, read), "%of_1#{0}"
        text = self.loop("%c0", shared, TAPS, start, read)
        return f"{text}\n{self._rest(TAPS - 1, f'%of_{TAPS}#{{0}}', read)}", f"%rest_{TAPS - 1}#{{0}}"

    def loop(self, begin: str, end: str, taps: int, start: str, read: Reader) -> str:
        """%of_<taps>: taps from, to, so many at a time."""
        made = {
            "together": taps,
            "count": self.height,
            "begin": begin,
            "end": end,
            "by": "%together" if taps > 1 else "%c1",
            "from_start": self.listed("%sum1_{0} = " + start),
            "vectors": self.kinds,
            "some": self._some(taps, "%sum1_{0}", read),
            "walked": self.listed("%walked#{0}"),
        }
        return read("templates/matmul/shared_taps", made)

    def _rest(self, taps: int, start: str, read: Reader) -> str:
        """%rest_<taps>: so many taps that are left over, or fewer."""
        if not taps:
            return f"          scf.yield {self.listed(start)} : {self.kinds}"
        fewer = self._rest(taps - 1, start, read)
        if taps > 1:
            fewer += f"\n          scf.yield {self.listed(f'%rest_{taps - 1}#{{0}}')} : {self.kinds}"
        _, shared, over = self.taps
        return f"""\
        %count_{taps} = arith.constant {taps} : index
        %are_left_{taps} = arith.cmpi eq, {over}, %count_{taps} : index
        %rest_{taps}:{self.height} = scf.if %are_left_{taps} -> ({self.kinds}) {{
          %tap = arith.addi {shared}, %c0 : index
{self._some(taps, start, read)}
          scf.yield {self.listed("%walked#{0}")} : {self.kinds}
        }} else {{
{fewer}
        }}"""

    def _some(self, taps: int, start: str, read: Reader) -> str:
        """%walked: the sums with so many taps from %tap on, of all places of the other side."""
        made = {
            "first": "\n".join(f"          {line}" for line in self.first(taps)),
            "count": self.height,
            "vectors": self.kinds,
            "from_sums": self.listed("%sum2_{0} = " + start),
            "products": self._products(taps),
            "next_names": self.listed("%next_{0}"),
        }
        return read(self.inner, self.arithmetic.names() | made)

    def seen_by(self, taps: int) -> dict[int, list[tuple[int, int]]]:
        """Neighbours, or what single taps see -> (sum, tap) of those that see them."""
        step, seen = self.step if taps > 1 else 1, dict[int, list[tuple[int, int]]]()
        for p in range(self.height):
            for t in range(taps):
                seen.setdefault(p * step + t, []).append((p, t))
        return dict(sorted(seen.items()))

    def _products(self, taps: int) -> str:
        """Each neighbour read once, times the weight of each tap that sees it."""
        lines, to = [self.weight(t) for t in range(taps)], self.arithmetic.types.c
        held, seen_by = [f"%sum2_{p}" for p in range(self.height)], self.seen_by(taps)
        for i in range(max(seen_by) + 1):
            distance = self.near if taps > 1 else self.apart
            lines += [f"            %at_{i} = arith.addi %at_{i - 1}, {distance} : index"] if i else []
            if i not in seen_by:
                continue
            wide, name = extension(f"%a_{i}", f"%extended_{i}", self.element, to, f"vector<{self.lanes}x{{}}>")
            lines += [self.neighbour(i), wide]
            for p, t in seen_by[i]:
                made = f"%next_{p}" if t == taps - 1 else f"%part_{p}_{t}"
                lines.append("            " + self.arithmetic.fused(made, name, f"%w_{t}", held[p], self.kind))
                held[p] = made
        return "\n".join(line for line in lines if line)

    def inside(self, taps: int, place: str, size: str, step: str) -> list[str]:
        """%inside_<i>: whether the ith of what is seen, from a place of the side on, is between 0 and the size.

        Of a known step by a word of bits: what is compared one by one LLVM computes ahead for all tiles of a line.
        """
        seen, near = self.seen_by(taps), taps > 1
        if not self.step:
            lines = [f"%side_0 = arith.addi {place}, %c0 : index"]
            for i in range(max(seen) + 1):
                lines += [f"%side_{i} = arith.addi %side_{i - 1}, {step} : index"] if i else []
                lines.append(f"%inside_{i} = arith.cmpi ult, %side_{i}, {size} : index")
            return lines
        lines = [
            f"%ahead = arith.subi %c0, {place} : index",
            "%before = arith.maxsi %ahead, %c0 : index",
            f"%behind = arith.subi {size}, {place} : index",
            "%most_bits = arith.constant 32 : index",
            "%first_bit = arith.minsi %before, %most_bits : index",
            "%end_any = arith.minsi %behind, %most_bits : index",
            "%end_bit = arith.maxsi %end_any, %first_bit : index",
            "%first64 = arith.index_cast %first_bit : index to i64",
            "%end64 = arith.index_cast %end_bit : index to i64",
            "%one64 = arith.constant 1 : i64",
            "%no64 = arith.constant 0 : i64",
            "%from_first = arith.shli %one64, %first64 : i64",
            "%from_end = arith.shli %one64, %end64 : i64",
            "%bits_inside = arith.subi %from_end, %from_first : i64",
        ]
        for i in seen:
            lines += [
                f"%bit_{i} = arith.constant {1 << (i if near else i * self.step)} : i64",
                f"%held_{i} = arith.andi %bits_inside, %bit_{i} : i64",
                f"%inside_{i} = arith.cmpi ne, %held_{i}, %no64 : i64",
            ]
        return lines

    def mask(self, name: str, condition: str, bits: str, none: str, lanes: int) -> list[str]:
        """%mask_<name>: so many lanes, given as a word, if a condition holds, else none.

        By general registers, which are idle.
        """
        return [
            f"%bits_{name} = arith.select {condition}, {bits}, {none} : i{lanes}",
            f"%word_{name} = vector.broadcast %bits_{name} : i{lanes} to vector<1xi{lanes}>",
            f"%mask_{name} = vector.bitcast %word_{name} : vector<1xi{lanes}> to vector<{lanes}xi1>",
        ]

    def bits_of(self, mask: str, name: str, lanes: int) -> list[str]:
        """%<name>: a mask of so many lanes as a word."""
        return [
            f"%vector_{name} = vector.bitcast {mask} : vector<{lanes}xi1> to vector<1xi{lanes}>",
            f"%{name} = vector.extract %vector_{name}[0] : i{lanes} from vector<1xi{lanes}>",
        ]


def in_masked_tiles(whole: SharedTaps, masked: SharedTaps, names: dict[str, object], read: Reader) -> str:
    """Whole tiles, and such behind masks: as high ones, and lower ones for less that is left over."""
    heights = dict.fromkeys(max(1, whole.height * part // MOST_SHARING) for part in _MASKED)
    lower = [(height, replace(masked, height=height).text(names, read)) for height in heights]
    made = {"high": whole.height, "whole": whole.text(names, read), "masked": _lowest_that_fits(lower)}
    return read("templates/matmul/shared_taps_masked", made)


def _lowest_that_fits(tiles: Sequence[tuple[int, str]]) -> str:
    """Of tiles by their falling heights the lowest that what is left fits in; more than all fit in the highest."""
    (height, text), *lower = tiles
    if not lower:
        return text
    return f"""\
        %up_to_{height} = arith.constant {lower[0][0]} : index
        %is_high_{height} = arith.cmpi ugt, %pixels_left, %up_to_{height} : index
        scf.if %is_high_{height} {{
{text}
        }} else {{
{_lowest_that_fits(lower)}
        }}"""
