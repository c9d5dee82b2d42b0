"""Boxes of ONNX that lie over each other, against a loop over them in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx_models import Inputs, check, model, node, rng

BOXES: Inputs = {"boxes": (np.float32, ["b", "n", 4]), "scores": (np.float32, ["b", "c", "n"])}
LIMITS: Inputs = {"most": (np.int64, [1]), "share": (np.float32, [1]), "least": (np.float32, [1])}
#: Images, classes, boxes.
SHAPES = ((1, 1, 1), (2, 3, 40), (1, 4, 17), (3, 1, 25), (2, 2, 0))


def edges(boxes: np.ndarray, by_centre: bool) -> tuple[np.ndarray, ...]:
    first, second, third, fourth = np.moveaxis(boxes, -1, 0)
    if by_centre:
        x, y = np.float32(0.5) * third, np.float32(0.5) * fourth
        return second - y, second + y, first - x, first + x
    return np.minimum(first, third), np.maximum(first, third), np.minimum(second, fourth), np.maximum(second, fourth)


def area(top: Any, bottom: Any, left: Any, right: Any) -> Any:
    return np.maximum(bottom - top, 0) * np.maximum(right - left, 0)


def kept(boxes: Any, scores: Any, most: int, share: float, least: float = -np.inf, by_centre: bool = False) -> Any:
    """Rows of image, class and box, the best first: each that none before it covers by more than a share of both."""
    rows = []
    for image, of_class in np.ndindex(scores.shape[:2]):
        box, score, chosen = edges(boxes[image], by_centre), scores[image, of_class], list[int]()
        for one in np.argsort(-score, kind="stable"):
            others = [each[chosen] for each in box]
            mine = [each[one] for each in box]
            inner = (np.maximum(others[0], mine[0]), np.minimum(others[1], mine[1]))
            common = area(*inner, np.maximum(others[2], mine[2]), np.minimum(others[3], mine[3]))
            with np.errstate(invalid="ignore"):
                covered = common / (area(*others) + area(*mine) - common) > share
            if len(chosen) < most and score[one] > least and not covered.any():
                chosen.append(one)
        rows += [(image, of_class, one) for one in chosen]
    return np.array(rows, np.int64).reshape(-1, 3)


def calls(by_centre: bool, decimals: int = 7) -> list[dict[str, Any]]:
    """Boxes of any corners, some without an area; scores some of which are the same where they are rounded."""
    made, numbers = [], rng()
    for images, classes, count in SHAPES:
        boxes = numbers.random((images, count, 4), np.float32)
        if not by_centre:
            boxes[..., 2:] = boxes[..., :2] + numbers.random((images, count, 2), np.float32) - np.float32(0.3)
        boxes[:, ::7, 2] = 0 if by_centre else boxes[:, ::7, 0]
        scores = np.round(numbers.random((images, classes, count), np.float32), decimals)
        made.append({"boxes": boxes, "scores": scores})
    return made


@pytest.mark.parametrize("by_centre", [False, True])
def test_boxes_by_limits_of_the_call(by_centre):
    """None, some and all of them; thresholds that no score passes, and all."""
    names = [*BOXES, *LIMITS]
    made = model([node("NonMaxSuppression", names, ["y"], center_point_box=int(by_centre))], BOXES | LIMITS)
    limits = [(100, 0.5, 0.2), (3, 0.3, 0.5), (0, 0.5, 0.0), (2**40, 0.0, -1.0), (5, 1.0, 0.0), (5, 0.5, 2.0)]

    def expected(boxes, scores, most, share, least):
        return [kept(boxes, scores, most[0], share[0], least[0], by_centre)]

    given = [
        call | {name: np.array([one], kind) for (name, (kind, _)), one in zip(LIMITS.items(), limit, strict=True)}
        for limit in limits
        for call in calls(by_centre, decimals=1)
    ]
    check(made, *given, expected=expected)


def test_boxes_of_any_score():
    """Without a threshold; and without a number, as the operator has it: none."""
    weights = {"most": np.array([4]), "share": np.array([0.4], np.float32)}
    nodes = [
        node("NonMaxSuppression", [*BOXES, "most", "share"], ["some"]),
        node("NonMaxSuppression", [*BOXES, "most"], ["apart"]),
        node("NonMaxSuppression", [*BOXES], ["none"]),
    ]
    made = model(nodes, BOXES, ["some", "apart", "none"], weights, opset=11)

    def expected(boxes, scores):
        share = np.float32(0.4)
        return [kept(boxes, scores, 4, share), kept(boxes, scores, 4, 0.0), np.zeros((0, 3), np.int64)]

    check(made, *calls(by_centre=False), expected=expected)
