"""Rows of results as dynmlir-bench makes them, of times that are given."""

from dynmlir.bench.figures import finish
from dynmlir.bench.machine import Limits
from dynmlir.bench.peers import SUBJECT, TRIVIAL

LIMITS = Limits(100.0, {1 << 16: 100.0, 1 << 28: 10.0})


def row(name="case", dynmlir=10.0, spread=0.01, category="-", m=64, **us):
    made = {"name": name, "category": category, "const_operand": "none", "m": m, "n": 64, "k": 64, "rounds": 3}
    made |= {"flops": 2 * m * 64 * 64, "bytes": 4 * (2 * 64 * m + 4096), "unrest": 0.01, "probe_gflops": 100.0}
    for who, time in {SUBJECT: dynmlir, **us}.items():
        made |= {f"us.{who}": time, f"min.{who}": time, f"spread.{who}": spread, f"bad.{who}": "", f"err.{who}": 1e-7}
    return finish(made, {"openblas": 1.0, SUBJECT: 4.0, TRIVIAL: 3.0}, LIMITS)
