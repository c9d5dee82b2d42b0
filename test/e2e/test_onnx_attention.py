"""Attention, embeddings and weights of few bits of ONNX Runtime, against NumPy in f64."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from onnx import helper
from onnx_models import LIBRARY, Inputs, check, model, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

MICROSOFT, HEADS, SIZE = "com.microsoft", 2, 4
COLUMNS = HEADS * SIZE


def operator(kind: str, inputs: list[str], outputs: list[str], **attributes: Any) -> Any:
    return helper.make_node(kind, inputs, outputs, domain=MICROSOFT, **attributes)


def by_heads(x: np.ndarray) -> np.ndarray:
    return x.astype("f8").reshape(*x.shape[:2], HEADS, -1).swapaxes(1, 2)


def attended(q: np.ndarray, k: np.ndarray, v: np.ndarray, added: Any = 0.0, scale: float | None = None) -> np.ndarray:
    scores = q @ k.swapaxes(2, 3) * (scale or 1 / math.sqrt(q.shape[3])) + added
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    rows = (weights / weights.sum(-1, keepdims=True)) @ v
    return rows.swapaxes(1, 2).reshape(len(q), q.shape[2], -1)


def before(queries: int, keys: int) -> np.ndarray:
    return np.where(np.arange(keys) <= np.arange(queries)[:, None] + keys - queries, 0, -1e30)


def normal(*sizes: int) -> np.ndarray:
    return rng().standard_normal(sizes).astype("f4")


def test_queries_keys_and_values_of_their_own():
    """Behind masks of keys, of scores and of their number; of keys that are by heads already."""
    inputs: Inputs = {
        "q": (np.float32, ["b", "s", COLUMNS]),
        **{name: (np.float32, ["b", "t", COLUMNS]) for name in "kv"},
        "mask": (np.int32, ["b", "t"]),
        "masks": (np.int32, ["b", "s", "t"]),
        "many": (np.int32, ["b"]),
        "added": (np.float32, ["b", HEADS, "s", "t"]),
        **{name: (np.float32, ["b", HEADS, "t", SIZE]) for name in ("hk", "hv")},
    }
    of = lambda *inputs, **more: operator("MultiHeadAttention", list(inputs), [more.pop("y")], num_heads=HEADS, **more)  # noqa: E731
    nodes = [
        of("q", "k", "v", "bias", "mask", y="a"),
        of("q", "k", "v", "", "masks", "added", y="b", scale=0.3),
        of("q", "k", "v", "", "many", y="c"),
        of("q", "hk", "hv", y="d"),
    ]
    bias = normal(3 * COLUMNS)
    made = model(nodes, inputs, list("abcd"), {"bias": bias}, domains=[MICROSOFT])

    def call(b: int, s: int, t: int) -> dict[str, Any]:
        r = rng()
        masks = {"mask": r.random((b, t)) < 0.7, "masks": r.random((b, s, t)) < 0.7, "many": r.integers(1, t + 1, b)}
        return {
            **{name: normal(b, length, COLUMNS) for name, length in (("q", s), ("k", t), ("v", t))},
            **{name: mask.astype("i4") for name, mask in masks.items()},
            "added": normal(b, HEADS, s, t),
            **{name: normal(b, HEADS, t, SIZE) for name in ("hk", "hv")},
        }

    def expected(**g: np.ndarray) -> list[np.ndarray]:
        q, k, v = (by_heads(g[name]) for name in "qkv")
        shifted = [by_heads(g[name] + part) for name, part in zip("qkv", np.split(bias, 3), strict=True)]
        less = lambda holds: np.where(holds, 0, -10000.0)  # noqa: E731
        number = np.arange(k.shape[2]) < g["many"][:, None]
        return [
            attended(*shifted, less(g["mask"])[:, None, None]),
            attended(q, k, v, less(g["masks"])[:, None] + g["added"], 0.3),
            attended(q, k, v, less(number)[:, None, None]),
            attended(q, g["hk"].astype("f8"), g["hv"].astype("f8")),
        ]

    check(made, call(1, 1, 1), call(2, 5, 17), expected=expected)


def test_behind_keys_and_values_of_earlier_calls():
    """Each as its own tensor, or both as one; nothing that comes later is seen."""
    inputs: Inputs = {
        **{name: (np.float32, ["b", "s", COLUMNS]) for name in "qkv"},
        **{name: (np.float32, ["b", HEADS, "p", SIZE]) for name in ("pk", "pv")},
        "x": (np.float32, ["b", "s", 6]),
        "past": (np.float32, [2, "b", HEADS, "p", SIZE]),
    }
    weights, bias = normal(6, 3 * COLUMNS), normal(3 * COLUMNS)
    own = ["q", "k", "v", "", "", "", "pk", "pv"]
    common = {"num_heads": HEADS, "unidirectional": 1}
    nodes = [
        operator("MultiHeadAttention", own, ["y", "nk", "nv"], **common),
        operator("Attention", ["x", "w", "bias", "", "past"], ["z", "present"], **common),
    ]
    outputs = ["y", "nk", "nv", "z", "present"]
    made = model(nodes, inputs, outputs, {"w": weights, "bias": bias}, domains=[MICROSOFT])

    def call(b: int, s: int, p: int) -> dict[str, Any]:
        sizes = {name: [each if isinstance(each, int) else {"b": b, "s": s, "p": p}[each] for each in shape]
                 for name, (_, shape) in inputs.items()}  # fmt: skip
        return {name: normal(*each) for name, each in sizes.items()}

    def expected(q: Any, k: Any, v: Any, pk: Any, pv: Any, x: Any, past: Any) -> list[np.ndarray]:
        keys, values = (np.concatenate([old, by_heads(new)], axis=2) for old, new in ((pk, k), (pv, v)))
        masks = before(q.shape[1], keys.shape[2])
        rows = np.split(x.astype("f8") @ weights + bias, 3, axis=2)
        both = [np.concatenate([old, by_heads(new)], axis=2) for old, new in zip(past, rows[1:], strict=True)]
        first = attended(by_heads(q), keys, values, masks)
        return [first, keys, values, attended(by_heads(rows[0]), *both, masks), np.stack(both)]

    check(made, call(2, 5, 3), call(1, 1, 19), expected=expected)


def test_attention_of_one_tensor_and_embeddings():
    """As BERT begins: how many words there are comes from the embeddings."""
    r = rng()
    weights = {
        **{name: normal(rows, 6) for name, rows in (("words", 30), ("places", 20), ("kinds", 2))},
        "scale": normal(6), "shift": normal(6), "w": normal(6, 4 * COLUMNS), "bias": normal(4 * COLUMNS),
    }  # fmt: skip
    tables = ["words", "places", "kinds", "scale", "shift"]
    nodes = [
        operator("EmbedLayerNormalization", ["ids", "kind", *tables, "mask"], ["x", "many", "sum"], epsilon=1e-6),
        operator("Attention", ["x", "w", "bias", "many"], ["y"], num_heads=HEADS,
                 qkv_hidden_sizes=[COLUMNS, COLUMNS, 2 * COLUMNS]),
        operator("Attention", ["x", "w", "bias", "mask"], ["z"], num_heads=HEADS,
                 qkv_hidden_sizes=[COLUMNS, COLUMNS, 2 * COLUMNS], mask_filter_value=-50.0),
    ]  # fmt: skip
    inputs: Inputs = {name: (np.int32, ["b", "s"]) for name in ("ids", "kind", "mask")}
    made = model(nodes, inputs, ["x", "many", "sum", "y", "z"], weights, domains=[MICROSOFT])

    def call(b: int, s: int) -> dict[str, Any]:
        many = r.integers(1, s + 1, b)
        mask = (np.arange(s) < many[:, None]).astype("i4")
        return {"ids": r.integers(0, 30, (b, s)).astype("i4"), "kind": r.integers(0, 2, (b, s)).astype("i4"),
                "mask": mask}  # fmt: skip

    def expected(ids: np.ndarray, kind: np.ndarray, mask: np.ndarray) -> list[np.ndarray]:
        table = {name: each.astype("f8") for name, each in weights.items()}
        total = table["words"][ids] + table["places"][: ids.shape[1]] + table["kinds"][kind]
        less = total - total.mean(-1, keepdims=True)
        x = less / np.sqrt((less**2).mean(-1, keepdims=True) + 1e-6) * table["scale"] + table["shift"]
        parts = np.split(x @ table["w"] + table["bias"], [COLUMNS, 2 * COLUMNS], axis=2)
        q, k, v = map(by_heads, parts)
        both = [attended(q, k, v, np.where(mask, 0, less)[:, None, None]) for less in (-10000.0, -50.0)]
        return [x, mask.sum(1).astype("i4"), total, *both]

    check(made, call(1, 1), call(3, 17), expected=expected)


@pytest.mark.parametrize(("bits", "k"), [(2, 70), (4, 70), (4, 96), (8, 70)])
@pytest.mark.parametrize("zeros", ["none", "packed", "floats"])
def test_weights_of_few_bits(bits: int, k: int, zeros: str):
    """K is a multiple of the block, of which weights of four bits stay so, and is none."""
    n, block = 5, 32
    r, blocks = rng(), -(-k // block)
    numbers = r.integers(0, 2**bits, (n, blocks * block))
    scales = normal(n, blocks)
    points = {"none": np.full((n, blocks), 2 ** (bits - 1)), "packed": r.integers(0, 2**bits, (n, blocks)),
              "floats": normal(n, blocks)}[zeros]  # fmt: skip
    given = {"none": {}, "packed": {"z": packed(points, bits).ravel()}, "floats": {"z": points.ravel()}}[zeros]
    weights = {"w": packed(numbers, bits).reshape(n, blocks, -1), "s": scales.ravel(), **given}
    names = ["x", "w", "s", *given]
    made = model(
        [operator("MatMulNBits", names, ["y"], K=k, N=n, bits=bits, block_size=block)],
        {"x": (np.float32, ["b", "t", k])},
        weights=weights,
        domains=[MICROSOFT],
    )
    of = np.arange(k) // block
    matrix = (numbers[:, :k] - points[:, of]) * scales[:, of].astype("f8")
    check(made, {"x": normal(2, 3, k)}, expected=lambda x: [x @ matrix.T], atol=2e-4)


@pytest.mark.parametrize("element", ["f2", "f4"])
def test_weights_of_few_bits_by_matrices(element: str):
    """Rows are one dimension; with rows of f16 the weights are numbers of f16."""
    k, n, block = 64, 40, 32
    numbers = rng().integers(0, 16, (n, k))
    scales = normal(n, k // block)
    weights = {"w": packed(numbers, 4).reshape(n, k // block, -1), "s": scales.ravel().astype(element)}
    made = model(
        [operator("MatMulNBits", ["x", "w", "s"], ["y"], K=k, N=n, bits=4, block_size=block)],
        {"x": (np.dtype(element), ["b", k])},
        weights=weights,
        domains=[MICROSOFT],
    )
    matrix = (numbers - 8.0) * np.repeat(scales.astype(element).astype("f8"), block, axis=1)
    library = LIBRARY if element == "f4" else None  # which is of f32
    given = {"x": normal(3, k).astype(element)}
    check(made, given, expected=lambda x: [x.astype("f8") @ matrix.T], library=library, atol=0.1)


def test_rows_that_may_be_rounded():
    """To bytes by blocks, where the CPU has instructions for them, as the accuracy level says."""
    k, n, block = 64, 40, 32
    numbers, scales = rng().integers(0, 16, (n, k)), normal(n, k // block)
    weights = {"w": packed(numbers, 4).reshape(n, k // block, -1), "s": scales.ravel()}
    made = model(
        [operator("MatMulNBits", ["x", "w", "s"], ["y"], K=k, N=n, bits=4, block_size=block, accuracy_level=4)],
        {"x": (np.float32, ["b", k])},
        weights=weights,
        domains=[MICROSOFT],
    )
    assert "torch.onnx.rounds = 1" in dynmlir.import_onnx(made)
    matrix = (numbers - 8.0) * np.repeat(scales.astype("f8"), block, axis=1)
    check(made, {"x": normal(3, k)}, expected=lambda x: [x.astype("f8") @ matrix.T], library=None, atol=1.0)


def packed(numbers: np.ndarray, bits: int) -> np.ndarray:
    """Rows of numbers as bytes, the first in the lowest bits."""
    each = 8 // bits
    filled = np.zeros((len(numbers), -(-numbers.shape[1] // each) * each), np.uint8)
    filled[:, : numbers.shape[1]] = numbers
    shifted = filled.reshape(len(numbers), -1, each) << np.arange(0, 8, bits).astype(np.uint8)
    return np.bitwise_or.reduce(shifted, axis=2)


@pytest.mark.parametrize(
    ("inputs", "attributes", "message"),
    [
        (["q"], {}, "queries, keys and values in one tensor are not imported"),
        (["q", "q", "q", "", "", "", "", "", "n"], {}, "memory that calls share is not imported"),
        (["q", "q", "q", "", "n"], {}, "a mask of where sequences begin and end is not imported"),
    ],
)
def test_what_is_not_imported_is_named(inputs, attributes, message):
    given: Inputs = {"q": (np.float32, ["b", "s", COLUMNS]), "n": (np.int32, [1])}
    made = model([operator("MultiHeadAttention", inputs, ["y"], num_heads=HEADS)], given, domains=[MICROSOFT])
    with pytest.raises(DynmlirError, match=f"com.microsoft.MultiHeadAttention 'y': {message}"):
        dynmlir.import_onnx(made)


def test_weights_of_few_bits_are_constants():
    given: Inputs = {"x": (np.float32, ["b", 32]), "w": (np.uint8, [4, 1, 16])}
    nodes = [operator("MatMulNBits", ["x", "w", "s"], ["y"], K=32, N=4, bits=4, block_size=32)]
    made = model(nodes, given, weights={"s": normal(4)}, domains=[MICROSOFT])
    with pytest.raises(DynmlirError, match="MatMulNBits 'y': is imported of constants alone, unlike 'w'"):
        dynmlir.import_onnx(made)


GROUPS, PLACES = 1, 40
ANGLES = np.arange(PLACES)[:, None] * np.array([1, 0.1])


def turned(x: np.ndarray, angles: np.ndarray, is_interleaved: bool) -> np.ndarray:
    """Of [..., length, SIZE], all elements or the first ones."""
    half, x = angles.shape[1], x.copy()
    pairs = (slice(0, 2 * half, 2), slice(1, 2 * half, 2)) if is_interleaved else (slice(half), slice(half, 2 * half))
    one, other = (x[..., part].copy() for part in pairs)
    x[..., pairs[0]] = one * np.cos(angles) - other * np.sin(angles)
    x[..., pairs[1]] = other * np.cos(angles) + one * np.sin(angles)
    return x


@pytest.mark.parametrize("is_interleaved", [0, 1])
def test_rotations(is_interleaved):
    """Of rows and by heads, of all elements and of some, from a place on and by places."""
    tables = {"c": np.cos(ANGLES).astype("f4"), "s": np.sin(ANGLES).astype("f4")}
    halves = {name + "1": table[:, :1].copy() for name, table in tables.items()}
    nodes = [
        operator("RotaryEmbedding", ["x", "from", "c", "s"], ["y"], interleaved=is_interleaved),
        operator("RotaryEmbedding", ["h", "places", "c1", "s1"], ["z"], interleaved=is_interleaved,
                 num_heads=HEADS, rotary_embedding_dim=2),
    ]  # fmt: skip
    inputs: Inputs = {
        "x": (np.float32, ["b", "s", COLUMNS]), "from": (np.int64, [1]),
        "h": (np.float32, ["b", HEADS, "s", SIZE]), "places": (np.int64, ["b", "s"]),
    }  # fmt: skip
    made = model(nodes, inputs, ["y", "z"], tables | halves, domains=[MICROSOFT])

    def expected(x: np.ndarray, h: np.ndarray, places: np.ndarray, **others: np.ndarray) -> list[np.ndarray]:
        begin = int(others["from"][0])
        rows = turned(by_heads(x), ANGLES[begin : begin + x.shape[1]], bool(is_interleaved))
        some = [turned(each.astype("f8"), ANGLES[at][:, :1], bool(is_interleaved))
                for each, at in zip(h, places, strict=True)]  # fmt: skip
        return [rows.swapaxes(1, 2).reshape(x.shape), np.stack(some)]

    r = rng()
    calls = [
        {"x": normal(b, s, COLUMNS), "from": np.array([7]), "h": normal(b, HEADS, s, SIZE),
         "places": r.integers(0, PLACES, (b, s))}
        for b, s in ((1, 1), (2, 5))
    ]  # fmt: skip
    check(made, *calls, expected=expected)


def test_queries_that_share_keys():
    """Sequences of several lengths in memory with room for more, and a first call whose operands are one tensor."""
    kept = GROUPS * SIZE
    inputs: Inputs = {
        "q": (np.float32, ["b", "s", COLUMNS]),
        **{name: (np.float32, ["b", "s", kept]) for name in "kv"},
        **{name: (np.float32, ["b", GROUPS, "p", SIZE]) for name in ("pk", "pv")},
        "ends": (np.int32, ["b"]), "most": (np.int32, []),
        "one": (np.float32, ["c", "t", COLUMNS + 2 * kept]), "ends1": (np.int32, ["c"]), "most1": (np.int32, [1]),
    }  # fmt: skip
    common = {"num_heads": HEADS, "kv_num_heads": GROUPS}
    nodes = [
        operator("GroupQueryAttention", ["q", "k", "v", "pk", "pv", "ends", "most", "c", "s"], ["y", "nk", "nv"],
                 do_rotary=1, local_window_size=6, **common),
        operator("GroupQueryAttention", ["one", "", "", "", "", "ends1", "most1"], ["z", "ok", "ov"],
                 softcap=2.0, scale=0.7, **common),
    ]  # fmt: skip
    tables = {"c": np.cos(ANGLES).astype("f4"), "s": np.sin(ANGLES).astype("f4")}
    module = dynmlir.compile(
        dynmlir.import_onnx(model(nodes, inputs, ["y", "nk", "nv", "z", "ok", "ov"], tables, domains=[MICROSOFT])),
        library=LIBRARY,
    )
    for lengths, room, first in (((3, 9), 12, (1, 1)), ((1,), 1, (3, 5)), ((7, 2, 0), 7, (1, 17))):
        batch, most = len(lengths), max(max(lengths) + 1, room)
        given = {
            **{name: normal(batch, 1, columns) for name, columns in (("q", COLUMNS), ("k", kept), ("v", kept))},
            **{name: normal(batch, GROUPS, room, SIZE) for name in ("pk", "pv")},
        }
        one = normal(*first, COLUMNS + 2 * kept)
        ends = np.array(lengths, "i4"), np.array(max(lengths) + 1, "i4")
        of_first = np.full(first[0], first[1] - 1, "i4"), np.array([first[1]], "i4")
        y, nk, nv, z, ok, ov = module.main(*given.values(), *ends, one, *of_first)
        assert nk.shape == nv.shape == (batch, GROUPS, most, SIZE)
        for place, length in enumerate(lengths):  # what is behind a sequence's own keys is of no meaning
            q, k, v = (given[name][place].astype("f8").reshape(1, 1, -1, SIZE).swapaxes(1, 2) for name in "qkv")
            q, k = (turned(each, ANGLES[length : length + 1], False) for each in (q, k))
            keys, values = (
                np.concatenate([old[place][None, :, :length], new], axis=2)
                for old, new in ((given["pk"], k), (given["pv"], v))
            )
            same = {"atol": 2e-5, "rtol": 2e-5}
            np.testing.assert_allclose(nk[place, :, : length + 1], keys[0], **same)
            np.testing.assert_allclose(nv[place, :, : length + 1], values[0], **same)
            seen = [np.repeat(each[:, :, -6:], HEADS, axis=1) for each in (keys, values)]
            np.testing.assert_allclose(y[place], attended(q, *seen)[0], **same)
        q, k, v = np.split(one.astype("f8"), [COLUMNS, COLUMNS + kept], axis=2)
        k, v = (each[:, None] for each in (k, v))
        np.testing.assert_allclose(ok, k, **same)
        np.testing.assert_allclose(ov, v, **same)
        scores = 2 * np.tanh(by_heads(q) @ k.swapaxes(2, 3) * 0.7 / 2) + before(first[1], first[1])
        weights = np.exp(scores)
        rows = (weights / weights.sum(-1, keepdims=True)) @ v
        np.testing.assert_allclose(z, rows.swapaxes(1, 2).reshape(*first, -1), **same)
