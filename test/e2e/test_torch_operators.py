"""Operators of PyTorch, by dynmlir.import_torch: right at sizes that the example does not have."""

import math

import numpy as np
import pytest
from exported import WARNINGS, F, Of, check, compiled, randn, torch

import dynmlir
from dynmlir.diagnostics import DynmlirError

pytestmark = WARNINGS


@pytest.mark.parametrize("places", [(7, 5), (1, 3), (1, 1)])
def test_pools_to_places_that_divide_no_size(places):
    model = torch.nn.AdaptiveAvgPool2d(places)
    module = compiled(model, randn(2, 3, 14, 10))
    for sizes in ((2, 3, 14, 10), (1, 2, 1, 1), (3, 1, 17, 40), (1, 1, 6, 4), (0, 3, 9, 9)):
        check(module, model, randn(*sizes))
    image = randn(1, 1, 20, 20)
    image[0, 0, 0, 0], image[0, 0, 19, 19] = torch.inf, torch.nan
    check(module, model, image)


@pytest.mark.parametrize("places", [(7, 5), (1, 3), (1, 1)])
def test_the_greatest_of_windows_that_divide_no_size(places):
    model = Of(lambda x: F.adaptive_max_pool2d(x, places))
    where = Of(lambda x: F.adaptive_max_pool2d(x, places, return_indices=True)[1])
    for each in (model, where):
        module = compiled(each, randn(2, 3, 14, 10))
        for sizes in ((2, 3, 14, 10), (1, 2, 1, 1), (3, 1, 17, 40), (1, 1, 6, 4), (0, 3, 9, 9)):
            check(module, each, randn(*sizes))


@pytest.mark.parametrize(
    "ways",
    [{"padding": 1}, {"stride": 2}, {"stride": 3}, {"stride": (2, 3), "dilation": 2, "padding": (2, 1)}],
    ids=str,
)
def test_images_that_are_folded_of_their_columns(ways):
    """Where windows overlap, and where they leave rows and columns out."""
    model = Of(lambda x: F.fold(F.unfold(x, 3, **ways), tuple(x.shape[2:]), 3, **ways))
    module = compiled(model, randn(2, 3, 14, 11))
    for sizes in ((2, 3, 14, 11), (1, 1, 5, 6), (3, 2, 17, 40)):
        image = randn(*sizes)
        check(module, model, image)
        image[0, 0, 2, 3] = torch.nan
        check(module, model, image)


def test_the_greater_and_the_less_of_numbers():
    model = Of(lambda x: torch.fmax(x, x[0]) - torch.fmin(x.sin(), torch.zeros(())))
    module = compiled(model, randn(6, 10))
    for sizes in ((6, 10), (1, 1), (3, 40)):
        x = randn(*sizes)
        x[0, 0] = x[-1, -1] = torch.nan
        check(module, model, x)


@pytest.mark.parametrize(
    "pool",
    [
        torch.nn.MaxPool1d(3, 2, 1),
        lambda x: F.max_pool1d(x, (2,), ceil_mode=True),
        lambda x: torch.max_pool1d(x, 3, dilation=2),
        lambda x: F.max_pool1d(x, 2, return_indices=True)[1],
        torch.nn.AdaptiveMaxPool1d(4),
    ],
)
def test_the_greatest_along_lines(pool):
    """torch.export makes the length of the example the program's."""
    model = Of(pool)
    module = compiled(model, randn(2, 3, 10))
    for sizes in ((2, 3, 10), (1, 1, 5), (3, 4, 64)):
        check(module, model, randn(*sizes))


