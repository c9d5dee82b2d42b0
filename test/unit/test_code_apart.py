"""What a library's code is in every module, and that modules hold declarations of it alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir import dialect
from dynmlir.backend.handed import Handed
from dynmlir.dialect.files import load_library
from dynmlir.driver.compile import CompileOptions, Lowered, lower
from dynmlir.driver.registry import plugin_passes
from dynmlir.lowering.code_apart import library_code

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
MATMUL = (Path(__file__).parents[2] / "examples" / "matmul.mlir").read_text()
OPTIONS = CompileOptions(library=str(LIBRARY))
#: A pass that counts multiply-adds where micro-kernels have been lowered.
COUNTS = """
from dynmlir.dialect.core import leave_note
from dynmlir.passes.base import Pass, register_pass

@register_pass
class Count(Pass):
    name, summary, after = "count", "count multiply-adds", "dynmlir-lower-micro-kernels"

    def run(self, module, options, context):
        leave_note(module, "fmas", str(str(module).count("vector.fma")))
"""


def made(what: bytes, make: Callable[[], bytes]) -> bytes:
    return make()


@pytest.fixture(scope="module")
def handed() -> Lowered:
    return lower(MATMUL, "matmul.mlir", OPTIONS, only_emitted=True)


def test_drivers_are_declared_and_what_they_call_is_apart() -> None:
    with dialect.new_context():
        device, library = load_library(LIBRARY)
        code = library_code(library, device, made)
    assert code.entries and code.entries.keys() <= code.functions.keys()
    apart = code.apart()
    assert all(f'sym_name = "{name}"' in apart for name in code.entries)
    assert "vector.fma" in apart and "@dynmlir_share" not in apart
    some = next(iter(code.entries))
    beside = "\n".join(code.beside([f"func.call @{some}() : () -> ()", "call @dynmlir_share()"]))
    assert "vector.fma" not in beside and beside.count("sym_name") == 3, "with what @dynmlir_share calls"
    assert beside.index("dynmlir_part") < beside.index('"dynmlir_share"'), "callees first"


def test_it_is_kept(tmp_path: Path) -> None:
    kept: dict[bytes, bytes] = {}
    asked: list[bytes] = []

    def keep(what: bytes, make: Callable[[], bytes]) -> bytes:
        asked.append(what)
        if what not in kept:
            kept[what] = make()
        return kept[what]

    with dialect.new_context():
        device, library = load_library(LIBRARY)
        first = library_code(library, device, keep)
        asked.clear()
        assert library_code(library, device, keep) == first
    assert len(asked) == 1, "no tile is asked for"


def test_a_module_has_none_of_it(handed: Lowered) -> None:
    assert isinstance(handed.module, Handed)
    assert "vector.fma" not in handed.module.text and handed.module.apart
    assert "vector.fma" in handed.text, "as a whole"


def test_a_plug_in_behind_micro_kernels_sees_them(tmp_path: Path) -> None:
    plugin = tmp_path / "count.py"
    plugin.write_text(COUNTS)
    with plugin_passes([str(plugin)]):
        lowered = lower(MATMUL, "matmul.mlir", OPTIONS, only_emitted=True)
    assert 'fmas = "0"' not in lowered.text and "fmas = " in lowered.text
    module = dynmlir.compile(MATMUL, library=LIBRARY, plugins=[plugin])
    assert np.array_equal(module.matmul(np.ones((3, 4), "f4"), np.ones((4, 2), "f4")), np.full((3, 2), 4, "f4"))
