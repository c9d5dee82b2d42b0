"""Constant weights, packed once: every way in which a module may hold and use them, against NumPy in float64."""

from pathlib import Path

import numpy as np
import pytest
from operands import EPS
from typed import TYPES, check, in_panels, operands, small_library

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.generate.source import prepacked_source
from dynmlir.kernels.panels import PanelForm
from dynmlir.runtime import load

#: Tiles for which panels of COLUMNS are better, by their made-up models.
LIBRARY, COLUMNS = Path(__file__).resolve().parents[1] / "lit" / "passes" / "inputs" / "panels.mlir", 32
K, N = 37, 75
ROWS = (0, 1, 2, 3, 5, 7, 50)
RNG = np.random.default_rng(3)
W = RNG.integers(-8, 9, (K, N)).astype("f4")
MANY = RNG.integers(-8, 9, (3, K, N)).astype("f4")
PARAMETERS = {"model::w": W, "model::t": np.ascontiguousarray(W.T)}
MAPS = ", ".join(f"affine_map<(m, n, k) -> ({dims})>" for dims in ("m, k", "n, k", "m, n"))
NT = f"indexing_maps = [{MAPS}]"
PLAIN, TURNED = f"tensor<{K}x{N}xf32>", f"tensor<{N}x{K}xf32>"


def bits(array):
    return f'dense<"0x{np.ascontiguousarray(array).tobytes().hex()}">'


def function(name, weights, maps="", kind=PLAIN, after="", result="%r"):
    """@name(A) -> A W; `weights` defines %w of a type."""
    return f"""
func.func @{name}(%a: tensor<?x{K}xf32>) -> tensor<?x{N}xf32> {{
  {weights}
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x{K}xf32>
  %e = tensor.empty(%m) : tensor<?x{N}xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x{N}xf32>) -> tensor<?x{N}xf32>
  %r = linalg.matmul {maps} ins(%a, %w : tensor<?x{K}xf32>, {kind}) outs(%i : tensor<?x{N}xf32>) -> tensor<?x{N}xf32>
  {after}
  return {result} : tensor<?x{N}xf32>
}}"""


RELU = f"""%s = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}}
      ins(%r : tensor<?x{N}xf32>) outs(%e : tensor<?x{N}xf32>) {{
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %zero : f32
    linalg.yield %y : f32
  }} -> tensor<?x{N}xf32>"""
