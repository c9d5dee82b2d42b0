"""Operators of ONNX of which torch-mlir's importer is not right, against onnx's own reference."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import dynmlir
from dynmlir.diagnostics import DynmlirError

#: Of few kernels, which takes little time.
LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
node = helper.make_node
Inputs = dict[str, tuple[type, list[int | str]]]
IMAGES: Inputs = {"x": (np.float32, ["b", 2, "h", "w"])}


def rng() -> np.random.Generator:
    return np.random.default_rng(3)


def model(
    nodes: Sequence[onnx.NodeProto],
    inputs: Inputs,
    outputs: Sequence[str] = ("y",),
    weights: dict[str, Any] | None = None,
    opset: int = 17,
    domains: Sequence[str] = (),
) -> onnx.ModelProto:
    """What the outputs are is inferred."""
    kind = helper.np_dtype_to_tensor_dtype
    graph = helper.make_graph(
        nodes,
        "main",
        [helper.make_tensor_value_info(name, kind(np.dtype(each)), sizes) for name, (each, sizes) in inputs.items()],
        [onnx.ValueInfoProto(name=name) for name in outputs],
        [numpy_helper.from_array(np.asarray(value), name) for name, value in (weights or {}).items()],
    )
    sets = [helper.make_opsetid("", opset), *(helper.make_opsetid(domain, 1) for domain in domains)]
    made = helper.make_model(graph, opset_imports=sets, ir_version=8 if opset < 21 else 11)
    return onnx.shape_inference.infer_shapes(made)


def check(
    made: onnx.ModelProto,
    *calls: dict[str, Any],
    expected: Any = None,
    library: Path | None = LIBRARY,
    atol: float = 2e-5,
) -> None:
    """Each call of the compiled model, by its reference or by `expected`, a function of the inputs."""
    expected = expected or (lambda **call: ReferenceEvaluator(made).run(None, call))
    module = dynmlir.compile(dynmlir.import_onnx(made), library=library)
    for call in calls:
        given = module.main(*call.values())
        given = given if isinstance(given, tuple | list) else [given]
        wanted = expected(**call)
        assert len(given) == len(wanted)
        for one, other in zip(given, wanted, strict=True):
            other = np.asarray(other)
            one = one.view(other.dtype) if one.dtype.itemsize == other.dtype.itemsize else one
            assert one.shape == other.shape
            if other.dtype.kind in "iub":
                assert np.array_equal(one, other)
            else:
                np.testing.assert_allclose(one, other, atol=atol, rtol=atol)


def images(*shapes: Sequence[int]) -> list[dict[str, Any]]:
    return [{"x": rng().standard_normal(shape).astype("f4")} for shape in shapes]


def test_norms():
    """Of instances and groups; the deviations are those of all elements, and scales those of groups."""
    scales = {"s": np.array([2, 3], "f4"), "b": np.array([0.5, -1], "f4")}
    nodes = [
        node("InstanceNormalization", ["x", "s", "b"], ["y"], epsilon=1e-3),
        node("Concat", ["x", "y", "x"], ["six"], axis=1),
        node("GroupNormalization", ["six", "s", "b"], ["z"], num_groups=2),
    ]
    made = model(nodes, IMAGES, ["y", "z"], scales, opset=18)
    check(made, *images((1, 2, 3, 5), (3, 2, 7, 1), (2, 2, 31, 17)), expected=lambda x: norms(x, scales))


def norms(x: np.ndarray, weights: dict[str, Any]) -> list[np.ndarray]:
    scale, bias = (weights[name].astype("f8") for name in "sb")
    x = x.astype("f8")

    def normal(rows: np.ndarray, epsilon: float) -> np.ndarray:
        return (rows - rows.mean(-1, keepdims=True)) / np.sqrt(rows.var(-1, keepdims=True) + epsilon)

    one = normal(x.reshape(len(x), 2, -1), 1e-3) * scale[:, None] + bias[:, None]
    six = np.concatenate([x, one.reshape(x.shape), x], axis=1)
    group = normal(six.reshape(len(x), 2, -1), 1e-5) * scale[:, None] + bias[:, None]
    return [one.reshape(x.shape), group.reshape(six.shape)]


def test_group_normalization_by_channels():
    weights = {"s": np.arange(1, 5, dtype="f4"), "b": np.arange(4, dtype="f4")}
    nodes = [
        node("GroupNormalization", ["x", "s", "b"], ["y"], num_groups=2),
        node("RMSNormalization", ["y", "g"], ["z"], epsilon=0.1),
    ]
    inputs: Inputs = {"x": (np.float32, ["b", 4, "h", 3])}
    made = model(nodes, inputs, ["y", "z"], {**weights, "g": np.array([1, 2, 3], "f4")}, opset=23)
    check(made, *images((1, 4, 1, 3), (2, 4, 7, 3)))


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
    check(made, *calls, library=None)


def test_quantised_products():
    """Of whole numbers: images whose surroundings are their zero point, and rows by a matrix."""
    r = rng()
    weights = {
        "w": r.integers(0, 255, (3, 4, 3, 3)).astype("u1"), "xz": np.uint8(120), "wz": np.uint8(3),
        "xs": np.float32(0.05), "m": r.integers(-99, 99, (11, 3)).astype("i1"), "ms": np.float32(0.02),
        "mz": np.int8(2), "ys": np.float32(0.4), "yz": np.uint8(128),
    }  # fmt: skip
    nodes = [
        node("ConvInteger", ["x", "w", "xz", "wz"], ["a"], pads=[1, 0, 1, 2]),
        node("ConvInteger", ["x", "w", "xz"], ["b"], auto_pad="SAME_UPPER", strides=[2, 2]),
        node("QLinearMatMul", ["z", "xs", "xz", "m", "ms", "mz", "ys", "yz"], ["c"]),
    ]
    made = model(nodes, {**QUANTISED, "z": (np.uint8, ["p", "q", 11])}, list("abc"), weights)
    calls = [
        {"x": r.integers(0, 255, (b, 4, h, w)).astype("u1"), "z": r.integers(0, 255, (b, h, 11)).astype("u1")}
        for b, h, w in ((1, 4, 1), (2, 7, 13))
    ]
    check(made, *calls, library=None)


def test_pads_that_reflect_and_wrap():
    pads = {"a": [-1, 0, 2, -2], "b": [0, -1, 1, 2], "c": [2, 0, 0, 1], "d": [3, -1, 0, 2]}
    modes = dict(zip("abcd", ("reflect", "edge", "wrap", "wrap"), strict=True))
    nodes = [node("Pad", ["x", f"p{name}"], [name], mode=mode) for name, mode in modes.items()]
    weights = {f"p{name}": np.array(each) for name, each in pads.items()}
    made = model(nodes, {"x": (np.float32, ["m", "n"])}, list("abcd"), weights, opset=19)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        return [pad(x, pads[name], mode) for name, mode in modes.items()]

    check(made, *images((4, 5), (67, 31), (5, 7)), expected=expected)


def pad(x: np.ndarray, pads: Sequence[int], mode: str) -> np.ndarray:
    """Cut first."""
    cut = tuple(slice(max(0, -pads[axis]), x.shape[axis] + min(0, pads[axis + 2])) for axis in range(2))
    more = [(max(0, pads[axis]), max(0, pads[axis + 2])) for axis in range(2)]
    return np.pad(x[cut], more, mode=mode)  # type: ignore[call-overload]


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


def test_places_of_the_greatest():
    """Over channels, as heads of segmentation have it; and the last of several."""
    nodes = [
        node("ArgMax", ["x"], ["a"], axis=1),
        node("ArgMin", ["x"], ["b"], axis=3, keepdims=0, select_last_index=1),
        node("ArgMax", ["x"], ["c"], axis=1, select_last_index=1),
        node("ArgMax", ["x"], ["d"], axis=0, keepdims=0),
    ]
    made = model(nodes, {"x": (np.float32, ["b", 3, "h", "w"])}, list("abcd"))
    check(made, *[{"x": np.round(each["x"])} for each in images((1, 3, 4, 1), (2, 3, 37, 41))])


def test_hardmax_before_13():
    made = model([node("Hardmax", ["x"], ["y"], axis=1)], {"x": (np.float32, ["m", "n", "k"])}, opset=11)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        rows = x.reshape(len(x), -1)
        return [np.eye(rows.shape[1], dtype="f4")[rows.argmax(1)].reshape(x.shape)]

    check(made, *images((1, 3, 5), (4, 2, 7)), expected=expected)


RECURRENT: Inputs = {"x": (np.float32, ["t", "b", 3])}


def recurrent(kind: str, more: Sequence[str] = (), **attributes: Any) -> onnx.ModelProto:
    r, gates = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind]
    weights = {
        "W": r.standard_normal((1, gates * 2, 3)).astype("f4"),
        "R": r.standard_normal((1, gates * 2, 2)).astype("f4"),
        "P": np.ones((1, 6), "f4"),
        "lens": np.array([1, 3], "i4"),
    }
    nodes = [node(kind, ["x", "W", "R", *more], ["y", "h"], hidden_size=2, **attributes)]
    return model(nodes, RECURRENT, ["y", "h"], weights)


@pytest.mark.parametrize("kind", ["GRU", "RNN"])
def test_states_of_unknown_batches(kind):
    check(recurrent(kind), *images((1, 1, 3), (7, 2, 3)))


def steps(
    kind: str, x: np.ndarray, w: np.ndarray, r: np.ndarray, bias: np.ndarray, h: np.ndarray, backwards: bool
) -> Any:
    """One direction in float64, by ONNX's equations: the results, the last states."""
    hidden, c, made = r.shape[1], np.zeros_like(h), np.zeros((*x.shape[:2], r.shape[1]))
    first, second = np.split(bias, 2)

    def parts(values: np.ndarray) -> list[np.ndarray]:
        return np.split(values, values.shape[1] // hidden, 1)

    def sigmoid(values: np.ndarray) -> np.ndarray:
        return 1 / (1 + np.exp(-values))

    for t in range(len(x))[:: -1 if backwards else 1]:
        own, state = x[t] @ w.T + first, h @ r.T + second
        if kind == "LSTM":
            i, o, f, new = parts(own + state)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(new)
            h = sigmoid(o) * np.tanh(c)
        elif kind == "GRU":
            (z, reset, new), (own_z, own_reset, own_new) = parts(state), parts(own)
            z = sigmoid(z + own_z)
            h = (1 - z) * np.tanh(own_new + sigmoid(reset + own_reset) * new) + z * h
        else:
            h = np.tanh(own + state)
        made[t] = h
    return made, h, c


@pytest.mark.parametrize(
    ("kind", "direction"),
    [("LSTM", "bidirectional"), ("LSTM", "forward"), ("GRU", "reverse"), ("RNN", "bidirectional")],
)
def test_steps(kind, direction):
    r, gates, hidden = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind], 5
    ways = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}[direction]
    wide = {
        "W": r.standard_normal((len(ways), gates * hidden, 3)),
        "R": r.standard_normal((len(ways), gates * hidden, hidden)) / 2,
        "B": r.standard_normal((len(ways), 2 * gates * hidden)),
    }
    weights = {name: value.astype("f4") for name, value in wide.items()}
    results = ["y", "h", "c"][: 3 if kind == "LSTM" else 2]
    options = {"linear_before_reset": 1} if kind == "GRU" else {}
    one = node(kind, ["x", "W", "R", "B", "", "h0"], results, hidden_size=hidden, direction=direction, **options)
    inputs: Inputs = {"x": (np.float32, ["t", "b", 3]), "h0": (np.float32, [len(ways), "b", hidden])}
    made = model([one], inputs, results, weights)

    def expected(x: np.ndarray, h0: np.ndarray) -> list[np.ndarray]:
        of = [
            steps(kind, x, *(weights[name][way] for name in "WRB"), h0[way], is_back)
            for way, is_back in enumerate(ways)
        ]
        ys, *states = zip(*of, strict=True)
        return [np.stack(ys, 1), *(np.stack(each) for each in states)][: len(results)]

    calls = [
        {
            name: r.standard_normal(sizes).astype("f4")
            for name, sizes in (("x", (t, b, 3)), ("h0", (len(ways), b, hidden)))
        }
        for t, b in ((1, 1), (7, 3), (13, 2))
    ]
    check(made, *calls, expected=expected)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (recurrent("LSTM", activations=["HardSigmoid", "Tanh", "Tanh"]), "LSTM 'y': activations other than Sigmoid"),
        (recurrent("LSTM", ["", "", "", "", "P"]), "LSTM 'y': peepholes (P) are not imported"),
        (recurrent("GRU", ["", "lens"]), "GRU 'y': lengths of sequences (sequence_lens) are not imported"),
        (recurrent("GRU", clip=0.5), "GRU 'y': clip and input_forget are not imported"),
        (model([node("Relu", ["x"], ["y"], domain="my.own")], IMAGES, domains=["my.own"]), "my.own.Relu 'y' is not"),
        (
            model([node("Attention", ["x"], ["y"], domain="com.microsoft")], IMAGES, domains=["com.microsoft"]),
            "com.microsoft.Attention 'y' is not imported",
        ),
        (
            model([node("MaxPool", ["x"], ["y", "i"], kernel_shape=[2, 2], auto_pad="SAME_UPPER")], IMAGES, ["y", "i"]),
            "MaxPool 'y': the places of the greatest are not imported",
        ),
        (
            model([node("CumSum", ["x", "axis"], ["y"])], {**IMAGES, "axis": (np.int64, [])}),
            "CumSum 'y': is imported along a constant axis alone",
        ),
    ],
)
def test_what_is_not_imported_is_named(made, message):
    with pytest.raises(DynmlirError) as raised:
        dynmlir.import_onnx(made)
    assert message in str(raised.value)


