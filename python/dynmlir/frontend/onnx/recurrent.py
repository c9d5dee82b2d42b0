"""LSTM, GRU and RNN of ONNX."""

from __future__ import annotations

import numpy as np
from onnx import numpy_helper

from dynmlir.frontend.onnx.graphs import Made, Rules, Site
from dynmlir.frontend.steps import BACKWARDS, OF_ONNX

#: What each does where its activations are not stated.
_ACTIVATIONS = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"], "RNN": ["Tanh"]}
#: How many states are carried from step to step.
_STATES = {"LSTM": 2, "GRU": 1, "RNN": 1}
_LENGTHS, _INITIAL = 4, 5
#: Where operators of steps have lengths.
_LENGTHS_OF_STEPS = 6
#: PyTorch's gates, as steps have them, by their places in ONNX.
_ORDER = {"LSTM": (0, 2, 3, 1), "GRU": (1, 0, 2), "RNN": (0,)}


def _recurrent(site: Site) -> Made:
    """The importer takes no account of activations, lengths of sequences, peepholes and clips, and makes a first state
    of a size of -1 where the batch is unknown."""
    kind = site.node.op_type
    _refuse(site, kind)
    if (made := _in_steps(site, kind)) is not None:
        return made
    if _lengths(site):
        raise site.refused("lengths of sequences (sequence_lens) are imported with constant weights and layout 0 alone")
    if _is_rectified(site, kind):
        raise site.refused("activations other than Tanh are imported with constant weights and layout 0 alone")
    states = [site.input(_INITIAL + number) for number in range(_STATES[kind])]
    if not site.input(_LENGTHS) and (kind == "LSTM" or all(states)):
        return None
    x, given = site.input(0), [site.input(place) for place in range(_INITIAL)]
    given[_LENGTHS] = ""
    shape = _state(site, x)
    zero = numpy_helper.from_array(np.zeros(1, site.type(x)))
    if kind != "LSTM":  # of which it is right
        states = [state or site.op("ConstantOfShape", site.vector(*shape), value=zero) for state in states]
    given += [*states, *site.node.input[_INITIAL + len(states) :]]
    return site.ops(kind, given, len(site.node.output), **site.attributes)


