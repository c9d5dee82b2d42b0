"""dynmlir-opt's command line: mlir-opt's options, and one flag for each pass in the order given."""

from __future__ import annotations

from dataclasses import dataclass, field

from dynmlir.diagnostics import DynmlirError

#: flag -> (what follows, its line in --help); flags that take a value are `--flag=VALUE`.
OPTIONS: dict[str, tuple[str, str]] = {
    "help": ("", "list options and passes (-h, too)"),
    "version": ("", "print the version"),
    "help-pass": ("NAME", "show a pass with its IR before and after, and its options"),
    "o": ("FILE", "write to a file instead of standard output; all of it or nothing"),
    "pass-pipeline": ("TEXT", "'builtin.module(...)' of dynmlir's and MLIR's passes"),
    "load-pass": ("FILE.py", "load passes, cost models or pattern sets from a Python file"),
    "split-input-file": ("", "treat the parts between lines '// -----' as files of their own"),
    "verify-diagnostics": ("", "check 'expected-error@+1 {{text}}' comments against what is said"),
    "remarks": ("", "print remarks: why an operator was left alone"),
    "mlir-print-ir-before-all": ("", "print the IR before each pass, to standard error"),
    "mlir-print-ir-before": ("PASS", "print the IR before this pass; may be given again"),
    "mlir-print-ir-after-all": ("", "print the IR after each pass, to standard error"),
    "mlir-print-ir-after": ("PASS", "print the IR after this pass; may be given again"),
    "mlir-timing": ("", "print the time that each pass took, to standard error"),
    "mlir-print-op-generic": ("", "print ops in generic form"),
    "mlir-print-local-scope": ("", "print attributes and types in place, without aliases"),
    "mlir-print-debuginfo": ("", "print locations"),
    "mlir-elide-elementsattrs-if-larger": ("N", "print no constants of more than so many elements"),
    "allow-unregistered-dialect": ("", "accept ops of dialects that are not registered"),
}


#: Short spellings.
_SHORT = {"h": "help"}


@dataclass
class Arguments:
    """What was asked for."""

    input: str = "-"
    #: options without a value that were given.
    flags: set[str] = field(default_factory=set)
    #: options with values, each in the order given.
    values: dict[str, list[str]] = field(default_factory=dict)
    #: (pass name, options) of pass flags, in the order given.
    passes: list[tuple[str, str]] = field(default_factory=list)

    def last(self, option: str) -> str | None:
        """The value of an option; the last one if it was given again."""
        return self.values[option][-1] if option in self.values else None

    def number(self, option: str) -> int | None:
        """The value of an option that is a number; DynmlirError where it is none."""
        text = self.last(option)
        if text is not None and not (text.isascii() and text.isdigit()):
            raise DynmlirError(f"option --{option} takes a number of 0 or more, got '{text}'", "command-line")
        return None if text is None else int(text)


def parse_arguments(argv: list[str]) -> Arguments:
    """The arguments of a command line; DynmlirError where a value is missing or inputs are two.

    A flag that is no option is taken for a pass: whether there is one is known once plug-ins are loaded.
    """
    arguments, inputs, rest = Arguments(), [], list(argv)
    while rest:
        word = rest.pop(0)
        if word == "-" or not word.startswith("-"):
            inputs.append(word)
            continue
        name, equals, value = word.lstrip("-").partition("=")
        name = _SHORT.get(name, name)
        if name not in OPTIONS:
            arguments.passes.append((name, value))
        elif not OPTIONS[name][0]:
            arguments.flags.add(name)
        else:
            if not equals and not rest:
                raise DynmlirError(f"option --{name} lacks its {OPTIONS[name][0]}", "command-line")
            arguments.values.setdefault(name, []).append(value if equals else rest.pop(0))
    if len(inputs) > 1:
        raise DynmlirError(f"expected one input file, got {' and '.join(inputs)}", "command-line")
    arguments.input = inputs[0] if inputs else "-"
    if arguments.passes and "pass-pipeline" in arguments.values:
        flag = f"--{arguments.passes[0][0]}"
        raise DynmlirError(f"--pass-pipeline and {flag} exclude each other", "command-line")
    return arguments
