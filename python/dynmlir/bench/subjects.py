"""dynmlir's side of a run: a module with a function for each form of the suite, compiled here or given."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from dynmlir.bench.forms import Form, ProductForm
from dynmlir.bench.session import Candidates, Subject
from dynmlir.bench.sources import source_of, weights_source
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions, emit, lower
from dynmlir.driver.problems import problems_of_module, problems_of_text
from dynmlir.explain.operator import Operator
from dynmlir.runtime import load

UNSERVED = "no library of micro-kernels serves it"


@dataclass(frozen=True)
class Made:
    subject: Subject
    #: form -> why it is not measured.
    lacking: Mapping[Form, str]


def compiled_subject(
    forms: Sequence[Form], options: CompileOptions, debug: CompileOptions | None, name: str, constant: bool = False
) -> Made:
    """The forms that a library serves, compiled; with `debug` also as a module that runs a given plan.

    With `constant` also for each N and K, when they come, with B as a parameter.
    Raises DynmlirError where there is none.
    """
    operators, lacking = served_operators(forms, options, name)
    served = tuple(form for form in forms if form.function in operators)
    if not served:
        why = "; ".join(dict.fromkeys(lacking.values()))
        raise DynmlirError(f"no micro-kernels serve what is to be measured: {why}", "--target-cpu")
    module, forced = (compiled(served, how, name) if how else None for how in (options, debug))
    with_weights = functools.cache(partial(compiled_for, options, name)) if constant else None
    return Made(Subject(module, served, forced, operators, with_weights), lacking)


def with_candidates(subject: Subject, debug: CompileOptions, name: str, where: str) -> Subject:
    """The subject with the library of `debug` for its oracle to search.

    Raises DynmlirError where that has no micro-kernels for a form, or lacks one that dynmlir's side chooses from.
    """
    operators, lacking = served_operators(subject.forms, debug, name)
    for form, why in lacking.items():
        raise DynmlirError(f"no candidates for {form.function}: {why}", where)
    for function, own in subject.operators.items():
        names = {kernel.name for kernel in operators[function].problem.library.micro_kernels}
        missing = [kernel.name for kernel in own.problem.library.micro_kernels if kernel.name not in names]
        if missing:
            what = f"lacks {', '.join(missing[:3])}" + (f" and {len(missing) - 3} more" if len(missing) > 3 else "")
            raise DynmlirError(f"{what}, which {function} is chosen from: it is no library of candidates", where)
    return replace(subject, candidates=Candidates(compiled(subject.forms, debug, name), operators))


def served_operators(
    forms: Sequence[Form], options: CompileOptions, name: str
) -> tuple[dict[str, Operator], dict[Form, str]]:
    """(operators by their function, why forms have none). Raises DynmlirError where all are refused alike."""
    try:
        found = by_function(problems_of_text(source_of(forms), name, options)[0], forms)
    except DynmlirError as error:
        if len(forms) == 1:
            raise
        return _one_by_one(forms, options, name, error)
    return found, {form: UNSERVED for form in forms if form.function not in found}


def _one_by_one(
    forms: Sequence[Form], options: CompileOptions, name: str, refused: DynmlirError
) -> tuple[dict[str, Operator], dict[Form, str]]:
    """The same where some forms are refused: who asks for many gets those that there are."""
    found: dict[str, Operator] = {}
    lacking: dict[Form, str] = {}
    for form in forms:
        try:
            made, lacks = served_operators([form], options, name)
            found, lacking = found | made, lacking | lacks
        except DynmlirError as error:
            lacking[form] = error.message
    if not found:
        raise refused
    return found, lacking


def compiled_for(options: CompileOptions, name: str, form: ProductForm, n: int, k: int) -> bytes:
    """The module that knows N, K, and B when it is loaded."""
    return emit(lower(weights_source(form, n, k), name, options, only_emitted=True), name, options)


def compiled(forms: Iterable[Form], options: CompileOptions, name: str) -> bytes:
    return emit(lower(source_of(forms), name, options, only_emitted=True), name, options)


def given_subject(path: str, forms: Sequence[Form]) -> Made:
    """The forms that a .vmfb has functions for. Raises DynmlirError where it has none or cannot be read."""
    try:
        module = load(path)
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except ValueError as error:
        raise DynmlirError(str(error).removeprefix(f"{path}: "), path) from None
    there = tuple(form for form in forms if form.function in module.function_names)
    if not there:
        wanted = ", ".join(f"@{form.function}" for form in forms)
        raise DynmlirError(f"has no function {wanted}: {', '.join(module.function_names)}", path)
    operators = by_function(problems_of_module(module, path), there)
    forced = operators and all(o.forced_name in module.function_names for o in operators.values())
    lacking = {form: f"{path} has no function @{form.function}" for form in forms if form not in there}
    return Made(Subject(module.data, there, module.data if forced else None, operators), lacking)


def by_function(operators: Iterable[Operator], forms: Sequence[Form]) -> dict[str, Operator]:
    """The operator of each form's function, by its name: functions hold one, named `<function>_<op>_0`."""
    names = sorted((form.function for form in forms), key=len, reverse=True)
    found = {}
    for operator in operators:
        owner = next((name for name in names if operator.name.startswith(f"{name}_")), None)
        if owner is not None:
            found[owner] = operator
    return found
