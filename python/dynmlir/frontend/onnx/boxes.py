"""Boxes of ONNX: which of those that lie over each other are kept.

    s = NonMaxSuppression(boxes, scores, 100, 0.5, 0.25)
=>  n = the boxes that score above 0.25 in any class of any image
    order = Loop(min(100, |n|)) { the best of what is left of each class; what it covers is none any more }
    s = what `order` says was kept: by image, by class, the best first

The importer has one class of one image, and no threshold that any score fails. A turn of the loop is of all classes of
all images. (IREE 3.13 does not compile one that ends when none is left.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import TensorProto, helper

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: The score of what is no box any more.
_NONE = -np.inf
#: Types of elements, and of what has three unknown sizes: images, classes, and boxes or turns.
_INT, _FLOAT, _BOOL = TensorProto.INT64, TensorProto.FLOAT, TensorProto.BOOL
_OF_BOXES = [None] * 3


def _suppressed(site: Site) -> Made:
    boxes, scores = site.input(0), site.input(1)
    if not site.input(2):  # none of each class, as the operator has it
        none = helper.make_tensor("none", _INT, [1], [0])
        return site.op("ConstantOfShape", site.constant([0, 3]), value=none)
    kept = ""
    if site.input(4):
        above = site.op("Greater", scores, site.scalar(site.input(4)))
        in_any = site.reduced("ReduceMax", site.cast(above, TensorProto.INT32), [0, 1], keepdims=0)
        kept = site.squeezed(site.op("NonZero", in_any), 0)
        boxes = site.op("Gather", boxes, kept, axis=1)
        above, scores = (site.op("Gather", each, kept, axis=2) for each in (above, scores))
        scores = site.op("Where", above, scores, site.constant(_NONE, np.float32))
    most = site.op("Max", site.cast(site.scalar(site.input(2)), _INT), site.constant(0))
    turns = site.op("Min", most, site.scalar(site.size(scores, 2)))
    return _rows(site, _order(site, _edges(site, boxes, scores), scores, turns), turns, kept)


def _edges(site: Site, boxes: str, scores: str) -> list[str]:
    """Where boxes begin and end along both dimensions, of each class: as many numbers as there are scores."""
    first, second, third, fourth = (site.squeezed(each, 2) for each in site.split(boxes, [1] * 4, 2))
    if site.attribute("center_point_box", 0):
        half = site.constant(0.5, np.float32)
        pairs = [(middle, site.op("Mul", extent, half)) for middle, extent in ((second, fourth), (first, third))]
        edges = [site.op(kind, *pair) for pair in pairs for kind in ("Sub", "Add")]
    else:
        edges = [site.op(kind, *pair) for pair in ((first, third), (second, fourth)) for kind in ("Min", "Max")]
    shape = site.op("Shape", scores)
    return [site.op("Expand", site.unsqueezed(each, 1), shape) for each in edges]


def _area(site: Site, edges: Sequence[str]) -> str:
    """Of boxes; none of those that end before they begin."""
    begin, end, left, right = edges
    extents = [site.op("Sub", *pair) for pair in ((end, begin), (right, left))]
    return site.op("Mul", *(site.op("Max", each, site.constant(0, np.float32)) for each in extents))


def _order(site: Site, edges: Sequence[str], scores: str, turns: str) -> str:
    """Images x classes x turns: the box that is kept in each turn, -1 where none is left."""
    pairs = site.op("Slice", site.op("Shape", scores), site.constant([0]), site.constant([2]))
    shape = site.op("Concat", pairs, site.unsqueezed(turns, 0), axis=0)
    none = site.op("Expand", site.constant(-1), shape)
    places = [site.count(each) for each in (site.size(scores, 2), turns)]
    turn = _turn(site, [*edges, _area(site, edges)], *places)
    carried = [turns, site.constant(True, np.bool_), scores, none]
    left, order = site.ops("Loop", carried, 2, body=turn)
    site.state_type(left, _FLOAT, _OF_BOXES)
    site.state_type(order, _INT, _OF_BOXES)
    return order


def _turn(around: Site, boxes: Sequence[str], places: str, turns: str) -> Any:
    """A graph of the turn's number, that turns go on, the scores of what is left, and the order so far."""
    site = Site(around.node, around.scope, around.versions, around.names)
    number, going, left, before = (next(site.names) for _ in range(4))
    none = site.constant(_NONE, np.float32)
    best = site.op("ArgMax", left, axis=2, keepdims=1)
    is_one = site.op("Greater", site.reduced("ReduceMax", left, [2]), none)
    *own, area = (site.op("GatherElements", each, best, axis=2) for each in boxes)
    inner = zip(("Max", "Min", "Max", "Min"), boxes[:4], own, strict=True)
    common = _area(site, [site.op(kind, *pair) for kind, *pair in inner])
    both = site.op("Sub", site.op("Add", boxes[4], area), common)
    most = site.scalar(site.input(3)) if site.input(3) else site.constant(0, np.float32)
    is_covered = site.op("Greater", site.op("Div", common, both), most)
    gone = site.op("Or", is_covered, site.op("Equal", places, best))
    still = site.op("Where", gone, none, left)
    found = site.op("Where", is_one, best, site.constant(-1))
    after = site.op("Where", site.op("Equal", turns, number), found, before)
    taken = [(number, _INT, []), (going, _BOOL, []), (left, _FLOAT, _OF_BOXES), (before, _INT, _OF_BOXES)]
    goes_on = site.op("Identity", going)
    given = [(goes_on, _BOOL, []), (still, _FLOAT, _OF_BOXES), (after, _INT, _OF_BOXES)]
    values = ([helper.make_tensor_value_info(*each) for each in some] for some in (taken, given))
    return helper.make_graph(site.made, "turn", *values)


def _rows(site: Site, order: str, turns: str, kept: str) -> str:
    """Image, class and box of each that is kept; `kept` says which the boxes are."""
    flat = site.reshaped(order, -1)
    at = site.squeezed(site.op("NonZero", site.op("GreaterOrEqual", flat, site.constant(0))), 0)
    box = site.op("Gather", flat, at)
    pair, classes = site.op("Div", at, turns), site.scalar(site.size(site.input(1), 1))
    rows = [site.op("Div", pair, classes), site.op("Mod", pair, classes), site.op("Gather", kept, box) if kept else box]
    return site.op("Concat", *(site.unsqueezed(each, 1) for each in rows), axis=1)


RULES: Rules = {("", "NonMaxSuppression"): _suppressed}