MICROSOFT = "com.microsoft"
ROWS: Inputs = {"x": (np.float32, ["b", "t", 8]), "z": (np.float32, ["b", "t", 8])}


def test_operators_of_onnx_runtime():
    r = rng()
    weights = {"g": r.standard_normal(8).astype("f4"), "bias": r.standard_normal(8).astype("f4")}
    made = model(
        [
            node("Gelu", ["x"], ["gelu"], domain=MICROSOFT),
            node("BiasGelu", ["x", "bias"], ["biased"], domain=MICROSOFT),
            node("FastGelu", ["x", "bias"], ["fast"], domain=MICROSOFT),
            node("QuickGelu", ["x"], ["quick"], alpha=1.5, domain=MICROSOFT),
            node("FusedMatMul", ["x", "z"], ["product"], alpha=0.5, transB=1, domain=MICROSOFT),
            node("SkipLayerNormalization", ["x", "z", "g", "bias", "bias"], ["n", "", "", "sum"],
                 epsilon=0.1, domain=MICROSOFT),
            node("SkipSimplifiedLayerNormalization", ["sum", "x", "g"], ["rms"], epsilon=0.1, domain=MICROSOFT),
        ],
        ROWS,
        ["gelu", "biased", "fast", "quick", "product", "n", "sum", "rms"],
        weights,
        domains=[MICROSOFT],
    )  # fmt: skip

    def expected(x: np.ndarray, z: np.ndarray) -> list[np.ndarray]:
        x, z, g, bias = (each.astype("f8") for each in (x, z, weights["g"], weights["bias"]))
        erf = np.vectorize(math.erf, otypes=["f8"])
        gelu = lambda a: a / 2 * (1 + erf(a / math.sqrt(2)))  # noqa: E731
        tanh = lambda a: a / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (a + 0.044715 * a**3)))  # noqa: E731
        total = x + z + bias
        less = total - total.mean(-1, keepdims=True)
        normal = less / np.sqrt((less**2).mean(-1, keepdims=True) + 0.1) * g + bias
        skipped = total + x
        rms = skipped / np.sqrt((skipped**2).mean(-1, keepdims=True) + 0.1) * g
        product = x @ z.swapaxes(1, 2) / 2
        return [gelu(x), gelu(x + bias), tanh(x + bias), x / (1 + np.exp(-1.5 * x)), product, normal, total, rms]

    calls = [{name: rng().standard_normal((b, t, 8)).astype("f4") for name in "xz"} for b, t in ((1, 1), (3, 17))]
    check(made, *calls, expected=expected)


