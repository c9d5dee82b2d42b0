"""Large constants beside the text of a module: passes look at types alone, and text takes two characters a byte.

    %w = arith.constant dense_resource<w> : tensor<4096x4096xf32>
    {-# dialect_resources: { builtin: { w: "0x04000000..." } } #-}

becomes `dense_resource<large_0_w>`, of which the module says no elements, as MLIR allows; the text that goes to IREE's
compiler says them again. What is written within an op as `dense<"0x...">` is treated alike.
"""

from __future__ import annotations

import binascii
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from dynmlir.diagnostics import DynmlirError

#: Characters from which on a constant is apart.
LEAST = 1 << 16

_OPENED, _CLOSED = '"0x', '"'
_KEY = re.compile(r'(?:^|(?<=[\s{,]))(?P<key>[A-Za-z_][\w$.]*|"[^"\n]*")\s*:\s*\Z')
_NEAR = 1000
#: Digits before those of elements, by which a text says how these are aligned: a power of two, in four bytes.
_HEAD = re.compile(r"0x(?:[1248]0|0[1248])000000|0x00[0-9A-Fa-f]{6}")
_HEAD_LENGTH = len("0x04000000")
_KIND = re.compile(r"(?:tensor|vector)<(?P<sizes>(?:\d+x)+)(?:b?f|[su]?i)(?P<bits>8|16|32|64)>")
_WITHIN, _OF = "dense<", re.compile(rf"> *: *{_KIND.pattern}")
_READ = re.compile(r'dense_resource<("[^"\n]*"|[\w$.]+)>')
_STEM, _OWN = "large", re.compile(r"^(?:large\d*_\d+(?:_|$))+")
_SECTION, _BUILTIN, _NO_ENTRY = (
    re.compile(r"^[ \t]*\{-#", re.MULTILINE),
    re.compile(r"\bbuiltin: \{"),
    re.compile(r"\s*\}"),
)
_OPEN_SECTION, _CLOSE_SECTION = "\n{-#\n  dialect_resources: {\n    builtin: {", "\n    }\n  }\n#-}\n"


@dataclass(frozen=True)
class Digits:
    """Elements as a part of a text, without quotes."""

    text: str | bytes
    start: int
    end: int

    def __str__(self) -> str:
        return _string(self.text[self.start : self.end])

    def digits(self) -> bytes | memoryview:
        """The same, not copied where the text is of bytes."""
        if isinstance(self.text, str):
            return str(self).encode()
        return memoryview(self.text)[self.start : self.end]

    @property
    def line(self) -> int:
        """Where it is in the text, from 1 on."""
        if isinstance(self.text, str):
            return self.text.count("\n", 0, self.start) + 1
        return self.text.count(b"\n", 0, self.start) + 1


@dataclass(frozen=True)
class Elements:
    """Elements that are made when they are asked for, as they lie in memory."""

    make: Callable[[], memoryview]

    def __str__(self) -> str:
        return self.digits().decode()

    def digits(self) -> bytes:
        return binascii.hexlify(self.make())


@dataclass(frozen=True)
class Text:
    """A text in parts, as which it may be long."""

    parts: tuple[str | Digits | Elements, ...]

    def __str__(self) -> str:
        text = ""
        for part in self.parts:
            text += str(part)  # which grows where it is: joining them would hold all twice
        return text

    def write(self, path: Path) -> None:
        """To a file. Raises OSError."""
        with path.open("wb") as file:
            for part in self.parts:
                file.write(part.encode() if isinstance(part, str) else part.digits())


