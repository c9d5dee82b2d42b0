"""dynmlir-embed-parameters: keeps in the compiled module which parameters it reads, so that others are refused."""

from __future__ import annotations

import json
import re
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import leave_note, ops_named
from dynmlir.forming.constants import stated
from dynmlir.notes import PARAMETERS
from dynmlir.passes.base import Pass, PassContext, register_pass

_NAMED = re.compile(r'#\w+\.parameter\.named<(?:"(?P<scope>.*?)"::)?"(?P<key>.*?)"')


@register_pass
class EmbedParameters(Pass):
    """Leaves alone a module without parameters, or without a function that can be called."""

    name = "dynmlir-embed-parameters"
    summary = "keep names and types of parameters in the compiled module, which others are refused by"
    description = """\
Before:
  util.global private @w = #flow.parameter.named<"model"::"w"> : tensor<768x3072xf32>
  func.func @main(...) { ... }
After:
  func.func @main(...) attributes {iree.reflection = {dynmlir.parameters = "..."}} { ... }

The text is JSON, {"model::w": "tensor<768x3072xf32>"}, and compared with the arrays that are given when the module is
loaded. IREE reads as many bytes as it needs of whatever is there: another type, or a transposed matrix, would pass."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        globals_ = [(op, "initial_value") for op in ops_named(module, "util.global")]
        constants = [(op, "value") for op in ops_named(module, "flow.tensor.constant")]
        found = {}
        for op, initial in [*globals_, *constants]:
            attributes = stated(op)
            if named := _NAMED.match(str(attributes.get(initial))):
                name = "::".join(part for part in named.group("scope", "key") if part)
                found[name] = str(op.results[0].type if list(op.results) else attributes["type"])
        if found:
            leave_note(module, PARAMETERS, json.dumps(found))
