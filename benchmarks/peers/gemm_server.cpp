// The C++ half of dynmlir-bench: oneDNN and LIBXSMM behind a line protocol, and the two
// machine limits (register-only FMA peak, memory bandwidth). One command per line on stdin,
// one answer per line on stdout:
//   case DIR M N K CONST [BATCH LAYOUT TYPES ...]
//                          load DIR/A, DIR/B (raw, row major, "t": the transpose lies there), prepare -> names of the
//                          variants, or "cannot WHY"
//   convolution DIR FUNCTION LAYOUT TYPES CONST N C H W F KH KW  SH SW PH PW DH DW GROUPS      the same of a convolution
//   time NAME MS           -> median_s min_s calls      (one turn of at least MS milliseconds)
//   dump NAME PATH         one call into a C of bytes 255 (no number), C written to PATH
//   peak MS                -> GFLOP/s                   bw BYTES MS -> GB/s read, GB/s triad
#include <immintrin.h>
#include <omp.h>
#include <unistd.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <dnnl.hpp>
#ifdef WITH_XSMM
#include <libxsmm.h>
#endif
using namespace dnnl;
using Call = std::function<void()>;

static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

struct Turn { double median, least; long calls; };
static Turn turn(const Call &f, double ms) {  // the same procedure as measure() in worker.py
  double t, one = 0, end = now() + ms * 0.25e-3;
  while (!one || now() < end) { t = now(); f(); one = now() - t; }
  long reps = std::max(1L, std::min(100000L, long(2e-4 / std::max(one, 1e-8))));
  std::vector<double> v;
  end = now() + ms * 1e-3;
  do {
    t = now();
    for (long i = 0; i < reps; i++) f();
    v.push_back((now() - t) / reps);
  } while (now() < end || (v.size() < 3 && one < 0.3));
  std::sort(v.begin(), v.end());
  return {v[v.size() / 2], v[0], long(v.size()) * reps};
}

struct Buffer {  // 64-byte aligned, reused memory of the C heap, like every other worker's
  char *p = nullptr; size_t n = 0;
  void fit(size_t bytes) { if (bytes > n) { free(p); n = bytes; p = (char *)aligned_alloc(64, (n + 4095) / 4096 * 4096); } }
  void load(const std::string &path) { std::ifstream f(path, std::ios::binary | std::ios::ate); size_t b = f.tellg(); fit(b); f.seekg(0); f.read(p, b); }
} A, B, C, P;

static long places(long size, long window, long step, long pad, long rate) { return (size + 2 * pad - rate * (window - 1) - 1) / step + 1; }

struct Convolution {  // n images of c channels, f filters; strides, zeros, dilations of rows and of columns
  std::string function, layout, types; bool const_b; long n, c, h, w, f, kh, kw, sh, sw, ph, pw, dh, dw, g;
  long oh() const { return places(h, kh, sh, ph, dh); }
  long ow() const { return places(w, kw, sw, pw, dw); }
  size_t bytes_of_c() const { return n * f * oh() * ow() * (types == "f64" ? 8 : 4); }
};

struct Problem {  // C[m,n] = A[m,k] B[k,n], `batch` times
  long m, n, k; bool const_b; long batch; std::string layout, types;
  size_t bytes_of_c() const { return batch * m * n * (types == "f64" ? 8 : 4); }
};

#if defined(__AVX512F__)
#define FMA(a) asm volatile("vfmadd231ps %1, %2, %0" : "+v"(a) : "v"(x), "v"(y))
typedef __m512 V; static V splat(float s) { return _mm512_set1_ps(s); }
#else
#define FMA(a) asm volatile("vfmadd231ps %1, %2, %0" : "+x"(a) : "x"(x), "x"(y))
typedef __m256 V; static V splat(float s) { return _mm256_set1_ps(s); }
#endif
static double peak(double ms) {
  double best = 0;
  for (double end = now() + ms * 1e-3; now() < end;) {
    const long N = 100000; double t = now();
#pragma omp parallel
    {
      V x = splat(1.f), y = splat(0.f), a = x, b = x, c = x, d = x, e = x, f = x, g = x, h = x, i = x, j = x, k = x, l = x;
      for (long q = 0; q < N; q++) { FMA(a); FMA(b); FMA(c); FMA(d); FMA(e); FMA(f); FMA(g); FMA(h); FMA(i); FMA(j); FMA(k); FMA(l); }
    }
    best = std::max(best, 12. * N * 2 * (sizeof(V) / 4) * omp_get_max_threads() / (now() - t) * 1e-9);
  }
  return best;
}

