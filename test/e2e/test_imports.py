"""Programs as PyTorch's and ONNX's importers write them, in torch-mlir's dialect, are compiled as they are."""

import re
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from gpu_case import INPUTS

import dynmlir
from dynmlir.backend.cuda import device_attribute
from dynmlir.backend.declared import declare
from dynmlir.backend.iree import imported, iree_compile_for_gpu, to_generic
from dynmlir.cli.compile import main as compile_main
from dynmlir.cli.explain import main as explain_main
from dynmlir.cli.opt import main
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.simulate.module import SimulatedModule

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
TORCH = """
func.func @main(%x: !torch.vtensor<[?,?],f32>, %w: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.mm %x, %w : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %1 = torch.aten.relu %0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}
"""
#: A program that changes what it is given keeps IREE's form.
MUTABLE = """
func.func @main(%x: !torch.tensor<[?,?],f32>, %w: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %v = torch.copy.to_vtensor %x : !torch.vtensor<[?,?],f32>
  %0 = torch.aten.mm %v, %w : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  torch.overwrite.tensor.contents %0 overwrites %x : !torch.vtensor<[?,?],f32>, !torch.tensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
"""
VARIANCE = """
func.func @main(%x: !torch.vtensor<[?,?,128],f32>) -> !torch.vtensor<[?,?,1],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %1, %2 = torch.aten.var_mean.correction %x, %0, %int0, %true
      : !torch.vtensor<[?,?,128],f32>, !torch.list<int>, !torch.int, !torch.bool
      -> !torch.vtensor<[?,?,1],f32>, !torch.vtensor<[?,?,1],f32>
  return %1 : !torch.vtensor<[?,?,1],f32>
}
"""
ONNX = """
func.func @gemm(%a: !torch.vtensor<[?,8],f32>, %b: !torch.vtensor<[5,8],f32>)
    -> (!torch.vtensor<[?,5],f32>, !torch.vtensor<[?,8],f32>)
    attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 17 : si64} {
  %0 = torch.operator "onnx.Constant"() {torch.onnx.value = dense_resource<c> : tensor<5xf32>} : ()
      -> !torch.vtensor<[5],f32>
  %1 = torch.operator "onnx.Gemm"(%a, %b, %0) {torch.onnx.alpha = 0.5 : f32, torch.onnx.transB = 1 : si64} :
      (!torch.vtensor<[?,8],f32>, !torch.vtensor<[5,8],f32>, !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,5],f32>
  return %1, %a : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,8],f32>
}
{-#
  dialect_resources: { builtin: { c: "0x080000000000803f0000004000004040000080400000a040" } }
#-}
"""


#: Of %z and %s nothing is read, of %y its size.
UNREAD = """
func.func @main(%x: !torch.vtensor<[?,2],f32>, %y: !torch.vtensor<[?,?],si64>, %z: !torch.vtensor<[3,?],f32>,
                %s: !torch.int) -> !torch.vtensor<[?,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %y, %int1 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.int
  %1 = torch.aten.mul.Scalar %x, %0 : !torch.vtensor<[?,2],f32>, !torch.int -> !torch.vtensor<[?,2],f32>
  return %1 : !torch.vtensor<[?,2],f32>
}
"""


#: torch.export knows that %x and %y have one batch; the program does not say it.
TOGETHER = """
func.func @add(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %x, %y, %int1
      : !torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}
func.func @join(%x: !torch.vtensor<[?,8],f32>, %y: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,16],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,8],f32>, !torch.vtensor<[?,8],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,16],f32>
  return %1 : !torch.vtensor<[?,16],f32>
}
"""


#: Heads put together again, and both unknown sizes with them, as torch.nn.MultiheadAttention does.
MERGED = """
func.func @main(%x: !torch.vtensor<[?,?,4,32],f32>) -> !torch.vtensor<[?,128],f32> {
  %i0 = torch.constant.int 0
  %i1 = torch.constant.int 1
  %i128 = torch.constant.int 128
  %t = torch.aten.size.int %x, %i0 : !torch.vtensor<[?,?,4,32],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %i1 : !torch.vtensor<[?,?,4,32],f32>, !torch.int -> !torch.int
  %n = torch.aten.mul.int %b, %t : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n, %i128 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.view %x, %l : !torch.vtensor<[?,?,4,32],f32>, !torch.list<int> -> !torch.vtensor<[?,128],f32>
  %y = torch.aten.mul.Tensor %r, %r
      : !torch.vtensor<[?,128],f32>, !torch.vtensor<[?,128],f32> -> !torch.vtensor<[?,128],f32>
  return %y : !torch.vtensor<[?,128],f32>
}
"""


