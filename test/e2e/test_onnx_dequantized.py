"""Products with weights that a DequantizeLinear makes, of four bits and of blocks, against ONNX's reference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from onnx import GraphProto, NodeProto, TensorProto, helper
from onnx_models import Inputs, check, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

K, N = 64, 40
INT4, UINT4 = ml_dtypes.int4, ml_dtypes.uint4


@dataclass(frozen=True)
class Case:
    """Weights (K, N), or transposed ones; scales of blocks along `axis` (0: of one index each; None: one of all)."""

    kind: Any = INT4
    block: int = 32
    axis: int | None = 0
    zeros: bool = False
    by: str = "MatMul"
    kept: bool = True
    attributes: tuple[tuple[str, float], ...] = ()
    k: int = K
    n: int = N

    @property
    def transposes(self) -> bool:
        return self.by in ("Transpose", "transB")

    def nodes(self, name: str) -> list[NodeProto]:
        scaled = {"axis": self.axis} if self.axis is not None else {}
        if self.axis is not None and self.block:
            scaled["block_size"] = self.block
        zero = [f"{name}_z"] if self.zeros else []
        made = [node("DequantizeLinear", [f"{name}_w", f"{name}_s", *zero], [f"{name}_d"], **scaled)]
        x, factor = f"x{self.k}", f"{name}_d"
        if self.by == "Transpose":
            made.append(node("Transpose", [factor], [f"{name}_t"], perm=[1, 0]))
            factor = f"{name}_t"
        if self.by in ("MatMul", "Transpose"):
            return [*made, node("MatMul", [x, factor], [name])]
        attributes = {"transB": int(self.by == "transB"), **dict(self.attributes)}
        return [*made, node("Gemm", [x, factor, "bias"], [name], **attributes)]

    def weights(self, name: str) -> dict[str, np.ndarray]:
        shape = (self.n, self.k) if self.transposes else (self.k, self.n)
        scales: tuple[int, ...] = ()
        if self.axis is not None:
            along = -(-shape[self.axis] // self.block) if self.block else shape[self.axis]
            scales = (along,) if not self.block else tuple(along if d == self.axis else n for d, n in enumerate(shape))
        least, most = {INT4: (-8, 8), UINT4: (0, 16), np.int8: (-128, 128), np.uint8: (0, 256)}[self.kind]
        numbers, zeros = (rng().integers(least, most, sizes) for sizes in (shape, scales))
        given = {"w": numbers.astype(self.kind), "s": rng().standard_normal(scales).astype("f4")}
        if self.zeros:
            given["z"] = zeros.astype(self.kind)
        return {f"{name}_{key}": value for key, value in given.items()}


CASES = {
    "signed": Case(),
    "zeros": Case(zeros=True),
    "unsigned": Case(UINT4),
    "unsigned_zeros": Case(UINT4, zeros=True),
    "transposed": Case(by="Transpose", axis=1),
    "transposed_zeros": Case(UINT4, by="Transpose", axis=1, zeros=True),
    "whole": Case(axis=None, zeros=True),
    "columns": Case(block=0, axis=1, zeros=True),
    "biased": Case(by="Gemm", zeros=True),
    "biased_transposed": Case(by="transB", axis=1),
    "scaled": Case(by="Gemm", kept=False, attributes=(("alpha", 0.5), ("beta", 2.0))),
    "of_rows": Case(block=0, axis=0, zeros=True, kept=False),
    "other_blocks": Case(block=8, axis=1, kept=False),
    "a_part": Case(k=36, kept=False),
    "bytes": Case(np.int8, zeros=True),
    "bytes_unsigned": Case(np.uint8, zeros=True),
    "odd": Case(k=33, block=11, kept=False),
}


def made_of(names: list[str]) -> Any:
    cases = {name: CASES[name] for name in names}
    return model(
        [each for name, case in cases.items() for each in case.nodes(name)],
        {f"x{k}": (np.float32, ["b", k]) for k in sorted({case.k for case in cases.values()})},
        names,
        {"bias": rng().standard_normal(N).astype("f4")}
        | {key: value for name, case in cases.items() for key, value in case.weights(name).items()},
        opset=21,
    )


def rows(*sizes: int) -> np.ndarray:
    return rng().standard_normal(sizes).astype("f4")


@pytest.mark.parametrize("kept", [True, False])
def test_products(kept: bool):
    made = made_of([name for name, case in CASES.items() if case.kept == kept])
    call = {each.name: rows(3, int(each.name[1:])) for each in made.graph.input}
    text = dynmlir.import_onnx(made)
    assert text.count('"torch.dynmlir.few_bits"') == (len(made.graph.output) if kept else 0)
    assert "DequantizeLinear" not in text
    check(made, call, atol=1e-4)


def test_rows_of_more_dimensions():
    """And of one, whose product is by the numbers."""
    case = CASES["unsigned_zeros"]
    inputs: Inputs = {"x64": (np.float32, ["b", "t", K]), "v": (np.float32, [K])}
    nodes = [*case.nodes("y"), node("MatMul", ["v", "y_d"], ["u"])]
    made = model(nodes, inputs, ["y", "u"], case.weights("y"), opset=21)
    check(made, {"x64": rows(2, 3, K), "v": rows(K)}, {"x64": rows(1, 0, K), "v": rows(K)}, atol=1e-4)


def test_what_is_no_product():
    """Weights that something else reads, too, are numbers of f32; of f16 scales, of f16."""
    case = CASES["signed"]
    nodes = [*case.nodes("y"), node("Add", ["y_d", "x"], ["z"]),
             node("DequantizeLinear", ["y_w", "hs"], ["g"], axis=0, block_size=32),
             node("MatMul", ["h", "g"], ["p"])]  # fmt: skip
    inputs: Inputs = {"x64": (np.float32, ["b", K]), "x": (np.float32, [K, "n"]), "h": (np.float16, ["b", K])}
    halves = case.weights("y")["y_s"].astype("f2")
    made = model(nodes, inputs, ["y", "z", "p"], case.weights("y") | {"hs": halves}, opset=21)
    call = {"x64": rows(3, K), "x": rows(K, N), "h": rows(2, K).astype("f2")}
    check(made, call, library=None, atol=0.1)


def graph(nodes: list[NodeProto], inputs: list[Any], outputs: list[tuple[str, list[int | str]]]) -> GraphProto:
    results = [helper.make_tensor_value_info(name, TensorProto.FLOAT, sizes) for name, sizes in outputs]
    return helper.make_graph(nodes, "inner", inputs, results)


def test_in_branches_loops_and_one_behind_another():
    """The weights made outside of a loop and in branches; a product of a product."""
    square = Case(n=K, zeros=True)
    one = Case(n=K)
    counter = [helper.make_tensor_value_info("i", TensorProto.INT64, []),
               helper.make_tensor_value_info("go", TensorProto.BOOL, []),
               helper.make_tensor_value_info("state", TensorProto.FLOAT, ["b", K])]  # fmt: skip
    step = [node("MatMul", ["state", "a_d"], ["long"]), node("Mul", ["long", "tenth"], ["next"]),
            node("Identity", ["go"], ["on"])]  # fmt: skip
    body = graph(step, counter, [("next", ["b", K])])
    body.output.insert(0, helper.make_tensor_value_info("on", TensorProto.BOOL, []))
    then = graph(square.nodes("c"), [], [("c", ["b", K])])
    otherwise = graph([*square.nodes("e")[:1], node("MatMul", ["x64", "e_d"], ["f"]), node("Neg", ["f"], ["g"])], [],
                      [("g", ["b", K])])  # fmt: skip
    nodes = [
        *one.nodes("a"),
        node("MatMul", ["a", "a_d"], ["y"]),
        node("Loop", ["n", "yes", "x64"], ["z"], body=body),
        node("If", ["if"], ["u"], then_branch=then, else_branch=otherwise),
    ]
    inputs: Inputs = {"x64": (np.float32, ["b", K]), "n": (np.int64, []), "if": (np.bool_, [])}
    weights = (
        one.weights("a")
        | square.weights("c")
        | square.weights("e")
        | {"tenth": np.float32(0.02), "yes": np.bool_(True)}
    )
    made = model(nodes, inputs, ["y", "z", "u"], weights, opset=21)
    del made.graph.value_info[:]
    made.graph.output[1].CopyFrom(helper.make_tensor_value_info("z", TensorProto.FLOAT, ["b", K]))
    for chosen in (True, False):
        check(made, {"x64": rows(3, K), "n": np.array(3), "if": np.array(chosen)}, atol=1e-2)


def test_types_of_what_is_made():
    """Floats of f32 scales in f16, and of f16 scales in f32; weights whose name an input has."""
    case = CASES["signed"]
    halves = {"y_h": case.weights("y")["y_s"].astype("f2")}
    of = lambda scales, kind, name: node(  # noqa: E731
        "DequantizeLinear", ["y_w", scales], [name], axis=0, block_size=32, output_dtype=kind
    )
    nodes = [of("y_s", TensorProto.FLOAT16, "d"), node("MatMul", ["h", "d"], ["p"]),
             of("y_h", TensorProto.FLOAT, "e"), node("MatMul", ["x64", "e"], ["q"])]  # fmt: skip
    inputs: Inputs = {"x64": (np.float32, ["b", K]), "h": (np.float16, ["b", K])}
    made = model(nodes, inputs, ["p", "q"], case.weights("y") | halves, opset=23)
    kind = helper.np_dtype_to_tensor_dtype(case.weights("y")["y_w"].dtype)
    made.graph.input.append(helper.make_tensor_value_info("y_w", kind, [K, N]))
    matrix = of_blocks(case.weights("y")["y_w"], case.weights("y")["y_s"])
    call = {"x64": rows(3, K), "h": rows(2, K).astype("f2")}
    check(made, call, expected=lambda x64, h: [h.astype("f8") @ matrix, x64 @ matrix], library=None, atol=0.1)


def of_blocks(numbers: np.ndarray, scales: np.ndarray) -> np.ndarray:
    return numbers.astype("f8") * np.repeat(scales.astype("f8"), 32, axis=0)


def test_columns_that_are_not_known():
    """By numbers of f32; other ones than the weights have are refused, of MatMulNBits by its name."""
    case = CASES["zeros"]
    made = model(case.nodes("y"), {"x64": (np.float32, ["b", "k"])}, ["y"], case.weights("y"), opset=21)
    check(made, {"x64": rows(3, K)}, atol=1e-4)
    weights = {"w": np.zeros((4, 2, 16), "u1"), "s": np.ones(8, "f4")}
    for attributes, message in (
        ({"K": 64, "N": 4, "block_size": 32}, "'x' has 60 columns, K is 64"),
        ({"K": 60, "N": 4}, "block_size is None, expected a number above 0"),
        ({"K": 60, "N": 5, "block_size": 32}, "B has 128 elements, expected 160"),
    ):
        nbits = node("MatMulNBits", ["x", "w", "s"], ["y"], domain="com.microsoft", bits=4, **attributes)
        made = model([nbits], {"x": (np.float32, ["b", 60])}, ["y"], weights, domains=["com.microsoft"])
        with pytest.raises(DynmlirError, match=message):
            dynmlir.import_onnx(made)


@pytest.mark.parametrize(
    ("attributes", "scales", "message"),
    [
        ({"axis": 0, "block_size": 32}, (3, N), r"scales are of sizes \[3, 40\], expected \[2, 40\]"),
        ({"axis": 1}, (K,), r"scales are of sizes \[64\], expected \[40\]"),
        ({"axis": 2, "block_size": 32}, (2, N), "axis is 2, 'w' has 2 dimensions"),
    ],
)
def test_scales_of_other_weights_are_refused(attributes, scales, message):
    nodes = [node("DequantizeLinear", ["w", "s"], ["d"], **attributes), node("MatMul", ["x", "d"], ["y"])]
    weights = {"w": CASES["signed"].weights("y")["y_w"], "s": rows(*scales)}
    made = model(nodes, {"x": (np.float32, ["b", K])}, ["y"], weights, opset=21)
    with pytest.raises(DynmlirError, match=message):
        dynmlir.import_onnx(made)
