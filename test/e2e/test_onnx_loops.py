"""Loops of ONNX: what they carry, and what their turns give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx_models import Inputs, check, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError


def test_scans_of_an_unknown_length_are_refused():
    kind = lambda name: helper.make_tensor_value_info(name, TensorProto.FLOAT, [3])  # noqa: E731
    steps = [node("Add", ["s", "r"], ["t"]), node("Identity", ["t"], ["o"])]
    body = helper.make_graph(steps, "body", [kind("s"), kind("r")], [kind("t"), kind("o")])
    scan = node("Scan", ["start", "x"], ["end", "y"], body=body, num_scan_inputs=1)
    inputs: Inputs = {"start": (np.float32, [3]), "x": (np.float32, ["t", 3])}
    with pytest.raises(DynmlirError, match="Scan 'end': is not imported of an unknown size of 'x'"):
        dynmlir.import_onnx(model([scan], inputs, ["end", "y"]))


def test_loops_whose_bodies_name_sizes_afresh():
    """One state stays of its size, which the body has other names for; the other one grows."""
    kind = helper.make_tensor_value_info
    inner = [
        node("Gather", ["x", "i"], ["row"], axis=0),
        node("Add", ["h", "row"], ["sum"]),
        node("Tanh", ["sum"], ["next"]),
        node("Concat", ["all", "next"], ["more"], axis=0),
        node("Identity", ["c"], ["go"]),
    ]
    states = [("h", ["k", "l"]), ("all", ["m", "o"])], [("next", ["k", "l"]), ("more", ["p", "o"])]
    taken, given = ([kind(name, TensorProto.FLOAT, sizes) for name, sizes in each] for each in states)
    turn, go, again = (
        kind("i", TensorProto.INT64, []),
        kind("c", TensorProto.BOOL, []),
        kind("go", TensorProto.BOOL, []),
    )
    body = helper.make_graph(inner, "body", [turn, go, *taken], [again, *given])
    nodes = [
        node("Shape", ["x"], ["sizes"]),
        node("Gather", ["sizes", "zero"], ["n"]),
        node("Loop", ["n", "yes", "h0", "h0"], ["y", "z"], body=body),
    ]
    inputs: Inputs = {"x": (np.float32, ["t", "b", 4]), "h0": (np.float32, ["b", 4])}
    made = model(nodes, inputs, ["y", "z"], {"zero": np.array(0), "yes": np.array(True)})
    del made.graph.value_info[:]
    for output in made.graph.output:
        output.CopyFrom(kind(output.name, TensorProto.FLOAT, ["m", "o"]))

    def call(t: int, b: int) -> dict[str, Any]:
        return {"x": rng().standard_normal((t, b, 4)).astype("f4"), "h0": rng().standard_normal((b, 4)).astype("f4")}

    check(made, call(5, 2), call(1, 3), call(0, 2))


def test_sequences_that_loops_carry_are_refused():
    turn, go = (
        helper.make_tensor_value_info(name, kind, [])
        for name, kind in (("i", TensorProto.INT64), ("c", TensorProto.BOOL))
    )
    end = helper.make_tensor_value_info("go", TensorProto.BOOL, [])
    taken, given = (helper.make_tensor_sequence_value_info(name, TensorProto.FLOAT, ["b", 4]) for name in "st")
    steps = [node("SequenceInsert", ["s", "x"], ["t"]), node("Identity", ["c"], ["go"])]
    body = helper.make_graph(steps, "body", [turn, go, taken], [end, given])
    nodes = [
        node("SequenceEmpty", [], ["none"], dtype=TensorProto.FLOAT),
        node("Loop", ["n", "yes", "none"], ["all"], body=body),
    ]
    nodes.append(node("ConcatFromSequence", ["all"], ["y"], axis=0))
    made = model(nodes, {"x": (np.float32, ["b", 4]), "n": (np.int64, [])}, weights={"yes": np.array(True)})
    with pytest.raises(DynmlirError, match="Loop 'all': sequences of tensors that a loop carries are not imported"):
        dynmlir.import_onnx(made)


def doubled(sizes: list[Any]) -> Any:
    """The body of a loop that doubles what it carries while it is below 100, and gives it, and the turn."""
    kind = helper.make_tensor_value_info
    turn, go = kind("i", TensorProto.INT64, []), kind("c", TensorProto.BOOL, [])
    given = [kind(name, TensorProto.FLOAT, sizes) for name in ("t", "each")]
    steps = [
        node("Add", ["s", "s"], ["t"]),
        node("Identity", ["t"], ["each"]),
        node("ReduceMax", ["t"], ["most"], keepdims=0),
        node("Less", ["most", "bound"], ["go"]),
        node("Identity", ["i"], ["turn"]),
    ]
    bound = helper.make_tensor("bound", TensorProto.FLOAT, [], [100])
    results = [kind("go", TensorProto.BOOL, []), *given, kind("turn", TensorProto.INT64, [])]
    return helper.make_graph(steps, "body", [turn, go, kind("s", TensorProto.FLOAT, sizes)], results, [bound])


def test_what_turns_give_stands_behind_each_other():
    """As many as there were turns: none, some, and until the condition ends them."""
    inputs: Inputs = {"n": (np.int64, []), "x": (np.float32, [2, 3])}
    loop = node("Loop", ["n", "yes", "x"], ["last", "all", "turns"], body=doubled([2, 3]))
    made = model([loop], inputs, ["last", "all", "turns"], {"yes": np.array(True)})

    def expected(n: np.ndarray, x: np.ndarray) -> list[np.ndarray]:
        each = []
        while len(each) < n and (not each or x.max() < 100):
            x = x + x
            each.append(x)
        return [x, np.array(each, x.dtype).reshape(-1, 2, 3), np.arange(len(each))]

    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    check(made, *({"n": np.array(n), "x": x} for n in (0, 1, 4, 50)), expected=expected)


def test_what_turns_give_of_unknown_sizes_is_refused():
    inputs: Inputs = {"n": (np.int64, []), "x": (np.float32, ["a", 3])}
    loop = node("Loop", ["n", "yes", "x"], ["last", "all", "turns"], body=doubled(["a", 3]))
    made = model([loop], inputs, ["last", "all"], {"yes": np.array(True)})
    with pytest.raises(DynmlirError, match="Loop 'last': what its turns give is imported of known sizes alone"):
        dynmlir.import_onnx(made)


def test_results_of_which_nothing_is_stated():
    """They have as many sizes as the body gives, in what is computed of them as well."""
    body = doubled(["a", "b"])
    del body.output[2:]
    inputs: Inputs = {"n": (np.int64, []), "x": (np.float32, ["a", "b"])}
    nodes = [node("Loop", ["n", "yes", "x"], ["last"], body=body), node("Flatten", ["last"], ["flat"], axis=0)]
    made = model([*nodes, node("Identity", ["last"], ["y"])], inputs, ["y", "flat"], {"yes": np.array(True)})
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    check(made, {"n": np.array(3), "x": x}, expected=lambda n, x: [8 * x, (8 * x).reshape(1, -1)])
