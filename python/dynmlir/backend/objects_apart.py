"""Objects of code that modules only declare, which IREE's compiler never sees again once they are kept."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil

from iree.compiler import ir

from dynmlir.backend.objects import GROUP, CompileObject, Made, executable_of, of_one_size, plain_names, weights
from dynmlir.backend.prepared import prepare
from dynmlir.backend.symbols import MEMORY, Functions, named
from dynmlir.lowering.code_apart import Apart, Keep

#: In an archive of objects: what entries are called in each, in order.
_NAMES = "names.json"


@dataclass(frozen=True)
class ObjectsApart:
    """Of what one executable only declares."""

    part: Apart
    flags: tuple[str, ...]
    """Of the compiler."""
    compile_object: CompileObject
    keep: Keep | None

    def made(self, target: ir.Attribute, pool: ThreadPoolExecutor) -> list[Made]:
        """From before, or compiled side by side. Raises DynmlirError as `compile_object` does."""
        text = self.part.code.apart()
        make = partial(_archive, text, list(self.part.code.entries), target, self.compile_object, pool)
        told = "\n".join((text, str(target), *self.flags, str(GROUP)))
        archive = make() if self.keep is None else self.keep(told.encode(), make)
        return [
            Made(data, {name: known[entry] for name, entry in self.part.names.items() if entry in known})
            for data, known in _read(archive)
        ]


def _archive(
    code: str, entries: Sequence[str], target: ir.Attribute, compile_object: CompileObject, pool: ThreadPoolExecutor
) -> bytes:
    module = ir.Module.parse(code)
    for function in named(module.body, "func.func"):
        function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the inliner drops entries
    prepare(module)
    functions, tables = Functions(named(module.body, "func.func")), named(module.body, MEMORY)
    weight, total = weights(functions)
    sources, known = [], []
    for group in of_one_size(list(entries), weight, total / ceil(total / GROUP)):
        plain = plain_names(name for name in functions if name in group)
        reached = functions.reached(group)
        sources.append(
            executable_of([*tables, *(f for name, f in functions.items() if name in reached)], plain, target)
        )
        known.append(plain)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr(_NAMES, json.dumps(known))
        for place, data in enumerate(pool.map(compile_object, sources)):
            archive.writestr(str(place), data)
    return made.getvalue()


def _read(archive: bytes) -> list[tuple[bytes, dict[str, str]]]:
    with zipfile.ZipFile(io.BytesIO(archive)) as held:
        return [(held.read(str(place)), names) for place, names in enumerate(json.loads(held.read(_NAMES)))]
