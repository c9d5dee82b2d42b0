"""Charts of a benchmark: speedup over FLOPs (MikPoly Fig. 6, Helix Fig. 8), its distribution, shares of the limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from dynmlir.bench.figures import num, ratio
from dynmlir.bench.peers import SUBJECT
from dynmlir.report.charts import chart, svg
from dynmlir.report.palette import palette

Rows = Sequence[Mapping[str, Any]]
_MARKERS = "osD^vP*X<>"
#: Speedups are drawn within this factor; what is beyond lies at the edge.
_MOST = 8.0


def draw_speedup(rows: Rows, peers: Sequence[str], name: str) -> str:
    """A point a case and peer: peer's time over dynmlir's, against the case's FLOPs."""
    colours = palette(peers)
    with chart(3.5) as figure:
        axes = figure.add_subplot()
        for i, who in enumerate(peers):
            points = [(num(row, "flops"), ratio(row, who, SUBJECT, "net")) for row in rows]
            known = [(x, min(max(y, 1 / _MOST), _MOST)) for x, y in points if y == y]
            if known:
                xs, ys = zip(*known, strict=True)
                style: dict[str, Any] = {"color": colours[who], "marker": _MARKERS[i % len(_MARKERS)]}
                axes.scatter(xs, ys, s=16, label=who, alpha=0.8, linewidths=0, **style)
        _speedup_axis(axes, "y")
        axes.set(xscale="log", xlabel="FLOPs of the case", ylabel="speedup of dynmlir")
        return _finished(figure, axes, name, "speedup over FLOPs")


def draw_distribution(rows: Rows, peers: Sequence[str], name: str) -> str:
    """For each peer, the part of the cases with at most this speedup."""
    colours = palette(peers)
    with chart(3.2) as figure:
        axes = figure.add_subplot()
        for who in (*peers, "best"):
            shares = np.sort([s for s in (ratio(row, who, SUBJECT, "net") for row in rows) if s == s])
            if len(shares):
                part = np.arange(1, len(shares) + 1) / len(shares)
                best = who == "best"
                style: dict[str, Any] = {"color": "#1d2730" if best else colours[who], "linewidth": 1.6 if best else 1}
                label = "best of each case" if best else who
                axes.step(np.clip(shares, 1 / _MOST, _MOST), part, where="post", label=label, **style)
        _speedup_axis(axes, "x")
        axes.set(xlabel="speedup of dynmlir", ylabel="part of the cases", ylim=(0, 1))
        return _finished(figure, axes, name, "cumulative distribution of speedups")


def draw_shares(rows: Rows, name: str) -> str:
    """dynmlir's share of the roofline and, where it is known, of the oracle; against FLOPs."""
    with chart(3.0) as figure:
        axes = figure.add_subplot()
        flops = [num(row, "flops") for row in rows]
        roof = [num(row, "near_roof_us") / num(row, f"net.{SUBJECT}") for row in rows]
        best = [num(row, "near_roof_us") / num(row, "best.net") for row in rows]
        oracle = [num(row, "oracle_share") for row in rows]
        axes.scatter(flops, best, s=16, color="#BBBBBB", label="best peer, of the roofline", linewidths=0)
        axes.scatter(flops, roof, s=16, color="#4477AA", label="dynmlir, of the roofline", linewidths=0)
        if any(share == share for share in oracle):
            axes.scatter(flops, oracle, s=16, color="#EE6677", marker="^", label="dynmlir, of the oracle", linewidths=0)
        axes.axhline(1, color="#8a949e", linewidth=0.8, linestyle="--")
        highest = max((v for v in (*roof, *best, *oracle, 1.0) if v == v), default=1.0)
        axes.set(xscale="log", xlabel="FLOPs of the case", ylabel="share", ylim=(0, min(1.05 * highest, 2)))
        return _finished(figure, axes, name, "share of the roofline and of the oracle", 2)


def _speedup_axis(axes: Axes, which: str) -> None:
    """Logarithmic, by powers of two, with a line at 1."""
    ticks = [0.125, 0.25, 0.5, 1, 2, 4, 8]
    line: dict[str, Any] = {"color": "#8a949e", "linewidth": 0.8, "linestyle": "--"}
    low, high = 0.92 / _MOST, 1.08 * _MOST
    if which == "y":
        axes.set_yscale("log")
        axes.set_yticks(ticks, [f"{t:g}" for t in ticks])
        axes.yaxis.minorticks_off()
        axes.set_ylim(low, high)
        axes.axhline(1, **line)
    else:
        axes.set_xscale("log")
        axes.set_xticks(ticks, [f"{t:g}" for t in ticks])
        axes.xaxis.minorticks_off()
        axes.set_xlim(low, high)
        axes.axvline(1, **line)


def _finished(figure: Figure, axes: Axes, name: str, said: str, columns: int = 3) -> str:
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=columns)
    return svg(figure, name, said)