static void bandwidth(size_t bytes, double ms) {
  typedef float W __attribute__((vector_size(64)));
  long n = std::max<long>(bytes / 64 / 24 * 24, 24), third = n / 3; Buffer b; b.fit(n * 64);
  W *p = (W *)b.p, *q = p + third, *r = q + third; static volatile float sink;
  std::fill((float *)b.p, (float *)b.p + n * 16, 1.f);
  Call read = [&] {
    float total = 0;
#pragma omp parallel reduction(+ : total)
    {
      W s[8] = {};
#pragma omp for schedule(static) nowait
      for (long i = 0; i < n; i += 8) for (int j = 0; j < 8; j++) s[j] += p[i + j];
      for (int j = 0; j < 8; j++) total += s[j][0];
    }
    sink = total;
  };
  Call triad = [&] {
#pragma omp parallel for schedule(static)
    for (long i = 0; i < third; i++) p[i] = q[i] + 0.5f * r[i];
  };
  std::cout << n * 64e-9 / turn(read, ms).median << ' ' << third * 192e-9 / turn(triad, ms).median << std::endl;
  free(b.p);
}

using Calls = std::map<std::string, Call>;

using T = memory::format_tag; using D = memory::data_type;
static const std::map<std::string, D> kinds{{"f32", D::f32}, {"f16", D::f16}, {"bf16", D::bf16}, {"i8", D::s8}, {"ui8_i8", D::s8}};
static D first_of(const std::string &types) { return types == "ui8_i8" ? D::u8 : kinds.at(types); }
static D sums_of(const std::string &types) { return kinds.at(types) == D::s8 ? D::s32 : D::f32; }
static engine &cpu() { static engine e(engine::kind::cpu, 0); return e; }
static stream &queue() { static stream s(cpu()); return s; }

// onednn: image and result as they lie, weights as they lie and laid out in every call. onednn_pack: all three as oneDNN
// likes them, once; `after` brings the result back.
static void add_convolution(const Convolution &p, Calls &out, Calls &after) {
  if (!kinds.count(p.types)) return;
  engine &eng = cpu(); stream &s = queue();
  const bool last = p.layout == "nhwc"; const D kind = kinds.at(p.types), from_type = first_of(p.types), sums = sums_of(p.types);
  const memory::dims x{p.n, p.c, p.h, p.w}, y{p.n, p.f, p.oh(), p.ow()};
  const memory::dims w = p.g == 1 ? memory::dims{p.f, p.c, p.kh, p.kw} : memory::dims{p.g, p.f / p.g, p.c / p.g, p.kh, p.kw};
  const T of_groups = p.g == p.c && p.g == p.f ? T::hwigo : T::gohwi;  // depthwise: the channels, innermost
  const T image = last ? T::nhwc : T::nchw, weights = p.g == 1 ? (last ? T::hwio : T::oihw) : (last ? of_groups : T::goihw);
  memory a({x, from_type, image}, eng, A.p), b({w, kind, weights}, eng, B.p), c({y, sums, image}, eng, C.p);
  auto described = [&](memory::desc from, memory::desc to) {
    return convolution_forward::primitive_desc(eng, prop_kind::forward_inference, algorithm::convolution_direct, from,
        {w, kind, T::any}, to, {p.sh, p.sw}, {p.dh - 1, p.dw - 1}, {p.ph, p.pw}, {p.ph, p.pw});
  };
  auto plain = described(a.get_desc(), c.get_desc()); convolution_forward f(plain); memory laid(plain.weights_desc(), eng);
  const bool moves = laid.get_desc() != b.get_desc(); reorder lay(b, moves ? laid : b);
  std::unordered_map<int, memory> args{{DNNL_ARG_SRC, a}, {DNNL_ARG_WEIGHTS, moves ? laid : b}, {DNNL_ARG_DST, c}};
  out["onednn"] = [=, &s]() mutable { if (moves) lay.execute(s, b, laid); f.execute(s, args); s.wait(); };
  if (!p.const_b) return;
  auto free_ = described({x, from_type, T::any}, {y, sums, T::any}); convolution_forward g(free_);
  memory from(free_.src_desc(), eng), held(free_.weights_desc(), eng), to(free_.dst_desc(), eng);
  reorder(a, from).execute(s, a, from); reorder(b, held).execute(s, b, held); s.wait();
  std::unordered_map<int, memory> packed{{DNNL_ARG_SRC, from}, {DNNL_ARG_WEIGHTS, held}, {DNNL_ARG_DST, to}};
  out["onednn_pack"] = [=, &s] { g.execute(s, packed); s.wait(); };
  after["onednn_pack"] = [=, &s]() mutable { reorder(to, c).execute(s, to, c); s.wait(); };
}

