"""What IREE 3.13 imports wrong of programs of PyTorch and ONNX, written as what it imports right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from iree.compiler import ir, passmanager

from dynmlir.backend import torch_few_bits, torch_gelu, torch_loops, torch_views

_OF_ONNX = ("onnx.Loop", "onnx.Reshape", "onnx.Flatten", "onnx.Gelu", "onnx.GRU", "onnx.RNN")
#: By the name of an op what changes it where it has to be, and says whether it was.
_CHANGES: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(torch_views.NAMES, torch_views.correct),
    torch_gelu.NAME: torch_gelu.expand,
    torch_loops.NAME: torch_loops.correct,
    torch_few_bits.NAME: torch_few_bits.expand,
}
#: What a program says that has any of them: of operators, which nearly all models of ONNX consist of, the one's name.
_SAID = (*(name for name in _CHANGES if name != torch_few_bits.NAME), torch_few_bits.CALLED, *_OF_ONNX)


def corrected(text: str, parse: Callable[[str], ir.Module]) -> str:
    """The program, changed where it has to be; located where it was. `parse` raises DynmlirError where it is none."""
    if not any(name in text for name in _SAID):
        return text
    module = parse(text)
    with module.context, ir.Location.unknown():
        try:
            _make_torch(module, text)
        except ir.MLIRError:
            return text  # of which iree-compile says what is wrong
        changed = [_CHANGES[op.name](op) for op in _concerned(module)]
    if not any(changed):
        return text
    resources = text.rfind("{-#")  # which IREE's printer leaves out
    return module.operation.get_asm(enable_debug_info=True) + (text[resources:] if resources >= 0 else "")


def _concerned(module: ir.Module) -> list[Any]:
    found: list[Any] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name in _CHANGES:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    return found


def _make_torch(module: ir.Module, text: str) -> None:
    """Makes torch-mlir's ops of those of ONNX, where it matters. Raises ir.MLIRError where it has none."""
    if any(name in text for name in _OF_ONNX):
        pipeline = "builtin.module(func.func(convert-torch-onnx-to-torch))"
        passmanager.PassManager.parse(pipeline).run(module.operation)
