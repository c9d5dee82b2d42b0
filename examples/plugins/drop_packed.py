"""A researcher's own pass: what if no micro-kernel copied B into scratch first?

    dynmlir-opt --load-pass=examples/plugins/drop_packed.py --drop-packed LIBRARY.mlir
    dynmlir-compile --load-pass=examples/plugins/drop_packed.py IN.mlir -o OUT.vmfb

The IR is the truth: what the pass deletes, the dispatch function can no longer choose.
"""

import dynmlir
from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.passes.base import Pass


@dynmlir.register_pass
class DropPacked(Pass):
    """Assumes that each library has a micro-kernel that does not pack."""

    name = "drop-packed"
    after = "dynmlir-attach-library"  # where dynmlir-compile runs it
    summary = "delete the micro-kernels that pack B, from every library"
    description = """\
Before:
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", packed = false, ...} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", packed = true, ...} : () -> ()
After:
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", packed = false, ...} : () -> ()"""

    def run(self, module, options, context):
        for kernel in ops_named(module, "dynmlir.micro_kernel"):
            if ir.BoolAttr(kernel.attributes["packed"]).value:
                kernel.operation.erase()
