"""Operators of ONNX of which torch-mlir's importer is not right, against onnx's own reference."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator
from onnx_models import IMAGES, LIBRARY, Inputs, check, images, model, node, rng
from test_onnx_recurrent import recurrent
from test_onnx_windows import most

import dynmlir
from dynmlir.diagnostics import DynmlirError

#: Operators that ONNX Runtime writes.
BLOCKED = "com.microsoft.nchwc"


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


def test_the_first_of_any_dimension():
    """Both ends, with the places that they had."""
    inputs: Inputs = {"x": (np.float32, ["a", 6, "b"]), "k": (np.int64, [1])}
    kinds = {"rows": {"axis": 1}, "least": {"axis": 0, "largest": 0}, "last": {}}
    nodes = [node("TopK", ["x", "k"], [name, f"at_{name}"], **kind) for name, kind in kinds.items()]
    made = model(nodes, inputs, [f"{at}{name}" for name in kinds for at in ("", "at_")])
    calls = [
        {"x": rng().permutation(6 * a * b).reshape(a, 6, b).astype("f4"), "k": np.array([k])}
        for a, b, k in ((3, 4, 2), (2, 5, 1))
    ]
    check(made, *calls)


def test_sizes_of_one_that_are_taken_away():
    """Without axes all of them, where all sizes are known."""
    nodes = [node("Squeeze", ["x"], ["none"]), node("Squeeze", ["x", "axes"], ["one"])]
    inputs: Inputs = {"x": (np.float32, [1, 4, 1])}
    check(model(nodes, inputs, ["none", "one"], {"axes": np.array([-1])}), {"x": rng().random((1, 4, 1), np.float32)})
    made = model(nodes[:1], {"x": (np.float32, [1, "n", 1])}, ["none"])
    with pytest.raises(
        DynmlirError, match="Squeeze 'none': is imported of stated axes alone where a size is not known"
    ):
        dynmlir.import_onnx(made)


def test_elements_where_a_condition_holds():
    """As many as it says, of an axis or of all of them."""
    nodes = [
        node("Compress", ["x", "c"], ["columns"], axis=-1),
        node("Compress", ["x", "short"], ["rows"], axis=0),
        node("Compress", ["x", "long"], ["of_all"]),
    ]
    kinds: Inputs = {"x": (np.float32, ["a", "b"]), **{name: (np.bool_, [name]) for name in ("c", "short", "long")}}
    made = model(nodes, kinds, ["columns", "rows", "of_all"])

    def call(rows: int, columns: int, some: int) -> dict[str, Any]:
        sizes = {"c": columns, "short": max(rows - 1, 1), "long": rows * columns}
        return {
            "x": rng().random((rows, columns), np.float32),
            **{name: np.arange(size) % some == 0 for name, size in sizes.items()},
        }

    none = {"x": np.ones((2, 3), "f4"), "c": np.zeros(3, bool), "short": np.zeros(2, bool), "long": np.zeros(5, bool)}
    check(made, call(3, 5, 2), call(1, 1, 3), none)


def test_hardmax_before_13():
    made = model([node("Hardmax", ["x"], ["y"], axis=1)], {"x": (np.float32, ["m", "n", "k"])}, opset=11)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        rows = x.reshape(len(x), -1)
        return [np.eye(rows.shape[1], dtype="f4")[rows.argmax(1)].reshape(x.shape)]

    check(made, *images((1, 3, 5), (4, 2, 7)), expected=expected)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (recurrent("LSTM", activations=["HardSigmoid", "Tanh", "Tanh"]), "LSTM 'y': activations other than Sigmoid"),
        (recurrent("LSTM", ["", "", "", "", "P"]), "LSTM 'y': peepholes (P) are not imported"),
        (
            recurrent("GRU", ["", "lens"], are_given=True),
            "GRU 'y': lengths of sequences (sequence_lens) are imported with constant weights and layout 0 alone",
        ),
        (recurrent("GRU", clip=0.5), "GRU 'y': clip and input_forget are not imported"),
        (model([node("Relu", ["x"], ["y"], domain="my.own")], IMAGES, domains=["my.own"]), "my.own.Relu 'y' is not"),
        (
            model(
                [node("LongformerAttention", ["x"], ["y"], domain="com.microsoft")], IMAGES, domains=["com.microsoft"]
            ),
            "com.microsoft.LongformerAttention 'y' is not imported",
        ),
        (
            model([node("Conv", ["x", "x"], ["y"], domain=BLOCKED)], IMAGES, domains=[BLOCKED]),
            "com.microsoft.nchwc.Conv 'y' is not imported: ONNX Runtime lays images out for one CPU (ORT_ENABLE_ALL)",
        ),
        (
            model([node("MaxPool", ["x"], ["y", "i"], kernel_shape=[2, 2], auto_pad="SAME_UPPER")], IMAGES, ["y", "i"]),
            "MaxPool 'y': the places of the greatest are not imported",
        ),
        (
            model([node("CumSum", ["x", "axis"], ["y"])], {**IMAGES, "axis": (np.int64, [])}),
            "CumSum 'y': is imported along a constant axis alone",
        ),
        (
            model([node("ReduceMax", ["x", "axes"], ["y"])], {**IMAGES, "axes": (np.int64, [1])}, opset=18),
            "ReduceMax 'y': is not imported of axes that a call states",
        ),
        (
            model([node("Unsqueeze", ["x", "axes"], ["y"])], {**IMAGES, "axes": (np.int64, [1])}),
            "Unsqueeze 'y': is not imported of axes that a call states",
        ),
        (
            model([node("GridSample", ["x", "x"], ["y"], mode="bicubic")], IMAGES),
            "GridSample 'y': mode bicubic is not imported",
        ),
        (
            model(
                [node("Resize", ["x", "", "s"], ["y"], mode="linear", antialias=1)],
                {**IMAGES, "s": (np.float32, [4])},
                opset=18,
            ),
            "Resize 'y': antialias is imported of constant scales from 1 on alone",
        ),
        (model([node("Cast", ["x"], ["y"], to=TensorProto.UINT64)], IMAGES), "Cast 'y': elements of uint64 are not"),
        (
            model([node("ReduceProd", ["x"], ["y"], axes=[2])], IMAGES),
            "ReduceProd 'y': is not imported of an unknown size of 'x'",
        ),
    ],
)
def test_what_is_not_imported_is_named(made, message):
    with pytest.raises(DynmlirError) as raised:
        dynmlir.import_onnx(made)
    assert message in str(raised.value)


def test_an_operator_that_iree_does_not_import_is_named():
    cast = model([node("BitCast", ["x"], ["y"], to=6)], {"x": (np.float32, ["b", 3])})
    cast.opset_import[0].version = 26
    with pytest.raises(DynmlirError, match=r"BitCast is not imported of \(!torch.vtensor<\[\?,3\],f32>\)"):
        dynmlir.compile(dynmlir.import_onnx(cast))


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


def test_views_of_an_empty_batch_leave_the_process_alone():
    """What is left for a size of -1 is 0 divided by 0."""
    made = model(
        [node("Reshape", ["x", "shape"], ["y"])],
        {"x": (np.float32, ["b", 4, "s", 8])},
        weights={"shape": [0, 2, -1, 8]},
    )
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    assert module.main(np.zeros((0, 4, 3, 8), "f4")).size == 0
    assert module.main(np.zeros((3, 4, 3, 8), "f4")).shape == (3, 2, 6, 8)


def test_expansions_of_sizes_that_may_be_one():
    """Of rows to as many, of 1 to more of them, and of any to 1; beside a new dimension and one that states 1."""
    nodes = [
        node("Shape", ["z"], ["like"]),
        node("Expand", ["x", "like"], ["a"]),
        node("Unsqueeze", ["x", "one"], ["apart"]),
        node("Shape", ["z"], ["columns"], start=1),
        node("Shape", ["z"], ["rows"], end=1),
        node("Concat", ["two", "rows", "three", "columns"], ["wide"], axis=0),
        node("Expand", ["apart", "wide"], ["b"]),
        node("Expand", ["x", "columns"], ["c"]),
    ]
    weights = {"one": np.array([1]), "two": np.array([2]), "three": np.array([3])}
    inputs: Inputs = {"x": (np.float32, ["m", "n"]), "z": (np.float32, ["p", "q"])}
    made = model(nodes, inputs, ["a", "b", "c"], weights)

    def call(*shapes: tuple[int, int]) -> dict[str, Any]:
        return {name: rng().standard_normal(shape).astype("f4") for name, shape in zip("xz", shapes, strict=True)}

    shapes = [
        ((4, 5), (4, 5)),
        ((1, 5), (4, 5)),
        ((1, 1), (3, 7)),
        ((4, 1), (1, 6)),
        ((4, 5), (1, 1)),
        ((1, 5), (0, 5)),
    ]
    check(made, *(call(*each) for each in shapes))
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    for each in (((3, 5), (4, 5)), ((4, 5), (3, 5)), ((4, 5), (4, 2))):
        with pytest.raises(RuntimeError, match="that is expanded is neither 1 nor what it is to be"):
            module.main(*call(*each).values())


def test_expansions_to_the_same_sizes_read_nothing_by_places():
    """As PyTorch exports them: a -1 stands for the size that is there."""
    nodes = [
        node("Relu", ["x"], ["r"]),
        node("Shape", ["r"], ["sizes"]),
        node("Gather", ["sizes", "zero"], ["rows"], axis=0),
        node("Unsqueeze", ["rows", "first"], ["row"]),
        node("Concat", ["row", "two", "rest"], ["stated"], axis=0),
        node("ConstantOfShape", ["number"], ["ones"], value=helper.make_tensor("", TensorProto.INT64, [1], [1])),
        node("Mul", ["ones", "rest"], ["less"]),
        node("Equal", ["stated", "less"], ["stays"]),
        node("Where", ["stays", "ones", "stated"], ["wanted"]),
        node("Unsqueeze", ["r", "second"], ["apart"]),
        node("Expand", ["apart", "wanted"], ["y"]),
    ]
    numbers = {"zero": 0, "first": [0], "second": [1], "two": [2], "rest": [-1], "number": [3]}
    weights = {name: np.array(each, np.int64) for name, each in numbers.items()}
    made = model(nodes, {"x": (np.float32, [None, "n"])}, weights=weights)
    assert "dynmlir" not in dynmlir.import_onnx(made) and "neither 1" not in dynmlir.import_onnx(made)
    check(made, {"x": np.ones((3, 5), "f4")}, {"x": np.ones((1, 1), "f4")})


def test_rows_by_places_of_rows_by_places():
    inputs: Inputs = {"x": (np.float32, ["n", 8]), "i": (np.int64, ["a"]), "j": (np.int64, ["b"])}
    made = model([node("Gather", ["x", "i"], ["h"]), node("Gather", ["h", "j"], ["y"])], inputs)
    x = rng().standard_normal((6, 8)).astype("f4")
    check(made, {"x": x, "i": np.array([5, 0, 3]), "j": np.array([2, 2, 0, 1])})


def test_parts_that_are_left_out():
    nodes = [node("Split", ["x", "sizes"], ["", "b", ""], axis=1), node("Neg", ["b"], ["y"])]
    made = model(nodes, {"x": (np.float32, ["n", 8])}, weights={"sizes": [3, 3, 2]})
    x = rng().standard_normal((2, 8)).astype("f4")
    check(made, {"x": x}, expected=lambda x: [-x[:, 3:6]])


def test_several_rounds_of_rules():
    """Each has names of its own: an operator of an old set, and one that is written in others today."""
    nodes = [node("Hardmax", ["x"], ["h"], axis=1), node("Softsign", ["h"], ["y"])]
    made = model(nodes, {"x": (np.float32, ["b", 3, 4])}, opset=11)
    x = rng().standard_normal((2, 3, 4)).astype("f4")
    greatest = (np.arange(12) == x.reshape(2, 12).argmax(1)[:, None]).reshape(2, 3, 4)
    check(made, {"x": x}, expected=lambda x: [greatest / np.float32(2)])


def test_operators_by_their_functions():
    """Those of ONNX's attributes that a node leaves out have their values."""
    nodes = [
        node("MeanVarianceNormalization", ["x"], ["normal"]),
        node("MeanVarianceNormalization", ["x"], ["by_channel"], axes=[2, 3]),
        node("NegativeLogLikelihoodLoss", ["x", "t", "w"], ["loss"]),
        node("SoftmaxCrossEntropyLoss", ["x", "t"], ["entropy"], reduction="none", ignore_index=1),
    ]
    inputs: Inputs = {"x": (np.float32, ["b", 3, "h", "w"]), "t": (np.int64, ["b", "h", "w"])}
    outputs = ["normal", "by_channel", "loss", "entropy"]
    made = model(nodes, inputs, outputs, {"w": np.array([0.5, 1, 2], "f4")}, opset=18)
    calls = [
        {"x": rng().standard_normal((b, 3, h, w)).astype("f4"), "t": rng().integers(0, 3, (b, h, w))}
        for b, h, w in ((2, 4, 5), (1, 3, 2))
    ]
    check(made, *calls)
