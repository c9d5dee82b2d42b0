"""How a template uses micro-kernels of a GPU: what its sums start from, and what follows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.contraction import sums_type
from dynmlir.dialect.core import symbol_name
from dynmlir.lowering.epilogue import describe_epilogue, epilogue_letters
from dynmlir.lowering.gpu.epilogue import Finish
from dynmlir.lowering.gpu.kernels import function_name


@dataclass(frozen=True)
class Way:
    """The functions of kernels that a template calls."""

    accumulate: bool = False
    #: the name of its epilogue, and what kernels must know of it; "" and None where it has none.
    epilogue: str = ""
    finish: Finish | None = None

    def function(self, kernel: str, split: bool) -> str:
        """The function of a kernel for this use. Parts of split reductions are only sums."""
        if split:
            return kernel
        return function_name(kernel, self.accumulate) + (f"_{self.epilogue}" if self.epilogue else "")


def way_of(template: Any) -> Way:
    """Of a (valid) template."""
    epilogue = describe_epilogue(template, symbol_name(template))
    accumulate = not ir.BoolAttr(template.attributes["zero_init"]).value
    if epilogue is None:
        return Way(accumulate)
    types = [str(operand.type.element_type) for operand in list(template.operands)[3:]]
    extras = zip(("n" in letters for letters in epilogue_letters(template)), types, strict=True)
    return Way(accumulate, epilogue.name, Finish(str(sums_type(template)), tuple(extras)))
