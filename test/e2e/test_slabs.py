"""Micro-kernels that prefetch A or B in memory's order, or rows of a strip; and sweeps without masks."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from operands import kernels

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.generate.operation import find_operation

#: Kernels that pack B, for AVX-512 and AVX2.
BLOCKS = (
    ("block_slab_6x64x32", "block_slab_8x32x16", "block_slab_16x16x64"),
    ("block_slab_6x16x32", "block_slab_2x32x16"),
)
#: Kernels whose whole panels have no masks.
WHOLE = (
    *("sweep_whole_6x64x16", "sweep_whole_10x32x64", "sweep_whole_3x128x32", "sweep_whole_8x48x16"),
    *("strip_1x256x64", "strip_6x64x16", "strip_8x48x32"),
)
#: Kernels along K that prefetch A.
ALONG_K = ("dot_ahead_4x4x32", "dot_ahead_2x8x16", "dot_ahead_1x2x64")
#: Layout of B -> kernels for AVX-512, whose panels are as wide as the widest, and for AVX2.
WIDE = {
    "nn": (
        *("slab_6x64x16", "slab_8x32x16", "slab_16x16x32", "slab_5x48x16", "axpy_4x32x8", "axpy_2x64x64"),
        *WHOLE,
        *ALONG_K,
    ),
    "np": ("prepacked_slab_6x64x16", "prepacked_slab_8x32x16", "prepacked_slab_16x16x32"),
    "nt": ("dot_slab_4x6x32", "dot_slab_3x8x64", "dot_slab_8x3x32", "dot_slab_1x4x32", *ALONG_K, *BLOCKS[0]),
}
NARROW = {
    "nn": ("slab_6x16x16", "slab_2x32x16", "slab_12x8x16", "axpy_4x16x64", "axpy_4x8x3", *ALONG_K[1:]),
    "np": ("prepacked_slab_6x16x16", "prepacked_slab_12x8x16"),
    "nt": ("dot_slab_2x4x32", "dot_slab_6x2x32", *ALONG_K[1:], *BLOCKS[1]),
}
#: Kernels that prefetch A otherwise on Zen 5.
TALL = ("tall_6x64x16", "tall_10x32x64", "tall_16x16x32", "tall_8x48x32")
DEVICES = {"x86_64_v4": WIDE, "sapphirerapids": WIDE, "x86_64_v3": NARROW, "znver5": {"nn": TALL, "nt": TALL}}
#: One row tile, as many as a row of a tile has lines, and more; with rows left over and without.
ROWS = (1, 6, 7, 16, 17, 30)
#: Blocks of columns and of the reduction: none, one, several, and parts of one.
SIZES = ((1, 3), (9, 0), (64, 40), (70, 64), (130, 33), (2100, 40))


def lay(b: np.ndarray, layout: str, width: int) -> np.ndarray:
    """B as a layout has it; in panels of so many columns, the last filled up with zeros."""
    if layout[1] == "n":
        return b
    if layout[1] == "t":
        return np.ascontiguousarray(b.swapaxes(-1, -2))
    padded = np.pad(b[0], ((0, 0), (0, -b.shape[2] % width)))
    panels = padded.reshape(len(padded), padded.shape[1] // width, width)
    return np.ascontiguousarray(panels.transpose(1, 0, 2))


#: Devices whose caches a test takes for smaller than any batch: the next product's B is prefetched, too.
FAR = ("znver5", "x86_64_v3")
#: Of f64 one device of a kind: what is particular to two multiply-adds a cycle f32 has, too.
FORMS = [(device, layout, "f32") for device, by in DEVICES.items() for layout in by]
FORMS += [(device, "nn", "f64") for device in ("x86_64_v3", "x86_64_v4")]
#: Elements that a dot-product instruction takes in groups, or that are extended as they are read or copied: likewise.
NARROW_TYPES = [
    (device, layout, "bf16")
    for device, by in DEVICES.items()
    for layout in ("nn", "np")
    if layout in by and device != "sapphirerapids" and (device, layout) != ("x86_64_v3", "np")
]
NARROW_TYPES += [("cooperlake", "nt", "bf16"), ("cascadelake", "nn", "i8"), ("x86_64_v3", "nn", "i8")]


def names_of(device, layout, kind) -> tuple[str, ...]:
    """The kernels of a layout that read elements of a type there; of what others have, too, every other one."""
    if kind == "i8" or (layout, kind) == ("nt", "bf16"):
        return BLOCKS[device == "x86_64_v3"]
    if (device, kind) == ("znver5", "bf16"):  # a dot-product instruction takes no 48 columns
        return tuple(name for name in TALL if "x48x" not in name)
    every = DEVICES[device][layout]
    return every if kind == "f32" and device != "sapphirerapids" else every[::2]


@pytest.mark.parametrize(("device", "layout", "kind"), FORMS + NARROW_TYPES)
def test_products_of_every_form(device, layout, kind):
    """Exactly: of small integers, in batches where B is not in panels."""
    all_are_exact(find_device(device), layout, kind, names_of(device, layout, kind))


@pytest.mark.parametrize(("device", "kind"), [(device, "f32") for device in FAR] + [("cooperlake", "bf16")])
def test_batches_that_no_cache_holds(device, kind):
    """What tiles prefetch then begins in the next product, and after the last nowhere."""
    found = find_device(device)
    held = replace(found, facts={**found.facts, "l3_bytes": 1024})
    all_are_exact(held, "nt", kind, TALL[:2] if found["vector_bits"] == 512 else ("tall_6x16x32", *BLOCKS[1]))


def all_are_exact(found, layout, kind, names) -> None:
    operation, device = find_operation(kind, layout), found.name
    if not cpu_features("x86-64-v4" if found["vector_bits"] == 512 else "x86-64-v3") <= cpu_features("host"):
        pytest.skip(f"this machine cannot run code for {device}")
    module = compile_kernels(found, kernels(names, 0.5 if kind == "f64" else 1), "host", operation)
    (forced,) = [name for name in module.function_names if name.endswith("_forced")]
    a_type, _, c_type = (argument.dtype for argument in module[forced].signature.arguments[:3])
    width = module[forced].signature.arguments[1].shape[-1] if layout == "np" else 0
    batch, rng = 1 if layout == "np" else 2, np.random.default_rng(0)
    for index in range(len(names)):
        for m in ROWS:
            for n, k in SIZES:
                a, b = rng.integers(-3, 4, (batch, m, k)), rng.integers(-3, 4, (batch, k, n))
                c, lies = np.full((batch, m, n), 77, c_type), lay(b, layout, width)
                if layout == "np":
                    operands = a[0].astype(a_type), lies.astype(a_type), c[0]
                else:
                    operands = a.astype(a_type), lies.astype(a_type), c
                got = np.asarray(module[forced](*operands, 1, m, n, m, n, m, index, *[-1] * 6))
                assert np.array_equal(got.reshape(batch, m, n), a @ b), (names[index], m, n, k)
