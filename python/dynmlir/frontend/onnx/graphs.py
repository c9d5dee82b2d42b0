"""Graphs of ONNX, some of whose nodes are written in others before torch-mlir imports them.

    y = MaxPool<auto_pad = "SAME_UPPER", ...>(x)        padded = Pad(x, pads, lowest)
                                                  =>    y = MaxPool<...>(padded)

A rule is a function of a `Site`: a node, what is known of what it reads, and a way to make nodes. It returns the names
of what takes the place of the node's results, or None where the importer is right of the node as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Any

import numpy as np
import onnx
import onnx.shape_inference
from onnx import helper, numpy_helper

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.onnx.apart import Data, apart, put_back, whole

Made = str | list[str] | None
#: The domains of ONNX's own operators.
OWN = ("", "ai.onnx")
#: How names begin of what rules make.
_MADE = "dynmlir."
#: Rounds of rules, each of which may make nodes that another is of.
_ROUNDS = 20


class NotKnown(Exception):
    """Of a type or of sizes that a rule asks for and that are not known, or not yet."""


@dataclass
class Scope:
    """What is known of the values of a graph, and of those around it."""

    types: dict[str, onnx.TypeProto] = field(default_factory=dict)
    constants: dict[str, onnx.TensorProto] = field(default_factory=dict)
    makers: dict[str, onnx.NodeProto] = field(default_factory=dict)
    readers: dict[str, list[onnx.NodeProto | None]] = field(default_factory=dict)
    """None for a graph that gives it."""
    data: Data = field(default_factory=dict)
    """Of constants that are large."""

    def within(self, graph: onnx.GraphProto) -> Scope:
        readers = self.readers or _readers(graph)
        scope = Scope(dict(self.types), dict(self.constants), dict(self.makers), readers, self.data)
        for each in graph.input:  # which may have the name of something around it
            scope.constants.pop(each.name, None)
            scope.makers.pop(each.name, None)
        for each in chain(graph.input, graph.output, graph.value_info):
            if each.HasField("type"):
                scope.types[each.name] = each.type
        for tensor in graph.initializer:
            scope.constants[tensor.name] = tensor
            scope.types.setdefault(tensor.name, helper.make_tensor_type_proto(tensor.data_type, tensor.dims))
        for node in graph.node:
            scope.makers |= dict.fromkeys(node.output, node)
            if node.op_type == "Constant" and (value := _constant(node)) is not None:
                scope.constants[node.output[0]] = value
        return scope


def _readers(graph: onnx.GraphProto) -> dict[str, list[onnx.NodeProto | None]]:
    """What reads each value, of a graph and of those within it."""
    found = defaultdict[str, list[onnx.NodeProto | None]](list)
    for output in graph.output:
        found[output.name].append(None)
    for node in graph.node:
        for name in node.input:
            found[name].append(node)
        for name, readers in chain.from_iterable(_readers(inner).items() for inner in graphs(node)):
            found[name] += readers
    return dict(found)


def _constant(node: onnx.NodeProto) -> onnx.TensorProto | None:
    match [(each.name, helper.get_attribute_value(each)) for each in node.attribute]:
        case [("value", value)]:
            return value
        case [("value_int" | "value_ints", value)]:
            return numpy_helper.from_array(np.array(value, np.int64))
        case [("value_float" | "value_floats", value)]:
            return numpy_helper.from_array(np.array(value, np.float32))
    return None


@dataclass
class Site:
    """A node, what is known where it stands, and the nodes that are made to take its place."""

    node: onnx.NodeProto
    scope: Scope
    versions: Mapping[str, int]
    names: Iterator[str]
    made: list[onnx.NodeProto] = field(default_factory=list)
    types: list[onnx.ValueInfoProto] = field(default_factory=list)
    """Of what is made, where its sizes are not found by inference."""

    # What is known.

    @property
    def version(self) -> int:
        """Of ONNX's operators."""
        return next(self.versions[domain] for domain in OWN if domain in self.versions)

    @property
    def said(self) -> str:
        """The node, as errors name it."""
        node = self.node
        domain = "" if node.domain in OWN else f"{node.domain}."
        return f"{domain}{node.op_type} '{node.name or next(filter(None, node.output), '')}'"

    def refused(self, why: str) -> DynmlirError:
        return DynmlirError(f"{self.said}: {why}")

    def input(self, place: int) -> str:
        """The name of an input, "" where it is left out."""
        return self.node.input[place] if place < len(self.node.input) else ""

    def gives(self, place: int) -> bool:
        """Whether the node gives that result."""
        return place < len(self.node.output) and bool(self.node.output[place])

    def is_own(self, place: int) -> bool:
        """Whether that result was made by a rule, and has no name of the model's."""
        return self.gives(place) and self.node.output[place].startswith(_MADE)

    def attribute(self, name: str, otherwise: Any = None) -> Any:
        found = next((each for each in self.node.attribute if each.name == name), None)
        value = otherwise if found is None else helper.get_attribute_value(found)
        return value.decode() if isinstance(value, bytes) else value

    @property
    def attributes(self) -> dict[str, Any]:
        return {each.name: self.attribute(each.name) for each in self.node.attribute}

    def sizes(self, name: str) -> list[int | str | None]:
        """Numbers, names of sizes, None where neither is known."""
        kind = self.scope.types.get(name)
        if kind is None or not kind.tensor_type.HasField("shape"):
            raise NotKnown(name)
        return [_size(each) for each in kind.tensor_type.shape.dim]

    def known_size(self, name: str, place: int) -> int:
        """One size, where the import needs its number. Raises DynmlirError."""
        size = self.sizes(name)[place]
        if not isinstance(size, int):
            raise self.refused(f"is not imported of an unknown size of '{name}'")
        return size

    def result_size(self, place: int) -> int | str | None:
        """One of the node's result, as far as it is stated or inferred."""
        try:
            return self.sizes(self.node.output[0])[place]
        except NotKnown:
            return None

    def rank(self, name: str) -> int:
        return len(self.sizes(name))

    def element(self, name: str) -> int:
        """The type of its elements, of `onnx.TensorProto`."""
        kind = self.scope.types.get(name)
        if kind is None or not kind.tensor_type.elem_type:
            raise NotKnown(name)
        return kind.tensor_type.elem_type

    def type(self, name: str) -> np.dtype[Any]:
        return np.dtype(helper.tensor_dtype_to_np_dtype(self.element(name)))

    def value(self, name: str) -> np.ndarray | None:
        """Of a constant."""
        tensor = self.scope.constants.get(name)
        return None if tensor is None else np.asarray(numpy_helper.to_array(whole(tensor, self.scope.data)))

    # What is made.

    def op(self, kind: str, *inputs: str, sizes: Sequence[Any] | None = None, **attributes: Any) -> str:
        """The result of a node of one; `sizes` where inference does not find them."""
        return self.ops(kind, inputs, 1, sizes, **attributes)[0]

    def ops(
        self, kind: str, inputs: Sequence[str], results: int, sizes: Sequence[Any] | None = None, **attributes: Any
    ) -> list[str]:
        names = [next(self.names) for _ in range(results)]
        given = {key: value for key, value in attributes.items() if value is not None}
        self.made.append(helper.make_node(kind, inputs, names, name=self.node.name, **given))
        if sizes is not None:
            self.state_type(names[0], self.element(inputs[0]), sizes)
        return names

    def state_type(self, name: str, element: int, sizes: Sequence[Any]) -> None:
        """Of what is made, where inference does not find it."""
        self.types.append(helper.make_tensor_value_info(name, element, sizes))
        self.scope.types[name] = self.types[-1].type

    def constant(self, value: Any, kind: Any = np.int64) -> str:
        tensor = apart(numpy_helper.from_array(np.asarray(value, kind)), self.scope.data)
        name = self.op("Constant", value=tensor)
        self.scope.constants[name] = tensor
        self.scope.types[name] = helper.make_tensor_type_proto(tensor.data_type, tensor.dims)
        return name

    def cast(self, name: str, element: int) -> str:
        return self.op("Cast", name, to=element)

    def reduced(self, kind: str, name: str, axes: Sequence[int], keepdims: int = 1) -> str:
        """A reduction; its axes are an input since 18, of `ReduceSum` since 13."""
        if self.version >= (13 if kind == "ReduceSum" else 18):
            return self.op(kind, name, self.constant(axes), keepdims=keepdims)
        return self.op(kind, name, axes=list(axes), keepdims=keepdims)

    def unsqueezed(self, name: str, *axes: int) -> str:
        return self.op("Unsqueeze", name, self.constant(axes))

    def squeezed(self, name: str, *axes: int) -> str:
        return self.op("Squeeze", name, self.constant(axes))

    def reshaped(self, name: str, *sizes: int) -> str:
        return self.op("Reshape", name, self.constant(sizes))

    def vector(self, *parts: str) -> str:
        """Vectors one behind another."""
        values = [self.value(each) for each in parts]
        known = [value for value in values if value is not None]
        return self.op("Concat", *parts, axis=0) if len(known) < len(parts) else self.constant(np.concatenate(known))

    def size(self, name: str, place: int) -> str:
        """One size, as a tensor of one."""
        known = self.sizes(name)[place] if name in self.scope.types else None
        if isinstance(known, int):
            return self.constant([known])
        return self.op("Gather", self.op("Shape", name), self.constant([place]), axis=0)

    def split(self, name: str, sizes: Sequence[int], axis: int) -> list[str]:
        return self.ops("Split", [name, self.constant(sizes)], len(sizes), axis=axis)

    def scalar(self, name: str) -> str:
        """A tensor of one element as one of no dimensions."""
        value = self.value(name)
        if value is not None:
            return self.constant(value.reshape(()), value.dtype)
        return self.op("Reshape", name, self.constant([]))

    def count(self, number: str) -> str:
        """0, 1, 2, ..., as many as a tensor of one says."""
        return self.op("Range", self.constant(0), self.scalar(number), self.constant(1))

    def channels(self, name: str, rank: int) -> str:
        """A vector along the second dimension of `rank`."""
        return self.reshaped(name, 1, -1, *[1] * (rank - 2))