@pytest.mark.parametrize(
    ("function", "example", "others"),
    [
        (lambda x: F.pad(x, (3, 2), mode="reflect"), (2, 3, 10), [(1, 1, 4), (2, 3, 41)]),
        (lambda x: F.pad(x, (3, 0, 1, 2), mode="reflect"), (2, 3, 10, 9), [(1, 1, 3, 4), (2, 3, 41, 7)]),
        (lambda x: F.pad(x, (1, 2, 0, 1, 2, 1), mode="reflect"), (2, 3, 5, 10, 9), [(1, 1, 3, 4, 3)]),
        (lambda x: F.pad(x, (-1, 0, -2, 3)), (2, 10, 9), [(1, 3, 2), (2, 41, 7), (2, 2, 1)]),
        (lambda x: F.pad(x, (0, 8 - x.shape[2], 1, 0)), (2, 3, 10), [(1, 1, 8), (2, 5, 3), (2, 5, 41)]),
        (lambda x: x.roll(1), (2, 3, 10), [(1, 1, 1), (2, 5, 7)]),
        (lambda x: torch.roll(x, -3), (4, 5), [(1, 2), (20, 3)]),
        (lambda x: x.roll((1, -2), (0, 1)), (4, 5), [(1, 2), (20, 3), (0, 4)]),
        (lambda x: x.roll(7, -1).roll(-9, 0), (10, 20), [(1, 1), (2, 3), (5, 8), (40, 0)]),
    ],
)
def test_what_lies_around(function, example, others):
    model = Of(function)
    module = compiled(model, randn(*example))
    for sizes in (example, *others):
        check(module, model, randn(*sizes))


@pytest.mark.parametrize(
    ("function", "example", "others"),
    [
        (lambda x: torch.linspace(-1, 2, x.shape[1]) * x, (3, 10), [(2, 1), (2, 2), (1, 77)]),
        (lambda x: x.take_along_dim(x.argsort(1), 1), (3, 10), [(2, 1), (20, 7)]),
        (lambda x: torch.take_along_dim(x, x.argmax(1, keepdim=True), 1), (3, 10), [(2, 1), (20, 7)]),
        (lambda x: torch.take_along_dim(x, x[:1].argsort(1), 1), (3, 10), [(2, 1), (20, 7)]),
        (lambda x: torch.take_along_dim(x, torch.tensor([1, 0])), (3, 10), [(2, 1)]),
    ],
)
def test_functions_that_would_fix_sizes(function, example, others):
    model = Of(function)
    module = compiled(model, randn(*example))
    for sizes in (example, *others):
        check(module, model, randn(*sizes))


@pytest.mark.filterwarnings("ignore:Since version 1.3.0")
@pytest.mark.parametrize("corners", [False, True])
def test_images_that_are_turned(corners):
    model = Of(lambda x, t: F.affine_grid(t, x.shape, align_corners=corners))
    module = compiled(model, randn(2, 3, 8, 9), randn(2, 2, 3))
    for images, height, width in ((2, 8, 9), (3, 1, 5), (1, 30, 2)):
        check(module, model, randn(images, 3, height, width), randn(images, 2, 3))


def tokens(*sizes):
    return torch.randint(0, 50, sizes, generator=torch.Generator().manual_seed(sum(sizes)))


@pytest.mark.parametrize("mode", ["sum", "mean"])
@pytest.mark.parametrize("padding", [None, 3])
def test_bags_of_embeddings(mode, padding):
    """Of rows of places, and of stretches of one row, some of which are empty."""
    model = torch.nn.EmbeddingBag(50, 8, mode=mode, padding_idx=padding)
    of_rows, of_stretches = compiled(model, tokens(6, 10)), compiled(model, tokens(16), torch.tensor([0, 2, 2, 9]))
    for sizes in ((6, 10), (3, 1), (1, 40)):
        check(of_rows, model, tokens(*sizes))
    for places, offsets in ((16, [0, 2, 2, 9]), (5, [0, 5]), (300, [0, 0, 100, 299])):
        check(of_stretches, model, tokens(places), torch.tensor(offsets), tolerance=1e-5)


@pytest.mark.parametrize("padding", [None, 3])
def test_the_greatest_of_bags_of_embeddings(padding):
    model = torch.nn.EmbeddingBag(50, 8, mode="max", padding_idx=padding)
    module = compiled(model, tokens(6, 10))
    for sizes in ((6, 10), (3, 1), (1, 40)):
        check(module, model, tokens(*sizes))
    check(module, model, torch.full((2, 4), 3))
    with pytest.raises(DynmlirError, match="embedding_bag is imported by max of rows of places"):
        dynmlir.import_torch(model, (tokens(16), torch.tensor([0, 2, 2, 9])))


def test_bags_of_weighted_embeddings():
    model = torch.nn.EmbeddingBag(50, 8, mode="sum", include_last_offset=True)
    module = compiled(model, tokens(16), torch.tensor([0, 2, 2, 16]), randn(16))
    for places, offsets in ((16, [0, 2, 2, 16]), (5, [0, 5]), (300, [0, 0, 100, 300])):
        check(module, model, tokens(places), torch.tensor(offsets), randn(places), tolerance=1e-5)


