"""What follows from measured rows: net times, the best peers, rooflines, ratios.

A row is a mapping of columns: us.WHO (median), min.WHO, spread.WHO, net.WHO (an empty call taken off), empty.WHO (that
call, where it was measured beside the case), failed.WHO, bad.WHO; subjects' names begin with @. A ratio is a peer's
time over the subject's: above 1 the subject is faster.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dynmlir.bench.forms import ProductForm
from dynmlir.bench.machine import Limits
from dynmlir.bench.peers import APART, CALLED, PACKED, SUBJECT, TRIVIAL
from dynmlir.bench.turns import Row

OVERHEAD = "_overhead"
#: The best peer of those that get B ahead of time.
PREPACKED = "best_prepacked"
#: Within 3 % counts as equally fast.
TIE = 0.97
#: Of the raw time, what is left at least when an empty call is taken off.
_LEAST_NET = 0.05
#: A case is disturbed where its rounds still differ by more, or where the machine ran slower than this.
_UNREST, _SLOW = 0.2, 0.93


def variants(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """Competitors that were timed somewhere, subjects among them."""
    seen = dict.fromkeys(c for row in rows for c in row if c.startswith("us.") and row[c] not in ("", None))
    return [c[3:] for c in seen if c[3:] != TRIVIAL]


def peers_of(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    return [name for name in variants(rows) if name[0] != "@"]


def finish(row: Row, overhead: Mapping[str, float], limits: Limits) -> Row:
    """The row with net times, best peers and rooflines. No net time is less than its products take at the peak."""
    names, peak = variants([row]), limits.peak_of(row.get("types", "f32"))
    near, compute = limits.near(row["bytes"]), row["flops"] / peak * 1e-3
    for who in names:
        trivial = overhead.get(TRIVIAL, math.inf) if who == "iree" or who[0] == "@" else math.inf
        empty = min(overhead.get(who, trivial), trivial)
        net = row[f"us.{who}"] - (empty if empty < math.inf else 0)
        row[f"net.{who}"] = max(net, _LEAST_NET * row[f"us.{who}"], compute)
    everybody = [who for who in names if who[0] != "@"]
    groups = {"best": [who for who in everybody if who not in APART]}
    groups["best_packed"] = [who for who in everybody if who not in CALLED]
    groups[PREPACKED] = [who for who in everybody if who in PACKED]
    for what, group in groups.items():
        for kind in ("us", "net", "min") if group else ():
            best = min(group, key=lambda who, kind=kind: row[f"{kind}.{who}"])  # type: ignore[misc]
            row |= {f"{what}_name.{kind}": best, f"{what}.{kind}": row[f"{kind}.{best}"]}
    row |= {"peak_gflops": peak, "dram_gbs": limits.dram, "near_gbs": near}
    row |= {"roof_us": max(compute, row["bytes"] / limits.dram * 1e-3)}
    row |= {"near_roof_us": max(compute, row["bytes"] / near * 1e-3)}
    slow = row["probe_gflops"] < _SLOW * limits.peak  # False where nobody measured it
    row["disturbed"] = "yes" if slow or row["unrest"] > _UNREST else ""
    return row


def num(row: Mapping[str, Any], column: str) -> float:
    """A figure of a row, NaN where there is none."""
    value = row.get(column, "")
    return float(value) if value not in ("", None) else math.nan


def time_of(row: Mapping[str, Any], who: str, kind: str) -> float:
    """Microseconds of a competitor, or of the `best` of each case; `kind` is us, net or min."""
    return num(row, f"{who}.{kind}" if who in ("best", "best_packed", PREPACKED) else f"{kind}.{who}")


def ratio(row: Mapping[str, Any], who: str, subject: str, kind: str) -> float:
    return time_of(row, who, kind) / num(row, f"{kind}.{subject}")


def rate(row: Mapping[str, Any], who: str, kind: str = "us") -> float:
    """GFLOP/s."""
    return num(row, "flops") / time_of(row, who, kind) * 1e-3


def type_shares(rows: Iterable[Mapping[str, Any]]) -> dict[str, list[float]]:
    """Element type -> dynmlir's time on f32 over that on it, for cases that are there in both."""
    named = {str(row["name"]): row for row in rows if row["category"] != OVERHEAD}
    found: dict[str, list[float]] = {}
    for name, row in named.items():
        short = str(row.get("types") or "f32")
        plain = named.get(name.removesuffix(f".{short}"))
        if short != "f32" and plain is not None and plain is not row:
            share = num(plain, f"net.{SUBJECT}") / num(row, f"net.{SUBJECT}")
            found.setdefault(short, []).extend([share] if share == share else [])
    return {short: shares for short, shares in found.items() if shares}


