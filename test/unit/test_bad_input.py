"""Bad input, as a user gives it to the commands: one located diagnostic, status 1, nothing written."""

import errno
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from dynmlir.backend.iree import _first_error
from dynmlir.cli import compile as compile_command
from dynmlir.cli import explain, opt
from dynmlir.costmodel import MODELS
from dynmlir.driver.compile import read_source

ROOT = Path(__file__).resolve().parents[2]
MATMUL = (ROOT / "examples" / "matmul.mlir").read_text()
LIBRARY = (ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir").read_text()
COMMANDS = {"dynmlir-opt": opt.main, "dynmlir-compile": compile_command.main}
LOCATED = re.compile(r"\S+:\d+:\d+: error: .+\n")

TEXTS = {
    "an unknown op": (MATMUL.replace("linalg.matmul", "linalg.matmull"), "linalg.matmull"),
    "cut in the middle": (MATMUL[: len(MATMUL) // 2], "expected"),
    "types that disagree": (
        MATMUL.replace("tensor<?x?xf32>", "tensor<?x?xf64>", 1),
        "expects different type",
    ),
    "a micro-kernel of no rows": (LIBRARY.replace("<6, 64", "<0, 64"), "uM is 0, expected 1 to"),
    "a device that lacks a fact": (LIBRARY.replace("wake_ns = 8000", "wake = 8"), "lacks the fact 'wake_ns'"),
    "a library of no device": (
        LIBRARY.replace("= @x86_64_v4", "= @x86"),
        "'device' names @x86, which is not",
    ),
    "a region that is none": (
        '"dynmlir.pattern"() ({\n  "dynmlir.region"() {blocks = [1, 7], rows = affine_map<() -> ()>, '
        'cols = affine_map<() -> ()>} : () -> ()\n}) {name = "L"} : () -> ()\n',
        "blocks [1, 7] do not form a rectangle",
    ),
}


def edited(old, new):
    assert LIBRARY.count(old) == 1, old
    return LIBRARY.replace(old, new)


LIBRARIES = {
    "empty": ("", 1, "this one 0 devices and 0 libraries"),
    "without its device": (LIBRARY[LIBRARY.index('"dynmlir.library"') :], 1, "which is not in the module"),
    "twice": (LIBRARY + LIBRARY, 16, "redefinition of symbol"),
    "with a function": (LIBRARY + "func.func private @f()\n", 15, "a library file holds no 'func.func'"),
    "for other elements": (
        edited("f32, f32, f32", "bf16, bf16, f32"),
        None,
        "element types (bf16, bf16, f32)",
    ),
    "for another operator": (
        edited('operator = "matmul"', 'operator = "conv"'),
        6,
        "unknown operator 'conv'",
    ),
    "for an unknown CPU": (edited('"x86-64-v4"', '"x86-64-v44"'), 1, "did you mean 'x86-64-v4'"),
    "of an unknown family": (
        edited('"panel"', '"pannel"'),
        11,
        "unknown family 'pannel'; did you mean 'panel'",
    ),
    "of no whole vectors": (LIBRARY.replace("<1, 64,", "<1, 72,"), 9, "uN is 72, expected 8 times"),
    "with a tile too large": (LIBRARY.replace("<1, 64,", "<2000000, 64,"), 9, "uM is 2000000, expected 1 to"),
    "with two sizes": (LIBRARY.replace("<1, 64, 256>", "<1, 64>"), 9, "expected 3"),
    "with one price too few": (edited("[90000, 1500000]", "[90000]"), 7, "differ in length"),
    "with a negative price": (edited("g_slope = [60000]", "g_slope = [-60000]"), 9, "g_slope holds -60000"),
    "with a text for a price": (edited("g_slope = [60000]", 'g_slope = "x"'), 9, "'g_slope' is \"x\""),
    "with a name twice": (edited("direct_1x64x256", "direct_6x64x256"), 6, "two micro-kernels named"),
    "with a fact of 0": (edited("dram_mbs = 20000", "dram_mbs = 0"), 2, "'dram_mbs' is 0, expected"),
}

NAMES = {
    "--target=llvm-cpo": "unknown target 'llvm-cpo'; did you mean 'llvm-cpu'?",
    "--target-cpu=zen9": "unknown target CPU 'zen9'; did you mean 'znver6' or 'znver5'",
    "--target-cpu=skylke": "unknown target CPU 'skylke'; did you mean 'skylake'",
    "--cost-model=mikpolly": "unknown cost model 'mikpolly'; did you mean 'mikpoly'?",
    "--patterns=VV": "unknown pattern 'VV'; did you mean",
}


@pytest.fixture
def refused(tmp_path, capsys):
    """Runs a command that must refuse -> its one line; what was in the output file stays."""

    def run(main, *arguments):
        out = tmp_path / "out"
        out.write_text("old")
        before = sorted(tmp_path.iterdir())
        assert main([*map(str, arguments), "-o", str(out)]) == 1
        stdout, stderr = capsys.readouterr()
        assert stdout == "" and stderr.count("\n") == 1
        assert out.read_text() == "old" and sorted(tmp_path.iterdir()) == before
        return stderr

    return run


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("text", "message"), TEXTS.values(), ids=TEXTS)
def test_texts(refused, tmp_path, command, text, message):
    path = tmp_path / "in.mlir"
    path.write_text(text)
    error = refused(COMMANDS[command], path)
    assert LOCATED.fullmatch(error) and error.startswith(f"{path}:") and message in error


@pytest.mark.parametrize(("text", "line", "message"), LIBRARIES.values(), ids=LIBRARIES)
def test_libraries(refused, tmp_path, text, line, message):
    """Located in the library; where it fits no operator, at the operator."""
    path = tmp_path / "library.mlir"
    path.write_text(text)
    error = refused(compile_command.main, ROOT / "examples" / "matmul.mlir", f"--library={path}")
    assert LOCATED.fullmatch(error) and message in error
    assert error.startswith(f"{path}:{line}:" if line else str(ROOT / "examples"))


@pytest.mark.parametrize("length", range(5, len(LIBRARY) - 2, 97))
def test_libraries_that_are_cut_short(refused, tmp_path, length):
    path = tmp_path / "library.mlir"
    path.write_text(LIBRARY[:length])
    error = refused(compile_command.main, ROOT / "examples" / "matmul.mlir", f"--library={path}")
    assert LOCATED.fullmatch(error) and error.startswith(f"{path}:")


@pytest.mark.parametrize(("option", "message"), NAMES.items())
def test_names(refused, tmp_path, option, message):
    path = tmp_path / "library.mlir"
    path.write_text(LIBRARY)
    source = ROOT / "examples" / "matmul.mlir"
    assert message in refused(compile_command.main, source, option, f"--library={path}")


#: A cost model that adds where nothing is to be added to.
FAILING = """
import dynmlir
from dynmlir.costmodel import CostModel

class Failing(CostModel):
    name = "failing"

    def region(self, x, kernel, device, work, state):
        return x.plus(1, 2), state

dynmlir.register_cost_model(Failing())
"""
OTHER_DEVICES = {
    "a GPU's": ("gpu", LIBRARY, [], "registers_per_sm"),
    "a CPU's": ("cpu", None, ["--target=cuda:sm_80"], "vector_bits"),
}


@pytest.mark.parametrize(("model", "library", "further", "fact"), OTHER_DEVICES.values(), ids=OTHER_DEVICES)
def test_cost_models_of_other_devices(refused, tmp_path, capsys, model, library, further, fact):
    source = ROOT / "examples" / "matmul.mlir"
    options = [f"--cost-model={model}", *further]
    if library is not None:
        (tmp_path / "library.mlir").write_text(library)
        options.append(f"--library={tmp_path / 'library.mlir'}")
    expected = refused(compile_command.main, source, *options)
    assert expected.startswith(f"{source}:10:8: error: cost model '{model}': device ") and fact in expected
    for shape in ("M=5,N=7,K=9", "M=1:9,N=7,K=9"):
        assert explain.main([str(source), f"--shape={shape}", *options]) == 1
        assert capsys.readouterr() == ("", expected)


def test_cost_models_that_fail(refused, tmp_path, capsys):
    """Located in their file."""
    source, model, library = ROOT / "examples" / "matmul.mlir", tmp_path / "failing.py", tmp_path / "library.mlir"
    model.write_text(FAILING)
    library.write_text(LIBRARY)
    options = [f"--load-pass={model}", "--cost-model=failing", f"--library={library}"]
    try:
        errors = [refused(compile_command.main, source, *options)]
        for shape in ("M=5,N=7,K=9", "M=1:9,N=7,K=9"):
            assert explain.main([str(source), f"--shape={shape}", *options]) == 1
            out, error = capsys.readouterr()
            assert out == ""
            errors.append(error)
    finally:
        MODELS.pop("failing", None)
    for error in errors:
        assert error.startswith(f"{model}:9:1: error: cost model 'failing' failed: AttributeError: ")
        assert LOCATED.fullmatch(error) and "no attribute 'plus'" in error


def test_an_operator_of_python_in_a_cost_model_is_explained(refused, tmp_path):
    source, model, library = ROOT / "examples" / "matmul.mlir", tmp_path / "failing.py", tmp_path / "library.mlir"
    model.write_text(FAILING.replace("x.plus(1, 2)", "work.rows * 2 + work.k"))
    library.write_text(LIBRARY)
    try:
        error = refused(
            compile_command.main, source, f"--load-pass={model}", "--cost-model=failing", f"--library={library}"
        )
    finally:
        MODELS.pop("failing", None)
    assert error.startswith(f"{model}:9:1: error: cost model 'failing' failed: TypeError: unsupported operand")
    assert "what depends on a size is written x.add(a, b), x.mul(a, b), ..." in error


@pytest.mark.parametrize("module", ["dynmlir.cli.opt", "dynmlir.cli.compile"])
def test_as_a_process(tmp_path, module):
    path = tmp_path / "in.mlir"
    path.write_text("func.func @f( {\n")
    done = subprocess.run([sys.executable, "-m", module, path], capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ""
    assert LOCATED.fullmatch(done.stderr) and done.stderr.startswith(f"{path}:1:")


def test_a_full_disk_for_scratch_files_is_named(refused, tmp_path, monkeypatch):
    """Not the standard output, which nothing was written to."""

    def full(*anything):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("dynmlir.backend.iree.run_iree_compile", full)
    path = tmp_path / "in.mlir"
    path.write_text("func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}\n")
    error = refused(compile_command.main, path)
    assert error == f"{tempfile.gettempdir()}: error: No space left on device\n"


def test_iree_says_why_in_a_line():
    """Not what the target's CPU can do, but what was said before without a place."""
    said = """<unknown>:0: error: 'arith.constant' op is wrong
<unknown>:0: note: see current operation
in.mlir:8:8: error: failed to run translation for backend #hal.executable.target<"llvm-cpu", {cpu_features = "+avx"}>
in.mlir:9:9: error: another
"""
    error = _first_error(said, "in.mlir", 1)
    assert str(error) == (
        "<module for IREE>:8:8: error: failed to run translation: error: 'arith.constant' op is wrong"
    )


def test_the_linker_says_what_it_lacks():
    said = """iree-lld: error: undefined symbol: __truncsfbf2
>>> referenced by main
in.mlir:1:1: error: failed to link executable and generate target dylib (check above for more specific error messages)
"""
    assert "undefined symbol: __truncsfbf2" in str(_first_error(said, "in.mlir", 1))


def test_what_is_no_text_is_said():
    with pytest.raises(TypeError, match=r"got 'object': of a module of MLIR's give str\(\.\.\.\)"):
        read_source(object())
