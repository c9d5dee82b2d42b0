"""What a sum of products makes of a factor before it multiplies, which becomes an op of its own.

^bb0(%x: f32, %y: f32, %c: f32):              ^bb0(%x: f32, %c: f32):
  %e = math.exp %x : f32                        %e = math.exp %x : f32
  %p = arith.mulf %e, %y : f32         ->       linalg.yield %e : f32
  ...                                         of all of A; then a plain sum of products
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.values import sizes
from dynmlir.forming.generics import generic, maps_of, with_inputs
from dynmlir.forming.sums import CASTS, MULTIPLIES, is_candidate


def separate_factors(op: Any) -> None:
    """Makes A and B of a linalg.generic what it multiplies, where these are neither as it reads them, nor cast."""
    block = op.regions[0].blocks[0]
    tensors = all(isinstance(operand.type, ir.RankedTensorType) for operand in op.operands)
    if len(block.arguments) != 3 or not tensors or not is_candidate(op):
        return
    products = [each for each in (inner.operation for inner in block.operations) if each.name in MULTIPLIES]
    chains = [chain for product in products for factor in product.operands if (chain := _chain(factor))]
    for place, argument in enumerate(list(block.arguments)[:2]):
        own = [chain for chain in chains if chain[0].operands[0] == argument]
        if len(own) == 1 and any(each.name not in CASTS for each in own[0]):
            chains.remove(own[0])
            op = _separated(op, place, own[0])


def _chain(value: ir.Value) -> list[Any]:
    """The ops of one operand that make a value of another one, first to last."""
    chain: list[Any] = []
    while not isinstance(value.owner, ir.Block):
        maker = value.owner.operation
        if len(maker.operands) != 1 or len(maker.results) != 1 or len(maker.regions) > 0:
            break
        chain.insert(0, maker)
        value = maker.operands[0]
    return chain


def _separated(op: Any, place: int, chain: list[Any]) -> Any:
    """The op as it reads what a chain makes of all of one of its operands; beside that, where more is made of it."""
    value, argument, end = op.operands[place], op.regions[0].blocks[0].arguments[place], chain[-1].results[0]
    dims = tuple(range(value.type.rank))

    def body(element: ir.Value, _: ir.Value) -> ir.Value:
        for each in chain:
            copy = each.clone()
            copy.operands[0] = element
            element = copy.results[0]
        return element

    with ir.InsertionPoint(op), op.location:
        made = generic([(value, dims)], tensor.empty(sizes(value), end.type), dims, body)
    if all(len(list(each.uses)) == 1 for each in (argument, *(inner.results[0] for inner in chain[:-1]))):
        op.operands[place] = made
        argument.set_type(end.type)
    else:
        op, (argument,) = with_inputs(op, [made], [maps_of(op)[place]])
    end.replace_all_uses_with(argument)
    for each in reversed(chain):
        if not list(each.results[0].uses):
            each.erase()
    return op
