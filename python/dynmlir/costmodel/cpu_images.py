"""What images cost beside the product that they stand for: quantities of the `cpu` model's terms for convolutions.

Of tiles that read windows in their place ("window"), of a block of the image turned in scratch ("planar"), or of
copies into the matrix that the image stands for (all others). What serves several images each bears a part of.
"""

from __future__ import annotations

from dynmlir.costmodel.cpu_work import computed_columns, image_is_b, operations, together
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import PS_PER_NS, Image, Work
from dynmlir.device.facts import Device
from dynmlir.kernels.edges import half_panel
from dynmlir.kernels.made_with import (
    FMAS_A_BYTE,
    MOST_ON_STACK,
    MOST_PIXELS,
    MOST_SHARING,
    PLANE_COLUMNS,
    PLANE_DEPTH,
    TAPS,
)
from dynmlir.kernels.micro_kernel import MicroKernel

#: Channels of an image that are turned at once in scratch (lowering/images/planes.py).
SQUARE = 16
#: Elements of scratch that are on the stack, at least, and multiply-adds for which there is one more.
LEAST_ROOM, FMAS_AN_ELEMENT = MOST_ON_STACK // 4, FMAS_A_BYTE * 4
#: Loads of vectors that a vector of single elements takes as long as, and copies of one that one of a square does.
LOADS_APART, COPIES_TURNED = 32, 3
#: Multiply-adds that are counted one by one: hours, and no price of them is more than 64 bits.
MOST_ONE_BY_ONE = 1 << 43
#: Vectors that what begins and ends a strip takes as long as.
STRIP_ENDS = 6
#: Terms, with what each is; all in nanoseconds.
MEANINGS = {
    "image": "a call on images",
    "pixel": "pixels looked up",
    "tile": "tiles that look up their pixels",
    "lines": "lines of windows that tiles walk through",
    "strip": "panels of weights of each block of pixels",
    "weights": "vectors of weights packed for each block of pixels",
    "sums": "vectors of C stored for each block of the reduction",
    "gather": "vectors of an image copied, for each block of columns",
    "piece": "taps of each piece of a line in a panel",
    "begun": "taps of each vector of pixels",
    "spread": "vectors of pixels copied into panels",
    "taken": "vectors of pixels loaded where they lie",
    "block": "tiles on lines of an image",
    "stack": "tiles on stacks of lines",
    "along": "lines that vectors of channels go along",
    "turn": "channels of pixels turned in scratch",
    "turn_line": "the same, of each line",
}
TERMS = tuple(MEANINGS)


