"""The only code of dynmlir that knows IREE's compiler."""

from dynmlir.backend.declared import declare
from dynmlir.backend.iree import (
    architecture,
    check_cpu,
    check_target,
    constants_apart,
    cpu_features,
    imported,
    iree_compile,
    iree_compile_apart,
    iree_compile_for_gpu,
    known_cpus,
    parse_and_verify,
    to_generic,
)

__all__ = [
    "architecture",
    "check_cpu",
    "check_target",
    "constants_apart",
    "cpu_features",
    "declare",
    "imported",
    "iree_compile",
    "iree_compile_apart",
    "iree_compile_for_gpu",
    "known_cpus",
    "parse_and_verify",
    "to_generic",
]