#: A view whose type states less than its list: the 2 of the places that one dimension becomes.
HALVES = """
func.func @main(%x: !torch.vtensor<[1,?,?,?],f32>) -> !torch.vtensor<[1,?,?,?],f32> {
  %i0 = torch.constant.int 0
  %i1 = torch.constant.int 1
  %i2 = torch.constant.int 2
  %i3 = torch.constant.int 3
  %c = torch.aten.size.int %x, %i1 : !torch.vtensor<[1,?,?,?],f32>, !torch.int -> !torch.int
  %h = torch.aten.size.int %x, %i2 : !torch.vtensor<[1,?,?,?],f32>, !torch.int -> !torch.int
  %w = torch.aten.size.int %x, %i3 : !torch.vtensor<[1,?,?,?],f32>, !torch.int -> !torch.int
  %half = torch.aten.floordiv.int %h, %i2 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %i1, %c, %half, %i2, %w
      : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[1,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?,?,?],f32>
  %s = torch.aten.select.int %v, %i3, %i0
      : !torch.vtensor<[1,?,?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[1,?,?,?],f32>
  %y = torch.aten.mul.Tensor %s, %s
      : !torch.vtensor<[1,?,?,?],f32>, !torch.vtensor<[1,?,?,?],f32> -> !torch.vtensor<[1,?,?,?],f32>
  return %y : !torch.vtensor<[1,?,?,?],f32>
}
"""


@pytest.fixture(scope="module")
def torch_module():
    return dynmlir.compile(TORCH, library=LIBRARY)


@pytest.mark.parametrize("sizes", [(1, 1, 1), (7, 33, 65), (0, 4, 3), (5, 0, 3), (3, 4, 0), (130, 70, 257)])
def test_a_program_of_pytorch(torch_module, sizes):
    m, n, k = sizes
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((m, k), np.float32), rng.standard_normal((k, n), np.float32)
    made = torch_module.main(x, w)
    assert made.shape == (m, n)
    assert np.allclose(made, np.maximum(x.astype("f8") @ w, 0), atol=1e-4)
    assert torch_module.kernel_names and not torch_module.remarks


@pytest.mark.parametrize("driver", [("local-sync", None), ("local-task", 2)])
def test_a_program_of_onnx(driver):
    """With constants as resources; an argument that is a result has memory of its own."""
    module = dynmlir.compile(ONNX, library=LIBRARY, driver=driver[0], threads=driver[1])
    rng = np.random.default_rng(1)
    b = rng.standard_normal((5, 8), np.float32)
    for rows in (1, 9, 0, 200):
        a = rng.standard_normal((rows, 8), np.float32)
        made, again = module.gemm(a, b)
        assert np.allclose(made, 0.5 * a @ b.T + np.arange(1, 6), atol=1e-5)
        assert np.array_equal(again, a) and not np.shares_memory(again, a)


def test_what_it_takes_is_declared(torch_module):
    a, b = np.ones((2, 3), np.float32), np.ones((3, 4), np.float32)
    with pytest.raises(ValueError, match="main: takes 2 arguments, got 1"):
        torch_module.main(a)
    with pytest.raises(ValueError, match="main: argument 1 .*float64"):
        torch_module.main(a, np.ones((3, 2)))
    given, out = dynmlir.compile(TORCH, library=LIBRARY, output_arguments=True), np.zeros((2, 4), np.float32)
    given.main(a, b, out=out)
    assert (out == 3).all()


