"""Rotations, and attention of queries that share keys and values, as ONNX Runtime writes them (com.microsoft)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

_DOMAIN = "com.microsoft"
#: Inputs of GroupQueryAttention that there is no way for.
_REFUSED_INPUTS = {11: "sinks of heads (head_sink)", 12: "scales of quantised keys", 13: "scales of quantised values"}
#: A reason not to be seen, as what is added to a score.
_LESS = {TensorProto.FLOAT16: float(np.finfo(np.float16).min)}
_LEAST = float(np.finfo(np.float32).min)


def rotated(site: Site, x: str, cosines: str, sines: str, size: int, turned: int, is_interleaved: bool) -> str:
    """Pairs of the first `turned` elements of x [batch, heads, length, size], by angles [batch, 1, length, turned / 2].

    Pairs are neighbours, or of the two halves.
    """
    half = turned // 2
    rest = [] if turned == size else [size - turned]
    if is_interleaved:
        x, *others = site.split(x, [turned, *rest], 3) if rest else [x]
        pairs = site.reshaped(x, 0, 0, 0, half, 2)
        one, other = (site.op("Gather", pairs, site.constant(place), axis=4) for place in range(2))
    else:
        one, other, *others = site.split(x, [half, half, *rest], 3)
    less = site.op("Sub", site.op("Mul", one, cosines), site.op("Mul", other, sines))
    more = site.op("Add", site.op("Mul", other, cosines), site.op("Mul", one, sines))
    if is_interleaved:
        both = site.op("Concat", site.unsqueezed(less, 4), site.unsqueezed(more, 4), axis=4)
        parts = [site.reshaped(both, 0, 0, 0, turned), *others]
    else:
        parts = [less, more, *others]
    return site.op("Concat", *parts, axis=3) if len(parts) > 1 else parts[0]


def _angles(site: Site, places: str, cosines: str, sines: str) -> tuple[str, str]:
    """Rows of tables by places [batch, length], for all heads."""
    one, other = (site.unsqueezed(site.op("Gather", table, places, axis=0), 1) for table in (cosines, sines))
    return one, other


def _rotary(site: Site) -> Made:
    """Of [batch, length, heads * size] or [batch, heads, length, size]; from a place on, or by places."""
    x, places, cosines, sines = (site.input(place) for place in range(4))
    turned, is_rows = 2 * site.known_size(cosines, 1), site.rank(x) == 3
    if site.attribute("is_packed_batching", 0):
        raise site.refused("sequences that are packed are not imported")
    heads = site.attribute("num_heads", 0)
    size = site.known_size(x, -1) // heads if is_rows and heads else turned if is_rows else site.known_size(x, -1)
    length = site.size(x, 1 if is_rows else 2)
    by_heads = site.op("Transpose", site.reshaped(x, 0, 0, -1, size), perm=[0, 2, 1, 3]) if is_rows else x
    if site.rank(places) == 1:
        places = site.unsqueezed(site.op("Add", site.count(length), places), 0)
    angles = _angles(site, places, cosines, sines)
    made = rotated(site, by_heads, *angles, size, turned, bool(site.attribute("interleaved", 0)))
    if not is_rows:
        return made
    return site.reshaped(site.op("Transpose", made, perm=[0, 2, 1, 3]), 0, 0, site.known_size(x, -1))


@dataclass
class _Grouped:
    """A GroupQueryAttention: S queries of each of `heads` heads, and T keys of each of `groups`."""

    site: Site
    heads: int
    groups: int
    size: int
    batch: str
    queries: str
    keys: str
    """How many there are of each, as tensors of one."""
    key_places: str
    """0, 1, 2, ..., T - 1."""
    begins: str
    """How many keys of each sequence are of earlier calls, [batch, 1]."""

    @staticmethod
    def of(site: Site) -> _Grouped:
        query, key, past = site.input(0), site.input(1), site.input(3)
        heads, groups = site.attribute("num_heads"), site.attribute("kv_num_heads")
        size = site.known_size(query, 2) // (heads if key else heads + 2 * groups)
        batch, queries = site.size(query, 0), site.size(query, 1)
        total = site.op("Reshape", site.cast(site.input(6), TensorProto.INT64), site.constant([1]))
        room = site.op("Max", site.size(past, 2), total) if past else queries
        lengths = site.op("Add", site.cast(site.input(5), TensorProto.INT64), site.constant(1))
        behind = site.op("Sub", site.unsqueezed(lengths, 1), queries)
        is_first = site.op("Equal", total, queries)
        begins = site.op("Where", is_first, site.constant([[0]]), behind)
        places = site.count(room)
        keys = site.op("Shape", places)  # a size: `room` is a number in memory
        return _Grouped(site, heads, groups, size, batch, queries, keys, places, begins)

    def by_heads(self, x: str, heads: int) -> str:
        return self.site.op("Transpose", self.site.reshaped(x, 0, 0, heads, self.size), perm=[0, 2, 1, 3])

    @property
    def places(self) -> str:
        """Of queries in their sequences, [batch, S]."""
        return self.site.op("Add", self.begins, self.site.unsqueezed(self.site.count(self.queries), 0))

    def present(self, pasts: Sequence[str], news: Sequence[str]) -> list[str]:
        """Keys and values of earlier calls and new ones where those of each sequence end, [batch, groups, T, size].

        Earlier ones may have more room than they need.
        """
        site = self.site
        if not pasts[0]:
            return list(news)
        places = self._places_among(site.size(pasts[0], 2))
        both = (site.op("Concat", past, new, axis=2) for past, new in zip(pasts, news, strict=True))
        return [site.op("Gather", site.reshaped(each, -1, self.size), places, axis=0) for each in both]

    def _places_among(self, before: str) -> str:
        """Where the rows of `present` are among all that there are: of each matrix those before, then the new ones."""
        site = self.site
        keys, rows = site.unsqueezed(self.key_places, 0), site.op("Add", before, self.queries)
        own = site.op("Sub", keys, self.begins)
        is_new = site.op("And", site.op("GreaterOrEqual", own, site.constant(0)), site.op("Less", own, self.queries))
        old = site.op("Min", keys, site.op("Sub", rows, site.constant(1)))  # of no use beyond a sequence's own
        place = site.op("Where", is_new, site.op("Add", own, before), old)
        of_batch = site.op("Mul", site.unsqueezed(site.count(self.batch), 1, 2), site.constant(self.groups))
        matrices = site.op("Add", of_batch, site.constant(np.arange(self.groups)[:, None]))
        return site.op("Add", site.op("Mul", matrices, rows), site.unsqueezed(place, 1))

    def masks(self) -> list[str]:
        """What is added to scores, [batch, groups, heads / groups * S, T].

        No query sees what comes later, or is too far before it; behind that is what the call adds. Scores keep these
        sizes: IREE divides in each element where another shape is made of a tensor between operators of elements.
        """
        site, shared = self.site, self.heads // self.groups
        keys = site.unsqueezed(self.key_places, 0, 1, 2)
        own = site.unsqueezed(site.op("Concat", *[self.places] * shared, axis=1), 1, 3)
        seen = site.op("LessOrEqual", keys, own)
        window = site.attribute("local_window_size", -1)
        if window >= 0:
            seen = site.op("And", seen, site.op("Greater", keys, site.op("Sub", own, site.constant(window))))
        kind, least = site.type(site.input(0)), _LESS.get(site.element(site.input(0)), _LEAST)
        made = [site.op("Where", seen, site.constant(0, kind), site.constant(least, kind))]
        if added := site.input(10):
            if site.known_size(added, 1) == 1:
                made.append(site.op("Concat", *[added] * shared, axis=2))
            else:
                shape = site.vector(site.size(added, 0), site.constant([self.groups, -1]), self.keys)
                made.append(site.op("Reshape", added, shape))
        return made

    def attended(self, query: str, key: str, value: str) -> str:
        """[batch, S, heads * size]: queries that share keys are rows of one product."""
        site, kind = self.site, self.site.type(self.site.input(0))
        scale = site.attribute("scale", 0.0) or self.size**-0.5
        rows = site.reshaped(site.op("Mul", query, site.constant(scale, kind)), 0, self.groups, -1, self.size)
        scores = site.op("MatMul", rows, site.op("Transpose", key, perm=[0, 1, 3, 2]))
        if cap := site.attribute("softcap", 0.0):
            scores = site.op("Tanh", site.op("Div", scores, site.constant(cap, kind)))
            scores = site.op("Mul", scores, site.constant(cap, kind))
        for mask in self.masks():
            scores = site.op("Add", scores, mask)
        made = site.reshaped(
            site.op("MatMul", site.op("Softmax", scores, axis=-1), value), 0, self.heads, -1, self.size
        )
        return site.reshaped(site.op("Transpose", made, perm=[0, 2, 1, 3]), 0, 0, self.heads * self.size)


def _grouped(site: Site) -> Made:
    for place, what in _REFUSED_INPUTS.items():
        if site.input(place):
            raise site.refused(f"{what} are not imported")
    if site.attribute("smooth_softmax", 0) > 0 or site.gives(3):
        raise site.refused("a smooth softmax and its products of queries and keys are not imported")
    if not site.input(5) or not site.input(6):
        raise site.refused("is not imported without lengths of sequences (seqlens_k, total_sequence_length)")
    of = _Grouped.of(site)
    query, key, value, past_key, past_value = (site.input(place) for place in range(5))
    if not key:
        columns = [count * of.size for count in (of.heads, of.groups, of.groups)]
        query, key, value = site.split(query, columns, 2)
    query, key, value = (of.by_heads(*each) for each in ((query, of.heads), (key, of.groups), (value, of.groups)))
    if site.attribute("do_rotary", 0):
        angles = _angles(site, site.input(9) or of.places, site.input(7), site.input(8))
        turned, is_interleaved = 2 * site.known_size(site.input(7), 1), bool(site.attribute("rotary_interleaved", 0))
        query = rotated(site, query, *angles, of.size, turned, is_interleaved)
        key = rotated(site, key, *angles, of.size, turned, is_interleaved)
    key, value = of.present((past_key, past_value), (key, value))
    return [of.attended(query, key, value), key, value]


RULES: Rules = {(_DOMAIN, "GroupQueryAttention"): _grouped, (_DOMAIN, "RotaryEmbedding"): _rotary}
