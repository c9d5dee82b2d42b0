#!/bin/sh
# Fetches what test/e2e/test_aarch64.py runs modules with: IREE's iree-run-module for AArch64, from its wheel, into
# build/aarch64. It needs qemu-user and an AArch64 C library beside it; on Debian:
#   apt-get install qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}
version=$("$python" -c 'import importlib.metadata as m; print(m.version("iree-base-runtime"))')
folder="$root/build/aarch64"
mkdir -p "$folder"
"$python" -m pip download --quiet --no-deps --only-binary=:all: --dest "$folder" --python-version 3.12 \
    --platform manylinux_2_28_aarch64 "iree-base-runtime==$version"
"$python" - "$folder" <<'EOF'
import pathlib, sys, zipfile
folder = pathlib.Path(sys.argv[1])
(wheel,) = folder.glob("iree_base_runtime-*aarch64.whl")
with zipfile.ZipFile(wheel) as files:
    (name,) = [n for n in files.namelist() if n.endswith("_runtime_libs/iree-run-module")]
    target = folder / "iree-run-module"
    target.write_bytes(files.read(name))
    target.chmod(0o755)
print(target)
EOF
