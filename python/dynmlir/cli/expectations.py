"""--verify-diagnostics: comments that say which diagnostics a text must get, as mlir-opt reads them.

// expected-error @+1 {{tile size}}
// expected-remark @below {{left alone}}
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMMENT = re.compile(
    r"expected-(?P<severity>error|warning|remark|note)(?P<re>-re)?"
    r"\s*(?:@(?P<where>[+-]\d+|above|below|unknown))?\s*\{\{(?P<text>.*?)\}\}"
)


@dataclass
class Diagnostic:
    """One diagnostic that was made; `line` counts from 1, None where it is not in the text."""

    severity: str
    line: int | None
    text: str
    location: str

    def __str__(self) -> str:
        return f"{self.location}: {self.severity}: {self.text}"


@dataclass
class Expectation:
    """One `expected-...` comment; `line` is the line that it is about, None for @unknown."""

    severity: str
    line: int | None
    pattern: str
    text: str
    comment: int

    def matches(self, diagnostic: Diagnostic) -> bool:
        same = (self.severity, self.line) == (diagnostic.severity, diagnostic.line)
        return same and re.search(self.pattern, diagnostic.text) is not None


def read_expectations(text: str) -> list[Expectation]:
    """The comments of a text."""
    found = []
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        for match in _COMMENT.finditer(line):
            pattern = match["text"] if match["re"] else re.escape(match["text"])
            about = _about(match["where"], number, lines)
            found.append(Expectation(match["severity"], about, pattern, match["text"], number))
    return found


def _about(where: str | None, number: int, lines: list[str]) -> int | None:
    """The line that a comment at line `number` is about."""
    if where == "unknown":
        return None
    if where in ("above", "below"):
        step = 1 if where == "below" else -1
        about = number + step
        while 0 < about <= len(lines) and _COMMENT.search(lines[about - 1]):
            about += step
        return about
    return number + int(where or 0)


def mismatches(text: str, source_name: str, made: list[Diagnostic]) -> list[str]:
    """What differs between the comments of a text and the diagnostics that it got, as error lines."""
    expected, failures = read_expectations(text), []
    for diagnostic in made:
        match = next((e for e in expected if e.matches(diagnostic)), None)
        if match is not None:
            expected.remove(match)
        else:
            failures.append(f"{diagnostic.location}: error: unexpected {diagnostic.severity}: {diagnostic.text}")
    for left in expected:
        where = f"{source_name}:{left.comment}:1"
        failures.append(f'{where}: error: expected {left.severity} "{left.text}" was not produced')
    return failures
