"""Depthwise convolutions in NHWC without copies: register tiles of neighbouring pixels, each a vector of channels.

What is unrolled over pixels of a tile is made here and in `lowering/images/shared_taps.py`, the rest is in
lib/templates/matmul/channels*.mlir.
"""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.bindings import context, ir
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.made_with import TAPS
from dynmlir.lowering.arithmetic import Arithmetic, extension
from dynmlir.lowering.images.planes import subview
from dynmlir.lowering.images.shared_taps import (
    STEPS,
    Reader,
    SharedTaps,
    call_by_step,
    declared_by_step,
    in_masked_tiles,
)
from dynmlir.lowering.images.windows import finished
from dynmlir.lowering.layouts import read_some, view_names


def lower_channels_tile(name: str, rows: int, columns: int, arithmetic: Arithmetic, read: Reader) -> str:
    """Tile functions, one for each of STEPS, as text in generic form: of up to `rows` pixels on so many columns."""
    names = _names(arithmetic) | {"name": name, "R": rows, "N": columns, "TAPS": TAPS}
    widths = [columns] if _is_masked(arithmetic) else [columns >> i for i in range(columns.bit_length())]
    texts = []
    for step in STEPS:
        made = [(wide, _lines(wide, rows, step, arithmetic, names, read)) for wide in widths]
        names |= {"step": step, "columns": made[0][1] if _is_masked(arithmetic) else _one_after_another(made)}
        texts.append(read("templates/matmul/channels_tile", names))
    with context(), ir.Location.unknown():
        return "\n".join(finished(ir.Module.parse("\n".join(texts)), columns, arithmetic))


#: Windows in a column whose lines half the L2 holds, of channels that are taken together; vectors of those at least.
_WINDOWS, _LEAST_VECTORS = 4, 4


def channels_driver(name: str, tile: str, columns: int, arithmetic: Arithmetic, read: Reader) -> str:
    """The online loops in generic form, given the tile function that they call by name."""
    names = _names(arithmetic) | {"name": name, "tile": tile, "N": columns, "room": _room(arithmetic)}
    names |= {"several": _WINDOWS, "least": _LEAST_VECTORS * columns}
    kinds = ", ".join([*(str(names[x]) for x in "ABCV"), *["index"] * 5])
    names["calls"] = call_by_step(tile, "%X_b, %B_b, %C_b, %V, %ib, %ie, %j, %n, %reads", kinds)
    operands = (("X", "image", "a", "A"), ("B", "weights", "b", "B"), ("C", "result", "c", "C"))
    names["subviews"] = "\n".join(subview(made, memory, x, str(names[kind])) for made, memory, x, kind in operands)
    with context(), ir.Location.unknown():
        text = "\n".join([*declared_by_step(tile, kinds), read("templates/matmul/channels", names)])
        return finished(ir.Module.parse(text), columns, arithmetic)[-1]


def _room(arithmetic: Arithmetic) -> int:
    """Elements of an image in half the L2."""
    return arithmetic.device["l2_bytes"] // 2 * 8 // bits(arithmetic.types.a)


def _names(arithmetic: Arithmetic) -> dict[str, object]:
    return arithmetic.names() | view_names(arithmetic)


def _is_masked(arithmetic: Arithmetic) -> bool:
    """Whether channels and pixels that are missing are so behind masks; else tiles are of exactly what is there."""
    return bool(arithmetic.device["masks_cheap"])


def _one_after_another(made: Sequence[tuple[int, str]]) -> str:
    """Tiles of the widest columns, then of each narrower ones that fit what is left."""
    lines, at = [], "%c0"
    for wide, text in made:
        lines.append(f"""\
  %wide_{wide} = arith.constant {wide} : index
  %left_{wide} = arith.subi %n, {at} : index
  %fits_{wide} = arith.cmpi uge, %left_{wide}, %wide_{wide} : index
  scf.if %fits_{wide} {{
  %from = arith.addi %j0, {at} : index
{text}
  }}
  %taken_{wide} = arith.select %fits_{wide}, %wide_{wide}, %c0 : index
  %past_{wide} = arith.addi {at}, %taken_{wide} : index""")
        at = f"%past_{wide}"
    return "\n".join(lines)


def _lines(wide: int, rows: int, step: int, arithmetic: Arithmetic, names: dict[str, object], read: Reader) -> str:
    """Lines of the output on so many columns."""
    one, kind = _Tile(1, wide, arithmetic, step), (rows, wide, arithmetic, step)
    if one.masked:
        tiles = in_masked_tiles(_Tile(*kind), _MaskedTile(*kind), names, read)
    else:
        tiles = _in_turn(one, rows, names, read)
    made = {
        "columns": wide,
        "channels": one.channels(),
        "rows_seen": _taps_seen("h", read),
        "outside_rows": read("templates/matmul/channels_outside", {"vector": one.kind, "unseen": one.unseen()}),
        "tiles": tiles,
    }
    start = "  %from = arith.addi %j0, %c0 : index\n" if one.masked else ""
    return start + read("templates/matmul/channels_lines", names | made)