def test_what_is_not_read_is_declared():
    module = dynmlir.compile(UNREAD, library=LIBRARY)
    x, y, z = np.ones((4, 2), np.float32), np.zeros((2, 5), np.int64), np.zeros((3, 7), np.float32)
    assert (module.main(x, y, z, 1) == 5).all()
    with pytest.raises(ValueError, match="main: argument 1 .*float32"):
        module.main(x, z, z, 1)
    with pytest.raises(ValueError, match="main: argument 2 "):
        module.main(x, y, x, 1)


def test_views_that_merge_unknown_sizes():
    module = dynmlir.compile(MERGED)
    for shape in ((1, 1), (2, 3), (5, 1), (1, 7), (30, 20), (0, 2)):
        x = np.random.default_rng(5).standard_normal((*shape, 4, 32), np.float32)
        assert np.array_equal(module.main(x), np.square(x.reshape(-1, 128)))


def test_views_that_state_less_than_their_sizes():
    module = dynmlir.compile(HALVES)
    for shape in ((1, 3, 8, 5), (1, 1, 2, 1), (1, 2, 0, 4), (1, 5, 34, 70)):
        x = np.random.default_rng(7).standard_normal(shape, np.float32)
        assert np.array_equal(module.main(x), np.square(x[:, :, ::2]))


def test_places_of_what_is_computed():
    """Behind a mean, as behind logarithms of shares: IREE kept rows of an unknown number on the stack."""
    text = """
func.func @main(%x: !torch.vtensor<[?,?,40],f32>) -> !torch.vtensor<[?,?],si64> {
  %last = torch.constant.int -1
  %i1 = torch.constant.int 1
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %last : (!torch.int) -> !torch.list<int>
  %m = torch.aten.mean.dim %x, %l, %true, %none
      : !torch.vtensor<[?,?,40],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,1],f32>
  %d = torch.aten.sub.Tensor %x, %m, %i1
      : !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,?,1],f32>, !torch.int -> !torch.vtensor<[?,?,40],f32>
  %r = torch.aten.argmax %d, %last, %false
      : !torch.vtensor<[?,?,40],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>
  return %r : !torch.vtensor<[?,?],si64>
}
"""
    module = dynmlir.compile(text)
    for shape in ((2, 3, 40), (1, 1, 40), (0, 4, 40), (5, 70, 40)):
        x = np.random.default_rng(8).standard_normal(shape, np.float32)
        assert np.array_equal(module.main(x), x.argmax(-1))


def test_an_import_by_iree_that_is_no_mlir(monkeypatch):
    """As of GRUs of ONNX with several sizes unknown: the error is not located in a text that nobody has seen."""
    monkeypatch.setattr("dynmlir.backend.iree.imported", lambda text: "func.func @f(%x: tensor<-1xf32>) { return }")
    with pytest.raises(DynmlirError, match="^<text>:1:1: error: IREE makes no valid MLIR of this program: "):
        dynmlir.compile(TORCH, library=LIBRARY)


def test_views_of_onnx_that_merge_unknown_sizes():
    text = """
func.func @main(%x: !torch.vtensor<[?,?,4,32],f32>) -> !torch.vtensor<[?,128],f32>
    attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 17 : si64} {
  %0 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[-1, 128]> : tensor<2xsi64>} : ()
      -> !torch.vtensor<[2],si64>
  %y = torch.operator "onnx.Relu"(%x) : (!torch.vtensor<[?,?,4,32],f32>) -> !torch.vtensor<[?,?,4,32],f32>
  %r = torch.operator "onnx.Reshape"(%y, %0)
      : (!torch.vtensor<[?,?,4,32],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[?,128],f32>
  return %r : !torch.vtensor<[?,128],f32>
}
"""
    module = dynmlir.compile(text)
    for shape in ((1, 1), (2, 3), (5, 1), (1, 7)):
        x = np.random.default_rng(6).standard_normal((*shape, 4, 32), np.float32)
        assert np.array_equal(module.main(x), np.maximum(x, 0).reshape(-1, 128))


