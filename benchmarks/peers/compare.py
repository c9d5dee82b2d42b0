#!/usr/bin/env python3
"""Times C[m,n] = A[m,k] B[k,n] in f32 for many shapes: library peers against IREE modules.

    python compare.py --cases suite.csv [--subject module.vmfb:function[:label]]... [--out results.csv]

Every competitor lives in its own worker process (worker.py, or gemm_server), asleep unless it is its turn.
Per case all take turns, round after round, on equal data. A time is the median over rounds of the median
inside a turn. `net` times have the cost of an empty call taken off: the library's own 1x1x1 call, or for IREE
modules that of a one-dispatch elementwise function. See README.md.
"""

import argparse
import csv
import os
import re
import shutil
import statistics
import sys
import tempfile
import time

from figures import TRIVIAL, finish, read, save, summarize, variants
from turns import Worker, compile_iree, run_case

CPUS = sorted(os.sched_getaffinity(0))
HOME = os.environ.get("BENCH_HOME", os.path.join(tempfile.gettempdir(), "dynmlir-peers"))
EMPTY_CALLS = ((1, 1, 1), (8, 32, 16))


def parse_arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument(
        "--cases",
        action="append",
        default=[],
        help="CSV with m,n,k and optionally name, category, const_operand",
    )
    p.add_argument("--subject", action="append", default=[], help="module.vmfb:function[:label]")
    p.add_argument(
        "--cblas",
        action="append",
        default=[],
        help="a further peer: library.so:label (cblas_sgemm with 32-bit integers)",
    )
    p.add_argument("--only", help="regular expression on category or name")
    p.add_argument("--limit", type=int)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--ms", type=float, default=60, help="least length of a turn")
    p.add_argument("--out")
    p.add_argument(
        "--peers",
        default="openblas,mkl,ort,cpp,iree",
        help="worker classes to run (cpp: oneDNN and LIBXSMM)",
    )
    p.add_argument(
        "--alloc",
        choices=("reuse", "fresh"),
        default="reuse",
        help="fresh: the C heap's own habits, big outputs are mapped anew by every IREE call",
    )
    p.add_argument("--pages", choices=("thp", "4k", "system"), default="thp")
    p.add_argument(
        "--report",
        action="append",
        help="tables of earlier results instead of a run; a later file's rows win; --out saves the merge",
    )
    o = p.parse_args()
    o.cpus = CPUS[-1:] if o.threads == 1 else CPUS[: o.threads]
    return o


def read_cases(o):
    cases = []
    for path in o.cases:
        with open(path, newline="") as f:
            for r in csv.DictReader(f):
                sizes = {d: int(r[d]) for d in "mnk"}
                case = dict(sizes, category=r.get("category") or "-")
                case["const_operand"] = r.get("const_operand") or "none"
                case["name"] = r.get("name") or "{m}x{n}x{k}".format(**sizes)
                cases.append(case)
    return [c for c in cases if not o.only or re.search(o.only, c["category"] + "/" + c["name"])][: o.limit]


def subjects(o):
    """--subject as the iree worker wants it: @label=path:function."""
    for s in o.subject:
        path, name, *label = s.split(":")
        label = label[0] if label else os.path.splitext(os.path.basename(path))[0]
        yield f"@{label}={os.path.abspath(path)}:{name}"


def start_workers(o, modules):
    """One for each library; the first is gemm_server, which also measures the machine."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worker.py")

    def worker(kind, *arguments):
        return Worker([sys.executable, script, kind, str(o.threads), *arguments], o)

    kinds = o.peers.split(",")
    return [
        Worker([os.environ.get("BENCH_SERVER", os.path.join(HOME, "gemm_server"))], o),
        worker("iree", *(modules if "iree" in kinds else modules[1:])),
        *(worker(kind) for kind in kinds if kind not in ("cpp", "iree")),
        *(worker("cblas", c) for c in o.cblas),
    ]


def machine_limits(server):
    """Peak GFLOP/s of register-only FMAs, and GB/s by footprint in bytes."""
    peak = statistics.median(float(server.ask("peak", 30)[0]) for _ in range(5))
    sizes = [1 << i for i in (16, 18, 20, 21, 22, 23, 24, 25, 26, 28)]
    passes = [[max(map(float, server.ask("bw", s, 60))) for s in sizes] for _ in range(3)]
    return peak, dict(zip(sizes, map(max, *passes), strict=True))


def print_machine(o, peak, bw):
    with open("/proc/cpuinfo") as f:
        model = next((line.split(":")[1].strip() for line in f if line.startswith("model name")), "?")
    print(f"{model}, {o.threads} thread(s), cpus {o.cpus}, load {os.getloadavg()[0]:.2f}")
    footprints = ", ".join(f"{s >> 10} KiB {b:.1f}" for s, b in bw.items())
    print(f"peak {peak:.1f} GFLOP/s; GB/s by footprint: {footprints}", flush=True)


def print_case(r):
    rates = (f"{v}{r['bad.' + v] and '!'} {r['flops'] / r['us.' + v] * 1e-3:.1f}" for v in variants([r]))
    gains = (f" | {r['best.us'] / r[v]:.2f}" for v in r if v.startswith("us.@"))
    head = f"{r['category']:15} {r['name'][:34]:34} {r['m']:>7} {r['n']:>5} {r['k']:>6} "
    print(
        head,
        " ".join(rates),
        "".join(gains),
        f"| roof {r['near_roof_us'] / r['best.us']:.2f}",
        f"({r['rounds']})",
        r["disturbed"] and "DISTURBED",
        flush=True,
    )


def empty_calls(workers, o, scratch):
    """Rows of calls with next to nothing to do."""
    for m, n, k in EMPTY_CALLS:
        case = dict(m=m, n=n, k=k, category="_overhead", const_operand="B", name=f"overhead.{m}x{n}x{k}")
        yield run_case(case, workers, o, scratch, 5)


def measure_all(o, cases, scratch, workers):
    modules = [*compile_iree(scratch), *subjects(o)]
    workers += start_workers(o, modules)
    peak, bw = machine_limits(workers[0])
    print_machine(o, peak, bw)
    rows = list(empty_calls(workers, o, scratch))
    overhead = {c[3:]: rows[0][c] for c in rows[0] if c.startswith("us.")}
    labels = [m.split("=")[0] for m in modules if m[0] == "@"]
    missing = [label for label in labels if label not in overhead]
    if missing or TRIVIAL not in overhead:
        sys.exit(f"does not load or run at 1x1x1: {missing or TRIVIAL}")
    for c in cases:
        rows.append(finish(run_case(c, workers, o, scratch, o.rounds), overhead, peak, bw))
        print_case(rows[-1])
    return rows


def stolen():
    """Time that the hypervisor gave to others, in hundredths of a second."""
    with open("/proc/stat") as f:
        return int(f.readline().split()[8])


def main():
    o = parse_arguments()
    if o.report:
        rows = read(o.report)
    else:
        scratch = tempfile.mkdtemp(dir=os.environ.get("BENCH_SCRATCH", "/dev/shm"))
        started, before, workers = time.time(), stolen(), []
        try:
            rows = measure_all(o, read_cases(o), scratch, workers)
        finally:
            for w in workers:
                w.p.kill()
            shutil.rmtree(scratch)
    if o.out:
        save(rows, o.out)
    summarize(rows)
    if not o.report:
        lost = (stolen() - before) / 100
        print(f"\n{time.time() - started:.0f} s, load {os.getloadavg()[0]:.2f}, stolen {lost:.1f} s")


if __name__ == "__main__":
    main()