static void add_onednn(const Problem &p, Calls &out) {
  if (!kinds.count(p.types)) return;
  engine &eng = cpu(); stream &s = queue();
  const bool many = p.batch > 1; const D kind = kinds.at(p.types), from_type = first_of(p.types), sums = sums_of(p.types);
  auto tag = [&](char way) { return many ? (way == 't' ? T::acb : T::abc) : way == 't' ? T::ba : T::ab; };
  auto dims = [&](long rows, long cols) { return many ? memory::dims{p.batch, rows, cols} : memory::dims{rows, cols}; };
  memory::desc da(dims(p.m, p.k), from_type, tag(p.layout[0])), db(dims(p.k, p.n), kind, tag(p.layout[1]));
  memory::desc dc(dims(p.m, p.n), sums, tag('n'));
  memory a(da, eng, A.p), b(db, eng, B.p), c(dc, eng, C.p);
  auto bind = [&](const primitive &f, const memory &w) {
    std::unordered_map<int, memory> args{{DNNL_ARG_SRC, a}, {DNNL_ARG_WEIGHTS, w}, {DNNL_ARG_DST, c}};
    return [=, &s] { f.execute(s, args); s.wait(); };
  };
  out["onednn"] = bind(matmul(matmul::primitive_desc(eng, da, db, dc)), b);
  static std::map<std::string, matmul> any_sizes;  // one primitive for every shape of a form
  const std::string form = p.layout + p.types + char('0' + many); const long R = DNNL_RUNTIME_DIM_VAL;
  if (!any_sizes.count(form)) {
    memory::dims unknown(many ? 3 : 2, R);
    auto like = [&](D d, char way) { return memory::desc(unknown, d, tag(way)); };
    auto pd = matmul::primitive_desc(eng, like(from_type, p.layout[0]), like(kind, p.layout[1]), like(sums, 'n'));
    any_sizes.emplace(form, matmul(pd));
  }
  out["onednn_rt"] = bind(any_sizes.at(form), b);
  if (p.const_b) {  // B reordered once, outside the timing, into whatever layout oneDNN asks for
    matmul::primitive_desc pd(eng, da, memory::desc(dims(p.k, p.n), kind, T::any), dc);
    P.fit(pd.weights_desc().get_size() + 64); memory w(pd.weights_desc(), eng, P.p);
    reorder(b, w).execute(s, b, w); s.wait();
    out["onednn_pack"] = bind(matmul(pd), w);
  }
}

