"""Boxes of ONNX: those that lie over each other, against a loop over them in NumPy; and what images have in them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator
from onnx_models import Inputs, check, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

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
    limits = [
        (100, 0.5, 0.2),
        (3, 0.3, 0.5),
        (0, 0.5, 0.0),
        (2**40, 0.0, -1.0),
        (-3, 0.5, 0.0),
        (5, 1.0, 0.0),
        (5, 0.5, 2.0),
    ]

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


#: Pixels of regions of images of 7 x 9 and 4 x 5, some of which lie beyond them or have no extent.
REGIONS = np.array(
    [[0, 0, 4, 4], [1.5, 0.5, 8, 6], [-3, -2, 12, 9], [2, 3, 2, 3], [5, 4, 1, 1], [30, 30, 40, 40]], "f4"
)


@pytest.mark.parametrize("opset", [10, 16])
def test_pixels_of_regions(opset):
    """Since 16 half a pixel before those of 10."""
    kinds = {
        "mean": {"sampling_ratio": 2, "output_height": 3, "output_width": 2},
        "most": {"sampling_ratio": 1, "output_height": 2, "output_width": 2, "mode": "max", "spatial_scale": 0.5},
        "pixel": {"sampling_ratio": 3},
    }

    def made(opset: int, **where: Any) -> Any:
        nodes = [node("RoiAlign", [*inputs], [name], **each, **where) for name, each in kinds.items()]
        return model(nodes, inputs, list(kinds), opset=opset)

    inputs: Inputs = {
        "x": (np.float32, ["b", 3, "h", "w"]),
        "regions": (np.float32, ["r", 4]),
        "of": (np.int64, ["r"]),
    }
    shapes = ((2, 3, 7, 9), (1, 3, 4, 5), (3, 3, 1, 1))
    calls = [
        {
            "x": rng().standard_normal(shape).astype("f4"),
            "regions": REGIONS[: len(REGIONS) - skipped],
            "of": np.arange(len(REGIONS) - skipped) % shape[0],
        }
        for skipped, shape in enumerate(shapes)
    ]
    # the reference has half a pixel in 10, too, which says nothing of it
    where = {} if opset >= 16 else {"coordinate_transformation_mode": "output_half_pixel"}
    reference = ReferenceEvaluator(made(16, **where))
    check(made(opset), *calls, expected=lambda **call: reference.run(None, call))


def test_regions_of_no_place_count_nothing():
    inputs: Inputs = {"x": (np.float32, ["b", 1, "h", "w"]), "regions": (np.float32, ["r", 4]), "of": (np.int64, ["r"])}
    made = model([node("RoiAlign", [*inputs], ["y"], sampling_ratio=1, output_width=2)], inputs, opset=16)
    places = np.array([[np.nan] * 4, [np.inf, 0, -np.inf, 1], [1e30, 1e30, 2e30, 2e30]], "f4")
    call = {"x": np.ones((1, 1, 3, 3), "f4"), "regions": places, "of": np.zeros(3, np.int64)}
    check(made, call, expected=lambda x, regions, of: [np.zeros((3, 1, 1, 2))])


def test_as_many_samples_as_a_region_is_large_are_refused():
    inputs: Inputs = {"x": (np.float32, ["b", 1, "h", "w"]), "regions": (np.float32, ["r", 4]), "of": (np.int64, ["r"])}
    with pytest.raises(DynmlirError, match=r"RoiAlign 'y': sampling_ratio 0.* is not imported"):
        dynmlir.import_onnx(model([node("RoiAlign", [*inputs], ["y"])], inputs, opset=16))
