"""What a dispatch function is told beside M, N, K and PEs: the names of it, and its values for given operands."""

from __future__ import annotations

import math
from collections.abc import Mapping

from dynmlir.costmodel.model import TOLD, Image
from dynmlir.device.facts import Device
from dynmlir.kernels.contraction import Contraction, Window


def told_names(contraction: Contraction, device: Device) -> tuple[str, ...]:
    """How many batches there are, where there may be several; on a CPU an image, with how many are taken together.

    On a GPU batches fill its waves, on a CPU they decide what its caches hold (`batches_held`).
    """
    if contraction.windows and device.is_cpu:
        return TOLD
    return TOLD[:1] if contraction.batches else ()


def told_values(
    names: tuple[str, ...],
    contraction: Contraction,
    device: Device,
    batches: int,
    product: tuple[int, int, int],
    sizes: Mapping[str, int] | None,
) -> tuple[int, ...]:
    """The values of these names for a product of M, N and K, and so many batches.

    `sizes` are those of the operands by their letters. Where they are not known, all pixels are one line, and none sees
    beyond the image.
    """
    if len(names) <= 1:
        return (batches_held(contraction, batches, product) if device.is_cpu else batches,)[: len(names)]
    if sizes is None:
        m, n, k = product
        return (batches, *Image(m if contraction.image == "A" else n, 1, 1, 1, k))
    return (math.prod(sizes[x] for x in images_together(contraction)), *image_of(contraction, sizes))


def shared_operand(contraction: Contraction) -> str:
    """Which of A and B all batches have in common, "a" or "b"; "" where each has its own."""
    around = set(contraction.batches)
    return next((name for name in "ab" if around and not around & set(getattr(contraction, name))), "")


def batches_held(contraction: Contraction, batches: int, product: tuple[int, int, int]) -> int:
    """As many products with operands of their own as take the memory that these take, which may share one.

    The backend computes the same (lib/templates/iree/batches_held.mlir).
    """
    m, n, k = product
    of, shared = {"a": m * k, "b": k * n, "c": m * n}, shared_operand(contraction)
    if not shared:
        return batches
    one = sum(of.values())
    return -(-(of[shared] + batches * (one - of[shared])) // max(1, one))


def images_together(contraction: Contraction) -> str:
    """The letter of the images that lie one after the other and have the same weights; "" where each is alone."""
    weights = contraction.b if contraction.image == "A" else contraction.a
    around = contraction.batches
    return around if len(around) == 1 and around not in weights else ""


def image_of(contraction: Contraction, sizes: Mapping[str, int]) -> Image:
    """What the backend computes of an image (lib/templates/iree/image.mlir), of the sizes of the operands."""
    windows, last = contraction.windows, contraction.windows[-1]
    taps = math.prod(sizes[w.tap] for w in windows)
    outs = math.prod(sizes[w.out] for w in windows)
    inside = math.prod(taps_inside(w, sizes[w.size], sizes[w.out], sizes[w.tap]) for w in windows)
    channels = math.prod(sizes[x] for x in contraction.depth) // max(1, taps)
    lines = sizes[windows[0].tap] if len(windows) > 1 else 1
    return Image(sizes[last.out], lines, taps, last.stride, channels * inside // max(1, outs))


def taps_inside(window: Window, size: int, outs: int, taps: int) -> int:
    """Of all places of a window along a dimension the taps that are inside the image.

    Tap t of place i is at i * stride + t * dilation - before.
    """
    total = 0
    for tap in range(taps):
        at = tap * window.dilation - window.before
        first = max(0, -(at // window.stride))  # the first place that is not before the image
        last = max(0, (size - at + window.stride - 1) // window.stride)
        total += max(0, min(last, outs) - min(first, outs))
    return total