def test_tokens_averaged_behind_a_mask():
    """Of any width: the rows of the mask, whose sums divide, are of another length than those of the sums."""
    model = Of(lambda x, i: (x * (i != 3)[..., None]).sum(1) / (i != 3).float().sum(1).clamp(min=1)[:, None])
    module = compiled(model, randn(6, 10, 8), tokens(6, 10))
    for sentences, length, width in ((6, 10, 8), (2, 3, 40), (1, 70, 1), (5, 1, 7)):
        check(module, model, randn(sentences, length, width), tokens(sentences, length))
    table = torch.nn.Embedding(50, 8)
    embedded = Of(lambda i: (table(i) * (i != 3).unsqueeze(-1)).sum(1).tanh(), table=table)
    module = compiled(embedded, tokens(6, 10))
    for sizes in ((6, 10), (3, 1), (1, 40)):
        check(module, embedded, tokens(*sizes))


@pytest.mark.filterwarnings("ignore:the exported program holds for some sizes")
def test_windows_of_images_of_unknown_size():
    """As Swin cuts an image into windows and puts it together again: one unknown size becomes several, one by -1."""

    def windows(x):
        images, height, width, channels = x.shape
        cut = x.view(images, height // 4, 4, width // 4, 4, channels).permute(0, 1, 3, 2, 4, 5)
        tokens = cut.contiguous().view(-1, 4, 4, channels).view(-1, 16, channels).softmax(1)
        put = tokens.view(-1, 4, 4, channels).view(-1, height // 4, width // 4, 4, 4, channels)
        return put.permute(0, 1, 3, 2, 4, 5).contiguous().view(-1, height, width, channels)

    model = Of(windows)
    module = compiled(model, randn(2, 16, 12, 16))
    for images, height, width in ((2, 16, 12), (1, 4, 4), (3, 8, 20)):
        check(module, model, randn(images, height, width, 16))


def test_pools_of_lines_and_volumes():
    for model, rank in ((torch.nn.AdaptiveAvgPool1d(7), 1), (torch.nn.AdaptiveAvgPool3d((2, 3, 1)), 3)):
        module = compiled(model, randn(2, 3, *[14] * rank))
        for size in (14, 1, 9):
            check(module, model, randn(1, 2, *[size] * rank))


def test_groups_of_unknown_sizes_are_normalised():
    model = torch.nn.Sequential(torch.nn.Conv2d(3, 32, 3, padding=1), torch.nn.GroupNorm(8, 32), torch.nn.SiLU()).eval()
    module = compiled(model, randn(2, 3, 8, 9))
    assert repr(module.main) == "<main(tensor<?x3x?x?xf32>) -> tensor<?x32x?x?xf32>>"
    for sizes in ((2, 3, 8, 9), (1, 3, 1, 5), (3, 3, 17, 40), (0, 3, 4, 4)):
        check(module, model, randn(*sizes))


def attention(*, causal=False, groups=False):
    return Of(lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=causal, enable_gqa=groups))


@pytest.mark.parametrize(("causal", "groups"), [(False, False), (True, False), (True, True)])
def test_attention(causal, groups):
    model = attention(causal=causal, groups=groups)

    def operands(batch, tokens):
        rest = [randn(batch, 2 if groups else 4, tokens, 16) for _ in range(2)]
        return randn(batch, 4, tokens, 16), *rest

    module = compiled(model, *operands(2, 5))
    for sizes in ((2, 5), (1, 1), (3, 40), (1, 0)):
        check(module, model, *operands(*sizes))


@pytest.mark.parametrize("kind", ["of booleans", "of numbers"])
def test_attention_behind_a_mask(kind):
    """Of which a row may be nothing: PyTorch's softmax makes it 0."""

    def function(q, k, v, mask):
        made = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None])
        return made.transpose(1, 2).reshape(q.shape[0], q.shape[2], 64)

    def operands(batch, tokens):
        mask = randn(batch, tokens, tokens) > 0
        mask[:, 0] = False
        if kind == "of numbers":
            mask = torch.zeros(mask.shape).masked_fill(~mask, -torch.inf)
        return *(randn(batch, 4, tokens, 16) for _ in range(3)), mask

    model = Of(function)
    module = compiled(model, *operands(2, 5))
    for sizes in ((2, 5), (1, 1), (3, 40)):
        check(module, model, *operands(*sizes))