def _in_steps(site: Site, kind: str) -> Made:
    """By operators of all steps (`frontend/steps.py`), the products with what they are given in front; None where that
    cannot be: of weights that are no constants, of sequences that lie along the second dimension."""
    weights, of_state = (site.value(site.input(place)) for place in (1, 2))
    bias = site.value(site.input(3)) if site.input(3) else np.zeros((1, 1), np.float32)
    if weights is None or of_state is None or bias is None or site.attribute("layout", 0):
        return None
    way, hidden = site.attribute("direction", "forward"), of_state.shape[2]
    backwards = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}[way]
    name, order = _step(site, kind), [gate * hidden + column for gate in _ORDER[kind] for column in range(hidden)]
    both = np.broadcast_to(bias, (len(backwards), 2 * len(order))).reshape(len(backwards), 2, -1)[:, :, order]
    lengths = _lengths(site)
    parts = []
    for place, is_back in enumerate(backwards):
        first, own = _own(name, both[place], of_state[place][order].T)
        product = site.op("MatMul", site.input(0), site.constant(weights[place][order].T, weights.dtype))
        inputs = site.op("Add", product, site.constant(first, weights.dtype))
        states = [_begin(site, number, place, hidden) for number in range(_STATES[kind])]
        both_states = states * (2 // len(states))  # there is no other of a network without cells
        given = [inputs, *both_states, *(site.constant(each, weights.dtype) for each in own)]
        if lengths:
            given += [""] * (_LENGTHS_OF_STEPS - len(given)) + [lengths]
        parts.append(_steps(site, name + (BACKWARDS if is_back else ""), given, hidden))
    joined = [
        site.op("Concat", *(site.unsqueezed(part[result], axis) for part in parts), axis=axis)
        for result, axis in enumerate((1, 0, 0)[: 1 + _STATES[kind]])
    ]
    return joined[: len(site.node.output)]


def _step(site: Site, kind: str) -> str:
    """What a step is called."""
    match kind:
        case "GRU":
            return "gru" if site.attribute("linear_before_reset", 0) else "gru_before"
        case "RNN":
            return "rnn_relu" if _is_rectified(site, kind) else "rnn_tanh"
    return kind.lower()


def _own(name: str, biases: np.ndarray, of_state: np.ndarray) -> tuple[np.ndarray, list[np.ndarray]]:
    """What is added to the inputs of all steps, and what each has of its own."""
    first, second = biases
    match name:
        case "gru":
            return first, [of_state, second]
        case "gru_before":
            reset_and_kept = of_state.shape[1] // 3 * 2
            return first + second, [of_state[:, :reset_and_kept], of_state[:, reset_and_kept:]]
    return first + second, [of_state]


def _lengths(site: Site) -> str:
    """Those of sequences, "" where all are as long as the longest may be."""
    lengths = site.input(_LENGTHS)
    return "" if not lengths or _are_whole(site, lengths) else lengths


def _begin(site: Site, number: int, place: int, hidden: int) -> str:
    """What a state of one direction begins as."""
    x = site.input(0)
    if given := site.input(_INITIAL + number):
        return site.op("Gather", given, site.constant(place), axis=0)
    zero = numpy_helper.from_array(np.zeros(1, site.type(x)))
    return site.op("ConstantOfShape", site.vector(site.size(x, 1), site.constant([hidden])), value=zero)


def _steps(site: Site, name: str, given: list[str], hidden: int) -> list[str]:
    steps, batch, _ = site.sizes(site.input(0))
    made = site.ops(OF_ONNX + name, given, 3)
    for result, sizes in zip(made, ([steps, batch, hidden], [batch, hidden], [batch, hidden]), strict=True):
        site.state_type(result, site.element(site.input(0)), sizes)
    return made


def _state(site: Site, x: str) -> list[str]:
    """The sizes of a state: directions, batch, hidden ones."""
    batch_first = bool(site.attribute("layout", 0))
    directions = site.constant([2 if site.attribute("direction", "forward") == "bidirectional" else 1])
    hidden = site.attribute("hidden_size") or site.sizes(site.input(2))[2]
    if not isinstance(hidden, int):
        raise site.refused("is not imported of an unknown hidden size")
    batch = site.size(x, 0 if batch_first else 1)
    return [*([batch, directions] if batch_first else [directions, batch]), site.constant([hidden])]


def _refuse(site: Site, kind: str) -> None:
    usual, activations = _ACTIVATIONS[kind], _activations(site)
    others = (name != usual[place % len(usual)].lower() for place, name in enumerate(activations))
    if any(others) and not _is_rectified(site, kind):
        raise site.refused(f"activations other than {', '.join(usual)} are not imported")
    if site.attribute("clip") is not None or site.attribute("input_forget", 0):
        raise site.refused("clip and input_forget are not imported")
    if kind == "LSTM" and site.input(7) and ((weights := site.value(site.input(7))) is None or np.any(weights)):
        raise site.refused("peepholes (P) are not imported")


def _activations(site: Site) -> list[str]:
    return [each.decode().lower() for each in site.attribute("activations", [])]


def _is_rectified(site: Site, kind: str) -> bool:
    """Whether it is an RNN of ReLUs."""
    return kind == "RNN" and set(_activations(site)) == {"relu"}


def _are_whole(site: Site, lengths: str) -> bool:
    """Whether all sequences are known to be as long as the longest may be."""
    value, steps = site.value(lengths), site.sizes(site.input(0))[1 if site.attribute("layout", 0) else 0]
    return value is not None and isinstance(steps, int) and bool(np.all(value == steps))


RULES: Rules = {("", kind): _recurrent for kind in _ACTIVATIONS}
