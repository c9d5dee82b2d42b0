"""ONNX Runtime: MatMul, FusedMatMul where an operand lies transposed, MatMulInteger, Conv."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from dynmlir.bench.worker.operands import Cannot, Convolution, Operands, Prepare, Prepared, Product, dense, require

#: Element types -> names of onnx.TensorProto, and the operator; it reads what lies transposed where it is "Fused".
KINDS = {"f32": ("FLOAT", "MatMul"), "f64": ("DOUBLE", "MatMul"), "i8": ("INT8", "MatMulInteger")}
KINDS["ui8_i8"] = KINDS["i8"]


def ort(threads: int, args: Sequence[str]) -> Prepare:
    dynamic = functools.cache(functools.partial(product, threads))

    def prepare(o: Operands) -> Mapping[str, Prepared]:
        if isinstance(o, Convolution):
            return convolutions(threads, o)
        require(o, Product, tuple(KINDS))
        return products(threads, o, dynamic(o.types, o.layout, o.c.ndim == 3))  # type: ignore[arg-type, attr-defined]

    return prepare


def session(threads: int, nodes: Any, inputs: Any, outputs: Any, held: Mapping[str, Any]) -> Any:
    """A session of a graph; `held` are constants by name, OrtValues, which it may pack."""
    import onnx
    import onnxruntime as rt
    from onnx import helper as h

    opts = rt.SessionOptions()
    opts.intra_op_num_threads, opts.inter_op_num_threads = threads, 1
    init = []
    for name, value in held.items():
        kind = next(i.type.tensor_type.elem_type for i in inputs if i.name == name)
        t = onnx.TensorProto(name=name, data_type=kind, dims=value.shape(), data_location=onnx.TensorProto.EXTERNAL)
        t.external_data.add(key="location", value=name)
        init.append(t)
    if held:
        opts.add_external_initializers(list(held), list(held.values()))
    ins = [i for i in inputs if i.name not in held]
    sets = [h.make_opsetid("", 17), h.make_opsetid("com.microsoft", 1)]
    m = h.make_model(h.make_graph(nodes, "g", ins, outputs, init), opset_imports=sets, ir_version=9)
    return rt.InferenceSession(m.SerializeToString(), opts, providers=["CPUExecutionProvider"])


def product(threads: int, types: str, layout: str, batched: bool, b: Any = None) -> Any:
    """A product with dynamic sizes; `b` as a constant initializer is packed while it is made."""
    import onnx
    from onnx import helper as h

    if types not in KINDS:
        raise Cannot(f"no product of {types}")
    if layout != "nn" and types != "f32":
        raise Cannot(f"no transposed operands of {types}")
    kind, operator = getattr(onnx.TensorProto, KINDS[types][0]), KINDS[types][1]
    sums = onnx.TensorProto.INT32 if types in ("i8", "ui8_i8") else kind
    kind_a = onnx.TensorProto.UINT8 if types == "ui8_i8" else kind
    batch = ["batch"] * batched
    shape_a, shape_b = (["M", "K"], ["K", "M"])[layout[0] == "t"], (["K", "N"], ["N", "K"])[layout[1] == "t"]
    shapes = (("a", kind_a, shape_a), ("b", kind, shape_b))
    ins = [h.make_tensor_value_info(x, some, batch + shape) for x, some, shape in shapes]
    c = h.make_tensor_value_info("c", sums, [*batch, "M", "N"])
    if layout == "nn":
        node = h.make_node(operator, ["a", "b"], ["c"])
    else:
        flags = {"transA": int(layout[0] == "t"), "transB": int(layout[1] == "t")}
        node = h.make_node("FusedMatMul", ["a", "b"], ["c"], domain="com.microsoft", **flags)
    return session(threads, [node], ins, [c], {} if b is None else {"b": b})


def products(threads: int, o: Product, any_sizes: Any) -> Mapping[str, Prepared]:
    import onnxruntime as rt

    va, vb, vc = map(rt.OrtValue.ortvalue_from_numpy, (o.a, o.b, o.c))
    sessions = {"ort": any_sizes}
    if o.const_b:
        sessions["ort_const"] = product(threads, o.types, o.layout, o.c.ndim == 3, vb)
    return bound(o, sessions, {"a": va, "b": vb}, vc, lambda: o.c)


def convolutions(threads: int, o: Convolution) -> Mapping[str, Prepared]:
    """Images and results in NCHW; all sizes but the window's are dynamic."""
    import numpy as np
    import onnx
    import onnxruntime as rt
    from onnx import helper as h

    require(o, Convolution, ("f32",))
    image, weights, f32 = dense(o.image), dense(o.weights), onnx.TensorProto.FLOAT
    how = {"strides": o.strides, "dilations": o.dilations, "pads": [*o.pads, *o.pads], "group": o.groups}
    node = h.make_node("Conv", ["a", "b"], ["c"], kernel_shape=weights.shape[2:], **how)
    ins = [h.make_tensor_value_info("a", f32, list("NCHW"))]
    ins += [h.make_tensor_value_info("b", f32, ["F", "G", *weights.shape[2:]])]
    out = h.make_tensor_value_info("c", f32, ["N", "F", "OH", "OW"])
    result = np.empty(o.result_shape, o.c.dtype)
    va, vb, vc = map(rt.OrtValue.ortvalue_from_numpy, (image, weights, result))
    sessions = {"ort": session(threads, [node], ins, [out], {})}
    if o.const_b:
        sessions["ort_const"] = session(threads, [node], ins, [out], {"b": vb})
    return bound(o, sessions, {"a": va, "b": vb}, vc, lambda: o.as_it_lies(result))


def bound(o: Operands, sessions: Mapping[str, Any], values: Mapping[str, Any], c: Any, result: Any) -> Any:
    """Calls of sessions on values that stay where they are."""
    made = {}
    for name, some in sessions.items():
        io = some.io_binding()
        for given in some.get_inputs():
            io.bind_ortvalue_input(given.name, values[given.name])
        io.bind_ortvalue_output("c", c)
        made[name] = functools.partial(some.run_with_iobinding, io), result
    return made