def test_a_pool_of_channels_that_lie_last():
    """PyTorch says how its result lies, by as_strided, which has no unknown sizes in torch-mlir."""
    convolution = torch.nn.Conv2d(3, 8, 3).to(memory_format=torch.channels_last)
    model = torch.nn.Sequential(convolution, torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(8, 4))
    module = compiled(model, randn(2, 3, 8, 9).to(memory_format=torch.channels_last))
    for sizes in ((2, 3, 8, 9), (1, 3, 3, 3), (5, 3, 20, 33)):
        check(module, model, randn(*sizes))


def test_sums_of_neighbours():
    """As graph networks write them: rows by places that are spread over their columns."""
    model = Of(lambda x, j, u: x.scatter_add(0, j[:, None].expand(-1, x.shape[1]), u))
    example = randn(5, 6), torch.tensor([0, 2, 2]), randn(3, 6)
    assert "torch.aten.scatter_add" not in dynmlir.import_torch(model, example)
    module = compiled(model, *example)
    for rows, updates in ((5, 3), (1, 7), (30, 200), (4, 0)):
        check(module, model, randn(rows, 6), torch.arange(updates) * 7 % rows, randn(updates, 6), tolerance=1e-5)


@pytest.mark.parametrize(
    "function",
    [
        *(lambda x: x.argmax(1), lambda x: x.argmin(-1, keepdim=True), lambda x: x.max(2).indices),
        *(lambda x: x.cumsum(-1), lambda x: x.cumsum(1), lambda x: x.cumprod(0)),
    ],
)
def test_along_one_of_four_dimensions(function):
    model = Of(function)
    module = compiled(model, randn(2, 3, 4, 5))
    for sizes in ((2, 3, 4, 5), (1, 7, 2, 9)):
        check(module, model, randn(*sizes))


@pytest.mark.parametrize(
    ("made", "channels", "sizes"),
    [
        (lambda: torch.nn.ConvTranspose2d(5, 3, 4, 2, 1), 5, [(4, 6), (9, 3)]),
        (lambda: torch.nn.ConvTranspose2d(5, 3, (3, 2), (2, 3), (1, 0), output_padding=(1, 2)), 5, [(4, 6), (3, 3)]),
        (lambda: torch.nn.ConvTranspose2d(4, 4, 3, 2, 1, groups=2), 4, [(4, 6), (3, 5)]),
        (lambda: torch.nn.ConvTranspose2d(5, 3, 3, 2, dilation=2), 5, [(4, 6), (3, 5)]),
        (lambda: torch.nn.ConvTranspose1d(5, 3, 8, 4, 2), 5, [(7,), (12,)]),
        (lambda: torch.nn.ConvTranspose3d(3, 2, 2, 2), 3, [(3, 4, 5), (2, 3, 4)]),
        (lambda: torch.nn.Conv3d(3, 2, 3, (1, 2, 1), (1, 0, 1), dilation=(2, 1, 1)), 3, [(5, 6, 7), (4, 5, 3)]),
    ],
)
def test_convolutions_that_go_by_others(made, channels, sizes):
    torch.manual_seed(3)
    model = made().eval()
    module = compiled(model, randn(2, channels, *sizes[0]))
    for batch, each in ((2, sizes[0]), (3, sizes[1])):
        check(module, model, randn(batch, channels, *each))


