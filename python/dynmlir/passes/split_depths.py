"""dynmlir-split-depths: a convolution in three dimensions is one of images for each tap along the depth."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.depths import CONVOLUTION, split_depth
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SplitDepths(Pass):
    """Leaves volumes in other layouts alone, and weights of unknown sizes."""

    name = "dynmlir-split-depths"
    summary = "compute convolutions in three dimensions by those of images"
    description = """\
Before:
  %r = linalg.conv_3d_ncdhw_fcdhw ins(%x, %w : tensor<?x8x?x?x?xf32>, tensor<16x8x3x3x3xf32>) outs(%zeros)
After:
  %t = linalg.transpose ins(%x) permutation = [0, 2, 1, 3, 4]
  %s0 = tensor.extract_slice %t[0, 0, 0, 0, 0] ...
  %i0 = tensor.collapse_shape %s0 [[0, 1], [2], [3], [4]]                     // the images that the first tap sees
  %r0 = linalg.conv_2d_nchw_fchw ins(%i0, %w0) outs(zeros)
  %r1 = linalg.conv_2d_nchw_fchw ins(%i1, %w1) outs(%r0)
  %r2 = linalg.conv_2d_nchw_fchw ins(%i2, %w2) outs(%r1)
  %r = (%r2, turned back)

Those are templates, which IREE's convolutions of volumes are not."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, CONVOLUTION, outside="dynmlir.template"):
            split_depth(op)
