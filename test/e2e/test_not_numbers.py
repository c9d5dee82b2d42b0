"""What is no number, in programs as importers write them: clamps, maxima and places of the greatest hand it on."""

import numpy as np
import pytest

import dynmlir

V, ROW, PLACES = "!torch.vtensor<[?,?],f32>", "!torch.vtensor<[?],f32>", "!torch.vtensor<[?],si64>"
CLAMP, OF_ROWS = f"{V}, !torch.float, !torch.float -> {V}", f"{V}, !torch.int, !torch.bool"
#: name -> (lines that make %r of %x and %y, its type, what it is).
FORMS = {
    "clamp": (f"%r = torch.aten.clamp %x, %low, %high : {CLAMP}", V, lambda x, y: np.clip(x, -0.5, 0.75)),
    "hardtanh": (f"%r = torch.aten.hardtanh %x, %low, %high : {CLAMP}", V, lambda x, y: np.clip(x, -0.5, 0.75)),
    "maximum": (f"%r = torch.aten.maximum %x, %y : {V}, {V} -> {V}", V, np.maximum),
    "minimum": (f"%r = torch.aten.minimum %x, %y : {V}, {V} -> {V}", V, np.minimum),
    "argmax": (f"%r = torch.aten.argmax %x, %last, %no : {OF_ROWS} -> {PLACES}", PLACES, lambda x, y: x.argmax(-1)),
    "argmin": (f"%r = torch.aten.argmin %x, %first, %no : {OF_ROWS} -> {PLACES}", PLACES, lambda x, y: x.argmin(0)),
    "place": (
        f"%v, %r = torch.aten.max.dim %x, %last, %no : {OF_ROWS} -> {ROW}, {PLACES}",
        PLACES,
        lambda x, y: x.argmax(-1),
    ),
}


def function(name, line, kind):
    return f"""func.func @{name}(%x: {V}, %y: {V}) -> {kind} {{
  %low = torch.constant.float -0.5
  %high = torch.constant.float 0.75
  %first = torch.constant.int 0
  %last = torch.constant.int -1
  %no = torch.constant.bool false
  {line}
  return %r : {kind}
}}"""


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile("\n".join(function(name, line, kind) for name, (line, kind, _) in FORMS.items()))


@pytest.mark.parametrize("name", FORMS)
def test_it_is_handed_on(module, name):
    rng = np.random.default_rng(3)
    for shape in ((1, 1), (7, 13), (19, 70)):
        x, y = rng.standard_normal((2, *shape)).astype("f4")
        assert np.array_equal(module[name](x, y), FORMS[name][2](x, y))
        for some in (x, y):
            some.flat[rng.integers(some.size, size=3)] = np.nan
            some.flat[rng.integers(some.size, size=2)] = np.inf, -np.inf
        x[0, :2], y[-1, -2:] = np.nan, np.nan
        assert np.array_equal(module[name](x, y), FORMS[name][2](x, y), equal_nan=True)
