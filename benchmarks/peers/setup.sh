#!/bin/sh
# Prepares the peers of dynmlir-bench. Environment (all optional):
#   BENCH_HOME   where things go (default ${TMPDIR:-/tmp}/dynmlir-peers)
#   BENCH_VENV   a Python 3.11 environment to reuse as it is; otherwise $BENCH_HOME/venv is made
#   ONEDNN_ROOT  a oneDNN with native OpenMP threading (lib/, include/); otherwise the PyPI wheel is unpacked
#   XSMM_ROOT    a LIBXSMM 1.17 (lib/, include/); otherwise Debian's libxsmm-dev is unpacked, or it is left out
set -e
here=$(cd "$(dirname "$0")" && pwd)
home=${BENCH_HOME:-${TMPDIR:-/tmp}/dynmlir-peers}
venv=${BENCH_VENV:-$home/venv}
mkdir -p "$home"
if [ ! -x "$venv/bin/python" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q numpy onnx onnxruntime iree-base-compiler==3.13.0 iree-base-runtime==3.13.0
  "$venv/bin/pip" install -q torch==2.13.0
fi
# The newer `onednn` wheels (2025+) are a SYCL build: 8 us of queue per call and a 500 MB runtime. This one is plain OpenMP.
dnnl=${ONEDNN_ROOT:-$home/onednn}
[ -e "$dnnl/include/dnnl.hpp" ] || "$venv/bin/pip" install -q --no-deps --ignore-installed --prefix "$dnnl" \
  onednn-cpu-gomp==2023.2.0 onednn-devel-cpu-gomp==2023.2.0
xsmm=${XSMM_ROOT:-$home/xsmm/usr}
[ -e "$xsmm/lib/libxsmm.a" ] || (mkdir -p "$home/xsmm" && cd "$home/xsmm" && apt-get download -q libxsmm-dev && dpkg -x libxsmm-dev_*.deb .) || true
flags=
[ -e "$xsmm/lib/libxsmm.a" ] && flags="-DWITH_XSMM -I$xsmm/include -L$xsmm/lib -lxsmm -lxsmmnoblas"
g++ -std=c++17 -O3 -march=native -fopenmp "$here/gemm_server.cpp" -o "$home/gemm_server" \
  -I"$dnnl/include" -L"$dnnl/lib" -Wl,-rpath,"$dnnl/lib" -ldnnl $flags -lpthread -lrt -ldl -lm
echo "ready: dynmlir-bench SUITE.csv (BENCH_HOME=$home)"
