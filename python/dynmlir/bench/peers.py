"""The libraries that dynmlir is compared with: where they are, what is there, which variants of a call they have.

`benchmarks/peers/setup.sh` installs them into BENCH_HOME (or into a Python environment named by BENCH_VENV).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dynmlir.diagnostics import DynmlirError, near_match

SUBJECT = "@dynmlir"
CONSTANT = "@dynmlir_const"
"""dynmlir's modules that know B when they are loaded."""
TRIVIAL = "iree_trivial"
"""A one-dispatch elementwise function: what calling an IREE module costs."""
PACKED = ("onednn_pack", "ort_const", "mkl_pack")
"""Given B ahead of time: reported, but kept out of best-of-peers."""


@dataclass(frozen=True)
class Peer:
    name: str
    #: who runs it: "python" (worker/), "iree" (worker/, here) or "server" (gemm_server).
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
    for name in names:
        if name not in PEERS:
            raise DynmlirError(near_match("peer", name, PEERS), "--peers")
    wanted = [PEERS[name] for name in dict.fromkeys(names)]
    python, server = _python(), _server()
    lacking = _lacking(python, wanted)
    missing = {}
    for peer in wanted:
        if peer.name in lacking:
            missing[peer.name] = f"{python} lacks {lacking[peer.name]}"
        elif peer.runner == "server" and server is None:
            missing[peer.name] = f"no {home() / 'gemm_server'}: benchmarks/peers/setup.sh builds it"
    return Installed(tuple(p for p in wanted if p.name not in missing), missing, python, server)


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
