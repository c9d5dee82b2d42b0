"""What a researcher registers reaches the emitted dispatch function; the IR decides what it can choose."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from native import Native
from synthetic import DEVICE, library

from dynmlir.bindings import ir
from dynmlir.costmodel import MODELS, CostModel, find_model, register, select
from dynmlir.dialect import new_context
from dynmlir.dialect.convert import write_device, write_library
from dynmlir.dialect.core import ops_named
from dynmlir.driver.pipeline import Pipeline, parse_pipeline
from dynmlir.kernels.pattern_sets import PATTERN_SETS, register_patterns
from dynmlir.passes.base import PassContext
from dynmlir.passes.emit_dispatch import read_problem, sizes_of_selection, tried_patterns

SOURCE = """
func.func @main(%a: tensor<?x768xf32>, %b: tensor<768x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x?xf32>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""
FEW = dataclasses.replace(library(), micro_kernels=library().micro_kernels[::6])
STRIPES = {"right-first": ((1, 2, 3, 4, 5, 6, 7),), "columns": ((1, 4, 5), (2, 3, 6, 7))}


class PreferLast(CostModel):
    """The kernel that stands last in the library costs nothing."""

    name, unit = "prefer-last", "kernels"

    def region(self, x, kernel, device, work, state):
        return 0 if kernel.name == FEW.micro_kernels[-1].name else 1, state


@pytest.fixture
def plugin():
    register(PreferLast())
    register_patterns("stripes", STRIPES)
    yield
    del MODELS["prefer-last"], PATTERN_SETS["stripes"]


def lowered(pipeline: str) -> tuple[ir.Module, PassContext]:
    """SOURCE after the passes, with the library in the module."""
    module, context = ir.Module.parse(SOURCE), PassContext()
    with ir.InsertionPoint.at_block_begin(module.body), ir.Location.unknown():
        write_device(DEVICE)
        write_library(FEW)
    Pipeline(parse_pipeline(f"builtin.module({pipeline})")).run(module, context)
    return module, context


def test_sizes_of_selection_come_from_the_types():
    with new_context():
        module, _ = lowered("dynmlir-form-templates")
        assert sizes_of_selection(ops_named(module, "dynmlir.template")[0]) == {"k": 768}


def test_a_plugin_s_patterns_are_tried_and_numbered_from_ten(plugin):
    with new_context():
        module, context = lowered("dynmlir-polymerize{patterns=all,stripes},dynmlir-attach-library")
        template = ops_named(module, "dynmlir.template")[0]
        tried = tried_patterns(template, (), context)
        assert list(tried) == ["I", "right-first", "columns"]
        problem = read_problem(template, "mikpoly", {name: tried[name] for name in STRIPES})
        assert problem.numbers["right-first"] == 10 and problem.numbers["columns"] == 11
        assert problem.library == FEW and problem.device == DEVICE
        only = tried_patterns(template, ("stripes", "IX"), context)
        assert list(only) == ["IX", "right-first", "columns"]
    sizes = np.random.default_rng(0).integers(1, 500, (4, 2000))
    plans = Native(problem, {"k": 768})(*sizes[:2], np.full(2000, 768), sizes[3] % 8 + 1)
    assert set(plans[:, 0]) == {10, 11}


def test_a_plugin_s_cost_model_reaches_the_emitted_function(plugin):
    with new_context():
        module, _ = lowered(
            "dynmlir-polymerize{patterns=I},dynmlir-attach-library,dynmlir-emit-dispatch{cost-model=prefer-last}"
        )
        template = ops_named(module, "dynmlir.template")[0]
        assert str(template.attributes["select"]) == "@main_matmul_0_select"
        problem = read_problem(template, "prefer-last", {"I": STRIPES["right-first"]})
    assert problem.model is find_model("prefer-last")
    assert Native(problem)(*np.array([[5], [6], [7], [1]]))[0, 6] == len(FEW.micro_kernels) - 1
    assert select(problem, 5, 6, 7, 1)[6] == len(FEW.micro_kernels) - 1


def test_a_deleted_kernel_is_never_chosen():
    with new_context():
        module, _ = lowered("dynmlir-polymerize{patterns=I},dynmlir-attach-library")
        ops_named(module, "dynmlir.micro_kernel")[-1].operation.erase()
        template = ops_named(module, "dynmlir.template")[0]
        problem = read_problem(template, "wave", {"I": STRIPES["right-first"]})
    assert problem.library.micro_kernels == FEW.micro_kernels[:-1]