def test_whole_numbers_that_are_divided():
    """Vectors reach beyond the ends of rows, where the divisors are 0."""
    model = Of(lambda x, y: torch.stack([x % y, x // y, torch.fmod(x, y), torch.div(x, y, rounding_mode="trunc")]))

    def numbers(*sizes):
        x, y = (randn(*sizes) * 50).long(), (randn(*sizes, 1)[..., 0] * 9).long()
        return x, torch.where(y == 0, 7, y)

    module = compiled(model, *numbers(5, 3))
    for sizes in ((5, 3), (1, 1), (17, 7), (64, 65)):
        check(module, model, *numbers(*sizes))


def test_remainders_of_sizes():
    """Padding to a multiple, as windows of transformers have it: `-n % 4` is no negative number."""
    model = Of(lambda x: F.pad(x, (0, -x.shape[1] % 4)))
    module = compiled(model, randn(2, 5))
    for columns in (5, 8, 3, 1, 18):
        check(module, model, randn(2, columns))


@pytest.mark.parametrize(
    ("function", "example", "others"),
    [
        (lambda x: F.interpolate(x, scale_factor=0.5, mode="bilinear"), (2, 3, 6, 8), [(1, 2, 9, 7), (1, 1, 2, 40)]),
        (lambda x: F.interpolate(x, (9, 14), mode="bilinear"), (2, 3, 16, 7), [(1, 2, 4, 30), (1, 1, 1, 1)]),
        (lambda x: F.interpolate(x, scale_factor=2.0, mode="bicubic"), (2, 3, 5, 7), [(1, 2, 8, 9)]),
        (
            lambda x: F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=True),
            (2, 3, 5, 7),
            [(3, 1, 8, 9)],
        ),
        (lambda x: F.interpolate(x, scale_factor=0.5, mode="area"), (2, 3, 10, 20), [(1, 1, 30, 41)]),
        (lambda x: F.interpolate(x, scale_factor=2), (2, 3, 5, 7), [(1, 2, 4, 9)]),
        (lambda x: F.interpolate(x, scale_factor=(3, 1), mode="nearest-exact"), (2, 3, 5, 7), [(1, 2, 4, 9)]),
        (lambda x: F.interpolate(x, scale_factor=1.5), (2, 3, 6, 8), [(1, 2, 4, 10)]),
        (lambda x: F.interpolate(x, scale_factor=4), (2, 3, 5), [(1, 2, 9)]),
        (lambda x: F.interpolate(x, (5, 9), mode="bicubic", antialias=True), (2, 3, 16, 7), [(1, 2, 4, 30)]),
        (lambda x: F.interpolate(x, (9, 5), mode="bilinear", antialias=True), (2, 3, 16, 7), [(1, 2, 4, 30)]),
        (
            lambda x: F.interpolate(x, scale_factor=0.5, mode="bilinear", antialias=True, align_corners=True),
            (2, 3, 16, 8),
            [(1, 2, 9, 31)],
        ),
        (lambda x: F.pad(x, (0, math.ceil(x.shape[1] / 7) * 7 - x.shape[1])), (3, 6), [(2, 7), (2, 8), (1, 1)]),
        (lambda x: x[:, : math.floor(x.shape[1] * 0.375 + 0.5)].cumsum(1), (3, 11), [(2, n) for n in range(1, 20)]),
        (lambda x: x.cumsum(1) / x.shape[1] ** 2, (3, 4), [(2, 9)]),
    ],
)
def test_parts_of_sizes(function, example, others):
    """What is rounded of quotients, and of products with factors of few bits, is exact at every size."""
    model = Of(function)
    module = compiled(model, randn(*example))
    for sizes in (example, *others):
        check(module, model, randn(*sizes))


def test_the_greater_and_the_less_of_two_sizes():
    longer = Of(lambda x, y: F.pad(x, (0, torch.sym_max(y.shape[1] - x.shape[1], 0))))
    shorter = Of(lambda x, y: x[:, : torch.sym_min(x.shape[1], y.shape[1])] + 1)
    for model, example, pairs in (
        (longer, (5, 7), ((3, 9), (9, 3), (4, 4))),
        (shorter, (7, 5), ((9, 8), (6, 2))),
    ):
        module = compiled(model, *(randn(2, columns) for columns in example))
        for pair in pairs:
            check(module, model, *(randn(2, columns) for columns in pair))


def test_parts_along_an_unknown_size():
    """`chunk`, whose last part is what is left, and `split`, of parts that the model names."""
    model = Of(lambda x: torch.cat([part * i for i, part in enumerate(x.chunk(3, dim=1))], 1))
    module = compiled(model, randn(2, 8))
    for columns in (8, 7, 9, 100):
        check(module, model, randn(2, columns))
    model = Of(lambda x: torch.cat([p * i for i, p in enumerate(x.split([2, 3, x.shape[1] - 5], dim=1))], 1))
    module = compiled(model, randn(3, 8))
    for columns in (8, 6, 31):
        check(module, model, randn(3, columns))


@pytest.mark.parametrize("pool", [F.max_pool2d, F.avg_pool2d])
def test_pools_of_one_image(pool):
    model = Of(lambda x: pool(x, 3, 2, 1))
    module = compiled(model, randn(3, 8, 6))
    for sizes in ((3, 8, 6), (1, 3, 17)):
        check(module, model, randn(*sizes))


def test_rows_by_several_indices():
    """As CLIP's text model takes the last token of each sentence; indices may be negative, and are looked at."""
    ends = Of(lambda x: x[torch.arange(x.shape[0]), x.sum(-1).argmax(-1)])
    module = compiled(ends, randn(3, 5, 8))
    for sizes in ((3, 5, 8), (1, 7, 6), (20, 33, 4)):
        check(module, ends, randn(*sizes))
    samples = Of(lambda x, places: F.grid_sample(x, places, align_corners=False))
    module = compiled(samples, randn(2, 3, 8, 9), randn(2, 5, 6, 2).tanh())
    check(module, samples, randn(3, 2, 17, 4), randn(3, 2, 11, 2).tanh(), tolerance=1e-5)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, i: x.index_put((i,), torch.tensor(7.0, dtype=x.dtype)),
        lambda x, i: x.index_put((i,), torch.tensor([1.0, 2.0, 3.0], dtype=x.dtype)),
        lambda x, i: x.index_put((i,), torch.tensor(9.0, dtype=x.dtype), accumulate=True),
        lambda x, i: x.index_put((i, i % 3), torch.tensor(9.0, dtype=x.dtype)),
        lambda x, i: x.index_fill(0, i, 5.0),
        lambda x, i: x.index_add(0, i, x[i]),
    ],
)
def test_no_places(function):
    """torch-mlir makes one update of a value for all, even where there are none."""
    model = Of(function)
    rows = ({0: torch.export.Dim.AUTO}, {0: torch.export.Dim.AUTO})
    module = compiled(model, randn(5, 3), torch.tensor([1, 2]), dynamic_shapes=(rows,))
    for places in ([1, 2], [], [4], [0, 3, 2]):
        check(module, model, randn(5, 3), torch.tensor(places, dtype=torch.int64))


