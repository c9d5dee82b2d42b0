"""Parts of lib/templates/matmul/gather_b_squares.mlir: pixels that are more than two apart, turned in registers.

Of each pixel some neighbouring taps of its window's row are read, `side` at most; two, four ... pixels are joined to a
vector, so that squares lie side by side (lowering/turned.py); those are transposed, and each vector then is a tap of as
many pixels as a vector has lanes.
"""

from __future__ import annotations

from dynmlir.kernels.element_types import storage
from dynmlir.lowering.arithmetic import Arithmetic, zero
from dynmlir.lowering.images.shared_taps import Reader
from dynmlir.lowering.layouts import joined, read_some, transposition

#: Taps that are turned at once: the least of these that holds what is left of a window's row, and that a vector holds.
SIDES = (4, 8, 16)


def squares_of_pixels(names: dict[str, object], arithmetic: Arithmetic, read: Reader) -> str:
    """The loops over panels, pixels and taps."""
    lanes = arithmetic.lanes
    sides = [side for side in SIDES if side <= lanes]
    own = names | {
        "pixels": "\n".join(_pixel(i) for i in range(lanes)),
        "pixel_after": f"%o_{lanes}, %v_{lanes}",
        "sides": _one_of(sides, names, arithmetic, read),
    }
    return read("templates/matmul/gather_b_squares", own)


def _pixel(i: int) -> str:
    """%at_<i>, %y_<i> and %x_<i>, where the window of a pixel begins; %o_<i+1> and %v_<i+1>, the next one's place.

    One that there is not has no line, so that nothing of it is inside the image.
    """
    return f"""\
        %number_{i} = arith.constant {i} : index
        %j_{i + 1} = arith.addi %j_0, %number_{i} : index
        %exists_{i} = arith.cmpi ult, %j_{i + 1}, %je : index
        %down_{i} = arith.muli %o_{i}, %step_h : index
        %y_some_{i} = arith.subi %down_{i}, %pad_h : index
        %along_{i} = arith.muli %v_{i}, %step_w : index
        %x_{i} = arith.subi %along_{i}, %pad_w : index
        %at_y_{i} = arith.muli %y_some_{i}, %stride_y : index
        %at_{i} = arith.addi %at_y_{i}, %x_{i} : index
        %y_last_{i} = arith.addi %y_some_{i}, %reach_h : index
        %x_end_{i} = arith.addi %x_{i}, %taps_w : index
        %top_{i} = arith.cmpi ult, %y_some_{i}, %size_h : index
        %bottom_{i} = arith.cmpi ult, %y_last_{i}, %size_h : index
        %begin_{i} = arith.cmpi ult, %x_{i}, %size_w : index
        %stop_{i} = arith.cmpi ule, %x_end_{i}, %size_w : index
        %tall_{i} = arith.andi %top_{i}, %bottom_{i} : i1
        %wide_{i} = arith.andi %begin_{i}, %stop_{i} : i1
        %both_{i} = arith.andi %tall_{i}, %wide_{i} : i1
        %inside_{i} = arith.andi %both_{i}, %exists_{i} : i1
        %all_{i + 1} = arith.andi %all_{i}, %inside_{i} : i1
        %limit_{i} = arith.select %exists_{i}, %size_h, %c0 : index
        %v_some_{i} = arith.addi %v_{i}, %c1 : index
        %ends_{i} = arith.cmpi eq, %v_some_{i}, %outs_w : index
        %v_{i + 1} = arith.select %ends_{i}, %c0, %v_some_{i} : index
        %o_more_{i} = arith.addi %o_{i}, %c1 : index
        %o_{i + 1} = arith.select %ends_{i}, %o_more_{i}, %o_{i} : index"""


def _one_of(sides: list[int], names: dict[str, object], arithmetic: Arithmetic, read: Reader) -> str:
    """%s_next, behind the squares of the least side that holds what is left of a row, or of the greatest."""
    side, *more = sides
    square = _square(side, names, arithmetic, read)
    if not more:
        return f"""\
                %T{side} = arith.constant {side} : index
{square}
                %s_next = arith.addi %s, %T{side} : index"""
    return f"""\
              %T{side} = arith.constant {side} : index
              %few{side} = arith.cmpi ule, %left, %T{side} : index
              %s_next = scf.if %few{side} -> (index) {{
{square}
                scf.yield %taps_w : index
              }} else {{
{_one_of(more, names, arithmetic, read)}
                scf.yield %s_next : index
              }}"""


