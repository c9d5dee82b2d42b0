"""Recurrent networks of PyTorch, exported for one length and run for others, against PyTorch in float64."""

import copy

import numpy as np
import pytest
from exported import WARNINGS, Of, compiled, randn, torch

nn = torch.nn
pytestmark = WARNINGS


class Given(nn.Module):
    """A network whose first state is given."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, x, *state):
        return self.network(x, state if len(state) > 1 else state[0])


def tagger():
    words, network, out = nn.Embedding(50, 16), nn.LSTM(16, 24, batch_first=True, bidirectional=True), nn.Linear(48, 7)
    return Of(lambda x: out(network(words(x))[0]), words=words, network=network, out=out)


#: By name: the network, and sizes of what it is given by steps T and batch B.
NETWORKS = {
    "lstm": (lambda: nn.LSTM(8, 12), lambda t, b: [(t, b, 8)]),
    "lstm_of_two_ways": (
        lambda: nn.LSTM(8, 12, 2, bidirectional=True, batch_first=True, dropout=0.5),
        lambda t, b: [(b, t, 8)],
    ),
    "lstm_given": (lambda: Given(nn.LSTM(8, 12, 2)), lambda t, b: [(t, b, 8), (2, b, 12), (2, b, 12)]),
    "lstm_projected": (lambda: nn.LSTM(8, 12, proj_size=5, bias=False), lambda t, b: [(t, b, 8)]),
    "gru": (lambda: nn.GRU(8, 12, bidirectional=True), lambda t, b: [(t, b, 8)]),
    "gru_given": (lambda: Given(nn.GRU(8, 12, 2, bias=False)), lambda t, b: [(t, b, 8), (2, b, 12)]),
    "rnn": (lambda: nn.RNN(8, 12, batch_first=True), lambda t, b: [(b, t, 8)]),
    "rnn_of_one_sequence": (lambda: nn.RNN(8, 12, 2, nonlinearity="relu"), lambda t, b: [(t, 8)]),
}


@pytest.mark.parametrize("name", NETWORKS)
def test_networks(name):
    make, sizes = NETWORKS[name]
    torch.manual_seed(1)
    network = make()
    module = compiled(network, *(randn(*each) for each in sizes(7, 3)))
    exact = copy.deepcopy(network).eval().double()
    for t, b in ((1, 1), (2, 5), (13, 2), (40, 1)):
        given = [randn(*each) for each in sizes(t, b)]
        with torch.no_grad():
            made, state = exact(*(each.double() for each in given))
        expected = [made, *(state if isinstance(state, tuple) else (state,))]
        for result, wide in zip(module.main(*(each.numpy() for each in given)), expected, strict=True):
            assert result.shape == wide.shape
            np.testing.assert_allclose(np.asarray(result), wide.numpy(), rtol=1e-5, atol=2e-6)


def test_no_steps():
    network = nn.GRU(8, 12)
    made, state = compiled(network, randn(7, 3, 8)).main(np.zeros((0, 3, 8), np.float32))
    assert made.shape == (0, 3, 12)
    assert np.asarray(state).tolist() == np.zeros((1, 3, 12)).tolist()


def test_a_tagger():
    """Words of sentences of any length, read both ways."""
    torch.manual_seed(2)
    model = tagger()
    module = compiled(model, torch.randint(50, (2, 7)))
    for batch, words in ((1, 1), (3, 13), (8, 50)):
        x = torch.randint(50, (batch, words))
        with torch.no_grad():
            expected = model(x).numpy()
        np.testing.assert_allclose(np.asarray(module.main(x.numpy())), expected, rtol=1e-4, atol=1e-5)
