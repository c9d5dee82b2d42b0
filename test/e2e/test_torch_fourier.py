"""Fourier transforms of PyTorch, by dynmlir.import_torch: of stated lengths and unknown ones, against float64."""

import pytest
from exported import WARNINGS, F, Of, check, compiled, randn, torch

pytestmark = WARNINGS
fft = torch.fft
#: (rows, frames), of 16 columns where there are some.
SIZES = [(3, 10), (2, 7), (1, 33), (4, 2)]


def both(z):
    return torch.cat([z.real, z.imag], -1)


@pytest.mark.parametrize(
    "transform",
    [
        lambda x: both(fft.rfft(x)),
        lambda x: both(fft.rfft(x, n=20, norm="ortho")),
        lambda x: both(fft.rfft(x, n=9, dim=1, norm="forward")),
        lambda x: fft.irfft(fft.rfft(x) * 2, n=x.shape[-1]),
        lambda x: fft.irfft(fft.rfft(x, norm="ortho"), norm="ortho"),
        lambda x: both(fft.fft(x, dim=1)),
        lambda x: fft.fft2(x).real,
        lambda x: both(fft.ifft(fft.fft(x), dim=1)),
        lambda x: fft.irfft2(fft.rfft2(x, norm="ortho") * 0.5, s=x.shape[1:], norm="ortho"),
        lambda x: both(fft.rfftn(x, dim=(0, 1))),
        lambda x: both(fft.ifftn(fft.fftn(x))),
        lambda x: fft.rfft(x[:1]).squeeze(0).abs(),
        lambda x: fft.rfft(x).angle().cos(),
        lambda x: both(fft.rfft((x * 9).to(torch.int32))),
        lambda x: fft.fftshift(fft.fft(x, dim=1), dim=1).abs(),
        lambda x: fft.ifftshift(fft.fft2(x)).abs(),
    ],
)
def test_transforms(transform):
    model = Of(transform)
    module = compiled(model, randn(3, 10, 16))
    for rows, frames in SIZES:
        check(module, model, randn(rows, frames, 16), tolerance=1e-5)


@pytest.mark.parametrize(
    "transform",
    [
        lambda x: both(fft.fft(x, n=768)),
        lambda x: both(fft.ifft(fft.fft(x, n=256, norm="ortho").conj() * 2, dim=1)),
        lambda x: both(fft.rfft(x, n=600, norm="forward")),
        lambda x: fft.ifft(torch.complex(x, x.flip(-1)), n=6250).abs(),
        lambda x: fft.fft2(x, s=(300, 331)).real,  # of which one is a prime
    ],
)
def test_lengths_by_their_factors(transform):
    model = Of(transform)
    module = compiled(model, randn(3, 10, 16))
    for rows, frames in SIZES:
        check(module, model, randn(rows, frames, 16), tolerance=1e-5)


def test_filters_in_the_frequencies():
    """As networks with global filters have them: of images, by a complex weight."""
    weight = randn(4, 9, 16, 2)

    def filtered(x):
        made = fft.rfft2(x.reshape(x.shape[0], 4, 16, 16), dim=(1, 2), norm="ortho")
        return fft.irfft2(made * torch.view_as_complex(weight), s=(4, 16), dim=(1, 2), norm="ortho")

    module = compiled(Of(filtered), randn(3, 64, 16))
    for images in (3, 1, 7):
        x = randn(images, 64, 16)
        check(module, Of(lambda x: filtered(x.float())), x, tolerance=1e-5)


@pytest.mark.parametrize("columns", [40, 5])
@pytest.mark.parametrize("options", [{}, {"win_length": 40, "normalized": True}, {"center": False}])
def test_short_time_transforms(options, columns):
    window = torch.hann_window(options.get("win_length", 64))

    def spectrum(x):
        return torch.stft(x, 64, 20, window=window.to(x.dtype), return_complex=True, **options)

    model = Of(lambda x: both(spectrum(x)), window=torch.nn.Parameter(window))
    power = Of(lambda x: spectrum(x[0]).abs() ** 2)
    for each in (model, power):
        module = compiled(each, randn(3, 800))
        for sounds, frames in SIZES:
            check(module, each, randn(sounds, 400 + columns * frames), tolerance=1e-5)


@pytest.mark.parametrize("length", [None, 300])
def test_sounds_are_made_of_their_spectrum(length):
    def again(x):
        window = torch.hann_window(64, dtype=x.dtype)
        spectrum = torch.stft(x, 64, 16, window=window, return_complex=True)
        return torch.istft(spectrum * 0.5, 64, 16, window=window, length=length)

    model = Of(again)
    module = compiled(model, randn(3, 800))
    for sounds, frames in SIZES:
        check(module, model, randn(sounds, 400 + 40 * frames), tolerance=1e-5)


def test_a_transform_of_one_row():
    model = Of(lambda x: F.relu(both(fft.rfft(x))))
    module = compiled(model, randn(12))
    for size in (12, 2, 101):
        check(module, model, randn(size), tolerance=1e-5)