def _square(side: int, names: dict[str, object], arithmetic: Arithmetic, read: Reader) -> str:
    """Of one width: read, without a look at what is inside where all of it is, turned, and stored."""
    lanes, b = arithmetic.lanes, storage(arithmetic.types.b)
    result, kind = f"%read{side}", f"vector<{side}x{b}>"
    loads = [f"                    %from_{i} = arith.addi %at_{i}, %at_first : index" for i in range(lanes)]
    numbers = ", ".join(map(str, range(side)))
    begun = f"""\
                    %numbers = arith.constant dense<[{numbers}]> : vector<{side}xi32>
                    %none = arith.constant dense<{zero(b).split(" ")[0]}> : {kind}
                    %counted = vector.create_mask %count{side} : vector<{side}xi1>"""
    made = {
        "T": side,
        "all_inside": f"%all_{lanes}",
        "loaded": f"{result}:{lanes}",
        "kinds": ", ".join([kind] * lanes),
        "read": ", ".join(f"%part_{i}" for i in range(lanes)),
        "load": "\n".join([*loads, *(_whole(i, side, arithmetic) for i in range(lanes))]),
        "load_some": "\n".join([*loads, begun, *(_part(i, side, kind, names) for i in range(lanes))]),
        "transpose": "\n".join(
            [
                *joined(f"{result}#", side, lanes, b),
                transposition(lanes, f"vector<{lanes}x{b}>", side),
            ]
        ),
        "store": "\n".join(_store(t, lanes, names) for t in range(side)),
    }
    return read("templates/matmul/gather_b_square", names | made)


def _whole(i: int, side: int, arithmetic: Arithmetic) -> str:
    return read_some(f"%part_{i}", f"%X[%c0, %from_{i}]", f"%count{side}", side, arithmetic.types.b, arithmetic)


def _part(i: int, side: int, kind: str, names: dict[str, object]) -> str:
    """Those taps that are inside the image."""
    return f"""\
                    %y_now_{i} = arith.addi %y_some_{i}, %y_tap : index
                    %on_line_{i} = arith.cmpi ult, %y_now_{i}, %limit_{i} : index
                    %size_{i} = arith.select %on_line_{i}, %size_w, %c0 : index
                    %x_now_{i} = arith.addi %x_{i}, %s : index
                    %x32_{i} = arith.index_cast %x_now_{i} : index to i32
                    %size32_{i} = arith.index_cast %size_{i} : index to i32
                    %xs_{i} = vector.broadcast %x32_{i} : i32 to vector<{side}xi32>
                    %sizes_{i} = vector.broadcast %size32_{i} : i32 to vector<{side}xi32>
                    %places_{i} = arith.addi %xs_{i}, %numbers : vector<{side}xi32>
                    %seen_{i} = arith.cmpi ult, %places_{i}, %sizes_{i} : vector<{side}xi32>
                    %mask_{i} = arith.andi %seen_{i}, %counted : vector<{side}xi1>
                    %part_{i} = vector.maskedload %X[%c0, %from_{i}], %mask_{i}, %none
                        : {names["B"]}, vector<{side}xi1>, {kind} into {kind}"""


def _store(t: int, lanes: int, names: dict[str, object]) -> str:
    """One tap's pixels, if it is in the block."""
    return f"""\
                  %tap_{t} = arith.constant {t} : index
                  %after_{t} = arith.subi %tap_{t}, %from : index
                  %kept_{t} = arith.cmpi ult, %after_{t}, %rows : index
                  scf.if %kept_{t} {{
                    %p_{t} = arith.addi %p, %tap_{t} : index
                    %to_{t} = arith.muli %p_{t}, %uN : index
                    %target_{t} = arith.addi %target_q, %to_{t} : index
                    vector.store %out_{t}, %S[%target_{t}] : memref<?x{names["s"]}>, vector<{lanes}x{names["s"]}>
                  }}"""