#ifdef WITH_XSMM
// LIBXSMM is column major, so C' = B' A'. One JIT kernel for the whole problem (small and skinny cases, and each of a
// batch), or the library's own tiled GEMM; the faster, tried once here, is the competitor.
static void add_libxsmm(const Problem &p, Calls &out) {
  if (p.types != "f32" || p.layout != "nn") return;
  static float one = 1, zero = 0, *scratch = nullptr; const float *a = (float *)A.p, *b = (float *)B.p; float *c = (float *)C.p;
  int M = p.n, N = p.m, K = p.k, flags = 0, T_ = omp_get_max_threads(); const char no = 'N'; const long batch = p.batch;
  static libxsmm_gemm_blob blob; std::vector<Call> ways;
  if (auto f = libxsmm_smmdispatch(M, N, K, &M, &K, &M, &one, &zero, &flags, nullptr)) ways.push_back([=] {
    const long ea = long(N) * K, eb = long(K) * M, ec = long(M) * N;
    if (batch == 1) f(b, a, c);
    else
#pragma omp parallel for schedule(static)
      for (long i = 0; i < batch; i++) f(b + i * eb, a + i * ea, c + i * ec);
  });
  auto h = batch > 1 ? nullptr : libxsmm_gemm_handle_init(&blob, LIBXSMM_GEMM_PRECISION_F32, LIBXSMM_GEMM_PRECISION_F32, &no, &no, &M, &N, &K,
                                                          &M, &K, &M, &one, &zero, LIBXSMM_GEMM_HANDLE_FLAG_AUTO, T_);
  if (h) {
    free(scratch); scratch = (float *)aligned_alloc(64, (libxsmm_gemm_handle_get_scratch_size(h) + 4096) / 4096 * 4096);
    ways.push_back([=] {
#pragma omp parallel num_threads(T_)
      libxsmm_gemm_thread(h, scratch, b, a, c, omp_get_thread_num(), T_);
    });
  }
  double best = 1e9;
  for (auto &w : ways) { double t = turn(w, 1).least; if (t < best) { best = t; out["libxsmm"] = w; } }
}
#endif

static Calls prepare(const Convolution &p, Calls &after) {
  Calls out;
  try { add_convolution(p, out, after); } catch (const dnnl::error &e) { if (e.status != dnnl_unimplemented) throw; }
  return out;
}

static Calls prepare(const Problem &p) {
  Calls out;
  try { add_onednn(p, out); } catch (const dnnl::error &e) { if (e.status != dnnl_unimplemented) throw; }
#ifdef WITH_XSMM
  add_libxsmm(p, out);
#endif
  return out;
}

int main() {
  FILE *reply = fdopen(dup(1), "w"); dup2(2, 1);  // whatever the libraries print goes to stderr
  Calls calls, after; Problem p; Convolution v; size_t bytes = 0;
  for (std::string line, cmd, name, path; std::getline(std::cin, line);) {
    std::istringstream in(line); std::ostringstream out; in >> cmd; double ms;
    if (cmd == "case") {
      p = {}; in >> path >> p.m >> p.n >> p.k >> p.const_b;
      if (!(in >> p.batch >> p.layout >> p.types)) p.batch = 1, p.layout = "nn", p.types = "f32";
      A.load(path + "/A"); B.load(path + "/B"); C.fit(bytes = p.bytes_of_c());
      calls.clear(); after.clear();
      try { calls = prepare(p); for (auto &c : calls) out << c.first << ' '; if (calls.empty()) out << "cannot multiply " << p.types << ' ' << p.layout; }
      catch (const std::exception &e) { out << "error " << e.what(); }
    } else if (cmd == "convolution") {
      in >> path >> v.function >> v.layout >> v.types >> v.const_b;
      for (long *x : {&v.n, &v.c, &v.h, &v.w, &v.f, &v.kh, &v.kw, &v.sh, &v.sw, &v.ph, &v.pw, &v.dh, &v.dw, &v.g}) in >> *x;
      A.load(path + "/A"); B.load(path + "/B"); C.fit(bytes = v.bytes_of_c());
      calls.clear(); after.clear();
      try { calls = prepare(v, after); for (auto &c : calls) out << c.first << ' '; if (calls.empty()) out << "cannot convolve " << v.types; }
      catch (const std::exception &e) { out << "error " << e.what(); }
    } else if (cmd == "time") {
      in >> name >> ms; Turn t = turn(calls.at(name), ms); out << t.median << ' ' << t.least << ' ' << t.calls;
    } else if (cmd == "dump") {
      in >> name >> path; std::fill(C.p, C.p + bytes, char(255)); calls.at(name)();
      if (after.count(name)) after.at(name)();
      std::ofstream(path, std::ios::binary).write(C.p, bytes); out << "ok";
    } else if (cmd == "peak") { in >> ms; out << peak(ms);
    } else if (cmd == "bw") { size_t bytes; in >> bytes >> ms; auto old = std::cout.rdbuf(out.rdbuf()); bandwidth(bytes, ms); std::cout.rdbuf(old); }
    std::string text = out.str(); while (!text.empty() && isspace(text.back())) text.pop_back();
    fprintf(reply, "%s\n", text.c_str()); fflush(reply);
  }
}
