"""What IREE's verifier refuses is an error, whichever function of a module it is in."""

import pytest

from dynmlir.backend.iree import parse_and_verify, refuse_unknown_ops
from dynmlir.diagnostics import DynmlirError

FUNCTIONS = 16


@pytest.mark.parametrize("check", [parse_and_verify, refuse_unknown_ops])
def test_a_call_of_nothing_is_refused(check):
    """Verified side by side the process stood still: IREE 3.13 waited for a diagnostic that waited for it."""
    functions = [
        f"func.func @f{i}(%a: i32) -> i32 {{ %r = func.call @nothing{i}(%a) : (i32) -> i32 return %r : i32 }}"
        for i in range(FUNCTIONS)
    ]
    with pytest.raises(DynmlirError, match=r"'nothing\d+' does not reference a valid function"):
        check("\n".join(functions))
