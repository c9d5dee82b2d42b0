"""Models of PyTorch, by dynmlir.import_torch: right at sizes that the example does not have."""

import math
import warnings
from pathlib import Path

import exported
import ml_dtypes
import numpy as np
import pytest
from exported import LIBRARY, WARNINGS, F, Of, check, compiled, randn, torch

import dynmlir
from dynmlir.cli.compile import main as compile_main
from dynmlir.diagnostics import DynmlirError

pytestmark = WARNINGS


@pytest.mark.parametrize(
    ("function", "columns", "right", "wrong"),
    [
        (lambda x: x[:, : int(x.shape[1] * 0.7)].cumsum(1), 10, (10, 11), (9, 12, 30)),
        (lambda x: x[:, : int(x.shape[1] / 2)].cumsum(1), 10, (10, 11), (9, 12)),
        (lambda x: x[:, : int(x.shape[1] ** 0.5)].cumsum(1), 17, (16, 24), (15, 25)),
    ],
)
def test_a_number_that_the_export_made_of_a_size_holds_where_it_is_the_same(function, columns, right, wrong):
    model = Of(function)
    module = compiled(model, randn(3, columns))
    for each in right:
        check(module, model, randn(2, each))
    for each in wrong:
        with pytest.raises(
            RuntimeError, match="main: dimension 1 of argument 0 is (above|below) .*when it was exported"
        ):
            module.main(randn(2, each).numpy())


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (lambda x: F.pad(x, (0, math.ceil(x.shape[1] * 0.7))), "ceil of sizes is imported of their quotients and of"),
        (lambda x: F.pad(x, (0, round(x.shape[1] * 0.7))), "round of sizes is not imported"),
        (lambda x: F.pad(x, (0, 40 + math.trunc((x.shape[1] - 20) / 2))), "trunc of sizes is imported of their"),
    ],
)
def test_numbers_of_sizes_that_are_not_imported(function, said):
    with pytest.raises(DynmlirError, match=said) as caught:
        dynmlir.import_torch(Of(function), (randn(3, 10),))
    assert caught.value.location.startswith(exported.__file__)


class Shifted(torch.nn.Module):
    """Rows in an order of its own, by indices that are not saved with it."""

    def __init__(self):
        super().__init__()
        self.register_buffer("order", torch.tensor([3, 1, 2, 0, 3]), persistent=False)
        self.table = torch.nn.Parameter(randn(4, 6))

    def forward(self, x):
        return x @ self.table[self.order].T


def test_constants_as_indices_and_buffers_that_are_not_saved():
    model = Shifted()
    module = compiled(model, randn(3, 6))
    for rows in (3, 1, 70):
        check(module, model, randn(rows, 6))


