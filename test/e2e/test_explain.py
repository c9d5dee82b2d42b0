"""What dynmlir-explain says of a compiled module is what the module answers."""

import numpy as np
import pytest

from dynmlir.cli.explain import main
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.problems import problems_of_module
from dynmlir.explain.choice import choose

SHAPES = [(1, 1, 1), (105, 1024, 300), (37, 5, 4096), (4, 4, 0), (0, 7, 7), (1000, 3, 64)]


@pytest.mark.parametrize("pes", [1, 2, 7])
def test_plans_are_those_of_the_module(compiled, pes):
    (operator,) = problems_of_module(compiled, "module")
    for shape in SHAPES:
        assert choose(operator, shape, pes).plan == tuple(compiled.matmul_matmul_0_plan(*shape, pes))


def test_all_patterns_of_a_module_of_two_operators(small):
    operators = problems_of_module(small, "module")
    assert [(o.name, o.static) for o in operators] == [("zero_matmul_0", {}), ("add_matmul_0", {"k": 48})]
    assert len(operators[0].problem.patterns) == 9
    for m, n in np.random.default_rng(5).integers(1, 300, (20, 2)):
        shape = (int(m), int(n), 48)
        assert choose(operators[1], shape, 2).plan == tuple(small.add_matmul_0_plan(*shape, 2))


def test_the_command_takes_a_module(compiled, tmp_path, capsys):
    path = tmp_path / "matmul.vmfb"
    compiled.save(path)
    assert main([str(path), "--shape", "M=105,N=1024,K=300"]) == 0
    assert "Pattern I" in capsys.readouterr().out


def test_a_module_that_says_nothing(monkeypatch, compiled):
    monkeypatch.setattr(type(compiled), "note", lambda self, key: None)
    with pytest.raises(DynmlirError, match="says nothing of its decisions"):
        problems_of_module(compiled, "module.vmfb")
