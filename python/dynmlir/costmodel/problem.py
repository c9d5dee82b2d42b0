"""What is known when a dispatch function is made: micro-kernels, device, cost model, patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import CostModel, Work
from dynmlir.costmodel.shortlists import Extent, corrected
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import BESIDE_VECTORS, PATTERNS, Regions, is_complete, pattern_numbers
from dynmlir.kernels.shortlist import Shortlist, choices


@dataclass(frozen=True)
class Problem:
    """What is known when the dispatch function is made."""

    library: Library
    device: Device
    model: CostModel
    #: pattern -> blocks of its regions, in plan order; incomplete patterns are refused.
    patterns: Mapping[str, Regions]
    #: pattern -> its number in a plan; as `pattern_numbers` counts these patterns where not given.
    numbers: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.numbers:
            object.__setattr__(self, "numbers", pattern_numbers(self.patterns))
        if not self.patterns:
            raise ValueError("no pattern to choose from")
        for name, regions in self.patterns.items():
            if not is_complete(regions):
                raise ValueError(f"pattern '{name}' does not cover the output")

    @property
    def lanes(self) -> int:
        """Columns of a vector, where Pattern III is cut behind whole vectors; 0 where it is cut as the others are."""
        alone = dict(self.patterns) == {name: PATTERNS[name] for name in BESIDE_VECTORS}
        return self.model.lanes(self.device) if alone else 0

    @property
    def shortlists(self) -> tuple[Shortlist, ...]:
        """The library's, where they are heeded: by a model made for them, where each region is a problem of its own.

        Not where a GPU's plans are chosen: on a host that reads no tables.
        """
        heeded = self.model.shortlisted and self.device.is_cpu and (len(self.patterns) == 1 or self.lanes)
        return self.library.shortlists if heeded else ()

    @property
    def beside(self) -> Sequence[int]:
        """The micro-kernels for columns that are left over beside whole vectors."""
        return [i for i, kernel in enumerate(self.library.micro_kernels) if self.model.beside(kernel)]

    @property
    def priced(self) -> int:
        """How many micro-kernels selection prices for one region, about."""
        among = choices(self.shortlists, [kernel.name for kernel in self.library.micro_kernels])
        every = [len(some) for some in among] or [len(self.library.micro_kernels)]
        return max(1, sum(every) // len(every))

    def corrected(self, x: Reading, kernel: MicroKernel, cost: Expr, work: Work) -> Expr:
        """What a region costs with a micro-kernel, from what the model says: times the factor of its shortlist."""
        region = Extent(work.rows, work.cols, work.k, work.pes, work.batches)
        return corrected(x, self.shortlists, kernel.name, cost, region)
