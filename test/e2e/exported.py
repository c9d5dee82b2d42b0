"""Models of PyTorch for the tests, and what they are compared with. Without torch whoever imports this is skipped."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

torch = pytest.importorskip("torch", reason="torch is not installed: make test-torch")
F = torch.nn.functional
#: Of PyTorch's own, as it exports.
WARNINGS = [
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"


class Of(torch.nn.Module):
    """A model of a function."""

    def __init__(self, function, **parts):
        super().__init__()
        self.function = function
        for name, part in parts.items():
            setattr(self, name, part)

    def forward(self, *args):
        return self.function(*args)


def compiled(model, *args, **options):
    return dynmlir.compile(dynmlir.import_torch(model, args, **options), library=LIBRARY)


def randn(*sizes):
    return torch.randn(sizes, generator=torch.Generator().manual_seed(sum(sizes)))


def check(module, model, *args, tolerance=2e-6):
    """Against PyTorch in float64."""
    wide = [arg.double() if arg.is_floating_point() else arg for arg in args]
    with torch.no_grad():
        expected = model.double()(*wide).numpy()
        model.float()
    made = module.main(*(arg.numpy() for arg in args))
    assert made.shape == expected.shape
    assert np.allclose(made, expected, atol=tolerance * max(1, np.abs(expected).max(initial=0)), equal_nan=True)
