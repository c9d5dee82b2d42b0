"""Newer operators of ONNX by their functions in ONNX, with what those compute of sizes that are known."""

from __future__ import annotations

import numpy as np
import onnx
import onnx.inliner
from onnx import helper
from onnx.reference import ReferenceEvaluator

from dynmlir.frontend.onnx.graphs import OWN, Made, Rules, Site, inferred, nodes

_OPERATORS = (
    *("Attention", "CausalConvWithState", "MeanVarianceNormalization"),
    *("NegativeLogLikelihoodLoss", "RotaryEmbedding", "SoftmaxCrossEntropyLoss", "SwiGLU", "Swish"),
)
#: What functions compute with sizes.
_COMPUTED = (
    *("Add", "And", "Cast", "CastLike", "Concat", "Div", "Equal", "Gather", "Identity", "Mod", "Mul", "Not"),
    *("Or", "Slice", "Sqrt", "Squeeze", "Sub", "Unsqueeze", "Where"),
)
#: The elements up to which it is done.
_ELEMENTS = 16


def inlined(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model without operators that the importer does not know and that ONNX has functions of."""
    if not any(node.op_type in _OPERATORS and node.domain in OWN for node in nodes(model.graph)):
        return model
    model = inferred(model)
    _say_attributes(model)
    known = [helper.make_tensor_value_info(each.name, each.data_type, each.dims) for each in model.graph.initializer]
    left_out = onnx.ValueInfoProto(name="", type=helper.make_tensor_type_proto(onnx.TensorProto.FLOAT, None))
    model.graph.value_info.extend([*known, left_out])  # of which the inliner asks for types, too
    model = onnx.inliner.inline_selected_functions(model, [("", name) for name in _OPERATORS], False, True)
    del model.graph.value_info[:]
    return model


def _say_attributes(model: onnx.ModelProto) -> None:
    """Those that a node leaves out: functions read them by name, and the inliner has nothing in their stead."""
    (version,) = {each.version for each in model.opset_import if each.domain in OWN}
    for node in nodes(model.graph):
        if node.op_type in _OPERATORS and node.domain in OWN:
            stated = {each.name for each in node.attribute}
            usual = (each.default_value for each in onnx.defs.get_schema(node.op_type, version).attributes.values())
            node.attribute.extend(each for each in usual if each.name and each.name not in stated)


def _shape(site: Site) -> Made:
    """The importer takes what is computed of sizes for unknown."""
    sizes = site.sizes(site.input(0))
    sizes = sizes[slice(site.attribute("start", 0), site.attribute("end"))]
    return site.constant(sizes) if all(isinstance(size, int) for size in sizes) else None


def _computed(site: Site) -> Made:
    """Of constants; as `_shape`."""
    values = {name: site.value(name) for name in site.node.input if name}
    if any(value is None or value.size > _ELEMENTS for value in values.values()):
        return None
    [result] = ReferenceEvaluator(_alone(site)).run(None, values)
    result = np.asarray(result)
    return site.constant(result, result.dtype)


def _alone(site: Site) -> onnx.ModelProto:
    """The node as a model."""
    tensors = {name: site.scope.constants[name] for name in site.node.input if name}
    inputs = [helper.make_tensor_value_info(name, each.data_type, each.dims) for name, each in tensors.items()]
    graph = helper.make_graph([site.node], "alone", inputs, [onnx.ValueInfoProto(name=site.node.output[0])])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", site.version)])


#: Of a model that functions were written into.
RULES: Rules = {**{("", name): _computed for name in _COMPUTED}, ("", "Shape"): _shape}