@dataclass(frozen=True)
class Blobs:
    """What constants of a text hold: their elements, and what stands before these, where the text does not say it."""

    held: list[tuple[str, Digits | Elements]] = field(default_factory=list)
    stem: str = _STEM
    """What their names in the text begin with, and no other name there."""

    def hold(self, elements: Callable[[], memoryview], size: int, called: str = "") -> str:
        """Elements of so many bytes each, which are made when they are asked for; what a text calls them."""
        self.held.append((_aligned(size), Elements(elements)))
        return self.last_name(called)

    def last_name(self, called: str = "") -> str:
        """What a text calls the constant that was held last, and that is `called` so."""
        own = _OWN.sub("", called)
        name = f"{self.stem}_{len(self.held) - 1}"
        return f"{name}_{own}" if re.fullmatch(r"[\w$.]+", own, re.ASCII) else name

    def number(self, text: str) -> int | None:
        """By which a constant is held that is printed so; None of another one."""
        found = self._names().match(text)
        return int(found[2]) if found and self.held else None

    def _names(self) -> re.Pattern[str]:
        """MLIR adds a number to a name that is there already."""
        return re.compile(rf"dense_resource<({self.stem}_(\d+)[\w$.]*)>")

    def has(self, number: int, size: int) -> bool:
        """Whether a constant has so many bytes, as far as is known before they are made."""
        aligned, held = self.held[number]
        if isinstance(held, Elements):
            return True
        return held.end - held.start == (0 if aligned else _HEAD_LENGTH) + 2 * size

    def elements(self, number: int) -> memoryview:
        """Those that are held by this number. Raises DynmlirError."""
        aligned, held = self.held[number]
        if isinstance(held, Elements):
            return held.make()
        try:
            return memoryview(binascii.unhexlify(held.digits()[0 if aligned else _HEAD_LENGTH :]))
        except binascii.Error:
            raise DynmlirError("elements are no hexadecimal digits", f"-:{held.line}:1") from None

    def misfit(self, text: str) -> DynmlirError | None:
        """Of the first constant of a text that has more or fewer elements than its type."""
        for found in re.finditer(rf"{self._names().pattern} *: *({_KIND.pattern})", text) if self.held else ():
            size = math.prod(int(each) for each in found["sizes"].split("x") if each) * int(found["bits"]) // 8
            _, held = self.held[int(found[2])]
            if isinstance(held, Digits) and not self.has(int(found[2]), size):
                return DynmlirError(f"elements are not as many as those of {found[3]}", f"-:{held.line}:1")
        return None

    def wrong(self) -> DynmlirError | None:
        """Of elements that a text states and that are none, located in it."""
        for number, (_, held) in enumerate(self.held):
            try:
                if isinstance(held, Digits):
                    self.elements(number)
            except DynmlirError as error:
                return error
        return None

    def beside(self, text: str) -> Text:
        """A text, with the elements of all constants that it has of these."""
        large: dict[str, str] = dict(self._names().findall(text)) if self.held else {}
        if not large:
            return Text((text,))
        sections = list(_SECTION.finditer(text))
        builtin = _BUILTIN.search(text, sections[-1].start()) if sections else None
        place = builtin.end() if builtin is not None else len(text)
        parts: list[str | Digits | Elements] = [text[:place], "" if builtin is not None else _OPEN_SECTION]
        for key, number in large.items():
            aligned, blob = self.held[int(number)]
            parts += [f'\n      {key}: "{aligned}', blob, '",']
        if builtin is None or _NO_ENTRY.match(text, place):
            parts[-1] = _CLOSED
        return Text((*parts, text[place:] if builtin is not None else _CLOSE_SECTION))


def apart(text: str | bytes) -> tuple[str, Blobs]:
    """A text without the elements of its large constants, and these. Lines stay where they are."""
    blobs, pieces, names, done = Blobs(stem=_free_stem(text)), list[str](), dict[str, str](), 0
    for start, end in _long(text):
        before = _string(text[max(done, start - _NEAR) : start])
        if (key := _KEY.search(before)) and _has_head(text, start, end):
            blobs.held.append(("", Digits(text, start + 1, end - 1)))
            names[key["key"]] = blobs.last_name(key["key"])
            pieces.append(_string(text[done:start])[: key.start() - len(before)])
            done = _end_of_entry(text, end, pieces)
        elif before.endswith(_WITHIN) and (aligned := _alignment(text, start, end)):
            blobs.held.append((aligned, Digits(text, start + len(_OPENED), end - 1)))
            pieces.append(f"{_string(text[done : start - len(_WITHIN)])}dense_resource<{blobs.last_name()}")
            done = end
    if not pieces:
        return _string(text), blobs
    light = "".join([*pieces, _string(text[done:])])
    if not names.keys() <= set(_READ.findall(light)):  # resources of a dialect of its own, perhaps
        return _string(text), Blobs()
    return _READ.sub(lambda found: f"dense_resource<{names.get(found[1], found[1])}>", light), blobs


def _free_stem(text: str | bytes) -> str:
    """The first that no name in the text begins with."""
    stems = (f"{_STEM}{number}" if number else _STEM for number in count())
    if isinstance(text, str):
        return next(stem for stem in stems if f"{stem}_" not in text)
    return next(stem for stem in stems if f"{stem}_".encode() not in text)


def _string(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode()


def _long(text: str | bytes) -> Iterator[tuple[int, int]]:
    """Where long strings of hexadecimal digits are, quotes included."""
    find = text.find if isinstance(text, str) else lambda sought, start: text.find(sought.encode(), start)
    start = find(_OPENED, 0)
    while start >= 0:
        end = find(_CLOSED, start + 1) + 1 or len(text)
        if end - start > LEAST:
            yield start, end
        start = find(_OPENED, end)


def _has_head(text: str | bytes, start: int, end: int) -> bool:
    """Whether a string of whole bytes begins as MLIR's resources do; else MLIR says what is wrong."""
    head = _string(text[start + 1 : start + 1 + _HEAD_LENGTH])
    return (end - start) % 2 == 0 and _HEAD.fullmatch(head) is not None


def _end_of_entry(text: str | bytes, end: int, pieces: list[str]) -> int:
    """Where the next entry begins, if there is one; else the comma before this one goes."""
    comma = re.match(r"\s*,", _string(text[end : end + _NEAR]))
    if comma is not None:
        return end + comma.end()
    while len(pieces) > 1 and not pieces[-1].strip():
        pieces.pop()
    pieces[-1] = re.sub(r",\s*\Z", "", pieces[-1])
    return end


def _alignment(text: str | bytes, start: int, end: int) -> str:
    """How elements within an op are aligned, as resources say it: nothing where they stand for others, too."""
    kind = _OF.match(_string(text[end : end + _NEAR]))
    if kind is None:
        return ""
    size = int(kind["bits"]) // 8
    elements = math.prod(int(each) for each in kind["sizes"].split("x") if each)
    return _aligned(size) if end - start - len('"0x"') == 2 * size * elements else ""


def _aligned(size: int) -> str:
    return f"0x{size:02X}000000"
