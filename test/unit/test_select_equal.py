"""The two readings of selection choose the same plans: arrays, and emitted MLIR compiled natively."""

from __future__ import annotations

import dataclasses
import functools
import re

import numpy as np
import pytest
from native import Native
from synthetic import DEVICE, library

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.costmodel import MODELS, PLAN, Problem, emit_select, find_model, select
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.emit import CASES_OF_PARTS, MOST_CASES
from dynmlir.costmodel.model import TOLD
from dynmlir.costmodel.shortlists import Extent, applying
from dynmlir.device.facts import Device
from dynmlir.dialect.files import load_library
from dynmlir.kernels.patterns import PATTERNS
from dynmlir.kernels.shortlist import EVENNESS, MOST_FACTOR, SIZES, Shortlist
from dynmlir.lowering.derived import for_layout
from dynmlir.resources import lib_dir

COUNT = 100_000
FIRST = PLAN.index("kernel1")
PRIMES = (2, 3, 7, 31, 97, 257, 521, 1031, 4099, 8191)


def problem(model, patterns=("I", "II"), micro_kernels=None, device=DEVICE):
    chosen = dataclasses.replace(library(), micro_kernels=micro_kernels or library().micro_kernels)
    return Problem(chosen, device, find_model(model), {name: PATTERNS[name] for name in patterns})


