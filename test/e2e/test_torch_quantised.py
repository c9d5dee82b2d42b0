"""What PyTorch's quantisers write, by dynmlir.import_torch: bytes stay bytes, and few bits few."""

import numpy as np
import pytest
from exported import LIBRARY, WARNINGS, F, Of, check, compiled, randn, torch

import dynmlir
from dynmlir.diagnostics import DynmlirError

import torch.ao.quantization.fx._decomposed  # isort: skip

pytestmark = WARNINGS
#: Of bytes.
PAIRS = LIBRARY.with_name("pairs.mlir")
numbers = torch.ops.quantized_decomposed


@pytest.mark.parametrize("form", ["scaled behind", "scaled before", "transposed"])
def test_weights_of_bytes_stay_so(form):
    """A linear layer whose weights are bytes, with a scale for each column: as they are quantised to save memory."""
    weights, scales, bias = torch.randint(-128, 128, (40, 64), dtype=torch.int8), randn(40), randn(40)
    model = {
        "scaled behind": lambda x: F.linear(x, weights.to(x.dtype)) * scales + bias,
        "scaled before": lambda x: F.linear(x, weights.to(x.dtype) * scales[:, None], bias.to(x.dtype)),
        "transposed": lambda x: x @ (weights.t().to(x.dtype) * scales),
    }[form]
    module = compiled(Of(model), randn(2, 3, 64))
    for sizes in ((2, 3, 64), (1, 1, 64), (4, 0, 64), (3, 40, 64)):
        check(module, Of(model), randn(*sizes))


def test_quantised_products():
    """As PyTorch's quantisers write them: numbers by a scale and a zero point, and weights by scales of channels."""
    drawn = torch.Generator().manual_seed(1)
    weights, filters = (
        torch.randint(-127, 128, sizes, dtype=torch.int8, generator=drawn) for sizes in ((24, 40), (6, 5, 3, 3))
    )
    scales, of_filters = torch.rand(24, generator=drawn) * 0.01 + 0.001, torch.rand(6, generator=drawn) * 0.01 + 0.001
    bias = randn(24)

    def rounded(x, scale, zero, low, high, kind):
        said = (scale, zero, low, high, kind)
        return numbers.dequantize_per_tensor(numbers.quantize_per_tensor(x, *said), *said)

    def of_channels(of, scales):
        zeros = torch.zeros(len(scales), dtype=torch.int64)
        return numbers.dequantize_per_channel(of, scales, zeros, 0, -127, 127, torch.int8)

    class Model(torch.nn.Module):
        def forward(self, x, image):
            rows = rounded(x, 0.02, 3, -128, 127, torch.int8)
            image = rounded(image, 0.03, 120, 0, 255, torch.uint8)
            scores = rows @ rows.transpose(1, 2)
            layer = F.linear(rows, of_channels(weights, scales), bias)
            return layer, scores, F.conv2d(image, of_channels(filters, of_filters), padding=1)

    D, model = torch.export.Dim.DYNAMIC, Model()
    text = dynmlir.import_torch(
        model, (randn(3, 7, 40), randn(2, 5, 9, 11)), dynamic_shapes=({0: D, 1: D}, {0: D, 2: D, 3: D})
    )
    with pytest.raises(DynmlirError, match=r"has element types \(f32, f32, f32\), not \(i8, i8, i32\)"):
        dynmlir.compile(text, library=LIBRARY)
    module = dynmlir.compile(text, library=PAIRS)
    for x, image in ((randn(2, 5, 40), randn(1, 5, 3, 4)), (randn(1, 1, 40), randn(3, 5, 12, 7))):
        for one, other in zip(module.main(x.numpy(), image.numpy()), model(x, image), strict=True):
            assert np.allclose(one, other.numpy(), atol=2e-6 * other.abs().max().item())


UNSIGNED, SIGNED = (0, 255, torch.uint8), (-128, 127, torch.int8)


def found_out(x, of=UNSIGNED, symmetric=False):
    """Numbers by what is found out of all of x, and what they stand for."""
    choose = numbers.choose_qparams_symmetric if symmetric else numbers.choose_qparams
    scale, zero = choose.tensor(x, *of[:2], 2.0**-12, of[2])
    return numbers.dequantize_per_tensor.tensor(
        numbers.quantize_per_tensor.tensor(x, scale, zero, *of), scale, zero, *of
    )


def found_out_of_rows(x, choose=numbers.choose_qparams_per_token_asymmetric):
    scale, zero = choose(x, torch.int8)
    made = numbers.quantize_per_token(x, scale, zero, *SIGNED)
    return numbers.dequantize_per_token(made, scale, zero, *SIGNED, torch.float32)


