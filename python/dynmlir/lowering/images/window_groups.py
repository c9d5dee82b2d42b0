"""Windows of an image for dot-product instructions: their runs of channels are copied to where a tile reads groups.

A group of the panel may hold rows of two pixels of the window, of which one may lie outside the image. So groups are
made of what a tile sums, zeros beside it, in a buffer that stays in the L1; elements are extended or offset there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dynmlir.bindings import ir
from dynmlir.kernels.element_types import bits, storage
from dynmlir.lowering.arithmetic import Arithmetic, extension
from dynmlir.lowering.dots import contract_to_instruction
from dynmlir.lowering.groups import group_names, read_rows
from dynmlir.lowering.images.kernels import window_depth
from dynmlir.lowering.rewrites import walk
from dynmlir.lowering.unroll import has_short_steps, unroll_reduction

_Reader = Callable[[str, dict[str, object]], str]
#: What an element of A is offset by, where the instruction takes those without sign.
_SIGN = -128


def group_parts(
    rows: int, columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader
) -> dict[str, object]:
    """The parts of window_tile.mlir, for a tile of so many pixels and columns."""
    made = names | _names(rows, columns, arithmetic)
    made["segment"] = read("templates/matmul/window_segment", made)
    made["correction"] = read("templates/matmul/window_correction", made) if arithmetic.offset else ""
    parts = {"segments": "window_segments", "sums": "window_sums_dots"}
    return {part: read(f"templates/matmul/{name}", made) for part, name in parts.items()}


def pack_groups(columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader) -> str:
    """How a driver packs weights, in groups of rows."""
    made = names | group_names(columns, 1, arithmetic) | {"rows": read_rows(columns, arithmetic)}
    return read("templates/matmul/window_pack_dots", made)


def sum_groups(module: ir.Module, arithmetic: Arithmetic) -> None:
    """The contractions of a tile as dot-product instructions."""
    assert arithmetic.dot is not None
    walk(module.operation, partial(contract_to_instruction, dot=arithmetic.dot))
    if has_short_steps(arithmetic.device):
        unroll_reduction(module)


def _names(rows: int, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    kind, depth, vector_bits = storage(arithmetic.of_groups), arithmetic.depth, arithmetic.device["vector_bits"]
    length = vector_bits // bits(kind)
    memory = f"memref<{rows}x{window_depth(arithmetic, columns) + 2 * length}x{kind}>"
    tile, row = (f"vector<{shape}x{arithmetic.types.c}>" for shape in (f"{rows}x{columns}", columns))
    made: dict[str, object] = {"Q": depth, "NQ": columns * depth, "L": length, "g": kind, "W": memory, "tile": tile}
    made |= {"vector_bytes": vector_bits // 8, "zero_g": _SIGN if arithmetic.offset else 0}
    lines: dict[str, Callable[[int], str]] = {
        "numbers": lambda i: f"  %number_{i} = arith.constant {i} : index",
        "together": lambda i: _start(i, arithmetic.offset, tile, row),
        "apart": lambda i: f"    %sums_{i} = vector.extract %sums[{i}] : {row} from {tile}",
        "least": lambda i: (
            f"    %least_{i + 1} = arith.minsi %{f'least_{i}' if i else 'window_0'}, %window_{i} : index"
        ),
        "empty": lambda i: f"vector.store %empty, %W[%number_{i}, %last_at] : {memory}, vector<{depth}x{kind}>",
        "empty_ahead": lambda i: f"memref.store %zero_g, %W[%number_{i}, %to] : {memory}",
        "copies": partial(_copy, length=length, at="%t", memory=memory, arithmetic=arithmetic),
        "copies_of_one": partial(_copy, length=1, at="%one", memory=memory, arithmetic=arithmetic),
    }
    return made | {name: "\n".join(map(line, range(rows))) for name, line in lines.items()}


def _start(i: int, offset: bool, tile: str, row: str) -> str:
    """Row i of the sums, put beside those before it."""
    add = f"    %start_{i} = arith.addi %before_{i}, %correction : {row}\n" if offset else ""
    value = f"%start_{i}" if offset else f"%before_{i}"
    return f"{add}    %together_{i + 1} = vector.insert {value}, %together_{i} [{i}] : {row} into {tile}"


def _copy(i: int, length: int, at: str, memory: str, arithmetic: Arithmetic) -> str:
    """So many elements of a pixel's run."""
    of, kind, to = arithmetic.names(), arithmetic.types.a, arithmetic.of_groups
    vector = f"vector<{length}x{{}}>"
    narrow, wide = vector.format(of["a"]), vector.format(storage(to))
    text, name = extension(f"%read_{i}", f"%wide_{i}", kind, to, vector)
    if arithmetic.offset:
        name = f"%offset_{i}"
        text = f"""\
                  %sign_{i} = arith.constant dense<{_SIGN}> : {narrow}
                  {name} = arith.xori %read_{i}, %sign_{i} : {narrow}
"""
    return f"""\
                  %from_{i} = arith.addi %x_{i}, {at} : index
                  %read_{i} = vector.load %X[%c0, %from_{i}] : {of["A"]}, {narrow}
{text}                  vector.store {name}, %W[%number_{i}, %to] : {memory}, {wide}"""
