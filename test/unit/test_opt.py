"""dynmlir-opt in process: exit status, one diagnostic, and output that is all there or not at all."""

import re
import subprocess
import sys
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.cli.expectations import Diagnostic, mismatches, read_expectations
from dynmlir.cli.help import _options_text
from dynmlir.cli.opt import main, split
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.pipeline import flag_steps, parse_pipeline, split_options
from dynmlir.driver.registry import UPSTREAM, all_passes
from dynmlir.passes.base import Pass

ROOT = Path(__file__).resolve().parents[2]
MATMUL = """\
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
"""


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(MATMUL)
    return path


def test_output_goes_to_a_file_that_parses_again(source, tmp_path, capsys):
    out = tmp_path / "out.mlir"
    assert main([str(source), "--polymerize", "-o", str(out)]) == 0
    assert capsys.readouterr() == ("", "")
    assert main([str(out)]) == 0
    assert capsys.readouterr().out == out.read_text()


@pytest.mark.parametrize(
    "broken",
    [
        "func.func @f( {",
        "func.func @f() { return %x }",
        MATMUL.replace("linalg.matmul", "linalg.matmull"),
        MATMUL.replace("tensor<?x?xf32>) -> tensor", "tensor<?x?xf64>) -> tensor"),
        '"dynmlir.nothing"() : () -> ()',
        '"dynmlir.plan"() {pattern = "I", cuts = [], kernels = [@a]} : () -> ()',
    ],
)
def test_bad_text_is_one_located_diagnostic(source, tmp_path, capsys, broken):
    source.write_text(broken)
    out = tmp_path / "out.mlir"
    out.write_text("old")
    assert main([str(source), "-o", str(out)]) == 1
    stdout, stderr = capsys.readouterr()
    assert stdout == "" and out.read_text() == "old"
    assert re.match(rf"{re.escape(str(source))}:\d+:\d+: error: ", stderr)
    assert stderr.count("error:") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--polymerise"],
        ["--polymerize=patterns=0"],
        ["--form-templates=x=1"],
        ["--canonicalise"],
        ["--canonicalize=x=1"],
        ["--pass-pipeline=cse"],
        ["--pass-pipeline=builtin.module(cse))"],
        ["--pass-pipeline=builtin.module(,)"],
        ["--pass-pipeline=builtin.module(dynmlir-polymerize{patterns=)"],
        ["--pass-pipeline"],
        ["--load-pass=/nowhere.py"],
        ["-o", "/nowhere/out.mlir"],
        ["-o", "/"],
        ["/nowhere.mlir"],
        ["--mlir-print-ir-after=nothing"],
        ["--attach-library=library=/nowhere.mlir"],
    ],
)
def test_bad_arguments_are_one_diagnostic(source, capsys, arguments):
    assert main([str(source), *arguments]) == 1
    stdout, stderr = capsys.readouterr()
    assert stdout == ""
    assert stderr.count("error:") == 1 and "Traceback" not in stderr


def test_a_reader_that_is_gone_ends_it_quietly(source):
    command = f"{sys.executable} -m dynmlir.cli.opt --polymerize < {source} | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("141\n", "")


@pytest.mark.parametrize("streams", ["> /dev/full", ">&-", "- <&-"])
def test_streams_that_do_not_work_are_one_diagnostic(source, streams):
    command = f"{sys.executable} -m dynmlir.cli.opt {'' if '<' in streams else source} {streams}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.returncode == 1
    assert re.fullmatch(r"<std(in|out)>(:1:1)?: error: cannot be (read|written): .*\n", done.stderr)


def test_bytes_that_are_no_text_are_refused(source, capsys):
    source.write_bytes(b"\xff\xfe")
    assert main([str(source)]) == 1
    assert "is not UTF-8" in capsys.readouterr().err


def test_a_remark_says_why_an_op_was_left_alone(source, capsys):
    source.write_text(MATMUL.replace("f32", "f8E4M3FN"))
    assert main([str(source), "--form-templates", "--remarks"]) == 0
    stdout, stderr = capsys.readouterr()
    assert "linalg.matmul" in stdout
    why = "has element types f8E4M3FN, f8E4M3FN, f8E4M3FN, which are not covered"
    assert stderr == f"{source}:2:8: remark: 'linalg.matmul' {why}: left alone\n"


