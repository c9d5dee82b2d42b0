"""Elements of large constants go beside the text of a module, and come back as they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dynmlir
from dynmlir import blobs as of_text
from dynmlir.backend import iree
from dynmlir.blobs import Blobs, Text, apart
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions, lower

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "panels.mlir"
LEAST = of_text.LEAST // 2
R = np.random.default_rng(3)


def digits(array: np.ndarray[Any, Any]) -> str:
    return array.tobytes().hex().upper()


def entry(key: str, array: np.ndarray[Any, Any]) -> str:
    return f'{key}: "0x{array.itemsize:02X}000000{digits(array)}"'


def section(*entries: str) -> str:
    return "{-#\n  dialect_resources: {\n    builtin: {\n      " + ",\n      ".join(entries) + "\n    }\n  }\n#-}\n"


W, V = (R.standard_normal((LEAST // 64, 64)).astype("f4") for _ in range(2))
FEW = np.arange(4, dtype="f4")


@pytest.mark.parametrize("as_bytes", (False, True))
@pytest.mark.parametrize("order", ((0, 1, 2), (2, 0, 1), (0, 2, 1), (0, 1), (1,), (2,)))
def test_what_is_large_alone_goes(order: Sequence[int], as_bytes: bool) -> None:
    """Wherever it stands in the section, which is left one."""
    entries = [entry("w", W), entry('"my v"', V), entry("few", FEW)]
    names = ["w", '"my v"', "few"]
    body = "\n".join(f"use dense_resource<{names[i]}> : tensor<?>" for i in order) + "\n"
    text = body + section(*(entries[i] for i in order))
    light, held = apart(text.encode() if as_bytes else text)
    large = [i for i in order if i < 2]
    assert len(held.held) == len(large) and digits(W) not in light and digits(V) not in light
    assert ("few" in light) == (2 in order) and light.count("\n") <= text.count("\n")
    assert light.startswith(body.split("dense")[0]) and ",\n    }" not in light
    again = str(held.beside(light))
    assert again.count("{-#") == 1
    for i in large:
        assert entries[i].partition(": ")[2] in again
    lighter, once_more = apart(again)
    assert [str(blob) for _, blob in once_more.held] == [str(blob) for _, blob in held.held]
    assert lighter.split("{-#")[0] == light.split("{-#")[0].replace("<large_", "<large1_")
    for number, i in enumerate(large):
        assert bytes(held.elements(number)) == (W, V)[i].tobytes()


def test_what_stands_within_an_op_goes() -> None:
    """But what stands for more elements than it has, and what has no whole bytes."""
    bits = digits(np.zeros(LEAST + 8, "u1"))
    kept = f'c(dense<"0x{bits}"> : tensor<{8 * (LEAST + 8)}xi1>)\n'
    text = f'a(dense<"0x{digits(W)}"> : tensor<{W.shape[0]}x64xf32>)\n{kept}'
    light, held = apart(text)
    assert light == f"a(dense_resource<large_0> : tensor<{W.shape[0]}x64xf32>)\n{kept}"
    assert bytes(held.elements(0)) == W.tobytes()
    assert f'large_0: "0x04000000{digits(W)}"' in str(held.beside(light))


def test_resources_of_others_stay() -> None:
    text = "nothing reads it\n" + section(entry("w", W))
    light, held = apart(text)
    assert light == text and not held.held and str(Blobs().beside(text)) == text


def test_names_are_nobody_elses() -> None:
    """Constants may be called as they are called here; strings may say so."""
    inline = f'dense<"0x{digits(V)}"> : tensor<{V.shape[0]}x64xf32>'
    own = [entry("large_0", W), entry("large1_0_w", FEW)]
    text = f'"large_3" {inline} dense_resource<large_0> dense_resource<large1_0_w> "{{-# builtin: {{"\n{section(*own)}'
    light, held = apart(text)
    assert held.stem == "large2" and "dense_resource<large2_0> : tensor" in light
    assert "dense_resource<large2_1> dense_resource<large1_0_w>" in light
    assert bytes(held.elements(0)) == V.tobytes() and bytes(held.elements(1)) == W.tobytes()
    again = str(held.beside(light))
    assert again.startswith(light.split("\n")[0]) and again.count("\n{-#") == 1
    assert f'large2_0: "0x04000000{digits(V)}"' in again and f"large2_1: {own[0][9:]}" in again


@pytest.mark.parametrize("change", (lambda x: x[:-1], lambda x: "0x03000000" + x[10:], lambda x: "0xzz000000" + x[10:]))
def test_what_is_no_resource_stays(change: Callable[[str], str]) -> None:
    text = f'use dense_resource<w>\n{section(f"""w: "{change(entry("w", W)[4:-1])}" """.strip())}'
    assert apart(text) == (text, Blobs())


def test_names_that_mlir_numbers_anew_are_the_same() -> None:
    light, held = apart("use dense_resource<w> : tensor<?>\n" + section(entry("w", W)))
    assert "dense_resource<large_0_w>" in light
    numbered = light.replace("large_0_w", "large_0_w_1")
    assert f"large_0_w_1: {entry('w', W)[3:]}" in str(held.beside(numbered))


def function(constant: str, kind: str, rows: int) -> str:
    """A product of unknown rows with a constant of so many rows and 75 columns, and one row of that."""
    return f"""
    func.func @f(%a: tensor<?x{rows}xf32>) -> (tensor<?x75xf32>, tensor<1x75xf32>) {{
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %stored = arith.constant {constant} : {kind}
      %m = tensor.dim %a, %c0 : tensor<?x{rows}xf32>
      %empty = tensor.empty(%m) : tensor<?x75xf32>
      %w = CONVERTED
      %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x75xf32>) -> tensor<?x75xf32>
      %c = linalg.matmul ins(%a, %w : tensor<?x{rows}xf32>, tensor<{rows}x75xf32>) outs(%init : tensor<?x75xf32>)
        -> tensor<?x75xf32>
      %first = tensor.extract_slice %w[%m, 0] [1, 75] [1, 1] : tensor<{rows}x75xf32> to tensor<1x75xf32>
      return %c, %first : tensor<?x75xf32>, tensor<1x75xf32>
    }}
    """


ROWS = 300
B = R.standard_normal((ROWS, 75)).astype("f4")
PLAIN = f"tensor<{ROWS}x75xf32>"
AS_IT_IS = f"tensor.cast %stored : {PLAIN} to {PLAIN}"
#: What a compilation has to compute of a constant.
ITS_EXPONENTIALS = f"math.exp %stored : {PLAIN}"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, bool]]:
    """What iree-compile is given: until which phase, of how many characters, and whether it makes something of it."""
    seen: list[tuple[str, int, bool]] = []
    compile_one: Callable[..., bytes] = iree._compile

    def note(text: str | bytes | Text, flags: Sequence[str], result: str = "output.vmfb") -> bytes:
        phase = "".join(flag.partition("=")[0][2:] for flag in flags if flag.startswith("--compile-"))
        size = len(text) if isinstance(text, bytes) else len(str(text))
        seen.append((phase, size, False))
        made = compile_one(text, flags, result)
        seen[-1] = (phase, size, True)
        return made

    monkeypatch.setattr(iree, "_compile", note)
    return seen


@pytest.mark.parametrize(
    "constant, converted, expected, light",
    (
        (f'dense<"0x{digits(B)}">', AS_IT_IS, B, [True, False]),
        ("dense_resource<w>", AS_IT_IS, B, [True, False]),
        ("dense_resource<w>", ITS_EXPONENTIALS, np.exp(B.astype("f8")), [True, False, False]),
    ),
    ids=("within an op", "a resource", "something is made of it"),
)
def test_answers_are_those_of_the_elements(
    constant: str, converted: str, expected: Any, light: list[bool], compiled: list[tuple[str, int, bool]]
) -> None:
    """The host's code is compiled without them, where nothing is made of them there."""
    text = function(constant, PLAIN, ROWS).replace("CONVERTED", converted)
    text += section(entry("w", B)) if "resource" in constant else ""
    module = dynmlir.compile(text, library=LIBRARY)
    phases = [each for each in compiled if each[0] in ("compile-to", "compile-from")]
    assert [phase for phase, *_ in phases] == ["compile-to"] * (len(light) - 1) + ["compile-from"]
    assert [size < len(text) for _, size, _ in phases] == light
    assert [made for *_, made in phases] == ([True, True] if len(light) == 2 else [False, True, True])
    for m in (0, 1, 7, 50):
        a = R.standard_normal((m, ROWS)).astype("f4")
        product, first = module.f(a)
        assert np.allclose(product, a.astype("f8") @ expected, rtol=0, atol=1e-4 * (1 + abs(expected).max()))
        assert np.allclose(first, expected[m : m + 1], rtol=1e-6, atol=1e-7)


