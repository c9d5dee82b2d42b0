"""A module as it is handed to IREE: text put together of what the source holds and of what was generated."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from iree.compiler import ir

from dynmlir.backend.iree import generic_text, parse_and_verify, refuse_unknown_ops, to_generic
from dynmlir.blobs import Blobs
from dynmlir.diagnostics import DynmlirError
from dynmlir.lowering.code_apart import Apart

#: A place in the text that is parsed; and how those of the source are told from it meanwhile.
_HERE, _SOURCE = re.compile(r'"-":(\d+:\d+)'), '"<source>":'


@dataclass(frozen=True)
class Handed:
    """What was generated is located where its first template is."""

    text: str
    """In both forms; without locations but those of the source, which are marked."""
    place: str
    """Where the first template is, as a location is printed; empty where that is not known."""
    resources: str
    """What the dense resources hold, as it stands at the end of a text."""
    target: str = ""
    """The GPU that code is made for, as an attribute; empty for a CPU."""
    apart: Mapping[str, Sequence[Apart]] = field(default_factory=dict)
    """By executable, code of which the module holds declarations alone: then `generic` is not the whole."""
    blobs: Blobs = field(default_factory=Blobs)
    """What large constants hold, of which the text says nothing."""

    def parse(self) -> ir.Module:
        """The module, located in its own text. Raises DynmlirError."""
        return parse_and_verify(self.text)

    def generic(self, change: Callable[[ir.Module], None] | None = None) -> str:
        """The whole in generic form, verified by IREE, located; `change` changes it first. Raises DynmlirError."""
        try:
            return self._located(to_generic(self.text, change))
        except DynmlirError as error:
            refuse_unknown_ops(self._located(self.text))  # which a parser places where they stand in the text
            if error.location:
                error.location = error.location.replace(_SOURCE.replace('"', ""), "-:", 1)
            raise

    def part(self, module: ir.Module) -> str:
        """The same of what is left of what `parse` returned."""
        return self._located(generic_text(module))

    def _located(self, generic: str) -> str:
        if self.place:
            generic = _HERE.sub(self.place, generic)
        return generic.replace(_SOURCE, '"-":') + f"\n{self.resources}"


def hand(
    source: str,
    generated: Sequence[str],
    location: Any,
    attributes: str,
    resources: str,
    target: str = "",
    apart: Mapping[str, Sequence[Apart]] | None = None,
) -> Handed:
    """Ops of the source, in generic form with locations, and generated ones, in a module with these attributes."""
    text = "\n".join([*generated[:1], _HERE.sub(rf"{_SOURCE}\1", source), *generated[1:]])
    if attributes:
        text = f'"builtin.module"() ({{\n{text}\n}}) {attributes} : () -> ()'
    place = _HERE.search(str(location))
    return Handed(text, place[0] if place else "", resources, target, apart or {})
