"""Convolutions in NCHW, depthwise ones first, filter by filter: register tiles on stacks of lines of the image.

What is unrolled over lines of a tile is made here and in `lowering/images/shared_taps.py`, the rest is in
lib/templates/matmul/stack*.mlir.
"""

from __future__ import annotations

from dynmlir.bindings import context, ir
from dynmlir.kernels.made_with import TAPS
from dynmlir.lowering.arithmetic import Arithmetic, extension
from dynmlir.lowering.images.shared_taps import STEPS, Reader, SharedTaps, in_masked_tiles, sharing
from dynmlir.lowering.images.windows import finished
from dynmlir.lowering.layouts import view_names
from dynmlir.lowering.rewrites import store_in_parts, walk


def lower_stack_tile(name: str, arithmetic: Arithmetic, read: Reader) -> str:
    """Tile functions, one for each of STEPS, as text in generic form."""
    most, texts = sharing(arithmetic.device), []
    names = arithmetic.names() | view_names(arithmetic) | {"name": name, "R": most, "TAPS": TAPS}
    for step in STEPS:
        names |= {"step": step, "lines": _lines(most, arithmetic, step, names, read)}
        texts.append(read("templates/matmul/stack", names))
    with context(), ir.Location.unknown():
        module = ir.Module.parse("\n".join(texts))
        if not arithmetic.device["masks_cheap"]:
            walk(module.operation, store_in_parts)
        return "\n".join(finished(module, arithmetic.lanes, arithmetic))


def _lines(most: int, arithmetic: Arithmetic, step: int, names: dict[str, object], read: Reader) -> str:
    """Pieces of lines: whole tiles, and such behind masks."""
    whole = _Tile(most, arithmetic.lanes, arithmetic, step)
    masked = _MaskedTile(most, arithmetic.lanes, arithmetic, step)
    tiles = in_masked_tiles(whole, masked, names, read)
    return read("templates/matmul/stack_lines", names | {"tiles": tiles, "masks": whole.masks()})


