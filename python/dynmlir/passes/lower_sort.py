"""dynmlir-lower-sort: rows that are sorted become a dispatch of their own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import constant_of
from dynmlir.lowering.dispatched import add_generated, call, call_instead, generated, may_call
from dynmlir.lowering.sort import Sort, Way, host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_STEM = "dynmlir_sort"
_FLOATS = ("f16", "f32", "f64")
_INTEGERS = ("i8", "i16", "i32", "i64")
#: By the number that stands for it the name of a predicate: those of an order. In it NaN has a place of its own.
_PREDICATES = {
    "arith.cmpf": {2: "ogt", 3: "oge", 4: "olt", 5: "ole", 9: "ogt", 10: "oge", 11: "olt", 12: "ole"},
    "arith.cmpi": {2: "slt", 3: "sle", 4: "sgt", 5: "sge", 6: "ult", 7: "ule", 8: "ugt", 9: "uge"},
}


@register_pass
class LowerSort(Pass):
    """Assumes a CPU. Leaves what is sorted along another dimension than the last, or by more than one comparison."""

    name = "dynmlir-lower-sort"
    summary = "let rows that are sorted be a dispatch that merges them"
    description = """\
Before:
  %r:2 = iree_linalg_ext.sort dimension(1) outs(%x, %i : tensor<?x?xf32>, tensor<?x?xi64>) { arith.cmpf oge }
After:
  stream.executable private @dynmlir_sort_0_executable { ... }
  func.func private @dynmlir_sort_0(...) -> (tensor<?x?xf32>, tensor<?x?xi64>) { ... flow.dispatch ... }
  %r:2 = func.call @dynmlir_sort_0(%x, %i)

So topk is written, too. IREE 3.13 exchanges neighbours, as many times as a row is long. What is no number counts as the
greatest, as in PyTorch and NumPy: by a comparison alone rows that hold such would be in no order."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        ops = ops_named(module, "iree_linalg_ext.sort")
        found = [(op, made) for op in ops if (made := _sort(op.operation)) and may_call(op)]
        if not found:
            return
        from dynmlir.backend.iree import to_generic

        names, text = generated(_STEM, [made for _, made in found], rows_text, host_text)
        for op, made in found:
            if made.way.first:
                _call_for_first(op, names[made], made)
            else:
                call_instead(op, names[made], list(op.operands))
        add_generated(module, to_generic(text))


def _call_for_first(op: Any, name: str, sort: Sort) -> None:
    """Puts a call in the place of a sort and of the slices of its results."""
    instead = call(op, name, [ir.Type.parse(kind) for kind in sort.results], list(op.operands))
    for result, given, made in zip(op.results, op.operands, instead.results, strict=True):
        for reader in [use.owner.operation for use in result.uses]:
            if reader.name == "tensor.dim":
                reader.operands[0] = given
            else:
                reader.results[0].replace_all_uses_with(made)
                reader.erase()
    op.operation.erase()


def _sort(op: Any) -> Sort | None:
    """What is sorted; None where it is not lowered."""
    types = [value.type for value in op.operands]
    if len(types) != len(op.results) or ir.IntegerAttr(op.attributes["dimension"]).value != types[0].rank - 1:
        return None
    elements = tuple(str(kind.element_type) for kind in types)
    compared = _comparison(op)
    if compared is None or any(element not in (*_FLOATS, *_INTEGERS) for element in elements):
        return None
    first = _first(op)
    results = [_cut(kind, first) if first else str(kind) for kind in types]
    return Sort(Way(*compared, elements, first), tuple(str(kind) for kind in types), tuple(results))


def _cut(kind: ir.RankedTensorType, first: int) -> str:
    return str(ir.RankedTensorType.get([*kind.shape[:-1], first], kind.element_type))


def _first(op: Any) -> int:
    """How many of each row are read at most, where all that is read are slices of their first; else 0."""
    firsts = set()
    for result in op.results:
        for use in result.uses:
            reader = use.owner.operation
            if reader.name == "tensor.dim":
                continue
            if reader.name != "tensor.extract_slice" or not _is_of_first(reader):
                return 0
            firsts.add(reader.results[0].type.shape[-1])
            if str(reader.results[0].type) != _cut(result.type, reader.results[0].type.shape[-1]):
                return 0
    return firsts.pop() if len(firsts) == 1 else 0


def _is_of_first(slice_: Any) -> bool:
    """Whether a slice is of the beginnings of all rows, of a length that is stated."""
    rank, dynamic = slice_.operands[0].type.rank, ir.ShapedType.get_dynamic_size()
    offsets, sizes, strides = (
        list(ir.DenseI64ArrayAttr(slice_.attributes[f"static_{what}"])) for what in ("offsets", "sizes", "strides")
    )
    values = list(slice_.operands)[1:]
    starts = [values.pop(0) if offset == dynamic else offset for offset in offsets]
    lengths = [values.pop(0) if size == dynamic else size for size in sizes]
    kind = slice_.operands[0].type
    whole = [_is_whole(length, slice_.operands[0], d, kind) for d, length in enumerate(lengths[:-1])]
    is_stated = isinstance(lengths[-1], int) and slice_.results[0].type.rank == rank
    return is_stated and lengths[-1] > 0 and all(whole) and set(strides) == {1} and all(map(_is_zero, starts))


def _is_whole(length: Any, of: ir.Value, dimension: int, kind: ir.RankedTensorType) -> bool:
    if isinstance(length, int):
        return not kind.is_dynamic_dim(dimension) and kind.get_dim_size(dimension) == length
    made = None if isinstance(length.owner, ir.Block) else length.owner.operation
    if made is None or made.name != "tensor.dim":
        return False
    alike = [of, *of.owner.operation.operands, *of.owner.operation.results]
    return any(made.operands[0] == value for value in alike) and constant_of(made.operands[1]) == dimension


def _is_zero(value: Any) -> bool:
    """Whether a place is 0, also as the lesser of 0 and a size, as torch-mlir writes the beginning of a slice."""
    if isinstance(value, int) or isinstance(value.owner, ir.Block):
        return value == 0 if isinstance(value, int) else False
    made = value.owner.operation
    if made.name == "arith.index_cast":
        return _is_zero(made.operands[0])
    if made.name == "arith.minsi":
        return any(constant_of(operand) == 0 for operand in made.operands) and any(map(_is_size, made.operands))
    return constant_of(value) == 0


def _is_size(value: ir.Value) -> bool:
    made = None if isinstance(value.owner, ir.Block) else value.owner.operation
    if made is not None and made.name == "arith.index_cast":
        return _is_size(made.operands[0])
    return made is not None and made.name == "tensor.dim"


def _comparison(op: Any) -> tuple[str, int] | None:
    """The comparison that a region is, and the tensor whose elements it compares."""
    block = op.regions[0].blocks[0]
    ops, arguments = [each.operation for each in block.operations], list(block.arguments)
    if len(ops) != 2 or ops[0].name not in _PREDICATES or list(ops[1].operands) != list(ops[0].results):
        return None
    predicate = _PREDICATES[ops[0].name].get(ir.IntegerAttr(ops[0].attributes["predicate"]).value)
    left, right = ops[0].operands
    for tensor in range(len(arguments) // 2):
        if predicate and left == arguments[2 * tensor] and right == arguments[2 * tensor + 1]:
            return f"{ops[0].name} {predicate},", tensor
    return None
