"""dynmlir.runtime on a small module that IREE compiled without dynmlir."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from dynmlir import runtime
from dynmlir.backend.iree import iree_compile
from dynmlir.runtime.buffers import address, element_types, import_array, view_array
from dynmlir.runtime.cuda import explained
from dynmlir.runtime.device import open_device
from dynmlir.runtime.signature import parse_signature


class Tensor:
    """As other libraries have them."""

    def numpy(self):
        return np.ones((2, 2), "f4")


MODULE = """
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %l = tensor.dim %b, %c0 : tensor<?x?xf32>
  %same = arith.cmpi eq, %k, %l : index
  cf.assert %same, "linalg.matmul 'mm': K of A is not K of B"
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @twice(%a: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  %r = arith.addf %a, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @double(%a: tensor<?x?xf32>, %o: tensor<?x?xf32> {iree.abi.output = 0 : index}) -> tensor<?x?xf32> {
  %r = arith.addf %a, %a : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @turned(%a: tensor<?x?xf32>, %o: tensor<?x?xf32> {iree.abi.output = 0 : index}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %r = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  return %r : tensor<?x?xf32>
}
func.func @two(%a: tensor<4xf32>, %o: tensor<4xf32> {iree.abi.output = 0 : index},
               %p: tensor<4xf32> {iree.abi.output = 1 : index}) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = arith.addf %a, %a : tensor<4xf32>
  %s = arith.mulf %a, %a : tensor<4xf32>
  return %r, %s : tensor<4xf32>, tensor<4xf32>
}
func.func @parted(%a: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %r = tensor.expand_shape %a [[0, 1]] output_shape [%c2, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @same(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}
func.func @add(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @numbers(%a: i64, %b: i32) -> (i64, i32) {
  return %a, %b : i64, i32
}
"""


@pytest.fixture(scope="module")
def vmfb():
    return iree_compile(MODULE)


@pytest.fixture(scope="module", params=[("local-sync", None), ("local-task", 2)], ids=["sync", "task2"])
def module(request, vmfb):
    return runtime.load(vmfb, *request.param)


def test_results_are_arrays(module):
    a, b = np.ones((3, 5), "f4"), np.full((5, 2), 2, "f4")
    assert np.array_equal(module.mm(a, b), np.full((3, 2), 10, "f4"))
    assert module.numbers(1 << 40, -3) == (1 << 40, -3)


def test_result_outlives_the_module(vmfb):
    result = runtime.load(vmfb).mm(np.ones((300, 5), "f4"), np.ones((5, 200), "f4"))
    assert np.array_equal(result, np.full((300, 200), 5, "f4"))


def test_a_view_of_a_result_outlives_it(module):
    a, b = np.ones((300, 5), "f4"), np.full((5, 200), 2, "f4")
    turned = module.mm(a, b).T
    later = [module.mm(a, 7 * b) for _ in range(4)]
    assert np.array_equal(turned, np.full((200, 300), 10, "f4")) and len(later) == 4


@pytest.mark.parametrize("driver", ["local-sync", "local-task"])
def test_results_that_go_last_of_all(vmfb, tmp_path, driver):
    """After the modules that made them, where the interpreter ends."""
    path = tmp_path / "module.vmfb"
    path.write_bytes(vmfb)
    script = (
        "import sys, numpy as np; from dynmlir.runtime import load\n"
        f"r = load({str(path)!r}, {driver!r}, 1).mm(np.ones((300, 5), 'f4'), np.ones((5, 200), 'f4'))\n"
        "sys.kept = [r.T, r]"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("dtype", element_types(), ids=str)
@pytest.mark.parametrize("shape", [(3, 5), (1,), (), (0, 4)], ids=str)
def test_memory_of_every_type(dtype, shape):
    """`empty` begins at a multiple of 64 bytes; a buffer of such memory is that memory."""
    array, device = runtime.empty(shape, dtype), open_device()
    array[...] = 1
    assert array.shape == shape and array.dtype == dtype and address(array) % 64 == 0
    assert address(array) == array.ctypes.data
    again = view_array(device, import_array(device, array), dtype)
    assert again.dtype == dtype and again.shape == shape and again.ctypes.data == array.ctypes.data
    assert np.array_equal(again, array)


def test_results_take_the_memory_of_those_that_are_gone(module):
    """New memory would be zeroed first; what is in use is never given again."""
    a, b = np.ones((300, 5), "f4"), np.ones((5, 200), "f4")
    kept = [module.mm(a, (i + 1) * b) for i in range(3)]
    place = module.mm(a, b).__array_interface__["data"]
    assert module.mm(a, 9 * b).__array_interface__["data"] == place
    assert [result[0, 0] for result in kept] == [5, 10, 15] and not np.ptp(kept[2])


@pytest.mark.parametrize("aligned", [True, False])
def test_a_result_has_memory_of_its_own(module, aligned):
    """Also where the module answers with an argument, or adds to one: of those, an aligned copy may be passed."""
    for size in (3, 200):
        raw = runtime.empty((size + 1, size))
        raw[...] = 1
        c = raw[:size] if aligned else raw.ravel()[1 : size * size + 1].reshape(size, size)
        results = module.same(c), module.add(np.ones((size, 5), "f4"), np.ones((5, size), "f4"), c)
        assert np.all(c == 1)
        c[...] = 7
        other = [runtime.empty((size, size)) for _ in range(20)]  # what was freed is used again
        for array in other:
            array[...] = 7
        assert np.all(results[0] == 1) and np.all(results[1] == 6)


@pytest.mark.parametrize("layout", ["in place", "misaligned", "strided", "read-only"])
def test_any_layout_of_an_input(module, layout):
    a = np.arange(4, dtype="f4")
    if layout == "in place":
        given = runtime.empty((4,))
    elif layout == "misaligned":
        given = runtime.empty((5,))[1:]
    else:
        given = runtime.empty((8,))[::2]
    given[:] = a
    given.flags.writeable = layout != "read-only"
    assert np.array_equal(module.twice(given, out=runtime.empty((4,))), 2 * a)


@pytest.mark.parametrize("start", [0, 1], ids=["in place", "copied back"])
def test_output_argument_is_the_result(module, start):
    out = runtime.empty((5,))[start : start + 4]
    given = np.arange(4, dtype="f4")
    assert module.twice(given, out) is out
    assert np.array_equal(out, 2 * given)
    assert module.twice(out, out=out) is out


@pytest.mark.parametrize("start", [0, 1], ids=["aligned", "copied"])
def test_an_output_argument_that_is_read_too(module, start):
    memory = runtime.empty((65, 64))
    square = memory.reshape(-1)[start : start + 64 * 64].reshape(64, 64)
    square[...] = np.arange(64 * 64, dtype="f4").reshape(64, 64)
    expected = square.T.copy()
    assert module.turned(square, out=square) is square
    assert np.array_equal(square, expected)


def test_output_arguments_that_overlap(module):
    memory = runtime.empty((6,))
    with pytest.raises(ValueError, match=r"two: arguments 1 and 2 share memory, and results are to be written into b"):
        module.two(np.ones(4, "f4"), out=(memory[:4], memory[2:]))


def test_sizes_that_need_more_than_there_is(module):
    with pytest.raises(ValueError, match=r"parted: attempted to access an address outside of the valid buffer range"):
        module.parted(np.ones(6, "f4"), 4)


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ((2, 4), r"double: argument 1 has shape \(2, 4\), the result that is written into it \(2, 3\)"),
        ((3, 2), r"double: argument 1 has shape \(3, 2\), the result"),
        ((1, 3), "double: tensor buffer byte length 12 less than expected minimum 24"),
    ],
)
def test_output_argument_of_other_sizes(module, shape, message):
    with pytest.raises(ValueError, match=message):
        module.double(np.ones((2, 3), "f4"), out=np.zeros(shape, "f4"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((np.ones((2, 2), "f4"),), "mm: takes 2 arguments, got 1"),
        (
            (np.ones((2, 2), "f8"), np.ones((2, 2), "f4")),
            "argument 0 has element type float64, expected float32",
        ),
        ((np.ones(2, "f4"), np.ones((2, 2), "f4")), "mm: argument 0 has 1 dimensions, expected 2"),
        (([1.0], np.ones((2, 2), "f4")), "mm: argument 0 is a list, expected an array"),
        ((Tensor(), np.ones((2, 2), "f4")), r"mm: argument 0 is a Tensor, .*; give what its numpy\(\) is"),
    ],
)
def test_wrong_arguments(module, arguments, message):
    with pytest.raises(ValueError, match=message):
        module.mm(*arguments)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((2.5, 1), "numbers: argument 0 is 2.5, expected an integer"),
        ((1, float("nan")), "numbers: argument 1 is nan, expected an integer"),
        ((1, 2**40), "numbers: argument 1 is 1099511627776, beyond"),
        ((float("inf"), 1), "numbers: argument 0 is inf, expected an integer"),
    ],
)
def test_wrong_numbers(module, arguments, message):
    with pytest.raises(ValueError, match=message):
        module.numbers(*arguments)
    assert list(module.numbers(2.0, 3)) == [2, 3]


def test_wrong_static_size_and_outputs(module):
    with pytest.raises(ValueError, match="twice: argument 0 has size 3 in dimension 0, expected 4"):
        module.twice(np.ones(3, "f4"), np.ones(4, "f4"))
    with pytest.raises(ValueError, match="mm: has 0 output arguments, got 1"):
        module.mm(np.ones((2, 2), "f4"), np.ones((2, 2), "f4"), out=np.ones((2, 2), "f4"))
    frozen = np.ones(4, "f4")
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="argument 1 is read-only"):
        module.twice(np.ones(4, "f4"), frozen)


def test_assertion_is_its_message_alone(module):
    with pytest.raises(RuntimeError) as caught:
        module.mm(np.ones((2, 3), "f4"), np.ones((4, 2), "f4"))
    assert str(caught.value) == "linalg.matmul 'mm': K of A is not K of B"


def test_a_prepared_call_writes_into_its_arguments(module):
    a, out = runtime.empty((4,)), runtime.empty((4,))
    a[...] = (1, 2, 3, 4)
    call = module.twice.prepare(a, out)
    for factor in (1, 3):
        a *= factor
        call()
        assert np.array_equal(out, 2 * a)
    with pytest.raises(ValueError, match="twice: argument 0 is not aligned"):
        module.twice.prepare(runtime.empty((5,))[1:], out)
    with pytest.raises(ValueError, match="twice: takes 2 arguments, got 1"):
        module.twice.prepare(a)


def test_unknown_function(module):
    with pytest.raises(
        AttributeError,
        match="no function 'nope'; the module has mm, twice, double, turned, two, parted, same, add, numbers",
    ):
        module.nope(1)


def test_save_and_load(vmfb, tmp_path):
    path = tmp_path / "m.vmfb"
    runtime.load(vmfb).save(path)
    assert np.array_equal(runtime.load(path).twice(np.ones(4, "f4"), np.ones(4, "f4")), np.full(4, 2, "f4"))
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_not_a_module(tmp_path):
    with pytest.raises(ValueError, match="not a module that runs on local-sync"):
        runtime.load(b"x" * 100)
    with pytest.raises(FileNotFoundError):
        runtime.load(tmp_path / "none.vmfb")
    with pytest.raises(ValueError, match="unknown driver 'cudaa'"):
        runtime.load(b"", "cudaa")


def test_needs_nothing_of_the_compiler():
    code = "import sys, dynmlir.runtime; print({'torch_mlir', 'iree.compiler'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"


def test_without_a_gpu_there_is_one_sentence():
    if Path("/dev/nvidiactl").exists():
        pytest.skip("there is a GPU")
    with pytest.raises(ValueError, match=r"^cuda: there is no NVIDIA GPU here, or no driver for it$"):
        open_device("cuda")


@pytest.mark.parametrize(
    "status, sentence",
    [
        ("c/cuda_device.c:80: UNKNOWN; CUDA_ERROR_NO_BINARY_FOR_GPU: no kernel image is available", "older than"),
        ("INTERNAL; CUDA driver error 'CUDA_ERROR_UNSUPPORTED_PTX_VERSION' (222)", "older than"),
        ("RESOURCE_EXHAUSTED; CUDA driver error 'CUDA_ERROR_OUT_OF_MEMORY' (2): out of memory", "out of device memory"),
        ("INTERNAL; CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "more registers or shared memory"),
        ("UNAVAILABLE; CUDA driver library 'libcuda.so'/'nvcuda.dll' not available", "no NVIDIA GPU here"),
    ],
)
def test_a_status_of_the_cuda_driver_is_a_sentence(status, sentence):
    """The texts are those of IREE's driver; none but the last could be had without a GPU."""
    assert sentence in explained(status)
    assert "CUDA_ERROR" not in explained(status)


def test_a_function_says_what_it_takes_and_gives():
    text = "sync func @f(%input0: tensor<?x8xf32>, %input1: i64) -> (%output0: tensor<?x4xf32>, %output1: f32)"
    said = str(parse_signature("f", text))
    assert said == "f(tensor<?x8xf32>, i64) -> (tensor<?x4xf32>, f32)"