def test_the_text_for_iree_has_all_elements() -> None:
    text = function("dense_resource<w>", PLAIN, ROWS).replace("CONVERTED", AS_IT_IS) + section(entry("w", B))
    options = CompileOptions(library=str(LIBRARY))
    for only_emitted in (False, True):
        made = lower(text, "x", options, only_emitted=only_emitted).text
        assert digits(B).lower() in made.lower() and '"linalg.pack"' in made


def test_errors_are_where_they_were() -> None:
    body = f"\n\nfunc.func @f() {{\n  %w = arith.constant dense_resource<w> : {PLAIN}\n  nonsense\n}}\n"
    with pytest.raises(DynmlirError) as caught:
        dynmlir.compile(body + section(entry("w", B)))
    assert caught.value.location is not None and caught.value.location.startswith("<text>:5:3")


def test_elements_that_are_none() -> None:
    text = function("dense_resource<w>", PLAIN, ROWS).replace("CONVERTED", AS_IT_IS)
    bad = f"{text}{section(entry('w', B)[:-2] + 'g' + chr(34))}"
    line = bad[: bad.index("w: ")].count("\n") + 1
    with pytest.raises(DynmlirError, match="elements are no hexadecimal digits") as caught:
        dynmlir.compile(bad, library=LIBRARY)
    assert caught.value.location == f"<text>:{line}:1"
    short = f"{text}{section(entry('w', B)[:-9] + chr(34))}"
    with pytest.raises(DynmlirError, match="elements are not as many as those of tensor<300x75xf32>") as caught:
        dynmlir.compile(short, library=LIBRARY)
    assert caught.value.location == f"<text>:{line}:1"


