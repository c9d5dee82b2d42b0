#!/usr/bin/env python3
"""What images cost on this machine's CPU: the tables of a file of lib/images, fitted to times of every micro-kernel.

    .venv/bin/python benchmarks/random_operators.py --of convolution --shapes 120 > build/some.csv
    .venv/bin/python benchmarks/image_prices.py measure build/some.csv build/some.json
    .venv/bin/python benchmarks/image_prices.py fit build/some.json --held build/others.json

`measure` times each micro-kernel alone on the whole of each convolution, in NHWC and in NCHW: least CPU times of a
thread, an empty call taken off. Of a file that is there it measures again, and keeps the lesser times. `fit` prints
tables, by least squares, none below 0, on relative errors, which errors of choices weigh, and what choices take of the
least time before and after: on what was fitted, and on what was held out.
"""

import argparse
import json
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from rich.progress import track
from scipy.optimize import lsq_linear

from dynmlir.bench.cases import Case
from dynmlir.bench.operators import told_of
from dynmlir.bench.planned import views_of
from dynmlir.bench.rows import Reading as HowRead
from dynmlir.bench.subjects import compiled, served_operators
from dynmlir.bench.suite import read_suite
from dynmlir.bench.worker.operands import aligned, kinds_of
from dynmlir.costmodel import predict
from dynmlir.costmodel.cpu import UNIT, Cpu
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.image_prices import DOTS, LONGER, image_prices
from dynmlir.costmodel.model import Work
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions
from dynmlir.explain.operator import Operator
from dynmlir.generate.measure import least_time
from dynmlir.runtime import load

NAME, LAYOUTS = "image_prices", ("nhwc", "nchw")
#: Rounds over the kernels of a convolution, and seconds of each in one.
ROUNDS, SECONDS = 8, 0.0005
#: By rounds, how many times the least time of another kernel one takes that goes on no further: who shares a core with
#: others is slowed down for a whole round now and then. One that is predicted to be so slow is not timed.
HOPELESS, UNLIKELY = {1: 3.0, 2: 2.0, 3: 1.4}, 6.0
#: Of an error, by the ratio of a kernel's time to the least. In each round of the fit those grow of kernels that are
#: chosen, or nearly, and take longer than another.
WEIGHTS, FIT_ROUNDS, TEMPTING, WRONG, MOST_GROWTH = ((1.15, 1.5), (2.0, 1.0), (np.inf, 0.4)), 10, 1.05, 1.08, 3.0
#: Nanoseconds that are added to times whose ratios count; times of the least that one takes that was not timed.
FLOOR, UNMEASURED = 300.0, 2.5
#: Kernels within this ratio of the fastest say how fast the machine was.
PACE_OF = 1.5
#: What of a file of lib/images each family's kernels are priced by; others by the image's place.
OWN = {"window": "windows", "planar": "planes", "lines": "lines", "depthwise": "channels"}
#: What is fitted of each way. Vector operations are `fma` where tiles are others than a matrix has, else `longer`.
FITTED = {
    "rows": ("image", "gather", LONGER),
    "windows": ("image", "pixel", "lines", "strip", "weights", "sums", "fma"),
    "panels": ("image", "piece", "begun", "spread", LONGER),
    DOTS: ("image", "pixel", "lines", "strip", "weights", "sums", "fma"),
    "planes": ("image", "pixel", "tile", "lines", "weights", "turn", "turn_line", "fma"),
    "lines": ("image", "taken", "stack", "fma"),
    "channels": ("image", "taken", "block", "along", "fma"),
}


def operators_of(suite, layouts):
    """(cases, operators by function) of a suite, and the options that they are compiled by."""
    cases = read_suite(str(suite), how=HowRead(str(suite), layouts=layouts)).cases
    options = CompileOptions(target_cpu="host", forced=True)
    forms = list(dict.fromkeys(case.form for case in cases))
    operators, lacking = served_operators(forms, options, NAME)
    if lacking:
        sys.exit(f"not served: {lacking}")
    return cases, operators, (forms, options)


def alone(case, index):
    """The plan of one micro-kernel on the whole."""
    _, m, n, _ = case.sizes
    return (1, m, n, m, n, m, index, *[-1] * 6)


def predicted(operator, case):
    """Nanoseconds of each kernel alone."""
    problem, (_, m, n, k), told = operator.problem, case.sizes, told_of(case, operator)
    count = len(problem.library.micro_kernels)
    return np.array([predict(problem, alone(case, i), m, n, k, 1, *told) for i in range(count)]) / 1000


