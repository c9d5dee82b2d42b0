"""Objects of the code that a library has in every module, which IREE's compiler never sees again once they are kept."""

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

from dynmlir.backend.objects import (
    GROUP,
    CompileObject,
    LibraryObject,
    executable_of,
    of_one_size,
    plain_names,
    weights,
)
from dynmlir.backend.prepared import prepare
from dynmlir.backend.symbols import Functions, named
from dynmlir.lowering.kept import Keep
from dynmlir.lowering.library_code import LibraryCode

#: In an archive of objects: what drivers are called in each, in order.
_NAMES = "names.json"


@dataclass(frozen=True)
class LibraryObjects:
    """Of a library's drivers, for a target."""

    code: LibraryCode
    flags: tuple[str, ...]
    """Of the compiler."""
    compile_object: CompileObject
    keep: Keep | None

    def objects(self, target: ir.Attribute, pool: ThreadPoolExecutor) -> list[LibraryObject]:
        """From before, or compiled side by side. Raises DynmlirError as `compile_object` does."""
        code = self.code.apart()
        make = partial(_archive, code, list(self.code.drivers), target, self.compile_object, pool)
        told = "\n".join((code, str(target), *self.flags, str(GROUP)))
        return _read(make() if self.keep is None else self.keep(told.encode(), make))


def _archive(
    code: str, drivers: Sequence[str], target: ir.Attribute, compile_object: CompileObject, pool: ThreadPoolExecutor
) -> bytes:
    module = ir.Module.parse(code)
    for function in named(module.body, "func.func"):
        function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the inliner drops drivers
    prepare(module)
    functions = Functions(named(module.body, "func.func"))
    weight, total = weights(functions)
    sources, known = [], []
    for group in of_one_size(list(drivers), weight, total / ceil(total / GROUP)):
        plain = plain_names(name for name in functions if name in group)
        reached = functions.reached(group)
        sources.append(executable_of([f for name, f in functions.items() if name in reached], plain, target))
        known.append(plain)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr(_NAMES, json.dumps(known))
        for place, data in enumerate(pool.map(compile_object, sources)):
            archive.writestr(str(place), data)
    return made.getvalue()


def _read(archive: bytes) -> list[LibraryObject]:
    with zipfile.ZipFile(io.BytesIO(archive)) as held:
        known = json.loads(held.read(_NAMES))
        return [LibraryObject(held.read(str(place)), names) for place, names in enumerate(known)]
