"""Rows of f32 by weights of few bits, as text: an executable in IREE's dialects, and what calls it on the host.

    C[m, n] = sum over blocks b of scale[n, b] * sum over k in b of A[m, k] * number[n, k]

Panels are of two vectors of columns, with eight numbers of four bits of each in a word, or four of eight bits, the
first in the lowest bits, without signs: vectors of words are loads, and numbers have few bits wherever they lie.
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits import floats, rounded
from dynmlir.lowering.few_bits.tiles import VECTORS, Words
from dynmlir.lowering.host_text import braced, sizes

#: Register tiles, rows and vectors of columns, with 32 vector registers and with fewer: sums of a block and sums of all
#: take one for each of both. Many rows share the numbers of one vector: each instruction of 512 bits that makes these
#: takes the time of a multiply-add.
Tiles = tuple[tuple[int, int], ...]
_TILES: Tiles = ((12, 1), (8, 1), (6, 2), (4, 2), (3, 2), (2, 2), (1, 2))
_TILES_OF_FEW: Tiles = ((4, 2), (2, 2), (1, 2))
_MANY = 32
#: Rows that go by all panels together, so that they stay in a cache.
_TOGETHER = 96
#: Multiply-adds, and elements to be rounded, that are worth a workgroup: 10 us and more.
_SHARE, _SHARE_ROUNDED, _SHARE_OF_ROWS = 1 << 19, 1 << 21, 1 << 15


@dataclass(frozen=True, order=True)
class Way:
    """What of a device its code is made for; how products of rows rounded to bytes are summed up, where they are."""

    words: Words
    lanes: int
    tiles: Tiles
    dot: str = ""

    @classmethod
    def of(cls, device: Device, words: Words) -> Way:
        """For rows of f32."""
        tiles = _TILES if device["vector_registers"] >= _MANY else _TILES_OF_FEW
        return cls(words, device["vector_bits"] // 32, tiles)

    @classmethod
    def rounded(cls, device: Device, words: Words) -> Way | None:
        """For rows that may be rounded; None where the device has no instruction for bytes."""
        dot, way = rounded.dot_of(device, words), cls.of(device, words)
        tiles = tuple(tile for tile in way.tiles if tile[1] == VECTORS)
        return cls(words, way.lanes, tiles, dot) if dot else None

    @property
    def columns(self) -> int:
        return VECTORS * self.lanes


@dataclass(frozen=True)
class Product:
    """A product: types of A, of the panels of bytes and of scales, of C; numbers of a block."""

    way: Way
    a: str
    q: str
    s: str
    c: str
    k: int
    n: int
    block: int


def product_text(executable: str, way: Way) -> str:
    """The executable for a way."""
    most = _TOGETHER // way.tiles[0][0] * way.tiles[0][0]
    if way.dot:
        return rounded.product_text(executable, way.words, way.lanes, [rows for rows, _ in way.tiles], most, way.dot)
    return floats.product_text(executable, way.words, way.lanes, way.tiles, most)


def host_text(name: str, executable: str, product: Product) -> str:
    """The host function of a product; of the result's memory the sizes are read alone."""
    lines = list[str]()
    of_a, of_c = sizes("%a", product.a, lines), sizes("%memory", product.c, lines)
    lines.append(f"  %m = arith.addi {of_a[0]}, %c0 : index")
    dot = product.way.dot
    names: dict[str, object] = {
        **{key: getattr(product, key) for key in ("a", "q", "s", "c", "k", "n", "block")},
        "name": name,
        "executable": executable,
        "a_sizes": braced(product.a, of_a),
        "c_sizes": braced(product.c, of_c),
        "dims": "\n".join(lines),
        "of_row": product.k * product.n,
        "share": _SHARE_ROUNDED if dot else _SHARE,
        "panels": -(-product.n // product.way.columns),
    }
    if not dot:
        return read_template("templates/few_bits/host", names)
    names |= {"blocks": product.k // product.block, "share_of_rows": _SHARE_OF_ROWS}
    return read_template("templates/few_bits/rounded_host", names)
