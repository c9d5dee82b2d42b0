"""Kernels go into IREE's compiler apart from host code, and come out as if they had not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir.backend import iree
from dynmlir.backend.apart import PHASE, take_kernels
from dynmlir.backend.iree import iree_compile
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions, lower

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
MATMUL = (Path(__file__).parents[2] / "examples" / "matmul.mlir").read_text()
#: One executable: an entry, what it calls, what that calls, and what only that calls, which IREE inlines.
EXECUTABLE = """
stream.executable private @e {
  stream.executable.export public @entry workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
  builtin.module {
    func.func private @small(%a: i32) -> i32 { return %a : i32 }
    func.func private @inner(%a: i32) -> i32 attributes {no_inline} { return %a : i32 }
    func.func private @outer(%a: i32) -> i32 attributes {no_inline} {
      %b = func.call @inner(%a) : (i32) -> i32
      %c = func.call @small(%b) : (i32) -> i32
      return %c : i32
    }
    func.func @entry(%m: !stream.binding, %a: i32) {
      %c0 = arith.constant 0 : index
      %b = func.call @outer(%a) : (i32) -> i32
      %memory = stream.binding.subspan %m[%c0] : !stream.binding -> memref<1xi32>
      memref.store %b, %memory[%c0] : memref<1xi32>
      return
    }
  }
}
"""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phases that iree-compile is told of, run by run, beside objects; "" where it compiles a module whole."""
    seen: list[str] = []
    compile_one = iree._compile

    def note(text: str | bytes, flags: Sequence[str], result: str = "output.vmfb") -> bytes:
        if result == "output.vmfb":
            seen.append("".join(flag for flag in flags if flag.startswith("--compile-")))
        return compile_one(text, flags, result)

    monkeypatch.setattr(iree, "_compile", note)
    return seen


IN_PIECES = [f"--compile-to={PHASE}", f"--compile-from={PHASE}"]


def test_what_entries_call_is_declared() -> None:
    module = iree.parse_and_verify(EXECUTABLE)
    with module.context, iree.ir.Location.unknown():
        kernels = take_kernels(module)["e"]
        assert "func.func private @outer(i32) -> i32\n" in str(module)
        assert not any(f"@{name}" in str(module) for name in ("inner", "small"))
        assert "@inner" in str(kernels) and "@small" not in str(kernels)
        module.operation.verify()


def test_a_matmul_is_compiled_in_pieces(runs: list[str]) -> None:
    module = dynmlir.compile(MATMUL, library=LIBRARY)
    assert runs == IN_PIECES
    a, b = np.ones((5, 7), "f4"), np.ones((7, 3), "f4")
    assert np.array_equal(module.matmul(a, b), a @ b)


def test_its_text_is_compiled_in_pieces_too(runs: list[str]) -> None:
    text = lower(MATMUL, "matmul.mlir", CompileOptions(library=str(LIBRARY))).text
    assert dynmlir.load(iree_compile(text, verified=True)).matmul(np.ones((2, 3), "f4"), np.ones((3, 1), "f4"))[0] == 3
    assert runs == IN_PIECES


def test_without_kernels_in_one_piece(runs: list[str]) -> None:
    iree_compile("func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }")
    assert runs == [""]


def test_products_of_constants(runs: list[str]) -> None:
    """IREE may compute them while it compiles, where it would need the kernels."""
    module = dynmlir.compile(
        """func.func @product() -> tensor<4x4xf32> {
          %a = arith.constant dense<2.0> : tensor<4x4xf32>
          %b = arith.constant dense<3.0> : tensor<4x4xf32>
          %zero = arith.constant 0.0 : f32
          %empty = tensor.empty() : tensor<4x4xf32>
          %c = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
          %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>)
                             outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
          return %r : tensor<4x4xf32>
        }""",
        library=LIBRARY,
    )
    assert np.array_equal(module.product(), np.full((4, 4), 24, "f4"))


