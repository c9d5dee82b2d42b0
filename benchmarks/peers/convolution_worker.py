"""Convolutions of one library, a command a line: case FILE | time NAME MS | dump NAME FILE. Run by convolutions.py.

    convolution_worker.py torch|ort|iree [LABEL=MODULE.vmfb:LAYOUT ...]

Weights of `*_pack` are laid out before the call; all others take both operands as plain tensors.
"""

import functools
import gc
import os
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python" / "dynmlir" / "bench"))
from worker import measure  # type: ignore[import-not-found]  # noqa: E402


def aligned(x):
    raw = np.empty(x.nbytes + 64, "u1")
    out = raw[-raw.ctypes.data % 64 :][: x.nbytes].view("f4").reshape(x.shape)
    out[...] = x
    return out


def torch(_):
    import torch

    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    conv = torch.nn.functional.conv2d

    def prepare(x, w, stride, pad):
        x, w = torch.from_numpy(x), torch.from_numpy(w)
        last = torch.channels_last
        of = {"torch_nchw": (x, w), "torch_nhwc": (x.to(memory_format=last), w.to(memory_format=last))}
        calls = {k: functools.partial(conv, *v, stride=stride, padding=pad) for k, v in of.items()}
        packed = torch.nn.Conv2d(w.shape[1], w.shape[0], w.shape[2:], stride, pad, bias=False)
        packed.weight.data = w
        calls["onednn_pack"] = functools.partial(torch.utils.mkldnn.to_mkldnn(packed), x.to_mkldnn())
        return {k: (call, lambda call=call: call().to_dense().contiguous().numpy()) for k, call in calls.items()}

    import torch.utils.mkldnn

    return prepare


def ort(_):
    import onnx
    import onnxruntime as rt
    from onnx import helper as h

    def session(w, stride, pad, constant):
        f32 = onnx.TensorProto.FLOAT
        node = h.make_node("Conv", ["x", "w"], ["c"], strides=stride, pads=[*pad, *pad], kernel_shape=w.shape[2:])
        ins = [h.make_tensor_value_info("x", f32, ["N", w.shape[1], "H", "W"])]
        ins += [] if constant else [h.make_tensor_value_info("w", f32, w.shape)]
        init = [onnx.numpy_helper.from_array(w, "w")] if constant else []
        out = h.make_tensor_value_info("c", f32, ["N", w.shape[0], "OH", "OW"])
        graph = h.make_graph([node], "g", ins, [out], init)
        model = h.make_model(graph, opset_imports=[h.make_opsetid("", 17)], ir_version=9)
        options = rt.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        return rt.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])

    def prepare(x, w, stride, pad):
        calls = {}
        for name, constant in (("ort", False), ("ort_pack", True)):
            io = (bound := session(w, stride, pad, constant)).io_binding()
            io.bind_cpu_input("x", x)
            if not constant:
                io.bind_cpu_input("w", w)
            io.bind_output("c")
            call = functools.partial(bound.run_with_iobinding, io)
            calls[name] = call, lambda io=io, call=call: (call(), io.copy_outputs_to_cpu()[0])[1]
        return calls

    return prepare


def iree(arguments):
    from dynmlir.runtime import load

    modules = {}
    for argument in arguments:
        label, rest = argument.split("=", 1)
        path, layout = rest.rsplit(":", 1)
        modules[label] = load(path, "local-sync", 1), layout

    def prepare(x, w, stride, pad):
        calls = {}
        for label, (module, layout) in modules.items():
            nhwc = layout == "nhwc"
            name = "conv_{}x{}_s{}x{}_p{}x{}".format(*w.shape[2:], *stride, *pad)
            operands = [aligned(v.transpose(order) if nhwc else v) for v, order in ((x, _LAST), (w, (2, 3, 1, 0)))]
            function = module[name]

            def result(function=function, operands=operands, nhwc=nhwc):
                c = np.asarray(function(*operands))
                return c.transpose(0, 3, 1, 2) if nhwc else c

            calls[label] = function.prepare(*operands), result
        return calls

    return prepare


_LAST = (0, 2, 3, 1)


def serve(kind, arguments):
    reply = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever the libraries print goes to stderr
    prepare = {"torch": torch, "ort": ort, "iree": iree}[kind](arguments)
    calls = {}
    gc.disable()
    for line in sys.stdin:
        command, *words = line.split()
        try:
            if command == "case":
                calls.clear()
                gc.collect()
                case = np.load(words[0])
                stride, pad = (list(map(int, case[name])) for name in ("stride", "pad"))
                calls.update(prepare(case["x"], case["w"], stride, pad))
                answer = " ".join(calls)
            elif command == "time":
                answer = "{:.9g} {:.9g} {}".format(*measure(calls[words[0]][0], float(words[1])))
            else:
                np.save(words[1], np.ascontiguousarray(calls[words[0]][1]()))
                answer = "ok"
        except Exception as error:
            answer = "error " + repr(error).replace("\n", " ")[:300]
        print(answer, file=reply, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2:])