def alike(module, model, *args):
    """Against PyTorch in f32, whose roundings to numbers are meant, too."""
    made, expected = module.main(*(arg.numpy() for arg in args)), model(*args).numpy()
    assert made.shape == expected.shape and made.dtype == expected.dtype
    assert np.allclose(made, expected, atol=4e-6 * np.abs(expected).max(initial=0))


@pytest.mark.parametrize(
    ("rounded", "bytes_"),
    [
        (found_out, True),
        (lambda x: found_out(x, SIGNED), True),
        (lambda x: found_out(x, (-127, 127, torch.int8), symmetric=True), True),
        (lambda x: found_out(x, symmetric=True), True),
        (found_out_of_rows, False),
        (lambda x: found_out_of_rows(x, numbers.choose_qparams_per_token), False),
    ],
)
def test_scales_that_are_found_out_at_each_call(rounded, bytes_):
    drawn = torch.Generator().manual_seed(2)
    weights, scales = torch.randint(-127, 128, (24, 40), dtype=torch.int8, generator=drawn), randn(24).abs() / 100
    model = Of(
        lambda x: F.linear(
            rounded(x),
            numbers.dequantize_per_channel(weights, scales, torch.zeros(24).long(), 0, -127, 127, torch.int8),
        )
    )
    text = dynmlir.import_torch(model, (randn(3, 7, 40),))
    if bytes_:
        with pytest.raises(DynmlirError, match=r"not \(u?i8, i8, i32\)"):
            dynmlir.compile(text, library=LIBRARY)
    module = dynmlir.compile(text, library=PAIRS if bytes_ else LIBRARY)
    for sizes in ((3, 7, 40), (1, 1, 40), (5, 33, 40), (2, 0, 40)):
        if 0 not in sizes:
            for by in (1, 1e-6, 1000):
                alike(module, model, by * (randn(*sizes) + 0.3))
        else:
            assert module.main(np.zeros(sizes, np.float32)).shape == (*sizes[:2], 24)


@pytest.mark.parametrize(
    ("least", "most", "zeros", "bytes_"),
    [(-8, 7, True, 8), (-8, 7, False, 8), (-128, 127, True, 16), (-8, 8, False, 16)],
)
def test_weights_of_few_bits_stay_so(least, most, zeros, bytes_):
    """Of groups of 16, with a scale for each; of four bits, two to a byte."""
    drawn = torch.Generator().manual_seed(3)
    weights = torch.randint(least, most + 1, (24, 64), dtype=torch.int8, generator=drawn)
    zero = torch.randint(-3, 4, (24, 4), dtype=torch.int32, generator=drawn) if zeros else None
    scales, bias = randn(24, 4).abs() / 100, randn(24)
    weights[0, 0], weights[0, 1] = least, most

    def floats(wide):
        said = (weights, scales, zero, least, most, torch.int8, 16, torch.float32)
        return numbers.dequantize_per_channel_group(*said).to(wide.dtype)

    models = (Of(lambda x: F.linear(x, floats(x), bias.to(x.dtype))), Of(lambda x: x.flatten(0, 1) @ floats(x).t()))
    for model in models:
        text = dynmlir.import_torch(model, (randn(3, 7, 64),))
        assert "torch.dynmlir.few_bits" in text and f"!torch.vtensor<[24,4,{bytes_}],si8>" in text
        module = dynmlir.compile(text, library=LIBRARY)
        for sizes in ((3, 7, 64), (1, 1, 64), (5, 33, 64), (2, 0, 64)):
            check(module, model, randn(*sizes))


def test_weights_of_few_bits_that_others_read_are_floats():
    drawn = torch.Generator().manual_seed(3)
    weights, scales = torch.randint(-8, 8, (24, 64), dtype=torch.int8, generator=drawn), randn(24, 4).abs()

    def tied(x, places):
        said = (weights, scales, None, -8, 7, torch.int8, 16, torch.float32)
        floats = numbers.dequantize_per_channel_group(*said).to(x.dtype)
        return F.linear(x, floats) + F.embedding(places, floats).sum()

    model = Of(tied)
    text = dynmlir.import_torch(model, (randn(7, 64), torch.arange(5)))
    assert "few_bits" not in text
    check(dynmlir.compile(text, library=LIBRARY), model, randn(3, 64), torch.tensor([3, 23]), tolerance=1e-4)


def test_programs_of_the_export_are_models():
    """What `torch.export.export(...).module()` gives, which quantisers change, refuses `eval`."""
    model = torch.nn.Sequential(torch.nn.Linear(12, 20), torch.nn.ReLU(), torch.nn.Linear(20, 5)).eval()
    shapes = ({0: torch.export.Dim("rows", min=1, max=4096)},)
    exported = torch.export.export(model, (randn(3, 12),), dynamic_shapes=shapes).module()
    module = compiled(exported, (randn(3, 12)), dynamic_shapes=shapes)
    for rows in (1, 3, 50):
        check(module, model, randn(rows, 12))
