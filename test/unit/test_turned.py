"""Which tiles along K turn the rows of B that they copy, and in squares of which side (lowering/turned.py)."""

import pytest

from dynmlir.device.known import find_device
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import library_of
from dynmlir.generate.operation import find_operation
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.micro_kernels import drivers, library_functions
from dynmlir.lowering.turned import side, turns_rows

TILES = (1, 2, 3, 5, 8)


def turning(device, kind, layout="nn"):
    """Columns of the drivers that turn rows."""
    operation, found = find_operation(kind, layout), find_device(device)
    kernels = [micro_kernel(Candidate("dot", Tile(2, columns, 64))) for columns in TILES]
    library = library_of(found, [*kernels, micro_kernel(Candidate("direct", Tile(4, 32, 64)))], operation.types)
    arithmetic = arithmetic_of(library, found)
    return [made.columns for made in drivers(library, found) if turns_rows(made, layout, arithmetic)]


def test_the_side_of_a_square_is_a_power_of_two():
    assert [side(columns) for columns in range(1, 10)] == [1, 2, 4, 4, 8, 8, 8, 8, 16]


@pytest.mark.parametrize(
    "device, kind, columns",
    [
        ("x86_64_v4", "f32", [2, 3, 5, 8]),
        ("x86_64_v4", "f64", [2, 3, 5, 8]),
        ("x86_64_v3", "f32", [2, 3, 5, 8]),
        ("x86_64_v3", "f64", [2, 3]),  # a vector has four lanes
        ("x86_64_v4", "bf16", []),  # extended on the way
    ],
)
def test_who_turns_rows(device, kind, columns):
    assert sorted(turning(device, kind)) == columns
    assert not turning(device, kind, "nt"), "there B lies along K"


def test_every_row_is_read_once_and_every_column_stored():
    device = find_device("x86_64_v4")
    library = library_of(device, [micro_kernel(Candidate("dot", Tile(5, 5, 64)))])
    (text,) = [
        text for text in library_functions(library, device) if "@run_dot_plain_5_turn_rows" in text.split("(")[0]
    ]
    assert text.count("vector.transfer_read") == 2 * 16, "sixteen rows, and those that fill no vector"
    assert text.count("vector.store") == 2 * 5
