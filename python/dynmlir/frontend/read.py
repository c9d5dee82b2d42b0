"""A file of any kind that a program comes in, as MLIR."""

from __future__ import annotations

import os
from pathlib import Path

from dynmlir.diagnostics import read_text

#: How files are called that are imported.
IMPORTED = (".onnx", ".pt2")


def read_program(path: str | os.PathLike[str]) -> str:
    """The MLIR of a file: `.onnx` and `.pt2` (of `torch.export.save`) are imported, any other is text.

    Raises DynmlirError, located in the file.
    """
    match Path(path).suffix:
        case ".onnx":
            from dynmlir.frontend.onnx.models import import_onnx

            return import_onnx(path)
        case ".pt2":
            from dynmlir.frontend.pytorch import import_torch

            return import_torch(path)
        case _:
            return read_text(path)