def test_fused_convolutions():
    w = rng().standard_normal((2, 2, 3, 3)).astype("f4")
    fused = [
        node("FusedConv", ["x", "w", "", "x"], ["y"], pads=[1, 1, 1, 1], activation="Relu", domain=MICROSOFT),
        node("FusedConv", ["y", "w"], ["z"], activation="LeakyRelu", activation_params=[0.1], domain=MICROSOFT),
    ]
    plain = [
        node("Conv", ["x", "w"], ["c"], pads=[1, 1, 1, 1]),
        node("Add", ["c", "x"], ["d"]),
        node("Relu", ["d"], ["y"]),
        node("Conv", ["y", "w"], ["e"]),
        node("LeakyRelu", ["e"], ["z"], alpha=0.1),
    ]
    reference = ReferenceEvaluator(model(plain, IMAGES, ["y", "z"], {"w": w}))
    made = model(fused, IMAGES, ["y", "z"], {"w": w}, domains=[MICROSOFT])
    check(made, *images((1, 2, 3, 3), (2, 2, 11, 7)), expected=lambda x: reference.run(None, {"x": x}))


def test_whole_numbers_and_other_operators():
    nodes = [
        node("MatMul", ["x", "v"], ["a"]),
        node("MatMul", ["u", "x"], ["b"]),
        node("Softsign", ["x"], ["c"]),
        node("ReduceProd", ["x"], ["d"], axes=[-1], keepdims=0),
        node("CumSum", ["x", "one"], ["e"]),
        node("Pow", ["i", "three"], ["f"]),
        node("Pow", ["i", "i"], ["g"]),
        node("ReduceMean", ["i"], ["h"], axes=[1]),
    ]
    inputs: Inputs = {
        "x": (np.float32, ["b", "t", 5]), "v": (np.float32, [5]), "u": (np.float32, ["t"]), "i": (np.int32, ["b", "t"]),
    }  # fmt: skip
    made = model(nodes, inputs, list("abcdefgh"), {"one": np.int64(1), "three": np.int32(3)})
    r = rng()

    def call(b: int, t: int) -> dict[str, Any]:
        floats = {name: r.standard_normal(sizes).astype("f4") for name, sizes in (("x", (b, t, 5)), ("v", 5), ("u", t))}
        return {**floats, "i": r.integers(-8, 9, (b, t)).astype("i4")}

    def expected(x: np.ndarray, v: np.ndarray, u: np.ndarray, i: np.ndarray) -> list[np.ndarray]:
        means = np.trunc(i.sum(1, keepdims=True) / i.shape[1]).astype("i4")
        powers = np.array([[int(float(each) ** float(each)) for each in row] for row in i], "i4")
        return [x @ v, u @ x, x / (1 + abs(x)), x.prod(-1), x.cumsum(1), i**3, powers, means]

    check(made, call(1, 1), call(3, 17), expected=expected)