def test_several_indices_of_a_caller_are_looked_at():
    model = Of(lambda x, i, j: x[:, i, j])
    module = compiled(model, randn(2, 5, 7), torch.tensor([[0, 2, 1], [1, 1, 0]]), torch.tensor([1, 2, 3]))
    x = randn(3, 4, 6)
    for i, j in (([[0, -4, 3]], [5, -6, 2]), ([[1, 0], [2, 2], [3, 0]], [0, 4])):
        check(module, model, x, torch.tensor(i), torch.tensor(j))
    check(module, model, x, torch.zeros((0, 2), dtype=torch.int64), torch.tensor([3, 1]))
    for i, j in (([[4]], [0]), ([[0]], [6]), ([[-5]], [0]), ([[0, 1], [0, 2]], [3, -7])):
        with pytest.raises(RuntimeError, match="main: an element of a tensor is no index of dimension 1"):
            module.main(x.numpy(), np.array(i), np.array(j))


@pytest.mark.parametrize(
    ("function", "example", "others"),
    [
        (lambda x: torch.histc(x, 7, -1, 1), [(6, 5)], [[(1, 1)], [(40, 9)]]),
        (lambda x: x.median(-1)[0], [(6, 5)], [[(1, 1)], [(4, 90)]]),
        (lambda x: x.median(0, keepdim=True)[0], [(6, 5)], [[(7, 1)]]),
        (lambda x: x.kthvalue(2, 1)[0], [(6, 5)], [[(7, 3)]]),
        (lambda x, y: torch.searchsorted(x.sort()[0], y), [(6,), (5,)], [[(1,), (40,)], [(40,), (3,)]]),
        (lambda x, y: torch.searchsorted(x.sort()[0], y, right=True), [(6, 3), (6, 5)], [[(2, 8), (2, 1)]]),
        (lambda x: torch.bucketize(x, torch.tensor([-1.0, 0.0, 0.5])), [(6, 5)], [[(1, 70)]]),
        (lambda x, y: torch.cdist(x, y, p=1), [(6, 5), (3, 5)], [[(30, 5), (40, 5)]]),
        (lambda x: F.rms_norm(x, (x.shape[-1],)), [(6, 5)], [[(1, 1)], [(3, 70)]]),
        (lambda x: x[:, 1::2].sort(1, descending=True)[0], [(3, 10, 8)], [[(2, 3, 40)]]),
        (lambda x: x[:, 1:].sort(0)[1], [(3, 10, 8)], [[(2, 3, 40)]]),
        (lambda x: x.mT[torch.arange(x.shape[0])[:, None], x.argmax(2)], [(3, 10, 8)], [[(2, 40, 7)]]),
        (lambda x: x[:, 1:].topk(2, 1)[0], [(3, 10, 8)], [[(2, 4, 40)]]),
        (lambda x: x.sum((0, 1)).softmax(0), [(3, 10, 8)], [[(2, 4, 40)]]),
        (lambda x: x.scatter(-1, x.topk(2, -1, sorted=False)[1], 9.0), [(6, 5)], [[(3, 70)]]),
        (lambda x, y: x.scatter_add(-1, (y.abs() * 3).long().clamp(max=4), y), [(6, 5), (6, 7)], [[(3, 5), (3, 2)]]),
    ],
)
def test_what_torch_mlir_alone_refuses(function, example, others):
    module = compiled(Of(function), *(randn(*sizes) for sizes in example))
    for each in (example, *others):
        args = [randn(*sizes) for sizes in each]
        assert np.allclose(module.main(*(arg.numpy() for arg in args)), function(*args).numpy(), atol=2e-6)


