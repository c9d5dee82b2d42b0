"""The libraries that ship: they fit their devices, state what cost models read, are found by their CPUs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dynmlir import dialect
from dynmlir.backend import cpus
from dynmlir.bench.forms import ProductForm
from dynmlir.bindings import context, ir
from dynmlir.costmodel.cpu import TERMS
from dynmlir.device.known import DEVICES
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.libraries import (
    default_gpu_libraries,
    default_libraries,
    default_library,
    library_of_layout,
    require_known_cpu,
    shipped_libraries,
)
from dynmlir.driver.problems import problems_of_text
from dynmlir.generate.library import with_edges
from dynmlir.generate.source import contraction_source
from dynmlir.kernels.element_types import COVERED, ElementTypes
from dynmlir.kernels.library import LAYOUTS
from dynmlir.kernels.micro_kernel import G_KEYS, LIMITS
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.derived import for_layout
from dynmlir.lowering.families import family_in_layout, family_of, has_dots, has_masks
from dynmlir.lowering.micro_kernels import library_functions
from dynmlir.passes.pack_constants import gain
from dynmlir.resources import lib_dir

OF_CPUS = [path for path in shipped_libraries() if not path.stem.startswith("sm_")]
#: Those that libraries for images are made of: B as it is written.
AS_WRITTEN = [path for path in OF_CPUS if not path.stem.endswith(("_nt", "_np", "_ng"))]


@pytest.mark.parametrize("device", DEVICES, ids=lambda d: d.name)
def test_found_by_its_cpu(device):
    with dialect.new_context():
        path = default_library(device.target_cpu)
        assert path is not None and path.stem == device.name
        stated = load_library(path)[0]
        assert (stated.name, stated.target_cpu) == (device.name, device.target_cpu)
        assert stated.facts.items() <= device.facts.items()


@pytest.mark.parametrize("cpu, device", [("znver3", "x86_64_v3"), ("bdver4", "x86_64_v3"), ("haswell", "x86_64_v3")])
def test_cpus_by_their_names(cpu, device):
    """Also those that LLVM describes without what every x86-64 has."""
    with dialect.new_context():
        path = default_library(cpu)
    assert path is not None and path.stem == device


@pytest.mark.parametrize("layout", ["nn", "nt"])
@pytest.mark.parametrize(
    "cpu, device",
    [
        *((cpu, "sapphirerapids") for cpu in ("sapphirerapids", "graniterapids", "icelake-server", "cascadelake")),
        *(("znver5", "znver5"), ("znver4", "x86_64_v4"), ("tigerlake", "x86_64_v4"), ("skylake-avx512", "x86_64_v4")),
    ],
)
def test_two_multiply_adds_a_cycle_have_their_own(cpu, device, layout):
    """Of CPUs with AVX-512 those that start two 512-bit multiply-adds a cycle, and not the others."""
    with dialect.new_context():
        path = default_library(cpu, layout=layout)
        assert load_library(path)[0].name == device
    assert path.stem == (device if layout == "nn" else f"{device}_{layout}")


@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4", "tigerlake", "cooperlake"])
@pytest.mark.parametrize("types", [t for t in COVERED if t[0] != "ui8"], ids=lambda t: t[0])
def test_every_type_has_one(cpu, types):
    """The most able one: with the CPU's dot products, where it has them for the type."""
    path = default_library(cpu, types)
    assert path is not None
    dots = {"bf16": ("cooperlake",), "i8": ("tigerlake", "cooperlake")}.get(types[0], ())
    assert ("dot_i8 = 1" in path.read_text()) == (cpu in dots)


@pytest.mark.parametrize("path", shipped_libraries(), ids=lambda p: p.stem)
def test_each_says_whether_it_was_measured(path):
    """As its head does; what is derived of it says the same."""
    head = path.read_text().partition('"dynmlir.device"')[0]
    with dialect.new_context():
        device, library = load_library(path)
        assert library.measured == ("Measured on" in head) != ("not measured" in head)
        derived = for_layout(library, "nt", device) if device.is_cpu else None
        assert derived is None or derived.measured == library.measured


