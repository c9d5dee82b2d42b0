"""dynmlir-lower-rows: reductions along rows of unknown sizes, and what norms make of them, become a dispatch."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, tensor
from dynmlir.dialect.convert import read_device
from dynmlir.dialect.core import first_named, ops_named
from dynmlir.dialect.values import constant_of
from dynmlir.forming.rows import Rows, reductions, rows_from
from dynmlir.lowering.dispatched import add_generated, generated, may_call
from dynmlir.lowering.rows import RowCall, host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_STEM = "dynmlir_rows"
#: Bits of a vector where the module does not describe a CPU.
_VECTOR_BITS = 256


@register_pass
class LowerRows(Pass):
    """Assumes a CPU. Leaves reductions along other dimensions than the last, of integers, of sizes that are all stated,
    and single ones of what IREE computes in their dispatch."""

    name = "dynmlir-lower-rows"
    summary = "let norms and other reductions along rows with a size unknown be a dispatch of vector code"
    description = """\
Before:
  %s = linalg.generic {addf} ins(%x : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %d = linalg.generic {subf, mulf} ins(%x, %s : tensor<?x?xf32>, tensor<?xf32>) ...
  %q = linalg.generic {addf} ins(%d : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %r = linalg.generic {divf} ins(%x, %q : tensor<?x?xf32>, tensor<?xf32>) ...
After:
  stream.executable private @dynmlir_rows_0_executable { ... }
  func.func private @dynmlir_rows_0(%x: tensor<?x?xf32>) -> tensor<?x?xf32> { ... flow.dispatch ... }
  %r = func.call @dynmlir_rows_0(%x)

A workgroup has some rows; of each it makes one reduction after the other, and then what is made of them. IREE 3.13
makes a dispatch of it, too, but computes a sum anew for each vector of another that reads it: the square of a row."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        device = first_named(module, "dynmlir.device")
        lanes = (read_device(device)["vector_bits"] if device is not None else _VECTOR_BITS) // 32
        made: list[tuple[Any, RowCall]] = []
        generics = ops_named(module, "linalg.generic", outside="dynmlir.template")
        left = reductions([op.operation for op in generics if may_call(op)])
        while left:
            rows = rows_from(left[0])
            gone = left[:1] if rows is None else rows.members
            left = [op for op in left if op not in gone]
            if rows is not None:
                made.append(_call(rows, lanes))
        if not made:
            return
        from dynmlir.backend.iree import to_generic

        names, text = generated(_STEM, [call for _, call in made], rows_text, host_text)
        for op, call in made:
            op.attributes["callee"] = ir.FlatSymbolRefAttr.get(names[call])
        add_generated(module, to_generic(text))


def _call(rows: Rows, lanes: int) -> tuple[Any, RowCall]:
    """A call in the place of a group's ops, and what is to be called."""
    kinds = [value.type for value in rows.results]
    call = RowCall(
        (rows.program, lanes),
        tuple(str(value.type) for value in rows.operands),
        tuple(str(kind) for kind in kinds),
        rows.space.rows,
    )
    with ir.InsertionPoint(rows.place), rows.members[-1].location:
        callee = {"callee": ir.FlatSymbolRefAttr.get(_STEM)}
        op = ir.Operation.create("func.call", kinds, rows.operands, callee)
    for old, new in zip(rows.results, op.results, strict=True):
        old.replace_all_uses_with(new)
    for member in rows.members:
        _measure(member.results[0], rows.whole()[0])
    for member in reversed(rows.members):
        member.erase()
    return op, call


def _measure(value: ir.Value, whole: ir.Value) -> None:
    """Lets what asks for sizes of a value, of each element or of each row, ask the tensor of all that there are."""
    several = [d for d in range(value.type.rank) if not _is_one(value, d)]
    of_whole = [d for d in range(whole.type.rank) if not _is_one(whole, d)]
    for dim in [use.owner.operation for use in value.uses if use.owner.operation.name == "tensor.dim"]:
        along = constant_of(dim.operands[1])
        with ir.InsertionPoint(dim), dim.location:
            if along in several:
                place = arith.constant(ir.IndexType.get(), of_whole[several.index(int(along))])
                size = tensor.dim(whole, place)
            else:
                size = arith.constant(ir.IndexType.get(), 1)
        dim.results[0].replace_all_uses_with(size)
        dim.erase()


def _is_one(value: ir.Value, dimension: int) -> bool:
    return not value.type.is_dynamic_dim(dimension) and value.type.get_dim_size(dimension) == 1
