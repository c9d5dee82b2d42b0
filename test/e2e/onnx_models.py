"""Models of ONNX for the tests, and what they are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import dynmlir

#: Of few kernels, which takes little time.
LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: The same of bytes.
OF_BYTES = LIBRARY.with_name("pairs.mlir")
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
