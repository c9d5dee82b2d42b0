"""dynmlir-polymerize: the patterns in which a template's output may be cut (MikPoly Fig. 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.attributes import integer_attr
from dynmlir.dialect.core import ops_inside, ops_named
from dynmlir.dialect.pattern import bound_map, pattern_name
from dynmlir.kernels.pattern_sets import find_patterns
from dynmlir.kernels.patterns import Regions, bounds
from dynmlir.passes.base import Pass, PassContext, register_pass


def add_pattern(block: ir.Block, name: str, regions: Regions) -> None:
    """Appends a `dynmlir.pattern` with its regions to a block."""
    with ir.InsertionPoint(block):
        pattern = ir.Operation.create("dynmlir.pattern", attributes={"name": ir.StringAttr.get(name)}, regions=1)
    with ir.InsertionPoint(pattern.regions[0].blocks.append()):
        for blocks in regions:
            rows, cols = bounds(blocks)
            attributes = {
                "blocks": ir.ArrayAttr.get([integer_attr(b) for b in blocks]),
                "rows": bound_map(rows),
                "cols": bound_map(cols),
            }
            ir.Operation.create("dynmlir.region", attributes=attributes)


def add_patterns(template: Any, patterns: dict[str, Regions]) -> None:
    """Adds to a template the patterns that it lacks."""
    region = template.regions[1]
    block = region.blocks[0] if len(region.blocks) else region.blocks.append()
    present = {pattern_name(op) for op in block.operations}
    with template.location:
        for name, regions in patterns.items():
            if name not in present:
                add_pattern(block, name, regions)


@register_pass
class Polymerize(Pass):
    """Assumes templates: a pipeline runs form-templates first if it has not; needs no library."""

    name = "dynmlir-polymerize"
    summary = "add the patterns and their regions to each template"
    prerequisites = ("dynmlir-form-templates",)
    description = """\
Before, with patterns=II:
  %r = "dynmlir.template"(...) ({...}, {
  }) {sym_name = "main_matmul_0", ...}
After:
  %r = "dynmlir.template"(...) ({...}, {
    "dynmlir.pattern"() ({
      "dynmlir.region"() {blocks = [1, 2, 3], cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>,
                          rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>} : () -> ()
      "dynmlir.region"() {blocks = [4, 5, 6, 7], cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>,
                          rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (r, M)>} : () -> ()
    }) {name = "II"} : () -> ()
  }) {sym_name = "main_matmul_0", ...}

A template's patterns that are there already stay as they are, and none is added where no names are given. On plain
linalg the templates are formed first."""

    @dataclass(frozen=True)
    class Options:
        patterns: tuple[str, ...] = field(
            default=(), metadata={"help": "patterns or pattern sets, a plug-in's, too; without any, MikPoly's nine"}
        )

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        patterns = find_patterns(options.patterns)
        for template in ops_named(module, "dynmlir.template"):
            if options.patterns or not ops_inside(template, 1, "dynmlir.pattern"):
                add_patterns(template, patterns)
