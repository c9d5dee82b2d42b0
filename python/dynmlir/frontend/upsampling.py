"""Images that grow by whole numbers, each of whose pixels is there several times."""

from __future__ import annotations

from typing import Any

import torch

from dynmlir.frontend.nodes import called, replace

_aten = torch.ops.aten
_NEAREST = tuple(
    getattr(_aten, f"{name}{rank}d").vec
    for name in ("upsample_nearest", "_upsample_nearest_exact")
    for rank in (1, 2, 3)
)


def repeat_pixels(graph: torch.fx.Graph) -> None:
    """The importer reads each pixel of `interpolate` at a place that it computes in floats."""
    for node in list(graph.nodes):
        if node.target in _NEAREST and (steps := _steps(*node.args)) is not None:
            with graph.inserting_before(node):
                replace(node, _repeated(graph, node.args[0], steps))


def _steps(x: Any, output_size: Any, scales: Any = None) -> dict[int, int] | None:
    """By its dimension how many times each pixel is there; None where that is no whole number of times."""
    if output_size is not None or scales is None or any(scale < 1 or scale != int(scale) for scale in scales):
        return None
    first = x.meta["val"].dim() - len(scales)
    return {place: int(scale) for place, scale in enumerate(scales, first) if scale > 1}


def _repeated(graph: torch.fx.Graph, x: Any, steps: dict[int, int]) -> Any:
    for place, step in sorted(steps.items(), reverse=True):
        x = called(graph, _aten.unsqueeze.default, x, place + 1)
        every = [-1] * x.meta["val"].dim()
        every[place + 1] = step
        x = called(graph, _aten.expand.default, x, every)
    for place in sorted(steps):
        x = called(graph, _aten.flatten.using_ints, x, place, place + 1)
    return x
