"""One library in a process of its own: `worker.py KIND THREADS [ARGUMENT...]`, commands on stdin.

Runs in the Python of the peers, which need not have dynmlir.

case DIR M N K CONST   load DIR/A and DIR/B, prepare -> names of the variants
time NAME MS           -> median_s min_s calls
dump NAME PATH         one call into a NaN-filled C, C written to PATH
plan LABEL FUNCTION MS PLAN...         -> median_s min_s calls of a function that takes A, B, C and a plan
plandump LABEL FUNCTION PATH PLAN...   one call of it on a C of zeros, the result written to PATH
"""

import ctypes
import functools
import gc
import itertools
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

CPUS = sorted(os.sched_getaffinity(0))
#: A turn so short, milliseconds, only tells the hopeless from the others.
GLANCE = 2


def aligned(shape):
    size = int(np.prod(shape)) * 4
    raw = np.empty(size + 64, "u1")
    return raw[-raw.ctypes.data % 64 :][:size].view("f4").reshape(shape)


def measure(call, ms):
    """One turn: warm up for ms/4, then batches of calls for `ms` -> median and least seconds, calls.

    Three batches at least, of calls below 0.3 s; one where `ms` is but a glance.
    """
    clock, out = time.perf_counter, list[float]()
    end, one = clock() + ms * 0.25e-3, 0.0
    while not one or clock() < end:
        t = clock()
        call()
        one = clock() - t
    reps = max(1, min(100000, int(2e-4 / max(one, 1e-8))))
    end, least = clock() + ms * 1e-3, 3 if ms > GLANCE and one < 0.3 else 1
    while len(out) < least or clock() < end:
        t = clock()
        for _ in itertools.repeat(None, reps):
            call()
        out.append((clock() - t) / reps)
    out.sort()
    return out[len(out) // 2], out[0], len(out) * reps


def pin():
    """This thread to the first core, its helpers to the rest.

    Left alone they share a core for tens of milliseconds after waking.
    """
    for tid in map(int, os.listdir("/proc/self/task")):
        os.sched_setaffinity(tid, CPUS[:1] if tid == os.getpid() else CPUS[1:])


# Each of these returns prepare(a, b, c, const_b) -> {name: (call, result)}.


def openblas(threads, args):
    return lambda a, b, c, const_b: {"openblas": (functools.partial(np.matmul, a, b, out=c), lambda: c)}


def mkl(threads, args):
    import torch  # type: ignore[import-not-found]

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)

    def prepare(a, b, c, const_b):
        ta, tb, tc = map(torch.from_numpy, (a, b, c))
        return {"mkl": (functools.partial(torch.mm, ta, tb, out=tc), lambda: c)}

    return prepare


def ort_session(threads, b=None):
    """ONNX Runtime's MatMul with dynamic sizes; `b` as a constant initializer is packed while it is made."""
    import onnx  # type: ignore[import-not-found]
    import onnxruntime as rt  # type: ignore[import-not-found]
    from onnx import helper as h

    f32, opts = onnx.TensorProto.FLOAT, rt.SessionOptions()
    opts.intra_op_num_threads, opts.inter_op_num_threads = threads, 1
    ins = [h.make_tensor_value_info("a", f32, ["M", "K"]), h.make_tensor_value_info("b", f32, ["K", "N"])]
    init = []
    if b is not None:
        t = onnx.TensorProto(name="b", data_type=f32, dims=b.shape(), data_location=onnx.TensorProto.EXTERNAL)
        t.external_data.add(key="location", value="b")
        ins, init = ins[:1], [t]
        opts.add_external_initializers(["b"], [b])
    c = h.make_tensor_value_info("c", f32, ["M", "N"])
    g = h.make_graph([h.make_node("MatMul", ["a", "b"], ["c"])], "g", ins, [c], init)
    m = h.make_model(g, opset_imports=[h.make_opsetid("", 17)], ir_version=9)
    return rt.InferenceSession(m.SerializeToString(), opts, providers=["CPUExecutionProvider"])


