"""Products with weights of few bits, which an import leaves as an operator, in linalg on tensors.

    %y = torch.operator "torch.dynmlir.few_bits"(%x, %bytes, %scales) {torch.onnx.rounds = 1}

becomes what `forming/few_bits.py` finds: numbers that a linalg.generic makes of bytes or their halves, and a product.
"""

from __future__ import annotations

import math
import re
from typing import Any

from iree.compiler import ir

from dynmlir.kernels.element_types import ROUNDS_ROWS
from dynmlir.lowering.drivers import read_template

NAME, CALLED = "torch.operator", "torch.dynmlir.few_bits"
_ROUNDS = "torch.onnx.rounds"
_TYPE = re.compile(r"!torch\.vtensor<\[([^]]*)\],\w+>")


def expand(op: Any) -> bool:
    """Puts linalg in the place of an operator, if it is this one; whether it is."""
    if ir.StringAttr(op.attributes["name"]).value != CALLED:
        return False
    types = [str(value.type) for value in (*op.operands, op.results[0])]
    made = ir.Module.parse(read_template("templates/few_bits/operator", _names(*types)))
    block = made.body.operations[0].regions[0].blocks[0]
    values: dict[Any, Any] = dict(zip(block.arguments, op.operands, strict=True))
    *ops, last = [each.operation for each in block.operations]
    with ir.InsertionPoint(op), op.location:
        for each in ops:
            copy = each.clone()
            if each.name == "linalg.matmul" and _rounds(op):
                copy.attributes[ROUNDS_ROWS] = ir.UnitAttr.get()
            for place, operand in enumerate(each.operands):
                copy.operands[place] = values[operand]
            values.update(zip(each.results, copy.results, strict=True))
    op.results[0].replace_all_uses_with(values[last.operands[0]])
    op.erase()
    return True


def _rounds(op: Any) -> bool:
    return _ROUNDS in op.attributes and ir.IntegerAttr(op.attributes[_ROUNDS]).value != 0


def _names(x: str, bytes_: str, scales: str, y: str) -> dict[str, object]:
    """What the template is of: types, and the lines that differ by them."""
    (*around, k), (n, blocks, each) = _sizes(x), _sizes(bytes_)
    halves = ["2"] if int(k) == 2 * int(blocks) * int(each) else []
    of_weights: dict[str, object] = {
        "matrix": _tensor(n, k),
        "bytes": _tensor(n, blocks, each, of="i8"),
        "scales": _tensor(n, blocks),
        "halves": _tensor(n, blocks, each, *halves),
    }
    rows = "?" if "?" in around else str(math.prod(map(int, around)))
    given, rows_by_k, rows_by_n = (_tensor(*sizes) for sizes in ((*around, k), (rows, k), (rows, n)))
    together = f"[[{', '.join(map(str, range(len(around))))}], [{len(around)}]]"
    is_matrix = len(around) == 1
    unknown = [place for place, size in enumerate(around) if size == "?"]
    dims = [f"  %place_{d} = arith.constant {d} : index" for d in unknown]
    dims += [f"  %size_{d} = tensor.dim %x, %place_{d} : {given}" for d in unknown]
    cut = f"tensor.cast %x : {given} to" if is_matrix else f"tensor.collapse_shape %x {together} : {given} into"
    dims.append(f"  %a = {cut} {rows_by_k}")
    if rows == "?":
        dims += ["  %first = arith.constant 0 : index", f"  %rows = tensor.dim %a, %first : {rows_by_k}"]
    shape = ", ".join([*(f"%size_{place}" if place in unknown else size for place, size in enumerate(around)), n])
    return {
        **{"torch_x": x, "torch_bytes": bytes_, "torch_scales": scales, "torch_y": y},
        **{"x": given, "a": rows_by_k, "c": rows_by_n, "y": _tensor(*around, n)},
        **of_weights,
        "numbers": read_template(f"templates/few_bits/{'halves' if halves else 'bytes'}", of_weights),
        "dims": "\n".join(dims),
        "rows": "%rows" if rows == "?" else "",
        "shaped": "tensor.cast %c" if is_matrix else f"tensor.expand_shape %c {together} output_shape [{shape}]",
        "to": "to" if is_matrix else "into",
    }


def _sizes(kind: str) -> list[str]:
    found = _TYPE.fullmatch(kind)
    assert found is not None, f"{kind} is no tensor"
    return found[1].split(",")


def _tensor(*sizes: str, of: str = "f32") -> str:
    return f"tensor<{'x'.join([*sizes, of])}>"
