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
from pathlib import Path

#: Characters from which on a constant is apart.
LEAST = 1 << 16

_OPENED, _CLOSED = '"0x', '"'
_KEY = re.compile(r'(?:^|(?<=[\s{,]))(?P<key>[A-Za-z_][\w$.]*|"[^"\n]*")\s*:\s*\Z')
_KEYS_LENGTH = 1000
#: Digits before those of elements, where a text says itself how these are aligned.
_HEAD = len("0x04000000")
_WITHIN, _OF = "dense<", re.compile(r"> *: *(?:tensor|vector)<(?P<sizes>(?:\d+x)+)(?:b?f|i)(?P<bits>8|16|32|64)>")
_READ = re.compile(r'dense_resource<("[^"\n]*"|[\w$.]+)>')
#: MLIR adds a number to a name that is there already.
_LARGE = re.compile(r"dense_resource<(large_(\d+)[\w$.]*)>")
_NAMED_BEFORE = re.compile(r"^(?:large_\d+(?:_|$))+")
_SECTION, _BUILTIN, _NO_ENTRY = "{-#", re.compile(r"\bbuiltin: \{"), re.compile(r"\s*\}")
_OPEN_SECTION, _CLOSE_SECTION = f"\n{_SECTION}\n  dialect_resources: {{\n    builtin: {{", "\n    }\n  }\n#-}\n"


@dataclass(frozen=True)
class Blob:
    """Elements as a part of a text: digits, without quotes."""

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

    parts: tuple[str | Blob | Elements, ...]

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

    held: list[tuple[str, Blob | Elements]] = field(default_factory=list)

    def hold(self, elements: Callable[[], memoryview], size: int, called: str = "") -> str:
        """Elements of so many bytes each, which are made when they are asked for; what a text calls them."""
        self.held.append((_aligned(size), Elements(elements)))
        return self.name(len(self.held) - 1, called)

    def elements(self, number: int) -> memoryview:
        """Those that were held as the `number`th, from 0 on."""
        aligned, held = self.held[number]
        if isinstance(held, Elements):
            return held.make()
        return memoryview(binascii.unhexlify(held.digits()[0 if aligned else _HEAD :]))

    @staticmethod
    def name(number: int, called: str = "") -> str:
        """What a text calls the constant that was held as the `number`th, from 0 on, and that is `called` so."""
        own = _NAMED_BEFORE.sub("", called)
        return f"large_{number}_{own}" if re.fullmatch(r"[\w$.]+", own) else f"large_{number}"

    def beside(self, text: str) -> Text:
        """A text, with the elements of all constants that it has of these."""
        large: dict[str, str] = dict(_LARGE.findall(text)) if self.held else {}
        if not large:
            return Text((text,))
        section = text.rfind(_SECTION)
        builtin = _BUILTIN.search(text, section) if section >= 0 else None
        place = builtin.end() if builtin is not None else len(text)
        parts: list[str | Blob | Elements] = [text[:place], "" if builtin is not None else _OPEN_SECTION]
        for key, number in large.items():
            aligned, blob = self.held[int(number)]
            parts += [f'\n      {key}: "{aligned}', blob, '",']
        if builtin is None or _NO_ENTRY.match(text, place):
            parts[-1] = _CLOSED
        return Text((*parts, text[place:] if builtin is not None else _CLOSE_SECTION))


def apart(text: str | bytes) -> tuple[str, Blobs]:
    """A text without the elements of its large constants, and these. Lines stay where they are."""
    blobs, pieces, names, done = Blobs(), list[str](), dict[str, str](), 0
    for start, end in _long(text):
        before = _string(text[max(done, start - _KEYS_LENGTH) : start])
        if key := _KEY.search(before):
            names[key["key"]] = Blobs.name(len(blobs.held), key["key"])
            blobs.held.append(("", Blob(text, start + 1, end - 1)))
            pieces.append(_string(text[done:start])[: key.start() - len(before)])
            done = _end_of_entry(text, end, pieces)
        elif before.endswith(_WITHIN) and (aligned := _alignment(text, start, end)):
            pieces.append(f"{_string(text[done : start - len(_WITHIN)])}dense_resource<{Blobs.name(len(blobs.held))}")
            blobs.held.append((aligned, Blob(text, start + len(_OPENED), end - 1)))
            done = end
    light = "".join([*pieces, _string(text[done:])])
    if not names.keys() <= set(_READ.findall(light)):  # resources of a dialect of its own, perhaps
        return _string(text), Blobs()
    return _READ.sub(lambda found: f"dense_resource<{names.get(found[1], found[1])}>", light), blobs


def _aligned(size: int) -> str:
    return f"0x{size:02X}000000"


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


def _end_of_entry(text: str | bytes, end: int, pieces: list[str]) -> int:
    """Where the next entry begins, if there is one; else the comma before this one goes."""
    comma = re.match(r"\s*,", _string(text[end : end + _KEYS_LENGTH]))
    if comma is not None:
        return end + comma.end()
    while len(pieces) > 1 and not pieces[-1].strip():
        pieces.pop()
    pieces[-1] = re.sub(r",\s*\Z", "", pieces[-1])
    return end


def _alignment(text: str | bytes, start: int, end: int) -> str:
    """How elements within an op are aligned, as resources say it: nothing where they stand for others, too."""
    kind = _OF.match(_string(text[end : end + _KEYS_LENGTH]))
    if kind is None:
        return ""
    size = int(kind["bits"]) // 8
    elements = math.prod(int(each) for each in kind["sizes"].split("x") if each)
    return _aligned(size) if end - start - len('"0x"') == 2 * size * elements else ""
