"""dynmlir-split-phases: a transposed convolution is one of the image as it is for each place of its step."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import linalg_ops
from dynmlir.forming.phases import CONVOLUTIONS, split_phases
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SplitPhases(Pass):
    """Leaves alone convolutions with dilations or groups, and images of whose sizes it is not seen what they are."""

    name = "dynmlir-split-phases"
    summary = "compute transposed convolutions without zeros between the elements of their images"
    description = """\
Before:
  %z = tensor.insert_slice %x into %zeros[0, 0, 2, 2] [%n, 8, %h, %w] [1, 1, 2, 2]
  %r = linalg.conv_2d_nchw_fchw ins(%z, %w : tensor<?x8x?x?xf32>, tensor<4x8x4x4xf32>) outs(%bias)
After:
  %w0 = tensor.extract_slice %w[0, 0, 0, 0] [4, 8, 2, 2] [1, 1, 2, 2]
  %p0 = linalg.conv_2d_nchw_fchw ins(%x, padded, %w0) outs(zeros)
  ...                                                                    // four of them
  %s = linalg.generic {...} ins(%p0, %p1, %p2, %p3) ...                  // tensor<?x4x?x2x?x2xf32>
  %c = tensor.collapse_shape %s [[0], [1], [2, 3], [4, 5]]
  %r = (%c and %bias)

A quarter of the products are left, and no zeros are written."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in linalg_ops(module):
            if op.operation.name in CONVOLUTIONS:
                split_phases(op)
