"""Fourier transforms of ONNX, as products with the matrix of their roots of unity, and of frames of a signal as
convolutions with them (as `frontend/fourier.py`)."""

from __future__ import annotations

import math

import numpy as np

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: A length beyond which the matrix would be a constant of more than 256 MiB.
_LONGEST = 4096
#: Elements of a complex number.
_PAIR = 2


def _transformed(site: Site) -> Made:
    """`DFT` of a known length along an axis that is known: the importer's ends in operators that IREE has not."""
    x, rank = site.input(0), site.rank(site.input(0))
    axis = _axis(site) % rank
    is_inverse, is_half = bool(site.attribute("inverse", 0)), bool(site.attribute("onesided", 0))
    given, length = site.known_size(x, axis), _length(site)
    if length is None:
        length = 2 * (given - 1) if is_inverse and is_half else given
    if not 0 < length <= _LONGEST:
        raise site.refused(f"transforms of {length} elements are not imported, of 1 to {_LONGEST} alone")
    kind = site.type(x)
    rows = min(given, length // 2 + 1 if is_inverse and is_half else length)
    cosines, sines = _roots(rows, length // 2 + 1 if is_half and not is_inverse else length, length)
    if is_inverse:
        cosines, sines = cosines / length, -sines / length
    if is_inverse and is_half:  # the other half are conjugates
        times = np.where((np.arange(rows) == 0) | (2 * np.arange(rows) == length), 1, 2)[:, None]
        cosines, sines = times * cosines, times * sines
    order = [d for d in range(rank - 1) if d != axis] + [axis]
    real, imaginary = _parts(site, x, rows, axis, order)

    def product(part: str, matrix: np.ndarray) -> str:
        return site.op("MatMul", part, site.constant(matrix, kind))

    if imaginary is None:
        made = [product(real, cosines), product(real, -sines)]
    else:
        made = [
            site.op("Add", product(real, cosines), product(imaginary, sines)),
            site.op("Sub", product(imaginary, cosines), product(real, sines)),
        ]
    back = [order.index(d) for d in range(rank - 1)]
    wanted = made[:1] if is_inverse and is_half else made
    return site.op("Concat", *(site.unsqueezed(site.op("Transpose", each, perm=back), -1) for each in wanted), axis=-1)


def _of_frames(site: Site) -> Made:
    """`STFT` of real signals, whose steps and frames have known lengths: waves are the filters of a convolution."""
    signal, window, kind = site.input(0), site.input(2), site.type(site.input(0))
    if site.known_size(signal, 2) != 1:
        raise site.refused("complex signals are not imported")
    step = site.value(site.input(1))
    length = site.known_size(window, 0) if window and not site.input(3) else _length(site, 3)
    if step is None or length is None:
        raise site.refused("is imported of steps and frames of constant lengths alone")
    waves = length // 2 + 1 if site.attribute("onesided", 1) else length
    cosines, sines = _roots(waves, length, length)
    filters = site.constant(np.concatenate([cosines, -sines])[:, None], kind)
    filters = site.op("Mul", filters, window) if window else filters
    line = site.op("Transpose", signal, perm=[0, 2, 1])
    made = site.op("Conv", line, filters, strides=[int(step.reshape(()))])
    pairs = site.op("Reshape", made, site.constant([0, _PAIR, waves, -1]))
    return site.op("Transpose", pairs, perm=[0, 3, 2, 1])


def _axis(site: Site) -> int:
    """An input from 20 on, an attribute before."""
    if site.version < 20:
        return int(site.attribute("axis", 1))
    if not site.input(2):
        return -2
    value = site.value(site.input(2))
    if value is None:
        raise site.refused("is imported along a constant axis alone")
    return int(value.reshape(()))


def _length(site: Site, place: int = 1) -> int | None:
    if not site.input(place):
        return None
    value = site.value(site.input(place))
    if value is None:
        raise site.refused("is imported of a constant length alone")
    return int(value.reshape(()))


def _roots(rows: int, columns: int, length: int) -> tuple[np.ndarray, np.ndarray]:
    """(cosines, sines) of 2 pi j k / length for rows j and columns k."""
    angles = np.outer(np.arange(rows), np.arange(columns)) % length * (2 * math.pi / length)
    return np.cos(angles), np.sin(angles)


def _parts(site: Site, x: str, rows: int, axis: int, order: list[int]) -> tuple[str, str | None]:
    """The first elements along an axis, which comes last: real parts, and imaginary ones where there are any."""
    rank = len(order) + 1
    if site.known_size(x, axis) != rows:
        x = site.op("Slice", x, site.constant([0]), site.constant([rows]), site.constant([axis]))
    count = site.known_size(site.input(0), rank - 1)
    parts = [site.op("Gather", x, site.constant(part), axis=rank - 1) for part in range(count)]
    turned = [site.op("Transpose", part, perm=order) for part in parts]
    return turned[0], turned[1] if count == _PAIR else None


RULES: Rules = {("", "DFT"): _transformed, ("", "STFT"): _of_frames}
