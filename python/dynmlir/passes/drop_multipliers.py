"""dynmlir-drop-multipliers: depthwise convolutions that state one filter a channel lose that dimension."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, passmanager
from dynmlir.passes.base import Pass, PassContext, register_pass

#: With filters of a channel as the last dimension of weights and result, which the upstream pass takes away.
_OPS = ("linalg.depthwise_conv_2d_nhwc_hwcm", "linalg.depthwise_conv_2d_nhwc_hwcm_q")
#: Reshapes of fills and of each other fold behind it.
_DROP = "builtin.module(simplify-depthwise-conv,canonicalize)"


@register_pass
class DropMultipliers(Pass):
    """Assumes nothing. A module without such an op is left as it is."""

    name = "dynmlir-drop-multipliers"
    summary = "turn depthwise convolutions of one filter a channel into those whose channels are columns"
    description = """\
Before, as TOSA's depthwise_conv2d is lowered:
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%x, %w : tensor<?x?x?x?xf32>, tensor<3x3x?x1xf32>)
      outs(%zeros : tensor<?x?x?x?x1xf32>)
After:
  %v = tensor.collapse_shape %w [[0], [1], [2, 3]]
  %s = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %v : tensor<?x?x?x?xf32>, tensor<3x3x?xf32>)
      outs(%fewer_zeros : tensor<?x?x?x?xf32>)
  %r = tensor.expand_shape %s

By MLIR's simplify-depthwise-conv, and a canonicalization of the module. With several filters a channel, or a number
that is not stated, they stay products of a channel each."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = list[ir.Operation]()

        def visit(op: Any) -> ir.WalkResult:
            if op.name in _OPS and ir.ShapedType(op.operands[1].type).shape[-1] == 1:
                found.append(op)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        if found:
            passmanager.PassManager.parse(_DROP).run(module.operation)
