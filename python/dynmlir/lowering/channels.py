"""Depthwise convolutions in NHWC without copies: register tiles of neighbouring pixels and vectors of channels.

What is unrolled over pixels and vectors of a tile is made here, the rest is in lib/templates/matmul/channels*.mlir.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dynmlir.bindings import context, ir
from dynmlir.kernels.element_types import bits
from dynmlir.lowering.arithmetic import Arithmetic, extension
from dynmlir.lowering.layouts import read_some, view_names
from dynmlir.lowering.planes import subview
from dynmlir.lowering.windows import finished

#: Taps of a row of the window that share what they read.
TAPS = 3
_Reader = Callable[[str, dict[str, object]], str]


def lower_channels_tile(name: str, rows: int, columns: int, arithmetic: Arithmetic, read: _Reader) -> str:
    """A tile function, as text in generic form: tiles of `rows` pixels on up to so many columns, and smaller ones."""
    names = _names(arithmetic) | {"name": name, "R": rows, "N": columns, "TAPS": TAPS}
    tiles = _widths(columns, arithmetic)
    made = {wide: _lines(wide, rows, columns, arithmetic, names, read) for wide in tiles}
    masked = bool(arithmetic.device["masks_cheap"])
    names["columns"] = _narrowing(tiles, made) if masked else _one_after_another(tiles, made)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read("templates/matmul/channels_tile", names))
        return finished(module, columns, arithmetic)[0]


def channels_driver(name: str, tile: str, columns: int, arithmetic: Arithmetic, read: _Reader) -> str:
    """The online loops in generic form, given the tile function that they call by name."""
    names = _names(arithmetic) | {"name": name, "tile": tile, "N": columns, "room": _room(arithmetic)}
    kinds = ", ".join([*(str(names[x]) for x in "ABCV"), *["index"] * 5])
    operands = (("X", "image", "a", "A"), ("B", "weights", "b", "B"), ("C", "result", "c", "C"))
    names["subviews"] = "\n".join(subview(made, memory, x, str(names[kind])) for made, memory, x, kind in operands)
    with context(), ir.Location.unknown():
        text = f"func.func private @{tile}({kinds})\n" + read("templates/matmul/channels", names)
        return finished(ir.Module.parse(text), columns, arithmetic)[-1]


def _room(arithmetic: Arithmetic) -> int:
    """Elements of an image in half the L2."""
    return arithmetic.device["l2_bytes"] // 2 * 8 // bits(arithmetic.types.a)


def _names(arithmetic: Arithmetic) -> dict[str, object]:
    return arithmetic.names() | view_names(arithmetic)


def _widths(columns: int, arithmetic: Arithmetic) -> list[int]:
    """Columns of tiles, the widest first: of whole vectors, the last behind a mask; without cheap masks down to one."""
    lanes = arithmetic.lanes
    vectors = range(max(1, columns // lanes), 0, -1)
    if arithmetic.device["masks_cheap"]:
        return [lanes * count for count in vectors]
    halves = [lanes * (1 << i) for i in reversed(range(vectors[0].bit_length()))]
    return halves + [lanes >> i for i in range(1, lanes.bit_length())]


def _narrowing(widths: Sequence[int], made: dict[int, str]) -> str:
    """As few vectors as hold the channels."""
    text = made[widths[-1]]
    for wide, narrower in zip(reversed(widths[:-1]), reversed(widths[1:]), strict=True):
        text = f"""\
  %up_to_{narrower} = arith.constant {narrower} : index
  %beyond_{narrower} = arith.cmpi ugt, %n, %up_to_{narrower} : index
  scf.if %beyond_{narrower} {{
{made[wide]}
  }} else {{
{text}
  }}"""
    return f"  %from = arith.addi %j0, %c0 : index\n{text}"


def _one_after_another(widths: Sequence[int], made: dict[int, str]) -> str:
    """Tiles of the widest columns, then of each narrower ones that fit what is left."""
    lines, at = [], "%c0"
    for wide in widths:
        lines.append(f"""\
  %wide_{wide} = arith.constant {wide} : index
  %left_{wide} = arith.subi %n, {at} : index
  %fits_{wide} = arith.cmpi uge, %left_{wide}, %wide_{wide} : index
  scf.if %fits_{wide} {{
  %from = arith.addi %j0, {at} : index
{made[wide]}
  }}
  %taken_{wide} = arith.select %fits_{wide}, %wide_{wide}, %c0 : index
  %past_{wide} = arith.addi {at}, %taken_{wide} : index""")
        at = f"%past_{wide}"
    return "\n".join(lines)


def _lines(
    wide: int, rows: int, columns: int, arithmetic: Arithmetic, names: dict[str, object], read: _Reader
) -> str:
    """Lines of the output on so many columns, by steps of the window."""
    by_step = []
    for step in (1, 2, 0):
        one = _Tile(1, wide, arithmetic, step)
        made = {
            "columns": wide,
            "vectors_of_channels": "\n".join(map(one.column, one.vectors)),
            "rows_seen": _taps_seen("h", read),
            "outside_rows": one.rows_outside(names, read),
            "tiles": (_masked if one.masked else _in_turn)(one, rows, names, read),
        }
        by_step.append(read("templates/matmul/channels_lines", names | made))
    return f"""\
  scf.if %by_one {{
{by_step[0]}
  }} else {{
  scf.if %by_two {{
{by_step[1]}
  }} else {{
{by_step[2]}
  }}
  }}"""


def _masked(one: _Tile, most: int, names: dict[str, object], read: _Reader) -> str:
    """Tiles of so many pixels, and behind masks those, and half of them."""
    low = -(-most // 2)
    made = {
        "high": most,
        "low": low,
        "whole": _Tile(most, *one.kind_of_tile).text(names, read),
        "masked_high": _MaskedTile(most, *one.kind_of_tile).text(names, read),
        "masked_low": _MaskedTile(low, *one.kind_of_tile).text(names, read),
    }
    return read("templates/matmul/channels_masked", names | made)


def _in_turn(one: _Tile, most: int, names: dict[str, object], read: _Reader) -> str:
    """Tiles of so many pixels, of fewer and fewer, and those whose windows reach beyond the line one by one."""
    lines, at = [], "%inner"
    for height in (most, *(1 << i for i in reversed(range((most - 1).bit_length())))):
        lines.append(f"""\
    %high_{height} = arith.constant {height} : index
    %pixels_left_{height} = arith.subi %outer, {at} : index
    %over_{height} = arith.remui %pixels_left_{height}, %high_{height} : index
    %to_{height} = arith.subi %outer, %over_{height} : index
    scf.for %e = {at} to %to_{height} step %high_{height} {{
{_Tile(height, *one.kind_of_tile).text(names, read)}
    }}""")
        at = f"%to_{height}"
    at_ends = _Pixel(1, *one.kind_of_tile).text(names, read)
    return read("templates/matmul/channels_in_turn", names | {"inside": "\n".join(lines), "at_ends": at_ends})


#: What is computed of one side of a window: (where it begins in the image, first tap inside, end of those).
_SEEN = {"h": ("y0", "r_lo", "r_hi"), "w": ("x0", "s_lo", "s_hi")}


def _taps_seen(side: str, read: _Reader) -> str:
    place, first, end = _SEEN[side]
    return read("templates/matmul/channels_seen", {"side": side, "place": place, "first": first, "end": end})


@dataclass(frozen=True)
class _Tile:
    """A register tile of `height` pixels of a line and `wide` channels, whose windows are within the line.

    `step`: of the window, where taps are neighbours; 0 for any.
    """

    height: int
    wide: int
    arithmetic: Arithmetic
    step: int

    @property
    def kind_of_tile(self) -> tuple[int, Arithmetic, int]:
        """All but the height."""
        return self.wide, self.arithmetic, self.step

    @property
    def lanes(self) -> int:
        return min(self.wide, self.arithmetic.lanes)

    @property
    def vectors(self) -> range:
        return range(self.wide // self.lanes)

    @property
    def kind(self) -> str:
        return f"vector<{self.lanes}x{self.arithmetic.types.c}>"

    @property
    def places(self) -> list[tuple[int, int]]:
        """(pixel, vector) of each sum."""
        return [(p, v) for p in range(self.height) for v in self.vectors]

    @property
    def masked(self) -> bool:
        """Whether channels may be missing: those of the last vector."""
        return bool(self.arithmetic.device["masks_cheap"])

    def column(self, v: int) -> str:
        """Where a vector of channels begins, which of it there are, and zeros."""
        bits, kind = f"i{self.lanes}", f"vector<{self.lanes}xi1>"
        lines = [f"%skip_{v} = arith.constant {v * self.lanes} : index", f"%j_{v} = arith.addi %from, %skip_{v} : index"]
        if self.masked:
            lines += [
                f"%some_{v} = arith.subi %n, %skip_{v} : index",
                f"%stored_{v} = vector.create_mask %some_{v} : {kind}",
                f"%word_{v} = vector.bitcast %stored_{v} : {kind} to vector<1x{bits}>",
                f"%bits_{v} = vector.extract %word_{v}[0] : {bits} from vector<1x{bits}>",
            ]
        if v == 0:
            a = self.arithmetic.names()["a"]
            lines += [
                f"%no_bits = arith.constant 0 : {bits}",
                f"%zeros = vector.broadcast %zero : {self.arithmetic.types.c} to {self.kind}",
                f"%zeros_a = vector.broadcast %zero_a : {a} to vector<{self.lanes}x{a}>",
            ]
        return "\n".join(f"  {line}" for line in lines)

    def rows_outside(self, names: dict[str, object], read: _Reader) -> str:
        """%outside, for each vector: the weights of rows outside the image times zero."""
        made = {
            "count": len(self.vectors),
            "vectors": ", ".join([self.kind] * len(self.vectors)),
            "from_start": ", ".join(f"%sum1_{v} = %zeros" for v in self.vectors),
            "from_rows": ", ".join(f"%sum2_{v} = %sum1_{v}" for v in self.vectors),
            "taps": "\n".join(self._unseen(v, f"%sum2_{v}") for v in self.vectors),
            "next_names": ", ".join(f"%next_{v}" for v in self.vectors),
            "row_names": ", ".join(f"%of_row#{v}" for v in self.vectors),
        }
        return read("templates/matmul/channels_outside", names | made)

    def text(self, names: dict[str, object], read: _Reader) -> str:
        """The sums of its pixels and channels, from pixel %e of a line on."""
        sums, results = self._sums(read)
        begun = [self._before(p, v, names) for p, v in self.places]
        made = {
            "before": "\n".join([self._result(names), *map(self._row, range(self.height)), *begun]),
            "sums": sums,
            "stores": "\n".join(
                self._store(results.format(at), p, v, names) for at, (p, v) in enumerate(self.places)
            ),
        }
        return read("templates/matmul/channels_block", names | made)

    def _sums(self, read: _Reader) -> tuple[str, str]:
        """The taps inside the image: (text, names of the sums)."""
        if not self.step:
            return self._loop("%c0", "%taps_w", 1, "%before_{p}_{v}", read), "%of_1#{0}"
        shared = self._loop("%c0", "%taps_shared", TAPS, "%before_{p}_{v}", read)
        return f"{shared}\n{self._rest(TAPS - 1, f'%of_{TAPS}#{{0}}', read)}", f"%rest_{TAPS - 1}#{{0}}"

    def _listed(self, text: str) -> str:
        return ", ".join(text.format(at, p=p, v=v) for at, (p, v) in enumerate(self.places))

    @property
    def _kinds(self) -> str:
        return ", ".join([self.kind] * len(self.places))

    def _rest(self, taps: int, sums: str, read: _Reader) -> str:
        """So many taps of a row that are left over, or fewer."""
        if not taps:
            return f"          scf.yield {self._listed(sums)} : {self._kinds}"
        fewer = self._rest(taps - 1, sums, read)
        if taps > 1:
            fewer += f"\n          scf.yield {self._listed(f'%rest_{taps - 1}#{{0}}')} : {self._kinds}"
        return f"""\
        %count_{taps} = arith.constant {taps} : index
        %taps_left_{taps} = arith.cmpi eq, %taps_over, %count_{taps} : index
        %rest_{taps}:{len(self.places)} = scf.if %taps_left_{taps} -> ({self._kinds}) {{
          %s = arith.addi %taps_shared, %c0 : index
{self._taps(taps, sums, read)}
          scf.yield {self._listed("%of_rows#{0}")} : {self._kinds}
        }} else {{
{fewer}
        }}"""

    def _loop(self, first: str, end: str, taps: int, sums: str, read: _Reader) -> str:
        """Taps of a row from, to, so many at a time."""
        step = "%together" if taps > 1 else "%c1"
        return f"""\
        %of_{taps}:{len(self.places)} = scf.for %s = {first} to {end} step {step}
            iter_args({self._listed("%sum1_{0} = " + sums)}) -> ({self._kinds}) {{
{self._taps(taps, "%sum1_{0}", read)}
          scf.yield {self._listed("%of_rows#{0}")} : {self._kinds}
        }}"""

    def _taps(self, taps: int, sums: str, read: _Reader) -> str:
        """%of_rows: so many taps of each row."""
        made = {
            "tap": "\n".join(self._tap(taps)),
            "count": len(self.places),
            "vectors": self._kinds,
            "from_sums": self._listed("%sum2_{0} = " + sums),
            "products": self._products(taps),
            "next_names": self._listed("%next_{0}"),
        }
        return read("templates/matmul/channels_taps", made)

    def _seen_by(self, taps: int) -> dict[int, list[tuple[int, int]]]:
        """Neighbours, or what single taps see -> the pixels whose taps see them."""
        step, seen = self.step if taps > 1 else 1, dict[int, list[tuple[int, int]]]()
        for p in range(self.height):
            for s in range(taps):
                seen.setdefault(p * step + s, []).append((p, s))
        return seen

    def _tap(self, taps: int) -> list[str]:
        """%at_tap: where what the first pixel sees is in the first row."""
        return [
            "          %moved_right = arith.muli %s, %right_x : index",
            "          %at_tap = arith.addi %at_first, %moved_right : index",
        ]

    def _products(self, taps: int) -> str:
        """What the taps of a row see of the tile's pixels is read once, and multiplied by each weight."""
        lines = list[str]()
        for s in range(taps):
            lines.append(f"            %tap_{s} = arith.constant {s} : index")
            lines.append(f"            %k_{s} = arith.addi %k, %tap_{s} : index")
            lines += [self._weights(f"%k_{s}", str(s), v) for v in self.vectors]
        held = {place: f"%sum2_{at}" for at, place in enumerate(self.places)}
        seen_by, apart = self._seen_by(taps), "%stride_x" if taps > 1 else "%pitch"
        for i in range(max(seen_by) + 1):
            lines += [f"            %at_{i} = arith.addi %at_{i - 1}, {apart} : index"] if i else []
            for v in self.vectors if i in seen_by else ():
                lines.append(f"            %place_{i}_{v} = arith.addi %at_{i}, %skip_{v} : index")
                lines.append(self._read_pixel(i, v))
                wide, name = self._extended(f"%a_{i}_{v}", f"%wide_{i}_{v}", self.arithmetic.types.a)
                lines.append(wide)
                for p, s in seen_by[i]:
                    _, weight = self._extended(f"%w_{s}_{v}", f"%wide_w_{s}_{v}", self.arithmetic.types.b)
                    last = s == taps - 1
                    made = f"%next_{p * len(self.vectors) + v}" if last else f"%part_{p}_{s}_{v}"
                    lines.append("            " + self.arithmetic.fused(made, name, weight, held[p, v], self.kind))
                    held[p, v] = made
        return "\n".join(line for line in lines if line)

    def _read_pixel(self, i: int, v: int) -> str:
        return self._read(f"%a_{i}_{v}", f"%X[%c0, %place_{i}_{v}]", v, "A")

    def _result(self, names: dict[str, object]) -> str:
        """%D, the rows and columns of C that the tile is: places in it are numbers."""
        return f"""\
      %m = arith.addi %q, %e : index
      %D = memref.subview %C[%m, %from] [{self.height}, {self.wide}] [1, 1]
          : {names["C"]} to {self._tile_type}"""

    @property
    def _tile_type(self) -> str:
        return f"memref<{self.height}x{self.wide}x{self.arithmetic.types.c}, strided<[?, 1], offset: ?>>"

    def _row(self, p: int) -> str:
        return f"      %m_{p} = arith.constant {p} : index"

    def _mask(self, p: int, v: int) -> str | None:
        """Which channels of a pixel there are, where some may be missing."""
        return f"%stored_{v}" if self.masked and v == self.vectors[-1] else None

    def _before(self, p: int, v: int, names: dict[str, object]) -> str:
        """What a sum begins with: of rows outside, and what C holds, where it is accumulated into."""
        place, kind, memory, mask = f"%D[%m_{p}, %skip_{v}]", self.kind, self._tile_type, self._mask(p, v)
        load = f"vector.load {place} : {memory}, {kind}"
        if mask:
            load = f"vector.transfer_read {place}, %zero, {mask} {{in_bounds = [true]}} : {memory}, {kind}"
        return f"""\
      %before_{p}_{v} = scf.if %accumulates -> ({kind}) {{
        %held_{p}_{v} = {load}
        %more_{p}_{v} = {names["add"]} %held_{p}_{v}, %outside#{v} : {kind}
        scf.yield %more_{p}_{v} : {kind}
      }} else {{
        scf.yield %outside#{v} : {kind}
      }}"""

    def _store(self, value: str, p: int, v: int, names: dict[str, object]) -> str:
        place, memory, mask = f"%D[%m_{p}, %skip_{v}]", self._tile_type, self._mask(p, v)
        if mask:
            access = f"{place}, {mask} {{in_bounds = [true]}} : {self.kind}, {memory}"
            return f"      vector.transfer_write {value}, {access}"
        return f"      vector.store {value}, {place} : {memory}, {self.kind}"

    def _read(self, result: str, place: str, v: int, operand: str) -> str:
        """A vector of A or B."""
        names, types = self.arithmetic.names(), self.arithmetic.types
        if self.masked and v == self.vectors[-1]:
            kind = types.a if operand == "A" else types.b
            return read_some(result, place, f"%some_{v}", self.lanes, kind, self.arithmetic, operand)
        kind = f"vector<{self.lanes}x{names[operand.lower()]}>"
        return f"          {result} = vector.load {place} : {names[operand]}, {kind}"

    def _extended(self, value: str, name: str, kind: str) -> tuple[str, str]:
        return extension(value, name, kind, self.arithmetic.types.c, f"vector<{self.lanes}x{{}}>")

    def _weights(self, k: str, name: str, v: int) -> str:
        """%w_<name>_<v>, a vector of the weights of a tap."""
        wide, _ = self._extended(f"%w_{name}_{v}", f"%wide_w_{name}_{v}", self.arithmetic.types.b)
        return self._read(f"%w_{name}_{v}", f"%B[{k}, %j_{v}]", v, "B") + ("\n" + wide if wide else "")

    def _unseen(self, v: int, held: str) -> str:
        """A vector of the weights of tap %k times zero, added to what is held: %next_<v>."""
        text = self._weights("%k", "0", v)
        _, weight = self._extended(f"%w_0_{v}", f"%wide_w_0_{v}", self.arithmetic.types.b)
        return f"{text}\n          {self.arithmetic.fused(f'%next_{v}', weight, '%zeros', held, self.kind)}"