def _size(dimension: Any) -> int | str | None:
    if dimension.HasField("dim_value"):
        return int(dimension.dim_value)
    return dimension.dim_param or None


Rule = Callable[[Site], Made]
#: By the domain and the name of an operator.
Rules = Mapping[tuple[str, str], Rule]


def rewritten(model: onnx.ModelProto, rules: Rules, data: Data | None = None) -> onnx.ModelProto:
    """The model with types inferred and every node by the rule of its operator, until none has one to do.

    `data`: its large constants, and those that rules make. Without it they are in the model.
    """
    within, data = data is None, {} if data is None else data
    taken = {name for node in nodes(model.graph) for name in node.output}
    names = (name for number in count() if (name := f"{_MADE}{number}") not in taken)
    for _ in range(_ROUNDS):
        model = inferred(model)
        _drop_unread(model.graph)
        versions = {each.domain: each.version for each in model.opset_import}
        if not _Round(rules, versions, names).all_in(model.graph, Scope(data=data)):
            _check(model, rules, versions, data)
            break
    if within:
        put_back(model, data)
    return model


def _drop_unread(graph: onnx.GraphProto) -> None:
    """Takes away nodes and constants whose values nothing reads any more, of a graph and of those within it.

    An input that has a constant is none but by name: the importer leaves it out.
    """
    read, kept = {each.name for each in graph.output}, list[onnx.NodeProto]()
    for node in reversed(graph.node):
        if not read.isdisjoint(filter(None, node.output)):
            kept.append(node)
            for inner in graphs(node):
                _drop_unread(inner)
            read |= {*node.input, *(name for inner in graphs(node) for name in _readers(inner))}
    if len(kept) < len(graph.node):
        _fill(graph.node, kept[::-1])
    unread = {each.name for each in graph.initializer} - read
    if unread:
        for field_ in (graph.initializer, graph.input):
            _fill(field_, [each for each in field_ if each.name not in unread])


