"""dynmlir-slice-images: an image is cut to what windows read of it, where they are at one pixel or of one tap."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import linalg_ops
from dynmlir.forming.images import cut_images
from dynmlir.forming.sizes import Origins
from dynmlir.passes.base import Pass, PassContext, register_pass

_FUNCTIONS = ("func.func", "util.func")


@register_pass
class SliceImages(Pass):
    """Leaves templates alone, whose host functions look at their sizes, and images that are read to their end."""

    name = "dynmlir-slice-images"
    summary = "cut an image to what windows read of it, where they are at one pixel or of one tap"
    description = """\
Before:
  %r = linalg.pooling_nhwc_max {strides = dense<2> : ...} ins(%x, %w : tensor<?x4x4x?xf32>, tensor<3x3xf32>)
      outs(%c : tensor<?x1x1x?xf32>)
After:
  %s = tensor.extract_slice %x[0, 0, 0, 0] [%n, 3, 3, %g] [1, 1, 1, 1] : tensor<?x4x4x?xf32> to tensor<?x3x3x?xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : ...} ins(%s, %w : ...

IREE 3.13 drops loops of one turn, takes the other loop's length from the image then, and reads beyond the weights or
writes beyond the result. An image that is smaller than what is read stops the call."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name in _FUNCTIONS and len(function.regions[0].blocks):
                origins = Origins()
                for op in linalg_ops(function):
                    cut_images(op, function, origins)