class _Pixel(_Tile):
    """One pixel, whose window may reach beyond the line."""

    def _sums(self, read: _Reader) -> tuple[str, str]:
        taps = "\n".join(self._unseen(v, f"%sum2_{v}") for v in self.vectors)
        unseen = f"""\
{_taps_seen("w", read)}
        %unseen:{len(self.vectors)} = scf.for %i = %c0 to %unseen_w step %c1
            iter_args({self._listed("%sum1_{0} = %before_{p}_{v}")}) -> ({self._kinds}) {{
          %is_left_of = arith.cmpi ult, %i, %s_lo : index
          %past = arith.addi %i, %seen_w : index
          %s = arith.select %is_left_of, %i, %past : index
          %of_rows:{len(self.vectors)} = scf.for %r = %r_lo to %r_hi step %c1
              iter_args({self._listed("%sum2_{0} = %sum1_{0}")}) -> ({self._kinds}) {{
            %k_row = arith.muli %r, %taps_w : index
            %k = arith.addi %k_row, %s : index
{taps}
            scf.yield {self._listed("%next_{0}")} : {self._kinds}
          }}
          scf.yield {self._listed("%of_rows#{0}")} : {self._kinds}
        }}"""
        return f"{unseen}\n{self._loop('%s_lo', '%s_hi', 1, '%unseen#{0}', read)}", "%of_1#{0}"


