"""What a library is made for: products of matrices of some element types, which lie in some layout."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.generate.source import matmul_source, prepacked_source
from dynmlir.kernels.element_types import COVERED, ElementTypes, counted_in_f32
from dynmlir.kernels.library import LAYOUTS
from dynmlir.kernels.panels import PanelForm

F32 = ElementTypes("f32", "f32", "f32")
#: Time that a choice cannot be blamed for, ps: of a product that is called alone, roughly what the call costs anyhow;
#: of one among others in a batch, which is how small ones are timed where batches have the layout.
FLOOR_ALONE_PS, FLOOR_PS = 1_000_000, 50_000
#: Layouts that are measured; those of images, and A transposed, are derived from them (lowering/derived.py).
MEASURED_LAYOUTS = ("nn", "nt", "np", "ng")


@dataclass(frozen=True)
class Operation:
    """Element types and layout."""

    types: ElementTypes = F32
    layout: str = "nn"

    def __post_init__(self) -> None:
        if self.layout not in LAYOUTS:
            raise ValueError(f"unknown layout '{self.layout}', expected one of {', '.join(LAYOUTS)}")

    @property
    def name(self) -> str:
        """Of its library: matmul_f32, matmul_bf16_nt."""
        return f"matmul_{self.types.short}" + f"_{self.layout}" * (self.layout != "nn")

    @property
    def operands(self) -> tuple[str, str, str]:
        return self.types.a, self.types.b, self.types.c

    @property
    def batched(self) -> bool:
        """Whether it is measured as a batch: of small products, so that what a call costs does not hide their times.

        A B in panels is that of one product, for all of its calls.
        """
        return self.layout[1] not in "pg"

    @property
    def floor(self) -> int:
        """ps."""
        return FLOOR_PS if self.batched else FLOOR_ALONE_PS

    def counted(self, device: Device) -> Device:
        """The device as models see it, which count elements of 4 bytes."""
        return counted_in_f32(device, self.operands)

    def source(self, form: PanelForm) -> str:
        """The operator as MLIR, all sizes dynamic."""
        if not self.batched:
            return prepacked_source(self.types, form)
        return matmul_source(self.types, self.layout, self.batched)

    def __str__(self) -> str:
        laid = f", layout {self.layout}" if self.layout != "nn" else ""
        return f"{self.types.a} x {self.types.b} to {self.types.c}{laid}"


#: f32, as written.
MATMUL = Operation()


def find_operation(types: str, layout: str) -> Operation:
    """The operation of these names; DynmlirError with the near matches for names that are none."""
    known = {kinds.short: kinds for kinds in map(ElementTypes.of, COVERED)}
    if types not in known:
        raise DynmlirError(near_match("element types", types, known))
    if layout not in MEASURED_LAYOUTS:
        raise DynmlirError(near_match("layout", layout, MEASURED_LAYOUTS))
    return Operation(known[types], layout)
