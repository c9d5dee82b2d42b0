"""What is expected of a kernel's coefficients before it is measured: those of the most alike kernel of a library.

The quantities of the `cpu` model are times by the device's facts, so that coefficients carry over to another
device as far as its facts say it all. With no measurement at all they are the model.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from dynmlir.costmodel.cpu_work import ALONG_K
from dynmlir.device.facts import Device
from dynmlir.generate.fit import Prior, terms_of
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.families import FAMILIES

#: Measurements that a prior counts as: of the kernel itself, from many more than a run makes; of one that is like it;
#: of any, where a run's measurements speak for themselves (driver/tune_fit.py).
ITSELF, ALIKE, LIGHT = 100_000.0, 300.0, 1.0
#: What a doubling of each size of a tile counts: rows, vectors, depth.
_ROWS, _VECTORS, _DEPTH = 1.0, 1.5, 0.3
#: A term that no library states: the vector operations, at the peak.
_PLAIN = {"fma": 256, "region": 30_000, "visit": 4_000, "loop": 10_000}


#: Bits of an element as models count them.
_BITS = 32


def prior_of(
    kernel: MicroKernel, device: Device, libraries: Sequence[tuple[Device, Library]], layout: str = "nn"
) -> Prior:
    """The coefficients of the most alike kernel of the same family; earlier libraries go first.

    Of a family that no library has those of one that vectorizes in the same online loops: plain ones pay nothing for
    memory, and would be expected to be the fastest by far. Devices are as models see them for the element types in
    question.
    """
    own = FAMILIES[kernel.family]
    looping = [name for name, other in FAMILIES.items() if (other.driver, other.schedule) == (own.driver, own.schedule)]
    for alike in ([kernel.family], looping):
        for stated, library in libraries:
            family = [other for other in library.micro_kernels if other.family in alike]
            if family:
                nearest = min(family, key=lambda other: _distance(kernel, device, other, stated))
                terms = {term: nearest.term(term) for term in terms_of(kernel, layout) if nearest.term(term)}
                same = nearest.family == kernel.family and nearest.tile == kernel.tile
                itself = same and stated["vector_bits"] == device["vector_bits"]
                return Prior(terms, ITSELF if itself else ALIKE)
    return Prior({term: value for term, value in _PLAIN.items() if term in terms_of(kernel, layout)}, ALIKE)


def _distance(kernel: MicroKernel, device: Device, other: MicroKernel, stated: Device) -> float:
    mine = _vectors(kernel, device)
    theirs = _vectors(other, stated)
    return (
        _ROWS * abs(log2(kernel.tile.m / other.tile.m))
        + _VECTORS * abs(log2(mine / theirs))
        + _DEPTH * abs(log2(kernel.tile.k / other.tile.k))
    )


def _vectors(kernel: MicroKernel, device: Device) -> float:
    """Vectors of a row of the tile; columns where vectors lie along K."""
    lanes = 1 if kernel.family in ALONG_K else device["vector_bits"] // _BITS
    return kernel.tile.n / lanes
