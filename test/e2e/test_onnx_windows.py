"""Pools, quantised convolutions, pads and sizes of images in ONNX, of unknown sizes: against references."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view
from onnx.reference import ReferenceEvaluator
from onnx_models import IMAGES, LIBRARY, OF_BYTES, Inputs, check, images, model, node, rng

import dynmlir

POOLS = {
    "same": {"auto_pad": "SAME_UPPER", "strides": [2, 2]},
    "lower": {"auto_pad": "SAME_LOWER", "strides": [2, 3]},
    "step": {"auto_pad": "SAME_LOWER", "kernel_shape": [2, 4]},
    "uneven": {"pads": [0, 1, 1, 0], "strides": [2, 1]},
    "wide": {"pads": [1, 1, 2, 0], "count_include_pad": 1},
    "ceil": {"pads": [1, 1, 1, 1], "strides": [2, 2], "ceil_mode": 1, "count_include_pad": 1},
    "apart": {"strides": [4, 2], "ceil_mode": 1},
}


def test_average_pools():
    nodes = [node("AveragePool", ["x"], [name], **{"kernel_shape": [3, 3], **each}) for name, each in POOLS.items()]
    made = model(nodes, IMAGES, list(POOLS), opset=19)
    check(
        made,
        *images((1, 2, 4, 5), (1, 2, 7, 3), (3, 2, 17, 13)),
        expected=lambda x: [mean(x, **each) for each in POOLS.values()],
    )


def test_max_pools():
    pools = {
        name: {key: value for key, value in each.items() if key != "count_include_pad"} for name, each in POOLS.items()
    }
    nodes = [node("MaxPool", ["x"], [name], **{"kernel_shape": [3, 3], **each}) for name, each in pools.items()]
    made = model(nodes, IMAGES, list(pools), opset=13)
    check(
        made,
        *images((1, 2, 4, 5), (1, 2, 7, 3), (3, 2, 17, 13)),
        expected=lambda x: [most(x, **each) for each in pools.values()],
    )


def test_places_of_the_greatest_among_all_elements():
    """And images that have them there again, and zeros elsewhere. (The reference of ONNX counts pads for pixels.)"""
    of = {"kernel_shape": [2, 3], "strides": [2, 2]}
    nodes = [
        node("MaxPool", ["x"], ["most", "places"], **of),
        node("MaxUnpool", ["most", "places"], ["again"], **of),
        node("MaxPool", ["x"], ["same", "at"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
    ]
    made = model(nodes, IMAGES, ["places", "again", "at"])

    def found(x: np.ndarray, values: np.ndarray) -> np.ndarray:
        order = np.argsort(x, axis=None)
        return order[np.searchsorted(x.reshape(-1)[order], values)]

    def expected(x: np.ndarray) -> list[np.ndarray]:
        greatest = windows(x, np.max, -np.inf, **of)
        places, (*outer, high, wide) = found(x, greatest), greatest.shape
        again = np.zeros((*outer, 2 * high, 2 * wide + 1), x.dtype)
        again.reshape(-1)[places] = greatest
        return [places, again, found(x, windows(x, np.max, -np.inf, pads=[1, 1, 1, 1]))]

    check(made, *images((1, 2, 4, 5), (3, 2, 8, 13)), expected=expected)


def test_images_of_which_channels_are_normed_by_their_neighbours():
    """The reference of ONNX takes as many channels as there are images."""
    kinds = {"usual": {"size": 3, "alpha": 0.5}, "even": {"size": 4, "alpha": 0.2, "beta": 0.5, "bias": 2.0}}
    inputs: Inputs = {"x": (np.float32, ["b", 6, "h", "w"])}
    made = model([node("LRN", ["x"], [name], **kind) for name, kind in kinds.items()], inputs, list(kinds))

    def normed(x: np.ndarray, size: int, alpha: float, beta: float = 0.75, bias: float = 1.0) -> np.ndarray:
        before = (size - 1) // 2
        squares = np.pad(x.astype("f8") ** 2, ((0, 0), (before, size - 1 - before), (0, 0), (0, 0)))
        return x / (bias + alpha / size * sliding_window_view(squares, size, 1).sum(-1)) ** beta

    check(made, *images((1, 6, 4, 5), (3, 6, 2, 1)), expected=lambda x: [normed(x, **kind) for kind in kinds.values()])


def test_pools_of_powers():
    pools = {name: {k: v for k, v in each.items() if k != "count_include_pad"} for name, each in POOLS.items()}
    nodes = [node("LpPool", ["x"], [name], **{"kernel_shape": [3, 3], **each}) for name, each in pools.items()]
    nodes.append(node("LpPool", ["x"], ["cubes"], kernel_shape=[2, 3], p=3, auto_pad="SAME_UPPER"))
    made = model(nodes, IMAGES, [*pools, "cubes"], opset=18)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        squares = [np.sqrt(windows(x.astype("f8") ** 2, np.sum, 0, **pool)) for pool in pools.values()]
        cubes = windows(np.abs(x.astype("f8")) ** 3, np.sum, 0, kernel_shape=[2, 3], auto_pad="SAME_UPPER")
        return [*squares, np.cbrt(cubes)]

    check(made, *images((1, 2, 4, 5), (3, 2, 17, 13)), expected=expected)


#: Transposed convolutions that say how large their results are.
GROWN = {
    "same": {"auto_pad": "SAME_UPPER", "strides": [2, 2]},
    "lower": {"auto_pad": "SAME_LOWER", "strides": [2, 1], "dilations": [1, 2]},
    "apart": {"auto_pad": "SAME_UPPER", "strides": [5, 4]},
    "behind": {"auto_pad": "SAME_LOWER", "strides": [3, 2], "output_padding": [1, 1]},
    "uneven": {"pads": [1, 0, 0, 2], "strides": [2, 2]},
}
OF_SHAPE = {
    "stated": {"output_shape": [10, 11], "strides": [2, 2]},
    "upper": {"output_shape": [1, 3, 10, 11], "strides": [2, 2], "auto_pad": "SAME_UPPER"},
    "larger": {"output_shape": [13, 12], "strides": [3, 2]},
}


def grown(x: np.ndarray, w: np.ndarray, **of: Any) -> np.ndarray:
    """By the definition: each pixel times all weights, apart by strides; and what is kept of that."""
    strides, dilations = of.get("strides", (1, 1)), of.get("dilations", (1, 1))
    sizes = (
        of["output_shape"][-2:] if "output_shape" in of else [n * s for n, s in zip(x.shape[2:], strides, strict=True)]
    )
    high = [
        (n - 1) * s + (k - 1) * d + 1 for n, s, k, d in zip(x.shape[2:], strides, w.shape[2:], dilations, strict=True)
    ]
    full = np.zeros((x.shape[0], w.shape[1], *(2 * max(pair) for pair in zip(high, sizes, strict=True))))
    for row, column in np.ndindex(*w.shape[2:]):
        at = [
            slice(t * d, t * d + n * s, s)
            for t, d, n, s in zip((row, column), dilations, x.shape[2:], strides, strict=True)
        ]
        full[:, :, *at] += np.einsum("nchw,cf->nfhw", x, w[:, :, row, column])
    if "pads" in of:
        high = np.subtract(high, of["pads"][2:])
        return full[:, :, of["pads"][0] : high[0], of["pads"][1] : high[1]]
    starts = []
    for reached, behind, size in zip(high, of.get("output_padding", (0, 0)), sizes, strict=True):
        more = max(reached + behind - size, 0)
        starts.append(more // 2 if of.get("auto_pad") == "SAME_UPPER" else more - more // 2)
    return full[:, :, *(slice(first, first + size) for first, size in zip(starts, sizes, strict=True))]


def test_transposed_convolutions_that_say_how_large_their_results_are():
    weights = {"w": rng().standard_normal((2, 3, 3, 3)).astype("f4")}
    for cases, inputs, shapes in (
        (GROWN, IMAGES, [(1, 2, 4, 5), (2, 2, 7, 3)]),
        (OF_SHAPE, {"x": (np.float32, ["b", 2, 5, 6])}, [(1, 2, 5, 6)]),
    ):
        made = model(
            [node("ConvTranspose", ["x", "w"], [name], **each) for name, each in cases.items()],
            inputs,
            list(cases),
            weights,
        )
        check(
            made,
            *images(*shapes),
            expected=lambda x, cases=cases: [grown(x, weights["w"], **of) for of in cases.values()],
        )


def mean(x: np.ndarray, count_include_pad: int = 0, **pool: Any) -> np.ndarray:
    inside = np.ones(x.shape)
    padding = 1.0 if count_include_pad else 0.0
    return windows(x.astype("f8"), np.sum, 0, **pool) / windows(inside, np.sum, padding, **pool)


def most(x: np.ndarray, **pool: Any) -> np.ndarray:
    return windows(x, np.max, -np.inf, **pool)


def windows(x: np.ndarray, of: Any, padding: float, kernel_shape: Sequence[int] = (3, 3), **pool: Any) -> np.ndarray:
    """What `of` makes of each window of images, by the definition; nothing counts that lies behind the padding."""
    strides, pads = pool.get("strides", (1, 1)), pool.get("pads", (0, 0, 0, 0))
    sizes, beyond = [], []
    for place, (size, kernel, stride) in enumerate(zip(x.shape[2:], kernel_shape, strides, strict=True)):
        before, behind = pads[place], pads[place + 2]
        if "auto_pad" in pool:
            whole = max((-(-size // stride) - 1) * stride + kernel - size, 0)
            before, behind = whole // 2, whole - whole // 2
            if pool["auto_pad"] == "SAME_LOWER":
                before, behind = behind, before
        room = size + before + behind - kernel
        steps = (-(-room // stride) if pool.get("ceil_mode") else room // stride) + 1
        steps -= bool(pool.get("ceil_mode")) and (steps - 1) * stride >= size + before
        sizes.append(steps)
        beyond.append((before, behind))
    padded = np.pad(x, [(0, 0), (0, 0), *beyond], constant_values=padding)
    made = np.empty((*x.shape[:2], *sizes), x.dtype)
    for row, column in np.ndindex(*sizes):
        top, left = row * strides[0], column * strides[1]
        window = padded[:, :, top : top + kernel_shape[0], left : left + kernel_shape[1]]
        made[:, :, row, column] = of(window, axis=(2, 3))
    return made


QUANTISED: Inputs = {"x": (np.uint8, ["b", 4, "h", "w"])}


def test_quantised_convolutions():
    """Channels with scales of their own and a bias, groups, pads that differ."""
    r = rng()
    weights = {
        "xs": np.float32(0.05),
        "xz": np.uint8(120),
        "ys": np.float32(0.4),
        "yz": np.uint8(128),
        "one": np.float32(0.02),
        "scales": r.uniform(0.01, 0.03, 4).astype("f4"),
        "zeros": np.zeros(4, "i1"),
        "zero": np.int8(0),
        "bias": r.integers(-900, 900, 4).astype("i4"),
        "full": r.integers(-99, 99, (4, 4, 3, 3)).astype("i1"),
        "grouped": r.integers(-99, 99, (4, 2, 3, 3)).astype("i1"),
        "depth": r.integers(-99, 99, (4, 1, 2, 2)).astype("i1"),
    }
    head, tail = ["x", "xs", "xz"], ["ys", "yz"]
    nodes = [
        node("QLinearConv", [*head, "full", "scales", "zeros", *tail, "bias"], ["a"], pads=[1, 1, 1, 1]),
        node("QLinearConv", [*head, "grouped", "scales", "zeros", *tail, "bias"], ["b"], group=2, strides=[2, 1]),
        node("QLinearConv", [*head, "depth", "one", "zero", *tail], ["c"], group=4, pads=[0, 1, 1, 2]),
        node("QLinearConv", [*head, "depth", "scales", "zeros", *tail, "bias"], ["d"], group=4, auto_pad="SAME_UPPER"),
    ]  # fmt: skip
    made = model(nodes, QUANTISED, list("abcd"), weights)
    calls = [{"x": r.integers(0, 255, shape).astype("u1")} for shape in ((1, 4, 3, 3), (2, 4, 7, 11))]
    check(made, *calls, library=OF_BYTES)


def test_quantised_products():
    """Of whole numbers: images whose surroundings are their zero point, and rows by a matrix."""
    r = rng()
    weights = {
        "w": r.integers(0, 255, (3, 4, 3, 3)).astype("u1"), "xz": np.uint8(120), "wz": np.uint8(3),
        "xs": np.float32(0.05), "m": r.integers(-99, 99, (11, 3)).astype("i1"), "ms": np.float32(0.02),
        "mz": np.int8(2), "ys": np.float32(0.4), "yz": np.uint8(128), "filters": np.uint8([0, 7, 200]),
        "columns": np.int8([-128, 0, 5]), "alone": np.int8([7]), "all": np.uint8([9]),
    }  # fmt: skip
    nodes = [
        node("ConvInteger", ["x", "w", "xz", "wz"], ["a"], pads=[1, 0, 1, 2]),
        node("ConvInteger", ["x", "w", "xz"], ["b"], auto_pad="SAME_UPPER", strides=[2, 2]),
        node("QLinearMatMul", ["z", "xs", "xz", "m", "ms", "mz", "ys", "yz"], ["c"]),
        node("ConvInteger", ["x", "w", "xz", "filters"], ["d"], pads=[1, 0, 1, 2]),
        node("MatMulInteger", ["z", "m", "xz", "columns"], ["e"]),
        node("MatMulInteger", ["rows", "m", "of_rows", "columns"], ["f"]),
        node("MatMulInteger", ["z", "m", "all", "alone"], ["g"]),
    ]
    inputs: Inputs = {**QUANTISED, "z": (np.uint8, ["p", "q", 11]), "rows": (np.uint8, ["r", 11])}
    inputs["of_rows"] = (np.uint8, ["r"])
    made = model(nodes, inputs, list("abcdefg"), weights)

    def expected(x: np.ndarray, z: np.ndarray, rows: np.ndarray, of_rows: np.ndarray) -> list[np.ndarray]:
        """The reference takes zero points of filters for those of columns, and wraps numbers less them."""
        one = ReferenceEvaluator(model(nodes[:3], {name: inputs[name] for name in "xz"}, list("abc"), weights))
        ones = {**weights, "wz": np.uint8(0)}
        sums = ReferenceEvaluator(model(nodes[:1], {"x": inputs["x"]}, ["a"], ones)).run(None, {"x": x})[0]
        pixels = np.pad(x.astype("i4") - 120, ((0, 0), (0, 0), (1, 1), (0, 2))).sum(1)
        windows = sliding_window_view(pixels, (3, 3), (1, 2)).sum((-1, -2))
        columns = weights["m"].astype("i4") - weights["columns"]
        products = [(z.astype("i4") - 120) @ columns, (rows.astype("i4") - of_rows[:, None]) @ columns]
        products.append((z.astype("i4") - 9) @ (weights["m"].astype("i4") - 7))
        filters = sums - windows[:, None] * weights["filters"].astype("i4")[:, None, None]
        return [*one.run(None, {"x": x, "z": z}), filters, *products]

    calls = [
        {
            "x": r.integers(0, 255, (b, 4, h, w)).astype("u1"), "z": r.integers(0, 255, (b, h, 11)).astype("u1"),
            "rows": r.integers(0, 255, (rows, 11)).astype("u1"), "of_rows": r.integers(0, 255, rows).astype("u1"),
        }
        for b, h, w, rows in ((1, 4, 1, 11), (2, 7, 13, 5))
    ]  # fmt: skip
    check(made, *calls, expected=expected, library=OF_BYTES)


def test_blocks_of_pixels():
    """Channels by columns and rows of a block, and blocks as channels; an image that has no whole ones is refused."""
    nodes = [
        node("DepthToSpace", ["x"], ["a"], blocksize=2, mode="CRD"),
        node("SpaceToDepth", ["x"], ["b"], blocksize=2),
        node("DepthToSpace", ["b"], ["c"], blocksize=2),
    ]
    made = model(nodes, {"x": (np.float32, ["b", 12, "h", "w"])}, list("abc"))

    def expected(x: np.ndarray) -> list[np.ndarray]:
        batch, _, rows, columns = x.shape
        apart = x.reshape(batch, 3, 2, 2, rows, columns).transpose(0, 1, 4, 2, 5, 3)
        return [apart.reshape(batch, 3, rows * 2, -1), ReferenceEvaluator(made).run(["b"], {"x": x})[0], x]

    check(made, *images((1, 12, 2, 4), (2, 12, 6, 10)), expected=expected)
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    with pytest.raises(RuntimeError, match="do not fill the shape"):
        module.main(np.zeros((1, 12, 3, 4), "f4"))


def test_pads_that_reflect_and_wrap():
    pads = {"a": [-1, 0, 2, -2], "b": [0, -1, 1, 2], "c": [2, 0, 0, 1], "d": [3, -1, 0, 2], "e": [1, 7, 0, 3]}
    modes = dict(zip("abcde", ("reflect", "edge", "wrap", "wrap", "reflect"), strict=True))
    nodes = [node("Pad", ["x", f"p{name}"], [name], mode=mode) for name, mode in modes.items()]
    weights = {f"p{name}": np.array(each) for name, each in pads.items()}
    made = model(nodes, {"x": (np.float32, ["m", "n"])}, list("abcde"), weights, opset=19)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        return [pad(x, pads[name], mode) for name, mode in modes.items()]

    check(made, *images((4, 5), (67, 31), (5, 7)), expected=expected)


def test_pads_that_cut():
    """Off one end and off both, beside what is added; all of a dimension."""
    pads = {"a": [-1, 0, 2, -2], "b": [0, -1, 0, 0], "c": [-1, -2, -1, -1], "d": [2, -1, -2, 3], "e": [-2, 1, -2, 1]}
    nodes = [node("Pad", ["x", f"p{name}", "by"], [name]) for name in pads]
    nodes.append(node("Pad", ["x", "q", "by", "axis"], ["f"]))
    weights = {f"p{name}": np.array(each) for name, each in pads.items()}
    others = {"by": np.float32(7), "q": np.array([1, -3]), "axis": np.array([-1])}
    made = model(nodes, {"x": (np.float32, ["m", "n"])}, [*pads, "f"], {**weights, **others}, opset=18)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        every = [*pads.values(), [0, 1, 0, -3]]
        return [pad(x, each, "constant", constant_values=7) for each in every]

    check(made, *images((4, 5), (67, 31), (4, 3)), expected=expected)
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    with pytest.raises(RuntimeError, match="more is cut off dimension 0 of a tensor than there is"):
        module.main(np.zeros((3, 4), "f4"))


def test_pads_of_the_call():
    made = model([node("Pad", ["x", "p"], ["y"])], {"x": (np.float32, ["m", "n"]), "p": (np.int64, [4])})
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    x = np.ones((3, 4), "f4")
    assert np.array_equal(module.main(x, np.array([1, 0, 2, 3])), np.pad(x, ((1, 2), (0, 3))))
    with pytest.raises(RuntimeError, match="a pad that is given is negative"):
        module.main(x, np.array([1, 0, -1, 0]))


def pad(x: np.ndarray, pads: Sequence[int], mode: str, **how: Any) -> np.ndarray:
    """Cut first."""
    cut = tuple(slice(max(0, -pads[axis]), x.shape[axis] + min(0, pads[axis + 2])) for axis in range(2))
    more = [(max(0, pads[axis]), max(0, pads[axis + 2])) for axis in range(2)]
    return np.pad(x[cut], more, mode=mode, **how)  # type: ignore[call-overload]


def test_the_middle_of_what_is_cut_and_padded():
    """One more behind it, of unknown sizes as of known ones."""
    sides = {"less": [2, 6], "more": [8, 3], "same": [5, 5], "much": [20, 1]}
    nodes = [node("CenterCropPad", ["x", name], [f"of_{name}"], axes=[2, -1]) for name in sides]
    made = [
        model(nodes, inputs, [f"of_{name}" for name in sides], sides, opset=18)
        for inputs in (IMAGES, {"x": (np.float32, ["b", 2, 5, "w"])})
    ]
    check(made[0], *images((1, 2, 5, 4), (2, 2, 6, 5), (1, 2, 3, 8)))
    check(made[1], *images((1, 2, 5, 4), (2, 2, 5, 7)))


def test_images_at_places_beyond_them():
    ways = {
        "a": {"padding_mode": "border"},
        "b": {"padding_mode": "border", "align_corners": 1},
        "c": {"padding_mode": "reflection"},
        "d": {"padding_mode": "reflection", "align_corners": 1, "mode": "nearest"},
    }
    nodes = [node("GridSample", ["x", "g"], [name], **each) for name, each in ways.items()]
    nodes.append(node("Resize", ["x", "", "twice"], ["larger"], mode="linear", antialias=1))
    inputs: Inputs = {**IMAGES, "g": (np.float32, ["b", "i", "j", 2])}
    weights = {"twice": np.array([1, 1, 2, 2], "f4")}
    made = model(nodes, inputs, [*ways, "larger"], weights, opset=18)
    shapes = (((1, 2, 4, 3), (1, 5, 7, 2)), ((2, 2, 1, 9), (2, 6, 1, 2)))
    check(
        made,
        *({"x": rng().standard_normal(x).astype("f4"), "g": rng().uniform(-6, 6, g).astype("f4")} for x, g in shapes),
        expected=lambda x, g: ReferenceEvaluator(made).run(None, {"x": x, "g": g}),
    )


def test_pixels_that_are_there_several_times():
    """Where a place is rounded to another pixel it is read there; all of them are one function, whose sizes are 1."""
    floor = {"coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
    ways = {
        "a": ("twice", floor),
        "b": ("thrice", {}),
        "c": ("rows", {"coordinate_transformation_mode": "pytorch_half_pixel", "nearest_mode": "round_prefer_ceil"}),
        "d": ("twice", {"coordinate_transformation_mode": "asymmetric", "nearest_mode": "ceil"}),
        "e": ("thrice", {"coordinate_transformation_mode": "asymmetric"}),
        "f": ("more", floor),
        "g": ("channels", floor),
    }
    scales = {"twice": (1, 1, 2, 2), "thrice": (1, 1, 3, 3), "rows": (1, 1, 4, 1), "more": (1, 1, 1.5, 2)}
    weights = {name: np.array(scale, "f4") for name, scale in (scales | {"channels": (2, 3, 1, 2)}).items()}
    nodes = [node("Resize", ["x", "", scale], [name], **how) for name, (scale, how) in ways.items()]
    made = model(nodes, IMAGES, [*ways], weights)
    text = dynmlir.import_onnx(model(nodes[:3], IMAGES, [*ways][:3], weights))
    assert "onnx.Resize" not in text and "onnx.Expand" in text
    check(made, *images((2, 2, 3, 5), (1, 2, 6, 1), (1, 2, 1, 7)))


@pytest.mark.parametrize("opset", [9, 10])
def test_resizes_of_older_sets(opset):
    """Their coordinates are asymmetric; the nearest is rounded down, but up where there are fewer."""
    kind = "Upsample" if opset == 9 else "Resize"
    nodes = [node(kind, ["x", "s"], ["y"], mode="linear"), node(kind, ["x", "t"], ["z"], mode="nearest")]
    weights = {"s": np.array([1, 1, 2, 2], "f4"), "t": np.array([1, 1, 0.3 if opset == 10 else 3, 1.5], "f4")}
    made = model(nodes, IMAGES, ["y", "z"], weights, opset=opset)
    linear = node("Resize", ["x", "", "s"], ["y"], mode="linear", coordinate_transformation_mode="asymmetric")
    reference = ReferenceEvaluator(model([linear], IMAGES, ["y"], weights, opset=13))

    def expected(x: np.ndarray) -> list[np.ndarray]:
        rows = np.arange(int(x.shape[2] * weights["t"][2])) / weights["t"][2]
        columns = np.arange(int(x.shape[3] * 1.5)) / 1.5
        places = (np.ceil(rows) if opset == 10 else np.floor(rows)).astype(int), np.floor(columns).astype(int)
        return [*reference.run(None, {"x": x}), x[:, :, places[0]][..., places[1]]]

    check(made, *images((1, 2, 10, 10), (2, 2, 7, 11)), expected=expected)


def test_places_of_images_that_are_turned():
    """`AffineGrid` of planes, a line, and volumes."""
    sizes = {"plane": [2, 3, 5, 4], "line": [2, 1, 1, 6], "volume": [2, 1, 3, 2, 5]}
    nodes = [
        node("AffineGrid", ["t" if len(size) == 4 else "v", name], [f"{name}.{corners}"], align_corners=corners)
        for name, size in sizes.items()
        for corners in (0, 1)
        if 1 not in size[2:] or not corners  # where ONNX divides by 0
    ]
    inputs: Inputs = {"t": (np.float32, ["b", 2, 3]), "v": (np.float32, ["b", 3, 4])}
    made = model(nodes, inputs, [each.output[0] for each in nodes], {k: np.array(v) for k, v in sizes.items()}, 20)
    plane, volume = (rng().standard_normal((2, n, n + 1)).astype("f4") for n in (2, 3))
    check(made, {"t": plane, "v": volume})


def test_columns_as_the_images_that_they_are_of():
    ways: list[tuple[list[int], list[int], dict[str, Any]]] = [
        ([5, 7], [3, 2], {}),
        ([6, 8], [2, 3], {"strides": [2, 3], "pads": [1, 0, 1, 2]}),
        ([9, 5], [2, 2], {"dilations": [3, 2], "strides": [2, 1]}),
        ([7, 9], [3, 4], {"strides": [3, 4]}),
    ]
    nodes, weights, inputs, call = [], {}, Inputs(), {}
    for place, (image, block, attributes) in enumerate(ways):
        nodes.append(node("Col2Im", [f"x{place}", f"i{place}", f"k{place}"], [f"y{place}"], **attributes))
        weights |= {f"i{place}": np.array(image), f"k{place}": np.array(block)}
        pads = attributes.get("pads", [0] * 4)
        columns = 1
        for d in range(2):
            reach = attributes.get("dilations", [1, 1])[d] * (block[d] - 1) + 1
            columns *= (image[d] + pads[d] + pads[d + 2] - reach) // attributes.get("strides", [1, 1])[d] + 1
        inputs[f"x{place}"] = (np.float32, ["b", 3 * int(np.prod(block)), columns])
        call[f"x{place}"] = rng().standard_normal((2, *inputs[f"x{place}"][1][1:])).astype("f4")
    call["x0"][0, 4, 3], call["x1"][1, 2, 0] = np.inf, np.nan
    check(model(nodes, inputs, [f"y{place}" for place in range(len(ways))], weights, 18), call)


@pytest.mark.parametrize("sizes", [["l"], ["d", "h", "w"]])
def test_lines_and_volumes_between_their_pixels(sizes):
    """By constant scales, and by sizes of the call."""
    rank = 2 + len(sizes)
    inputs: Inputs = {"x": (np.float32, ["b", 3, *sizes]), "to": (np.int64, [rank])}
    nodes = [
        node("Resize", ["x", "", "scales"], ["grown"], mode="linear"),
        node("Resize", ["x", "", "", "to"], ["given"], mode="linear", coordinate_transformation_mode="align_corners"),
    ]
    weights = {"scales": np.array([1, 1, 2, 1.5, 3][:rank], np.float32)}
    calls = [
        {
            "x": rng().random((b, 3, *(4, 2, 6)[: len(sizes)]), np.float32),
            "to": np.array([b, 3, *(5, 4, 3)[: len(sizes)]]),
        }
        for b in (1, 2)
    ]
    check(model(nodes, inputs, ["grown", "given"], weights), *calls)


def test_images_of_which_some_sizes_change():
    """Those that `axes` name, in any order, by scales and to sizes, constant or not."""
    nodes = [
        node("Resize", ["x", "", "scales"], ["a"], axes=[3, 2], mode="linear"),
        node("Resize", ["x", "", "", "sizes"], ["b"], axes=[3], mode="linear"),
        node("Resize", ["x", "", "", "given"], ["c"], axes=[3, 2], mode="nearest"),
    ]
    weights = {"scales": np.array([2, 3], "f4"), "sizes": np.array([5])}
    made = model(nodes, {**IMAGES, "given": (np.int64, [2])}, ["a", "b", "c"], weights, opset=18)
    shapes = ((1, 2, 4, 3), (2, 2, 1, 9))
    calls = [{"x": rng().standard_normal(shape).astype("f4"), "given": np.array([6, 8])} for shape in shapes]
    check(made, *calls)
