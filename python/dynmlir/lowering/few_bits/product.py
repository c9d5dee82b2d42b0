"""Rows of f32 by weights of four bits, as text: an executable in IREE's dialects, and what calls it on the host.

    C[m, n] = sum over blocks b of scale[n, b] * sum over k in b of A[m, k] * number[n, k]

Numbers are from -8 to 7, two of them along K in a byte, the lower half first. Panels are of two vectors of columns, so
that bytes of these are loads, and have four bits wherever they lie.
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits import floats, rounded
from dynmlir.lowering.few_bits.tiles import VECTORS
from dynmlir.lowering.host_text import braced, sizes

#: Rows of register tiles with 32 vector registers and with fewer: sums of a block and of all take one of each vector.
_ROWS, _ROWS_OF_FEW, _MANY = (6, 4, 2, 1), (2, 1), 32
#: Tiles of rows that go by all panels together, so that rows of A stay in a cache.
_TILES = 16
#: Multiply-adds, and elements to be rounded, that are worth a workgroup: 10 us and more.
_SHARE, _SHARE_ROUNDED, _SHARE_OF_ROWS = 1 << 19, 1 << 21, 1 << 15


@dataclass(frozen=True, order=True)
class Way:
    """What of a device its code is made for; how products of rows rounded to bytes are summed up, where they are."""

    lanes: int
    rows: tuple[int, ...]
    dot: str = ""

    @classmethod
    def of(cls, device: Device) -> Way:
        """For rows of f32."""
        return cls(device["vector_bits"] // 32, _ROWS if device["vector_registers"] >= _MANY else _ROWS_OF_FEW)

    @classmethod
    def rounded(cls, device: Device) -> Way | None:
        """For rows that may be rounded; None where the device has no instruction for bytes."""
        dot, way = rounded.dot_of(device), cls.of(device)
        return cls(way.lanes, way.rows, dot) if dot else None

    @property
    def columns(self) -> int:
        return VECTORS * self.lanes

    def serves(self, block: int) -> bool:
        """Whether blocks may be of so many numbers."""
        return block % rounded.OCTET == 0 or not self.dot


@dataclass(frozen=True)
class FewBits:
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
    most = _TILES * way.rows[0]
    if way.dot:
        return rounded.product_text(executable, way.lanes, way.rows, most, way.dot)
    return floats.product_text(executable, way.lanes, way.rows, most)


def host_text(name: str, executable: str, product: FewBits) -> str:
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
    return read_template("templates/few_bits_rounded/host", names)
