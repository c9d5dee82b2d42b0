"""What is computed of constants alone, by NumPy (forming/initial.py)."""

import re

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.blobs import Blobs
from dynmlir.forming.initial import compute_initial


def computed(body: str) -> tuple[str, list[np.ndarray]]:
    """The text of a module after the computation, and what the constants that it made hold, flat, in order."""
    with dialect.new_context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module, blobs = ir.Module.parse(body), Blobs()
        compute_initial(module, blobs)
        module.operation.verify()
        text = str(module)
        numbers = [int(number) for number in re.findall(r"dense_resource<large_(\d+)_made>", text)]
        return text, [np.frombuffer(blobs.elements(number), np.float32) for number in numbers]


def function(ops: str, kind: str) -> str:
    return f"func.func @f() -> {kind} {{\n{ops}\n  return %r : {kind}\n}}"


def test_an_initializer_that_packs():
    _, (panels,) = computed("""
      "util.global"() {sym_name = "w", type = tensor<1x2x4xf32>} : () -> ()
      "util.initializer"() ({
        %zero = arith.constant 0.0 : f32
        %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
        %e = tensor.empty() : tensor<1x2x4xf32>
        %p = linalg.pack %w padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [4]
          into %e : tensor<2x3xf32> -> tensor<1x2x4xf32>
        "util.global.store"(%p) {global = @w} : (tensor<1x2x4xf32>) -> ()
        "util.return"() : () -> ()
      }) {function_type = () -> ()} : () -> ()""")
    np.testing.assert_array_equal(panels, [1, 2, 3, 0, 4, 5, 6, 0])


def test_transposes_and_reshapes_in_functions():
    text, (turned,) = computed(
        function(
            """
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<3x2xf32>
  %t = linalg.transpose ins(%w : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>""",
            "tensor<6xf32>",
        )
    )
    np.testing.assert_array_equal(turned, [1, 4, 2, 5, 3, 6])
    assert "collapse_shape" not in text.split("return")[1]


def test_a_transpose_that_is_read_twice_is_one_constant():
    text, made = computed("""
      func.func @f() -> (tensor<3x2xf32>, tensor<3x2xf32>) {
        %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
        %e = tensor.empty() : tensor<3x2xf32>
        %t = linalg.transpose ins(%w : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
        return %t, %t : tensor<3x2xf32>, tensor<3x2xf32>
      }""")
    assert len(made) == 1


@pytest.mark.parametrize(
    ("made_by", "kind"),
    [
        ("%w = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xbf16>", "bf16"),  # NumPy has no such type
        ("%w = arith.constant dense<[[true, false]]> : tensor<1x2xi1>", "i1"),
        ('%w = "some.constant"() : () -> tensor<1x2xf32>', "f32"),
    ],
)
def test_what_is_not_known_stays(made_by, kind):
    text, made = computed(
        function(
            f"""
  {made_by}
  %e = tensor.empty() : tensor<2x1x{kind}>
  %r = linalg.transpose ins(%w : tensor<1x2x{kind}>) outs(%e : tensor<2x1x{kind}>) permutation = [1, 0]""",
            f"tensor<2x1x{kind}>",
        )
    )
    assert not made and "linalg.transpose" in text


def test_what_is_written_in_another_order_stays():
    """Numbers of loops are none of dimensions then."""
    text, made = computed(
        function(
            """
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<2x3xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = tensor.extract %w[%j, %i] : tensor<2x3xf32>
    linalg.yield %x : f32
  } -> tensor<2x3xf32>
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>""",
            "tensor<6xf32>",
        )
    )
    assert not made and "collapse_shape" in text


def test_what_is_read_at_places_that_are_read_stays():
    text, made = computed(
        function(
            """
  %w = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xindex>
  %e = tensor.empty() : tensor<2x2xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<2x2xindex>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%k: index, %o: f32):
    %x = tensor.extract %w[%k] : tensor<3xf32>
    linalg.yield %x : f32
  } -> tensor<2x2xf32>
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>""",
            "tensor<4xf32>",
        )
    )
    assert not made and "collapse_shape" in text


def test_slices_of_what_is_counted_from_the_end():
    """As importers turn the weights of transposed convolutions around."""
    text, (turned,) = computed(
        function(
            """
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<3x2xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<3x2xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %c2, %i : index
    %x = tensor.extract %w[%j, %k] : tensor<2x3xf32>
    linalg.yield %x : f32
  } -> tensor<3x2xf32>
  %r = tensor.extract_slice %t[0, 0] [2, 2] [2, 1] : tensor<3x2xf32> to tensor<2x2xf32>""",
            "tensor<2x2xf32>",
        )
    )
    np.testing.assert_array_equal(turned, [3, 6, 1, 4])
    assert "extract_slice" not in text.split("return")[1]


def test_what_is_made_of_a_number_stays():
    text, made = computed(
        function(
            """
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]} ins(%two : f32) outs(%e : tensor<2x3xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<2x3xf32>
  %r = tensor.collapse_shape %w [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>""",
            "tensor<6xf32>",
        )
    )
    assert not made and "collapse_shape" in text


def test_arguments_stay():
    text, made = computed("""
      func.func @f(%w: tensor<2x3xf32>) -> tensor<6xf32> {
        %r = tensor.collapse_shape %w [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
        return %r : tensor<6xf32>
      }""")
    assert not made and "collapse_shape" in text
