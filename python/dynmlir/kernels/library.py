"""A library: the micro-kernels kept for one operator, element types and device (MikPoly 3.3).

The order of the kernels is part of the value: a plan names a kernel by its position, and ties between equally
cheap kernels go to the lowest one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.shortlist import Shortlist, know_batches

#: Which dimensions of A and B have unit stride: "n" as written, "t" transposed; "i": an image, read through windows;
#: "d": such an image whose channels are C's columns (depthwise); "p": B in panels; "g": in panels of groups of rows.
LAYOUTS = ("nn", "nt", "tn", "tt", "in", "it", "ni", "ti", "dn", "np", "tp", "ng")


def is_image(layout: str) -> bool:
    """Whether a layout, or an operand's letter of one, is of an image."""
    return bool({"i", "d"} & set(layout))


@dataclass(frozen=True)
class Library:
    """What may stand in for an operator's micro-kernel template."""

    name: str
    #: the operator, by the name of its linalg op without the dialect: "matmul".
    operator: str
    #: MLIR names of the element types of A, B and C: ("f32", "f32", "f32").
    element_types: tuple[str, ...]
    #: name of the Device that the performance models hold for.
    device: str
    micro_kernels: tuple[MicroKernel, ...]
    #: tried in order; none: every micro-kernel is a candidate for every shape.
    shortlists: tuple[Shortlist, ...] = ()
    layout: str = "nn"
    #: whether its performance models were measured on the device; else they are worked out from its facts.
    measured: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "element_types", tuple(self.element_types))
        object.__setattr__(self, "micro_kernels", tuple(self.micro_kernels))
        object.__setattr__(self, "shortlists", tuple(self.shortlists))
        for label in ("name", "operator", "device"):
            if not getattr(self, label):
                raise ValueError(f"library '{self.name}' has an empty {label}")
        if not self.element_types:
            raise ValueError(f"library '{self.name}' names no element types")
        if not self.micro_kernels:
            raise ValueError(f"library '{self.name}' holds no micro-kernel")
        if self.layout not in LAYOUTS:
            raise ValueError(f"library '{self.name}' has layout '{self.layout}', expected one of {', '.join(LAYOUTS)}")
        seen: set[str] = set()
        for kernel in self.micro_kernels:
            if kernel.name in seen:
                raise ValueError(f"library '{self.name}' holds two micro-kernels named '{kernel.name}'")
            seen.add(kernel.name)

    def in_batches(self) -> Self:
        """The library as batches of several products see it.

        All of its micro-kernels, if shortlists were learnt on single products alone, whose operands are in the caches
        where they fit.
        """
        return self if know_batches(self.shortlists) else replace(self, shortlists=())

    def index(self, name: str) -> int:
        """Position of a micro-kernel, as plans state it; ValueError where there is none of that name."""
        for position, kernel in enumerate(self.micro_kernels):
            if kernel.name == name:
                return position
        raise ValueError(f"library '{self.name}' holds no micro-kernel named '{name}'")
