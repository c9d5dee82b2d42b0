"""A and B on their way into registers: copies into shared memory, where in it elements lie, how fragments are read.

An operand that lies the other way round (layout "t") has its tile turned in shared memory, too, where the instruction
that reads it can take either (ldmatrix and wgmma, 16-bit types); elsewhere its copies turn it, an element at a time.
"""

from __future__ import annotations

from functools import partial

from dynmlir.kernels.occupancy import CHUNK_BYTES
from dynmlir.lowering.gpu.families import ELEMENT_BYTES
from dynmlir.lowering.gpu.images import image_box, image_names, image_pieces
from dynmlir.lowering.gpu.skewed import skew_names, skewed_pieces
from dynmlir.lowering.gpu.structure import LEAST_ASYNC_BYTES, Structure
from dynmlir.lowering.gpu.wgmma import BLOCK_COLUMNS
from dynmlir.resources import template_text

_read = partial(template_text, "templates/gpu")

#: Elements that a thread copies through registers before it stores the first.
MOST_AT_ONCE = 8


def in_blocks(made: Structure, operand: str) -> bool:
    """Whether its tile lies in blocks of 64 columns: to wgmma, what has no rows along K."""
    return made.family.arithmetic == "wgmma" and made.transposed(operand) == (operand == "A")


def operand_names(made: Structure, space: str) -> dict[str, object]:
    """Types of the tiles, and what the templates must know of the way that each operand lies."""
    names = image_names(made, space)
    for operand, outer, across in (("A", "m", "row"), ("B", "n", "col")):
        rows, columns = made.shared_tile(operand)
        stages = made.stages
        if made.skewed(operand):
            columns += made.copy_elements(operand)
        if in_blocks(made, operand):
            stages, columns = stages * columns // BLOCK_COLUMNS, BLOCK_COLUMNS
        names[f"S{operand}"] = f"memref<{stages}x{rows}x{columns}x{made.element}, {space}>"
        lies_across = made.transposed(operand) == (operand == "A")
        low, along, beside = operand.lower(), "%k, %k1", f"%{across}, %{across}_end"
        names[f"{low}_box"] = f"{along}, {beside}" if lies_across else f"{beside}, {along}"
        names[f"{low}_box_types"] = "index, index, index, index"
        if operand == made.image:
            names[f"{low}_box"], names[f"{low}_box_types"] = image_box(names)
        down, right = ("k", outer) if lies_across else (outer, "k")
        names |= {f"{low}_down": down, f"{low}_right": right, f"{low}_transposed": str(lies_across).lower()}
    return names | skew_names(made, names)


def operand_pieces(made: Structure, names: dict[str, object], operand: str) -> list[str]:
    """The copy of one operand's tile into shared memory, where in it elements lie, and what a lane reads of it."""
    rows, columns = made.shared_tile(operand)
    blocks = columns // BLOCK_COLUMNS if in_blocks(made, operand) else 0
    if blocks:
        columns = BLOCK_COLUMNS
    low = operand.lower()
    own = names | {"X": operand, "to": names[f"S{operand}"], "outer": "m" if operand == "A" else "n"}
    own |= {name: names[f"{low}_{name}"] for name in ("down", "right", "transposed")}
    if made.skewed(operand):
        return skewed_pieces(made, own, operand)
    function = f"copy_block_{operand}" if blocks else f"copy_{operand}"
    pieces = [_read("swizzle", own | _swizzle(made, operand, columns))]
    if operand == made.image:
        return [*pieces, *image_pieces(made, own), *_lanes(made, own, operand)]
    pieces.append(_copy(made, own | {"function": function}, operand, rows, columns))
    if blocks:
        pieces.append(_read("copy_blocks", own | {"blocks": blocks}))
    return pieces + _lanes(made, own, operand)


def _copy(made: Structure, names: dict[str, object], operand: str, rows: int, columns: int) -> str:
    turned = made.turned(operand)
    if turned:
        rows, columns = columns, rows
    own = names | made.copies(operand, rows, columns, MOST_AT_ONCE)
    own |= {
        "TILE": f"memref<{rows}x{columns}x{made.element}, strided<[?, 1], offset: ?>>",
        "to_row": "c" if turned else "r",
        "to_column": "r" if turned else "c",
    }
    return _read("copy_async" if made.copy_bytes(operand) >= LEAST_ASYNC_BYTES else "copy_plain", own)


def _lanes(made: Structure, names: dict[str, object], operand: str) -> list[str]:
    """Which rows a lane gives to ldmatrix: the second of its four matrices is the next one along the operand's rows."""
    if made.family.arithmetic != "mma" or (made.family.fragments == "mma_tf32" and operand == "B"):
        return []
    own = names | {"unit": CHUNK_BYTES // ELEMENT_BYTES[made.element]}
    right = made.transposed(operand) and not made.turned(operand)
    lanes = [_read("lane_right" if right else "lane_down", own)]
    return lanes if made.family.fragments == "mma_tf32" else [*lanes, _read("fragment_ldmatrix", own)]


def _swizzle(made: Structure, operand: str, columns: int) -> dict[str, int]:
    """Eight rows that an instruction reads together, 16 bytes each, lie in different banks of 128 bytes.

    B of tf32 is read in groups of four rows and eight columns; B on CUDA cores row by row, where only copies that
    turn it need any.
    """
    size = ELEMENT_BYTES[made.element]
    chunks = min(8, columns * size // CHUNK_BYTES)
    shift, mask, times = (8 // chunks).bit_length() - 1, chunks - 1, 1
    if operand == "B" and made.family.arithmetic == "simt":
        mask = mask if made.turned("B") else 0
    elif operand == "B" and made.family.fragments == "mma_tf32":
        shift, mask, times = 0, min(3, chunks // 2 - 1), 2
    return {"chunk": CHUNK_BYTES // size, "shift": shift, "mask": mask, "times": times}