def test_what_torch_mlir_does_not_know_of_whole_numbers():
    model = Of(lambda x: torch.stack([x | 5, x ^ 9, x**2, x**3, x.square(), *x.cummax(0), *x.cummin(1)]))
    module = compiled(model, (randn(4, 5) * 9).long())
    for sizes in ((4, 5), (2, 3), (17, 33)):
        check(module, model, (randn(*sizes) * 9).long())


def test_powers_by_whole_numbers():
    """Of few, which wrap around, and of what is less than 0."""
    model = Of(lambda x, y: (2**x, (-1) ** x, x**y, x.to(torch.int8) ** y.to(torch.int8)))
    module = compiled(model, (randn(4, 5) * 9).long(), (randn(5) * 9).long())
    for rows, columns in ((4, 5), (1, 3), (17, 33)):
        x, y = ((each * 20).long() for each in (randn(rows, columns), randn(columns)))
        for made, expected in zip(module.main(x.numpy(), y.numpy()), model(x, y), strict=True):
            assert np.array_equal(made, expected)


def test_signs_and_what_is_finite():
    model = Of(lambda x, y: (x.isfinite(), x.signbit(), torch.copysign(x, y), x.half().signbit()))
    module = compiled(model, randn(4, 5), randn(4, 5))
    for sizes in ((4, 5), (2, 3), (17, 33)):
        x, y = randn(*sizes).round(), -randn(*sizes).round()
        x[0, 0], x[-1, -1], y[-1, 0] = torch.inf, torch.nan, -torch.nan
        for made, expected in zip(module.main(x.numpy(), y.numpy()), model(x, y), strict=True):
            assert np.array_equal(made, expected, equal_nan=expected.is_floating_point())
            assert np.array_equal(np.signbit(made), np.signbit(expected)) or np.isnan(made).any()


def test_losses_that_share_what_they_read():
    """Which IREE fuses into sums of rows that it has no room for."""
    model = Of(
        lambda x, y: torch.stack(
            [
                F.soft_margin_loss(x, y.sign()),
                F.binary_cross_entropy_with_logits(x, y.sigmoid()),
                F.multilabel_soft_margin_loss(x, y.sigmoid()),
                F.hinge_embedding_loss(x, y.sign()),
                F.poisson_nll_loss(x, y.abs()),
            ]
        )
    )
    module = compiled(model, randn(6, 5), randn(6, 5))
    for sizes in ((6, 5), (1, 2), (33, 17)):
        check(module, model, randn(*sizes), randn(*sizes) + 0.1)


def test_functions_to_the_last_bits():
    model = Of(lambda x: torch.stack([x.sinc(), torch.special.erfc(x), x + torch.fft.rfftfreq(7, 0.5)[1]]))
    module = compiled(model, randn(4, 5))
    for sizes in ((4, 5), (2, 3), (17, 33)):
        check(module, model, randn(*sizes) * 3, tolerance=3e-7)