@pytest.mark.parametrize(
    "name, hidden, device",
    [
        *(("znver5", (), "znver5"), ("znver5", ("movdiri", "avx512vp2intersect"), "znver5")),
        *(("sapphirerapids", ("amx-tile", "avx512fp16"), "sapphirerapids"), ("znver4", ("clwb",), "x86_64_v4")),
        *(("znver5", ("avx512f",), "x86_64_v3"), ("sapphirerapids", ("avx512vnni",), "x86_64_v4")),
    ],
)
def test_a_virtual_machine_may_hide_features(monkeypatch, name, hidden, device):
    """A CPU is known by its name, too, where it has the vectors and the instructions that the device states."""
    asked, seen = cpus._target, cpus._Target(name, cpus.cpu_features(name) - {*hidden})
    monkeypatch.setattr(cpus, "_target", lambda cpu: seen if cpu == "host" else asked(cpu))
    assert default_library("host").stem == device


@pytest.mark.parametrize("start", ["%v", "%three"])
def test_what_sums_of_a_gpu_start_from_may_go_into_an_epilogue_of_another_type(start):
    """A bias or a constant does, so that what is stored is the epilogue's last type."""
    init = "linalg.broadcast ins(%v : tensor<?xf16>)" if start == "%v" else "linalg.fill ins(%three : f16)"
    text = f"""
    func.func @f(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %v: tensor<?xf16>, %c: tensor<?x?xf16>, %d: tensor<?x?xf32>)
        -> tensor<?x?xf32> {{
      %three = arith.constant 3.0 : f16
      %i = {init} outs(%c : tensor<?x?xf16>) {"dimensions = [0]" if start == "%v" else "-> tensor<?x?xf16>"}
      %p = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%i : tensor<?x?xf16>) -> tensor<?x?xf16>
      %r = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
          iterator_types = ["parallel", "parallel"]}} ins(%p : tensor<?x?xf16>) outs(%d : tensor<?x?xf32>) {{
      ^bb0(%x: f16, %o: f32):
        %z = arith.extf %x : f16 to f32
        linalg.yield %z : f32
      }} -> tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }}"""
    with dialect.new_context():
        found = default_gpu_libraries("sm_80", ir.Module.parse(text))
    assert "sm_80_f16" in [path.stem for path in found]


def test_layouts_have_their_own_where_they_were_measured():
    """Beside the one as written, which serves any other layout."""
    assert default_library("x86-64-v4", layout="nt").stem == "x86_64_v4_nt"
    assert default_library("x86-64-v4", layout="tn") is None
    with dialect.new_context():
        module = ir.Module.parse(contraction_source("f", ElementTypes.of(COVERED[0]), "nt"))
        first, *others = (path.stem for path in default_libraries("x86-64-v4", module))
        assert first == "x86_64_v4" and "x86_64_v4_nt" in others


def test_a_layout_of_a_less_able_cpu_is_left():
    """Sapphire Rapids has the instructions of Cooper Lake, and a library of its own that serves all layouts."""
    types = ("bf16", "bf16", "f32")
    found = {cpu: library_of_layout(cpu, types, "nt") for cpu in ("cooperlake", "znver4", "znver5", "sapphirerapids")}
    assert [path and path.stem for path in found.values()] == [*["cooperlake_bf16_nt"] * 2, "znver5_bf16_nt", None]
    assert default_library("sapphirerapids", types).stem == "sapphirerapids_bf16"


def test_no_library_for_a_cpu_without_its_features():
    with dialect.new_context():
        assert default_library("x86-64") is None


