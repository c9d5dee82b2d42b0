"""Transposed convolutions of ONNX that say how large their result is, or are cut off differently at the two ends.

    y = ConvTranspose<auto_pad = "SAME_UPPER", strides = [2, 2]>(x, w)
=>  full = ConvTranspose<strides = [2, 2]>(x, w)
    y = full[:, :, 0:-1, 0:-1]
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: Behind all ends.
_END = np.iinfo(np.int64).max


def _cut(site: Site) -> Made:
    """What a dimension has too much is cut off on both sides, an odd one behind with SAME_UPPER; what it lacks is put
    behind it, as `output_padding` is."""
    auto, shape = site.attribute("auto_pad", "NOTSET"), site.attribute("output_shape")
    behind = site.attribute("output_padding")
    if shape is None and not auto.startswith("SAME"):
        pads = site.attribute("pads", [])
        starts, ends = pads[: len(pads) // 2], pads[len(pads) // 2 :]
        is_even = auto != "NOTSET" or starts == ends
        return None if is_even else _parts(site, behind or [0] * len(starts), starts, ends)
    x, kernel = site.input(0), site.sizes(site.input(1))[2:]
    behind = list(behind or [0] * len(kernel))
    if not all(isinstance(size, int) for size in kernel):
        raise site.refused("is imported of windows of known sizes alone")
    ones = [1] * len(kernel)
    strides, dilations = (site.attribute(name, ones) for name in ("strides", "dilations"))
    starts, ends = [], []
    for place, (size, stride, dilation) in enumerate(zip(kernel, strides, dilations, strict=True)):
        assert isinstance(size, int)
        more = behind[place] + (size - 1) * dilation + 1 - stride  # than SAME has
        if shape is not None:
            more += stride * site.known_size(x, place + 2) - shape[place - len(kernel)]
        behind[place] += max(-more, 0)
        less, greater = max(more, 0) // 2, -(-max(more, 0) // 2)
        first, last = (less, greater) if auto == "SAME_UPPER" else (greater, less)
        starts.append(first)
        ends.append(last)
    if any(each >= stride for each, stride in zip(behind, strides, strict=True)):
        raise site.refused("is not imported where its result is to be larger than what its windows reach")
    return _parts(site, behind, starts, ends)


def _parts(site: Site, behind: Sequence[int], starts: Sequence[int], ends: Sequence[int]) -> str:
    """The whole result, with `behind` it what the windows do not reach, without so much at both ends."""
    others = ("dilations", "group", "kernel_shape", "strides")
    kept = {key: value for key, value in site.attributes.items() if key in others}
    made = site.op("ConvTranspose", *site.node.input, output_padding=list(behind), **kept)
    axes = site.constant([place + 2 for place in range(len(starts))])
    return site.op("Slice", made, site.constant(starts), site.constant([-each or _END for each in ends]), axes)


RULES: Rules = {("", "ConvTranspose"): _cut}
