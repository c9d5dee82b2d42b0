"""What IREE's verifier refuses is an error, whichever function of a module it is in."""

import pytest

from dynmlir.backend.iree import parse_and_verify, refuse_unknown_ops
from dynmlir.diagnostics import DynmlirError

#: So many that, verified side by side, the process stood still in one of some five turns: IREE 3.13 waited for a
#: diagnostic that waited for it.
FUNCTIONS, TURNS = 1000, 6


@pytest.mark.parametrize("check", [parse_and_verify, refuse_unknown_ops])
def test_a_call_of_nothing_is_refused(check):
    functions = [
        f"func.func @f{i}(%a: i32) -> i32 {{ %r = func.call @nothing{i}(%a) : (i32) -> i32 return %r : i32 }}"
        for i in range(FUNCTIONS)
    ]
    text = "stream.executable private @e { builtin.module {\n" + "\n".join(functions) + "\n} }"
    for _ in range(TURNS):
        with pytest.raises(DynmlirError, match=r"'nothing\d+' does not reference a valid function"):
            check(text)
