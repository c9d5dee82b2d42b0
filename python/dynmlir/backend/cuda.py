"""NVIDIA GPUs as IREE's compiler knows them: names of targets, and the attribute that describes one.

IREE knows sm_80, sm_86, sm_89 and sm_120 by name, sm_90 and sm_90a not; so every target is described in full.
"""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.diagnostics import DynmlirError, near_match

PREFIX = "cuda"
#: What runs on every GPU from the A100 on.
DEFAULT = "sm_80"


@dataclass(frozen=True)
class Target:
    """An architecture: the first PTX version that has it, and shared memory of a thread block, bytes."""

    ptx: int
    shared_bytes: int


TARGETS = {
    "sm_80": Target(76, 166912),
    "sm_86": Target(76, 101376),
    "sm_87": Target(76, 166912),
    "sm_89": Target(78, 101376),
    "sm_90": Target(80, 232448),
    "sm_90a": Target(83, 232448),
    "sm_100": Target(86, 232448),
    "sm_120": Target(87, 101376),
}
_CORES = [
    "NV_MMA_SYNC_F32_16x8x16_F16",
    "NV_MMA_SYNC_F16_16x8x16_F16",
    "NV_MMA_SYNC_F32_16x8x16_BF16",
    "NV_WMMA_F32_16x16x16_F16",
    "NV_WMMA_F16_16x16x16_F16",
]


def architecture(target: str) -> str:
    """The architecture that `cuda` or `cuda:sm_86` names. DynmlirError with the near matches for an unknown one."""
    name, colon, arch = target.partition(":")
    chosen = arch if colon else DEFAULT
    if name != PREFIX or chosen not in TARGETS:
        raise DynmlirError(near_match("target", target, [PREFIX, *(f"{PREFIX}:{known}" for known in TARGETS)]))
    return chosen


def number(arch: str) -> int:
    """80 for sm_80, 90 for sm_90a."""
    return int(arch.removeprefix("sm_").rstrip("af"))


def most_able(capability: int) -> str:
    """The latest architecture whose code runs on a compute capability: sm_90a for 90. DynmlirError below 80."""
    own = [arch for arch in TARGETS if runs_on(arch, f"sm_{capability}a" if arch.endswith("a") else f"sm_{capability}")]
    if not own:
        raise DynmlirError(f"compute capability {capability / 10} runs no code of dynmlir's: sm_80 is the least")
    return max(own, key=lambda arch: (number(arch), arch.endswith("a")))


def runs_on(code: str, arch: str) -> bool:
    """Whether code for one architecture runs on another: the same or a later one, `a` on its own only."""
    return code == arch.rstrip("a") or code == arch or (not code.endswith("a") and number(code) <= number(arch))


def require_runs_on(code: str, arch: str) -> None:
    """Raises DynmlirError where a library's architecture is not known, or its code does not run on `arch`."""
    if code not in TARGETS:
        raise DynmlirError(near_match("architecture", code, TARGETS))
    if not runs_on(code, arch):
        raise DynmlirError(f"is {code}, whose code does not run on {arch}")


def device_attribute(arch: str) -> str:
    """`#hal.device.target<"cuda", ...>` for an architecture."""
    target = TARGETS[arch]
    cores = ", ".join(f"<{core}>" for core in _CORES)
    limits = (
        "subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], "
        f"max_thread_count_per_workgroup = 1024, "
        f"max_workgroup_memory_bytes = {target.shared_bytes}, max_workgroup_counts = [2147483647, 65535, 65535]"
    )
    wgp = (
        "compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, "
        f"dot = dp4xi8toi32, mma = [{cores}], {limits}"
    )
    info = f'#iree_gpu.target<arch = "{arch}", features = "+ptx{target.ptx}", wgp = <{wgp}>>'
    executable = f'#hal.executable.target<"cuda", "cuda-nvptx-fb", {{iree_codegen.target_info = {info}}}>'
    return f'#hal.device.target<"cuda", [{executable}]> : !hal.device'
