"""Parameters of a module: weights that it names and that are given when it is loaded.

    util.global private @w = #flow.parameter.named<"model"::"w"> : tensor<768x3072xf32>

is the array under "model::w". The module keeps what it needs of it; the array may change afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping

import iree.runtime as rt
import numpy as np

Parameters = Mapping[str, np.ndarray]


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