SOURCE = "\n".join(
    (
        'util.global private @w = #flow.parameter.named<"model"::"w"> : ' + PLAIN,
        'util.global private @t = #flow.parameter.named<"model"::"t"> : ' + TURNED,
        function("inline", f"%w = arith.constant {bits(W)} : {PLAIN}"),
        function("resource", f"%w = arith.constant dense_resource<blob> : {PLAIN}"),
        function("parameter", f"%w = util.global.load @w : {PLAIN}"),
        function("again_with_relu", f"%w = util.global.load @w : {PLAIN}", after=RELU, result="%s"),
        function("turned", f"%w = util.global.load @t : {TURNED}", NT, TURNED),
        function(
            "behind_a_transpose",
            f"""%t = arith.constant {bits(W.T)} : {TURNED}
  %u = tensor.empty() : {PLAIN}
  %w = linalg.transpose ins(%t : {TURNED}) outs(%u : {PLAIN}) permutation = [1, 0]""",
        ),
        f"""
func.func @returned(%a: tensor<?x{K}xf32>, %c: tensor<?x{N}xf32>) -> (tensor<?x{N}xf32>, {PLAIN}) {{
  %w = util.global.load @w : {PLAIN}
  %r = linalg.matmul ins(%a, %w : tensor<?x{K}xf32>, {PLAIN}) outs(%c : tensor<?x{N}xf32>) -> tensor<?x{N}xf32>
  return %r, %w : tensor<?x{N}xf32>, {PLAIN}
}}
func.func @batched(%a: tensor<?x?x{K}xf32>, %c: tensor<?x?x{N}xf32>) -> tensor<?x?x{N}xf32> {{
  %w = util.global.load @w : {PLAIN}
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (k, n)>,
      affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %w : tensor<?x?x{K}xf32>, {PLAIN})
      outs(%c : tensor<?x?x{N}xf32>) -> tensor<?x?x{N}xf32>
  return %r : tensor<?x?x{N}xf32>
}}
func.func @a_matrix_each(%a: tensor<3x?x{K}xf32>, %c: tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32> {{
  %w = arith.constant {bits(MANY)} : tensor<3x{K}x{N}xf32>
  %r = linalg.batch_matmul ins(%a, %w : tensor<3x?x{K}xf32>, tensor<3x{K}x{N}xf32>)
      outs(%c : tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32>
  return %r : tensor<3x?x{N}xf32>
}}
func.func @heads(%a: tensor<?x3x{K}xf32>, %c: tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32> {{
  %w = arith.constant {bits(MANY.transpose(2, 0, 1))} : tensor<{N}x3x{K}xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (n, b, k)>,
      affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %w : tensor<?x3x{K}xf32>, tensor<{N}x3x{K}xf32>)
      outs(%c : tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32>
  return %r : tensor<3x?x{N}xf32>
}}
func.func @broadcast(%a: tensor<3x?x{K}xf32>, %c: tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32> {{
  %w = util.global.load @w : {PLAIN}
  %e = tensor.empty() : tensor<3x{K}x{N}xf32>
  %b = linalg.broadcast ins(%w : {PLAIN}) outs(%e : tensor<3x{K}x{N}xf32>) dimensions = [0]
  %r = linalg.batch_matmul ins(%a, %b : tensor<3x?x{K}xf32>, tensor<3x{K}x{N}xf32>)
      outs(%c : tensor<3x?x{N}xf32>) -> tensor<3x?x{N}xf32>
  return %r : tensor<3x?x{N}xf32>
}}
func.func @broadcast_at_the_call(%a: tensor<?x?x{K}xf32>, %c: tensor<?x?x{N}xf32>) -> tensor<?x?x{N}xf32> {{
  %w = util.global.load @w : {PLAIN}
  %c0 = arith.constant 0 : index
  %many = tensor.dim %a, %c0 : tensor<?x?x{K}xf32>
  %e = tensor.empty(%many) : tensor<?x{K}x{N}xf32>
  %b = linalg.broadcast ins(%w : {PLAIN}) outs(%e : tensor<?x{K}x{N}xf32>) dimensions = [0]
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x{K}xf32>, tensor<?x{K}x{N}xf32>)
      outs(%c : tensor<?x?x{N}xf32>) -> tensor<?x?x{N}xf32>
  return %r : tensor<?x?x{N}xf32>
}}
func.func @one_pixel(%x: tensor<?x?x?x{K}xf32>, %c: tensor<?x?x?x{N}xf32>)
    -> (tensor<?x?x?x{N}xf32>, tensor<?x?x?x{N}xf32>) {{
  %v = util.global.load @w : {PLAIN}
  %w = tensor.expand_shape %v [[0, 1, 2], [3]] output_shape [1, 1, {K}, {N}] : {PLAIN} into tensor<1x1x{K}x{N}xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<?x?x?x{K}xf32>, tensor<1x1x{K}x{N}xf32>)
      outs(%c : tensor<?x?x?x{N}xf32>) -> tensor<?x?x?x{N}xf32>
  %t = arith.constant {bits(W.T)} : tensor<{N}x1x1x{K}xf32>
  %s = linalg.conv_2d_nhwc_fhwc ins(%x, %t : tensor<?x?x?x{K}xf32>, tensor<{N}x1x1x{K}xf32>)
      outs(%c : tensor<?x?x?x{N}xf32>) -> tensor<?x?x?x{N}xf32>
  return %r, %s : tensor<?x?x?x{N}xf32>, tensor<?x?x?x{N}xf32>
}}
{{-#
  dialect_resources: {{ builtin: {{ blob: "0x04000000{W.tobytes().hex()}" }} }}
#-}}""",
    )
)


@pytest.fixture(scope="module")
def modules():
    """On one thread, and on two that are woken for anything."""
    one = dynmlir.compile(SOURCE, library=LIBRARY, parameters=PARAMETERS)
    return one, load(one.data, "local-task", 2, PARAMETERS)


