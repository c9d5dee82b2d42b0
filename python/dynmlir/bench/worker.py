"""One library in a process of its own: `worker.py KIND THREADS [ARGUMENT...]`, commands on stdin.

Runs in the Python of the peers, which need not have dynmlir.

case DIR M N K CONST [BATCH LAYOUT TYPES FUNCTION]
                       load DIR/A and DIR/B, prepare -> names of the variants, or "cannot WHY"
time NAME MS           -> median_s min_s calls
dump NAME PATH         one call into a C of bytes 255, C written to PATH -> what its type rounds off beside C's
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
from typing import Any, NamedTuple

import numpy as np

CPUS = sorted(os.sched_getaffinity(0))
#: A turn so short, milliseconds, only tells the hopeless from the others.
GLANCE = 2


#: The type of C, where it is not that of A and B.
SUMS = {"f16": "f32", "bf16": "f32", "i8": "i32"}
DTYPES = {"f64": "f8", "f32": "f4", "f16": "f2", "i8": "i1", "i32": "i4"}


class Cannot(Exception):
    """There is nothing in a library for a case: why."""


class Operands(NamedTuple):
    """A and B as they lie, C; a batch is the first of three dimensions."""

    a: Any
    b: Any
    c: Any
    layout: str
    types: str
    #: the function of modules that computes this form.
    function: str
    const_b: bool

    @property
    def as_written(self):
        """Views of A and B with rows and columns where the product has them."""
        return [x if o == "n" else x.swapaxes(-1, -2) for x, o in zip((self.a, self.b), self.layout, strict=True)]


def dtype_of(name):
    if name != "bf16":
        return np.dtype(DTYPES[name])
    import ml_dtypes

    return np.dtype(ml_dtypes.bfloat16)


def aligned(shape, dtype="f4"):
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.empty(size + 64, "u1")
    return raw[-raw.ctypes.data % 64 :][:size].view(dtype).reshape(shape)


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


# Each of these returns prepare(operands) -> {name: (call, result)}, which raises Cannot.


def require(o, types):
    if o.types not in types:
        raise Cannot(f"no product of {o.types}")


def openblas(threads, args):
    def prepare(o):
        require(o, ("f32", "f64"))
        return {"openblas": (functools.partial(np.matmul, *o.as_written, out=o.c), lambda: o.c)}

    return prepare


def mkl(threads, args):
    import torch  # type: ignore[import-not-found]

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)

    def tensor(x):
        return (
            torch.from_numpy(x) if x.dtype.name != "bfloat16" else torch.from_numpy(x.view("i2")).view(torch.bfloat16)
        )

    def prepare(o):
        left, right = (t if way == "n" else t.mT for t, way in zip(map(tensor, (o.a, o.b)), o.layout, strict=True))
        if o.types == "i8":
            if o.c.ndim == 3:
                raise Cannot("no batches of i8")
            return {"mkl": (functools.partial(torch._int_mm, left, right, out=tensor(o.c)), lambda: o.c)}
        c = o.c if o.types not in SUMS else aligned(o.c.shape, o.a.dtype)  # sums are rounded to the operands' type
        multiply = torch.mm if o.c.ndim == 2 else torch.bmm
        return {"mkl": (functools.partial(multiply, left, right, out=tensor(c)), lambda: c)}

    return prepare


#: Element types -> names of onnx.TensorProto, and the operator; it reads what lies transposed where it is "Fused".
ONNX = {"f32": ("FLOAT", "MatMul"), "f64": ("DOUBLE", "MatMul"), "i8": ("INT8", "MatMulInteger")}


def ort_session(threads, types, layout, batched, b=None):
    """ONNX Runtime's product with dynamic sizes; `b` as a constant initializer is packed while it is made."""
    import onnx  # type: ignore[import-not-found]
    import onnxruntime as rt  # type: ignore[import-not-found]
    from onnx import helper as h

    if types not in ONNX:
        raise Cannot(f"no product of {types}")
    if layout != "nn" and types != "f32":
        raise Cannot(f"no transposed operands of {types}")
    opts = rt.SessionOptions()
    kind, operator = getattr(onnx.TensorProto, ONNX[types][0]), ONNX[types][1]
    sums = onnx.TensorProto.INT32 if types == "i8" else kind
    opts.intra_op_num_threads, opts.inter_op_num_threads = threads, 1
    batch = ["batch"] * batched
    shape_a, shape_b = (["M", "K"], ["K", "M"])[layout[0] == "t"], (["K", "N"], ["N", "K"])[layout[1] == "t"]
    ins = [h.make_tensor_value_info(x, kind, batch + shape) for x, shape in (("a", shape_a), ("b", shape_b))]
    init = []
    if b is not None:
        t = onnx.TensorProto(name="b", data_type=kind, dims=b.shape(), data_location=onnx.TensorProto.EXTERNAL)
        t.external_data.add(key="location", value="b")
        ins, init = ins[:1], [t]
        opts.add_external_initializers(["b"], [b])
    c = h.make_tensor_value_info("c", sums, [*batch, "M", "N"])
    if layout == "nn":
        node = h.make_node(operator, ["a", "b"], ["c"])
    else:
        flags = {"transA": int(layout[0] == "t"), "transB": int(layout[1] == "t")}
        node = h.make_node("FusedMatMul", ["a", "b"], ["c"], domain="com.microsoft", **flags)
    sets = [h.make_opsetid("", 17), h.make_opsetid("com.microsoft", 1)]
    m = h.make_model(h.make_graph([node], "g", ins, [c], init), opset_imports=sets, ir_version=9)
    return rt.InferenceSession(m.SerializeToString(), opts, providers=["CPUExecutionProvider"])