#: Pixels up to which what is left over is one tile of their height.
_MOST_EDGE = 7


def _in_turn(one: _Tile, most: int, names: dict[str, object], read: Reader) -> str:
    """Tiles of so many pixels; of what is left over one, or two; those whose windows reach beyond the line one by one.

    Of narrow columns, which are left over themselves, tiles of fewer and fewer pixels.
    """

    def tile(height: int) -> str:
        return _Tile(height, one.lanes, one.arithmetic, one.step).text(names, read)

    is_widest = one.lanes == one.arithmetic.lanes
    edges = range(1, min(_MOST_EDGE, most - 1) + 1) if is_widest else ()
    between = [height for height in (8, 4, 2, 1) if height < most and height not in edges]
    past = f"%after_{len(between)}"
    steps = [_fewer(height, f"%after_{i}", f"%after_{i + 1}", tile(height)) for i, height in enumerate(between)]
    cases = [
        f"    case {height} {{\n      %e = arith.addi {past}, %c0 : index\n{tile(height)}\n      scf.yield\n    }}"
        for height in edges
    ]
    made = {
        "high": most,
        "whole": tile(most),
        "between": "\n".join(steps),
        "past": past,
        "edges": "\n".join(cases),
        "at_ends": _Pixel(1, one.lanes, one.arithmetic, one.step).text(names, read),
    }
    return read("templates/matmul/channels_in_turn", names | made)


def _fewer(height: int, at: str, past: str, tile: str) -> str:
    """A tile of so many pixels, if there are as many from a place on; and the place past it."""
    return f"""\
    %enough_{height} = arith.constant {height} : index
    %pixels_left_{height} = arith.subi %outer, {at} : index
    %has_{height} = arith.cmpi uge, %pixels_left_{height}, %enough_{height} : index
    scf.if %has_{height} {{
      %e = arith.addi {at}, %c0 : index
{tile}
    }}
    %done_{height} = arith.select %has_{height}, %enough_{height}, %c0 : index
    {past} = arith.addi {at}, %done_{height} : index"""


#: What is computed of one side of a window: (where it begins in the image, first tap inside, end of those).
_SEEN = {"h": ("y0", "r_lo", "r_hi"), "w": ("x0", "s_lo", "s_hi")}


def _taps_seen(side: str, read: Reader) -> str:
    place, first, end = _SEEN[side]
    return read("templates/matmul/channels_seen", {"side": side, "place": place, "first": first, "end": end})


