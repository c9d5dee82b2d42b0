"""Models of ONNX, by the file and by dynmlir.import_onnx."""

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import dynmlir
from dynmlir.cli.compile import main as compile_main
from dynmlir.cli.explain import main as explain_main
from dynmlir.cli.opt import main as opt_main

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
RNG = np.random.default_rng(3)
WEIGHT, BIAS = RNG.standard_normal((5, 8)).astype("f4"), RNG.standard_normal(5).astype("f4")


def tensor(name: str, *sizes: int | str) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, sizes)


def network(opset: int = 17, gives: bool = True) -> onnx.ModelProto:
    """relu(x W^T + bias), rows unknown."""
    graph = helper.make_graph(
        [
            helper.make_node("Gemm", ["x", "weight", "bias"], ["y"], transB=1),
            helper.make_node("Relu", ["y"], ["z"]),
        ],
        "network",
        [tensor("x", "rows", 8)],
        [tensor("z", "rows", 5)] if gives else [],
        [numpy_helper.from_array(WEIGHT, "weight"), numpy_helper.from_array(BIAS, "bias")],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


@pytest.mark.parametrize("opset", [9, 13, 17, 20])
def test_a_model_of_any_set_of_operators(opset):
    module = dynmlir.compile(dynmlir.import_onnx(network(opset)), library=LIBRARY)
    for rows in (1, 0, 37):
        x = RNG.standard_normal((rows, 8)).astype("f4")
        assert np.allclose(module.network(x), np.maximum(x @ WEIGHT.T + BIAS, 0), atol=1e-5)
    assert module.kernel_names


@pytest.mark.parametrize("apart", [False, True])
def test_a_file(tmp_path, apart):
    """With its weights in it, or beside it."""
    path, made = tmp_path / "model.onnx", tmp_path / "model.vmfb"
    onnx.save(network(), path, save_as_external_data=apart, location="weights.bin" if apart else None, size_threshold=0)
    assert (tmp_path / "weights.bin").exists() == apart
    x = RNG.standard_normal((3, 8)).astype("f4")
    assert np.allclose(dynmlir.compile(path, library=LIBRARY).network(x), np.maximum(x @ WEIGHT.T + BIAS, 0), atol=1e-5)
    assert compile_main([str(path), f"--library={LIBRARY}", "-o", str(made)]) == 0
    assert np.allclose(dynmlir.load(made).network(x), np.maximum(x @ WEIGHT.T + BIAS, 0), atol=1e-5)


def test_other_commands_take_it(tmp_path, capsys):
    path = tmp_path / "model.onnx"
    onnx.save(network(), path)
    assert opt_main([str(path), "--form-templates"]) == 0
    assert '"dynmlir.template"' in capsys.readouterr().out
    assert explain_main([str(path), "--shape", "M=37,N=5,K=8", f"--library={LIBRARY}"]) == 0
    assert "37" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\x00\x01\x02nothing", "is no ONNX model"),
        (b"func.func @main() { return }", "is no ONNX model"),
        (network(gives=False).SerializeToString(), "is no ONNX model: its graph gives nothing"),
        (b"", "is no ONNX model"),
    ],
)
def test_what_is_no_model(tmp_path, capsys, data, message):
    path, made = tmp_path / "model.onnx", tmp_path / "model.vmfb"
    path.write_bytes(data)
    assert compile_main([str(path), "-o", str(made)]) == 1
    assert f"{path}:1:1: error: {message}" in capsys.readouterr().err
    assert not made.exists()


def test_files_that_are_missing(tmp_path, capsys):
    path = tmp_path / "model.onnx"
    assert compile_main([str(path), "-o", str(tmp_path / "made")]) == 1
    assert f"{path}:1:1: error: cannot be read: No such file" in capsys.readouterr().err
    onnx.save(network(), path, save_as_external_data=True, location="weights.bin", size_threshold=0)
    (tmp_path / "weights.bin").unlink()
    assert compile_main([str(path), "-o", str(tmp_path / "made")]) == 1
    error = capsys.readouterr().err
    assert f"{path}:1:1: error: " in error and "weights.bin" in error


