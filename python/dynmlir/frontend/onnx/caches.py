"""Memory of earlier calls that ONNX's decoders write into."""

from __future__ import annotations

from dynmlir.frontend.onnx.graphs import Made, Rules, Site


def _scattered(site: Site) -> Made:
    """`TensorScatter`: of each sequence some places from its own first one on; `circular`: those beyond the end are the
    first ones again."""
    past, update, first = (site.input(place) for place in range(3))
    rank, is_circular = site.rank(past), site.attribute("mode", "linear") == "circular"
    axis = site.attribute("axis", -2) % rank
    room, count = (site.scalar(site.size(each, axis)) for each in (past, update))
    zero, one = site.constant(0), site.constant(1)
    places = site.reshaped(site.op("Range", zero, room, one), *(-1 if d == axis else 1 for d in range(rank)))
    if first:
        places = site.op("Sub", places, site.reshaped(first, -1, *[1] * (rank - 1)))
    if is_circular:
        places = site.op("Mod", places, room)
    is_new = site.op("And", site.op("GreaterOrEqual", places, zero), site.op("Less", places, count))
    # Where nothing is written a place behind is read, which is there where nothing is written at all, too.
    begin = site.op("Slice", past, site.constant([0]), site.constant([1]), site.constant([axis]))
    of_all = site.op("Expand", site.op("Where", is_new, places, count), site.op("Shape", past))
    written = site.op("GatherElements", site.op("Concat", update, begin, axis=axis), of_all, axis=axis)
    return site.op("Where", is_new, written, past)


RULES: Rules = {("", "TensorScatter"): _scattered}