class _Tile(SharedTaps):
    """Pixels of a line, all of which there are, whose windows are within the line."""

    inner = "templates/matmul/channels_taps"
    near, apart = "%stride_x", "%pitch"

    @property
    def element(self) -> str:
        return self.arithmetic.types.a

    @property
    def masked(self) -> bool:
        """Whether channels may be missing."""
        return _is_masked(self.arithmetic)

    def channels(self) -> str:
        """Which channels of a vector there are, and zeros."""
        a, c = self.arithmetic.names()["a"], self.arithmetic.types.c
        lines = [
            f"%no_bits = arith.constant 0 : i{self.lanes}",
            f"%zeros = vector.broadcast %zero : {c} to {self.kind}",
            f"%zeros_a = vector.broadcast %zero_a : {a} to vector<{self.lanes}x{a}>",
        ]
        if self.masked:
            lines.append(f"%stored = vector.create_mask %n : vector<{self.lanes}xi1>")
            lines += self.bits_of("%stored", "bits", self.lanes)
        return "\n".join(f"  {line}" for line in lines)

    def text(self, names: dict[str, object], read: Reader) -> str:
        """The sums of its pixels, from pixel %e of a line on."""
        sums, results = self._all_sums(read)
        pixels = range(self.height)
        made = {
            "height": self.height,
            "wide": self.lanes,
            "of_tile": self._of_tile,
            "before": "\n".join([*map(self._pixel, pixels), *(self._before(p, names) for p in pixels)]),
            "ahead": self._ahead(names, read),
            "sums": sums,
            "stores": "\n".join(self._store(results.format(p), p) for p in pixels),
        }
        return read("templates/matmul/channels_block", names | made)

    def _ahead(self, names: dict[str, object], read: Reader) -> str:
        """Prefetches of what the line below sees that this one does not, and of its part of C."""
        seen = ["%under"] if self.step == 1 else ["%under", "%beside_right", "%under_right"]
        image = [f"          memref.prefetch %X[%c0, {at}], read, locality<2>, data : {names['A']}" for at in seen]
        made = {"pixels": self.height, "last": self.lanes - 1, "image": "\n".join(image)}
        return read("templates/matmul/channels_ahead", names | made)

    def _all_sums(self, read: Reader) -> tuple[str, str]:
        return self.sums("%before_{0}", read)

    def first(self, taps: int) -> list[str]:
        return [
            "%moved_right = arith.muli %tap, %right_x : index",
            "%at_tap = arith.addi %at_first, %moved_right : index",
        ]

    def neighbour(self, i: int) -> str:
        return self._vector(f"%a_{i}", f"%X[%c0, %at_{i}]", "A")

    def weight(self, t: int) -> str:
        return f"""\
            %t_{t} = arith.constant {t} : index
            %k_{t} = arith.addi %k_first, %t_{t} : index
{self._weights(str(t))}"""

    def _weights(self, name: str) -> str:
        """%w_<name>, the vector of the weights of tap %k_<name>."""
        read, to = f"%weights_{name}", f"%w_{name}"
        types = self.arithmetic.types
        if types.b == types.c:
            return self._vector(to, f"%B[%k_{name}, %from]", "B")
        wide, _ = extension(read, to, types.b, types.c, f"vector<{self.lanes}x{{}}>")
        return f"{self._vector(read, f'%B[%k_{name}, %from]', 'B')}\n{wide}"

    def _vector(self, result: str, place: str, operand: str) -> str:
        """A vector of A or B."""
        names, types = self.arithmetic.names(), self.arithmetic.types
        if self.masked:
            kind = types.a if operand == "A" else types.b
            return read_some(result, place, "%n", self.lanes, kind, self.arithmetic, operand)
        kind = f"vector<{self.lanes}x{names[operand.lower()]}>"
        return f"            {result} = vector.load {place} : {names[operand]}, {kind}"

    def unseen(self) -> str:
        """%next: the weights of tap %k times zero, added to %of_taps."""
        product = self.arithmetic.fused("%next", "%w_0", "%zeros", "%of_taps", self.kind)
        return f"            %k_0 = arith.addi %k, %c0 : index\n{self._weights('0')}\n            {product}"

    @property
    def _of_tile(self) -> str:
        """The type of the rows and columns of C that the tile is."""
        return f"memref<{self.height}x{self.lanes}x{self.arithmetic.types.c}, strided<[?, 1], offset: ?>>"

    def _pixel(self, p: int) -> str:
        return f"      %m_{p} = arith.constant {p} : index"

    def _mask(self, p: int) -> str | None:
        """Which channels of a pixel there are, where some may be missing."""
        return "%stored" if self.masked else None

    def _before(self, p: int, names: dict[str, object]) -> str:
        """What a sum begins with: of rows outside, and what C holds, where it is accumulated into."""
        place, mask = f"%D[%m_{p}, %c0]", self._mask(p)
        load = f"vector.load {place} : {self._of_tile}, {self.kind}"
        if mask:
            load = f"vector.transfer_read {place}, %zero, {mask} {{in_bounds = [true]}} : {self._of_tile}, {self.kind}"
        return f"""\
      %before_{p} = scf.if %accumulates -> ({self.kind}) {{
        %held = {load}
        %more = {names["add"]} %held, %outside : {self.kind}
        scf.yield %more : {self.kind}
      }} else {{
        scf.yield %outside : {self.kind}
      }}"""

    def _store(self, value: str, p: int) -> str:
        place, mask = f"%D[%m_{p}, %c0]", self._mask(p)
        if mask:
            access = f"{place}, {mask} {{in_bounds = [true]}} : {self.kind}, {self._of_tile}"
            return f"      vector.transfer_write {value}, {access}"
        return f"      vector.store {value}, {place} : {self._of_tile}, {self.kind}"


class _Pixel(_Tile):
    """One pixel, whose window may reach beyond the line."""

    def _all_sums(self, read: Reader) -> tuple[str, str]:
        lacks = read("templates/matmul/channels_lacks", {"vector": self.kind, "unseen": self.unseen()})
        inside = self.loop("%s_lo", "%s_hi", 1, "%lacks", read)
        return f"{_taps_seen('w', read)}\n{lacks}\n{inside}", "%of_1#{0}"


class _MaskedTile(_Tile):
    """Pixels of which some may be missing, and whose windows may reach beyond the line."""

    def first(self, taps: int) -> list[str]:
        """Which of what the tile's pixels see there is, too."""
        lines = super().first(taps)
        lines += ["%right = arith.muli %tap, %dilation_w : index", "%x = arith.addi %x0, %right : index"]
        lines += self.inside(taps, "%x", "%size_w", "%step_w")
        for i in self.seen_by(taps):
            lines += self.mask(f"in_{i}", f"%inside_{i}", "%bits", "%no_bits", self.lanes)
        return lines

    def neighbour(self, i: int) -> str:
        memory, a = self.arithmetic.names()["A"], self.arithmetic.names()["a"]
        return f"""\
            %a_{i} = vector.maskedload %X[%c0, %at_{i}], %mask_in_{i}, %zeros_a
                : {memory}, vector<{self.lanes}xi1>, vector<{self.lanes}x{a}> into vector<{self.lanes}x{a}>"""

    def _pixel(self, p: int) -> str:
        exists = f"%exists_{p} = arith.cmpi ugt, %pixels_left, %m_{p} : index"
        lines = [exists, *self.mask(f"of_{p}", f"%exists_{p}", "%bits", "%no_bits", self.lanes)]
        return "\n".join([super()._pixel(p), *(f"      {line}" for line in lines)])

    def _mask(self, p: int) -> str:
        return f"%mask_of_{p}"
