"""Fourier transforms as products with the matrix of their roots of unity, which need no complex numbers.

O(n^2) operations where an FFT takes O(n log n), at the speed of matrix products: frames of sounds and tokens of images
are short. A stated length n1 n2 takes O(n (n1 + n2)), by transforms of n1 and of n2 elements (Cooley and Tukey 1965).
Of a stated length the matrices are constants, exact to the last bit of f32; of an unknown one it is made at each call,
from places that are reduced by the length in integers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F

#: A stated length beyond which the matrix would be a constant of more than 256 MiB.
_LONGEST = 4096
#: How many times the sum of its factors a length is at least that is transformed by them.
_WORTH = 8
_Complex = tuple[torch.Tensor, torch.Tensor | None]
_NORMS = {None: (0.0, 1.0), "backward": (0.0, 1.0), "ortho": (0.5, 0.5), "forward": (1.0, 0.0)}
#: Of a transform and of its inverse the sign of what the imaginary unit is multiplied by.
_FORWARD, _BACK = -1, 1


def roots(rows: Any, columns: Any, length: Any, like: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """(cosines, sines) of 2 pi j k / length for rows j and columns k, of an element type."""
    if all(isinstance(size, int) for size in (rows, columns, length)):
        places = np.outer(np.arange(rows), np.arange(columns)) % max(1, length)
        angles = 2 * math.pi / max(1, length) * places
        return torch.tensor(np.cos(angles), dtype=like.dtype), torch.tensor(np.sin(angles), dtype=like.dtype)
    of = torch.full((), length)
    places = torch.arange(rows)[:, None] * torch.arange(columns) % of
    angles = places.to(like.dtype) * (2 * math.pi) / of.to(like.dtype)
    return angles.cos(), angles.sin()


def fft(x: torch.Tensor, n: Any = None, dim: int = -1, norm: str | None = None) -> Any:
    """Of complex or real numbers, to complex ones."""
    return _along(x, n, dim, norm, _FORWARD)


def ifft(x: torch.Tensor, n: Any = None, dim: int = -1, norm: str | None = None) -> Any:
    """Its inverse."""
    return _along(x, n, dim, norm, _BACK)


def rfft(x: torch.Tensor, n: Any = None, dim: int = -1, norm: str | None = None) -> Any:
    """Of real numbers, the first half of what `fft` gives."""
    rows = _cut(x, n, dim)
    length = rows.shape[-1]
    if _is_too_long(length, _factors(length)):
        return NotImplemented
    if _factors(length) is None:
        cosines, sines = roots(length, length // 2 + 1, length, rows)
        made = rows @ cosines, rows @ -sines
    else:
        whole = _transformed((rows, None), length, _FORWARD)
        made = whole[0][..., : length // 2 + 1], whole[1][..., : length // 2 + 1]
    return (torch.complex(*made) * _factor(length, norm, _FORWARD, rows)).transpose(dim, -1)


def irfft(x: torch.Tensor, n: Any = None, dim: int = -1, norm: str | None = None) -> Any:
    """Real numbers, of the first half of what `fft` gives."""
    length = 2 * (x.shape[dim] - 1) if n is None else n
    if _is_too_long(length):
        return NotImplemented
    real, imaginary = (_cut(part, length // 2 + 1, dim) for part in (x.real, x.imag))
    cosines, sines = roots(length // 2 + 1, length, length, real)
    at = torch.arange(length // 2 + 1)[:, None]
    times = torch.where((at == 0) | (2 * at == torch.full((), length)), 1.0, 2.0).to(real.dtype)
    made = (real @ (times * cosines) - imaginary @ (times * sines)) * _factor(length, norm, _BACK, real)
    return made.transpose(dim, -1)


def of_several(one: Callable, of_last: Callable, of_last_is_first: bool, dims: int | None) -> Callable:
    """A transform along several dimensions: `one` along each, but `of_last` along the last of them."""

    def transform(x: torch.Tensor, s: Any = None, dim: Any = None, norm: str | None = None) -> Any:
        if dim is None:
            count = dims if dims is not None else x.dim() if s is None else len(s)
            dim = tuple(range(-count, 0))
        sizes = dict(zip(dim, s if s is not None else [None] * len(dim), strict=True))
        *others, last = dim
        steps = [(one, d) for d in others]
        steps.insert(0 if of_last_is_first else len(steps), (of_last, last))
        for step, d in steps:
            size = sizes[d]
            x = step(x, None if isinstance(size, int) and size == -1 else size, d, norm)
            if x is NotImplemented:
                return NotImplemented
        return x

    return transform


def fftshift(x: torch.Tensor, dim: Any = None) -> torch.Tensor:
    """Frequency 0 in the middle."""
    return _turned(x, dim, 1)


def ifftshift(x: torch.Tensor, dim: Any = None) -> torch.Tensor:
    """At the beginning again."""
    return _turned(x, dim, 0)


def _turned(x: torch.Tensor, dim: Any, more: int) -> torch.Tensor:
    for d in range(x.dim()) if dim is None else (dim,) if isinstance(dim, int) else dim:
        middle = (x.shape[d] + more) // 2
        x = torch.cat([x.narrow(d, middle, x.shape[d] - middle), x.narrow(d, 0, middle)], d)
    return x


def stft(
    x: torch.Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: torch.Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
    align_to_window: bool | None = None,
) -> Any:
    """Of each frame the transform: a convolution whose filters are windowed waves."""
    if x.is_complex() or align_to_window is not None or _is_too_long(n_fft):
        return NotImplemented
    sounds = x if x.dim() == 2 else x.unsqueeze(0)
    sounds = sounds.unsqueeze(1)
    if center:
        sounds = F.pad(sounds, (n_fft // 2, n_fft // 2), mode=pad_mode)
    count = n_fft if onesided is False else n_fft // 2 + 1
    cosines, sines = roots(count, n_fft, n_fft, x)
    shape = _window(n_fft, win_length, window, x) * (n_fft**-0.5 if normalized else 1.0)
    hop = n_fft // 4 if hop_length is None else hop_length
    real, imaginary = (F.conv1d(sounds, (waves * shape)[:, None], stride=hop) for waves in (cosines, -sines))
    made = torch.complex(real, imaginary) if return_complex else torch.stack([real, imaginary], -1)
    return made if x.dim() == 2 else made[0]


def istft(
    x: torch.Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: torch.Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: Any = None,
    return_complex: bool = False,
) -> Any:
    """Its inverse: frames that overlap are added, and divided by the sum of the windows' squares."""
    if onesided is False or return_complex or not x.is_complex() or _is_too_long(n_fft):
        return NotImplemented
    frames = x if x.dim() == 3 else x.unsqueeze(0)
    count, hop = n_fft // 2 + 1, n_fft // 4 if hop_length is None else hop_length
    cosines, sines = roots(count, n_fft, n_fft, frames.real)
    shape = _window(n_fft, win_length, window, frames.real)
    at = torch.arange(count)[:, None]
    times = torch.where((at == 0) | (2 * at == n_fft), 1.0, 2.0) * ((n_fft**0.5 if normalized else 1.0) / n_fft)
    waves = (F.conv_transpose1d(frames.real, (times * cosines * shape)[:, None], stride=hop)).squeeze(1)
    waves = waves - F.conv_transpose1d(frames.imag, (times * sines * shape)[:, None], stride=hop).squeeze(1)
    ones = torch.ones(1, 1, frames.shape[-1], dtype=waves.dtype)
    sums = F.conv_transpose1d(ones, (shape * shape)[None, None], stride=hop).reshape(1, -1)
    begin = n_fft // 2 if center else 0
    end = begin + length if length is not None else waves.shape[-1] - begin
    made = waves[:, begin:end] / sums[:, begin:end]
    return made if x.dim() == 3 else made[0]


