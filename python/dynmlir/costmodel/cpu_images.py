"""What images cost beside the product that they stand for: quantities of the `cpu` model's terms for convolutions.

Of tiles that read windows in their place ("window"), of a block of the image turned in scratch ("planar"), or of
copies into the matrix that the image stands for (all others). What serves several images each bears a part of.
"""

from __future__ import annotations

from dynmlir.costmodel.cpu_work import computed_columns, image_is_b, operations, together
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import Image, Work
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel

PS_PER_NS = 1000
#: Families whose tiles read an image in its place.
IN_PLACE = ("window", "depthwise")
#: Pixels of a block, rows of weights of a block of the image turned in scratch, its channels turned at once, and the
#: part of scratch that holds its results (lowering/windows.py, lowering/planes.py).
MOST_PIXELS, PLANE_DEPTH, SQUARE, PLANE_COLUMNS = 512, 512, 16, 128 // 4
#: Terms, with what each is; all in nanoseconds.
MEANINGS = {
    "image": "a call on images",
    "pixel": "pixels looked up",
    "tile": "tiles that look up their pixels",
    "lines": "lines of windows that tiles walk through",
    "strip": "panels of weights of each block of pixels",
    "weights": "vectors of weights packed for each block of pixels",
    "sums": "vectors of C stored for each block of the reduction",
    "gather": "vectors of windows copied, for each block of columns",
    "piece": "taps of each piece of a line in a panel",
    "begun": "taps of each vector of pixels",
    "spread": "vectors of pixels copied into panels",
    "turn": "channels of pixels turned in scratch",
    "turn_line": "the same, of each line",
}
TERMS = tuple(MEANINGS)


def image_quantities(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Of the terms that a kernel's family may pay for an image, in picoseconds."""
    if kernel.family == "planar":
        counts = _turned(x, kernel, device, work)
        return {term: _each(x, x.mul(count, PS_PER_NS), work.batches) for term, count in counts.items()}
    counts = _in_place(x, kernel, device, work) if kernel.family in IN_PLACE else _copied(x, kernel, device, work)
    images = work.batches if image_is_b(kernel) else 1
    once = {"image": _each(x, PS_PER_NS, images)}
    return once | {term: x.mul(count, PS_PER_NS) for term, count in counts.items()}


def image_operations(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr | None:
    """Vector operations of tiles that compute nothing of what windows see outside the image; None of others."""
    if kernel.family in IN_PLACE:
        rows, cols, images = work.rows, computed_columns(x, kernel, work.cols), 1
    elif kernel.family == "planar":
        lanes = _lanes(device)
        cols = x.mul(x.ceildiv(work.rows, lanes), lanes)
        rows, images = x.mul(work.cols, work.batches), work.batches
    else:
        return None
    seen = work.image.seen if work.image else work.k
    whole = x.floordiv(rows, kernel.tile.m)
    rest = x.sub(rows, x.mul(whole, kernel.tile.m))
    panels = x.mul(operations(x, kernel, device, whole, rest, seen), cols)
    return _each(x, x.floordiv(panels, kernel.tile.n), images)


def _each(x: Reading, quantity: Expr, images: Expr) -> Expr:
    """An image's part."""
    return quantity if isinstance(images, int) and images == 1 else x.floordiv(quantity, x.max(1, images))


def _lanes(device: Device) -> int:
    return device["vector_bits"] // 32


def _image(work: Work, pixels: Expr) -> Image:
    """What is told of it, or one line that lies within it."""
    return work.image or Image(pixels, 1, 1, work.k)


def _in_place(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Pixels are rows."""
    lanes, (blocks,) = _lanes(device), work.task
    panels, strips = x.ceildiv(work.cols, kernel.tile.n), x.ceildiv(work.rows, MOST_PIXELS)
    tiles = x.mul(x.ceildiv(work.rows, kernel.tile.m), panels)
    return {
        "pixel": work.rows,
        "lines": x.mul(tiles, _image(work, work.rows).lines),
        "strip": x.mul(strips, x.mul(panels, blocks)),
        "weights": x.mul(strips, x.mul(work.k, x.mul(panels, max(1, kernel.tile.n // lanes)))),
        "sums": x.mul(work.rows, x.mul(x.ceildiv(work.cols, lanes), blocks)),
    }


def _turned(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Pixels are columns, and filters rows."""
    lanes, image = _lanes(device), _image(work, work.cols)
    pixels, vectors = x.mul(work.cols, work.batches), x.ceildiv(work.rows, lanes)
    panels = x.ceildiv(work.rows, kernel.tile.n)
    strips = x.ceildiv(pixels, max(1, min(MOST_PIXELS, kernel.tile.k * PLANE_COLUMNS // kernel.tile.n)))
    taps = x.max(1, image.taps)
    channels = x.floordiv(work.k, taps)
    blocks = x.ceildiv(channels, x.max(1, x.floordiv(PLANE_DEPTH, taps)))
    # A block of all channels is turned once, others once for each panel of filters.
    times = x.select(x.le(blocks, 1), 1, panels)
    squares = x.mul(x.mul(pixels, x.ceildiv(channels, SQUARE)), times)
    tiles = x.mul(x.ceildiv(pixels, kernel.tile.m), panels)
    return {
        "image": 1,
        "pixel": pixels,
        "lines": x.mul(tiles, image.lines),
        "tile": x.mul(tiles, blocks),
        "weights": x.mul(strips, x.mul(work.k, vectors)),
        "sums": x.mul(pixels, vectors),
        "turn": squares,
        "turn_line": x.floordiv(squares, x.max(1, image.line)),
    }


def _copied(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Into rows of A (`gather`), or into panels of B."""
    lanes, image = _lanes(device), _image(work, work.cols)
    times = x.ceildiv(work.cols, together(x, kernel, device, work.k))
    runs = x.add(x.ceildiv(work.k, lanes), image.lines)
    pieces = x.add(x.floordiv(work.cols, x.max(1, image.line)), x.ceildiv(work.cols, kernel.tile.n))
    vectors = x.floordiv(work.cols, lanes)
    return {
        "gather": x.mul(times, x.mul(work.rows, runs)),
        "piece": x.mul(pieces, image.taps),
        "begun": x.mul(vectors, image.taps),
        "spread": x.mul(work.k, x.add(vectors, pieces)),
    }