def geomean(values: Iterable[float]) -> float:
    """Of those that are numbers; NaN of none."""
    known = [value for value in values if value == value and value > 0]
    return math.exp(sum(map(math.log, known)) / len(known)) if known else math.nan


def oracle_text(rows: Sequence[Mapping[str, Any]]) -> str:
    """The share of the oracle, its least, and how many micro-kernels both are of; empty where none was measured."""
    shares = [share for share in (num(row, "oracle_share") for row in rows) if share == share]
    if not shares:
        return ""
    sizes = {(int(num(row, "library_size")), int(num(row, "oracle_of"))) for row in rows if row.get("oracle_of")}
    among = [f"chosen from {own} micro-kernels" + f", the best of {of}" * (of != own) for own, of in sorted(sizes)]
    return "; ".join([f"{geomean(shares):.3f}, least {min(shares):.2f}", *among])


def split(rows: Sequence[Mapping[str, Any]]) -> tuple[list, dict[str, list]]:
    """(rows of the empty calls, rows by category with ALL of them last)."""
    overhead = [row for row in rows if row["category"] == OVERHEAD]
    cases = [row for row in rows if row["category"] != OVERHEAD]
    categories = dict.fromkeys(row["category"] for row in cases)
    return overhead, {c: [row for row in cases if row["category"] == c] for c in categories} | {"ALL": cases}


def absences(rows: Iterable[Mapping[str, Any]]) -> dict[str, list[str]]:
    """peer -> the operators that it computes nowhere, with its reason where it gave one."""
    cases = [row for row in rows if row["category"] != OVERHEAD]
    found: dict[str, list[str]] = {}
    for who in peers_of(cases):
        for operator in dict.fromkeys(map(operator_of, cases)):
            members = [row for row in cases if operator_of(row) == operator]
            if who not in PACKED and not any(row.get(f"us.{who}") or row.get(f"failed.{who}") for row in members):
                why = next((str(row[f"cannot.{who}"]) for row in members if row.get(f"cannot.{who}")), "")
                found.setdefault(who, []).append(f"{operator} ({why})" if why else operator)
    return found


def form_of(row: Mapping[str, Any]) -> str:
    """The function of a row's case; results of before there were forms are of the plain one."""
    if row.get("form"):
        return str(row["form"])
    return ProductForm(row.get("types") or "f32", int(row.get("batch") or 1) > 1, row.get("layout") or "nn").function


def operator_of(row: Mapping[str, Any]) -> str:
    """Of which peers have all or nothing: conv_nhwc, whatever the window."""
    return str(row.get("operator") or form_of(row))


def sizes_of(row: Mapping[str, Any]) -> str:
    """192 x 5 x 64 x 5 nt bf16."""
    if row.get("size"):
        return str(row["size"])
    sizes = [str(row[size]) for size in ("batch", "m", "n", "k") if row.get(size) not in (None, "")]
    batch = sizes[:1] if len(sizes) == 4 and sizes[0] != "1" else []
    rest = [
        str(row.get(what)) for what, plain in (("layout", "nn"), ("types", "f32")) if (row.get(what) or plain) != plain
    ]
    return " ".join([" x ".join(batch + sizes[-3:]), *rest])


def failures(rows: Iterable[Mapping[str, Any]]) -> list[tuple[str, str, str]]:
    """(case, who, what it said) of all that failed, and of all results that are wrong."""
    found = []
    for row in rows:
        for column, value in row.items():
            if column.startswith("failed.") and value:
                found.append((row["name"], column.removeprefix("failed."), str(value)))
            if column.startswith("bad.") and value:
                who = column.removeprefix("bad.")
                found.append((row["name"], who, f"wrong result: error {num(row, f'err.{who}'):.1e}"))
    return found


def worst(rows: Iterable[Mapping[str, Any]], subject: str, count: int) -> list[Mapping[str, Any]]:
    """The cases in which the subject is slowest against the best peer."""
    known = [row for row in rows if ratio(row, "best", subject, "net") == ratio(row, "best", subject, "net")]
    return sorted(known, key=lambda row: ratio(row, "best", subject, "net"))[:count]
