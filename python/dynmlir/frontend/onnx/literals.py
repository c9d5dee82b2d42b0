"""Large constants of a model as torch-mlir's own: of those of ONNX, IREE loses what it is not told the elements of.

torch.operator "onnx.Constant"() {torch.onnx.value = dense_resource<w> : tensor<768x3072xf32>}
=>  torch.vtensor.literal(dense_resource<w> : tensor<768x3072xf32>)
"""

from __future__ import annotations

import math
from typing import Any

from dynmlir.frontend.ops import op

_VALUE = "torch.onnx.value"
#: Constants of fewer elements stay: of sizes and axes, which operators of ONNX's look for.
_FEW = 4096


def make_literals(module: Any) -> None:
    """Changes a module of ONNX's operators."""
    from torch_mlir import ir

    found: list[Any] = []

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and _is_large_constant(made):
            found.append(made)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for constant in found:
        with ir.InsertionPoint(constant), constant.location:
            literal = op("torch.vtensor.literal", [], constant.results[0].type, value=constant.attributes[_VALUE])
        constant.results[0].replace_all_uses_with(literal)
        constant.erase()


def _is_large_constant(made: Any) -> bool:
    from torch_mlir import ir

    attributes = made.attributes
    if ir.StringAttr(attributes["name"]).value != "onnx.Constant" or _VALUE not in attributes:
        return False
    value = attributes[_VALUE]
    return math.prod(getattr(value.type, "shape", ())) > _FEW and not isinstance(value, ir.DenseElementsAttr)
