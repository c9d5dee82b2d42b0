"""The image of a convolution in MLIR text: what copies of its pieces need to know, and whether its windows fit."""

from __future__ import annotations

from collections.abc import Mapping

from dynmlir.backend.text import product, size_name
from dynmlir.kernels.contraction import Contraction, Window
from dynmlir.kernels.convolution import VIEW, VIEW_TYPE


def fitting(contraction: Contraction, name: str) -> list[str]:
    """Assertions that every window of the output lies within the image and the zeros around it."""
    return [_fits(window, contraction, name) for window in contraction.windows]


def _fits(window: Window, contraction: Contraction, name: str) -> str:
    x, out, tap = window.size, size_name(window.out), size_name(window.tap)
    ((operand, dim),) = contraction.extents(x)
    return f"""\
  %one_{x} = arith.constant 1 : index
  %step_{x} = arith.constant {window.stride} : index
  %dilation_{x} = arith.constant {window.dilation} : index
  %around_{x} = arith.constant {window.before + window.after} : index
  %last_out_{x} = arith.subi {out}, %one_{x} : index
  %last_tap_{x} = arith.subi {tap}, %one_{x} : index
  %to_out_{x} = arith.muli %last_out_{x}, %step_{x} : index
  %to_tap_{x} = arith.muli %last_tap_{x}, %dilation_{x} : index
  %last_{x} = arith.addi %to_out_{x}, %to_tap_{x} : index
  %padded_{x} = arith.addi {size_name(x)}, %around_{x} : index
  %inside_{x} = arith.cmpi slt, %last_{x}, %padded_{x} : index
  %no_out_{x} = arith.cmpi slt, %last_out_{x}, %c0 : index
  %no_tap_{x} = arith.cmpi slt, %last_tap_{x}, %c0 : index
  %nothing_{x} = arith.ori %no_out_{x}, %no_tap_{x} : i1
  %fits_{x} = arith.ori %inside_{x}, %nothing_{x} : i1
  cf.assert %fits_{x}, "{name}: windows reach beyond dimension {dim} of {"ABC"[operand]} and the zeros around it"
"""


def view_texts(contraction: Contraction) -> dict[str, str]:
    """What entry.mlir needs of an image: %V, and how it is passed on; nothing without one."""
    if not contraction.windows:
        return {"view": "", "view_value": "", "view_type": ""}
    lines = [_sizes(contraction), f"  %V = memref.alloca() : {VIEW_TYPE}"]
    for place, name in enumerate(VIEW):
        lines.append(f"  %view_at_{place} = arith.constant {place} : index")
        lines.append(f"  %view64_{name} = arith.index_cast %view_{name} : index to i64")
        lines.append(f"  memref.store %view64_{name}, %V[%view_at_{place}] : {VIEW_TYPE}")
    return {"view": "\n".join(lines), "view_value": ", %V", "view_type": f", {VIEW_TYPE}"}


def view_values(contraction: Contraction) -> dict[str, str]:
    """The same where what an image is known by are values, which a GPU's kernels are given one by one."""
    if not contraction.windows:
        return {"view": "", "view_values": "", "view_types": ""}
    values = "".join(f", %view_{name}" for name in VIEW)
    return {"view": _sizes(contraction), "view_values": values, "view_types": ", index" * len(VIEW)}


def _sizes(contraction: Contraction) -> str:
    """%view_<name> for each name of VIEW."""
    dims = contraction.operands["AB".index(contraction.image or "A")]
    values, lines = _values(contraction), []
    for name in VIEW:
        value = values.get(name, _default(name))
        if isinstance(value, int):
            lines.append(f"  %view_{name} = arith.constant {value} : index")
        else:  # a size, or the product of those within
            within = dims[dims.index(value) + 1 :] if name.startswith("stride") else value
            lines.append(product(f"%view_{name}", within))
    return "\n".join(lines)


def _default(name: str) -> int:
    """Of a dimension that an image lacks: one pixel."""
    return 0 if name.startswith(("pad", "stride")) else 1


def _values(contraction: Contraction) -> Mapping[str, int | str]:
    """The values of a view: numbers, letters of sizes, or letters of the dimensions that distances are along."""
    values: dict[str, int | str] = {}
    for window in contraction.windows:
        side = window.size.lower()
        values |= {f"size_{side}": window.size, f"outs_{side}": window.out, f"taps_{side}": window.tap}
        values |= {f"step_{side}": window.stride, f"dilation_{side}": window.dilation, f"pad_{side}": window.before}
        values[f"stride_{'y' if side == 'h' else 'x'}"] = window.size
    outs, taps = ([getattr(w, kind) for w in contraction.windows] for kind in ("out", "tap"))
    pixels = contraction.rows if contraction.image == "A" else contraction.columns
    for x in pixels:
        if x not in outs:
            values["stride_b"] = x
    for x in contraction.depth:
        if x not in taps:
            values |= {"channels": x, "stride_c": x}
    return values