@pytest.mark.parametrize(
    "stem, cpu, message",
    [
        ("cascadelake_i8", "x86-64-v4", "states dot_i8: target CPU x86-64-v4 lacks avx512vnni"),
        ("cooperlake_bf16", "cascadelake", "states dot_bf16: target CPU cascadelake lacks avx512bf16"),
    ],
)
def test_a_library_of_an_instruction_that_the_cpu_lacks(stem, cpu, message):
    path = lib_dir() / "libraries" / f"{stem}.mlir"
    with dialect.new_context():
        with pytest.raises(DynmlirError) as error:
            require_known_cpu(path, cpu)
        assert str(error.value) == f"{path}:1:1: error: device '{stem.partition('_')[0]}': {message}"
        require_known_cpu(path, "cooperlake")


@pytest.mark.parametrize("path", shipped_libraries(), ids=lambda p: p.stem)
def test_kernels_have_families_and_coefficients(path):
    with dialect.new_context():
        device, library = load_library(path)
    if not device.is_cpu:
        return  # test_ptx.py has those of GPUs
    for kernel in library.micro_kernels:
        family_of(kernel, arithmetic_of(library, device))
        assert kernel.term("fma") > 0, kernel.name
        assert set(kernel.model) <= {*TERMS, *G_KEYS, *LIMITS}, kernel.name
        assert kernel.g(1) < kernel.g(100), kernel.name
    types = ElementTypes.of(library.element_types)
    assert with_edges(library.micro_kernels, device, types) == library.micro_kernels


def test_provenance_is_on_top():
    for path in shipped_libraries():
        head = path.read_text().split('"dynmlir.device"')[0]
        assert "// Measured on " in head or "// Modelled from the device's facts, not measured" in head


@pytest.mark.parametrize(("n", "k", "pays"), [(4096, 4096, True), (1000, 1000, True), (2, 768, False), (2, 32, False)])
def test_panels_are_for_weights_of_many_columns(n, k, pays):
    with dialect.new_context():
        plain, packed = (load_library(lib_dir() / "libraries" / f"x86_64_v4{layout}.mlir") for layout in ("", "_np"))
    assert (gain(plain, packed, {"n": n, "k": k}) > 1) == pays


@pytest.mark.parametrize(("kind", "cpu"), [("bf16", "cooperlake"), ("i8", "x86-64-v3")])
def test_what_dot_products_cannot_read_is_summed_product_by_product(kind, cpu):
    """A and B transposed: dot products take pairs of a row of A."""
    source = ProductForm(kind, layout="tt").source
    (operator,), remarks = problems_of_text(source, "in.mlir", CompileOptions(target_cpu=cpu))
    library = operator.problem.library
    assert library.layout == "tt" and arithmetic_of(library, operator.problem.device).dot is None and not remarks


@pytest.mark.parametrize("layout", ["in", "dn", "ni"])
@pytest.mark.parametrize("path", shipped_libraries(), ids=lambda path: path.stem)
def test_convolutions_have_tiles_that_their_family_can_have(path, layout):
    with dialect.new_context():
        device, library = load_library(path)
    made = for_layout(library, layout, device) if device.is_cpu else None
    if made is not None:
        arithmetic = arithmetic_of(made, device)
        assert [family_in_layout(kernel, layout, arithmetic) for kernel in made.micro_kernels]


@pytest.mark.parametrize("name", ["x86_64_v3", "x86_64_v3_bf16", "x86_64_v3_i8"])
def test_panels_are_read_by_many_rows_where_no_dot_products_are_lost(name):
    """Tiles on panels multiply product by product; bytes with AVX2 do not elsewhere."""
    with dialect.new_context():
        device, library = load_library(lib_dir() / "libraries" / f"{name}.mlir")
    derived = for_layout(library, "np", device)
    ahead = [kernel for kernel in derived.micro_kernels if kernel.family == "prepacked_ahead"]
    few = [kernel for kernel in derived.micro_kernels if kernel.family == "prepacked"]
    assert bool(ahead) != has_dots(library, device)
    assert few


