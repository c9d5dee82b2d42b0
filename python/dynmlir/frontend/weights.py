"""Large weights of a program of PyTorch, beside its text from the start: torch-mlir makes lists of numbers of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import torch
from torch_mlir import ir
from torch_mlir.extras.fx_importer import TORCH_DTYPE_TO_MLIR_TYPE, FxImporterHooks

from dynmlir.blobs import LEAST, Blobs

#: Of which a tensor in MLIR has the same bytes.
_ALIKE = (
    *(torch.float16, torch.bfloat16, torch.float32, torch.float64),
    *(torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64),
)


class WeightsApart(FxImporterHooks):
    """Hooks of torch-mlir's importer, which keep large weights apart."""

    def __init__(self, program: torch.export.ExportedProgram) -> None:
        self._called = {id(tensor): name for name, tensor in {**program.constants, **program.state_dict}.items()}
        self._blobs = Blobs()
        self._held: list[torch.Tensor] = []
        self._names: dict[int, str] = {}

    def resolve_literal(self, importer: Any, literal: Any, info: Any) -> ir.Value | None:
        """The constant of a large tensor, without its elements; None for another."""
        if not isinstance(literal, torch.Tensor) or literal.dtype not in _ALIKE or not _is_large(literal):
            return None
        if id(literal) not in self._names:
            called = self._called.get(id(literal), "")
            self._names[id(literal)] = self._blobs.hold(partial(_bytes, literal), literal.element_size(), called)
            self._held.append(literal)  # which keeps its id, too
        kind = ir.RankedTensorType.get(literal.shape, TORCH_DTYPE_TO_MLIR_TYPE[literal.dtype]())
        elements = ir.Attribute.parse(f"dense_resource<{self._names[id(literal)]}> : {kind}")
        made = importer._cc.tensor_to_vtensor_type(literal)
        return ir.Operation.create("torch.vtensor.literal", [made], attributes={"value": elements}).result

    def beside(self, text: str) -> str:
        """The text of a program, with the elements of its weights."""
        return str(self._blobs.beside(text))


def _bytes(tensor: torch.Tensor) -> memoryview:
    flat = tensor.detach().cpu().contiguous().reshape(-1)
    return memoryview(flat.view(torch.uint8).numpy())


def _is_large(tensor: torch.Tensor) -> bool:
    return 2 * tensor.numel() * tensor.element_size() > LEAST
