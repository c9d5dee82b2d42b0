"""What every dynmlir pass is: a name, a sentence, before/after IR, typed options, and `run`.

A pass module holds one pass, last in its file:

    @register_pass
    class EmitDispatch(Pass):
        name = "dynmlir-emit-dispatch"
        summary = "emit the cost model of each template as a function"
        description = "Before: ...  After: ..."   # IR, shown by dynmlir-opt --help-pass=NAME

        @dataclass(frozen=True)
        class Options:
            cost_model: str = field(default="cpu", metadata={"help": "..."})  # a pipeline spells it cost-model=...
            patterns: tuple[str, ...] = ()

        def run(self, module, options, context): ...

`run` changes `module` in place and takes valid IR to valid IR; the driver verifies after it. "Not
applicable" leaves the op alone with `context.remark(op, "...")`; "invalid" raises
`DynmlirError(message, location)`.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from dynmlir.bindings import ir
from dynmlir.blobs import Blobs
from dynmlir.diagnostics import DynmlirError, Remarks, near_match
from dynmlir.lowering.code_apart import Code, Keep


@dataclass
class PassContext:
    """What a run of a pipeline shares between its passes: the remarks, and what was lowered before."""

    remarks: Remarks = field(default_factory=Remarks)
    #: keeps code that is the same in many modules; None: nothing does.
    keep: Keep | None = None
    #: where code goes that IREE gets beside the module, by the name of a library or of a dispatch function; None: into
    #: the module.
    apart: dict[str, Code] | None = None
    #: what large constants hold, of which the module says nothing; None where somebody else looks at it, too.
    blobs: Blobs | None = None

    def remark(self, op: ir.Operation | ir.OpView, text: str) -> None:
        """Say why `op` was left alone, at its location."""
        self.remarks.emit(op.location, text)

    def warn(self, op: ir.Operation | ir.OpView, text: str) -> None:
        """Say what of `op` is not used as it is written, at its location; shown even where remarks are not."""
        self.remarks.emit(op.location, text, "warning")


class Pass:
    """One rewrite of a module. Subclasses set the class variables and `run`."""

    name: ClassVar[str]
    summary: ClassVar[str]
    description: ClassVar[str] = ""
    #: names of passes that a pipeline runs before this one unless it has run them already.
    prerequisites: ClassVar[tuple[str, ...]] = ()
    #: of a plug-in: the pass that a compilation runs this one behind; None: it is for pipelines that name it.
    after: ClassVar[str | None] = None
    #: of dynmlir's own: whether it may change libraries, or bring some.
    writes_libraries: ClassVar[bool] = False

    @dataclass(frozen=True)
    class Options:
        """No options."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class LibraryFiles:
    """Options of passes that look at the libraries that a compilation attaches."""

    library: tuple[str, ...] = field(
        default=(), metadata={"help": "library files; without any, the libraries in the module"}
    )


def static_too() -> Any:
    """An option: whether a pass looks at ops that state all of their sizes, which are IREE's otherwise."""
    return field(default=False, metadata={"help": "ops that state all of their sizes, too"})


PASSES: dict[str, type[Pass]] = {}


def register_pass(cls: type[Pass]) -> type[Pass]:
    """Class decorator: makes the pass known by its name to pipelines and to `dynmlir-opt`."""
    PASSES[cls.name] = cls
    return cls


def parse_options(cls: type[Pass], texts: dict[str, str]) -> Any:
    """`cls.Options` from the strings of a pipeline (`{"patterns": "I,II"}`).

    Dashes in a key stand for underscores. Fields may be str, int, bool, tuple[str, ...] or `X | None`.
    Raises DynmlirError for an unknown key (with the near matches) and for a value of the wrong type.
    """
    hints = typing.get_type_hints(cls.Options)
    known = [f.name for f in dataclasses.fields(cls.Options)]
    values = {}
    for key, text in texts.items():
        name = key.replace("-", "_")
        if name not in known:
            raise DynmlirError(near_match("option", key, [k.replace("_", "-") for k in known]))
        values[name] = _parse_value(f"option {key}", hints[name], text)
    return cls.Options(**values)


def _parse_value(what: str, kind: Any, text: str) -> Any:
    parser = _PARSERS.get(typing.get_origin(kind) or kind)
    if parser is None:  # X | None
        return _parse_value(what, next(k for k in typing.get_args(kind) if k is not type(None)), text)
    try:
        return parser(text)
    except ValueError:
        raise DynmlirError(f"{what}: '{text}' is not a {kind.__name__}") from None


def _parse_bool(text: str) -> bool:
    if text.lower() not in ("true", "false", "1", "0", ""):
        raise ValueError(text)
    return text.lower() in ("true", "1", "")


_PARSERS: dict[Any, Callable[[str], Any]] = {
    str: str,
    int: int,
    bool: _parse_bool,
    tuple: lambda text: tuple(part for part in text.split(",") if part),
}
