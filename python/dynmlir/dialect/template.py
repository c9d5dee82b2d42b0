"""Templates: an operator as online loops around a micro-kernel template (MikPoly 3.2).

The first region computes the operator on tensors: scf loops over the sizes whose steps are the tile sizes,
around one linalg op on slices. Its block arguments are the operands, then one tile size per operator size.
The second region holds the patterns (test/lit/dialect/template.mlir runs this, whole):

```mlir
%r = "dynmlir.template"(%a, %b, %c) ({
^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
  ... scf.for %i = %c0 to %M step %uM ... scf.for %j ... scf.for %k ... linalg.matmul on slices
  "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
}, {
}) {sym_name = "main_matmul_0", operator = "matmul", zero_init = true}
   : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
```

The last operand is what the result starts from: added to, or with `zero_init` only overwritten.
Later passes add `library = @...`, `select = @...` and `plans = {...}` (what the numbers of a plan that select
returns mean: kernels in the order counted, patterns with their numbers; and the cost model), which are optional.
"""

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ext, ir
from dynmlir.device.facts import CPUS
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.contraction import element_types, read_contraction, summed_types
from dynmlir.dialect.core import (
    Dynmlir,
    Refused,
    find_symbol,
    ops_inside,
    ops_named,
    require,
    require_symbol,
    symbol_name,
    text_of,
    verifier,
)
from dynmlir.dialect.library import require_operator
from dynmlir.dialect.loops import verify_online_loops
from dynmlir.dialect.operators import OPERATORS, TemplateOperator
from dynmlir.dialect.pattern import pattern_name


class YieldOp(Dynmlir.Operation, name="yield", traits=[ir.IsTerminatorTrait]):
    """Ends the online loops of a template with its result."""

    value: ext.Operand[Any]
    """The operator's result."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        parent = op.operation.parent
        seen = parent.name if parent is not None else "nothing"
        require(seen == "dynmlir.template", f"expected to be in a 'dynmlir.template', is in '{seen}'")


class TemplateOp(
    Dynmlir.Operation,
    name="template",
    traits=[ir.NoTerminatorTrait, ir.IsIsolatedFromAboveTrait, ext.Pure],
):
    """An operator whose sizes are known only at run time."""

    lhs: ext.Operand[Any]
    """A, of MxK."""
    rhs: ext.Operand[Any]
    """B, of KxN."""
    init: ext.Operand[Any]
    """What the result starts from, of MxN."""
    extras: Sequence[ext.Operand[Any]]
    """What is read beside it when a finished tile is stored: operands of the epilogue."""
    result: ext.Result[Any]
    """The operator's result, of the type that it starts from."""
    sym_name: ir.StringAttr
    """The name, unique in the module: functions made of the template are named after it."""
    operator: ir.StringAttr
    """The operator, by the name of its linalg op without the dialect."""
    zero_init: ir.IntegerAttr
    """true if the result starts from zero instead of the last operand."""
    online: ext.Region
    """The online loops."""
    patterns: ext.Region
    """The `dynmlir.pattern` ops that the dispatch function may choose; none before polymerize."""
    optional = ("library", "select", "plans")
    """What attach-library adds; and emit-dispatch: the dispatch function, what the numbers of its plans mean."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        require_operator(op)
        operator = OPERATORS[ir.StringAttr(op.attributes["operator"]).value]
        require(isinstance(op.attributes["zero_init"], ir.BoolAttr), "zero_init is not true or false")
        _verify_operands(op, operator)
        verify_online_loops(op, operator)
        _verify_patterns(op)
        _verify_library(op, operator)
        _verify_plans(op)
        if "select" in op.attributes:
            require_symbol(op, "select", "func.func")


def verify_names(module: ir.Module) -> None:
    """Refuses two templates of one name in a verified module: functions made of templates are named after them.

    No template's own verifier does, which would look at all of the module each time. Raises DynmlirError.
    """
    named: dict[str, list[Any]] = {}
    for template in ops_named(module, "dynmlir.template", outside="dynmlir.template"):
        named.setdefault(symbol_name(template), []).append(template)
    for name, templates in named.items():
        if len(templates) > 1:
            raise DynmlirError(f"there are {len(templates)} templates named '{name}'", templates[0].location)


def _verify_operands(op: Any, operator: TemplateOperator) -> None:
    types = [operand.type for operand in op.operands]
    require(len(types) >= operator.operands, f"has {len(types)} operands, expected {operator.operands} at least")
    for t in types:
        require(isinstance(t, ir.RankedTensorType), f"operand has type {t}, expected a ranked tensor")
    result = op.results[0].type
    start = types[operator.operands - 1]
    require(result == start, f"result has type {result}, what it starts from {start}")


def _verify_patterns(op: Any) -> None:
    names: set[str] = set()
    for pattern in ops_inside(op, 1, "dynmlir.pattern"):
        name = pattern_name(pattern)
        require(name not in names, f"has two patterns named '{name}'")
        names.add(name)


def _verify_plans(op: Any) -> None:
    """Refuses `plans` that are not {kernels = ["...", ...], patterns = {I = 1, ...}}."""
    if "plans" not in op.attributes:
        return
    plans = op.attributes["plans"]
    require(isinstance(plans, ir.DictAttr), "plans is not a dictionary")
    for key, kind in (("kernels", ir.ArrayAttr), ("patterns", ir.DictAttr)):
        require(key in plans and isinstance(plans[key], kind), f"plans has no {key}")
    require(all(isinstance(k, ir.StringAttr) for k in plans["kernels"]), "plans: kernels are not names")
    require("cost_model" not in plans or isinstance(plans["cost_model"], ir.StringAttr), "plans: cost_model is no name")
    numbers = [entry.attr for entry in plans["patterns"]]
    require(all(isinstance(n, ir.IntegerAttr) for n in numbers), "plans: patterns are not numbers")


def _verify_library(op: Any, operator: TemplateOperator) -> None:
    if "library" not in op.attributes:
        return
    library = require_symbol(op, "library", "dynmlir.library")
    if library is None:
        return
    types, other = library.attributes.get("element_types"), text_of(library, "operator")
    if other is None or not isinstance(types, ir.ArrayAttr):
        return  # a library that is itself broken is refused by its own verifier
    named = ir.FlatSymbolRefAttr(op.attributes["library"])
    if other != operator.name:
        raise Refused(f"is a '{operator.name}', library {named} is of '{other}'")
    wanted = [str(t) for t in types]
    seen = list(summed_types(op) if _is_of_cpu(library) else element_types(op))
    _verify_layout(op, library, named)
    require(seen == wanted, f"has element types ({', '.join(seen)}), library {named} ({', '.join(wanted)})")


def _is_of_cpu(library: Any) -> bool:
    """Whether a library's device is a CPU, whose micro-kernels store sums."""
    device = find_symbol(library, library.attributes["device"]) if "device" in library.attributes else None
    return device is None or (text_of(device, "architecture") or CPUS[0]) in CPUS


def _verify_layout(op: Any, library: Any, named: Any) -> None:
    seen, layout = read_contraction(op).layout, text_of(library, "layout") or "nn"
    require(seen == layout, f"has layout {seen}, library {named} has layout {layout}")
