"""What IREE's CUDA driver says, in a sentence: without a GPU, with too old a one, without memory."""

from __future__ import annotations

import re

#: The first that matches what IREE says explains it.
_EXPLANATIONS = (
    (
        r"HAL device `\w+` not found or unavailable: #hal\.device\.target<\"cuda\"",
        "it is made for an NVIDIA GPU: give the driver cuda",
    ),
    (
        r"libcuda|cuInit|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_SYSTEM_DRIVER_MISMATCH|no devices? (?:are )?available",
        "there is no NVIDIA GPU here, or no driver for it",
    ),
    (
        r"CUDA_ERROR_(?:NO_BINARY_FOR_GPU|INVALID_PTX|UNSUPPORTED_PTX_VERSION|INVALID_SOURCE|INVALID_IMAGE)"
        r"|no supported code formats",
        "the GPU or its driver is older than the module's target: compile with an earlier one, --target=cuda",
    ),
    (
        r"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES|shared memory (?:size|limit)|(?:requested|\d+B of) shared memory",
        "a micro-kernel takes more registers or shared memory than the GPU has: compile with --target of this GPU",
    ),
    (r"CUDA_ERROR_OUT_OF_MEMORY", "out of device memory"),
    # What fails behind a launch that failed says no more.
    (
        r"RESOURCE_EXHAUSTED; while invoking native function hal\.device\.queue",
        "out of device memory, or a micro-kernel takes more registers or shared memory than the GPU has",
    ),
)


def explained(text: str) -> str | None:
    """A sentence for a status of the CUDA driver; None for one that stands for none of these."""
    for pattern, sentence in _EXPLANATIONS:
        if re.search(pattern, text):
            return sentence
    return None
