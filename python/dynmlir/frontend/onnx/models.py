"""Models of ONNX, as MLIR in torch-mlir's dialect."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dynmlir.diagnostics import DynmlirError, described

if TYPE_CHECKING:
    import onnx

#: What the importer knows best: older models are converted to it.
OPSET = 17
#: The first that has a `Resize`, which `Upsample` of older ones is.
_SCALES = 10


def import_onnx(model: str | os.PathLike[str] | onnx.ModelProto) -> str:
    """The MLIR of a model or of the path of a file, for `dynmlir.compile`; the function has the name of its graph.

    Raises DynmlirError where it is no model, or onnx is not installed (`pip install onnx`).
    """
    path = Path(model) if isinstance(model, str | os.PathLike) else None
    where = None if path is None else f"{path}:1:1"
    if importlib.util.find_spec("onnx") is None:
        raise DynmlirError("models of ONNX need onnx, which is not installed: pip install onnx", where)
    loaded = model if path is None else _load(path)
    try:
        return _imported(_prepared(loaded))
    except DynmlirError as error:
        raise DynmlirError(error.message, where) from None
    except Exception as error:  # of onnx's own, or of torch-mlir's importer, which raises any
        raise DynmlirError(f"the import of this ONNX model failed: {_first_line(error)}", where) from None


def _load(path: Path) -> Any:
    import onnx
    from google.protobuf.message import DecodeError

    try:
        model = onnx.load(path)
    except OSError as error:
        missing = getattr(error, "filename", None)
        what = f"'{missing}', where its weights are, " if missing and Path(missing) != path else ""
        raise DynmlirError(f"{what}cannot be read: {error.strerror}", f"{path}:1:1") from None
    except (DecodeError, onnx.checker.ValidationError) as error:
        raise DynmlirError(f"is no ONNX model: {_first_line(error)}", f"{path}:1:1") from None
    if not model.graph.output:
        raise DynmlirError("is no ONNX model: its graph gives nothing", f"{path}:1:1")
    return model


def _prepared(model: Any) -> Any:
    """The model of operators that the importer is right of, without functions."""
    import onnx

    from dynmlir.frontend.onnx import declared, functions, microsoft, places
    from dynmlir.frontend.onnx.apart import put_back, without_data
    from dynmlir.frontend.onnx.graphs import rewritten
    from dynmlir.frontend.onnx.rules import RULES

    if model.functions:
        model = onnx.inliner.inline_local_functions(model)
    microsoft.refuse_others(model.graph, RULES)
    if (version := _version(model)) < OPSET:
        model = _converted(rewritten(_converted(model, _SCALES), places.old(version)))
    light, data = without_data(model)
    declared.correct(light)
    if (whole := functions.inlined(light)) is not light:
        light = rewritten(whole, functions.RULES, data)
    light = rewritten(light, RULES, data)
    put_back(light, data)
    return light


def _converted(model: Any, version: int = OPSET) -> Any:
    """The model by a newer set of operators, where it is of an older one and onnx has a way."""
    import onnx

    if _version(model) >= version:
        return model
    try:
        return onnx.version_converter.convert_version(model, version)
    except Exception:  # RuntimeError, ValueError, of an operator that it has no way for: as it is, then
        return model


def _version(model: Any) -> int:
    """Of ONNX's operators; the newest that is known where it has none."""
    own = [opset.version for opset in model.opset_import if opset.domain in ("", "ai.onnx")]
    return int(own[0]) if own else OPSET


def _imported(model: Any) -> str:
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras import onnx_importer

    from dynmlir.frontend.onnx.expands import assert_expanded
    from dynmlir.frontend.onnx.few_bits import keep_operators
    from dynmlir.frontend.onnx.literals import make_literals
    from dynmlir.frontend.onnx.loops import carry_one_type, go_on_while
    from dynmlir.frontend.onnx.reshapes import assert_elements
    from dynmlir.frontend.steps import loop_over_steps

    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        info = onnx_importer.ModelInfo(model)
        module = info.create_module(context=context).operation
        onnx_importer.NodeImporter.define_function(info.main_graph, module).import_all()
        loop_over_steps(module)
        carry_one_type(module)
        go_on_while(module)
        keep_operators(module)
        make_literals(module)
        assert_elements(module, model.graph.name)
        assert_expanded(module, model.graph.name)
        module.verify()
        return str(module)


def _first_line(error: Exception) -> str:
    text = described(error, "").message if hasattr(error, "error_diagnostics") else str(error)
    return next((line.strip() for line in text.splitlines() if line.strip()), type(error).__name__)
