"""B in panels: linalg.pack of K x N with inner tiles of columns, and back.

    %p = linalg.pack %b padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [64]
             into %empty : tensor<768x3072xf32> -> tensor<48x768x64xf32>

Each panel is dense and full: columns beyond N are zeros, so that micro-kernels read whole vectors of it anywhere. A
matrix for each batch is packed for itself: B x K x N into B x panels x K x columns.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import index, size_of, zero_of
from dynmlir.dialect.values import made_by


def batches_of(dims: str) -> str:
    """The sizes of a B beside k and n."""
    return "".join(x for x in dims if x not in "kn")


def _outer(dims: str) -> list[int]:
    """Where the dimensions of panels are in a matrix, or one for each batch, of dimensions `dims`."""
    return [dims.index(x) for x in f"{batches_of(dims)}nk"]


def unpack(panels: ir.Value, k: ir.Value, n: ir.Value) -> ir.Value:
    """The matrix K x N that panels are of, its sizes dynamic; one for each batch; built at the insertion point."""
    kind = panels.type
    around = kind.rank - 3
    empty = tensor.empty([*(size_of(panels, d) for d in range(around)), k, n], kind.element_type)
    perm = [*range(around), around + 1, around]
    return linalg.unpack(panels, empty, [around + 1], [kind.get_dim_size(kind.rank - 1)], outer_dims_perm=perm)


def unpack_to(panels: ir.Value, kind: ir.Type, dims: str) -> ir.Value:
    """The tensor of a static type, whose dimensions are `dims` ("kn", "nk", "bkn"), that panels are of."""
    empty = tensor.empty(list(kind.shape), kind.element_type)
    columns = panels.type.get_dim_size(panels.type.rank - 1)
    return linalg.unpack(panels, empty, [dims.index("n")], [columns], outer_dims_perm=_outer(dims))


def as_matrix(panels: ir.Value, n: ir.Value) -> ir.Value:
    """The same element by element: IREE 3.13 has no code for an unpack of unknown sizes before a matmul."""
    kind = panels.type
    rank, around = kind.rank - 1, kind.rank - 3
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    sizes = [size_of(panels, d) for d in (*range(around), around + 1)]
    empty = tensor.empty([*sizes, n], kind.element_type)
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
        columns = index(kind.get_dim_size(rank))
        place = [*batch, arith.divui(column, columns), row, arith.remui(column, columns)]
        ir.Operation.create("linalg.yield", operands=[tensor.extract(panels, place)])
    return op.results[0]


def pack(matrix: ir.Value, columns: int, of: str) -> ir.Value:
    """Panels of `columns` columns of a tensor of static sizes whose dimensions are `of` ("kn", "nk", "bkn")."""
    empty = tensor.empty(list(panels_type(matrix.type, columns, of).shape), matrix.type.element_type)
    zero = zero_of(matrix.type.element_type)
    return linalg.pack(matrix, empty, [of.index("n")], [columns], padding_value=zero, outer_dims_perm=_outer(of))


def panels_type(kind: Any, columns: int, of: str) -> ir.RankedTensorType:
    """The type of the panels of a tensor of static sizes."""
    n, k = (kind.get_dim_size(of.index(letter)) for letter in "nk")
    around = [kind.get_dim_size(of.index(letter)) for letter in batches_of(of)]
    return ir.RankedTensorType.get([*around, -(-n // columns), k, columns], kind.element_type)


def panels_of(value: ir.Value, dims: str) -> ir.Value | None:
    """The panels that a tensor of dimensions `dims` is unpacked from; None if it is not."""
    whole = "k" in dims and "n" in dims and "1" not in dims
    op = made_by(value, "linalg.unpack")
    if op is None or not whole:
        return None
    inner, tiles = list(op.attributes["inner_dims_pos"]), list(op.attributes["static_inner_tiles"])
    perm = list(op.attributes["outer_dims_perm"]) if "outer_dims_perm" in op.attributes else []
    panels = op.operands[0]
    fits = inner == [dims.index("n")] and (perm or list(range(len(dims)))) == _outer(dims)
    return panels if fits and tiles[0] > 0 and panels.type.rank == len(dims) + 1 else None