def test_means_of_windows_of_several_sizes():
    text = """
func.func @main(%x: !torch.vtensor<[?,4,?,?],f32>) -> !torch.vtensor<[?,4,3,2],f32> {
  %i3 = torch.constant.int 3
  %i2 = torch.constant.int 2
  %l = torch.prim.ListConstruct %i3, %i2 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.adaptive_avg_pool2d %x, %l
      : !torch.vtensor<[?,4,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,4,3,2],f32>
  return %0 : !torch.vtensor<[?,4,3,2],f32>
}
"""
    module = dynmlir.compile(text)
    for batch, height, width in ((1, 3, 2), (2, 7, 5), (3, 33, 17), (1, 1, 1), (2, 56, 56)):
        x = np.random.default_rng(width).standard_normal((batch, 4, height, width), np.float32)
        expected = np.empty((batch, 4, 3, 2))
        for i in range(3):
            rows = slice(i * height // 3, -(-(i + 1) * height // 3))
            for j in range(2):
                columns = slice(j * width // 2, -(-(j + 1) * width // 2))
                expected[:, :, i, j] = x[:, :, rows, columns].mean((2, 3), dtype=np.float64)
        assert np.allclose(module.main(x), expected, atol=1e-6)


def test_gelu_by_tanh():
    text = """
func.func @main(%x: !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32> {
  %s = torch.constant.str "tanh"
  %0 = torch.aten.gelu %x, %s : !torch.vtensor<[?,8],f32>, !torch.str -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}
"""
    x = np.random.default_rng(8).standard_normal((300, 8), np.float32) * 3
    wide = x.astype("f8")
    expected = wide / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (wide + 0.044715 * wide**3)))
    assert np.allclose(dynmlir.compile(text).main(x), expected, rtol=0, atol=2e-6)


def test_an_error_behind_a_changed_view_is_at_its_place():
    lines = MERGED.replace("torch.aten.mul.Tensor %r, %r", "torch.aten.mul.Nothing %r, %r").splitlines()
    with pytest.raises(DynmlirError) as caught:
        dynmlir.compile("\n".join(lines))
    place = next(i for i, line in enumerate(lines, 1) if "Nothing" in line)
    assert str(caught.value).startswith(f"<text>:{place}:")


@pytest.mark.parametrize("target", ["llvm-cpu", "cuda:sm_80"])
def test_sizes_that_do_not_agree_are_an_error(target):
    """Where dynmlir compiles no operator, too; IREE alone reads what is not there."""
    if target != "llvm-cpu":
        lowered = lower(TOGETHER, "-", CompileOptions(target=target))
        assert lowered.text.count("cf.assert") == 2
        return
    module = dynmlir.compile(TOGETHER)
    x = np.ones((3, 8), np.float32)
    assert (module.add(x, x) == 2).all() and (module.join(x, x) == 1).all()
    for name in ("add", "join"):
        for rows in (0, 1, 2, 4, 100000):
            with pytest.raises(RuntimeError, match=f"^{name}: dimension 0 of argument 0 and dimension 0 of argument 1"):
                module[name](x, np.ones((rows, 8), np.float32))


def test_a_program_that_changes_what_it_is_given():
    """Nothing is declared of the arguments, so that the module itself says what is wrong."""
    torch_module = dynmlir.compile(MUTABLE, library=LIBRARY)
    a = np.ones((2, 3), np.float32)
    assert (torch_module.main(a, np.ones((3, 3), np.float32)) == 3).all()
    with pytest.raises(ValueError, match="main: .*expected 2 arguments but passed 1"):
        torch_module.main(a)
    with pytest.raises(ValueError, match="main: tensor element type mismatch; expected f32"):
        torch_module.main(a, np.ones((3, 2)))
    with pytest.raises(ValueError, match="main: argument 1 is a str, expected an array or a number"):
        torch_module.main(a, "b")
    with pytest.raises(RuntimeError, match="dimension 1 of A and dimension 0 of B differ|mismatch"):
        torch_module.main(a, a)
    with pytest.raises(ValueError, match="main: does not say what it takes"):
        torch_module.main(a, a.T, out=a)
    with pytest.raises(ValueError, match="main: does not say what it takes"):
        torch_module.main.prepare(a, a.T)


