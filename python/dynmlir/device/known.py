"""Devices that libraries are made for. Their features are LLVM's; their figures are one core of a server's.

Caches and bandwidths: measured on an AMD EPYC 9004 (Zen 4, 3.7 GHz), a common size of both kinds of machine.
It runs one 512-bit or two 256-bit multiply-adds a cycle, so that the peak is the same.
"""

from __future__ import annotations

from dynmlir.device.facts import Device

_SERVER_CORE = {
    "l1_bytes": 32 << 10,
    "l2_bytes": 1 << 20,
    "l3_bytes": 32 << 20,
    "peak_mflops_per_pe": 118_000,
    "dram_mbs": 28_000,
    "l3_mbs": 98_000,
    "wake_ns": 30_000,
}

#: The most able first.
DEVICES = (
    Device(
        "x86_64_v4",
        "x86-64-v4",
        {"vector_bits": 512, "vector_registers": 32, "masks_cheap": 1, **_SERVER_CORE},
    ),
    Device(
        "x86_64_v3",
        "x86-64-v3",
        {"vector_bits": 256, "vector_registers": 16, "masks_cheap": 0, **_SERVER_CORE},
    ),
)
