"""What dynmlir-to-iree does to text."""

from dynmlir.passes.to_iree import callees_first


def function(name, *callees):
    calls = " ".join(f'"func.call"() <{{callee = @{callee}}}> : () -> ()' for callee in callees)
    return f'"func.func"() <{{function_type = () -> (), sym_name = "{name}"}}> ({{ {calls} }}) : () -> ()'


def test_functions_stand_behind_what_they_call():
    functions = [
        function("select", "best", "elsewhere"),
        function("tile"),
        function("program", "tile"),
        function("best"),
    ]
    ordered = callees_first(functions)
    assert sorted(ordered) == sorted(functions)
    assert [ordered.index(functions[i]) for i in (3, 0, 1, 2)] == [0, 1, 2, 3]
