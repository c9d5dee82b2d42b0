"""The code of GPU micro-kernels: what ptxas says of it, and what the libraries state."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from ptx_order import Disorder, check_order

from dynmlir import dialect
from dynmlir.backend.gpu_library import launches_of
from dynmlir.backend.ptxas import assemble, find_ptxas
from dynmlir.dialect.files import load_library
from dynmlir.driver.gpu_registers import kernel_ptx, library_ptx
from dynmlir.kernels.library import Library
from dynmlir.kernels.occupancy import RESERVED_SHARED_BYTES, resident_blocks, shared_bytes
from dynmlir.lowering.gpu.families import GPU_FAMILIES
from dynmlir.lowering.gpu.structure import structure_of
from dynmlir.resources import lib_dir

LIBRARIES = sorted(lib_dir().joinpath("libraries").glob("sm_*.mlir"))
needs_ptxas = pytest.mark.skipif(find_ptxas() is None, reason="ptxas is not on this machine (nvidia-cuda-nvcc-cu12)")


def load(path):
    with dialect.new_context():
        return load_library(path)


@pytest.mark.parametrize("path", LIBRARIES, ids=lambda p: p.stem)
def test_every_kernel_fits_the_device(path):
    """By shared memory and registers; there is one for every family of the element types, and one for every shape."""
    device, library = load(path)
    for kernel in library.micro_kernels:
        made = structure_of(kernel, library, device)
        assert made.shared_bytes == shared_bytes(kernel) <= device["shared_bytes_per_block"]
        assert kernel.term("registers") <= device["registers_per_thread"]
        assert 1 <= resident_blocks(kernel, device) <= 16


def one_of_each_family():
    """(library, kernel): the smallest of each family; its code is quickest to compile."""
    found = {}
    for stem in ("sm_80_f16", "sm_80_bf16_bf16", "sm_80_f32", "sm_80_tf32", "sm_90a_f16"):
        path = lib_dir() / "libraries" / f"{stem}.mlir"
        if path.exists():
            for kernel in sorted(load(path)[1].micro_kernels, key=lambda k: k.tile.m * k.tile.n):
                found.setdefault(kernel.family, (path, kernel))
    return list(found.values())


CASES = one_of_each_family()


def test_every_family_is_compiled():
    assert {kernel.family for _, kernel in CASES} == set(GPU_FAMILIES)


@needs_ptxas
@pytest.mark.parametrize("path, kernel", CASES, ids=lambda c: getattr(c, "name", None) or c.stem)
def test_ptxas_agrees_with_the_library(path, kernel):
    """The registers that occupancy is worked out from are ptxas's, and nothing is spilt."""
    device, library = load(path)
    alone = Library(library.name, library.operator, library.element_types, library.device, (kernel,))
    ptx = kernel_ptx(alone, device)
    assert not re.search(r"\b(ld|st)\.local", ptx)
    report = assemble(ptx, device.target_cpu)["kernel_class_0"]
    assert report.local_bytes == report.shared_bytes == 0  # what a launch is given is all the shared memory
    # Another version of ptxas may take a few more or less.
    assert abs(report.registers - kernel.term("registers")) <= 16


@pytest.mark.parametrize("stem", ["sm_90a_f16", "sm_90a_f32", "sm_80_tf32"])
def test_every_family_is_compiled_for_sm_90a(stem):
    """Without local memory; where there is ptxas, with the registers and shared memory that the device has."""
    device, library = load(lib_dir() / "libraries" / f"{stem}.mlir")
    device = replace(device, target_cpu="sm_90a")
    smallest = {}
    for kernel in sorted(library.micro_kernels, key=lambda k: -k.tile.m * k.tile.n):
        smallest[kernel.family] = kernel
    library = replace(library, micro_kernels=tuple(smallest.values()))
    ptx = library_ptx(library, device, "sm_90a")
    assert ".target sm_90a" in ptx and not re.search(r"\b(ld|st)\.local", ptx)
    for entry in ptx.split(".entry ")[1:]:
        assert check_order(entry) == (4 if "wgmma" in entry else 0)
    if find_ptxas():
        reports = assemble(ptx, "sm_90a")
        for group in launches_of(library, device).classes:
            report = reports[f"kernel_class_{group.number}"]
            stated = max(library.micro_kernels[k.index].term("registers") for k in group.kernels)
            assert report.local_bytes == 0 and not report.serialized
            assert len(group.kernels) > 1 or report.registers <= stated + 16
            assert report.registers * group.threads * group.resident <= device["registers_per_sm"]
            taken = report.shared_bytes + group.shared_bytes
            assert taken <= device["shared_bytes_per_block"]
            assert (taken + RESERVED_SHARED_BYTES) * group.resident <= device["shared_bytes_per_sm"]


@needs_ptxas
def test_products_of_wgmma_are_not_waited_for_one_by_one():
    """As they would be where two kernels share an entry."""
    device, library = load(lib_dir() / "libraries" / "sm_90a_f16.mlir")
    two = tuple(k for k in library.micro_kernels if k.family == "wgmma" and k.term("warps_m") == 8)[:2]
    reports = assemble(library_ptx(replace(library, micro_kernels=(*two, any_of(library))), device, "sm_90a"), "sm_90a")
    assert len(reports) == 3 and not any(report.serialized for report in reports.values())


def any_of(library):
    """The smallest kernel that takes rows at any address."""
    return min((k for k in library.micro_kernels if k.term("aligned") == 1), key=lambda k: k.tile.m * k.tile.n)


@pytest.fixture(scope="module")
def hopper():
    """The entry of the smallest kernel of wgmma."""
    path, kernel = next(case for case in CASES if case[1].family == "wgmma")
    device, library = load(path)
    ptx = kernel_ptx(replace(library, micro_kernels=(kernel,)), device)
    return ptx[ptx.index("{\n") :]


def test_wgmma_stands_in_the_order_that_the_isa_asks_for(hopper):
    assert check_order(hopper) == 4


@pytest.mark.parametrize(
    "seen, instead, fault",
    [
        (r"fence\.proxy\.async\S*;", "", "no fence.proxy.async"),
        (r"bar\.sync\s+0;", "", "no barrier"),
        (r"(fence\.proxy\.async\S*;)([^;]*)(bar\.sync\s+0;)", r"\3 \1", "no barrier|no fence"),
        (r"wgmma\.fence\S*;", "", "no wgmma.fence"),
        (r"wgmma\.commit_group\S*;", "", "of no group"),
        (r"wgmma\.wait_group\.sync\.aligned 0;", "", "under way"),
        (r"(wgmma\.commit_group\S*;)( })", r"\1\2 mov.b32 %r1, ACC;", "touched by mov"),
    ],
)
def test_the_order_is_checked(hopper, seen, instead, fault):
    """Without a fence, a barrier or a wait, or with one in another place, PTX must not pass."""
    first = re.search(r"wgmma\.mma_async\S+ \{(%\w+)", hopper)[1]
    broken = re.sub(seen, instead.replace("ACC", first), hopper)
    assert broken != hopper
    with pytest.raises(Disorder, match=fault):
        check_order(broken)