def a_of(*shape):
    return np.random.default_rng(shape).integers(-8, 9, (*shape, K)).astype("f4")


@pytest.mark.parametrize("name", ["inline", "resource", "parameter", "again_with_relu", "turned", "behind_a_transpose"])
def test_every_way_of_holding_weights(modules, name):
    for module in modules:
        for rows in ROWS:
            expected = a_of(rows) @ W
            assert np.array_equal(module[name](a_of(rows)), np.maximum(expected, 0) if "relu" in name else expected)


def test_what_else_needs_the_weights_has_them(modules):
    for module in modules:
        before = np.full((5, N), 3, "f4")
        product, weights = module.returned(a_of(5), before)
        assert np.array_equal(product, before + a_of(5) @ W) and np.array_equal(weights, W)


def test_convolutions_of_one_pixel(modules):
    """Their weights are a matrix."""
    lowered = lower(SOURCE, "x", CompileOptions(library=str(LIBRARY)))
    assert all("prepacked" in str(lowered.kernels[name]) for name in lowered.kernels if name.startswith("one_pixel"))
    for module in modules:
        for shape in ((1, 1, 1), (2, 5, 7), (0, 3, 4)):
            for got in module.one_pixel(a_of(*shape), np.full((*shape, N), 3, "f4")):
                assert np.array_equal(got, a_of(*shape) @ W + 3)


def test_each_batch_has_its_own(modules):
    """Those of one workgroup are one call, which goes from one matrix's panels to the next one's."""
    for module in modules:
        for rows in ROWS:
            a, before = a_of(3, rows), np.full((3, rows, N), 3, "f4")
            assert np.array_equal(module.a_matrix_each(a, before), before + a @ MANY)
            assert np.array_equal(module.broadcast(a, before), before + a @ W)
            turned = np.ascontiguousarray(a.transpose(1, 0, 2))
            assert np.array_equal(module.heads(turned, before), before + a @ MANY)


def test_batches_share_them(modules):
    a = a_of(4, 3)
    assert np.array_equal(modules[1].batched(a, np.zeros((3, 4, N), "f4")), a.transpose(1, 0, 2) @ W)


@pytest.mark.parametrize("many", [0, 1, 2, 3])
@pytest.mark.parametrize("rows", [0, 1, 7, 197])
def test_all_batches_share_what_is_broadcast_at_the_call(modules, many, rows):
    for module in modules:
        a, before = a_of(many, rows), np.full((many, rows, N), 3, "f4")
        assert np.array_equal(module.broadcast_at_the_call(a, before), before + a @ W)


def test_extended_weights_are_packed_as_narrow_as_they_are():
    """Of f16, which are extended before they are multiplied."""
    half, small = f"tensor<{K}x{N}xf16>", f"tensor<?x{K}xf16>"
    source = f"""
func.func @main(%a: {small}, %c: tensor<?x{N}xf32>) -> tensor<?x{N}xf32> {{
  %h = arith.constant {bits(W.astype("f2"))} : {half}
  %w = arith.extf %h : {half} to {PLAIN}
  %x = arith.extf %a : {small} to tensor<?x{K}xf32>
  %r = linalg.matmul ins(%x, %w : tensor<?x{K}xf32>, {PLAIN}) outs(%c : tensor<?x{N}xf32>) -> tensor<?x{N}xf32>
  return %r : tensor<?x{N}xf32>
}}"""
    module = dynmlir.compile(source, library=LIBRARY.with_name("panels_f16.mlir"))
    assert in_panels(W.astype("f2"), COLUMNS).tobytes() in module.data
    for rows in ROWS:
        before = np.full((rows, N), 3, "f4")
        assert np.array_equal(module.main(a_of(rows).astype("f2"), before), before + a_of(rows) @ W)


def test_each_layout_is_packed_once():
    text = lower(SOURCE, "x", CompileOptions(library=str(LIBRARY))).text
    packed = [line for line in text.splitlines() if '"linalg.pack"' in line]
    assert len(packed) == 8  # six constants, two parameters: @w has seven users, @turned another layout
    assert "linalg.unpack" not in text


