"""Families of GPU micro-kernels: which arithmetic, how operands reach shared memory, what they ask of shapes.

One row a family. The tile, the warps it is cut among, its stages and its registers are the library's.
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.kernels.element_types import bits

#: Bytes of an element.
ELEMENT_BYTES = {name: bits(name) // 8 for name in ("f32", "f16", "bf16")}
HALVES = ("f16", "bf16")


@dataclass(frozen=True)
class GpuFamily:
    """`arithmetic` and `fragments` name files in lib/templates/gpu, without their endings."""

    summary: str
    arithmetic: str
    #: bytes that one copy into shared memory moves; 0: one element at a time, through registers.
    copy_bytes: int
    inputs: tuple[str, ...]
    fragments: str = ""
    #: whether workgroups share the reduction of a tile and a second launch adds their sums.
    split: bool = False
    #: architectures that have its instructions: from this one on, or, where `only`, this one alone.
    least: int = 80
    only: bool = False
    #: operands, "A", "B", whose rows may begin at any address: copies begin before them, at multiples of 16 bytes.
    skewed: str = ""

    def aligned_to(self, element: str) -> int:
        """The number of elements that K and N must be multiples of; where one may be anything, the other."""
        return 1 if set(self.skewed) == set("AB") else max(1, self.copy_bytes // ELEMENT_BYTES[element])

    @property
    def step(self) -> int:
        """Elements of the reduction that one instruction takes, or a thread's vector of A holds."""
        return {"mma_f16": 16, "mma_tf32": 8, "wgmma": 16}.get(self.fragments or self.arithmetic, 4)

    @property
    def rounds(self) -> bool:
        """Whether inputs of f32 are rounded to tf32."""
        return self.fragments == "mma_tf32"


GPU_FAMILIES = {
    "mma": GpuFamily("tensor cores, mma.sync, 16-byte copies", "mma", 16, HALVES, "mma_f16"),
    "mma_skewed": GpuFamily("tensor cores, rows at any address", "mma", 16, HALVES, "mma_f16", skewed="AB"),
    "mma_skewed_b": GpuFamily("tensor cores, rows of B at any address", "mma", 16, HALVES, "mma_f16", skewed="B"),
    "mma_skewed_split": GpuFamily("the same, the reduction split", "mma", 16, HALVES, "mma_f16", True, skewed="AB"),
    "mma_skewed_b_split": GpuFamily("the same, the reduction split", "mma", 16, HALVES, "mma_f16", True, skewed="B"),
    "mma_words": GpuFamily("tensor cores, rows at even addresses: 4-byte copies", "mma", 4, HALVES, "mma_f16"),
    "mma_single": GpuFamily("tensor cores, rows at any address, an element at a time", "mma", 0, HALVES, "mma_f16"),
    "mma_split": GpuFamily("tensor cores, the reduction split", "mma", 16, HALVES, "mma_f16", split=True),
    "tf32": GpuFamily("tensor cores on f32 rounded to tf32", "mma", 16, ("f32",), "mma_tf32"),
    "tf32_words": GpuFamily("the same, rows at any address: 4-byte copies", "mma", 4, ("f32",), "mma_tf32"),
    "tf32_split": GpuFamily("the same, the reduction split", "mma", 16, ("f32",), "mma_tf32", split=True),
    "simt": GpuFamily("CUDA cores, 16-byte copies", "simt", 16, ("f32", *HALVES)),
    "simt_words": GpuFamily("CUDA cores, 4-byte copies", "simt", 4, ("f32", *HALVES)),
    "simt_single": GpuFamily("CUDA cores, rows at any address", "simt", 0, HALVES),
    "simt_split": GpuFamily("CUDA cores, the reduction split", "simt", 16, ("f32", *HALVES), split=True),
    "wgmma": GpuFamily("Hopper's tensor cores, wgmma", "wgmma", 16, HALVES, least=90, only=True),
    "wgmma_split": GpuFamily("the same, the reduction split", "wgmma", 16, HALVES, split=True, least=90, only=True),
}
