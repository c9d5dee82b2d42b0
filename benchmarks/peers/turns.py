"""The parent's side of a measurement: worker processes, and one case in turns."""

import ctypes
import os
import statistics
import subprocess
import sys
import time
import zlib

import numpy as np

EPS = float(np.finfo("f4").eps)

TRIVIAL = "iree_trivial"
"""A one-dispatch elementwise function: what calling an IREE module costs."""

HEAD = """
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
"""
TAIL = "  return %r : tensor<?x?xf32>\n}\n"
BODIES = {
    "iree": """
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
""",
    TRIVIAL: """
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
""",
}
IREE_FLAGS = (
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
    "--iree-opt-level=O2",
    "--iree-opt-data-tiling",
)


class Worker:
    """A process that runs one library, asleep unless it is asked.

    `alloc` "reuse": the C heap keeps what it has, so that the fresh output of an IREE call costs no page
    faults, as little as `out=`. `pages` "thp": huge pages for all (NumPy would ask for them, the others not).
    """

    def __init__(self, argv, options):
        self.argv, self.options = argv, options
        self.p = self.start()
        self.rest = 0.03 * (options.threads > 1)  # threads spin on for a while after a turn

    def start(self):
        return subprocess.Popen(
            self.argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.environment(),
            text=True,
            preexec_fn=self.settle,
        )

    def environment(self):
        threads = str(self.options.threads)
        names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
        env = dict(os.environ, **dict.fromkeys(names, threads))
        if self.options.threads > 1:
            env["OMP_PROC_BIND"] = "true"
        if self.options.alloc == "reuse":
            env.update(
                MALLOC_ARENA_MAX="1",
                MALLOC_MMAP_MAX_="0",
                MALLOC_TRIM_THRESHOLD_=str(1 << 40),
                MALLOC_TOP_PAD_=str(64 << 20),
            )
        if self.options.pages == "thp":
            env["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
        return env

    def settle(self):
        os.sched_setaffinity(0, self.options.cpus)
        if self.options.pages == "4k":
            ctypes.CDLL(None).prctl(41, 1, 0, 0, 0)  # PR_SET_THP_DISABLE

    def ask(self, *words):
        try:
            print(*words, file=self.p.stdin, flush=True)
            line = self.p.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:  # it died: the case counts as unsupported, the next one gets a new process
            code, self.p = self.p.wait(), self.start()
            line = f"error exit status {code}"
        if line.startswith("error"):
            print("!", self.argv[-3:], words[0], line.strip(), file=sys.stderr)
            line = "error"
        time.sleep(self.rest)
        return line.split()


def compile_iree(scratch):
    """The peer `iree` and the trivial function, compiled -> ["label=path:function", ...]."""
    tool = os.path.join(os.path.dirname(sys.executable), "iree-compile")
    for name, body in BODIES.items():
        path = os.path.join(scratch, name)
        with open(path + ".mlir", "w") as f:
            f.write(HEAD + body + TAIL)
        subprocess.run([tool, path + ".mlir", "-o", path + ".vmfb", *IREE_FLAGS], check=True)
    return [f"{name}={os.path.join(scratch, name)}.vmfb:f" for name in BODIES]


def write_operands(case, scratch):
    """Random A and B of a case in files -> C in float64, and sum |a||b|, what its error is relative to."""
    rng = np.random.default_rng(zlib.crc32(case["name"].encode()))
    a, b = (rng.random(s, "f4") * 2 - 1 for s in ((case["m"], case["k"]), (case["k"], case["n"])))
    a.tofile(os.path.join(scratch, "A"))
    b.tofile(os.path.join(scratch, "B"))
    return a.astype("f8") @ b.astype("f8"), np.abs(a.astype("f8")) @ np.abs(b.astype("f8")) + 1e-30


def check(case, workers, scratch, row):
    """Loads the case everywhere and checks every result -> [(worker, variant)] that can be timed."""
    m, n, k = case["m"], case["n"], case["k"]
    turns, out, refs = [], os.path.join(scratch, "C"), write_operands(case, scratch)
    for w in workers:
        for v in w.ask("case", scratch, m, n, k, int(case["const_operand"] == "B")):
            if v == "error" or w.ask("dump", v, out) != ["ok"]:
                continue
            if v != TRIVIAL:
                error = np.abs(np.fromfile(out, "f4").reshape(m, n) - refs[0]) / refs[1]
                row["err." + v] = err = float(np.max(error))
                row["bad." + v] = "" if err <= min(max(k, 4) * EPS, 1e-5) else "WRONG"
            turns.append((w, v))
    return turns


def spread_of(times, cut):
    """Range of the rounds' medians without the `cut` outermost on each side."""
    ordered = sorted(median for median, _ in times)
    return ordered[len(ordered) - 1 - cut] - ordered[cut]


def run_case(case, workers, o, scratch, rounds):
    """All competitors in turn, round after round -> the row of results (times in microseconds)."""
    m, n, k = case["m"], case["n"], case["k"]
    row, probe, todo = {}, [], rounds
    # The first worker also measures the machine.
    turns = check(case, workers[0 if "cpp" in o.peers else 1 :], scratch, row)
    times = {v: [] for _, v in turns}
    while todo:
        probe.append(float(workers[0].ask("peak", 5)[0]))
        for w, v in turns:
            t = w.ask("time", v, o.ms)
            if t[0] != "error":
                times[v].append((float(t[0]), float(t[1])))
        todo -= 1
        mid = {v: statistics.median(x[0] for x in t) for v, t in times.items() if t}
        cut = len(probe) // 4
        spread = {v: spread_of(times[v], cut) / mid[v] for v in mid}
        near = [v for v in mid if v[0] == "@" or mid[v] < 1.3 * min(mid.values())]  # those that matter
        unrest = max(spread[v] for v in near)
        if not todo and unrest > 0.1 and len(probe) < 2 * rounds:
            todo = 1  # something got in the way: another round for everybody
    for v in mid:
        row["us." + v] = mid[v] * 1e6
        row["min." + v] = min(x[1] for x in times[v]) * 1e6
        row["spread." + v] = spread[v]
    return dict(
        case,
        flops=2 * m * n * k,
        bytes=4 * (m * k + k * n + m * n),
        rounds=len(probe),
        unrest=unrest,
        probe_gflops=statistics.median(probe),
        **row,
    )
