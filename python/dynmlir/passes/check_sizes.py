"""dynmlir-check-sizes: sizes that have to agree are looked at before anything is read."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.forming.sizes import Agreement, Origins, Size, alike
from dynmlir.passes.base import Pass, PassContext, register_pass

_FUNCTIONS = ("func.func", "util.func")


@register_pass
class CheckSizes(Pass):
    """Leaves templates alone, whose host functions look at their sizes, and ops in branches and loops."""

    name = "dynmlir-check-sizes"
    summary = "stop a call in which sizes that an op left to IREE takes to agree do not"
    description = """\
Before:
  func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
    %r = linalg.generic {...} ins(%a, %b : ...) outs(%e : ...) { arith.addf }
After:
  func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
    %same = arith.cmpi eq, %dim_a, %dim_b : index
    cf.assert %same, "f: dimension 0 of argument 0 and dimension 0 of argument 1 differ"
    %r = linalg.generic ...

IREE 3.13 reads the one by the size of the other. Sizes that are the same by what makes them are not looked at."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name in _FUNCTIONS and len(function.regions[0].blocks):
                _check(function)


def _check(function: Any) -> None:
    """Each pair of sizes once; those of arguments where the function begins."""
    entry = function.regions[0].blocks[0]
    origins = Origins()
    same: dict[Size, Size] = {}

    def known(size: Size) -> Size:
        while size in same:
            size = same[size]
        return size

    for op in [each.operation for each in entry.operations]:
        if all(not list(result.uses) for result in op.results):
            continue  # nothing reads what it makes
        for group in alike(op):
            first, *others = group
            for other in others:
                sizes = origins.of(*first), origins.of(*other)
                left, right = map(known, sizes)
                if left == right:
                    continue
                found = Agreement(*sizes, (first, other))
                found.require(function, op)
                same |= {right: left} if isinstance(left, int) else {left: right}