def least_times(function, arrays, case, expected):
    """Nanoseconds of each kernel of which there is hope; infinite of the others."""
    with_plan = [function.prepare(*arrays, *alone(case, i)) for i in range(len(expected))]
    none = function.prepare(*arrays, *[0] * 6, *[-1] * 7)
    found, empty = [[] for _ in with_plan], []
    for _ in range(ROUNDS):
        best = min((min(some) for some in found if some), default=np.inf)
        empty.append(least_time(none, SECONDS, clock=time.thread_time))
        for i, call in enumerate(with_plan):
            limit = HOPELESS.get(len(found[i]), min(HOPELESS.values()))
            if expected[i] > UNLIKELY * expected.min() or (found[i] and min(found[i]) > limit * best):
                continue
            found[i].append(least_time(call, SECONDS, limit * best, time.thread_time))
            best = min(best, found[i][-1])
    return np.array([1e9 * (min(some) - min(empty)) if some else np.inf for some in found])


def measure(options):
    out = Path(options.out)
    before = json.loads(out.read_text())["rows"] if out.exists() else []
    cases, operators, (forms, how) = operators_of(options.suite, options.layouts)
    if before and [row["case"] for row in before] != [case.name for case in cases]:
        sys.exit(f"{out}: is of another suite")
    module = load(compiled(forms, how, NAME), "local-sync")
    rng, rows = np.random.default_rng(1), []
    for i, case in enumerate(track(cases, "measured", disable=not sys.stderr.isatty())):
        operator = operators[case.form.function]
        given = [aligned(shape, kind) for shape, kind in zip(case.shapes, kinds_of(case.types), strict=True)]
        for x in given[:2]:
            x[...] = (100 * rng.random(x.shape, np.float32)).astype(x.dtype)
        views = [view.split(":") for view in views_of(case, operator)]
        arrays = [given[int(which)].reshape([int(size) for size in sizes.split("x")]) for which, sizes in views]
        times = least_times(module[operator.forced_name], arrays, case, predicted(operator, case))
        if before:
            times = np.minimum(times, as_times(before[i]["ns"]))
        rows.append({"case": case.name, "layout": case.layout, "ns": [x if x < np.inf else None for x in times]})
    out.write_text(json.dumps({"suite": Path(options.suite).read_text(), "rows": rows}))


def as_times(listed):
    return np.array([np.inf if x is None else x for x in listed])


@dataclass
class Timed:
    """A convolution: nanoseconds of one image by each kernel, and what each of them pays."""

    case: Case
    operator: Operator
    ns: np.ndarray
    ways: list[str]
    #: of each kernel: term -> nanoseconds where its coefficient is 1; and what other terms cost.
    pays: list[dict[str, float]]
    beside: np.ndarray

    def priced(self, prices):
        ways = zip(self.ways, self.pays, strict=True)
        return self.beside + [sum(ns * prices[way].get(term, 0) for term, ns in pays.items()) for way, pays in ways]


def read(paths):
    """What was measured of each convolution."""
    found = []
    for path in paths:
        text = json.loads(Path(path).read_text())
        with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
            file.write(text["suite"])
            file.flush()
            cases, operators, _ = operators_of(file.name, list(dict.fromkeys(row["layout"] for row in text["rows"])))
        found += [timed(c, operators[c.form.function], r["ns"]) for c, r in zip(cases, text["rows"], strict=True)]
    return found


def timed(case, operator, ns):
    kernels = operator.problem.library.micro_kernels
    own = OWN | ({"window": DOTS} if DOTS in image_prices(operator.problem.device).ways and is_of_bytes(case) else {})
    ways = [own.get(kernel.family, "rows" if case.layout == "nhwc" else "panels") for kernel in kernels]
    paid = [split(case, operator, kernel, way) for kernel, way in zip(kernels, ways, strict=True)]
    images = case.sizes[0]
    return Timed(case, operator, as_times(ns) / images, ways, [of for of, _ in paid], np.array([x for _, x in paid]))


def is_of_bytes(case):
    return case.form.elements.b == "i8"


def split(case, operator, kernel, way):
    """What a kernel pays of the terms that are fitted, by coefficients of 1, and of all others, in nanoseconds."""
    x, model, device = Reading(), Cpu(), operator.problem.device
    _, m, n, k = case.sizes
    ones = dict.fromkeys(set(FITTED[way]) - {LONGER}, UNIT)
    longer = image_prices(device).longer[way]
    probe = replace(kernel, model={**kernel.model, **ones})
    work = Work.told(m, n, k, n, 1, model.task(x, probe, device, k), told_of(case, operator))
    terms = {t: float(ps) / 1000 for t, ps in model.terms(probe, device, work, model.initial(x, device, 1)).items()}
    if LONGER in FITTED[way]:
        terms[LONGER] = terms.pop("fma", 0) / longer
    return {t: terms.get(t, 0.0) for t in FITTED[way]}, sum(ns for t, ns in terms.items() if t not in FITTED[way])