def test_an_error_is_at_its_place(tmp_path, capsys):
    source = tmp_path / "wrong.mlir"
    source.write_text(TORCH.replace("aten.relu", "aten.reluu"))
    with pytest.raises(DynmlirError, match="custom op 'torch.aten.reluu' is unknown") as caught:
        dynmlir.compile(source)
    assert str(caught.value).startswith(f"{source}:4:8: error: ")
    assert main([str(source)]) != 0
    assert f"{source}:4:8: error: custom op 'torch.aten.reluu' is unknown" in capsys.readouterr().err


def test_passes_are_run_on_it(tmp_path, capsys):
    source = tmp_path / "torch.mlir"
    source.write_text(TORCH)
    assert main([str(source), "--form-templates"]) == 0
    assert '"dynmlir.template"' in capsys.readouterr().out


def test_on_gpus():
    """On simulated thread blocks."""
    options = CompileOptions(target="cuda", library=str(INPUTS / "simt.mlir"), debug=True)
    lowered = lower(TORCH, "torch.mlir", options, locations=False)
    rng = np.random.default_rng(0)
    for m, n, k in ((33, 40, 72), (5, 67, 35)):
        x, w = (rng.standard_normal(sizes).astype(np.float16) for sizes in ((m, k), (k, n)))
        (made,) = SimulatedModule(lowered.text, 4).call("main", x.astype("f4"), w.astype("f4"))
        assert np.allclose(made, np.maximum(x.astype("f8") @ w, 0), atol=1e-4)


def test_it_is_explained_and_printed(tmp_path, capsys):
    source, module = tmp_path / "torch.mlir", tmp_path / "torch.vmfb"
    source.write_text(TORCH)
    assert compile_main([str(source), f"--library={LIBRARY}", "--emit=mlir", "-o", "-"]) == 0
    assert '"flow.dispatch"' in capsys.readouterr().out
    assert compile_main([str(source), f"--library={LIBRARY}", "-o", str(module)]) == 0
    assert explain_main([str(module), "--shape=M=7,N=8,K=9"]) == 0
    assert "main_matmul_0" in capsys.readouterr().out


@pytest.mark.parametrize("options", [["--target=cuda:sm_80"], ["--emit=mlir"]])
def test_what_it_is_not_compiled_for_is_said(tmp_path, capsys, options):
    source = tmp_path / "torch.mlir"
    source.write_text(MUTABLE)
    assert compile_main([str(source), "-o", str(tmp_path / "out"), *options]) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"{source}:4:8: error: 'main_async_matmul_0' is in a 'util.func'"), error
    assert "it is compiled for CPUs by dynmlir-compile, not for GPUs" in error


@pytest.mark.parametrize(
    ("signature", "kept"),
    [("(%a: tensor<?xf64>)", True), ("(%a: tensor<?xf32>, %b: f64)", True), ("(%a: tensor<?xf32>)", False)],
)
@pytest.mark.parametrize("form", [str, to_generic])
def test_f64_in_signatures_stays_on_gpus(signature, kept, form, monkeypatch):
    given = []
    monkeypatch.setattr("dynmlir.backend.iree._compile", lambda text, flags: given.extend(flags) or b"")
    iree_compile_for_gpu(form(f"func.func @f{signature} {{ return }}"))
    assert ("--iree-input-demote-f64-to-f32=true" not in given) == kept


@pytest.mark.parametrize("demoted", [True, False])
def test_variances_on_gpus(demoted, monkeypatch):
    """Sums of f64 within a function are of f32 there: IREE compiles none of f64."""
    if not demoted:
        monkeypatch.setattr("dynmlir.backend.iree._TAKES_F64", re.compile(""))
    text = to_generic(imported(VARIANCE), partial(declare, taken={}))
    end = text.rindex("}) : () -> ()")
    text = f"{text[:end]}}}) {{hal.device.targets = [{device_attribute('sm_80')}]}}{text[end + 2 :]}"
    if demoted:
        assert iree_compile_for_gpu(text)
        return
    with pytest.raises(DynmlirError, match="failed to distribute"):
        iree_compile_for_gpu(text)


@pytest.fixture(scope="module")
def attention():
    return dynmlir.compile((Path(__file__).parent / "inputs" / "attention.mlir").read_text())


