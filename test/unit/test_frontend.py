"""What is imported without the packages that it needs, and files that are none."""

import sys

import pytest

import dynmlir
from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.read import read_program


@pytest.mark.parametrize(
    ("package", "call", "path"), [("torch", dynmlir.import_torch, "m.pt2"), ("onnx", dynmlir.import_onnx, "m.onnx")]
)
def test_a_package_that_is_missing(monkeypatch, package, call, path):
    monkeypatch.setitem(sys.modules, package, None)
    for read in (call, read_program):
        with pytest.raises(DynmlirError, match=f"need {package}, which is not installed: pip install {package}"):
            read(path)


def test_what_is_no_path():
    with pytest.raises(TypeError, match=r"got 'object': .* dynmlir.import_torch\(model, args\), of ONNX's"):
        dynmlir.compile(object())
