"""What the backend knows of an operator on a GPU, and of the library whose kernels it launches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

from dynmlir.backend.operands import Extra
from dynmlir.backend.plans import Plans
from dynmlir.backend.text import size_name
from dynmlir.kernels.contraction import PARTS, Contraction
from dynmlir.lowering.gpu.way import Way

#: The sides of a region, as entries and the host name them: rows from and to, columns from and to.
BOX = ("r0", "r1", "c_from", "c_to")


@dataclass(frozen=True)
class GpuOperator:
    """What the backend must know of one template; types as text, `tensor<?x768xf16>`."""

    name: str
    #: its dispatch function, which others may share.
    select: str
    #: of A, B and C.
    types: tuple[str, str, str]
    #: which dimensions of A, B, C and of operands of the epilogue are dynamic.
    dynamic: tuple[tuple[bool, ...], ...]
    contraction: Contraction
    #: the linalg op it was formed of, for diagnostics.
    linalg_op: str
    #: the sizes that are known at compile time: {"n": 768}.
    sizes: Mapping[str, int]
    way: Way
    #: regions of the pattern that has most.
    regions: int
    #: what the epilogue reads.
    extras: tuple[Extra, ...] = ()
    plans: Plans = Plans()

    @property
    def in_parts(self) -> Contraction:
        """The contraction of a split reduction: C's parts, p of them, are its innermost batches."""
        whole = self.contraction
        return replace(whole, c=f"{whole.batches}{PARTS}{whole.rows}{whole.columns}")

    @property
    def inner(self) -> tuple[str, str]:
        """The value of A, and of B, that says where rows begin: the pitch, or the channels of an image."""
        depth = self.contraction.depth
        named = {"": "%c1", depth: "%all_depth"} if len(depth) > 1 else {"": "%c1"}
        a, b = (named.get(letters) or size_name(letters) for letters in map(self._inner, "AB"))
        return a, b

    def _inner(self, operand: str) -> str:
        """The sizes that its rows are as long as the product of."""
        dims, whole = self.contraction.operands["AB".index(operand)], self.contraction
        if operand == whole.image:
            return dims[-1] if operand == "A" and dims[-1] in whole.depth else ""
        return whole.depth if dims[-1] in whole.depth and whole.windows else dims[-1]

    def takes(self, kernel: Kernel, sizes: Mapping[str, int]) -> bool:
        """Whether rows of A, B and C begin where a kernel wants them, as lib/templates/cuda/facts.mlir asks."""
        rows = [prod(sizes[x] for x in self._inner(operand)) for operand in "AB"]
        rows.append(prod(sizes[x] for x in self.contraction.columns))
        return not any(size % to for size, to in zip(rows, kernel.aligned, strict=True))


def plain_matmul(name: str, element: str, result: str, layout: str, regions: int) -> GpuOperator:
    """A matmul of unknown sizes that starts from zero."""
    a, c, unknown = f"tensor<?x?x{element}>", f"tensor<?x?x{result}>", (True, True)
    contraction = Contraction("mk" if layout[0] == "n" else "km", "kn" if layout[1] == "n" else "nk", "mn")
    return GpuOperator(
        name, f"{name}_select", (a, a, c), (unknown,) * 3, contraction, "linalg.matmul", {}, Way(), regions
    )


@dataclass(frozen=True)
class Kernel:
    """What a launch must know of a micro-kernel, by its place in the library."""

    name: str
    index: int
    #: what the innermost sizes of A, B and C must be multiples of, elements.
    aligned: tuple[int, int, int]
    tile: tuple[int, int, int]
    split: bool


@dataclass(frozen=True)
class ResourceClass:
    """Kernels that share an entry: threads of a block, its shared memory, blocks that a multiprocessor holds."""

    number: int
    threads: int
    shared_bytes: int
    resident: int
    kernels: tuple[Kernel, ...]

    @property
    def split(self) -> bool:
        return self.kernels[0].split


@dataclass(frozen=True)
class Launches:
    """A library as the backend sees it."""

    library: str
    classes: tuple[ResourceClass, ...]
    #: the kernel that serves every shape, by its place.
    any: int
    #: element types of the inputs and of the result.
    element: str
    result: str

    def executable(self, group: ResourceClass) -> str:
        return f"{self.library}_class_{group.number}"

    @property
    def sum(self) -> str:
        """The executable that adds the parts of split reductions."""
        return f"{self.library}_sum"