def image_quantities(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Of the terms that a kernel's family may pay for an image, in picoseconds."""
    if kernel.family in ("lines", "depthwise"):
        counts = (_along_lines if kernel.family == "lines" else _over_channels)(x, kernel, device, work)
        return {term: x.mul(count, PS_PER_NS) for term, count in counts.items()}
    if kernel.family == "planar":
        counts = _turned(x, kernel, device, work)
        return {term: _each(x, x.mul(count, PS_PER_NS), work.batches) for term, count in counts.items()}
    counts = _in_place(x, kernel, device, work) if kernel.family == "window" else _copied(x, kernel, device, work)
    images = work.batches if image_is_b(kernel) else 1
    once = {"image": _each(x, PS_PER_NS, images)}
    return once | {term: x.mul(count, PS_PER_NS) for term, count in counts.items()}


def image_operations(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr | None:
    """Vector operations of tiles that compute nothing of what windows see outside the image; None of others."""
    if kernel.family == "window":
        rows, cols, images = work.rows, computed_columns(x, kernel, work.cols), 1
    elif kernel.family == "planar":
        cols = _filters_computed(x, kernel, device, work)
        rows, images = x.mul(work.cols, work.batches), work.batches
    elif kernel.family == "depthwise":
        line, lines = _lines(x, work, work.rows)
        sums = x.mul(lines, _computed(x, line, device))
        return x.mul(x.mul(sums, work.k), x.ceildiv(work.cols, _lanes(device)))
    elif kernel.family == "lines":
        line, lines = _lines(x, work, work.cols)
        in_tiles, alone = _rows_in_tiles(x, kernel, work)
        by_stacks = x.mul(alone, x.mul(x.ceildiv(line, _lanes(device)), _computed(x, lines, device)))
        by_tiles = x.mul(in_tiles, _vectors_of_lines(x, kernel, device, work))
        return x.mul(work.k, x.add(by_tiles, by_stacks))
    elif work.image and not image_is_b(kernel) and kernel.term("gather"):
        return _of_gathered_lines(x, kernel, device, work, work.image)
    else:
        return None
    seen = work.image.seen if work.image else work.k
    whole = x.floordiv(rows, kernel.tile.m)
    rest = x.sub(rows, x.mul(whole, kernel.tile.m))
    panels = x.mul(operations(x, kernel, device, whole, rest, seen), cols)
    return _each(x, x.floordiv(panels, kernel.tile.n), images)


def _of_gathered_lines(x: Reading, kernel: MicroKernel, device: Device, work: Work, image: Image) -> Expr:
    """Of pixels that are gathered: tiles begin anew with each line of the output."""
    line = x.max(1, x.min(work.rows, image.line))
    whole = x.floordiv(line, kernel.tile.m)
    rest = x.sub(line, x.mul(whole, kernel.tile.m))
    of_line = operations(x, kernel, device, whole, rest, work.k)
    panels = x.mul(x.mul(of_line, x.ceildiv(work.rows, line)), computed_columns(x, kernel, work.cols))
    return x.floordiv(panels, kernel.tile.n)


def _filters_computed(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
    """Of an image turned in scratch: whole panels, half a one for a rest that fits."""
    columns, half = kernel.tile.n, half_panel(kernel.tile.n, _lanes(device))
    panels = x.floordiv(work.rows, columns)
    rest = x.sub(work.rows, x.mul(panels, columns))
    for_rest = x.select(x.le(rest, 0), 0, x.select(x.le(rest, half), half, columns))
    return x.add(x.mul(panels, columns), for_rest)


def _each(x: Reading, quantity: Expr, images: Expr) -> Expr:
    """An image's part."""
    return quantity if isinstance(images, int) and images == 1 else x.floordiv(quantity, x.max(1, images))


def _lanes(device: Device) -> int:
    return device["vector_bits"] // 32


def _image(work: Work, pixels: Expr) -> Image:
    """What is told of it, or one line that lies within it."""
    return work.image or Image(pixels, 1, 1, 1, work.k)


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
    tile_m, tile_n, depth = kernel.tile
    pixels, vectors = x.mul(work.cols, work.batches), x.ceildiv(work.rows, lanes)
    panels = x.ceildiv(work.rows, tile_n)
    worth = x.floordiv(x.mul(x.mul(work.rows, pixels), work.k), FMAS_AN_ELEMENT)
    room = x.min(depth * PLANE_COLUMNS, x.max(LEAST_ROOM, worth))
    # A quarter of the scratch is for the results of a block, the rest for its image and the weights.
    most = x.max(1, x.min(MOST_PIXELS, x.floordiv(room, 4 * tile_n)))
    strips = x.ceildiv(pixels, most)
    taps = x.max(1, image.taps)
    covered = x.mul(x.min(pixels, most), x.mul(image.step, image.step))
    channels = x.floordiv(work.k, taps)
    of_channel = x.max(1, x.add(covered, x.mul(taps, tile_n)))
    fitting = x.floordiv(x.floordiv(x.mul(room, 3), 4), of_channel)
    at_once = x.max(1, x.min(x.floordiv(PLANE_DEPTH, taps), fitting))
    blocks = x.max(1, x.ceildiv(channels, at_once))
    now = x.ceildiv(channels, blocks)
    # A block of all channels is turned once, others once for the panels of filters whose results fit beside.
    of_panel = x.max(1, x.mul(x.min(pixels, most), tile_n))
    beside = x.mul(now, of_channel)
    panels_held = x.select(x.le(beside, room), x.max(1, x.floordiv(x.sub(room, beside), of_panel)), 1)
    times = x.select(x.le(blocks, 1), 1, x.ceildiv(panels, panels_held))
    of_block = x.ceildiv(now, SQUARE)
    squares = x.mul(pixels, x.mul(x.mul(blocks, of_block), times))
    tiles = x.mul(x.ceildiv(pixels, tile_m), panels)
    # Where not one channel fits, elements are multiplied one by one, and each takes about as long as what is turned.
    one_by_one = x.min(x.mul(x.mul(work.rows, pixels), work.k), MOST_ONE_BY_ONE)
    return {
        "image": 1,
        "pixel": pixels,
        "lines": x.mul(tiles, image.lines),
        "tile": x.mul(tiles, blocks),
        "weights": x.mul(strips, x.mul(work.k, vectors)),
        "turn": x.select(x.le(fitting, 0), one_by_one, x.mul(squares, x.mul(image.step, image.step))),
        "turn_line": x.floordiv(x.mul(squares, image.step), x.max(1, image.line)),
    }


def _loads(x: Reading, image: Image, apart: int) -> Expr:
    """What a vector of pixels takes: of every other one two loads, of those further apart one load each."""
    return x.select(x.le(image.step, 2), image.step, apart)


def _lines(x: Reading, work: Work, pixels: Expr) -> tuple[Expr, Expr]:
    """(pixels of a line, lines) of the output."""
    line = x.max(1, x.min(_image(work, pixels).line, pixels))
    return line, x.ceildiv(pixels, line)


def _sharing(device: Device) -> int:
    return min(MOST_SHARING, device["vector_registers"] // 2)


def _computed(x: Reading, vectors: Expr, device: Device) -> Expr:
    """Vectors that tiles of as many as share, or of half of them, compute."""
    low = -(-_sharing(device) // 2)
    return x.mul(low, x.ceildiv(vectors, low))


def _shared_loads(x: Reading, image: Image, sums: Expr, apart: int) -> Expr:
    """What vectors take that share what their taps read: all that windows cover, for each few taps."""
    return x.floordiv(x.mul(sums, x.select(x.le(image.step, 2), x.mul(image.step, image.step), apart * TAPS)), TAPS)


def _rows_in_tiles(x: Reading, kernel: MicroKernel, work: Work) -> tuple[Expr, Expr]:
    """(rows in tiles of several, rows that are alone)."""
    whole = x.mul(x.floordiv(work.rows, kernel.tile.m), kernel.tile.m) if kernel.tile.m > 1 else 0
    return whole, x.sub(work.rows, whole)


def _vectors_of_lines(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
    """Vectors of pixels that are computed: of each line whole tiles, and as few as half a tile, a quarter ... hold."""
    line, lines = _lines(x, work, work.cols)
    return x.mul(lines, x.floordiv(computed_columns(x, kernel, line), _lanes(device)))


def _along_lines(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Pixels are columns, and filters rows: tiles of them, and by stacks of lines those that are left over."""
    image, (line, lines) = _image(work, work.cols), _lines(x, work, work.cols)
    in_tiles, alone = _rows_in_tiles(x, kernel, work)
    tiles = x.floordiv(in_tiles, kernel.tile.m)
    vectors = x.mul(work.k, _vectors_of_lines(x, kernel, device, work))
    across = x.mul(alone, x.ceildiv(line, _lanes(device)))
    of_stacks = _shared_loads(x, image, x.mul(across, x.mul(lines, work.k)), LOADS_APART)
    return {
        "image": 1,
        "taken": x.add(x.mul(_loads(x, image, LOADS_APART), x.mul(tiles, vectors)), of_stacks),
        "block": x.mul(tiles, x.mul(lines, x.ceildiv(line, kernel.tile.n))),
        "stack": x.mul(across, x.ceildiv(lines, _sharing(device))),
    }


def _over_channels(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Pixels are rows, and channels columns."""
    line, lines = _lines(x, work, work.rows)
    along = x.mul(lines, x.ceildiv(work.cols, _lanes(device)))
    return {
        "image": 1,
        "taken": _shared_loads(x, _image(work, work.rows), x.mul(along, x.mul(line, work.k)), 1),
        "block": x.mul(along, x.ceildiv(line, _sharing(device))),
        "along": along,
    }


def _copied(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> dict[str, Expr]:
    """Into strips that rows of A share (`gather`), or into panels of B.

    Of strips each line of the image is copied once, of a window that steps over lines those that it sees.
    """
    lanes, image = _lanes(device), _image(work, work.cols)
    times = x.ceildiv(work.cols, together(x, kernel, device, work.k))
    channels, lines = x.floordiv(work.k, x.max(1, image.taps)), x.min(image.step, image.lines)
    elements = x.mul(work.rows, x.mul(channels, x.mul(image.step, lines)))
    strips = x.mul(x.ceildiv(work.rows, x.max(1, _image(work, work.rows).line)), lines)
    pieces = x.add(x.floordiv(work.cols, x.max(1, image.line)), x.ceildiv(work.cols, kernel.tile.n))
    vectors = x.floordiv(work.cols, lanes)
    # Pixels that are further apart are turned in squares, which go on over the ends of lines.
    near = x.le(image.step, 2)
    spread = x.mul(image.step, x.mul(work.k, x.add(vectors, pieces)))
    turned = x.mul(COPIES_TURNED, x.mul(work.k, x.ceildiv(work.cols, lanes)))
    return {
        "gather": x.mul(times, x.add(x.ceildiv(elements, lanes), x.mul(strips, STRIP_ENDS))),
        "piece": x.select(near, x.mul(pieces, image.taps), 0),
        "begun": x.select(near, x.mul(vectors, image.taps), 0),
        "spread": x.select(near, spread, turned),
    }
