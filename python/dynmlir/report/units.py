"""Numbers as people read them."""

from __future__ import annotations

_TIMES = ((1e12, "s"), (1e9, "ms"), (1e6, "us"), (1e3, "ns"))


def time_text(ps: float) -> str:
    """Picoseconds with a unit: "8.43 ms"."""
    if ps < 0:
        return f"-{time_text(-ps)}"
    for scale, unit in _TIMES:
        if ps >= scale:
            return f"{ps / scale:.3g} {unit}" if ps < 999.5 * scale else f"{ps / scale:,.0f} {unit}"
    return f"{ps:.0f} ps"


def cost_text(cost: float, unit: str) -> str:
    """A cost in its model's unit."""
    return time_text(float(cost)) if unit == "ps" else f"{float(cost):,.0f} {unit}"


def gflops(flops: float, ps: float) -> float:
    """GFLOP/s; 0 where there is no time."""
    return flops / ps * 1e3 if ps else 0.0


def behind(cost: float, best: float) -> str:
    """How much more a cost is: "+3.0 %"; nothing where there is nothing to compare with."""
    return f"{100 * (cost / best - 1):+.1f} %" if best else ""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.9995 else f"{100 * share:.1f} %"
