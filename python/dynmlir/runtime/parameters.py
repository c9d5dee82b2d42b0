"""Parameters of a module: weights that it names and that are given when it is loaded.

    util.global private @w = #flow.parameter.named<"model"::"w"> : tensor<768x3072xf32>

is the array under "model::w". The module keeps what it needs of it; the array may change afterwards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import iree.runtime as rt
import numpy as np

from dynmlir.runtime.signature import value_of

Parameters = Mapping[str, np.ndarray]


def parameters_of(note: str | None) -> dict[str, str]:
    """What a compiler has left of the parameters that a module names: name -> type."""
    return dict(json.loads(note or "{}"))


def mismatch(kinds: Mapping[str, str], given: Parameters | None) -> str | None:
    """Which array is not of its parameter's type, and why; None where all are.

    IREE takes as many bytes as it reads of whatever is there: another type, or a transposed matrix.
    """
    for name, values in (given or {}).items():
        try:
            expected = value_of(kinds[name])
        except (KeyError, ValueError):  # no parameter, or bits, not elements of NumPy's
            continue
        array = np.asarray(values)
        if (why := expected.mismatch(expected.read_as(array))) is not None:
            return f"parameter '{name}' {why}"
    return None


def lacking(kinds: Mapping[str, str], given: Parameters | None) -> str | None:
    """A parameter that is not given, where one is not."""
    for name, kind in kinds.items():
        if name not in (given or {}):
            others = ", ".join(f"'{other}'" for other in given or {}) or f"none (parameters={{'{name}': array}})"
            return f"parameter '{name}' ({kind}) is missing; given: {others}"
    return None


def parameter_modules(instance: rt.VmInstance, parameters: Parameters | None) -> list[rt.VmModule]:
    """What provides the parameters, by scope, to the modules loaded after it; nothing where none are given."""
    if not parameters:
        return []
    scopes: dict[str, rt.ParameterIndex] = {}
    for name, array in parameters.items():
        scope, _, key = name.rpartition("::")
        scopes.setdefault(scope, rt.ParameterIndex()).add_buffer(key, np.ascontiguousarray(array))
    providers = [index.create_provider(scope=scope) for scope, index in scopes.items()]
    return [rt.create_io_parameters_module(instance, *providers)]
