"""Expansions of ONNX, of sizes that may be 1 at a call: what is read along such a dimension is its only element then.

    y = Expand(x, shape)   =>   y = Gather(x, min(0 1 2 ..., size - 1)), as many as the shape says

The importer takes a size that is not known for one that is not 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import onnx
from onnx import helper, numpy_helper

from dynmlir.frontend.onnx.graphs import Made, NotKnown, Rules, Site
from dynmlir.frontend.ops import integer, marked, op, size

#: What a Gather says for `assert_expanded`.
_MARK = "dynmlir_expanded"
#: What leaves the elements of a shape as they are.
_SAME = ("Cast", "Identity", "Reshape", "Squeeze", "Unsqueeze")
#: An element of a shape: its number, or the name of the size that it is; None where it is neither.
Element: TypeAlias = int | str | None


def _expand(site: Site) -> Made:
    x, shape = site.node.input
    wanted = _elements(site, shape)
    if wanted is None:
        return None
    own = _sizes(site, x)
    more = len(wanted) - len(own)
    axes = [axis for axis, each in enumerate(own) if isinstance(each, str) and axis + more >= 0]
    axes = [axis for axis in axes if own[axis] not in (wanted[axis + more], site.result_size(axis + max(more, 0)))]
    axes = [axis for axis in axes if wanted[axis + more] != 1]
    if not axes:
        return None
    made = x
    for axis in axes:
        places = _places(site, site.size(x, axis), _element(site, shape, axis + more, wanted))
        made = site.op("Gather", made, places, axis=axis, sizes=None, **{_MARK: 1})
    left = [own[axis] if (axis := place - more) in axes else each for place, each in enumerate(wanted)]
    if more <= 0 and all(each in (1, own[place - more]) for place, each in enumerate(left)):
        return made
    parts = [
        site.size(made, place - more) if place - more in axes else _element(site, shape, place, wanted)
        for place in range(len(wanted))
    ]
    return site.op("Expand", made, site.vector(*parts))


def _element(site: Site, shape: str, place: int, elements: Sequence[Element]) -> str:
    known = elements[place]
    if isinstance(known, int):
        return site.constant([known])
    return site.op("Gather", shape, site.constant([place]), axis=0)


def _places(site: Site, own: str, wanted: str) -> str:
    """Which elements of a dimension are read for as many as are wanted; of 1 that is wanted all of them."""
    last = site.op("Sub", own, site.constant([1]))
    if site.value(wanted) is None:  # without Where, for which the call would wait
        is_one = site.cast(site.op("Equal", wanted, site.constant([1])), onnx.TensorProto.INT64)
        wanted = site.op("Add", wanted, site.op("Mul", is_one, last))
    return site.op("Min", site.count(wanted), last)


def _sizes(site: Site, name: str) -> list[Element]:
    """Those of a tensor; what is not known by a name of its own."""
    return [f"{name}[{place}]" if each is None else each for place, each in enumerate(site.sizes(name))]


def _elements(site: Site, shape: str) -> list[Element] | None:
    """What is known of a shape; None where it is not even known how many sizes it has."""
    value, made = site.value(shape), site.scope.makers.get(shape)
    if value is not None:
        return [int(each) for each in value.reshape(-1)]
    found = None if made is None else _computed(site, made.op_type, list(made.input), made)
    if found is not None:
        return found
    try:
        sizes = site.sizes(shape)
    except NotKnown:
        return None
    known = sizes[0] if sizes else 1
    return [None] * known if isinstance(known, int) else None


def _computed(site: Site, kind: str, of: Sequence[str], made: onnx.NodeProto) -> list[Element] | None:
    """What is known of a shape by what makes it."""
    given = {each.name: helper.get_attribute_value(each) for each in made.attribute}
    if kind == "Shape":
        return _sizes(site, of[0])[given.get("start", 0) : given.get("end")]
    if kind == "Concat":
        parts = [_elements(site, each) for each in of]
        return None if None in parts else [each for part in parts for each in part or ()]
    if kind in _SAME:
        return _elements(site, of[0])
    if kind == "Gather":
        elements, places = _elements(site, of[0]), site.value(of[1])
        return None if elements is None or places is None else [elements[int(each)] for each in places.reshape(-1)]
    if kind == "Slice":
        return _part(site, of)
    if kind == "ConstantOfShape":
        number = (_elements(site, of[0]) or [None])[0]
        filled = int(numpy_helper.to_array(given["value"])[0]) if "value" in given else 0
        return [filled] * number if isinstance(number, int) else None
    if kind == "Mul":
        return _each(site, of, lambda a, b: a * b if isinstance(a, int) and isinstance(b, int) else None)
    if kind == "Where":
        return _chosen(site, of)
    return None


def _part(site: Site, of: Sequence[str]) -> list[Element] | None:
    elements, (start, end, *others) = _elements(site, of[0]), [site.value(each) for each in of[1:]]
    step = others[1] if len(others) > 1 else np.ones(1)
    if elements is None or start is None or end is None or step is None:
        return None
    return elements[int(start.reshape(-1)[0]) : int(end.reshape(-1)[0]) : int(step.reshape(-1)[0])]


def _chosen(site: Site, of: Sequence[str]) -> list[Element] | None:
    """Where an element is -1, as PyTorch's exports ask, another one; sizes are not."""
    test = site.scope.makers.get(of[0])
    if test is None or test.op_type != "Equal":
        return None
    are_same = _each(site, test.input, lambda a, b: int(a == b) if isinstance(a, int) or b == -1 else None)
    one, other = _elements(site, of[1]), _elements(site, of[2])
    if are_same is None or one is None or other is None:
        return None
    rows = zip(are_same, one * (len(other) if len(one) == 1 else 1), other, strict=True)
    return [None if is_same is None else a if is_same else b for is_same, a, b in rows]


def _each(site: Site, of: Sequence[str], make: Callable[[Element, Element], Element]) -> list[Element] | None:
    a, b = (_elements(site, each) for each in of)
    if a is None or b is None:
        return None
    longest = max(len(a), len(b))
    a, b = (each * (longest if len(each) == 1 else 1) for each in (a, b))
    return [make(*pair) for pair in zip(a, b, strict=True)]


def assert_expanded(module: Any, function: str) -> None:
    """Assertions before the gathers of a module of torch-mlir's dialect that are expansions: of 1, or of all."""
    from torch_mlir import ir

    for gather, _ in marked(module, _MARK):
        axis = ir.IntegerAttr(gather.attributes["torch.onnx.axis"]).value
        data, places = gather.operands
        with ir.InsertionPoint(gather), gather.location:
            own, wanted = size(data, axis), size(places, 0)
            more, left = (op("torch.aten.sub.int", [own, each], "!torch.int") for each in (integer(1), wanted))
            off = op("torch.aten.mul.int", [more, left], "!torch.int")
            holds = op("torch.aten.eq.int", [off, integer(0)], "!torch.bool")
            message = f"{function}: dimension {axis} of a tensor that is expanded is neither 1 nor what it is to be"
            op("torch.runtime.assert", [holds], message=message)


RULES: Rules = {("", "Expand"): _expand}
