"""The dynmlir dialect: library.py, template.py and pattern.py define its ops, one family each.

`load()` registers it in the current context; `new_context()` makes a context that has it.
"""

from __future__ import annotations

import sys
from types import ModuleType

from dynmlir.bindings import ir
from dynmlir.dialect import library, pattern, template  # noqa: F401  (defining the ops)
from dynmlir.dialect.attributes import forget_read
from dynmlir.dialect.core import Dynmlir

# MLIR looks for a dialect's module beside upstream's at every op that Python sees, until it finds one: on disk each
# time, which takes as long as forty ops that are found. IREE's dialects have none.
_DIALECTS = f"{ir.__package__}.dialects"
sys.modules.setdefault(f"{_DIALECTS}.{Dynmlir.DIALECT_NAMESPACE}", sys.modules[__name__])
for _namespace in ("util", "flow", "stream", "hal", "iree_linalg_ext"):
    sys.modules.setdefault(f"{_DIALECTS}.{_namespace}", ModuleType(_namespace, "No classes of ops."))


def load() -> None:
    """Registers the dialect in the current context, once.

    The context is made single-threaded: verifiers are Python, and a verifying thread pool would wait for
    the interpreter lock that its caller holds.
    """
    context = ir.Context.current
    context.enable_multithreading(False)
    if not context.is_dialect_loaded(Dynmlir.DIALECT_NAMESPACE):
        forget_read()
        with ir.Location.unknown():
            Dynmlir.load()


def new_context() -> ir.Context:
    """A context with the dialect in it."""
    context = ir.Context()
    with context:
        load()
    return context
