"""Contractions of all forms and epilogues on GPUs' kernels, on simulated thread blocks, against NumPy in float64."""

from __future__ import annotations

import re
import tempfile
import zlib
from pathlib import Path

import numpy as np
import pytest
from gpu_case import INPUTS, MULTIPROCESSORS
from test_contractions import FORMS
from test_epilogues import BATCHED, EPILOGUES

from dynmlir.costmodel import select
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.driver.problems import problems_of_text
from dynmlir.simulate.module import SimulatedModule
from dynmlir.simulate.types import round_to

#: Sums over two dimensions are left to IREE; of what op a form comes test_contractions.py sees to.
SERVED = [name for name, (op, _) in FORMS.items() if name != "reduced" and op != "linalg.generic"]
SIZES = (0, 1, 2, 5, 8, 16, 17, 31, 40, 64, 65, 72)


def tensor(dims, element):
    return f"tensor<{'?x' * len(dims)}{element}>"


def contraction(name, element):
    op, form = FORMS[name]
    inputs, c = form.split("->")
    a, b = inputs.split(",")
    loops = sorted(set(a + b + c))
    maps = ", ".join(f"affine_map<({','.join(loops)}) -> ({','.join(dims)})>" for dims in (a, b, c))
    given = f"indexing_maps = [{maps}]" if op == "linalg.contract" else ""
    a, b, c = tensor(a, element), tensor(b, element), tensor(c, "f32")
    return f"""
func.func @{name}(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %r = {op} {given} ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}
  return %r : {c}
}}"""


def epilogue(name, element, result):
    extras, body, _ = EPILOGUES[name]
    body = body.replace("f32", result)
    arguments = "".join(f", %a{i}: {tensor(dims, result)}" for i, dims in enumerate(extras))
    maps = ", ".join(f"affine_map<(m, n) -> ({', '.join(dims)})>" for dims in ("mn", *extras, "mn"))
    inputs = "".join(f", %a{i}" for i in range(len(extras)))
    kinds = "".join(f", {tensor(dims, result)}" for dims in extras)
    elements = "".join(f", %e{i}: {result}" for i in range(len(extras)))
    a, c = tensor("mk", element), tensor("mn", result)
    return f"""
func.func @{name}(%a: {a}, %b: {a}, %c: {c}{arguments}) -> {c} {{
  %p = linalg.matmul ins(%a, %b : {a}, {a}) outs(%c : {c}) -> {c}
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
      ins(%p{inputs} : {c}{kinds}) outs(%c : {c}) {{
  ^bb0(%x: {result}{elements}, %o: {result}):
    {body}
    linalg.yield %y : {result}
  }} -> {c}
  return %r : {c}
}}"""


def module(text, library, target="cuda"):
    options = CompileOptions(target=target, debug=True, library=library)
    lowered = lower(text, "forms.mlir", options, locations=False)
    assert not lowered.remarks, lowered.remarks
    return SimulatedModule(lowered.text, MULTIPROCESSORS)


def random(rng, sizes, dims, element):
    return round_to(rng.standard_normal([sizes[x] for x in dims]), element)


def draw(rng, letters):
    return {x: int(rng.choice(SIZES)) for x in "mnk"} | {x: int(rng.integers(0, 4)) for x in letters if x not in "mnk"}


def check(got, want, size, unit):
    assert got.shape == want.shape
    wrong = np.argwhere(~(np.abs(got - want) <= 2 * unit * np.abs(want) + 2**-19 * size))
    assert not len(wrong), f"{len(wrong)} wrong, first at {wrong[0]}"


def call(made, entry, *given):
    """The result, of launches none of whose ldmatrix reads rows from the same banks."""
    made.launches.clear()
    results = made.call(entry, *given)
    assert made.conflicts == 0
    return results


def run(made, name, sizes, plan=None, element="f16"):
    _, form = FORMS[name]
    inputs, dims = form.split("->")
    rng = np.random.default_rng(zlib.crc32(f"{name} {sizes}".encode()))
    a, b = (random(rng, sizes, d, element) for d in inputs.split(","))
    before = random(rng, sizes, dims, "f32")
    entry = name if plan is None else next(f for f in made.names if re.fullmatch(rf"{name}_\w+_forced", f))
    given = [a, b, before]
    (got,) = call(made, entry, *given, *(plan or ()))
    want = np.einsum(form, a.astype("f8"), b.astype("f8")) + before
    check(got, want, np.einsum(form, abs(a).astype("f8"), abs(b)) + 1, 2**-23)


@pytest.fixture(scope="module")
def halves():
    return module("\n".join(contraction(name, "f16") for name in SERVED), library=str(INPUTS / "three.mlir"))


