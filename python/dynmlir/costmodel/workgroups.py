"""How many PEs a problem is given: what its work is worth, up to what there are.

One more for every so much work as waking a thread would do otherwise; the module's host function computes the same
(lib/templates/iree/host.mlir), from the same two figures.
"""

from __future__ import annotations

from dynmlir.device.facts import Device


def fmas_to_wake(device: Device) -> int:
    """Multiply-adds that one PE does while another is woken."""
    return max(1, device["wake_ns"] * device["peak_mflops_per_pe"] // 2000)


def elements_to_wake(device: Device) -> int:
    """Elements of four bytes that one PE reads meanwhile."""
    return max(1, device["wake_ns"] * device["l3_mbs"] // 4000)


def workgroups(device: Device, m: int, n: int, k: int, pes: int, batches: int = 1, elements: int | None = None) -> int:
    """PEs that share a product where there are `pes`, if its output is not empty. All of a GPU's, which wake together.

    Where there are as many batches as PEs that take part, each has its own, and a product is one PE's. `elements` are
    those of all operands together, where they are no plain matrices.
    """
    if "wake_ns" not in device.facts:
        return pes
    by_fmas = batches * m * n * k // fmas_to_wake(device)
    elements = batches * (m * k + k * n + m * n) if elements is None else elements
    by_elements = elements // elements_to_wake(device)
    awake = min(pes, 1 + max(by_fmas, by_elements))
    return awake if batches < awake else 1