@pytest.mark.parametrize("batch, tokens", [(1, 1), (2, 7), (3, 50), (1, 130), (0, 4)])
def test_attention_is_right(attention, batch, tokens):
    """Against float64; softmax over an unknown number of tokens among it."""
    rng = np.random.default_rng(tokens)
    x, qkv, bias, out = (
        rng.standard_normal(shape, np.float32) / 4 for shape in ((batch, tokens, 24), (72, 24), (72,), (24, 24))
    )
    q, k, v = (x.astype("f8") @ qkv.T + bias).reshape(batch, tokens, 3, 3, 8).transpose(2, 0, 3, 1, 4)
    powers = np.exp(q @ k.swapaxes(2, 3) / np.sqrt(8))
    mixed = (powers / powers.sum(3, keepdims=True)) @ v
    exact = x + mixed.transpose(0, 2, 1, 3).reshape(x.shape) @ out.T
    np.testing.assert_allclose(np.asarray(attention.main(x, qkv, bias, out)), exact, rtol=0, atol=2e-6)


def test_attention_is_read_and_written_as_it_lies(attention):
    """Values in what the first layer made, the mixture between tokens and columns: a contraction of two batches."""
    assert sorted(attention.kernels) == [
        "main_batch_matmul_0",
        "main_batch_matmul_1",
        "main_contraction_0",
        "main_matmul_0",
    ]


@pytest.fixture(scope="module")
def causal():
    return dynmlir.compile((Path(__file__).parent / "inputs" / "causal.mlir").read_text())


@pytest.mark.parametrize("batch, queries, keys", [(1, 1, 1), (2, 5, 9), (1, 1, 130), (3, 40, 40), (0, 3, 4)])
def test_causal_attention_is_right(causal, batch, queries, keys):
    """Its mask is computed from where queries and keys are."""
    rng = np.random.default_rng(keys)
    q, k, v = (rng.standard_normal((batch, 8, n, 32), np.float32) / 2 for n in (queries, keys, keys))
    scores = q.astype("f8") @ k.swapaxes(2, 3) / 5
    seen = np.arange(keys) <= np.arange(queries)[:, None] + keys - queries
    powers = np.where(seen, np.exp(scores), 0)
    exact = powers / powers.sum(3, keepdims=True) @ v
    np.testing.assert_allclose(np.asarray(causal.main(q, k, v)), exact, rtol=0, atol=1e-5)


@pytest.mark.parametrize("driver", [("local-sync", None), ("local-task", 2)])
def test_what_is_read_before_and_behind_a_convolution(driver):
    """A level of a U-Net: IREE fuses what both halves of the result are made of, which one of them has to wait for."""
    source = Path(__file__).parent / "inputs" / "u_net.mlir"
    module = dynmlir.compile(source, library=LIBRARY, driver=driver[0], threads=driver[1])
    for n, h, w in ((1, 4, 4), (2, 8, 12), (1, 20, 4)):
        rng = np.random.default_rng(h)
        x = rng.standard_normal((n, 3, h, w), np.float32)
        weights, bias, mean, scale, shift, up, up_bias = (
            rng.standard_normal(shape, np.float32)
            for shape in ((4, 3, 3, 3), (4,), (4,), (4,), (4,), (4, 4, 2, 2), (4,))
        )
        variance = rng.random(4, np.float32)
        padded = np.pad(x.astype("f8"), ((0, 0), (0, 0), (1, 1), (1, 1)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
        a = np.einsum("ncyxrs,fcrs->nfyx", windows, weights) + bias[:, None, None]
        a = (a - mean[:, None, None]) / np.sqrt(variance + 1e-5)[:, None, None] * scale[:, None, None]
        a = np.maximum(a + shift[:, None, None], 0)
        half = a.reshape(n, 4, h // 2, 2, w // 2, 2).max((3, 5))
        wide = np.einsum("ncyx,cfrs->nfyrxs", half, up).reshape(n, 4, h, w) + up_bias[:, None, None]
        made = module.main(x, weights, bias, mean, variance, scale, shift, up, up_bias)
        np.testing.assert_allclose(made, np.concatenate([wide, a], 1), rtol=1e-4, atol=1e-3)
