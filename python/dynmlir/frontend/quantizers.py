"""Operators of PyTorch's quantisers (`quantized_decomposed`) that torch-mlir does not know, in simpler ones.

What a quantiser finds out at each call, the scale and the zero point of a whole tensor or of each row, is computed as
PyTorch computes it; numbers by a scale and a zero point in tensors are as those of known ones, so that products with
them are products of bytes (`forming/dequantized.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from dynmlir.frontend.ops import op

#: As torch-mlir's importer writes it, and what it knows.
_BY_NUMBERS = "torch.quantized_decomposed.dequantize_per_tensor"
_BY_TENSORS = f"{_BY_NUMBERS}.tensor"
#: What lies in the middle of numbers without a sign.
_MIDDLE = 128
#: Operators whose own functions in PyTorch can be traced.
_TRACED = (
    "choose_qparams_per_token",
    "choose_qparams_per_token_asymmetric",
    "quantize_per_token",
    "dequantize_per_token",
    "dequantize_per_channel_group",
)


def decompositions() -> dict[Any, Callable]:
    """By operator its decomposition; none where no quantiser was imported, and so no program has any."""
    operators = torch.ops.quantized_decomposed
    if not hasattr(operators, "choose_qparams"):
        return {}
    from torch.ao.quantization.fx import _decomposed

    return {
        operators.choose_qparams.tensor: choose_qparams,
        operators.choose_qparams_symmetric.tensor: choose_qparams_symmetric,
        operators.quantize_per_tensor.tensor: quantize_per_tensor,
        **{getattr(operators, name).default: getattr(_decomposed, name) for name in _TRACED},
    }


def choose_qparams(x: torch.Tensor, least: int, most: int, eps: float, dtype: torch.dtype) -> Any:
    """(scale, zero point), (1,) each, of numbers from `least` to `most` that all of x and 0 are between."""
    low, high = _ends(x)
    scale = ((high - low) / float(most - least)).clamp(min=eps)
    zero = (least - (low / scale).round()).clamp(least, most)
    return scale.double(), zero.long()


def choose_qparams_symmetric(x: torch.Tensor, least: int, most: int, eps: float, dtype: torch.dtype) -> Any:
    """The same with 0 in the middle."""
    low, high = _ends(x)
    scale = (torch.maximum(-low, high) / (float(most - least) / 2)).clamp(min=eps)
    zero = torch.full((1,), _MIDDLE if dtype == torch.uint8 else 0)
    return scale.double(), zero


def _ends(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The least of x and 0, and the greatest: (1,) each."""
    low, high = (end.float().reshape(1) for end in torch.aminmax(x))
    return low.clamp(max=0), high.clamp(min=0)


def quantize_per_tensor(
    x: torch.Tensor, scale: torch.Tensor, zero: torch.Tensor, least: int, most: int, dtype: torch.dtype
) -> torch.Tensor:
    """Numbers of the floats, by one scale and one zero point."""
    numbers = (x.float() * (1 / scale.float())).round() + zero.to(dtype).float()
    return numbers.clamp(least, most).to(dtype)


def take_numbers(function: Any) -> None:
    """Changes a function of torch-mlir's dialect: scales and zero points in tensors are read as numbers."""
    from torch_mlir import ir

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value == _BY_TENSORS:
            with ir.InsertionPoint(made), made.location:
                x, scale, zero, *others = made.operands
                scale, zero = (
                    op("torch.aten.item", [scale], "!torch.float"),
                    op("torch.aten.item", [zero], "!torch.int"),
                )
                by_numbers = op(_BY_NUMBERS, [x, scale, zero, *others], made.results[0].type)
            made.results[0].replace_all_uses_with(by_numbers)
            made.erase()
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit)