class _MaskedTile(_Tile):
    """Pixels of which some may be missing, and whose windows may reach beyond the line."""

    def _tap(self, taps: int) -> list[str]:
        """Which of what the tile's pixels see there is, too."""
        lines = super()._tap(taps)
        lines.append("          %right = arith.muli %s, %dilation_w : index")
        lines.append("          %x_0 = arith.addi %x0, %right : index")
        apart, seen_by = "%c1" if taps > 1 else "%step_w", self._seen_by(taps)
        for i in range(max(seen_by) + 1):
            lines += [f"          %x_{i} = arith.addi %x_{i - 1}, {apart} : index"] if i else []
            lines += [f"          %inside_{i} = arith.cmpi ult, %x_{i}, %size_w : index"] if i in seen_by else []
            lines += [self._bits(f"in_{i}_{v}", f"%inside_{i}", v) for v in self.vectors] if i in seen_by else []
        return lines

    def _read_pixel(self, i: int, v: int) -> str:
        memory, a = self.arithmetic.names()["A"], self.arithmetic.names()["a"]
        return f"""\
            %a_{i}_{v} = vector.maskedload %X[%c0, %place_{i}_{v}], %mask_in_{i}_{v}, %zeros_a
                : {memory}, vector<{self.lanes}xi1>, vector<{self.lanes}x{a}> into vector<{self.lanes}x{a}>"""

    def _bits(self, name: str, condition: str, v: int) -> str:
        """%mask_<name>: the channels that there are, if a condition holds; by general registers, which are idle."""
        bits = f"i{self.lanes}"
        return f"""\
          %bits_{name} = arith.select {condition}, %bits_{v}, %no_bits : {bits}
          %word_{name} = vector.broadcast %bits_{name} : {bits} to vector<1x{bits}>
          %mask_{name} = vector.bitcast %word_{name} : vector<1x{bits}> to vector<{self.lanes}xi1>"""

    def _row(self, p: int) -> str:
        masks = "\n".join(self._bits(f"of_{p}_{v}", f"%exists_{p}", v) for v in self.vectors)
        return f"{super()._row(p)}\n      %exists_{p} = arith.cmpi ugt, %pixels_left, %m_{p} : index\n{masks}"

    def _mask(self, p: int, v: int) -> str:
        return f"%mask_of_{p}_{v}"