def ort(threads, args):
    import onnxruntime as rt

    dynamic = ort_session(threads)

    def prepare(a, b, c, const_b):
        va, vb, vc = map(rt.OrtValue.ortvalue_from_numpy, (a, b, c))
        out = {}
        for name, s in [("ort", dynamic)] + ([("ort_const", ort_session(threads, vb))] if const_b else []):
            io = s.io_binding()
            io.bind_ortvalue_input("a", va)
            io.bind_ortvalue_output("c", vc)
            if s is dynamic:
                io.bind_ortvalue_input("b", vb)
            out[name] = (functools.partial(s.run_with_iobinding, io), lambda: c)
        return out

    return prepare


def cblas(threads, args):
    """Any library that exports cblas_sgemm: args = PATH:LABEL."""
    path, label = args[0].split(":")
    f, i, one, zero = ctypes.CDLL(path).cblas_sgemm, ctypes.c_int, ctypes.c_float(1), ctypes.c_float(0)

    def pointer(x):
        return ctypes.c_void_p(x.ctypes.data)

    def prepare(a, b, c, const_b):
        (m, k), n = a.shape, b.shape[1]
        sizes = i(101), i(111), i(111), i(m), i(n), i(k)
        v = (*sizes, one, pointer(a), i(k), pointer(b), i(n), zero, pointer(c), i(n))
        return {label: (functools.partial(f, *v), lambda: c)}

    return prepare


def iree(threads, args):
    """IREE modules, the subjects among them: args = LABEL=PATH:FUNCTION ..."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from dynmlir.runtime import load

    driver = "local-sync" if threads == 1 else "local-task"
    for arg in args:
        label, rest = arg.split("=", 1)
        path, name = rest.rsplit(":", 1)
        MODULES[label] = load(path, driver, threads), name

    def prepare(a, b, c, const_b):
        out = {}
        for label, (module, name) in MODULES.items():
            if label[0] != "-" and (label != "iree_trivial" or a.size * b.size == 1):
                function = module[name]
                out[label] = function.prepare(a, b), functools.partial(function, a, b)
        return out

    return prepare


def plan_call(operands, label, function, plan):
    """A call of a function of a module with the operands and a plan."""
    return MODULES[label][0][function].prepare(*operands, *map(int, plan))


def plan_dump(operands, label, function, path, plan):
    """Its result; C is what it starts from, where it starts from something."""
    operands[2].fill(0)
    np.ascontiguousarray(MODULES[label][0][function](*operands, *map(int, plan))).tofile(path)


#: label -> (module, function); labels that begin with "-" are for plans only.
MODULES: dict = {}
MAKERS = {"openblas": openblas, "mkl": mkl, "ort": ort, "cblas": cblas, "iree": iree}


def load_case(folder, m, n, k):
    a, b, c = aligned((m, k)), aligned((k, n)), aligned((m, n))
    for name, x in (("A", a), ("B", b)):
        with open(os.path.join(folder, name), "rb") as f:
            f.readinto(x.data.cast("B"))
    return a, b, c


def serve(kind, threads, args):
    calls: dict = {}
    reply = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever the libraries print goes to stderr
    prepare = MAKERS[kind](threads, args)
    a: Any = None
    b: Any = None
    c: Any = None
    gc.disable()
    for line in sys.stdin:
        cmd, *w = line.split()
        try:
            if cmd == "case":
                calls.clear()
                a = b = c = None
                gc.collect()
                a, b, c = load_case(w[0], *map(int, w[1:4]))
                calls.update(prepare(a, b, c, w[4] == "1"))
                answer = " ".join(calls)
            elif cmd == "time":
                if threads > 1 and kind != "iree":
                    pin()
                answer = "{:.9g} {:.9g} {}".format(*measure(calls[w[0]][0], float(w[1])))
            elif cmd == "dump":
                c.fill(np.nan)
                calls[w[0]][0]()
                np.ascontiguousarray(calls[w[0]][1]()).tofile(w[1])
                answer = "ok"
            elif cmd == "plan":
                call = plan_call((a, b, c), w[0], w[1], w[3:])
                answer = "{:.9g} {:.9g} {}".format(*measure(call, float(w[2])))
            elif cmd == "plandump":
                plan_dump((a, b, c), w[0], w[1], w[2], w[3:])
                answer = "ok"
        except Exception as e:
            answer = "error " + repr(e).replace("\n", " ")[:300]
        print(answer, file=reply, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