def test_newer_operators_by_their_functions():
    """Rotations of some heads, and attention of fewer heads behind a mask, with what was there before."""
    inputs: Inputs = {
        "q": (np.float32, ["b", 4, "t", 8]),
        **{name: (np.float32, ["b", 2, "t", 8]) for name in "kv"},
        **{name: (np.float32, ["b", 2, "p", 8]) for name in ("pk", "pv")},
        "places": (np.int64, ["b", "t"]),
    }
    angles = np.arange(48).reshape(12, 4)
    nodes = [
        node("RotaryEmbedding", ["q", "cos", "sin", "places"], ["turned"]),
        node("Attention", ["turned", "k", "v", "", "pk", "pv"], ["a", "keys", "values"], is_causal=1),
        node("Swish", ["a"], ["y"], alpha=2.0),
    ]
    weights = {"cos": np.cos(angles).astype("f4"), "sin": np.sin(angles).astype("f4")}
    made = model(nodes, inputs, ["a", "keys", "y"], weights, opset=24)
    r = rng()

    def call(b: int, t: int, p: int) -> dict[str, Any]:
        sizes = {"b": b, "t": t, "p": p}
        rows = {
            name: r.standard_normal([sizes.get(size, size) for size in of]).astype("f4")
            for name, (kind, of) in inputs.items()
            if kind is np.float32
        }
        return {**rows, "places": np.tile(np.arange(t), (b, 1))}

    check(made, call(1, 1, 0), call(2, 7, 3))


