"""Whole numbers of ONNX without a sign, which the importer takes for such with one.

y : u8 = MaxPool(x)    =>    s : i8 = Cast(x + 128);  m = MaxPool(s);  y : u8 = Cast(m) + 128
"""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site


def _is_unsigned(site: Site, name: str) -> bool:
    return site.type(name).kind == "u"


def _pooled(site: Site) -> Made:
    """In bytes with a sign, of which 128 less are the same but for the first bit."""
    x = site.input(0)
    if site.gives(1) and site.type(x).kind in "iu":
        raise site.refused("the places of the greatest are imported of floats alone")
    if not _is_unsigned(site, x):
        return None
    if site.element(x) != TensorProto.UINT8:
        raise site.refused(f"is not imported of elements of {site.type(x)}")
    middle = site.constant(128, np.uint8)
    signed = site.cast(site.op("Add", x, middle), TensorProto.INT8)
    most = site.op("MaxPool", signed, **site.attributes)
    return site.op("Add", site.cast(most, TensorProto.UINT8), middle)


def _of_all_pixels(site: Site) -> Made:
    x = site.input(0)
    return site.reduced("ReduceMax", x, range(2, site.rank(x))) if _is_unsigned(site, x) else None


RULES: Rules = {
    ("", "GlobalMaxPool"): _of_all_pixels,
    ("", "MaxPool"): _pooled,
}
