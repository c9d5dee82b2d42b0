"""What reading images costs, by the CPU: the files of lib/images."""

import tomllib
from dataclasses import replace

import pytest

from dynmlir.costmodel.cpu import TERMS as OF_PRODUCTS
from dynmlir.costmodel.cpu_images import TERMS as OF_IMAGES
from dynmlir.costmodel.image_prices import DOTS, WAYS, image_prices, image_tables
from dynmlir.device.known import find_device, known_devices
from dynmlir.resources import lib_dir

FILES = sorted(lib_dir().joinpath("images").glob("*.toml"))
CPUS = [device for device in known_devices().values() if device.is_cpu]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_is_of_a_described_device_and_prices_terms_of_the_model(path):
    tables = image_tables(path.stem)
    device = find_device(path.stem)
    assert device.target_cpu in tables["target_cpus"]
    assert device["vector_bits"] == tables["vector_bits"]
    assert tables["measured"]
    for way in [*WAYS, *[DOTS] * (DOTS in tables)]:
        terms = set(tables[way]) - {"longer"}
        assert terms <= {*OF_PRODUCTS, *OF_IMAGES}
        assert all(price > 0 for price in tables[way].values())


def test_each_cpu_is_in_one_file():
    named = [cpu for path in FILES for cpu in tomllib.loads(path.read_text())["target_cpus"]]
    assert len(named) == len(set(named))


@pytest.mark.parametrize("device", CPUS, ids=lambda device: device.name)
def test_every_device_has_prices(device):
    assert set(image_prices(device).ways) - {DOTS} == set(WAYS)


def test_another_cpu_takes_those_of_vectors_as_wide():
    wide, narrow = find_device("x86_64_v4"), find_device("x86_64_v3")
    for like in (wide, narrow):
        other = replace(like, name="mine", target_cpu="another")
        assert image_prices(other) == image_prices(like)
    neon = find_device("aarch64")
    assert image_prices(neon) == image_prices(narrow)