def test_a_module_holds_constants_packed_only(modules):
    plain = lower(function("f", f"%w = arith.constant {bits(W)} : {PLAIN}"), "x", CompileOptions(library=str(LIBRARY)))
    assert plain.kernel_names[0].startswith("prepacked")
    assert W.tobytes() not in modules[0].data
    assert in_panels(W, COLUMNS).tobytes() in modules[0].data


def test_not_a_number_and_infinity_pass_through():
    strange = W.copy()
    strange[3, 7], strange[5, 70], strange[0, 0] = np.nan, np.inf, -np.inf
    module = dynmlir.compile(function("f", f"%w = arith.constant {bits(strange)} : {PLAIN}"), library=LIBRARY)
    a = np.abs(a_of(6)) + 1
    with np.errstate(invalid="ignore"):
        assert np.array_equal(module.f(a), a @ strange, equal_nan=True)


#: Of two parameters the first alone is read.
GLOBALS, _, _, PARAMETER, *_ = SOURCE.split("\nfunc.func")
READS_ONE = f"{GLOBALS}\nfunc.func{PARAMETER}"


def test_a_missing_parameter_is_said():
    data = dynmlir.compile(READS_ONE, library=LIBRARY, parameters=PARAMETERS).data
    with pytest.raises(ValueError, match=r"parameter 'model::w' \(tensor<.*f32>\) is missing; given: none"):
        load(data)
    with pytest.raises(ValueError, match="parameter 'model::w' .* is missing; given: 'model::t'"):
        load(data, parameters={"model::t": PARAMETERS["model::t"]})
    load(data, parameters={"model::w": W})  # what nothing reads need not be there


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (W.astype("f8"), "has element type float64, expected float32"),
        (W.T, "has size .* in dimension 0, expected"),
        (np.vstack([W, W]), "has size .* in dimension 0, expected"),
        (W.reshape(-1), "has 1 dimensions, expected 2"),
        (W[:2], "has size 2 in dimension 0"),
    ],
)
def test_a_parameter_of_another_type_is_refused(given, why):
    """IREE reads as many bytes as it needs of whatever is there."""
    data = dynmlir.compile(READS_ONE, library=LIBRARY, parameters={"model::w": W}).data
    with pytest.raises(ValueError, match=f"parameter 'model::w' {why}"):
        load(data, parameters={"model::w": given})


def test_every_kernel_that_reads_panels():
    """All edges of rows, columns and the reduction, each kernel by a plan of its own."""
    module = dynmlir.compile(prepacked_source(TYPES["f32"], PanelForm(COLUMNS)), library=LIBRARY, debug=True)
    rng = np.random.default_rng(1)
    for m, n, k in ((1, 1, 1), (2, 15, 16), (3, 16, 17), (4, 31, 63), (7, 33, 65), (6, 75, 200), (0, 5, 3), (4, 9, 0)):
        a, b = rng.random((m, k), "f4"), rng.random((k, n), "f4")
        expected, bound = a.astype("f8") @ b, max(k, 4) * EPS * k
        for kernel in range(len(module.kernel_names)):
            before = np.full((m, n), np.nan, "f4")
            c = module.matmul_matmul_0_forced(a, in_panels(b, COLUMNS), before, 1, m, n, m, n, m, kernel, *[-1] * 6)
            assert np.max(np.abs(c - expected), initial=0) <= bound, (m, n, k, module.kernel_names[kernel])


@pytest.mark.parametrize(
    "short, cpu, kinds, made",
    [
        ("bf16", "x86-64-v3", ("panel", "dot"), {"prepacked", "panel", "dot"}),
        ("i8", "x86-64-v3", ("panel", "dot"), {"panel", "dot"}),  # by dot products, which tiles on panels do not
        ("f16", "x86-64-v4", ("direct",), {"prepacked"}),
        ("i8", "x86-64-v4", ("direct",), {"prepacked"}),
    ],
)
def test_panels_of_narrower_elements(tmp_path, short, cpu, kinds, made):
    """They stay as narrow in memory, and are extended as they are read, or once, in a copy of them."""
    if not cpu_features(cpu) <= cpu_features("host"):
        pytest.skip(f"this machine is no {cpu}")
    types, path = TYPES[short], tmp_path / "library.mlir"
    text, kernels = small_library(types, cpu.replace("-", "_"), kinds)
    path.write_text(text)
    columns = max(kernel.tile.n for kernel in kernels if kernel.family == kinds[0] and kernel.tile.m > 1)
    probe = dynmlir.compile(prepacked_source(types, PanelForm(columns)), cpu, library=path, debug=True)
    families = {name.partition("_")[0] for name in probe.kernel_names}
    assert families == made
    for m, n, k in ((1, 1, 1), (3, 65, 17), (7, 130, 65), (0, 5, 3), (4, 9, 0)):
        a, b = operands(types, m, n, k)
        for kernel in range(len(probe.kernel_names)):
            c = np.zeros((m, n), probe.matmul.signature.results[0].dtype)
            plan = (1, m, n, m, n, m, kernel, *[-1] * 6)
            check(probe.matmul_matmul_0_forced(a, in_panels(b, columns), c, *plan), a, b)