class _Tile(SharedTaps):
    """Lines all of which there are, whose windows are within the image's lines."""

    inner = "templates/matmul/stack_taps"
    taps = ("%taps_h", "%taps_shared", "%taps_over")
    near, apart = "%stride_y", "%pitch"

    @property
    def element(self) -> str:
        return self.arithmetic.types.b

    @property
    def read_at_once(self) -> int:
        """Pixels that a vector of them is made of: where every other one is taken twice as many."""
        return self.lanes * max(1, self.step)

    @property
    def of_image(self) -> str:
        return f"vector<{self.read_at_once}x{self.arithmetic.names()['b']}>"

    def masks(self) -> str:
        """Which pixels of a vector there are."""
        lines = [
            f"%stored = vector.create_mask %n : vector<{self.lanes}xi1>",
            *self.bits_of("%stored", "bits", self.lanes),
            f"%no_bits = arith.constant 0 : i{self.lanes}",
            f"%zeros_b = vector.broadcast %nothing : {self.arithmetic.names()['b']} to {self.of_image}",
        ]
        return "\n".join(f"      {line}" for line in lines)

    def text(self, names: dict[str, object], read: Reader) -> str:
        """The sums of its lines, from line %e of a piece on."""
        sums, results = self.sums("%sum0_{0}", read)
        lines = range(self.height)
        made = {
            "before": "\n".join(self._line(p) + "\n" + self._before(p, names) for p in lines),
            "count": self.height,
            "vectors": self.kinds,
            "from_start": self.listed("%sum0_{0} = %before_{0}"),
            "sums": sums,
            "results": self.listed(results),
            "stores": "\n".join(self._store(p, names) for p in lines),
        }
        return read("templates/matmul/stack_block", names | made)

    def first(self, taps: int) -> list[str]:
        return [
            "%moved_down = arith.muli %tap, %down_x : index",
            "%at_tap = arith.addi %at_first, %moved_down : index",
            "%k_of_tap = arith.muli %tap, %taps_w : index",
            "%k_row = arith.addi %k_ch, %k_of_tap : index",
        ]

    def weight(self, t: int) -> str:
        types, a = self.arithmetic.types, self.arithmetic.names()["A"]
        wide, name = extension(f"%weight_{t}", f"%wide_weight_{t}", types.a, types.c)
        lines = [f"%k_{t} = arith.addi %k_{t - 1}, %taps_w : index"] if t else []
        lines.append(f"%weight_{t} = memref.load %A[%i, %k_{t}] : {a}")
        every = f"            %w_{t} = vector.broadcast {name} : {types.c} to {self.kind}"
        return "\n".join([*self._pixels(t), *(f"            {line}" for line in lines), *filter(None, [wide]), every])

    def _pixels(self, t: int) -> list[str]:
        """%seen, ahead of the first weight: which pixels of a line are inside it."""
        if t:
            return []
        count = self.read_at_once
        numbers = ", ".join(map(str, range(count)))
        lines = [
            "%x32 = arith.index_cast %x : index to i32",
            f"%xs = vector.broadcast %x32 : i32 to vector<{count}xi32>",
            f"%numbers = arith.constant dense<[{numbers}]> : vector<{count}xi32>",
            f"%places = arith.addi %xs, %numbers : vector<{count}xi32>",
            "%size32 = arith.index_cast %size_w : index to i32",
            f"%sizes = vector.broadcast %size32 : i32 to vector<{count}xi32>",
            f"%seen = arith.cmpi ult, %places, %sizes : vector<{count}xi32>",
        ]
        return [f"            {line}" for line in lines]

    def neighbour(self, i: int) -> str:
        return self._vector(i, "%seen") if self.step else self._any(i, "%seen")

    def _vector(self, i: int, mask: str) -> str:
        """%a_<i> behind a mask."""
        memory, some = self.arithmetic.names()["B"], f"vector<{self.read_at_once}xi1>"
        name = f"%a_{i}" if self.step == 1 else f"%both_{i}"
        text = f"""\
            {name} = vector.maskedload %X[%c0, %at_{i}], {mask}, %zeros_b
                : {memory}, {some}, {self.of_image} into {self.of_image}"""
        if self.step == 1:
            return text
        even = list(range(0, self.read_at_once, self.step))
        return f"{text}\n            %a_{i} = vector.shuffle {name}, {name} {even} : {self.of_image}, {self.of_image}"

    def _any(self, i: int, mask: str, inside: str = "") -> str:
        """%a_<i> behind a mask where pixels are neighbours, as those of a dilated window are, else one by one."""
        memory, some = self.arithmetic.names()["B"], f"vector<{self.read_at_once}xi1>"
        return f"""\
            %are_neighbours_{i} = arith.cmpi eq, %step_w, %c1 : index
            %a_{i} = scf.if %are_neighbours_{i} -> ({self.of_image}) {{
              %loaded = vector.maskedload %X[%c0, %at_{i}], {mask}, %zeros_b
                  : {memory}, {some}, {self.of_image} into {self.of_image}
              scf.yield %loaded : {self.of_image}
            }} else {{
{self._apart(i, inside)}
              scf.yield %apart_{i} : {self.of_image}
            }}"""

    def _apart(self, i: int, inside: str) -> str:
        """%apart_<i>, of pixels that are further apart; those of a line that is inside, if that is asked."""
        b, memory = self.arithmetic.names()["b"], self.arithmetic.names()["B"]
        within = "%in_both" if inside else "%in_line"
        both = f"%in_both = arith.andi %in_line, {inside} : i1" if inside else ""
        return f"""\
            %apart_{i} = scf.for %l = %c0 to %lanes step %c1 iter_args(%made = %zeros_b) -> ({self.of_image}) {{
              %to_pixel = arith.muli %l, %step_w : index
              %place = arith.addi %x, %to_pixel : index
              %in_line = arith.cmpi ult, %place, %size_w : index
              {both}
              %value = scf.if {within} -> ({b}) {{
                %at = arith.addi %at_{i}, %to_pixel : index
                %element = memref.load %X[%c0, %at] : {memory}
                scf.yield %element : {b}
              }} else {{
                scf.yield %nothing : {b}
              }}
              %more = vector.insert %value, %made [%l] : {b} into {self.of_image}
              scf.yield %more : {self.of_image}
            }}"""

    def _line(self, p: int) -> str:
        return f"      %j_{p} = arith.addi %j_{p - 1}, %width : index" if p else ""

    def _mask(self, p: int) -> str:
        """Which pixels of a line's vector there are."""
        return "%stored"

    def _before(self, p: int, names: dict[str, object]) -> str:
        place = f"%C[%i, %j_{p}], %zero, {self._mask(p)} {{in_bounds = [true]}} : {names['C']}, {self.kind}"
        return f"""\
      %before_{p} = scf.if %accumulates -> ({self.kind}) {{
        %held = vector.transfer_read {place}
        scf.yield %held : {self.kind}
      }} else {{
        scf.yield %zeros : {self.kind}
      }}"""

    def _store(self, p: int, names: dict[str, object]) -> str:
        place = f"%C[%i, %j_{p}], {self._mask(p)} {{in_bounds = [true]}} : {self.kind}, {names['C']}"
        return f"      vector.transfer_write %of_channels#{p}, {place}"


class _MaskedTile(_Tile):
    """Lines of which some may be missing, and whose windows may reach beyond the image's lines."""

    def first(self, taps: int) -> list[str]:
        """Which lines that windows see are inside the image, too."""
        lines = super().first(taps)
        lines += ["%down = arith.muli %tap, %dilation_h : index", "%y = arith.addi %y0, %down : index"]
        return [*lines, *self.inside(taps, "%y", "%size_h", "%step_h")]

    def _pixels(self, t: int) -> list[str]:
        lines = super()._pixels(t)
        if lines:
            more = [
                *self.bits_of("%seen", "seen_bits", self.read_at_once),
                f"%none_seen = arith.constant 0 : i{self.read_at_once}",
            ]
            lines += [f"            {line}" for line in more]
        return lines

    def neighbour(self, i: int) -> str:
        mask, inside = f"%mask_in_{i}", f"%inside_{i}"
        masked = self.mask(f"in_{i}", inside, "%seen_bits", "%none_seen", self.read_at_once)
        read = self._vector(i, mask) if self.step else self._any(i, mask, inside)
        return "\n".join([*(f"            {line}" for line in masked), read])

    def _line(self, p: int) -> str:
        lines = [
            f"%number_{p} = arith.constant {p} : index",
            f"%exists_{p} = arith.cmpi ugt, %pixels_left, %number_{p} : index",
            *self.mask(f"of_{p}", f"%exists_{p}", "%bits", "%no_bits", self.lanes),
        ]
        return "\n".join([super()._line(p), *(f"      {line}" for line in lines)])

    def _mask(self, p: int) -> str:
        return f"%mask_of_{p}"
