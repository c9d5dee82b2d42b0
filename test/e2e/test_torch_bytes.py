"""Arithmetic of bytes in models of PyTorch, by dynmlir.import_torch: with a sign and without one."""

import numpy as np
import pytest
from exported import WARNINGS, F, Of, compiled, torch

from dynmlir.diagnostics import DynmlirError

pytestmark = WARNINGS
MEANS = torch.tensor([123.0, 116.0, 103.0])[:, None, None]


def drawn(dtype, *sizes):
    """All that a byte may be."""
    least, most = (0, 1) if dtype == torch.bool else (torch.iinfo(dtype).min, torch.iinfo(dtype).max)
    return torch.randint(least, most + 1, sizes, generator=torch.Generator().manual_seed(sum(sizes))).to(dtype)


def check(function, dtype):
    """At the sizes of the example and at others; bytes come back with a sign, as IREE keeps them."""
    model = Of(function)
    module = compiled(model, drawn(dtype, 2, 3, 8, 9), drawn(dtype, 2, 3, 8, 9).flip(0))
    for images, height, width in ((2, 8, 9), (1, 5, 16)):
        x = drawn(dtype, images, 3, height, width)
        y = x.flip(-1)
        expected = model(x, y).numpy()
        made = np.asarray(module.main(x.numpy(), y.numpy()))
        made = made.view(expected.dtype) if expected.dtype == np.uint8 else made
        assert made.dtype == expected.dtype and made.shape == expected.shape
        if expected.dtype.kind == "f":
            assert np.allclose(made, expected, rtol=1e-3 if expected.dtype == np.float16 else 1e-5, atol=1e-5)
        else:
            assert np.array_equal(made, expected)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8, torch.int16])
@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: (x / 255.0, x * (1 / 255), x - 127.5, x.half() / 255, (x - MEANS) / 58, x / MEANS),
        lambda x, y: (x.sqrt(), torch.sigmoid(x)),
        lambda x, y: (x.mean((2, 3), dtype=torch.float32), x.float().mean((2, 3))),
        lambda x, y: (torch.cat([x.float(), x / 2], 1), torch.where(x > 100, x, 1.5)),
    ],
)
def test_become_floats(function, dtype):
    for place in range(len(function(*[torch.ones(1, 3, 2, 2, dtype=dtype)] * 2))):
        check(lambda x, y, place=place: function(x, y)[place].nan_to_num(), dtype)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8])
@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: torch.stack([x + y, x - y, x * y, 255 - x, x * 2 + 300, -x, ~x, x // 16, x % 7]),
        lambda x, y: torch.stack([x // y.clamp(min=1), x % y.clamp(min=1), x >> 2, x << 3, (x & 15) ^ y]),
        lambda x, y: torch.stack([x.clamp(20, 100), torch.maximum(x, y), torch.minimum(x, y), x.abs(), x.sign()]),
        lambda x, y: torch.stack(
            [torch.where(x > 100, x, x * 0), x.masked_fill(x > y, 77), torch.full_like(x, 99) + x]
        ),
        lambda x, y: torch.arange(x.shape[-1], dtype=x.dtype) * x,
        lambda x, y: F.pad(F.max_pool2d(x, 2), (1, 1), value=100),
    ],
)
def test_stay_bytes(function, dtype):
    check(function, dtype)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8])
@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: torch.stack([x > 100, x > 100.5, x > y, x == y, x > 300, x < -1, x.logical_not()]),
        lambda x, y: x.sum((2, 3)),
        lambda x, y: x.flatten(1).argmax(1),
        lambda x, y: x.topk(3, -1)[0],
        lambda x, y: x.sort(-1, descending=True)[0],
        lambda x, y: x.amax(-1),
        lambda x, y: x.flatten(1).max(1)[0],
        lambda x, y: x.any(-1),
        lambda x, y: x + y.int(),
        lambda x, y: (x**1.5).nan_to_num(),
        lambda x, y: x[:, torch.tensor([2, 0])],
        lambda x, y: x.index_put((torch.tensor([0]),), y[:1], accumulate=True),
    ],
)
def test_are_compared_summed_and_sorted(function, dtype):
    check(function, dtype)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: torch.stack([x < -1, x > 0, x >= 0.5]),
        lambda x, y: x.mean((2, 3), dtype=torch.float32),
        lambda x, y: x.sort(-1)[0],
        lambda x, y: x.clamp(0, 1) + x.sum(-1, keepdim=True),
    ],
)
def test_truths_are_numbers(function):
    check(function, torch.bool)


@pytest.mark.filterwarnings("ignore:indexing with dtype torch.uint8")
def test_bytes_are_no_masks():
    x = torch.ones(3, dtype=torch.uint8)
    program = torch.export.export(Of(lambda x: x.clone()), (x,))
    indexed = next(node for node in program.graph.nodes if node.target == torch.ops.aten.clone.default)
    indexed.target, indexed.args = torch.ops.aten.index.Tensor, (indexed.args[0], [indexed.args[0]])
    from dynmlir.frontend.bytes import widen_bytes

    with pytest.raises(DynmlirError, match="aten.index.Tensor is not imported with bytes for truths"):
        widen_bytes(program.graph)
