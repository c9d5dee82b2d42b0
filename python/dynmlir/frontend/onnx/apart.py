"""Large constants apart from their model: inference copies all of it, several times, and takes 2 GB at most.

initializer w : f32[4096, 4096] = ...    =>    initializer w : f32[4096, 4096] at "apart 0"; data["apart 0"] = ...
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import onnx

#: By what a constant says instead of its elements.
Data = dict[str, onnx.TensorProto]
#: Constants of as many elements stay: of sizes and axes.
_FEW = 4096
_LOCATION = "location"


def apart(tensor: onnx.TensorProto, data: Data) -> onnx.TensorProto:
    """A constant that says where its elements are; itself where they are few, or in no message."""
    if not _is_large(tensor):
        return tensor
    place = f"apart {len(data)}"
    data[place] = tensor
    said = onnx.TensorProto(name=tensor.name, dims=tensor.dims, data_type=tensor.data_type)
    said.data_location = onnx.TensorProto.EXTERNAL
    said.external_data.add(key=_LOCATION, value=place)
    return said


def _is_large(tensor: onnx.TensorProto) -> bool:
    return math.prod(tensor.dims) > _FEW and tensor.data_location != onnx.TensorProto.EXTERNAL


def whole(tensor: onnx.TensorProto, data: Data) -> onnx.TensorProto:
    """The constant itself."""
    places = [each.value for each in tensor.external_data if each.key == _LOCATION]
    return data.get(places[0], tensor) if places else tensor


def without_data(model: onnx.ModelProto) -> tuple[onnx.ModelProto, Data]:
    """A copy whose large constants are apart; those of the model itself are not copied."""
    data: Data = {}
    light = _copied(model, without="graph")
    light.graph.CopyFrom(_copied(model.graph, without="initializer"))
    light.graph.initializer.extend(apart(each, data) for each in model.graph.initializer)
    _replace(light.graph, lambda tensor: apart(_copied(tensor), data) if _is_large(tensor) else tensor)
    return light, data


def put_back(model: onnx.ModelProto, data: Data) -> None:
    """Lets constants of a model have their elements again."""
    _replace(model.graph, lambda tensor: whole(tensor, data))


def _copied(message: Any, without: str = "") -> Any:
    """A message, but for one of its fields."""
    copy = type(message)()
    for field, value in message.ListFields():
        if field.name == without:
            continue
        if isinstance(value, str | bytes | int | float):
            setattr(copy, field.name, value)
        elif hasattr(value, "CopyFrom"):
            getattr(copy, field.name).CopyFrom(value)
        else:
            getattr(copy, field.name).extend(value)
    return copy


def _replace(graph: onnx.GraphProto, by: Callable[[onnx.TensorProto], onnx.TensorProto]) -> None:
    for tensor in _tensors(graph):
        other = by(tensor)
        if other is not tensor:
            name = tensor.name
            tensor.CopyFrom(other)
            tensor.name = name


def _tensors(graph: onnx.GraphProto) -> Iterator[onnx.TensorProto]:
    """Of a graph and of those within it."""
    yield from graph.initializer
    for node in graph.node:
        for attribute in node.attribute:
            yield from [attribute.t] if attribute.HasField("t") else []
            for inner in [attribute.g] if attribute.HasField("g") else attribute.graphs:
                yield from _tensors(inner)