def ort(threads, args):
    import onnxruntime as rt

    dynamic = functools.cache(functools.partial(ort_session, threads))

    def prepare(o):
        form = o.types, o.layout, o.c.ndim == 3
        any_sizes = dynamic(*form)
        va, vb, vc = map(rt.OrtValue.ortvalue_from_numpy, (o.a, o.b, o.c))
        out = {}
        for name, s in [("ort", any_sizes)] + ([("ort_const", ort_session(threads, *form, vb))] if o.const_b else []):
            io = s.io_binding()
            io.bind_ortvalue_input("a", va)
            io.bind_ortvalue_output("c", vc)
            if s is any_sizes:
                io.bind_ortvalue_input("b", vb)
            out[name] = (functools.partial(s.run_with_iobinding, io), lambda: o.c)
        return out

    return prepare


def cblas(threads, args):
    """Any library that exports cblas_sgemm: args = PATH:LABEL."""
    path, label = args[0].split(":")
    f, i, one, zero = ctypes.CDLL(path).cblas_sgemm, ctypes.c_int, ctypes.c_float(1), ctypes.c_float(0)

    def pointer(x):
        return ctypes.c_void_p(x.ctypes.data)

    def prepare(o):
        if (o.types, o.layout, o.c.ndim) != ("f32", "nn", 2):
            raise Cannot("only plain products of f32 are called")
        (m, k), n = o.a.shape, o.b.shape[1]
        sizes = i(101), i(111), i(111), i(m), i(n), i(k)
        v = (*sizes, one, pointer(o.a), i(k), pointer(o.b), i(n), zero, pointer(o.c), i(n))
        return {label: (functools.partial(f, *v), lambda: o.c)}

    return prepare


def iree(threads, args):
    """IREE modules, the subjects among them: args = LABEL=PATH ...

    One whose label begins with + is loaded for each case, where it is there, with B as its parameter.
    """
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from dynmlir.runtime import load

    driver = "local-sync" if threads == 1 else "local-task"
    constant: dict[str, str] = {}
    for arg in args:
        label, path = arg.split("=", 1)
        if label[0] == "+":
            constant[label[1:]] = path
        else:
            MODULES[label] = load(path, driver, threads)

    def prepare(o):
        out = {}
        for label, path in constant.items():
            if o.const_b and os.path.exists(path):
                function = load(path, driver, threads, {"model::b": o.b})[o.function]
                out[label] = function.prepare(o.a), functools.partial(function, o.a)
        for label, module in MODULES.items():
            serves = o.c.size == 1 and o.function == "matmul" if label == "iree_trivial" else label[0] != "-"
            if serves and o.function in module.function_names:
                function = module[o.function]
                out[label] = function.prepare(o.a, o.b), functools.partial(function, o.a, o.b)
        return out

    return prepare


def plan_call(operands, label, function, plan):
    """A call of a function of a module with the operands and a plan."""
    return MODULES[label][function].prepare(*operands, *map(int, plan))


def plan_dump(operands, label, function, path, plan):
    """Its result; C is what it starts from, where it starts from something."""
    operands[2].fill(0)
    np.ascontiguousarray(MODULES[label][function](*operands, *map(int, plan))).tofile(path)


#: label -> module; labels that begin with "-" are for plans only.
MODULES: dict = {}
MAKERS = {"openblas": openblas, "mkl": mkl, "ort": ort, "cblas": cblas, "iree": iree}


def load_case(folder, m, n, k, const_b="0", batch="1", layout="nn", types="f32", function="matmul"):
    m, n, k, batched = int(m), int(n), int(k), (int(batch),) * (batch != "1")
    shapes = ((m, k), (k, m))[layout[0] == "t"], ((k, n), (n, k))[layout[1] == "t"]
    a, b = (aligned(batched + shape, dtype_of(types)) for shape in shapes)
    for name, x in (("A", a), ("B", b)):
        with open(os.path.join(folder, name), "rb") as f:
            f.readinto(x.view("u1").data.cast("B"))
    c = aligned((*batched, m, n), dtype_of(SUMS.get(types, types)))
    return Operands(a, b, c, layout, types, function, const_b == "1")


#: Of a result in the operands' type: half a unit in the last place.
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8}


def dump(o, call, result, path):
    """One call, its result in C's type -> "ok", and what its own type rounds off where it is another."""
    o.c.view("u1").fill(255)
    call()
    made = result()
    np.ascontiguousarray(made, o.c.dtype).tofile(path)
    return "ok" if made.dtype == o.c.dtype else f"ok {ROUNDING[o.types]}"


def serve(kind, threads, args):
    calls: dict = {}
    reply = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever the libraries print goes to stderr
    prepare = MAKERS[kind](threads, args)
    o: Any = None
    gc.disable()
    for line in sys.stdin:
        cmd, *w = line.split()
        try:
            if cmd == "case":
                calls.clear()
                o = None
                gc.collect()
                o = load_case(*w)
                calls.update(prepare(o))
                answer = " ".join(calls)
            elif cmd == "time":
                if threads > 1 and kind != "iree":
                    pin()
                answer = "{:.9g} {:.9g} {}".format(*measure(calls[w[0]][0], float(w[1])))
            elif cmd == "dump":
                call, result = calls[w[0]]
                answer = dump(o, call, result, w[1])
            elif cmd == "plan":
                call = plan_call(o[:3], w[0], w[1], w[3:])
                answer = "{:.9g} {:.9g} {}".format(*measure(call, float(w[2])))
            elif cmd == "plandump":
                plan_dump(o[:3], w[0], w[1], w[2], w[3:])
                answer = "ok"
        except Cannot as e:
            answer = f"cannot {e}"
        except Exception as e:
            answer = "error " + repr(e).replace("\n", " ")[:300]
        print(answer, file=reply, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
