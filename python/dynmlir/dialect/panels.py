"""B in panels: linalg.pack of K x N with inner tiles of columns, and back.

    %p = linalg.pack %b padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [64]
             into %empty : tensor<768x3072xf32> -> tensor<48x768x64xf32>

Each panel is dense and full: columns beyond N are zeros, so that micro-kernels read whole vectors of it anywhere. A
matrix for each batch is packed for itself: B x K x N into B x panels x K x columns.

In groups, as dot-product instructions read them, rows are tiles, too:

    %p = linalg.pack %b padding_value(%zero : i8) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 4]
             into %empty : tensor<768x3072xi8> -> tensor<48x192x64x4xi8>

Of an A with a sign, where the instruction takes none, A + 128 is multiplied. As many rows as a group has are in front
of those of B then: for each column -128 times its sum, the bytes of an i32. What is in these rows, and in those beyond
K, no type says: groups are read where they lie if `dynmlir.groups` on the unpack does, as on those that dynmlir writes.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import index, size_of, zero_of
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.kernels.panels import PanelForm

#: On a linalg.unpack of panels in groups: rows that are not of B are what kernels expect.
GROUPED = "dynmlir.groups"


def form_of(panels: Any, matrix: int, types: tuple[str, ...]) -> PanelForm:
    """Of the panels of a B that as a matrix, or as one for each batch, has so many dimensions; types of A, B and C."""
    shape = list(panels.type.shape)
    return PanelForm(shape[-1]) if len(shape) == matrix + 1 else PanelForm(shape[-2], shape[-1], types[0] == "i8")


def batches_of(dims: str) -> str:
    """The sizes of a B beside k and n."""
    return "".join(x for x in dims if x not in "kn")


def _outer(dims: str) -> list[int]:
    """Where the dimensions of panels are in a matrix, or one for each batch, of dimensions `dims`."""
    return [dims.index(x) for x in f"{batches_of(dims)}nk"]


def unpack(panels: ir.Value, k: ir.Value, n: ir.Value, form: PanelForm) -> ir.Value:
    """The matrix K x N that panels are of, its sizes dynamic; one for each batch; built at the insertion point."""
    kind = panels.type
    around = kind.rank - 2 - len(form.tiles)
    rows = arith.addi(k, index(form.before)) if form.before else k
    empty = tensor.empty([*(size_of(panels, d) for d in range(around)), rows, n], kind.element_type)
    dims = "b" * around + "kn"
    perm = [*range(around), around + 1, around]
    made = linalg.unpack(panels, empty, form.dims(dims), form.tiles, outer_dims_perm=perm)
    return _without(made, form.before, around) if form.before else made


def unpack_to(panels: ir.Value, kind: Any, dims: str, form: PanelForm) -> ir.Value:
    """The tensor of a static type, whose dimensions are `dims` ("kn", "nk", "bkn"), that panels are of."""
    rows = dims.index("k")
    shape = [size + form.before * (d == rows) for d, size in enumerate(kind.shape)]
    empty = tensor.empty(shape, kind.element_type)
    made = linalg.unpack(panels, empty, form.dims(dims), form.tiles, outer_dims_perm=_outer(dims))
    if form.depth:
        made.owner.attributes[GROUPED] = ir.UnitAttr.get()
    return _without(made, form.before, rows) if form.before else made


def _without(value: ir.Value, before: int, dim: int) -> ir.Value:
    """What is behind so many rows."""
    kind, dynamic = value.type, ir.ShapedType.get_dynamic_size()
    rest = [dynamic if kind.is_dynamic_dim(d) else kind.shape[d] - before * (d == dim) for d in range(kind.rank)]
    sizes = [size_of(value, d) for d in range(kind.rank) if kind.is_dynamic_dim(d)]
    if kind.is_dynamic_dim(dim):
        place = sum(kind.is_dynamic_dim(d) for d in range(dim))
        sizes[place] = arith.subi(sizes[place], index(before))
    result = ir.RankedTensorType.get(rest, kind.element_type)
    starts = [before * (d == dim) for d in range(kind.rank)]
    return tensor.extract_slice(result, value, [], sizes, [], starts, rest, [1] * kind.rank)


def as_matrix(panels: ir.Value, k: ir.Value, n: ir.Value, form: PanelForm) -> ir.Value:
    """The same element by element: IREE 3.13 has no code for an unpack of unknown sizes before a matmul."""
    kind = panels.type
    around = kind.rank - 2 - len(form.tiles)
    rank = around + 2
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    empty = tensor.empty([*(size_of(panels, d) for d in range(around)), k, n], kind.element_type)
    parallel = ir.ArrayAttr.get([ir.Attribute.parse("#linalg.iterator_type<parallel>")] * rank)
    op = ir.Operation.create(
        "linalg.generic",
        results=[empty.type],
        operands=[empty],
        attributes={
            "indexing_maps": ir.ArrayAttr.get([identity]),
            "iterator_types": parallel,
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 1]),
        },
        regions=1,
    )
    block = op.regions[0].blocks.append(kind.element_type, arg_locs=[op.location])
    with ir.InsertionPoint(block):
        *batch, row, column = (linalg.IndexOp(dim).result for dim in range(rank))
        columns = index(form.columns)
        place = [*batch, arith.divui(column, columns), row, arith.remui(column, columns)]
        if form.depth:
            depth, down = index(form.depth), arith.addi(row, index(form.before))
            place[-2:] = [arith.divui(down, depth), place[-1], arith.remui(down, depth)]
        ir.Operation.create("linalg.yield", operands=[tensor.extract(panels, place)])
    return op.results[0]


def pack(matrix: ir.Value, form: PanelForm, of: str) -> ir.Value:
    """Panels of a tensor of static sizes whose dimensions are `of` ("kn", "nk", "bkn").

    Where a form has corrections they are in front of its rows.
    """
    kind = matrix.type
    shape = [size - form.before * (d == of.index("k")) for d, size in enumerate(kind.shape)]
    of_b = ir.RankedTensorType.get(shape, kind.element_type)
    empty = tensor.empty(list(panels_type(of_b, form, of).shape), kind.element_type)
    zero = zero_of(kind.element_type)
    return linalg.pack(matrix, empty, form.dims(of), form.tiles, padding_value=zero, outer_dims_perm=_outer(of))


def panels_type(kind: Any, form: PanelForm, of: str) -> ir.RankedTensorType:
    """The type of the panels of a tensor of static sizes."""
    n, k = (kind.get_dim_size(of.index(letter)) for letter in "nk")
    around = [kind.get_dim_size(of.index(letter)) for letter in batches_of(of)]
    rows = -(-(k + form.before) // form.depth) if form.depth else k
    return ir.RankedTensorType.get([*around, -(-n // form.columns), rows, *form.tiles], kind.element_type)


def panels_of(value: ir.Value, dims: str, corrected: bool) -> ir.Value | None:
    """The panels that a tensor of dimensions `dims` is unpacked from; None if it is not.

    `corrected`: whether groups, where it is of these, begin with one of corrections.
    """
    if not {"k", "n"} <= set(dims) or "1" in dims:
        return None
    before, op = 0, made_by(value, "linalg.unpack")
    if op is None and (behind := made_by(value, "tensor.extract_slice")) is not None:
        before, op = _rows_before(behind, dims.index("k")), made_by(behind.operands[0], "linalg.unpack")
    if op is None:
        return None
    inner, tiles = list(op.attributes["inner_dims_pos"]), list(op.attributes["static_inner_tiles"])
    perm = list(op.attributes["outer_dims_perm"]) if "outer_dims_perm" in op.attributes else []
    depth = tiles[1] if len(tiles) > 1 else 0
    if depth and GROUPED not in op.attributes:
        return None
    form = PanelForm(tiles[0], depth, corrected and depth > 0)
    fits = inner == form.dims(dims) and (perm or list(range(len(dims)))) == _outer(dims) and before == form.before
    return op.operands[0] if fits and min(tiles) > 0 and len(tiles) <= len(form.tiles) else None


def _rows_before(op: Any, dim: int) -> int:
    """How many rows a slice leaves out of a tensor that is unpacked, if these alone; -1 where it is another one."""
    starts, steps = list(op.attributes["static_offsets"]), list(op.attributes["static_strides"])
    whole, part, before = op.operands[0], op.results[0].type, starts[dim]
    if starts != [before * (d == dim) for d in range(part.rank)] or set(steps) != {1} or part.rank != whole.type.rank:
        return -1
    sizes = iter(list(op.operands)[1:])
    unpacked = made_by(whole, "linalg.unpack")
    memory = None if unpacked is None else made_by(unpacked.operands[1], "tensor.empty")
    given = iter(memory.operands if memory is not None else ())
    for d, size in enumerate(part.shape):
        if whole.type.is_dynamic_dim(d) != part.is_dynamic_dim(d):
            return -1
        if part.is_dynamic_dim(d):
            own, all_of_it = next(sizes), next(given, None)
            fits = all_of_it is not None and _is_more(all_of_it, own, before * (d == dim))
        else:
            fits = size + before * (d == dim) == whole.type.shape[d]
        if not fits:
            return -1
    return before


def _is_more(value: ir.Value, than: ir.Value, by: int) -> bool:
    """Whether a size is known to be another one and so much."""
    added = made_by(value, "arith.addi")
    return value == than if by == 0 else added is not None and _adds(added, than, by)


def _adds(op: Any, to: ir.Value, by: int) -> bool:
    return op.operands[0] == to and constant_of(op.operands[1]) == by