def test_parts_keep_their_line_numbers():
    parts = split("a\n// -----\nb\n\n// ----- again\nc\n")
    assert parts == ["a\n", "\n\nb\n\n", "\n\n\n\n\nc\n"]


def test_pipelines_are_split_into_steps():
    with dialect.new_context():
        steps = parse_pipeline("builtin.module(func.func(canonicalize,cse),dynmlir-polymerize{patterns=I,II},cse)")
    names = [step.name for step in steps]
    assert names == ["canonicalize", "cse", "dynmlir-form-templates", "dynmlir-polymerize", "cse"]
    assert steps[0].text == "builtin.module(func.func(canonicalize))"
    assert steps[3].options.patterns == ("I", "II")


def test_options_may_be_quoted():
    assert split_options("a=1 b=\"x y\" c={p q} d e='f'") == {
        "a": "1",
        "b": "x y",
        "c": "p q",
        "d": "",
        "e": "f",
    }


@pytest.mark.parametrize("name", UPSTREAM)
def test_suggested_upstream_passes_exist(name):
    with dialect.new_context():
        assert flag_steps(name, "")[0].name == name


def test_every_pass_documents_itself():
    for name, cls in all_passes().items():
        if not name.startswith("dynmlir-"):
            continue
        assert cls.summary and "Before" in cls.description and "After" in cls.description, name
        assert all(option.metadata.get("help") for option in fields(cls.Options)), name


@pytest.mark.parametrize("name", ["dynmlir-form-templates", "dynmlir-polymerize", "dynmlir-attach-library"])
def test_every_pass_shows_its_ir(name, capsys):
    assert main([f"--help-pass={name}"]) == 0
    assert "Before" in capsys.readouterr().out


def test_options_are_told_by_kind_and_meaning(capsys):
    for name in ("emit-dispatch", "form-templates", "to-iree"):
        assert main([f"--help-pass={name}"]) == 0
    out = capsys.readouterr().out
    assert "  cost-model=<string>     cpu, gpu, mikpoly" in out and "or a plug-in's (default: cpu)\n" in out
    assert "  epilogues=<bool>        element-wise ops on the result" in out and "template (default: true)\n" in out
    assert "  target=<string>         sm_80, ...: the GPU" in out and "without one, the device's\n" in out


def test_a_plug_ins_options_need_no_help():
    @dataclass(frozen=True)
    class Options:
        depth: int | None = None
        names: tuple[str, ...] = ("a", "b")

    own = type("Own", (Pass,), {"Options": Options})
    assert _options_text(own) == "  depth=<int>\n  names=<string,...>       (default: a,b)"


def test_expectations_are_matched_by_line_severity_and_text():
    lines = ["error @below {{two}}", "x", "remark@-1 {{why}}", "error-re @+1 {{a.c}}", ""]
    text = "\n".join(f"// expected-{line}" if "{" in line else line for line in lines)
    wanted = [(e.severity, e.line) for e in read_expectations(text)]
    assert wanted == [("error", 2), ("remark", 2), ("error", 5)]
    made = [Diagnostic("error", 2, "one two", "-:2:1"), Diagnostic("remark", 2, "why not", "-:2:1")]
    assert len(mismatches(text, "f", made)) == 1
    assert mismatches(text, "f", [*made, Diagnostic("error", 5, "abc", "-:5:1")]) == []
    assert len(mismatches(text, "f", [*made, Diagnostic("error", 5, "abd", "-:5:1")])) == 2


def test_locations_are_files_lines_and_columns():
    with ir.Context():
        fused = ir.Location.fused([ir.Location.file("a.mlir", 3, 4)])
        assert str(DynmlirError("no", fused)) == "a.mlir:3:4: error: no"
        assert str(DynmlirError("no", ir.Location.unknown())) == "<unknown>: error: no"
