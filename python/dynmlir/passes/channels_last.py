"""dynmlir-channels-last: images of convolutional networks lie in NHWC, where micro-kernels read windows as they lie."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.image_ops import SEEDS
from dynmlir.forming.image_regions import regions
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class ChannelsLast(Pass):
    """Leaves alone weights that are not known when a module is loaded, and whatever images cannot be told of."""

    name = "dynmlir-channels-last"
    summary = "let images in NCHW lie in NHWC where convolutions and interpolations gain by it"
    description = """\
Before, as PyTorch and ONNX write networks:
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] ... : tensor<?x64x?x?xf32> to tensor<?x64x?x?xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%p, %weights) outs(%zeros : tensor<?x96x?x?xf32>)
  %r = linalg.generic {ReLU} ins(%c)
After:
  %i = linalg.transpose ins(%x) permutation = [0, 2, 3, 1]
  %p = tensor.pad %i low[0, 1, 1, 0] high[0, 1, 1, 0] ... : tensor<?x?x?x64xf32> to tensor<?x?x?x64xf32>
  %c = linalg.conv_2d_nhwc_hwcf ins(%p, %weights turned) outs(%zeros : tensor<?x?x?x96xf32>)
  %e = linalg.generic {ReLU} ins(%c)
  %r = linalg.transpose ins(%e) permutation = [0, 3, 1, 2]

Ops that read one another are turned together, or not at all: convolutions and depthwise ones, pools, pads of stated
widths, what is done to each element, concatenations, reductions over all pixels, and interpolations."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        blocks = {op.operation.block: None for name in SEEDS for op in ops_named(module, name)}
        for block in blocks:
            for region in regions(block):
                if region.pays:
                    region.turn()
