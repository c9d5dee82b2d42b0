"""LSTM, GRU and RNN of ONNX."""

from __future__ import annotations

import numpy as np
from onnx import numpy_helper

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: What each does where its activations are not stated.
_ACTIVATIONS = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"], "RNN": ["Tanh"]}
#: How many states are carried from step to step.
_STATES = {"LSTM": 2, "GRU": 1, "RNN": 1}
_LENGTHS, _INITIAL = 4, 5


def _recurrent(site: Site) -> Made:
    """The importer takes no account of activations, lengths of sequences, peepholes and clips, and makes a first state
    of a size of -1 where the batch is unknown."""
    kind = site.node.op_type
    _refuse(site, kind)
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
    usual = _ACTIVATIONS[kind]
    activations = [each.decode() for each in site.attribute("activations", [])]
    if any(name.lower() != usual[place % len(usual)].lower() for place, name in enumerate(activations)):
        raise site.refused(f"activations other than {', '.join(usual)} are not imported")
    if site.attribute("clip") is not None or site.attribute("input_forget", 0):
        raise site.refused("clip and input_forget are not imported")
    if kind == "LSTM" and site.input(7) and ((weights := site.value(site.input(7))) is None or np.any(weights)):
        raise site.refused("peepholes (P) are not imported")
    if (lengths := site.input(_LENGTHS)) and not _are_whole(site, lengths):
        raise site.refused("lengths of sequences (sequence_lens) are not imported")


def _are_whole(site: Site, lengths: str) -> bool:
    """Whether all sequences are known to be as long as the longest may be."""
    value, steps = site.value(lengths), site.sizes(site.input(0))[1 if site.attribute("layout", 0) else 0]
    return value is not None and isinstance(steps, int) and bool(np.all(value == steps))


RULES: Rules = {("", kind): _recurrent for kind in _ACTIVATIONS}