@pytest.mark.parametrize("function", [torch.erfinv, torch.lgamma])
def test_what_is_not_imported_is_named(function):
    what = rf"aten.{function.__name__} is not imported of \(!torch.vtensor<\[\?,\?\],f32>\) -> !torch.vtensor<\S*>$"
    with pytest.raises(DynmlirError, match=what):
        compiled(Of(function), randn(4, 5))


def test_the_greatest_so_far():
    """The last of equal ones; NaN is greater, and less, than all."""
    model = Of(lambda x: torch.stack([*x.cummax(0), *x.cummin(-1), x.median() + x * 0]))
    module = compiled(model, randn(4, 5))
    for sizes in ((4, 5), (2, 3), (17, 33)):
        check(module, model, randn(*sizes).round())
        check(module, model, torch.where(randn(*sizes) > 1, torch.nan, randn(*sizes)))


def test_reflected_coordinates():
    model = Of(lambda x, grid: F.grid_sample(x, grid, padding_mode="reflection", align_corners=False))
    module = compiled(model, randn(2, 3, 8, 9), randn(2, 5, 6, 2))
    for height, width, points in ((8, 9, 6), (2, 3, 7), (17, 33, 2)):
        check(module, model, randn(2, 3, height, width), randn(2, 5, points, 2), tolerance=2e-5)


def test_medians_and_histograms_of_what_is_no_number():
    module = compiled(Of(lambda x: (*x.median(1), torch.histc(x, 4, 0, 1))), randn(3, 5))
    x = torch.tensor([[1.0, torch.nan, 0.25, torch.nan], [2.0, 3.0, 0.5, -torch.inf], [0.0, 1.0, 0.75, torch.inf]])
    values, places, counts = module.main(x.numpy())
    assert np.array_equal(values, x.median(1)[0], equal_nan=True)
    assert np.array_equal(places, x.median(1)[1])
    assert np.array_equal(counts, [1, 1, 1, 3])


def test_what_a_gather_reads_is_not_fused_with_what_reads_it_too():
    def mixed(x):
        scores = x.reshape(-1, 4) * 2
        most, first = scores.max(-1, keepdim=True)
        near = scores.masked_fill((most - scores) / scores.abs().clamp(min=most) > 0.02, -torch.inf)
        others = scores.scatter(-1, first, -torch.inf)
        second = others.max(-1, keepdim=True)[1]
        return torch.cat([near.softmax(-1).gather(-1, first), others.softmax(-1).gather(-1, second)], -1)

    model = Of(mixed)
    module = compiled(model, randn(5, 4, 4))
    for sizes in ((5, 4, 4), (9, 7, 4), (1, 1, 4)):
        check(module, model, randn(*sizes))


class Early(torch.nn.Module):
    """A network that takes a short way where it can be, as the sizes or the values of its arguments say."""

    def __init__(self, by):
        super().__init__()
        self.by = by
        self.short = torch.nn.Linear(16, 4)
        self.long = torch.nn.Sequential(torch.nn.Linear(16, 40), torch.nn.GELU(), torch.nn.Linear(40, 4))

    def forward(self, x):
        return torch.cond(self.by(x), lambda x: self.short(x), lambda x: self.long(x) + x[:, :4], (x,))


@pytest.mark.parametrize(
    "by", [lambda x: x.mean() > 0, lambda x: torch.full((), x.shape[0]) > 4], ids=["value", "size"]
)
def test_branches(by):
    model = Early(by)
    module = compiled(model, randn(3, 16))
    for rows in (1, 4, 5, 13):
        for sign in (1, -1):
            check(module, model, randn(rows, 16) + sign)


def test_a_loop():
    from torch._higher_order_ops.while_loop import while_loop

    def grown(x):
        number = torch.zeros((), dtype=torch.int64)
        return while_loop(lambda i, y: i < 5, lambda i, y: (i + 1, torch.tanh(y @ y.mT) @ y + 1), (number, x * 1))[1]

    module = compiled(Of(grown), randn(3, 7))
    for sizes in ((1, 1), (5, 7), (40, 33)):
        check(module, Of(grown), randn(*sizes), tolerance=2e-5)
