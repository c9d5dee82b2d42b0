"""The code of GPU micro-kernels: what ptxas says of it, and what the libraries state."""

from __future__ import annotations

import re

import pytest

from dynmlir import dialect
from dynmlir.backend.ptxas import assemble, find_ptxas
from dynmlir.dialect.files import load_library
from dynmlir.driver.gpu_registers import kernel_ptx
from dynmlir.kernels.library import Library
from dynmlir.kernels.occupancy import resident_blocks, shared_bytes
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
    assert report.local_bytes == 0
    # Another version of ptxas may take a few more or less.
    assert abs(report.registers - kernel.term("registers")) <= 16