def shapes(count, seed=0):
    """m, n, k, pes: half random, half with every size on a boundary: 0, 1, a tile, one beside it...

    Operators of 2^40 multiply-adds and more, minutes of work, are made smaller: costs, in 1/256 ps in the cpu
    model, must stay below 2^62.
    """
    rng = np.random.default_rng(seed)
    tiles = {size for kernel in library().micro_kernels for size in kernel.tile}
    edges = {0, 1, 2**21, *PRIMES, *(2**i for i in range(13))}
    edges |= {t * i + d for t in tiles for i in (1, 2, 16) for d in (-1, 0, 1)}
    boundary = rng.choice(sorted(edges), (3, count // 2))
    random = np.exp(rng.uniform(0, 9, (3, count - count // 2))).astype(np.int64)
    m, n, k = np.concatenate([boundary, random], axis=1)
    n = np.where(m * n >= 2**40, n % 1024, n)
    k = np.where(m * n * k.astype(float) >= 2**40, k % 1024, k)
    return (m, n, k, rng.choice([1, 2, 3, 8, 108], count))


def gpu_problem():
    """The shipped library of f16 on an A100, with the patterns that a GPU tries."""
    with dialect.new_context():
        device, library = load_library(lib_dir() / "libraries" / "sm_80_f16.mlir")
    return Problem(library, device, find_model("gpu"), {name: PATTERNS[name] for name in ("I", "II")})


def test_equal_choices_on_a_gpu():
    """Half of the shapes have rows at multiples of eight, as its fast kernels ask for."""
    chosen, (m, n, k, pes) = gpu_problem(), shapes(COUNT)
    even = np.arange(COUNT) % 2 == 0
    sizes = (m, np.where(even, n // 8 * 8, n), np.where(even, k // 8 * 8, k), pes)
    want = select(chosen, *sizes)
    assert not differing(want, Native(chosen)(*sizes), sizes)
    programs = np.unique(np.delete(want, range(1, 6), axis=1), axis=0)
    assert len(programs) >= 20, "too few pairs of pattern and kernels to mean much"


def differing(want, got, sizes):
    """Lines that reproduce the first differences."""
    rows = np.flatnonzero((want != got).any(axis=1))[:5]
    return [f"m, n, k, pes = {[int(s[i]) for s in sizes]}: {want[i]} != {got[i]}" for i in rows]


@pytest.mark.parametrize("model", ["cpu", "mikpoly", "shared-waves", "wave", "pipe"])
def test_equal_choices(model):
    chosen, sizes = problem(model), shapes(COUNT)
    want = select(chosen, *sizes)
    native = native_cpu() if model == "cpu" else Native(chosen)
    assert not differing(want, native(*sizes), sizes)
    programs = np.unique(np.delete(want, range(1, 6), axis=1), axis=0)
    assert len(programs) >= 20, "too few pairs of pattern and kernels to mean much"


def test_equal_choices_of_batches():
    chosen, sizes = problem("cpu", ("I",)), shapes(20_000)
    batches = np.random.default_rng(1).choice([1, 2, 12, 192, 4096], len(sizes[0]))
    want = select(chosen, *sizes, batches)
    assert not differing(want, Native(chosen, told=1)(*sizes, batches), sizes)
    assert differing(want, select(chosen, *sizes), sizes), "they change nothing"


def test_equal_choices_of_batches_that_shortlists_know():
    """Bounds on how many products there are, and on all that they read and write."""
    names = [kernel.name for kernel in library().micro_kernels]
    lists = (
        Shortlist({}, {"batches": 1, "mnk": 5_000}, tuple(names[::7])),
        Shortlist({"elements": 2_000_000}, {}, tuple(names[1::6]), (300,) * len(names[1::6])),
        Shortlist({"batches": 3}, {"nk": 40_000}, tuple(names[2::5])),
        Shortlist({}, {}, tuple(names[3::3])),
    )
    chosen = dataclasses.replace(problem("cpu", ("I",)), library=dataclasses.replace(library(), shortlists=lists))
    sizes = shapes(20_000)
    batches = np.random.default_rng(1).choice([1, 2, 12, 192, 4096], len(sizes[0]))
    want = select(chosen, *sizes, batches)
    assert not differing(want, Native(chosen, told=1)(*sizes, batches), sizes)
    single = select(chosen, *sizes)  # as where nothing is told: one product
    assert not differing(single, Native(chosen)(*sizes), sizes)
    assert not differing(want[batches == 1], single[batches == 1], [size[batches == 1] for size in sizes])
    assert differing(want, single, sizes), "they change nothing"


@pytest.mark.parametrize("layout", ["in", "dn", "ni"])
def test_equal_choices_of_images(layout):
    """Libraries for images, told of images of any kind, those that no convolution has among them."""
    with dialect.new_context():
        device, matrices = load_library(lib_dir() / "libraries" / "x86_64_v4.mlir")
    images = for_layout(matrices, layout, device)
    chosen = Problem(images, device, find_model("cpu"), {"I": PATTERNS["I"]})
    sizes, rng = shapes(20_000), np.random.default_rng(2)
    batches, *told = (rng.choice(values, len(sizes[0])) for values in ([0, 1, 8], *[[0, 1, 2, 5, 49]] * 4))
    told = (batches, *told, sizes[2] * rng.integers(0, 101, len(sizes[0])) // 100)
    want = select(chosen, *sizes, *told)
    assert not differing(want, Native(chosen, told=len(TOLD))(*sizes, *told), sizes)
    one = len(images.micro_kernels) == 1
    assert one or differing(want, select(chosen, *sizes), sizes), "they change nothing"


def test_every_registered_model_is_tested():
    marks = test_equal_choices.pytestmark
    tested = {*marks[0].args[1], "gpu"}  # that by test_equal_choices_on_a_gpu
    assert tested == {m for m in MODELS if type(MODELS[m]).__module__.startswith("dynmlir.")}


@pytest.mark.parametrize("model", ["cpu", "shared-waves"])
def test_equal_choices_with_all_patterns(model):
    chosen, sizes = (
        problem(model, tuple(PATTERNS), library().micro_kernels[:: 6 if model == "cpu" else 4]),
        shapes(3_000),
    )
    want = select(chosen, *sizes)
    assert not differing(want, Native(chosen)(*sizes), sizes)
    assert set(want[:, 0]) == set(range(10)), "some pattern is never chosen"


def test_equal_choices_with_shortlists():
    kernels = library().micro_kernels
    names = [kernel.name for kernel in kernels]
    shortlists = (
        Shortlist({}, {"mnk": 5_000}, tuple(names[::7])),
        Shortlist({"m": 9}, {"nk": 40_000}, (*names[1::6], "gone")),
        Shortlist({"mn": 30_000}, {}, tuple(names[2::5])),
        Shortlist({"n_even": 64}, {"k": 100}, tuple(names[3::3])),
    )
    few = dataclasses.replace(library(), shortlists=shortlists)
    chosen, sizes = dataclasses.replace(problem("cpu", ("I",)), library=few), shapes(20_000)
    want = select(chosen, *sizes)
    assert not differing(want, Native(chosen)(*sizes), sizes)
    assert differing(want, select(problem("cpu", ("I",)), *sizes), sizes), "they shorten nothing"
    # Of the last list, for it stands in where none applies; a kernel in no list is tried everywhere.
    listed = {name for one in shortlists for name in one.kernels}
    allowed = {*shortlists[-1].kernels, *(set(names) - listed)}
    assert names[select(chosen, 5, 5, 4_000, 1)[6]] in allowed
    beside, sizes = dataclasses.replace(problem("cpu"), library=few), shapes(2_000)
    assert not differing(select(beside, *sizes), select(problem("cpu"), *sizes), sizes)


def test_the_list_that_applies_is_the_first_that_holds():
    """However it is asked: leaves of a tree, one that never holds in place of another, and trees that overlap."""
    rng, (m, n, k, _) = np.random.default_rng(3), shapes(4_000)
    batches = (2 ** rng.uniform(0, 9, len(m))).astype(int)
    sizes = {"batches": batches, "elements": batches * (m * k + n * k + m * n)}
    sizes |= {"m": m, "n": n, "k": k, "mn": m * n, "mk": m * k, "nk": n * k, "mnk": m * n * k}
    for size, values in (("n", n), ("k", k)):
        sizes[f"{size}_even"] = np.max([np.where(values % unit, 1, unit) for unit in EVENNESS], axis=0)

    def leaves(least, most, depth):
        name, bound = SIZES[rng.integers(len(SIZES))], int(2 ** rng.uniform(0, 16))
        if not depth or not least.get(name, 0) <= bound < most.get(name, 1 << 40):
            return [(least, most)]
        return leaves(least, {**most, name: bound}, depth - 1) + leaves({**least, name: bound + 1}, most, depth - 1)

    for turn in range(30):
        boxes = [pair for _ in range(1 + turn % 3) for pair in leaves({}, {}, 5)]
        if turn % 2:
            boxes[int(rng.integers(len(boxes)))] = ({"m": 9}, {"m": 8})
        lists = [Shortlist(least, most, ("k",)) for least, most in boxes]
        expected = np.full(len(m), len(lists) - 1)
        for position, one in reversed(list(enumerate(lists))):
            holds = np.ones(len(m), bool)
            for name, bound in one.at_least.items():
                holds &= sizes[name] >= bound
            for name, bound in one.at_most.items():
                holds &= sizes[name] <= bound
            expected[holds] = position
        found = np.broadcast_to(applying(Arrays(), lists, Extent(m, n, k, 1, batches)), len(m))
        assert np.array_equal(found, expected), boxes


def test_equal_choices_with_factors_of_shortlists():
    """Also where a price is that of no sizes, times the largest factor; one factor in one reading is noticed."""
    kernels = library().micro_kernels
    names = tuple(kernel.name for kernel in kernels)
    some = tuple(64 + 37 * i % 960 for i in range(len(names)))

    def listed(*factors):
        lists = (Shortlist({}, {"mnk": 50_000}, names[::2], some[::2]), Shortlist({}, {}, names, factors))
        return dataclasses.replace(problem("cpu", ("I",)), library=dataclasses.replace(library(), shortlists=lists))

    chosen, sizes = listed(*some), shapes(20_000)
    want = select(chosen, *sizes)
    assert not differing(want, Native(chosen)(*sizes), sizes)
    assert differing(want, select(problem("cpu", ("I",)), *sizes), sizes), "they change nothing"
    most = listed(*[MOST_FACTOR] * len(names))
    assert not differing(select(most, *sizes), Native(most)(*sizes), sizes)
    # One of a kernel that is chosen there.
    index = int(select(chosen, 100, 2_000, 300, 1)[6])
    other = listed(*some[:index], MOST_FACTOR, *some[index + 1 :])
    assert differing(want, Native(other)(*sizes), sizes)


def test_equal_choices_of_many_shortlists_and_kernels():
    """More than one switch has cases: CASES_OF_PARTS of them in each of several, the last one with fewer."""
    kernels = tuple(
        dataclasses.replace(kernel, name=f"{kernel.name}_{i}", model=dict(kernel.model) | {"call": 1000 * i})
        for i in range(3)
        for kernel in library().micro_kernels
    )
    assert len(kernels) > MOST_CASES and len(kernels) % CASES_OF_PARTS
    names = [kernel.name for kernel in kernels]
    bounds = [int(2 ** (i / 2)) for i in range(1, 90)]
    lists = tuple(
        Shortlist({"mnk": least}, {"mnk": most - 1}, [names[(i * step + i) % len(names)] for step in range(1 + i % 5)])
        for i, (least, most) in enumerate(zip([0, *bounds], [*bounds, 2**60], strict=True))
    )
    chosen = dataclasses.replace(library(), micro_kernels=kernels, shortlists=lists)
    chosen = dataclasses.replace(problem("cpu", ("I",)), library=chosen)
    sizes = shapes(8_000)
    want = select(chosen, *sizes)
    assert not differing(want, Native(chosen)(*sizes), sizes)
    assert len(set(applying(Arrays(), lists, Extent(*sizes[:3])))) > 40
    assert set(want[:, FIRST] // CASES_OF_PARTS) >= set(range(len(kernels) // CASES_OF_PARTS))


@pytest.mark.parametrize(
    "known, priced",
    [({"k": 40}, range(9)), ({"n": 7, "k": 500}, range(9, 38)), ({"k": 40, "pes": 1, "n": 7}, range(3))],
)
def test_what_lists_of_known_sizes_name_is_priced_alone(known, priced):
    """Nine kernels are for short reductions, three of them for few columns: no price of others is in the function."""
    names = [kernel.name for kernel in library().micro_kernels]
    few, others = names[:9], names[9:]
    lists = (Shortlist({}, {"k": 99, "n": 50}, few[:3]), Shortlist({}, {"k": 99}, few), Shortlist({}, {}, others))
    chosen = problem("cpu", ("I",))
    chosen = dataclasses.replace(chosen, library=dataclasses.replace(library(), shortlists=lists))
    sizes = dict(zip(("m", "n", "k", "pes"), shapes(10_000), strict=True))
    sizes |= {name: np.full(10_000, value) for name, value in known.items()}
    arrays = tuple(sizes.values())
    assert not differing(select(chosen, *arrays), Native(chosen, known)(*arrays), arrays)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        emit_select(module, "select", chosen, known)
    assert priced_in(module) == set(priced)


def priced_in(module):
    """The micro-kernels whose prices are functions of a module."""
    return {int(found) for found in re.findall(r"func.func private @select_cost(\d+)", str(module))}


@pytest.mark.parametrize("known", [{"n": 768, "k": 768}, {"m": 1}, {"m": 64, "n": 0}, {"pes": 1}, {"k": 0}])
def test_static_sizes_fold_to_the_same_choices(known):
    chosen = problem("cpu", micro_kernels=library().micro_kernels[::3])
    sizes = dict(zip(("m", "n", "k", "pes"), shapes(10_000), strict=True))
    sizes |= {name: np.full(10_000, value) for name, value in known.items()}
    arrays = tuple(sizes.values())
    assert not differing(select(chosen, *arrays), Native(chosen, known)(*arrays), arrays)


@pytest.mark.parametrize("kernel, key", [(9, "fma"), (20, "visit"), (37, "pack"), (29, "region"), (26, "once_near")])
def test_one_other_coefficient_is_noticed(kernel, key):
    """The comparison is not vacuous: readings of models that differ in one number differ."""
    kernels = list(library().micro_kernels)
    model = dict(kernels[kernel].model) | {key: kernels[kernel].model[key] // 2}
    kernels[kernel] = dataclasses.replace(kernels[kernel], model=model)
    sizes = shapes(1_000)
    assert differing(select(problem("cpu", micro_kernels=tuple(kernels)), *sizes), native_cpu()(*sizes), sizes)


def test_one_other_fact_is_noticed():
    other = Device(DEVICE.name, DEVICE.target_cpu, dict(DEVICE.facts) | {"l3_mbs": 50_000})
    sizes = shapes(1_000)
    assert differing(select(problem("cpu", device=other), *sizes), native_cpu()(*sizes), sizes)


@functools.cache
def native_cpu():
    """The unchanged cpu model, compiled once."""
    return Native(problem("cpu"))