@pytest.mark.parametrize("name", SERVED)
def test_forms_of_f16(halves, name):
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    letters = set(FORMS[name][1]) - set(",->")
    for sizes in [draw(rng, letters) for _ in range(3)]:
        run(halves, name, sizes)


@pytest.mark.parametrize("name", ["matmul_tn", "heads"])
def test_every_kernel_on_every_layout(halves, name):
    """Rows at multiples of 16 bytes, an odd N, nothing aligned: then a plan runs on the kernel that takes all."""
    letters = {x: 2 for x in FORMS[name][1] if x in "bd"}
    for kernel in range(3):
        for m, n, k in ((72, 136, 136), (40, 67, 72), (33, 8, 35)):
            run(halves, name, {"m": m, "n": n, "k": k, **letters}, plan_of(m, kernel))


@pytest.mark.parametrize("name", ["matmul_nt", "matmul_tn", "heads"])
def test_rows_at_any_address_on_every_layout(name):
    made = module(contraction(name, "f16"), library=str(INPUTS / "skewed.mlir"))
    letters = {x: 2 for x in FORMS[name][1] if x in "bd"}
    for kernel in range(4):
        for m, n, k in ((67, 65, 33), (72, 136, 136), (9, 3, 20), (40, 67, 72)):
            run(made, name, {"m": m, "n": n, "k": k, **letters}, plan_of(m, kernel))


@pytest.mark.parametrize("name", [name for name in ("vecmat", "batch_matvec") if name in SERVED])
def test_vectors_at_any_address(name):
    """A vector is a matrix of one row, whose rows are 0 apart."""
    made = module(contraction(name, "f16"), library=str(INPUTS / "skewed.mlir"))
    for n, k in ((5, 7), (8, 8), (67, 33)):
        run(made, name, {"m": n, "n": n, "k": k, "b": 3})


def plan_of(m, kernel):
    return (1, m, 0, m, 0, m, kernel, *[-1] * 6)


def test_a_split_reduction_of_every_batch(halves):
    run(halves, "batch_nt", {"b": 3, "m": 24, "n": 24, "k": 1024}, plan_of(24, 1))
    (_, blocks), (name, _) = halves.launches
    assert blocks > 3 and name.endswith("_sum")


