"""Reshapes of ONNX: to sizes that the call says, and checked where the elements may not fill them.

    %r = torch.operator "onnx.Reshape"(%x, %shape) : (!torch.vtensor<[?,?],f32>, ...) -> !torch.vtensor<[?,7],f32>

reads beyond %x, or leaves some of it, where the sizes do not multiply to those of %x; an assertion before it says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import Any

from dynmlir.frontend.onnx.graphs import Made, NotKnown, Rules, Site
from dynmlir.frontend.ops import Kind, integer, marked, op, size

#: What a node says for `assert_elements`: its shape, as far as it is known, and `_UNKNOWN` of other sizes.
_MARK = "dynmlir_elements"
_REST, _AS_IT_IS, _UNKNOWN = -1, 0, -2
#: What computes of sizes and constants, and gives no -1 but by constants.
_OF_SIZES = (
    *("Add", "Cast", "Concat", "Div", "Gather", "Identity", "Max", "Min", "Mod", "Mul", "ReduceProd"),
    *("Slice", "Split", "Squeeze", "Sub", "Unsqueeze"),
)


def _reshape(site: Site) -> Made:
    """The importer takes a shape that is no constant to have no -1, and, where ranks are the same, the tensor itself to
    have the sizes that are stated: it goes by one dimension then."""
    if site.attribute(_MARK) is not None:
        return None
    x, shape = site.node.input
    elements = _elements(site, shape)
    if elements is None:
        return None
    if _UNKNOWN in elements and not _is_of_sizes(site, shape):
        return _marked(site, x, _resolved(site, x, shape, len(elements)), [_UNKNOWN] * len(elements))
    is_same = len(elements) == site.rank(x) > 1 and _states_more(elements, site.sizes(x))
    if not is_same and _is_filled(site, x, elements):
        return None
    if not is_same or site.value(shape) is None:
        return _marked(site, x, shape, elements)
    kept = {place for place, each in enumerate(elements) if each == _AS_IT_IS and not site.attribute("allowzero", 0)}
    parts = [site.size(x, place) if place in kept else site.constant([each]) for place, each in enumerate(elements)]
    if kept and _REST in elements:
        rest = elements.index(_REST)
        parts[rest] = _rest(site, x, parts[:rest] + parts[rest + 1 :])
        kept.add(rest)
    elements = [_UNKNOWN if place in kept else each for place, each in enumerate(elements)]
    return _marked(site, site.reshaped(x, -1), site.vector(*parts), elements)


def _rest(site: Site, x: str, sizes: Sequence[str]) -> str:
    """The size that is left of a tensor for one of -1."""
    product = site.constant([1])
    for each in sizes:
        product = site.op("Mul", product, each)
    return site.op("Div", site.reshaped(site.op("Size", x), 1), site.op("Max", product, site.constant([1])))


def _marked(site: Site, x: str, shape: str, elements: Sequence[int]) -> str:
    return site.op("Reshape", x, shape, **{**site.attributes, _MARK: list(elements)})


def _elements(site: Site, shape: str) -> list[int] | None:
    """What is known of a shape; None where it is not even known how many sizes it has."""
    value = site.value(shape)
    if value is not None:
        return [int(each) for each in value]
    made = site.scope.makers.get(shape)
    if made is not None and made.op_type == "Concat":
        parts = [_elements(site, part) for part in made.input]
        return [each for part in parts if part is not None for each in part] if None not in parts else None
    try:
        sizes = site.sizes(shape)
    except NotKnown:
        return None
    return [_UNKNOWN] * sizes[0] if len(sizes) == 1 and isinstance(sizes[0], int) else None


def _is_of_sizes(site: Site, name: str) -> bool:
    """Whether the importer knows a shape for one that is computed of sizes."""
    made = site.scope.makers.get(name)
    if site.value(name) is not None or (made is not None and made.op_type in ("Shape", "Size")):
        return True
    return made is not None and made.op_type in _OF_SIZES and all(_is_of_sizes(site, each) for each in made.input)


def _resolved(site: Site, x: str, shape: str, rank: int) -> str:
    """A shape without -1, and without the 0 that stands for a size of the tensor."""
    zero, one = site.constant([0]), site.constant([1])
    sizes = [site.op("Gather", shape, site.constant([place]), axis=0) for place in range(rank)]
    if not site.attribute("allowzero", 0):
        for place in range(min(rank, site.rank(x))):
            own = site.size(x, place)
            sizes[place] = site.op("Where", site.op("Equal", sizes[place], zero), own, sizes[place])
    are_left = [site.op("Less", size, zero) for size in sizes]
    known = [site.op("Where", is_left, one, size) for is_left, size in zip(are_left, sizes, strict=True)]
    rest = _rest(site, x, known)
    return site.vector(*(site.op("Where", *each) for each in zip(are_left, [rest] * rank, sizes, strict=True)))


def _states_more(elements: Sequence[int], sizes: Sequence[Any]) -> bool:
    return any(each > 0 and not isinstance(size, int) for each, size in zip(elements, sizes, strict=True))


def _is_filled(site: Site, x: str, elements: Sequence[int]) -> bool:
    """Whether the sizes are known to multiply to those of the tensor."""
    given: list[Any] = [size if size is not None else object() for size in site.sizes(x)]
    wanted: list[Any] = list(elements)
    for place, each in enumerate(elements):
        if each == _AS_IT_IS and not site.attribute("allowzero", 0):
            wanted[place] = given[place]
        elif each == _UNKNOWN:
            inferred = site.result_size(place)
            wanted[place] = object() if inferred is None else inferred
    names = Counter(each for each in given if not isinstance(each, int))
    names.subtract(each for each in wanted if not isinstance(each, int))
    has, needs = (prod(each for each in sizes if isinstance(each, int) and each > 0) for sizes in (given, wanted))
    if _REST in wanted:
        return min(names.values(), default=0) >= 0 and has % needs == 0
    return not any(names.values()) and has == needs


def assert_elements(module: Any, function: str) -> None:
    """Assertions before the reshapes of a module of torch-mlir's dialect that their nodes ask for."""
    from torch_mlir import ir

    for each, elements in marked(module, _MARK):
        with ir.InsertionPoint(each), each.location:
            _assert_one(each, [ir.IntegerAttr(one).value for one in elements], function)


