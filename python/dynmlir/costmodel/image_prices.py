"""Coefficients of what images cost, by the CPU: lib/images/*.toml, one file for each kind that was measured."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dynmlir.costmodel.cpu import UNIT
from dynmlir.device.facts import Device
from dynmlir.resources import lib_dir, lib_file

#: What of its file each way to read an image is priced by.
WAYS = ("rows", "panels", "windows", "planes", "lines", "channels")
#: The same of windows by a dot-product instruction, of CPUs where one takes bytes as they are.
DOTS = "dots"
#: How much longer vector operations take than those of the same tile on a matrix.
LONGER = "longer"


@dataclass(frozen=True)
class ImagePrices:
    """Of a kind of CPU."""

    target_cpus: tuple[str, ...]
    vector_bits: int
    #: way -> term -> coefficient, as a micro-kernel's model has them.
    ways: Mapping[str, Mapping[str, int]]
    #: way -> `longer`.
    longer: Mapping[str, float]


def image_prices(device: Device) -> ImagePrices:
    """Those of a device's CPU; of another CPU with vectors as wide, or else with the narrowest."""
    every = _known()
    of_cpu = [prices for prices in every if device.target_cpu in prices.target_cpus]
    as_wide = [prices for prices in every if prices.vector_bits == device["vector_bits"]]
    return (of_cpu or as_wide or every)[0]


@functools.cache
def _known() -> tuple[ImagePrices, ...]:
    """Narrow vectors first, and of equal ones the kind that most CPUs are of."""
    every = [_prices(image_tables(path.stem)) for path in sorted(lib_dir().joinpath("images").glob("*.toml"))]
    return tuple(sorted(every, key=lambda prices: (prices.vector_bits, -len(prices.target_cpus))))


def image_tables(name: str) -> dict[str, Any]:
    """The tables of a file of lib/images; those that it does not have, of the one that it is `like`."""
    tables = tomllib.loads(lib_file("images", f"{name}.toml").read_text())
    return image_tables(tables["like"]) | tables if "like" in tables else tables


def _prices(tables: Mapping[str, Any]) -> ImagePrices:
    known = [*WAYS, *[DOTS] * (DOTS in tables)]
    ways = {way: {term: round(ns * UNIT) for term, ns in tables[way].items() if term != LONGER} for way in known}
    longer = {way: tables[way].get(LONGER, 1.0) for way in known}
    return ImagePrices(tuple(tables["target_cpus"]), tables["vector_bits"], ways, longer)
