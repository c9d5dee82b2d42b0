"""Images of f32 that are interpolated linearly, which torch-mlir has an op for that reads each pixel at its place.

    %y = torch.operator "torch.dynmlir.bilinear"(%x, %sizes, %corners)

PyTorch's decomposition of it gathers four images first, each as large as the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from dynmlir.frontend.ops import op

_OPERATORS = torch.library.Library("dynmlir", "FRAGMENT")
_OPERATORS.define("bilinear(Tensor x, SymInt[] size, bool align_corners) -> Tensor")
_OPERATORS.impl("bilinear", lambda x, size, align_corners: x.new_empty((*x.shape[:2], *size)), "Meta")
_AS_PYTORCH = torch._decomp.decomposition_table[torch.ops.aten.upsample_bilinear2d.vec]
_NAME = "torch.dynmlir.bilinear"


def bilinear(
    x: torch.Tensor,
    output_size: Sequence[int] | None,
    align_corners: bool,
    scale_factors: Sequence[float] | None = None,
) -> Any:
    """`upsample_bilinear2d`: the operator where the sizes alone say the places, else PyTorch's decomposition."""
    if x.dtype == torch.float32 and (scale_factors is None or all(each == int(each) for each in scale_factors)):
        size = output_size or [size * int(each) for size, each in zip(x.shape[2:], scale_factors or (), strict=True)]
        return torch.ops.dynmlir.bilinear(x, size, align_corners)
    return _AS_PYTORCH(x, output_size, align_corners, scale_factors)


def interpolate(module: Any) -> None:
    """Changes a module, or a function of it: the operators become ops of torch-mlir's."""
    from torch_mlir import ir

    found: list[Any] = []

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value == _NAME:
            found.append(made)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for made in found:
        x, sizes, corners = made.operands
        with ir.InsertionPoint(made), made.location:
            none = op("torch.constant.none", [], "!torch.none")
            mode = op("torch.constant.str", [], "!torch.str", value="bilinear")
            no = op(
                "torch.constant.bool", [], "!torch.bool", value=ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 0)
            )
            operands = [x, sizes, none, mode, corners, none, no]
            image = op("torch.aten.__interpolate.size_list_scale_list", operands, made.results[0].type)
        made.results[0].replace_all_uses_with(image)
        made.erase()
