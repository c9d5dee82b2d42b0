"""What a model of ONNX declares of its values, where its nodes make something else of them.

    x : f32[b, t]                      x : f32[b, t]
    y : f32[b, 9] = Relu(x)      =>    y : f32[b, t] = Relu(x)

Exporters declare sizes of their example, and the importer takes a result of 12 for one of 9.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import onnx

from dynmlir.frontend.onnx.graphs import inferred

#: How inference calls sizes that it does not know.
_UNKNOWN = "unk__"


def correct(model: onnx.ModelProto) -> None:
    """Lets results have the sizes that follow from the nodes, and none where nothing does; others keep what does not
    contradict them."""
    constants = {each.name for each in model.graph.initializer}
    declared = {name: shape for name, shape in _shapes(model.graph).items() if name not in constants}
    for each in chain(model.graph.output, model.graph.value_info):
        if each.name in constants:  # whose entry inference looks at instead of the constant
            continue
        if each.type.HasField("tensor_type"):  # a sequence would become one where it is asked for it
            each.type.tensor_type.ClearField("shape")
    found = _shapes(inferred(model).graph)
    for each in model.graph.output:
        if each.name in declared:
            shape = found.get(each.name) or _of_rank(len(declared[each.name].dim))
            each.type.tensor_type.shape.CopyFrom(shape)
    for each in model.graph.value_info:
        if each.name in declared:
            each.type.tensor_type.shape.CopyFrom(_both(each.name, found, declared))


def _shapes(graph: onnx.GraphProto) -> dict[str, onnx.TensorShapeProto]:
    """Those that a graph states, as copies."""
    stated = {}
    for each in chain(graph.output, graph.value_info):
        if each.type.HasField("tensor_type") and each.type.tensor_type.HasField("shape"):
            stated[each.name] = onnx.TensorShapeProto()
            stated[each.name].CopyFrom(each.type.tensor_type.shape)
    return stated


def _of_rank(rank: int) -> onnx.TensorShapeProto:
    """Of sizes that nothing is known of."""
    return onnx.TensorShapeProto(dim=[onnx.TensorShapeProto.Dimension() for _ in range(rank)])


def _both(
    name: str, found: Mapping[str, onnx.TensorShapeProto], declared: Mapping[str, onnx.TensorShapeProto]
) -> onnx.TensorShapeProto:
    """What is found of a value, with what is declared where nothing is."""
    own, said = found.get(name), declared[name]
    if own is None or len(own.dim) != len(said.dim):
        return own or said
    dimensions = [other if _is_unknown(one) else one for one, other in zip(own.dim, said.dim, strict=True)]
    return onnx.TensorShapeProto(dim=dimensions)


def _is_unknown(dimension: onnx.TensorShapeProto.Dimension) -> bool:
    return not dimension.WhichOneof("value") or dimension.dim_param.startswith(_UNKNOWN)