def _fill(repeated: Any, messages: Sequence[Any]) -> None:
    """Lets a field of a message hold others, some of which it may hold already."""
    kept = [type(each).FromString(each.SerializeToString()) for each in messages]
    del repeated[:]
    repeated.extend(kept)


def inferred(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model with the types of its values; those of its outputs once, which would be inferred at one place alone."""
    made = onnx.shape_inference.infer_shapes(model, data_prop=True)
    for _ in range(_ROUNDS):  # of loops in loops, and behind each other
        if not _say_results_of_loops(made.graph, {}):
            break
        made = onnx.shape_inference.infer_shapes(made, data_prop=True)
    outputs = {each.name for each in made.graph.output if each.type.tensor_type.HasField("shape")}
    others = [each for each in made.graph.value_info if each.name not in outputs]
    if len(others) < len(made.graph.value_info):
        _fill(made.graph.value_info, others)
    return made


def _say_results_of_loops(graph: onnx.GraphProto, around: Mapping[str, onnx.ValueInfoProto]) -> bool:
    """States how many sizes results of loops have of which inference says nothing: as many as their bodies give.

    What is carried from turn to turn may have others at each; what turns give has one more, their number.
    """
    stated, said = [*graph.input, *graph.value_info, *graph.output], False
    known = {**around, **{each.name: each for each in stated}}
    for node in graph.node:
        for inner in graphs(node):
            said |= _say_results_of_loops(inner, known)
        if node.op_type != "Loop" or node.domain not in OWN:
            continue
        [body] = graphs(node)
        carried = len(body.input) - 2
        for place, (name, given) in enumerate(zip(node.output, body.output[1:], strict=False)):
            found, kind = known.get(name), given.type.tensor_type
            is_known = found is not None and found.type.tensor_type.HasField("shape")
            if not name or is_known or not kind.HasField("shape"):
                continue
            sizes = [None] * (len(kind.shape.dim) + (place >= carried))
            value = helper.make_tensor_value_info(name, kind.elem_type, sizes)
            if found is None:
                graph.value_info.append(value)
            else:
                found.type.CopyFrom(value.type)
            said = True
    return said


def nodes(graph: onnx.GraphProto) -> Iterator[onnx.NodeProto]:
    """All of a graph, and of those within them."""
    for node in graph.node:
        yield node
        for inner in graphs(node):
            yield from nodes(inner)


def graphs(node: onnx.NodeProto) -> Iterator[onnx.GraphProto]:
    """Those that a node has: branches, and bodies of loops."""
    for each in node.attribute:
        yield from [each.g] if each.HasField("g") else each.graphs


def _check(model: onnx.ModelProto, rules: Rules, versions: Mapping[str, int], data: Data) -> None:
    """That no rule lacks a type that it asks for."""
    _Round(rules, versions, iter(()), is_last=True).all_in(model.graph, Scope(data=data))


@dataclass
class _Round:
    """Once through all nodes."""

    rules: Rules
    versions: Mapping[str, int]
    names: Iterator[str]
    is_last: bool = False

    def all_in(self, graph: onnx.GraphProto, around: Scope) -> bool:
        """Whether any node was replaced, of the graph and of those within its nodes."""
        scope, changed = around.within(graph), False
        nodes: list[onnx.NodeProto] = []
        for node in graph.node:
            for inner in graphs(node):
                changed |= self.all_in(inner, scope)
            made = self._made(node, scope)
            changed |= made is not None
            nodes += [node] if made is None else made.made
            _state(graph, [] if made is None else made.types)
        if changed:
            _fill(graph.node, nodes)
        return changed

    def _made(self, node: onnx.NodeProto, scope: Scope) -> Site | None:
        domain = "" if node.domain in OWN else node.domain
        rule = self.rules.get((domain, node.op_type))
        if rule is None:
            return None
        site = Site(node, scope, self.versions, self.names)
        try:
            results = rule(site)
        except NotKnown as error:
            if not self.is_last:
                return None
            raise site.refused(f"is not imported where the sizes of '{error}' are not known") from None
        if results is None:
            return None
        _give(site, [results] if isinstance(results, str) else results)
        return site


def _state(graph: onnx.GraphProto, types: Sequence[onnx.ValueInfoProto]) -> None:
    """Says the types of values of a graph; of its outputs where they stand, if nothing is said there."""
    outputs = {each.name: each for each in graph.output if not _says_sizes(each)}
    for each in types:
        if each.name in outputs:
            outputs[each.name].type.CopyFrom(each.type)
        else:
            graph.value_info.append(each)


def _says_sizes(value: onnx.ValueInfoProto) -> bool:
    return any(_size(each) is not None for each in value.type.tensor_type.shape.dim)


def _give(site: Site, results: Sequence[str]) -> None:
    """Lets what was made have the names of the node's results."""
    wanted = {made: name for made, name in zip(results, site.node.output, strict=False) if name}
    own = {name for node in site.made for name in node.output}
    for node in site.made:
        for names in (node.input, node.output):
            names[:] = [wanted.get(name, name) if name in own else name for name in names]
    for each in site.types:
        each.name = wanted.get(each.name, each.name)
    for made, name in wanted.items():
        if made not in own:
            site.made.append(helper.make_node("Identity", [made], [name], name=site.node.name))