@pytest.mark.parametrize("path", AS_WRITTEN, ids=lambda path: path.stem)
def test_groups_are_read_by_tiles_as_wide_as_a_panel(path):
    """Where an instruction takes the groups as they are: not of elements that are extended in them."""
    with dialect.new_context():
        device, library = load_library(path)
    derived, arithmetic = for_layout(library, "ng", device), arithmetic_of(library, device)
    assert (derived is not None) == (arithmetic.dot is not None and arithmetic.takes_groups_as_they_are)
    tiles = [kernel.tile for kernel in derived.micro_kernels] if derived is not None else []
    assert all(tile.n == 4 * arithmetic.lanes and tile.k % arithmetic.depth == 0 for tile in tiles)


@pytest.mark.parametrize(("layout", "family"), [("in", "window"), ("ni", "planar")])
@pytest.mark.parametrize("path", AS_WRITTEN, ids=lambda path: path.stem)
def test_images_have_no_tiles_of_so_few_rows_that_weights_are_waited_for(path, layout, family):
    """Weights of a block come from the L2: 3 x 128 multiplies as fast as they come, at best, and 1 x 64 at half of it.

    Whatever else a library has; where it has nothing else, those.
    """
    with dialect.new_context():
        device, library = load_library(path)
    tiles = tiles_of(family, library, layout, device)
    assert bool(tiles) == (family == "window" or has_masks(device))
    assert all(tile.m >= 5 for tile in tiles)
    few = tuple(kernel for kernel in library.micro_kernels if kernel.tile.m in (2, 3))
    if few:
        library = replace(library, micro_kernels=few)
        assert all(tile.m < 5 for tile in tiles_of(family, library, layout, device))


def tiles_of(family, library, layout, device):
    made = for_layout(library, layout, device)
    return [kernel.tile for kernel in made.micro_kernels if kernel.family == family] if made else []


#: Of f64 and f16 what is particular to a kind of AVX-512 f32 has, too.
WRITTEN_ONCE = [path for path in OF_CPUS if not path.stem.startswith(("znver5_f", "sapphirerapids_f"))]
#: Those whose other layouts are written, too: of one kind of AVX-512 with two multiply-adds a cycle f32 alone.
IN_EVERY_LAYOUT = [path for path in WRITTEN_ONCE if not path.stem.startswith(("znver5", "sapphirerapids_"))]


@pytest.mark.parametrize("path", WRITTEN_ONCE, ids=lambda path: path.stem)
def test_every_family_is_code_in_every_layout(path):
    """A kernel of each, as functions that parse and whose calls fit. test_ptx.py has those of GPUs."""
    with dialect.new_context():
        device, library = load_library(path)
        layouts = LAYOUTS if path in IN_EVERY_LAYOUT else [library.layout]
        made = {x: library if x == library.layout else for_layout(library, x, device) for x in layouts}
    for layout in [layout for layout, derived in made.items() if derived is not None]:
        families = {kernel.family: kernel for kernel in made[layout].micro_kernels}
        few = replace(made[layout], micro_kernels=tuple(families.values()))
        with context(), ir.Location.unknown():
            assert ir.Module.parse("\n".join(library_functions(few, device)))


def test_what_a_library_of_these_types_has_no_kernels_for_is_left_alone():
    """An image by transposed weights: tiles that read windows take weights as written, copies of an image one type."""
    x, w, c = "tensor<?x?x?x?xbf16>", "tensor<?x3x3x?xbf16>", "tensor<?x?x?x?xf32>"
    source = f"""func.func @f(%x: {x}, %w: {w}, %c: {c}) -> {c} {{
      %r = linalg.conv_2d_nhwc_fhwc ins(%x, %w : {x}, {w}) outs(%c : {c}) -> {c}
      return %r : {c}
    }}"""
    operators, remarks = problems_of_text(source, "in.mlir", CompileOptions(target_cpu="x86-64-v3"))
    assert operators == [] and "holds no micro-kernel that reads layout it" in str(remarks[0])
