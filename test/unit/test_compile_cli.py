"""dynmlir-compile: what it writes, and what it refuses."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dynmlir import runtime
from dynmlir.cli.compile import main, parser
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions, lower, pipeline
from dynmlir.driver.registry import load_plugin
from dynmlir.passes.base import PASSES
from dynmlir.passes.emit_dispatch import DEFAULT_PATTERNS

ROOT = Path(__file__).resolve().parents[2]

SOURCE = """\
func.func @twice(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %a, %a : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(SOURCE)
    return path


def test_keeps_names_and_signatures(source, tmp_path):
    out = tmp_path / "out.vmfb"
    assert main([str(source), "-o", str(out)]) == 0
    signature = runtime.load(out).twice.signature
    assert [value.type for value in signature.arguments] == ["tensor<?xf32>"]


def test_output_arguments(source, tmp_path):
    out = tmp_path / "out.vmfb"
    assert main([str(source), "-o", str(out), "--output-arguments"]) == 0
    assert runtime.load(out).twice.signature.outputs == (1,)


def test_emits_text(source, tmp_path, capfdbinary):
    assert main([str(source), "--emit=mlir"]) == 0
    assert b"arith.addf" in capfdbinary.readouterr().out


def test_keeps_f64(tmp_path):
    source, out = tmp_path / "in.mlir", tmp_path / "out.vmfb"
    source.write_text(SOURCE.replace("f32", "f64"))
    assert main([str(source), "-o", str(out)]) == 0
    assert runtime.load(out).twice.signature.arguments[0].type == "tensor<?xf64>"


def test_what_is_generated_is_located_at_its_operator():
    """So that whatever IREE says of it names a line of the source."""
    text = (ROOT / "examples" / "matmul.mlir").read_text()
    library = str(ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir")
    lowered = lower(text, "matmul.mlir", CompileOptions(library=library))
    lines = {int(line) for line in re.findall(r'"-":(\d+):', lowered.text)}
    assert lines and max(lines) <= len(text.splitlines())
    assert "loc(" not in lower(text, "matmul.mlir", CompileOptions(library=library), locations=False).text


def test_a_library_is_a_path_whatever_its_letters(tmp_path):
    """Commas are between paths only where a pass is written as text."""
    library = tmp_path / "a,b.mlir"
    library.write_text((ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir").read_text())
    text = (ROOT / "examples" / "matmul.mlir").read_text()
    assert lower(text, "matmul.mlir", CompileOptions(library=str(library))).kernel_names


def test_help_names_the_defaults():
    (cpu, cpu_patterns), (gpu, gpu_patterns) = (
        (step.options.cost_model, ",".join(step.options.patterns or DEFAULT_PATTERNS))
        for target in ("llvm-cpu", "cuda")
        for step in pipeline(CompileOptions(target=target), ())
        if step.name == "dynmlir-emit-dispatch"
    )
    said = " ".join(parser().format_help().split())
    assert f"(default: {cpu}; for GPUs {gpu})" in said
    assert f"(default: {cpu_patterns}; for GPUs {gpu_patterns})" in said


#: A pass of a plug-in, in the fourth line.
PLUGIN = """\
import dynmlir
from dynmlir.passes.base import Pass

@dynmlir.register_pass
class Own(Pass):
    name = "own"
    {}
    summary = "nothing"

    def run(self, module, options, context):
        context.remark(module.operation, "own has run")
"""


@pytest.fixture
def lowered_with(tmp_path):
    """Lowers examples/matmul.mlir with a plug-in's pass that states its place so -> its remarks; and the plug-in."""
    path = tmp_path / "plugin.py"
    library = str(ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir")

    def lowered(place):
        path.write_text(PLUGIN.format(place))
        load_plugin(str(path))
        text = (ROOT / "examples" / "matmul.mlir").read_text()
        return [str(remark) for remark in lower(text, "matmul.mlir", CompileOptions(library=library)).remarks]

    yield lowered, path
    PASSES.pop("own", None)


@pytest.mark.parametrize(
    ("place", "remark"),
    [
        ("after = 'dynmlir-attach-library'", "remark: own has run"),
        ("after = 'dynmlir-export-plan'", "warning: pass own is not run: this compilation has no dynmlir-export-plan"),
        ("after = 'own'", "warning: pass own is not run: this compilation has no own"),
        ("afer = 'dynmlir-attach-library'", "remark: pass own is not run: it states no 'after'"),
    ],
)
def test_a_plug_ins_pass_is_run_or_it_is_said_why_not(lowered_with, place, remark):
    lowered, path = lowered_with
    (said,) = [text for text in lowered(place) if " own " in text]
    assert said.endswith(remark) and ("has run" in said or said.startswith(f"{path}:4:1: "))


def test_what_a_plug_ins_pass_names_as_prerequisites_runs_before_it(lowered_with):
    lowered, _ = lowered_with
    place = "after = 'dynmlir-attach-library'\n    prerequisites = ('{}',)"
    assert any("own has run" in text for text in lowered(place.format("dynmlir-form-templates")))
    with pytest.raises(DynmlirError, match="unknown pass 'dynmlir-form-template'; did you mean"):
        lowered(place.format("dynmlir-form-template"))


def test_a_plug_ins_pass_after_one_that_there_is_not(lowered_with):
    lowered, path = lowered_with
    message = "pass own: after: unknown pass 'dynmlir-atach-library'; did you mean 'dynmlir-attach-library'"
    with pytest.raises(DynmlirError, match=re.escape(f"{path}:4:1: error: {message}")):
        lowered("after = 'dynmlir-atach-library'")


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ('"foo.bar"() : () -> i32', "unknown operation 'foo.bar'"),
        ('"util.global.load"() <{global = @none}> : () -> i32', "'util.global.load' op undefined global: @none"),
    ],
)
def test_what_iree_refuses_beside_an_operator_is_at_its_place(tmp_path, capsys, op, message):
    matmul = (ROOT / "examples" / "matmul.mlir").read_text()
    source = tmp_path / "in.mlir"
    source.write_text(f"{matmul}func.func @f() -> i32 {{\n  %r = {op}\n  return %r : i32\n}}\n")
    library = ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir"
    assert main([str(source), "-o", str(tmp_path / "out.vmfb"), f"--library={library}"]) == 1
    assert capsys.readouterr().err == f"{source}:{len(matmul.splitlines()) + 2}:8: error: {message}\n"


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("func.func @f() {\n  return %x\n}", [], "in.mlir:2:"),
        ('func.func @f() {\n  "foo.bar"() : () -> ()\n  return\n}', [], "unknown operation 'foo.bar'"),
        (SOURCE, ["--target=llvm-gpu"], "unknown target 'llvm-gpu'; did you mean 'llvm-cpu'?"),
        (SOURCE, ["--target-cpu=znver44"], "unknown target CPU 'znver44'; did you mean 'znver4'"),
        (SOURCE, ["--library=none.mlir"], "none.mlir"),
        (SOURCE, ["--emit=vmbf"], "--emit is vmfb or mlir or ptx, not 'vmbf'"),
        (SOURCE, ["--load-pass=none.py"], "none.py"),
        (SOURCE, ["--frobnicate"], "unrecognized arguments: --frobnicate"),
        (SOURCE, ["--target-gpu=x"], "unrecognized arguments: --target-gpu=x; did you mean --target-cpu"),
    ],
)
def test_refuses_with_one_line_and_writes_nothing(tmp_path, capsys, text, options, message):
    source, out = tmp_path / "in.mlir", tmp_path / "out.vmfb"
    source.write_text(text)
    out.write_text("old")
    assert main([str(source), "-o", str(out), *options]) == 1
    error = capsys.readouterr().err
    assert message in error
    assert len(error.splitlines()) == 1
    assert out.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["in.mlir", "out.vmfb"]


def test_missing_input(tmp_path, capsys):
    assert main([str(tmp_path / "none.mlir")]) == 1
    assert "none.mlir:1:1: error: cannot be read: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("place", ["missing/out.vmfb", "."])
def test_output_that_cannot_be_written(source, tmp_path, capsys, place):
    path = Path(tmp_path, place)
    assert main([str(source), "-o", str(path)]) == 1
    assert f"{path}: error: cannot be written: " in capsys.readouterr().err


def test_a_plug_in_is_read_as_it_is_now(tmp_path, monkeypatch):
    """Within the second that its bytecode would be taken for it, and with nothing written beside it."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    path, noted = tmp_path / "noting.py", []
    monkeypatch.setattr("builtins.noted_by_plug_in", noted, raising=False)
    for number in (1, 2):
        path.write_text(f"noted_by_plug_in.append({number})")
        load_plugin(str(path))
    assert noted == [1, 2] and list(tmp_path.iterdir()) == [path]


CIRCLE = """\
func.func @f(%n: i32) -> i32 {
  %r = func.call @g(%n) : (i32) -> i32
  return %r : i32
}
func.func @g(%n: i32) -> i32 {
  %r = func.call @f(%n) : (i32) -> i32
  return %r : i32
}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CIRCLE, r"in.mlir:2:8: error: @f calls itself, by way of @g: functions that do are not compiled"),
        (CIRCLE.replace("@g(%n) :", "@f(%n) :"), r"in.mlir:2:8: error: @f calls itself: functions that do are not"),
    ],
)
def test_functions_that_call_themselves(tmp_path, text, message):
    with pytest.raises(DynmlirError, match=message):
        lower(text, "in.mlir", CompileOptions())


def test_what_a_command_waits_for_ends_with_it(tmp_path):
    """As `timeout` and `kill` end it."""
    started = tmp_path / "started"
    wait = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    code = (
        "import sys; from dynmlir.backend.processes import run_to_end; from dynmlir.cli.ending import leave;"
        f"leave(lambda: run_to_end([sys.executable, '-c', {wait!r}]).returncode)"
    )
    command = subprocess.Popen([sys.executable, "-c", code])
    while not started.exists() or not started.read_text():
        time.sleep(0.05)
    command.send_signal(signal.SIGTERM)
    assert command.wait(30) == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)