def halves(x, y):
    b, c, h, w = x.shape
    return x.view(b, c, h // 2, 2, w)[:, :, :, 0] + y


def test_what_the_export_took_for_granted_is_checked():
    module, model = compiled(Of(halves), randn(2, 3, 8, 5), randn(2, 3, 4, 5)), Of(halves)
    for b, c, h, w in ((2, 3, 8, 5), (1, 1, 2, 1), (3, 3, 20, 7)):
        check(module, model, randn(b, c, h, w), randn(b, c, h // 2, w))
    with pytest.raises(RuntimeError, match="main: .*dimension 2 of argument 0.* differ"):
        module.main(randn(2, 3, 7, 5).numpy(), randn(2, 3, 3, 5).numpy())
    with pytest.raises(RuntimeError, match="main: dimension 0 of argument 0 and dimension 0 of argument 1 differ"):
        module.main(randn(2, 3, 8, 5).numpy(), randn(3, 3, 4, 5).numpy())


@pytest.mark.parametrize(
    ("function", "example", "right", "wrong"),
    [
        (lambda x: x[:, -8:].cumsum(1) if x.shape[1] > 8 else x.cumsum(1), [(2, 5)], [(3, 8)], [(2, 20)]),
        (lambda x: x[:, -8:].cumsum(1) if x.shape[1] > 8 else x.cumsum(1), [(2, 20)], [(3, 9)], [(2, 5)]),
        (lambda x: x + 1 if x.shape[1] != 16 else x, [(2, 5)], [(2, 17)], [(2, 16)]),
        (
            lambda x, y: x + 1 if x.shape[0] > y.shape[0] else x - 1,
            [(4, 6), (3, 6)],
            [(9, 6), (8, 6)],
            [(3, 6), (3, 6)],
        ),
    ],
)
def test_a_branch_that_was_not_exported_is_refused(function, example, right, wrong):
    model = Of(function)
    module = compiled(model, *(randn(*sizes) for sizes in example))
    check(module, model, *(randn(*sizes) for sizes in right))
    with pytest.raises(RuntimeError, match="main: dimension . of argument .*, other than when it was exported"):
        module.main(*(randn(*sizes).numpy() for sizes in wrong))


def test_sizes_of_1_in_the_example_are_told():
    with pytest.warns(
        UserWarning, match=r"dimension 0 of args\[1\] is 1 in the example, and so in the program"
    ) as told:
        module = compiled(Of(halves), randn(2, 3, 8, 5), randn(1, 3, 4, 5))
    assert [warning.filename for warning in told if warning.category is UserWarning] == [exported.__file__]
    check(module, Of(halves), randn(7, 3, 8, 5), randn(1, 3, 4, 5))
    with pytest.raises(ValueError, match="main: argument 1 has size 2 in dimension 0, expected 1"):
        module.main(randn(2, 3, 8, 5).numpy(), randn(2, 3, 4, 5).numpy())


class Named(torch.nn.Module):
    def forward(self, x, *others, state):
        return x @ state["weights"][0] + others[0] * state["scale"]


def test_arguments_of_any_form(recwarn):
    model, scale = Named(), randn(5)
    state = {"weights": [randn(4, 5)], "scale": scale}
    text = dynmlir.import_torch(model, (randn(3, 4), randn(3, 5)), {"state": state}, name="named")
    assert not [warning for warning in recwarn if warning.category is UserWarning]
    module = dynmlir.compile(text, library=LIBRARY)
    x, other, weights = randn(7, 4), randn(7, 5), randn(4, 5)
    made = module.named(*(value.numpy() for value in (x, other, weights, scale)))
    assert np.allclose(made, x @ weights + other * scale, atol=1e-5)
    with pytest.raises(RuntimeError, match="named: dimension 1 of argument 0 and dimension 0 of argument 2 differ"):
        module.named(*(value.numpy() for value in (x, other, randn(3, 5), scale)))


def test_arguments_and_results_of_none_are_left_out():
    class Attention(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.of = torch.nn.MultiheadAttention(8, 2, batch_first=True)

        def forward(self, mask, x):
            return *self.of(x, x, x, attn_mask=mask, need_weights=False), {"twice": x[:, ::2] * 2, "none": None}

    model, x = Attention().eval(), randn(2, 5, 8)
    made, twice = compiled(model, None, randn(2, 3, 8)).main(x.numpy())
    assert np.allclose(made, model(None, x)[0].detach().numpy(), atol=1e-5)
    assert np.array_equal(twice, x[:, ::2].numpy() * 2)


def test_shapes_that_are_given():
    rows = torch.export.Dim("rows", min=2, max=100)
    module = compiled(torch.nn.Linear(4, 3), randn(4, 4), dynamic_shapes=({0: 2 * rows},))
    assert repr(module.main) == "<main(tensor<?x4xf32>) -> tensor<?x3xf32>>"


def test_a_program_that_was_exported(tmp_path, capsys):
    model = torch.nn.Linear(4, 3)
    program = torch.export.export(model, (randn(5, 4),), dynamic_shapes=({0: torch.export.Dim.DYNAMIC},))
    torch.export.save(program, tmp_path / "model.pt2")
    check(dynmlir.compile(dynmlir.import_torch(program), library=LIBRARY), model, randn(9, 4))
    check(dynmlir.compile(tmp_path / "model.pt2", library=LIBRARY), model, randn(9, 4))
    made = tmp_path / "model.vmfb"
    assert compile_main([str(tmp_path / "model.pt2"), f"--library={LIBRARY}", "-o", str(made)]) == 0
    check(dynmlir.load(made), model, randn(9, 4))
    (tmp_path / "model.pt2").write_bytes(b"nothing")
    assert compile_main([str(tmp_path / "model.pt2"), "-o", str(made)]) == 1
    assert "model.pt2:1:1: error: is no program of torch.export.save: " in capsys.readouterr().err


def test_the_model_stays_as_it_was():
    """Dropout is for training; a part that was evaluated before is so after."""
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Dropout(0.9), torch.nn.BatchNorm1d(4))
    model[2].eval()
    module = compiled(model, randn(3, 4))
    assert model.training and model[1].training and not model[2].training
    check(module, model.eval(), randn(7, 4))
    assert all(parameter.requires_grad for parameter in model.parameters())


class Integers(torch.nn.Module):
    def forward(self, x):
        return torch.bmm(x.to(torch.int32), x.to(torch.int32))  # here


class Strided(torch.nn.Module):
    def forward(self, x):
        return torch.as_strided(x, (x.shape[0], 2), (1, 1))


def test_remarks_are_at_the_line_of_the_model():
    line = next(n for n, text in enumerate(Path(__file__).read_text().splitlines(), 1) if text.endswith("# here"))
    module = compiled(Integers(), randn(3, 4, 4))
    assert any(remark.startswith(f"{__file__}:{line}:") for remark in module.remarks), module.remarks


@pytest.fixture(scope="module")
def grouped_mm():
    """The operator that transformers calls where PyTorch's own takes other types."""
    library = torch.library.Library("transformers", "FRAGMENT")
    library.define("grouped_mm_fallback(Tensor input, Tensor weight, Tensor offs) -> Tensor")

    def of_groups(x, weights, ends):
        return torch.cat([rows @ own for rows, own in zip(x.tensor_split(ends[:-1].long()), weights, strict=True)])

    library.impl("grouped_mm_fallback", of_groups, "CPU")
    library.impl("grouped_mm_fallback", lambda x, weights, _: x.new_empty(x.shape[0], weights.shape[2]), "Meta")
    yield torch.ops.transformers.grouped_mm_fallback
    library._destroy()


class Experts(torch.nn.Module):
    """A mixture of experts as transformers has it: tokens are sorted by expert, each one's share is a product."""

    def __init__(self, grouped_mm, width=32, inner=24, experts=5, each=2):
        super().__init__()
        self.grouped_mm, self.experts, self.each = grouped_mm, experts, each
        self.gate = torch.nn.Parameter(randn(experts, width))
        self.up, self.down = (torch.nn.Parameter(randn(experts, *of)) for of in ((inner, width), (inner, width)))

    def forward(self, x):
        weights, chosen = torch.topk(F.linear(x, self.gate).softmax(-1), self.each, dim=-1, sorted=False)
        order = torch.argsort(chosen.flatten())
        counted = torch.histc(chosen.flatten().float(), self.experts, 0, self.experts - 1)
        ends = counted.cumsum(0).to(torch.int32)
        own = self.grouped_mm(x[order // self.each], self.up.transpose(1, 2), ends)
        own = self.grouped_mm(F.silu(own), self.down, ends) * weights.flatten()[order][:, None]
        return torch.zeros_like(x).index_add(0, order // self.each, own)


def test_experts_of_a_mixture(grouped_mm):
    model = Experts(grouped_mm)
    module = compiled(model, randn(6, 32))
    for tokens in (6, 2, 1, 131):
        x = randn(tokens, 32)
        with torch.no_grad():
            expected = model(x).numpy()
        assert np.allclose(module.main(x.numpy()), expected, atol=1e-5 * np.abs(expected).max())


def test_products_of_groups_in_bf16():
    x, weights, ends = randn(9, 32).bfloat16(), randn(3, 32, 16).bfloat16(), torch.tensor([4, 4, 9], dtype=torch.int32)
    module = dynmlir.compile(dynmlir.import_torch(Of(torch._grouped_mm), (x, weights, ends)))
    expected = torch.cat([x[:4].float() @ weights[0].float(), x[4:].float() @ weights[2].float()])
    made = module.main(*(each.float().numpy().astype(ml_dtypes.bfloat16) for each in (x, weights)), ends.numpy())
    assert np.allclose(np.asarray(made, "f4"), expected, rtol=1e-2, atol=1e-2)


def test_products_of_groups_that_are_not_imported():
    a, b = randn(2, 8, 16).bfloat16(), randn(2, 16, 8).bfloat16()
    with pytest.raises(DynmlirError, match="a product of groups is imported of rows, a matrix for each group and"):
        dynmlir.import_torch(Of(torch._grouped_mm), (a, b))


def test_tokens_become_an_image_again():
    torch.manual_seed(0)
    patches, up, down = torch.nn.Conv2d(3, 32, 4, stride=4), torch.nn.Linear(32, 16), torch.nn.Linear(16, 32)

    def image_of(image):
        tokens = patches(image).flatten(2).transpose(1, 2)
        tokens = torch.cat([tokens.mean(1, keepdim=True), tokens], 1)
        tokens = (down(F.gelu(up(tokens))) + tokens)[:, 1:]
        return tokens.reshape(image.shape[0], image.shape[2] // 4, image.shape[3] // 4, 32).permute(0, 3, 1, 2)

    model = Of(image_of, patches=patches, up=up, down=down)
    module = compiled(model, randn(2, 3, 16, 24))
    for sizes in ((2, 3, 16, 24), (3, 3, 24, 20), (1, 3, 4, 4)):
        check(module, model, randn(*sizes), tolerance=4e-6)


def rotated(queries):
    places = torch.outer(torch.arange(queries.shape[1]).to(queries), 10000 ** (torch.arange(0, -1, -0.25).to(queries)))
    turns = torch.polar(torch.ones_like(places), places)[None, :, None]
    pairs = torch.view_as_complex(queries.reshape(*queries.shape[:-1], -1, 2))
    return torch.view_as_real(pairs * turns).flatten(3)


@pytest.mark.parametrize(
    ("function", "example", "others"),
    [
        (lambda x, y: (torch.complex(x, y) * torch.complex(y, x).conj() * 2.5).abs(), [(6, 5)] * 2, [[(2, 70)] * 2]),
        (lambda x, y: torch.view_as_real(torch.complex(x, y) * (1 + 2j) - torch.polar(x, y)), [(6, 5)] * 2, []),
        (lambda x, y: (torch.complex(x, y) @ torch.polar(x, y).T).sum(0).abs(), [(6, 5)] * 2, [[(2, 70)] * 2]),
        (
            lambda x, y: torch.view_as_real(torch.where(x > 0, torch.complex(x, y), torch.polar(x, y)).T.contiguous()),
            [(6, 5)] * 2,
            [],
        ),
        (lambda x, y: torch.complex(x, y).T.real + (x * torch.polar(x, y)).imag.T, [(6, 5)] * 2, [[(2, 70)] * 2]),
    ],
)
def test_complex_numbers(function, example, others):
    model = Of(function)
    module = compiled(model, *(randn(*sizes) for sizes in example))
    for sizes in (example, *others):
        check(module, model, *(randn(*each) for each in sizes), tolerance=1e-5)


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (lambda x: torch.view_as_real(torch.complex(x, x) + x), "aten.add.Tensor"),
        (lambda x: torch.view_as_real(torch.complex(x, x).exp()), "aten.exp.default"),
        (lambda x: torch.complex(x, x).log().abs(), "aten.log.default"),
    ],
)
def test_complex_numbers_that_are_not_imported(function, said):
    with pytest.raises(DynmlirError, match=rf"exported.py:\d+:1: error: {said} of complex numbers is not"):
        dynmlir.import_torch(Of(function), (randn(6, 8),))


def test_rotary_embeddings_by_complex_numbers():
    some = torch.export.Dim.DYNAMIC
    module = compiled(Of(rotated), randn(2, 5, 3, 8), dynamic_shapes=(({0: some, 1: some},),))
    for sizes in ((2, 5, 3, 8), (1, 1, 3, 8), (2, 131, 3, 8)):
        check(module, Of(rotated), randn(*sizes), tolerance=1e-5)


@pytest.mark.parametrize("is_buffer", [False, True])
def test_complex_constants(is_buffer):
    places = torch.outer(torch.arange(64.0), 10000 ** (torch.arange(4.0) / -4))
    turns = torch.polar(torch.ones_like(places), places)

    class Rotary(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("turns", turns, persistent=False) if is_buffer else setattr(self, "turns", turns)

        def forward(self, queries):
            pairs = torch.view_as_complex(queries.reshape(*queries.shape[:-1], 4, 2))
            return torch.view_as_real(pairs * self.turns[: queries.shape[1]]).flatten(2)

    some = torch.export.Dim.DYNAMIC
    module = compiled(Rotary(), randn(2, 5, 8), dynamic_shapes=({0: some, 1: some},))
    for sizes in ((2, 5, 8), (3, 64, 8)):
        x = randn(*sizes)
        assert np.allclose(module.main(x.numpy()), Rotary()(x).numpy(), atol=1e-5)


def test_what_torch_mlir_does_not_import():
    with pytest.raises(DynmlirError, match="torch-mlir does not import this program: .*as_strided"):
        dynmlir.import_torch(Strided(), (randn(5, 3),), dynamic_shapes=({0: torch.export.Dim.DYNAMIC},))


def test_an_example_that_does_not_fit_is_an_error_of_pytorch():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(RuntimeError, match="must have same reduction dim"):
            dynmlir.import_torch(torch.nn.Linear(4, 3), (randn(5, 7),))
