"""How a template uses micro-kernels of a GPU: what its sums start from, and what follows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import symbol_name
from dynmlir.lowering.epilogue import describe_epilogue, epilogue_letters
from dynmlir.lowering.gpu.kernels import function_name


@dataclass(frozen=True)
class Way:
    """The functions of kernels that a template calls."""

    accumulate: bool = False
    #: the name of its epilogue, and whether each operand of that has columns.
    epilogue: str = ""
    extras: tuple[bool, ...] = ()

    def function(self, kernel: str, split: bool) -> str:
        """The function of a kernel for this use. Parts of split reductions are only sums."""
        if split:
            return kernel
        return function_name(kernel, self.accumulate) + (f"_{self.epilogue}" if self.epilogue else "")


def way_of(template: Any) -> Way:
    """Of a (valid) template."""
    epilogue = describe_epilogue(template, symbol_name(template))
    extras = tuple("n" in letters for letters in epilogue_letters(template))
    accumulate = not ir.BoolAttr(template.attributes["zero_init"]).value
    return Way(accumulate, epilogue.name if epilogue else "", extras)