def test_in_branches_and_functions():
    """Rules are for the nodes of those as well."""
    kind = helper.make_tensor_type_proto(onnx.TensorProto.FLOAT, ["b", 2, "h", "w"])
    branches = [
        [node("Unit", ["x", "s", "b"], ["p"], domain="my.own")],
        [node("MaxPool", ["x"], ["q"], kernel_shape=[3, 3], auto_pad="SAME_LOWER")],
    ]
    one, other = (
        helper.make_graph(nodes, name, [], [helper.make_value_info(name, kind)])
        for nodes, name in zip(branches, "pq", strict=True)
    )
    unit = [node("InstanceNormalization", ["x", "s", "b"], ["n"], epsilon=1e-3)]
    sets = [helper.make_opsetid("", 17)]
    weights = {"s": np.array([2, 3], "f4"), "b": np.array([0.5, -1], "f4")}
    made = model(
        [node("If", ["c"], ["y"], then_branch=one, else_branch=other)],
        {**IMAGES, "c": (np.bool_, [])},
        ["y"],
        weights,
        domains=["my.own"],
    )
    made.functions.append(helper.make_function("my.own", "Unit", ["x", "s", "b"], ["n"], unit, sets))

    def expected(x: np.ndarray, c: np.ndarray) -> list[np.ndarray]:
        return [norms(x, weights)[0] if c else most(x, auto_pad="SAME_LOWER")]

    calls = [{**call, "c": np.array(each)} for call in images((1, 2, 3, 5), (2, 2, 7, 1)) for each in (True, False)]
    check(made, *calls, expected=expected)


