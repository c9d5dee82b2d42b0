"""Which cases fit into memory: every worker holds the operands, the reference is computed in float64."""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.bench.cases import Case
from dynmlir.diagnostics import DynmlirError

#: Of what is available, the part that may be used.
_SHARE = 0.8


def available() -> int:
    """Bytes that the system says can be had."""
    with open("/proc/meminfo") as file:
        fields = dict(line.split(":") for line in file)
    return int(fields["MemAvailable"].split()[0]) * 1024


def needed(case: Case, workers: int) -> int:
    """Bytes of the operands in every worker and in files between them, and of the reference."""
    a, b, c = case.operand_bytes
    return (workers + 1) * (a + b + c) + 4 * (a + b) + 6 * c


def fitting(cases: Sequence[Case], workers: int, have: int, where: str = "--shape") -> tuple[list[Case], list[str]]:
    """(the cases that fit, a line for each that does not); DynmlirError where none does."""
    most = int(_SHARE * have)
    fit = [case for case in cases if needed(case, workers) <= most]
    rest = [case for case in cases if needed(case, workers) > most]
    said = [f"{case.name}: needs {_gib(needed(case, workers))}, {_gib(most)} can be used" for case in rest]
    if not fit:
        further = f"; and {len(said) - 5} more" if len(said) > 5 else ""
        raise DynmlirError(f"no case fits in memory: {'; '.join(said[:5])}{further}", where)
    return fit, said


def _gib(size: int) -> str:
    return f"{size / (1 << 30):.2f} GiB"
