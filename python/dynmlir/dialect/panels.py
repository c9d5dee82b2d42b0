"""B in panels: linalg.pack of K x N with inner tiles of columns, and back.

    %p = linalg.pack %b padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [64]
             into %empty : tensor<768x3072xf32> -> tensor<48x768x64xf32>

Each panel is dense and full: columns beyond N are zeros, so that micro-kernels read whole vectors of it anywhere.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import zero_of


def unpack(panels: ir.Value, k: ir.Value, n: ir.Value) -> ir.Value:
    """The matrix K x N that panels are of, its sizes dynamic; built at the insertion point."""
    kind = panels.type
    empty = tensor.empty([k, n], kind.element_type)
    return linalg.unpack(panels, empty, [1], [kind.get_dim_size(2)], outer_dims_perm=[1, 0])


def unpack_to(panels: ir.Value, kind: ir.Type, dims: str) -> ir.Value:
    """The matrix of a static type, whose dimensions are `dims` ("kn" or "nk"), that panels are of."""
    empty = tensor.empty(list(kind.shape), kind.element_type)
    inner, perm = [dims.index("n")], [dims.index("n"), dims.index("k")]
    return linalg.unpack(panels, empty, inner, [panels.type.get_dim_size(2)], outer_dims_perm=perm)


def as_matrix(panels: ir.Value, n: ir.Value) -> ir.Value:
    """The same element by element: IREE 3.13 has no code for an unpack of unknown sizes before a matmul."""
    kind, identity = panels.type, ir.AffineMapAttr.get(ir.AffineMap.get_identity(2))
    empty = tensor.empty([tensor.dim(panels, _index(1)), n], kind.element_type)
    parallel = ir.ArrayAttr.get([ir.Attribute.parse("#linalg.iterator_type<parallel>")] * 2)
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
        row, column = (linalg.IndexOp(dim).result for dim in (0, 1))
        columns = _index(kind.get_dim_size(2))
        place = [arith.divui(column, columns), row, arith.remui(column, columns)]
        ir.Operation.create("linalg.yield", operands=[tensor.extract(panels, place)])
    return op.results[0]


def _index(value: int) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value)


def pack(matrix: ir.Value, columns: int, of: str) -> ir.Value:
    """Panels of `columns` columns of a matrix of static sizes whose dimensions are `of` ("kn" or "nk")."""
    kind = matrix.type
    k, n = (kind.get_dim_size(of.index(letter)) for letter in "kn")
    empty = tensor.empty([-(-n // columns), k, columns], kind.element_type)
    zero, perm = zero_of(kind.element_type), [of.index("n"), of.index("k")]
    return linalg.pack(matrix, empty, [of.index("n")], [columns], padding_value=zero, outer_dims_perm=perm)


def panels_of(value: ir.Value, dims: str) -> ir.Value | None:
    """The panels that a matrix of dimensions `dims` is unpacked from; None if it is not."""
    if isinstance(value.owner, ir.Block) or value.owner.name != "linalg.unpack" or dims not in ("kn", "nk"):
        return None
    op: Any = value.owner
    inner, tiles = list(op.attributes["inner_dims_pos"]), list(op.attributes["static_inner_tiles"])
    perm = list(op.attributes["outer_dims_perm"]) if "outer_dims_perm" in op.attributes else []
    panels = op.operands[0]
    fits = inner == [dims.index("n")] and (perm or [0, 1]) == [dims.index("n"), dims.index("k")]
    return panels if fits and tiles[0] > 0 and panels.type.rank == 3 else None