def test_attributes_of_a_module_stay() -> None:
    named = MATMUL.replace("func.func", "module @named attributes {test.mark = 1 : i32} {\nfunc.func", 1) + "}\n"
    options = CompileOptions(library=str(LIBRARY))
    text = lower(named, "matmul.mlir", options, only_emitted=True).text
    assert "named" in text and "test.mark" in text
    assert dynmlir.compile(named, library=LIBRARY).matmul(np.ones((2, 2), "f4"), np.ones((2, 2), "f4"))[0, 0] == 2


def test_what_is_refused_in_pieces_is_refused_at_its_place(runs: list[str]) -> None:
    text = lower(MATMUL, "matmul.mlir", CompileOptions(library=str(LIBRARY)), locations=True).text
    with pytest.raises(DynmlirError, match="not_there"):
        iree_compile(text, extra_flags=["--not_there"], verified=True)
    assert runs == [IN_PIECES[0], ""]


def test_dense_resources_are_compiled_in_pieces(runs: list[str]) -> None:
    """As imports of weights have them."""
    module = dynmlir.compile(
        """func.func @f(%a: tensor<?x4xf32>) -> tensor<?x2xf32> {
          %c0 = arith.constant 0 : index
          %zero = arith.constant 0.0 : f32
          %b = arith.constant dense_resource<weights> : tensor<4x2xf32>
          %m = tensor.dim %a, %c0 : tensor<?x4xf32>
          %empty = tensor.empty(%m) : tensor<?x2xf32>
          %c = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x2xf32>) -> tensor<?x2xf32>
          %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x2xf32>)
                             outs(%c : tensor<?x2xf32>) -> tensor<?x2xf32>
          return %r : tensor<?x2xf32>
        }
        {-# dialect_resources: { builtin: { weights:
          "0x040000000000803F000000400000404000008040000000400000803F0000803F00008040" } } #-}""",
        library=LIBRARY,
    )
    assert runs == IN_PIECES
    assert np.array_equal(module.f(np.ones((3, 4), "f4")), [[7, 11]] * 3)


#: An entry of the user's own, which calls a kernel that reads a table.
TABLE = """
stream.executable private @own {
  stream.executable.export public @entry workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
  builtin.module {
    memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
    func.func private @third() -> f32 {
      %c2 = arith.constant 2 : index
      %table = memref.get_global @table : memref<4xf32>
      %v = memref.load %table[%c2] : memref<4xf32>
      return %v : f32
    }
    func.func @entry(%m: !stream.binding)
        attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
      %c0 = arith.constant 0 : index
      %memory = stream.binding.subspan %m[%c0] : !stream.binding -> memref<1xf32>
      %v = func.call @third() : () -> f32
      memref.store %v, %memory[%c0] : memref<1xf32>
      return
    }
  }
}
func.func @third_of_table() -> tensor<1xf32> {
  %r = flow.dispatch @own::@entry() : () -> tensor<1xf32>
  return %r : tensor<1xf32>
}
"""


def test_executables_of_more_than_functions_stay_whole(runs: list[str]) -> None:
    assert dynmlir.load(iree_compile(TABLE)).third_of_table() == [3]
    assert runs == [""]


def test_kernels_of_several_targets(runs: list[str]) -> None:
    """Each variant of an executable has its own copy."""
    targets = ", ".join(
        f'#hal.executable.target<"llvm-cpu", "{form}", {{cpu = "x86-64-v3", cpu_features = "+avx2,+fma", '
        f'target_triple = "x86_64-unknown-unknown-eabi-elf", native_vector_size = 32 : i64}}>'
        for form in ("embedded-elf-x86_64", "embedded-elf-other")
    )
    device = f'#hal.device.target<"local", [{targets}]> : !hal.device'
    named = f"module attributes {{hal.device.targets = [{device}]}} {{\nfunc.func"
    text = MATMUL.replace("func.func", named, 1) + "}\n"
    module = dynmlir.compile(text, "x86-64-v3", library=LIBRARY)
    assert runs == IN_PIECES
    assert module.matmul(np.ones((2, 3), "f4"), np.ones((3, 1), "f4"))[0] == 3
