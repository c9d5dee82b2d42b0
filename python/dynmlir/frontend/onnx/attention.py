"""Attention as ONNX Runtime writes it (com.microsoft), by products, masks and a softmax."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rule, Rules, Site

_DOMAIN = "com.microsoft"
#: What the inputs and results are that are for one call after another in memory that the caller keeps.
_KEPT = "memory that calls share is not imported"


def _by_heads(site: Site, x: str, bias: str, size: int) -> str:
    """[batch, length, heads * size] as [batch, heads, length, size]."""
    x = site.op("Add", x, bias) if bias else x
    return site.op("Transpose", site.reshaped(x, 0, 0, site.attribute("num_heads"), size), perm=[0, 2, 1, 3])


def _outside(site: Site, is_inside: str, less: float) -> str:
    """What is added to scores: nothing where a mask holds."""
    kind = site.type(site.input(0))
    return site.op("Where", is_inside, site.constant(0, kind), site.constant(less, kind))


def _padding(site: Site, mask: str, keys: str) -> str:
    """Of a mask of keys: [batch] of how many there are, [batch, keys], or [batch, queries, keys]."""
    less, rank = site.attribute("mask_filter_value", -10000.0), site.rank(mask)
    if rank == 1:
        if site.sizes(mask) != site.sizes(site.input(0))[:1]:
            raise site.refused("a mask of where sequences begin and end is not imported")
        inside = site.op("Less", site.count(keys), site.unsqueezed(site.cast(mask, TensorProto.INT64), 1))
        return site.unsqueezed(_outside(site, inside, less), 1, 2)
    if rank > 3:
        raise site.refused("a mask of four dimensions is not imported")
    inside = site.op("Greater", mask, site.constant(0, site.type(mask)))
    return site.unsqueezed(_outside(site, inside, less), *([1, 2] if rank == 2 else [1]))


def _causal(site: Site, queries: str, keys: str) -> str:
    """Of keys behind a query, which is one of the last."""
    own = site.op("Add", site.count(queries), site.op("Sub", keys, queries))
    inside = site.op("LessOrEqual", site.unsqueezed(site.count(keys), 0), site.unsqueezed(own, 1))
    is_half = site.element(site.input(0)) == TensorProto.FLOAT16
    return _outside(site, inside, float(np.finfo(np.float16 if is_half else np.float32).min))


def _masks(site: Site, padding: str, bias: str, queries: str, keys: str) -> list[str]:
    """All that is added to scores."""
    return [
        *([_padding(site, padding, keys)] if padding else []),
        *([bias] if bias else []),
        *([_causal(site, queries, keys)] if site.attribute("unidirectional", 0) else []),
    ]


def _attended(site: Site, query: str, key: str, value: str, size: int, columns: int, masks: Sequence[str]) -> str:
    """softmax(scale * query key^T + masks) value, as [batch, length, columns]; a query has `size` elements."""
    scale = site.attribute("scale", 0.0) or 1 / math.sqrt(size)
    scaled = site.op("Mul", query, site.constant(scale, site.type(site.input(0))))
    scores = site.op("MatMul", scaled, site.op("Transpose", key, perm=[0, 1, 3, 2]))
    for mask in masks:
        scores = site.op("Add", scores, mask)
    rows = site.op("MatMul", site.op("Softmax", scores, axis=-1), value)
    return site.reshaped(site.op("Transpose", rows, perm=[0, 2, 1, 3]), 0, 0, columns)


def _multi_head(site: Site) -> Made:
    """Queries, keys and values of their own, keys and values by heads already or not; behind those of earlier calls."""
    query, key, value, bias, padding, added, *past = (site.input(place) for place in range(8))
    heads = site.attribute("num_heads")
    if not key or not value or site.rank(query) != 3 or site.rank(key) == 5:
        raise site.refused("queries, keys and values in one tensor are not imported")
    if site.input(8) or site.input(9):
        raise site.refused(_KEPT)
    if site.gives(3):
        raise site.refused("its products of queries and keys are not imported")
    is_by_heads = site.rank(key) == 4
    columns, size = site.known_size(query, 2), site.known_size(query, 2) // heads
    value_size = site.known_size(value, 3) if is_by_heads else site.known_size(value, 2) // heads
    biases = site.split(bias, [columns, columns, heads * value_size], 0) if bias else ["", "", ""]
    queries, keys = site.size(query, 1), site.size(key, 2 if is_by_heads else 1)
    query = _by_heads(site, query, biases[0], size)
    if not is_by_heads:
        key = _by_heads(site, key, biases[1], size)
        value = _by_heads(site, value, biases[2], value_size)
    if past[0]:
        keys = site.op("Add", keys, site.size(past[0], 2))
        key, value = (site.op("Concat", before, now, axis=2) for before, now in zip(past, (key, value), strict=True))
    masks = _masks(site, padding, added, queries, keys)
    return [_attended(site, query, key, value, size, heads * value_size, masks), key, value]


def _self_attention(site: Site) -> Made:
    """Of one tensor, whose queries, keys and values are columns of one product."""
    x, weights, bias, padding, past, added, shared = (site.input(place) for place in range(7))
    if shared:
        raise site.refused(_KEPT)
    if site.attribute("do_rotary", 0):
        raise site.refused("rotations (do_rotary) are not imported")
    heads = site.attribute("num_heads")
    columns = list(site.attribute("qkv_hidden_sizes") or [site.known_size(weights, 1) // 3] * 3)
    sizes = [each // heads for each in columns]
    product = site.op("MatMul", x, weights)
    parts = site.split(site.op("Add", product, bias) if bias else product, columns, 2)
    query, key, value = (_by_heads(site, part, "", size) for part, size in zip(parts, sizes, strict=True))
    queries = keys = site.size(x, 1)
    if past:
        keys = site.op("Add", queries, site.size(past, 3))
        before = [site.op("Gather", past, site.constant(place), axis=0) for place in range(2)]
        key, value = (site.op("Concat", old, new, axis=2) for old, new in zip(before, (key, value), strict=True))
    masks = _masks(site, padding, added, queries, keys)
    made = [_attended(site, query, key, value, sizes[0], columns[2], masks)]
    if site.gives(1):
        made.append(site.op("Concat", site.unsqueezed(key, 0), site.unsqueezed(value, 0), axis=0))
    return made


def _embedded(site: Site) -> Made:
    """The norm of the sum of embeddings of words, of places and of segments; how many words a mask has."""
    words, segments, of_words, of_places, of_segments, scale, bias, mask, places = (site.input(n) for n in range(9))
    total = site.op("Gather", of_words, words, axis=0)
    places = places or site.count(site.size(words, 1))
    total = site.op("Add", total, site.op("Gather", of_places, places, axis=0))
    if segments:
        total = site.op("Add", total, site.op("Gather", of_segments, segments, axis=0))
    made = [site.op("LayerNormalization", total, scale, bias, axis=-1, epsilon=site.attribute("epsilon", 1e-12))]
    if site.gives(1):
        if not mask:
            raise site.refused("how many words there are (mask_index) is not imported without a mask")
        made.append(site.reduced("ReduceSum", mask, [1], keepdims=0))
    return [*made, *([""] * (2 - len(made))), total]


_OPERATORS: dict[str, Rule] = {
    "Attention": _self_attention,
    "EmbedLayerNormalization": _embedded,
    "MultiHeadAttention": _multi_head,
}
RULES: Rules = {(_DOMAIN, name): rule for name, rule in _OPERATORS.items()}
