"""Windows of an image for dot-product instructions: their runs of channels are copied to where a tile reads groups.

A group of the panel may hold rows of two pixels of the window, of which one may lie outside the image. So groups are
made of what a tile sums, zeros beside it, in a buffer that stays in the L1; elements are extended there. Where runs
begin and end with groups, of elements that are not extended, tiles read them in the image.

An instruction that takes one factor without sign has weights offset by 128 as they are packed, where an image has one:
X W = X (W + 128) - 128 (X summed up).
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
#: The bit of a weight's sign, which adds 128 to it as a number without one, and a shift by as much.
_SIGN, _OFFSET_BITS = -128, 7


def group_parts(
    rows: int, columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader
) -> dict[str, object]:
    """The parts of window_tile.mlir, for a tile of so many pixels and columns."""
    made = names | _names(rows, columns, arithmetic)
    made["segment"] = read("templates/matmul/window_segment", made)
    in_place = arithmetic.takes_groups_as_they_are
    made["copied"] = "copied" if in_place else "sums"
    made["in_place"] = read("templates/matmul/window_in_place", made) if in_place else ""
    sums = read("templates/matmul/window_sums_dots", made)
    if in_place:
        sums = read("templates/matmul/window_sums_in_place", made | {"sums_copied": sums})
    elements = ""
    if arithmetic.offset:
        elements = read("templates/matmul/window_elements", made | _of_elements(rows, arithmetic))
    segments = read("templates/matmul/window_segments", made)
    return {"segments": segments, "sums": f"{made['together']}\n{sums}{elements}{made['apart']}\n"}


def pack_groups(columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader) -> str:
    """How a driver packs weights, in groups of rows."""
    made = names | group_names(columns, 1, arithmetic) | {"rows": read_rows(columns, arithmetic)}
    made |= {"offset": "", "kept": "%group"}
    if arithmetic.offset:
        groups = f"vector<{made['NQ']}x{arithmetic.scratch}>"
        sign = f"          %sign = arith.constant dense<{_SIGN}> : {groups}\n"
        made |= {"offset": f"{sign}          %flipped = arith.xori %group, %sign : {groups}\n", "kept": "%flipped"}
    return read("templates/matmul/window_pack_dots", made)


def sum_groups(module: ir.Module, arithmetic: Arithmetic) -> None:
    """The contractions of a tile as dot-product instructions."""
    assert arithmetic.dot is not None
    walk(module.operation, partial(contract_to_instruction, dot=arithmetic.dot, b_first=arithmetic.offset))
    if has_short_steps(arithmetic.device):
        unroll_reduction(module)


def _names(rows: int, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    kind, depth, vector_bits = storage(arithmetic.of_groups), arithmetic.depth, arithmetic.device["vector_bits"]
    length = vector_bits // bits(kind)
    memory = f"memref<{rows}x{window_depth(arithmetic, columns) + 2 * length}x{kind}>"
    tile, row = (f"vector<{shape}x{arithmetic.types.c}>" for shape in (f"{rows}x{columns}", columns))
    made: dict[str, object] = {"Q": depth, "NQ": columns * depth, "L": length, "g": kind, "W": memory, "tile": tile}
    made["vector_bytes"] = vector_bits // 8
    lines: dict[str, Callable[[int], str]] = {
        "groups": partial(_group, rows=rows, memory=arithmetic.names()["A"], arithmetic=arithmetic),
        "numbers": lambda i: f"  %number_{i} = arith.constant {i} : index",
        "together": lambda i: (
            f"    %together_{i + 1} = vector.insert %before_{i}, %together_{i} [{i}] : {row} into {tile}"
        ),
        "apart": partial(_sums, tile=tile, row=row, arithmetic=arithmetic),
        "elements": partial(_elements, memory=arithmetic.names()["A"], arithmetic=arithmetic),
        "least": lambda i: (
            f"    %least_{i + 1} = arith.minsi %{f'least_{i}' if i else 'window_0'}, %window_{i} : index"
        ),
        "empty": lambda i: f"vector.store %empty, %W[%number_{i}, %last_at] : {memory}, vector<{depth}x{kind}>",
        "empty_ahead": lambda i: f"memref.store %zero_g, %W[%number_{i}, %to] : {memory}",
        "copies": partial(_copy, length=length, at="%t", memory=memory, arithmetic=arithmetic),
        "copies_of_one": partial(_copy, length=1, at="%one", memory=memory, arithmetic=arithmetic),
    }
    return made | {name: "\n".join(map(line, range(rows))) for name, line in lines.items()}


def _of_elements(rows: int, arithmetic: Arithmetic) -> dict[str, object]:
    """What sums up the elements of so many pixels."""
    lists = {
        "elements_of_rows": "%rows_{0} = %no_elements",
        "elements_of_runs": "%runs_{0} = %rows_{0}",
        "elements_before": "%elements_{0} = %runs_{0}",
        "elements_with": "%with_{0}",
        "lanes_of_pixels": _lanes(arithmetic),
    }
    made = {"offset_bits": _OFFSET_BITS, "lanes": _lanes(arithmetic), "groups_of_lanes": _groups(arithmetic)}
    return made | {name: ", ".join(text.format(i) for i in range(rows)) for name, text in lists.items()}


def _lanes(arithmetic: Arithmetic) -> str:
    return f"vector<{arithmetic.lanes}xi32>"


def _groups(arithmetic: Arithmetic) -> str:
    """As many groups as there are lanes."""
    return f"vector<{arithmetic.lanes}x{arithmetic.depth}xi8>"


def _sums(i: int, tile: str, row: str, arithmetic: Arithmetic) -> str:
    """Row i of the sums, less what the offset of the weights adds."""
    text = f"vector.extract %sums[{i}] : {row} from {tile}"
    if not arithmetic.offset:
        return f"    %sums_{i} = {text}"
    return f"""\
    %with_offset_{i} = {text}
    %element_{i} = vector.reduction <add>, %elements#{i} : {_lanes(arithmetic)} into i32
    %offset_{i} = arith.shli %element_{i}, %offset_bits : i32
    %offset_of_all_{i} = vector.broadcast %offset_{i} : i32 to {row}
    %sums_{i} = arith.subi %with_offset_{i}, %offset_of_all_{i} : {row}"""


def _elements(i: int, memory: object, arithmetic: Arithmetic) -> str:
    """Elements of a pixel's run behind %p, added to those before them."""
    some, groups = f"vector<{arithmetic.lanes * arithmetic.depth}xi8>", _groups(arithmetic)
    return f"""\
          %at_{i} = arith.addi %x_{i}, %p : index
          %some_{i} = vector.transfer_read %X[%c0, %at_{i}], %zero_g, %there {{in_bounds = [true]}} : {memory}, {some}
          %in_lanes_{i} = vector.shape_cast %some_{i} : {some} to {groups}
          %with_{i} = vector.contract {{
              indexing_maps = [affine_map<(n, q) -> (n, q)>, affine_map<(n, q) -> (n, q)>, affine_map<(n, q) -> (n)>],
              iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}}
              %one_each, %in_lanes_{i}, %elements_{i} : {groups}, {groups} into {_lanes(arithmetic)}"""