def test_an_operator_that_there_is_not(tmp_path, capsys):
    model = network()
    model.graph.node[1].op_type = "Reluu"
    path = tmp_path / "model.onnx"
    path.write_bytes(model.SerializeToString())
    assert compile_main([str(path), "-o", str(tmp_path / "made")]) == 1
    error = capsys.readouterr().err
    assert str(path) in error and "Reluu" in error and "Traceback" not in error


def test_large_constants_stay_apart_meanwhile():
    """Of a graph, of a node, and of branches; the model that was given is as it was, and what nothing reads goes."""
    r = np.random.default_rng(0)
    w, one, other = (r.standard_normal(sizes).astype("f4") for sizes in ((300, 200), (200, 40), (200, 40)))
    constant = lambda value, name: helper.make_node("Constant", [], [name], value=numpy_helper.from_array(value))  # noqa: E731
    value = lambda name: helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["b", 40])  # noqa: E731
    branches = {
        "then_branch": helper.make_graph(
            [constant(one, "c"), helper.make_node("MatMul", ["m", "c"], ["o"])], "then", [], [value("o")]
        ),
        "else_branch": helper.make_graph(
            [helper.make_node("MatMul", ["m", "d"], ["p"])],
            "else",
            [],
            [value("p")],
            [numpy_helper.from_array(other, "d")],
        ),
    }
    nodes = [constant(w, "w"), constant(w, "unread"), helper.make_node("MatMul", ["x", "w"], ["m"]),
             helper.make_node("If", ["if"], ["y"], **branches)]  # fmt: skip
    inputs = [helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, ["b", 300]),
              helper.make_tensor_value_info("if", onnx.TensorProto.BOOL, [])]  # fmt: skip
    graph = helper.make_graph(nodes, "main", inputs, [value("y")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    before = model.SerializeToString()
    text = dynmlir.import_onnx(model)
    assert model.SerializeToString() == before and text.count("300x200xf32>") == 1
    made, x = dynmlir.compile(text, library=LIBRARY), r.standard_normal((3, 300)).astype("f4")
    for chosen, matrix in ((True, one), (False, other)):
        np.testing.assert_allclose(made.main(x, np.array(chosen)), x.astype("f8") @ w @ matrix, atol=1e-2)


@pytest.mark.parametrize("opset", [15, 17])
def test_sizes_that_are_declared_and_are_not_so(opset):
    """As exporters write those of their example."""
    nodes = [helper.make_node("Relu", ["x"], ["y"]), helper.make_node("Abs", ["y"], ["z"])]
    nodes.append(helper.make_node("NonZero", ["x"], ["places"]))
    places = helper.make_tensor_value_info("places", TensorProto.INT64, [2, 5])
    graph = helper.make_graph(
        nodes, "main", [tensor("x", "b", "t")], [tensor("z", "b", 9), places], value_info=[tensor("y", 3, 9)]
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    for shape in ((2, 12), (3, 3), (3, 9)):
        x = RNG.standard_normal(shape).astype("f4")
        result, found = module.main(x)
        assert np.array_equal(result, np.maximum(x, 0))
        assert np.array_equal(found, np.nonzero(x))


def test_a_declared_type_of_a_constant():
    """As PyTorch's exporter writes one of each; sizes of a slice follow from its constants all the same."""
    constants = {"starts": 2, "ends": np.iinfo(np.int64).max, "axes": 2, "steps": 1}
    nodes = [helper.make_node("Slice", ["x", *constants], ["y"]), helper.make_node("Relu", ["y"], ["z"])]
    graph = helper.make_graph(
        nodes, "main", [tensor("x", "b", "t", 4)], [tensor("z", "b", "t", None)],
        [numpy_helper.from_array(np.array([value]), name) for name, value in constants.items()],
        value_info=[helper.make_tensor_value_info(name, TensorProto.INT64, [1]) for name in constants],
    )  # fmt: skip
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    x = RNG.standard_normal((2, 5, 4)).astype("f4")
    assert np.array_equal(module.main(x), np.maximum(x[:, :, 2:], 0))
