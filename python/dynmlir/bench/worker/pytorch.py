"""PyTorch: MKL's products of f32 and f64, its own oneDNN for bf16, f16, i8 and convolutions."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from dynmlir.bench.worker.operands import (
    SUMS,
    Cannot,
    Convolution,
    Operands,
    Prepare,
    Prepared,
    Product,
    aligned,
    dense,
    require,
)


def pytorch(threads: int, args: Sequence[str]) -> Prepare:
    import torch

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)

    def prepare(o: Operands) -> Mapping[str, Prepared]:
        return convolutions(o) if isinstance(o, Convolution) else products(o)  # type: ignore[arg-type]

    return prepare


def tensor(x: Any) -> Any:
    import torch

    return torch.from_numpy(x) if x.dtype.name != "bfloat16" else torch.from_numpy(x.view("i2")).view(torch.bfloat16)


def products(o: Product) -> Mapping[str, Prepared]:
    """mm, bmm; sums of short types are rounded to the operands' type."""
    import torch

    require(o, Product, ("f32", "f64", "f16", "bf16", "i8"))
    left, right = (t if way == "n" else t.mT for t, way in zip(map(tensor, (o.a, o.b)), o.layout, strict=True))
    if o.types == "i8":
        if o.c.ndim == 3:
            raise Cannot("no batches of i8")
        return {"mkl": (functools.partial(torch._int_mm, left, right, out=tensor(o.c)), lambda: o.c)}
    c = o.c if o.types not in SUMS else aligned(o.c.shape, o.a.dtype)
    multiply = torch.mm if o.c.ndim == 2 else torch.bmm
    return {"mkl": (functools.partial(multiply, left, right, out=tensor(c)), lambda: c)}


def convolutions(o: Convolution) -> Mapping[str, Prepared]:
    """On plain operands in both layouts; and on ones in oneDNN's own blocks, image and result, too."""
    import torch

    require(o, Convolution, ("f32", "f64", "f16", "bf16"))
    x, w = (tensor(dense(view)) for view in (o.image, o.weights))
    last, how = torch.channels_last, (o.strides, o.pads, o.dilations, o.groups)
    pairs = {"mkl": (x, w), "mkl_nhwc": (x.to(memory_format=last), w.to(memory_format=last))}
    calls = {name: functools.partial(torch.nn.functional.conv2d, *pair, None, *how) for name, pair in pairs.items()}
    if o.const_b and o.types == "f32":
        calls["mkl_pack"] = functools.partial(blocked(w, how), x.to_mkldnn())
    return {name: (call, functools.partial(result, o, call)) for name, call in calls.items()}


def blocked(w: Any, how: Any) -> Any:
    """The convolution as a module whose weights lie as oneDNN likes them."""
    import torch
    import torch.utils.mkldnn

    strides, pads, dilations, groups = how
    filters, channels = w.shape[:2]
    made = torch.nn.Conv2d(channels * groups, filters, w.shape[2:], strides, pads, dilations, groups, bias=False)
    made.weight.data = w
    return torch.utils.mkldnn.to_mkldnn(made)


def result(o: Convolution, call: Any) -> Any:
    import torch

    made = call()
    made = (made.to_dense() if made.is_mkldnn else made).contiguous()
    plain = made.view(torch.int16).numpy().view(o.a.dtype) if made.dtype == torch.bfloat16 else made.numpy()
    return o.as_it_lies(plain)
