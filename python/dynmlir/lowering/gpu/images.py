"""The image of a convolution on its way into shared memory: an implicit matrix, of which copies gather a tile.

    place(pixel, tap) = image of the pixel, (y, x) of the pixel + (down, right) of the tap, channel of the tap

Where a window leaves the image there are zeros: cp.async of no bytes. What places are made of lies in shared memory,
behind the stages: (y, x, image) of the tile's pixels, found once, and (down, right, channel) of the taps of each stage,
found a block of the reduction ahead by a few threads. So copies divide nothing.

NHWC: the image is A, and a run of channels one copy. NCHW: the image is B, copied element by element.
"""

from __future__ import annotations

from functools import partial

from dynmlir.kernels.convolution import VIEW
from dynmlir.kernels.occupancy import used_bytes
from dynmlir.lowering.gpu.structure import LEAST_ASYNC_BYTES, OTHER_PLACES, PLACE_BYTES, Structure
from dynmlir.resources import template_text

_read = partial(template_text, "templates/gpu")

#: Elements of an image that a thread copies through registers before it stores the first: each has its own place.
MOST_AT_ONCE = 4
_VALUES = [f"%view_{name}" for name in VIEW]
_NOTHING = (
    *("view_parameters", "view_values", "view_types", "tables", "next_taps"),
    *("fetch_parameters", "fetch_values", "fetch_types"),
)


def image_names(made: Structure, shared: str) -> dict[str, object]:
    """The placeholders of the pipeline; empty where neither operand is an image."""
    if made.image is None:
        return dict.fromkeys(_NOTHING, "")
    pixels, taps = made.places
    rows = pixels + OTHER_PLACES
    kinds = {"PT": f"memref<{rows}x4xi32, {shared}>", "TT": f"memref<{made.stages}x{taps}x4xi32, {shared}>"}
    parameters = ", ".join(f"{value}: index" for value in _VALUES)
    types = ", ".join(["index"] * len(_VALUES))
    stages_bytes = used_bytes(made.kernel) - made.tables_bytes
    names: dict[str, object] = {
        **kinds,
        "shared": shared,
        "threads": made.threads,
        "stages": made.stages,
        "view_parameters": f", {parameters}",
        "view_values": f", {', '.join(_VALUES)}",
        "view_types": f", {types}",
        "fetch_parameters": f", %P: {kinds['PT']}, %T: {kinds['TT']}, {parameters}",
        "fetch_values": f", %P, %T, {', '.join(_VALUES)}",
        "fetch_types": f", {kinds['PT']}, {kinds['TT']}, {types}",
        "pixels_at": stages_bytes,
        "taps_at": stages_bytes + PLACE_BYTES * rows,
        "pixel_box": "%row, %row_end" if made.image == "A" else "%col, %col_end",
    }
    return names | {"tables": _read("image_tables", names), "next_taps": _read("image_next", names)}


def image_box(names: dict[str, object]) -> tuple[str, str]:
    """What a copy of the image is given beside its stage, and the types of that."""
    return f"%P, %T{names['view_values']}", f"{names['PT']}, {names['TT']}{names['view_types']}"


def image_pieces(made: Structure, names: dict[str, object]) -> list[str]:
    """The functions that find places, and the copy of one tile."""
    pixels, taps = made.places
    own = names | {
        "pixels": pixels,
        "pixels_and_one": pixels + 1,
        "pixel_rounds": -(-pixels // made.threads),
        "taps": taps,
        "tap_rounds": -(-taps // made.threads),
        "step": made.copy_elements(str(made.image)),
        "order": _read("image_taps_inner" if made.image == "A" else "image_taps_outer", {}),
    }
    return [_read("image_pixels", own), _read("image_taps", own), _read("image_place", own), _copy(made, own)]


def _copy(made: Structure, names: dict[str, object]) -> str:
    image = str(made.image)
    m, n, k = made.kernel.tile
    rows, columns = (m, k) if image == "A" else (k, n)
    own = names | made.copies(image, rows, columns, MOST_AT_ONCE)
    own |= _loads(made, columns // made.copy_elements(image), names)
    return _read("image_copy_async" if made.copy_bytes(image) >= LEAST_ASYNC_BYTES else "image_copy_plain", own)


def _loads(made: Structure, across: int, names: dict[str, object]) -> dict[str, str]:
    """Where %pixel and %tap are read: what lies across the rows, once, where all copies of a thread have the same."""
    down, right = (_pixel, _tap) if made.image == "A" else (_tap, _pixel)
    if made.threads % across:
        return {"once": "", "each": "\n".join([down(names, "%r"), right(names, "%chunk")])}
    return {"once": right(names, "%first_across"), "each": down(names, "%r")}


def _pixel(names: dict[str, object], at: str) -> str:
    return f"  %pixel = vector.load %P[{at}, %c0] {{alignment = {PLACE_BYTES}}} : {names['PT']}, vector<4xi32>"


def _tap(names: dict[str, object], at: str) -> str:
    return f"  %tap = vector.load %T[%stage, {at}, %c0] {{alignment = {PLACE_BYTES}}} : {names['TT']}, vector<4xi32>"