@pytest.mark.parametrize("short, cpu, depth", [("bf16", "cooperlake", 2), ("i8", "cascadelake", 4)])
def test_panels_of_groups(tmp_path, short, cpu, depth):
    """Each kernel that a dot-product instruction has, of all edges; what corrects the sums of bytes comes first."""
    if not cpu_features(cpu) <= cpu_features("host"):
        pytest.skip(f"this machine is no {cpu}")
    types, path = TYPES[short], tmp_path / "library.mlir"
    text, (kernel, *_) = small_library(types, cpu, ("panel",))
    path.write_text(text)
    form = PanelForm(kernel.tile.n, depth, short == "i8")
    probe = dynmlir.compile(prepacked_source(types, form), cpu, library=path, debug=True)
    assert {name.rpartition("_")[0] for name in probe.kernel_names} == {"prepacked_groups"}
    for m, n, k in ((1, 1, 1), (3, 65, 17), (7, 130, 65), (0, 5, 3), (13, 64, 4100)):
        a, b = operands(types, m, n, k)
        for number in range(len(probe.kernel_names)):
            c = np.zeros((m, n), probe.matmul.signature.results[0].dtype)
            plan = (1, m, n, m, n, m, number, *[-1] * 6)
            check(probe.matmul_matmul_0_forced(a, in_groups(b, form), c, *plan), a, b)


def in_groups(b, form):
    """[panel, group, column, row of the group], a group more in front where sums are corrected."""
    k, n = b.shape
    rows = np.pad(b, ((0, -k % form.depth), (0, -n % form.columns)))
    if form.before:
        sums = rows.astype("i4").sum(0) * np.int32(-128)
        rows = np.vstack([sums.astype("<i4").view("i1").reshape(-1, 4).T, rows])
    panels = rows.reshape(-1, form.depth, rows.shape[1] // form.columns, form.columns)
    return np.ascontiguousarray(panels.transpose(2, 0, 3, 1))


def test_panels_of_another_number_are_refused():
    module = dynmlir.compile(prepacked_source(TYPES["f32"], PanelForm(COLUMNS)), library=LIBRARY)
    with pytest.raises(RuntimeError, match="panels of B and the columns of C differ"):
        module.matmul(np.ones((2, 3), "f4"), np.ones((2, 3, COLUMNS), "f4"), 3 * COLUMNS)


@pytest.mark.parametrize(
    "cpu, short", [("x86-64-v4", "f32"), ("x86-64-v3", "f32"), ("x86-64-v3", "bf16"), ("x86-64-v3", "i8")]
)
def test_the_shipped_libraries_pack(cpu, short):
    text = function("f", f'%w = flow.tensor.constant #flow.parameter.named<"model"::"w"> : {PLAIN}')
    text = text.replace(f"x{K}", "x768").replace(f"{K}x{N}", "768x3072").replace(f"x{N}", "x3072")
    types = TYPES[short]
    if short != "f32":
        text = text.replace("x768xf32", f"x768x{types.a}").replace("768x3072xf32", f"768x3072x{types.b}")
    if short == "i8":
        text = text.replace("f32", "i32").replace("0.0 :", "0 :")
    lowered = lower(text, "x", CompileOptions(target_cpu=cpu))
    assert any(name.startswith("prepacked") for name in lowered.kernel_names)