def test_reshapes_are_checked():
    nodes = [
        node("Relu", ["x"], ["r"]),
        node("Reshape", ["r", "stated"], ["a0"]),
        node("Tanh", ["a0"], ["a"]),
        node("Reshape", ["r", "rest"], ["b0"]),
        node("Tanh", ["b0"], ["b"]),
        node("Reshape", ["r", "kept"], ["c0"]),
        node("Reshape", ["c0", "again"], ["c"]),
    ]
    inputs: Inputs = {"x": (np.float32, ["b", "t"])}
    weights = {
        "stated": np.array([3, 4]),
        "rest": np.array([-1, 2]),
        "kept": np.array([0, -1, 2]),
        "again": np.array([0, 2, -1]),
    }
    module = dynmlir.compile(dynmlir.import_onnx(model(nodes, inputs, ["a", "b", "c"], weights)), library=LIBRARY)
    for shape in ((1, 12), (2, 6), (3, 4)):
        x = rng().standard_normal(shape).astype("f4")
        a, b, c = module.main(x)
        assert np.array_equal(c, np.maximum(x, 0).reshape(len(x), 2, -1))
        np.testing.assert_allclose(a, np.tanh(np.maximum(x, 0)).reshape(3, 4), atol=1e-6)
        assert np.array_equal(b, a.reshape(6, 2))
    for shape in ((1, 11), (2, 7), (5, 5)):
        with pytest.raises(RuntimeError, match=r"do not fill the shape \[(3, 4|-1, 2)\]"):
            module.main(np.zeros(shape, "f4"))


def test_reshapes_by_shapes_of_the_call():
    nodes = [
        node("Relu", ["x"], ["r"]),
        node("Reshape", ["r", "s"], ["a0"]),
        node("Tanh", ["a0"], ["a"]),
        node("Shape", ["z"], ["sizes"]),
        node("Reshape", ["r", "sizes"], ["b"]),
    ]
    inputs: Inputs = {"x": (np.float32, ["b", "t"]), "s": (np.int64, [3]), "z": (np.float32, ["p", "q"])}
    module = dynmlir.compile(dynmlir.import_onnx(model(nodes, inputs, ["a", "b"])), library=LIBRARY)
    x, z = rng().standard_normal((2, 12)).astype("f4"), np.zeros((4, 6), "f4")
    shapes = {
        (2, 3, 4): (2, 3, 4),
        (2, 2, -1): (2, 2, 6),
        (-1, 2, 3): (4, 2, 3),
        (0, 2, 6): (2, 2, 6),
        (0, -1, 6): (2, 2, 6),
    }
    for shape, wanted in shapes.items():
        a, b = module.main(x, np.array(shape), z)
        np.testing.assert_allclose(a, np.tanh(np.maximum(x, 0)).reshape(wanted), atol=1e-6)
        assert np.array_equal(b, np.maximum(x, 0).reshape(z.shape))
    for shape in ((2, 3, 7), (2, 3, 3), (-1, 5, 1)):
        with pytest.raises(RuntimeError, match="do not fill the shape"):
            module.main(x, np.array(shape), z)
    with pytest.raises(RuntimeError, match="do not fill the shape"):
        module.main(x, np.array([2, 3, 4]), np.zeros((5, 6), "f4"))