def _along(x: torch.Tensor, n: Any, dim: int, norm: str | None, sign: int) -> Any:
    real = _cut(x.real if x.is_complex() else x, n, dim)
    length = real.shape[-1]
    if _is_too_long(length, _factors(length)):
        return NotImplemented
    made = _transformed((real, _cut(x.imag, n, dim) if x.is_complex() else None), length, sign)
    return (torch.complex(*made) * _factor(length, norm, sign, real)).transpose(dim, -1)


def _transformed(rows: _Complex, length: Any, sign: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Of rows of `length`, along the last dimension: (real parts, imaginary ones)."""
    factors = _factors(length)
    if factors is None:
        cosines, sines = roots(length, length, length, rows[0])
        return _times(rows, cosines, sines * sign, torch.matmul)
    first, second = factors
    # x[second j1 + j2] as [j2, j1], of which the transforms along j1 are turned by j2 k1 / n, then transformed along j2
    real, imaginary = (None if part is None else part.unflatten(-1, factors).transpose(-1, -2) for part in rows)
    cosines, sines = roots(first, first, first, real)
    parts = _times((real, imaginary), cosines, sines * sign, torch.matmul)
    cosines, sines = roots(second, first, length, real)
    parts = _times(parts, cosines, sines * sign, torch.mul)
    cosines, sines = roots(second, second, second, real)
    real, imaginary = _times(parts, cosines, sines * sign, lambda x, w: torch.einsum("kj,...jn->...kn", w, x))
    return real.flatten(-2), imaginary.flatten(-2)


def _times(
    x: _Complex, cosines: torch.Tensor, sines: torch.Tensor, product: Callable[..., torch.Tensor]
) -> tuple[torch.Tensor, torch.Tensor]:
    """A product of complex numbers, or of real ones, and complex ones."""
    real, imaginary = x
    if imaginary is None:
        return product(real, cosines), product(real, sines)
    return product(real, cosines) - product(imaginary, sines), product(real, sines) + product(imaginary, cosines)


def _factors(length: Any) -> tuple[int, int] | None:
    """The two of a stated length that are most alike; None where they are not worth it."""
    if not isinstance(length, int) or length < 2:
        return None
    first = next(factor for factor in range(math.isqrt(length), 0, -1) if length % factor == 0)
    return (first, length // first) if _WORTH * (first + length // first) <= length else None


def _is_too_long(length: Any, factors: tuple[int, int] | None = None) -> bool:
    return isinstance(length, int) and max(factors or [length]) > _LONGEST


def _cut(x: torch.Tensor, length: Any, dim: int) -> torch.Tensor:
    """With a dimension as the last one, of a length: cut, or filled up with zeros. Integers as PyTorch takes them."""
    rows = (x if x.is_floating_point() else x.to(torch.get_default_dtype())).transpose(dim, -1)
    if length is None or (isinstance(rows.shape[-1], int) and rows.shape[-1] == length):
        return rows
    return F.pad(rows, (0, length))[..., :length]


def _factor(length: Any, norm: str | None, sign: int, like: torch.Tensor) -> torch.Tensor:
    """What a norm divides by: `length` to the power that it has of this direction."""
    power = _NORMS[norm][sign == _BACK]
    of = torch.full((), length, dtype=like.dtype)
    return of**-power if power else torch.ones((), dtype=like.dtype)


def _window(n_fft: int, win_length: int | None, window: torch.Tensor | None, like: torch.Tensor) -> torch.Tensor:
    """Amid zeros where it is shorter than a frame."""
    length = n_fft if win_length is None else win_length
    shape = torch.ones(length, dtype=like.dtype) if window is None else window
    before = (n_fft - length) // 2
    return F.pad(shape, (before, n_fft - length - before)) if length != n_fft else shape


def transforms() -> dict[Any, Callable]:
    """By function of PyTorch what is traced in its place, where it does not answer NotImplemented."""
    of = torch.fft
    return {
        of.fft: fft,
        of.ifft: ifft,
        of.rfft: rfft,
        of.irfft: irfft,
        of.fftshift: fftshift,
        of.ifftshift: ifftshift,
        of.fft2: of_several(fft, fft, True, 2),
        of.ifft2: of_several(ifft, ifft, True, 2),
        of.rfft2: of_several(fft, rfft, True, 2),
        of.irfft2: of_several(ifft, irfft, False, 2),
        of.fftn: of_several(fft, fft, True, None),
        of.ifftn: of_several(ifft, ifft, True, None),
        of.rfftn: of_several(fft, rfft, True, None),
        of.irfftn: of_several(ifft, irfft, False, None),
        torch.stft: stft,
        torch.Tensor.stft: stft,
        torch.istft: istft,
        torch.Tensor.istft: istft,
    }
