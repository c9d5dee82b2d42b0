"""The operators that templates and libraries may name: their linalg ops, tile sizes and operands."""

from __future__ import annotations

from dataclasses import dataclass

#: Convolutions are contractions of an image: micro-kernels of a matmul serve those that `convolution` takes.
CONVOLUTIONS = tuple(
    f"linalg.{name}"
    for name in (
        *("conv_1d_nwc_wcf", "conv_1d_ncw_fcw"),
        *("conv_2d_nhwc_hwcf", "conv_2d_nhwc_fhwc", "conv_2d_nchw_fchw"),
        *("conv_2d_ngchw_fgchw", "conv_2d_ngchw_gfchw", "conv_2d_nhwgc_gfhwc"),
        *("depthwise_conv_2d_nchw_chw", "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwcm"),
        *("depthwise_conv_1d_nwc_wc", "depthwise_conv_1d_nwc_wcm", "depthwise_conv_1d_ncw_cw"),
        *("conv_1d", "conv_2d"),
    )
)
#: Such a template too where it is a convolution (`convolves`); behind those with names, since epilogues are generic.
GENERIC = "linalg.generic"


@dataclass(frozen=True)
class TemplateOperator:
    """One operator.

    `linalg_ops` are what its micro-kernel template may be; `sizes` names those that the tile
    `#dynmlir.tile<...>` has, in its order; operands are the inputs, then the initial result.
    """

    name: str
    linalg_ops: tuple[str, ...]
    sizes: tuple[str, ...]
    operands: int


OPERATORS = {
    operator.name: operator
    for operator in (
        TemplateOperator(
            name="matmul",
            linalg_ops=("linalg.matmul", "linalg.contract", *CONVOLUTIONS, GENERIC),
            sizes=("M", "N", "K"),
            operands=3,
        ),
    )
}