def _assert_one(reshape: Any, elements: Sequence[int], function: str) -> None:
    x, shape = reshape.operands
    own = [size(x, place) for place in range(len(Kind.of(x).sizes))]
    copies = "torch.onnx.allowzero" not in reshape.attributes
    sizes = [
        own[place] if each == _AS_IT_IS and copies else _item(shape, place) if each == _UNKNOWN else integer(each)
        for place, each in enumerate(elements)
        if each != _REST
    ]
    total, filled = _product(own), _product(sizes)
    if _REST in elements:
        filled = op("torch.prim.max.int", [filled, integer(1)], "!torch.int")
        total, filled = op("torch.aten.remainder.int", [total, filled], "!torch.int"), integer(0)
    holds = op("torch.aten.eq.int", [total, filled], "!torch.bool")
    said = ", ".join("?" if each == _UNKNOWN else str(each) for each in elements)
    op("torch.runtime.assert", [holds], message=f"{function}: the elements of a tensor do not fill the shape [{said}]")


def _item(tensor: Any, place: int) -> Any:
    kind = "!torch.vtensor<[],si64>"
    return op(
        "torch.aten.item", [op("torch.aten.select.int", [tensor, integer(0), integer(place)], kind)], "!torch.int"
    )


def _product(sizes: Sequence[Any]) -> Any:
    made = integer(1)
    for each in sizes:
        made = op("torch.aten.mul.int", [made, each], "!torch.int")
    return made


RULES: Rules = {("", "Reshape"): _reshape}
