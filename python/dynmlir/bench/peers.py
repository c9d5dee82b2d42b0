"""The libraries that dynmlir is compared with: where they are, what is there, which variants of a call they have.

`benchmarks/peers/setup.sh` installs them into BENCH_HOME (or into a Python environment named by BENCH_VENV).
"""

from __future__ import annotations

import glob
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dynmlir.bench.worker import cublas
from dynmlir.diagnostics import DynmlirError, near_match

SUBJECT = "@dynmlir"
CONSTANT = "@dynmlir_const"
"""dynmlir's modules that know B when they are loaded."""
TRIVIAL = "iree_trivial"
"""A one-dispatch elementwise function: what calling an IREE module costs."""
PACKED = ("onednn_pack", "ort_const", "mkl_pack", "cublas_unrolled")
"""Given B ahead of time, or an image unrolled: reported, but kept out of best-of-peers."""
CALL = "@dynmlir_call"
"""On a GPU, whole calls of dynmlir's module by the host's clock; @dynmlir is its kernels there, by the GPU's."""
CALLED = ("iree_call",)
"""On a GPU, peers' whole calls: compared with CALL."""
APART = (*PACKED, *CALLED)
"""What is reported, but kept out of best-of-peers."""


@dataclass(frozen=True)
class Peer:
    name: str
    #: who runs it: "python" (worker/), "iree" (worker/, here), "server" (gemm_server), "cuda" (worker/gpu.py).
    runner: str
    #: names under which its calls are timed.
    variants: tuple[str, ...]
    #: the Python modules that its worker imports.
    modules: tuple[str, ...] = ()


PEERS = {
    peer.name: peer
    for peer in (
        Peer("openblas", "python", ("openblas",), ("numpy",)),
        Peer("mkl", "python", ("mkl", "mkl_nhwc", "mkl_pack"), ("torch",)),
        Peer("ort", "python", ("ort", "ort_const"), ("onnxruntime", "onnx")),
        Peer("onednn", "server", ("onednn", "onednn_pack", "onednn_rt")),
        Peer("libxsmm", "server", ("libxsmm",)),
        Peer("iree", "iree", ("iree",)),
    )
}


#: With --target=cuda. cuBLAS runs in the worker of dynmlir's kernels; "python" is IREE's runtime.
GPU_PEERS = {
    peer.name: peer
    for peer in (
        Peer("cublas", "cuda", ("cublas", "cublas_unrolled")),
        Peer("iree", "python", CALLED, ("iree.runtime",)),
    )
}


@dataclass(frozen=True)
class Installed:
    """What there is to compare with."""

    peers: tuple[Peer, ...]
    #: name -> why it is left out.
    missing: dict[str, str]
    #: the Python that has the Python peers; the server of oneDNN and LIBXSMM, None where it was not built.
    python: str
    server: str | None

    @property
    def variants(self) -> frozenset[str]:
        return frozenset(variant for peer in self.peers for variant in peer.variants)


def home() -> Path:
    return Path(os.environ.get("BENCH_HOME", Path(tempfile.gettempdir(), "dynmlir-peers")))


def find_peers(names: Sequence[str]) -> Installed:
    """Those of the names that are installed, and why others are not. Raises DynmlirError for unknown names."""
    wanted = _wanted(names, PEERS, GPU_PEERS, "with --target=cuda")
    python, server = _python(), _server()
    lacking = _lacking(python, wanted)
    missing = {}
    for peer in wanted:
        if peer.name in lacking:
            missing[peer.name] = f"{python} lacks {lacking[peer.name]}"
        elif peer.runner == "server" and server is None:
            missing[peer.name] = f"no {home() / 'gemm_server'}: benchmarks/peers/setup.sh builds it"
    return Installed(tuple(p for p in wanted if p.name not in missing), missing, python, server)


def find_gpu_peers(names: Sequence[str], dry: bool = False, elsewhere: bool = False) -> Installed:
    """The same of a GPU. A dry run needs no library and runs no module; what is `elsewhere` is looked for there."""
    wanted = _wanted(names, GPU_PEERS, PEERS, "without --target=cuda")
    missing = {}
    for peer in () if elsewhere else wanted:
        if peer.name == "iree" and dry:
            missing[peer.name] = "a dry run launches kernels, not modules"
        elif peer.name == "iree" and not has_iree():
            missing[peer.name] = f"{sys.executable} lacks iree.runtime"
        elif peer.name == "cublas" and not dry and find_cublas() is None:
            missing[peer.name] = "libcublas is neither of a CUDA installation nor of Python's packages"
    return Installed(tuple(p for p in wanted if p.name not in missing), missing, sys.executable, None)


def find_cublas() -> str | None:
    """Its path, among others of the Python that has the peers."""
    return cublas.find(glob.glob(str(Path(_python()).parents[1] / "lib" / "python3*" / "site-packages")))


def has_iree() -> bool:
    """Whether this Python can run modules."""
    return has("iree.runtime")


def has(module: str) -> bool:
    """Whether this Python has a module, without loading it."""
    try:
        return importlib.util.find_spec(module) is not None
    except ImportError:  # of a package around it
        return False


def _wanted(names: Sequence[str], known: Mapping[str, Peer], others: Mapping[str, Peer], where: str) -> list[Peer]:
    for name in names:
        if name not in known and name in others:
            raise DynmlirError(f"{name} is a peer {where}; here are {', '.join(known)}", "--peers")
        if name not in known:
            raise DynmlirError(near_match("peer", name, known), "--peers")
    return [known[name] for name in dict.fromkeys(names)]


def _python() -> str:
    own = Path(os.environ.get("BENCH_VENV", home() / "venv"), "bin", "python")
    return str(own) if own.exists() else sys.executable


def _server() -> str | None:
    path = Path(os.environ.get("BENCH_SERVER", home() / "gemm_server"))
    return str(path) if path.exists() else None


def _lacking(python: str, wanted: Sequence[Peer]) -> dict[str, str]:
    """peer -> the module that this Python lacks for it."""
    modules = sorted({module for peer in wanted for module in peer.modules})
    script = "import importlib.util as u, sys; print(*(m for m in sys.argv[1:] if u.find_spec(m) is None))"
    done = subprocess.run([python, "-c", script, *modules], capture_output=True, text=True)
    lacks = done.stdout.split() if done.returncode == 0 else modules
    return {peer.name: module for peer in wanted for module in peer.modules if module in lacks}