def stated(ways, device):
    """The prices that a device has now."""
    prices = image_prices(device)
    now = {way: {term: value / UNIT for term, value in prices.ways[way].items()} for way in ways}
    return {way: terms | ({LONGER: prices.longer[way]} if LONGER in FITTED[way] else {}) for way, terms in now.items()}


def of_least(some, prices):
    """What is chosen takes so many times the least time, in the geometric mean."""
    ratios = []
    for one in some:
        taken = one.ns[one.priced(prices).argmin()]
        taken = taken if taken < np.inf else UNMEASURED * one.ns.min()
        ratios.append((taken + FLOOR) / (one.ns.min() + FLOOR))
    return float(np.exp(np.mean(np.log(ratios))))


class Way:
    """The measurements of one way to read an image, as rows of a least-squares problem."""

    def __init__(self, way, some):
        self.terms = FITTED[way]
        self.at = [
            (i, j) for i, one in enumerate(some) for j, w in enumerate(one.ways) if w == way and one.ns[j] < np.inf
        ]
        self.ns = np.array([some[i].ns[j] for i, j in self.at])
        self.slower = self.ns / [some[i].ns.min() for i, _ in self.at]
        self.paid = np.array([[some[i].pays[j][term] for term in self.terms] for i, j in self.at])
        self.beside = np.array([some[i].beside[j] for i, j in self.at])
        self.weights = np.select([self.slower < bound for bound, _ in WEIGHTS], [weight for _, weight in WEIGHTS])

    def fitted(self, pace):
        ns = self.ns / pace[[i for i, _ in self.at]]
        weights = self.weights / (ns + FLOOR / 5)
        solution = lsq_linear(self.paid * weights[:, None], (ns - self.beside) * weights, (0, np.inf), method="bvls").x
        some = zip(self.terms, solution, self.paid.any(axis=0), strict=True)
        return {term: float(value) for term, value, there in some if there and value > 0}

    def weigh(self, prices):
        """More what is chosen wrongly. `prices`: of all kernels of each convolution."""
        tempting = np.array([prices[i][j] < TEMPTING * prices[i].min() for i, j in self.at])
        self.weights *= np.where(tempting & (self.slower > WRONG), np.minimum(self.slower, MOST_GROWTH), 1.0)


def fitted_to(some, before):
    """Prices of the ways that `before` has, of the round that chooses best."""
    ways = {way: Way(way, some) for way in before}
    ways = {way: rows for way, rows in ways.items() if rows.at}
    best, pace = (of_least(some, before), before), np.ones(len(some))
    for turn in range(FIT_ROUNDS):
        prices = before | {way: rows.fitted(pace) for way, rows in ways.items()}
        best = min(best, (of_least(some, prices), prices), key=lambda found: found[0])
        priced = [one.priced(prices) for one in some]
        if turn == 1:
            near = [one.ns < PACE_OF * one.ns.min() for one in some]
            pace = np.exp([np.median(np.log(one.ns[x] / p[x])) for one, p, x in zip(some, priced, near, strict=True)])
        for rows in ways.values():
            rows.weigh(priced)
    return best[1]


def fit(options):
    some, held = read(options.times), read(options.held or [])
    for layout in LAYOUTS:
        of, others = ([one for one in part if one.case.layout == layout] for part in (some, held))
        if not of:
            continue
        before = stated({way for one in of + others for way in one.ways}, of[0].operator.problem.device)
        after = fitted_to(of, before)
        for what, part in (("fitted", of), ("held out", others)):
            if part:
                print(f"# {layout}, {len(part)} {what}: {of_least(part, before):.3f} -> {of_least(part, after):.3f}")
        for way, terms in sorted(after.items()):
            paid = {term: value for term, value in terms.items() if value > 0}  # least squares may find no price
            print(f"\n[{way}]", *(f"{term} = {value:.3g}" for term, value in paid.items()), sep="\n")


if __name__ == "__main__":
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = p.add_subparsers(required=True)
    m = commands.add_parser("measure")
    m.add_argument("suite")
    m.add_argument("out")
    m.add_argument("--layouts", nargs="+", choices=LAYOUTS, default=LAYOUTS)
    m.set_defaults(run=measure)
    f = commands.add_parser("fit")
    f.add_argument("times", nargs="+")
    f.add_argument("--held", action="append")
    f.set_defaults(run=fit)
    options = p.parse_args()
    try:
        options.run(options)
    except (DynmlirError, OSError) as error:
        sys.exit(str(error))