def _group(i: int, rows: int, memory: object, arithmetic: Arithmetic) -> str:
    """The group of pixel i where it lies, put beside those before it."""
    depth, kind = arithmetic.depth, storage(arithmetic.types.a)
    group, all_groups = f"vector<{depth}x{kind}>", f"vector<{rows}x{depth}x{kind}>"
    first = "" if i else f"            %groups_0 = arith.constant dense<0> : {all_groups}\n"
    return f"""\
{first}            %at_{i} = arith.addi %x_{i}, %p : index
            %group_{i} = vector.load %X[%c0, %at_{i}] : {memory}, {group}
            %groups_{i + 1} = vector.insert %group_{i}, %groups_{i} [{i}] : {group} into {all_groups}"""


def _copy(i: int, length: int, at: str, memory: str, arithmetic: Arithmetic) -> str:
    """So many elements of a pixel's run."""
    of, kind, to = arithmetic.names(), arithmetic.types.a, arithmetic.of_groups
    vector = f"vector<{length}x{{}}>"
    narrow, wide = vector.format(of["a"]), vector.format(storage(to))
    text, name = extension(f"%read_{i}", f"%wide_{i}", kind, to, vector)
    return f"""\
                  %from_{i} = arith.addi %x_{i}, {at} : index
                  %read_{i} = vector.load %X[%c0, %from_{i}] : {of["A"]}, {narrow}
{text}                  vector.store {name}, %W[%number_{i}, %to] : {memory}, {wide}"""