#: Each is computed by IREE, or left where it is.
INITIALIZERS = """
util.global private @g : KIND
util.global private @h : KIND
util.global private mutable @changed : KIND
util.initializer {
  util.return
}
util.initializer {
  %w = arith.constant dense_resource<w> : KIND
  %v = arith.constant dense_resource<v> : KIND
  util.global.store %w, @g : KIND
  util.global.store %v, @h : KIND
  util.return
}
util.initializer {
  %w = arith.constant dense_resource<w> : KIND
  util.global.store %w, @changed : KIND
  util.return
}
util.initializer {
  %v = arith.constant dense_resource<v> : KIND
  util.global.store %v, @changed : KIND
  util.return
}
func.func @f(%a: tensor<?x512xf32>) -> (KIND, KIND, KIND, tensor<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense_resource<w> : KIND
  %e = math.exp %w : KIND
  %m = tensor.dim %a, %c0 : tensor<?x512xf32>
  %empty = tensor.empty(%m) : tensor<?x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x64xf32>) -> tensor<?x64xf32>
  %c = linalg.matmul ins(%a, %e : tensor<?x512xf32>, KIND) outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
  %g = util.global.load @g : KIND
  %h = util.global.load @h : KIND
  %changed = util.global.load @changed : KIND
  return %g, %h, %changed, %c : KIND, KIND, KIND, tensor<?x64xf32>
}
""".replace("KIND", "tensor<512x64xf32>")


@pytest.mark.parametrize("keys", (("w", "v"), ("large_0", "large_1"), ("large_1", "large1_0_w")))
def test_initializers_of_others(keys: tuple[str, str]) -> None:
    """And constants that IREE makes others of, while others stay."""
    assert W.shape == (512, 64)
    text = INITIALIZERS.replace("<w>", f"<{keys[0]}>").replace("<v>", f"<{keys[1]}>")
    module = dynmlir.compile(text + section(entry(keys[0], W), entry(keys[1], V)), library=LIBRARY)
    a = R.standard_normal((3, 512)).astype("f4")
    g, h, changed, product = module.f(a)
    assert np.array_equal(g, W) and np.array_equal(h, V) and np.array_equal(changed, V)
    assert np.allclose(product, a.astype("f8") @ np.exp(W.astype("f8")), rtol=1e-4, atol=1e-3)


BYTES = R.integers(-99, 99, (300, 175)).astype("i1")


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("%y = arith.addi %x, %x : i32", 2 * BYTES.astype("i4")),
        ("%y = arith.addi %x, %five : i32", 5 + BYTES.astype("i4")),
        ("%y = arith.addi %x, %o : i32", 7 + BYTES.astype("i4")),
    ],
)
def test_initializers_that_only_look_like_corrections(body: str, wanted: np.ndarray[Any, Any]) -> None:
    """NumPy makes what panels of groups begin with, and nothing else, of such ops."""
    given, kind = "tensor<300x175xi8>", "tensor<300x175xi32>"
    text = f"""
util.global private @g : {kind}
util.initializer {{
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %b = arith.constant dense<"0x{digits(BYTES)}"> : {given}
  %e = tensor.empty() : {kind}
  %f = linalg.fill ins(%seven : i32) outs(%e : {kind}) -> {kind}
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}} ins(%b : {given}) outs(%f : {kind}) {{
  ^bb0(%a: i8, %o: i32):
    %x = arith.extsi %a : i8 to i32
    {body}
    linalg.yield %y : i32
  }} -> {kind}
  util.global.store %r, @g : {kind}
  util.return
}}
func.func @f() -> {kind} {{
  %g = util.global.load @g : {kind}
  return %g : {kind}
}}
"""
    assert np.array_equal(dynmlir.compile(text).f(), wanted)
