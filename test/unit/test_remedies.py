"""What is done where iree-compile refuses a module, dies, or stands still."""

import sys

import pytest

from dynmlir.backend import iree
from dynmlir.backend.processes import StandsStill, run_to_end
from dynmlir.diagnostics import DynmlirError

STACK = (
    "in.mlir:3:5: error: 'func.func' op exceeded stack allocation limit of 32768 bytes for function. Got 35840 bytes"
)
FUSED = "in.mlir:7:1: error: operand #0 does not dominate this use"
#: Of a window's mean that an op on its elements and a mean of all of it read.
NOT_HOISTED = (
    "in.mlir:7:1: error: 'memref.alloca' op all stack allocations need to be hoisted to the entry block of the function"
)
OTHER = "in.mlir:9:1: error: failed to legalize operation 'math.erf'"
TRACE = """Please report issues to IREE
 #0 0x00007f867fb5a0ab llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) Signals.cpp:0:0
 #1 0x00007f868150b570 mlir::(anonymous namespace)::MaterializeDeviceEncodingPass::runOnOperation() Encoding.cpp:0:0
"""


def outcomes(*errors):
    """What makes a module once it has been refused with each of these in turn, and the flags that it was given."""
    given, left = [], list(errors)

    def make(flags):
        given.append(list(flags))
        if left:
            raise iree._first_error(left.pop(0), "in.mlir", -11)
        return "made"

    return make, given


def test_what_takes_too_much_of_the_stack_is_not_tiled():
    make, given = outcomes(STACK)
    assert iree._as_it_can_be(make, ["--iree-opt-data-tiling", "--other"]) == "made"
    assert given == [["--iree-opt-data-tiling", "--other"], ["--other"]]


def test_what_takes_too_much_of_it_all_the_same_is_fused_less():
    make, given = outcomes(STACK, STACK)
    assert iree._as_it_can_be(make, ["--iree-opt-data-tiling"]) == "made"
    assert given == [["--iree-opt-data-tiling"], [], ["--iree-dispatch-creation-fuse-multi-use=false"]]


def test_a_remark_says_what_was_done():
    make, _ = outcomes(FUSED.replace("in.mlir", "-"), STACK)
    said = []
    iree._as_it_can_be(make, ["--iree-opt-data-tiling"], lambda text, place: said.append((place, text)))
    (place, fused), (nowhere, tiled) = said
    assert (place, nowhere) == ("-:7:1", None)
    assert "compiled fusing less" in fused and fused.endswith("refused: operand #0 does not dominate this use")
    assert "compiled without data tiling" in tiled


@pytest.mark.parametrize("fused", [FUSED, NOT_HOISTED])
def test_remedies_come_together(fused):
    make, given = outcomes(fused, TRACE)
    assert iree._as_it_can_be(make, ["--iree-opt-data-tiling"]) == "made"
    assert given[-1] == ["--iree-dispatch-creation-fuse-multi-use=false"]


@pytest.mark.parametrize("errors", [(STACK, OTHER), (STACK, TRACE), (TRACE, STACK, STACK), (STACK, STACK, STACK)])
def test_the_first_error_that_has_a_place_is_said(errors):
    make, given = outcomes(*errors)
    with pytest.raises(DynmlirError, match="exceeded stack allocation limit"):
        iree._as_it_can_be(make, ("--iree-opt-data-tiling",))
    assert len(given) == len(errors)


def test_what_no_flag_cures_is_tried_once():
    make, given = outcomes(OTHER)
    with pytest.raises(DynmlirError, match="failed to legalize"):
        iree._as_it_can_be(make, ["--iree-opt-data-tiling"])
    assert len(given) == 1


def test_a_crash_says_which_pass_ran():
    make, _ = outcomes(TRACE, TRACE)
    with pytest.raises(DynmlirError, match="iree-compile died of SIGSEGV in MaterializeDeviceEncodingPass"):
        iree._as_it_can_be(make, ["--iree-opt-data-tiling"])


def test_a_program_that_does_nothing_is_ended():
    with pytest.raises(StandsStill):
        run_to_end([sys.executable, "-c", "import time; time.sleep(600)"], between=0.2)


def test_a_program_that_works_is_waited_for():
    busy = "import time\nwhile time.process_time() < 1.5: pass\nprint('done')"
    done = run_to_end([sys.executable, "-c", busy], between=0.1)
    assert (done.returncode, done.stdout) == (0, "done\n")


def executable(words: int) -> str:
    layout = f"#hal.pipeline.layout<constants = {words}, bindings = [#hal.pipeline.binding<storage_buffer>]>"
    return f"""
hal.executable private @e {{
  hal.executable.variant public @v target(<"llvm-cpu", "embedded-elf-x86_64">) {{
    hal.executable.export public @f ordinal(0) layout({layout})
    builtin.module {{
      func.func @f() {{
        return
      }}
    }}
  }}
}}"""


def test_a_dispatch_of_too_many_sizes_is_parted():
    iree._refuse_long_dispatches(iree.parse_and_verify(executable(64)))
    with pytest.raises(iree._CurableError, match="a dispatch takes 66 words of sizes, of at most 64") as refused:
        iree._refuse_long_dispatches(iree.parse_and_verify(executable(66)))
    assert refused.value.remedies[0] is iree._FUSE_LESS