def test_plans_for_all_batches_are_the_models(halves):
    """The emitted function against the array reading, with the number of batches among its sizes."""
    options = CompileOptions(target="cuda", library=str(INPUTS / "three.mlir"))
    (operator,), _ = problems_of_text(contraction("batch_nt", "f16"), "forms.mlir", options)
    rng = np.random.default_rng(0)
    sizes = np.exp(rng.uniform(0, [6, 6, 8, 5, 5], (60, 5))).astype(np.int64)
    sizes[::2, :3] = -(-sizes[::2, :3] // 8) * 8
    wanted = select(operator.problem, *sizes.T)
    for row, want in zip(sizes.tolist(), wanted, strict=True):
        assert [int(v) for v in halves.call("batch_nt_contract_0_plan", *row)] == want.tolist(), row
    assert len(np.unique(wanted[:, 6])) > 1


def test_forms_of_f32():
    """CUDA cores: what lies the other way is turned round by its copies."""
    names = ("matmul_nt", "matmul_tn", "batch_nt")
    singles = module("\n".join(contraction(name, "f32") for name in names), library=str(INPUTS / "simt.mlir"))
    for name in names:
        for kernel, (m, n, k) in enumerate(((72, 68, 36), (20, 132, 264), (9, 67, 35))):
            run(singles, name, {"m": m, "n": n, "k": k, "b": 2}, plan_of(m, kernel), element="f32")


def test_wgmma_reads_operands_either_way():
    names = ("matmul_nt", "matmul_tn", "batch_nt")
    text = "\n".join(contraction(name, "f16") for name in names)
    made = module(text, library=str(INPUTS / "wgmma.mlir"), target="cuda:sm_90a")
    for name in names:
        run(made, name, {"m": 136, "n": 200, "k": 72, "b": 2}, plan_of(136, 0))
        assert made.launches[0][0].endswith("class_0")
    run(made, "matmul_nt", {"m": 70, "n": 67, "k": 72}, plan_of(70, 0))
    assert made.launches[0][0].endswith("class_1"), "rows of C that pairs cannot be stored to"


@pytest.fixture(scope="module")
def finished():
    """Epilogues on three kernels, one of which splits the reduction, in f32 and in f16."""
    whole = (INPUTS / "three.mlir").read_text()
    return {
        result: module("\n".join(epilogue(name, "f16", result) for name in names), library=library(whole, result))
        for result, names in (("f32", tuple(EPILOGUES)), ("f16", ("bias_gelu",)))
    }


def library(text, result):
    path = Path(tempfile.mkdtemp()) / "library.mlir"
    path.write_text(text.replace("[f16, f16, f32]", f"[f16, f16, {result}]"))
    return str(path)


@pytest.mark.parametrize("name, result", [*((name, "f32") for name in EPILOGUES), ("bias_gelu", "f16")])
def test_epilogues(finished, name, result):
    """By the plan, and by every kernel: once, after the whole sum, at every edge."""
    extras, _, expected = EPILOGUES[name]
    made, rng = finished[result], np.random.default_rng(1)
    forced = next(entry for entry in made.names if re.fullmatch(rf"{name}_\w+_forced", entry))
    for kernel, (m, n, k) in enumerate(((72, 136, 136), (24, 64, 1032), (33, 67, 35))):
        sizes = {"m": m, "n": n, "k": k}
        a, b, c = random(rng, sizes, "mk", "f16"), random(rng, sizes, "kn", "f16"), random(rng, sizes, "mn", result)
        operands = [random(rng, sizes, dims, result) for dims in extras]
        summed = a.astype("f8") @ b.astype("f8") + c
        want = expected(round_to(summed, result).astype("f8"), *operands)
        unit = {"f32": 2**-23, "f16": 2**-9}[result]
        whole = [
            x.reshape([sizes[d] if d in dims else 1 for d in "mn"]) for x, dims in zip(operands, extras, strict=True)
        ]
        size = abs(a).astype("f8") @ abs(b) + 1
        for entry, given in ((name, operands), (forced, [*whole, *plan_of(m, kernel)])):
            (got,) = call(made, entry, a, b, c, *given)
            check(got, want, 4 * size * max(1, unit / 2**-19), unit)


def test_epilogues_of_batches():
    made, rng = module(BATCHED, library=str(INPUTS / "simt.mlir")), np.random.default_rng(2)
    b, m, n, k = 3, 9, 20, 24
    x, y, c, d, v = (rng.standard_normal(s).astype("f4") for s in ((b, m, k), (k, n), (b, m, n), (b, m, n), (b, n)))
    residual, shifted = call(made, "batched", x, y, c, d, v)
    product = x.astype("f8") @ y + c
    assert np.allclose(residual, product + d, atol=1e-4) and np.allclose(shifted, product - v[:, None], atol=1e-4)


ROUNDED = """
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>
func.func @rounded(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %w: tensor<?x?xf32>, %d: tensor<?x?xf16>,
                   %bias: tensor<?xf16>) -> tensor<?x?xf16> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%w : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = arith.truncf %p : tensor<?x?xf32> to tensor<?x?xf16>
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%r, %bias : tensor<?x?xf16>, tensor<?xf16>) outs(%d : tensor<?x?xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %z = arith.addf %x, %y : f16
    linalg.yield %z : f16
  } -> tensor<?x?xf16>
  return %s : tensor<?x?xf16>
}"""


def test_a_product_is_rounded_where_it_is_stored():
    """As imports write a linear layer of f16: summed up in f32, rounded, a bias added. One launch, no f32 in memory."""
    made, rng = module(ROUNDED, library=str(INPUTS / "three.mlir")), np.random.default_rng(3)
    for m, n, k in ((72, 136, 136), (24, 64, 1032), (33, 67, 35)):
        sizes = {"m": m, "n": n, "k": k}
        a, b, bias = (random(rng, sizes, dims, "f16") for dims in ("mk", "kn", "n"))
        (got,) = call(made, "rounded", a, b, np.zeros((m, n), "f4"), np.zeros((m, n), "f2"), bias)
        product = a.astype("f8") @ b.astype("f8")
        assert (got == got.astype("f2")).all() and len(made.launches) <= 2
        size = abs(a).astype("f8") @ abs(b) + 1
        check(got, round_to(product, "f16").astype("f8") + bias, 2**9 * size, 2**-10)


#: Name -> types of inputs, of sums, of what is read beside, its sizes, type of the result; body on %x and %e0; NumPy's.
CASTS = {
    "gelu_rounded": (
        ("f16", "f32", "f32", "n", "f16"),
        EPILOGUES["bias_gelu"][1]
        + """
    %z = arith.truncf %y : f32 to f16""",
        EPILOGUES["bias_gelu"][2],
    ),
    "residual_f16": (
        ("f16", "f32", "f16", "mn", "f32"),
        """%w = arith.extf %e0 : f16 to f32
    %z = arith.addf %x, %w : f32""",
        lambda x, residual: x + residual,
    ),
    "scaled_by_bytes": (
        ("bf16", "f32", "i8", "m", "bf16"),
        """%w = arith.sitofp %e0 : i8 to f32
    %y = arith.mulf %x, %w : f32
    %z = arith.truncf %y : f32 to bf16""",
        lambda x, scale: x * scale[:, None],
    ),
    "singles_rounded": (
        ("f32", "f32", "bf16", "n", "f16"),
        """%w = arith.extf %e0 : bf16 to f32
    %y = arith.addf %x, %w : f32
    %least = arith.constant 0.0 : f32
    %u = arith.maximumf %y, %least : f32
    %z = arith.truncf %u : f32 to f16""",
        lambda x, bias: np.maximum(x + bias, 0),
    ),
    "extended_again": (
        ("f16", "f16", "f32", "n", "f32"),
        """%w = arith.extf %x : f16 to f32
    %z = arith.mulf %w, %e0 : f32""",
        lambda x, scale: x * scale,
    ),
    "whole_numbers_rounded": (
        ("f16", "f32", "i32", "n", "f32"),
        """%u = arith.sitofp %e0 : i32 to bf16
    %w = arith.extf %u : bf16 to f32
    %z = arith.addf %x, %w : f32""",
        lambda x, shift: x + round_to(shift, "bf16"),
    ),
}


def cast(name):
    (inputs, sums, read, dims, result), body, _ = CASTS[name]
    a, p, e, c = tensor("mk", inputs), tensor("mn", sums), tensor(dims, read), tensor("mn", result)
    maps = ", ".join(f"affine_map<(m, n) -> ({', '.join(x)})>" for x in ("mn", dims, "mn"))
    return f"""
func.func @{name}(%a: {a}, %b: {a}, %d: {p}, %c: {c}, %e: {e}) -> {c} {{
  %zero = arith.constant 0.0 : {sums}
  %i = linalg.fill ins(%zero : {sums}) outs(%d : {p}) -> {p}
  %p = linalg.matmul ins(%a, %b : {a}, {a}) outs(%i : {p}) -> {p}
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
      ins(%p, %e : {p}, {e}) outs(%c : {c}) {{
  ^bb0(%x: {sums}, %e0: {read}, %o: {result}):
    {body}
    linalg.yield %z : {result}
  }} -> {c}
  return %r : {c}
}}"""


@pytest.mark.parametrize(
    "name, library, target",
    [(name, "simt" if name == "singles_rounded" else "three", "cuda") for name in CASTS]
    + [("gelu_rounded", "wgmma", "cuda:sm_90a")],
)
def test_casts_are_part_of_the_store(name, library, target, tmp_path):
    """Sums, what is read beside and the result of different types: by the plan and by every kernel, at every edge."""
    (inputs, sums, read, dims, result), _, expected = CASTS[name]
    whole, path = (INPUTS / f"{library}.mlir").read_text(), tmp_path / "library.mlir"
    path.write_text(whole.replace("[f16, f16, f32]", f"[{inputs}, {inputs}, f32]"))
    made, rng = module(cast(name), str(path), target), np.random.default_rng(4)
    forced = next(entry for entry in made.names if entry.endswith("_forced"))
    unit = max({"f32": 2**-23, "f16": 2**-10, "bf16": 2**-7}[kind] for kind in (sums, result))
    shapes = ((72, 136, 136), (24, 64, 1032), (33, 67, 35))
    for kernel, (m, n, k) in list(enumerate(shapes))[: whole.count("dynmlir.micro_kernel")]:
        sizes = {"m": m, "n": n, "k": k}
        a, b = random(rng, sizes, "mk", inputs), random(rng, sizes, "kn", inputs)
        most = {"i8": 9, "i32": 9999}.get(read)
        e = rng.integers(-most, most, sizes[dims]).astype("f4") if most else random(rng, sizes, dims, read)
        want = expected(a.astype("f8") @ b.astype("f8"), e)
        nothing = np.zeros((m, n), "f4")
        for entry in (name, forced):
            planned = [e.reshape([sizes[d] if d in dims else 1 for d in "mn"]), *plan_of(m, kernel)]
            given = [nothing, nothing, e] if entry == name else [nothing, *planned]
            (got,) = call(made, entry, a, b, *given)
            assert len(made.launches) <= 2 and (got == round_to(got, result)).all()
            check(got, want, 2**19 * 4 * unit * (abs(want) + 1) + 40 * (abs(a).astype("f8") @ abs(b) + 1), unit)
