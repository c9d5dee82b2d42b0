// RUN: dynmlir-opt %s | dynmlir-opt | FileCheck %s

// CHECK-DAG: #[[ALL:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (0, s1)>
// CHECK-DAG: #[[ABOVE:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (0, d0)>
// CHECK-DAG: #[[BELOW:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (d0, s0)>

// CHECK: "dynmlir.pattern"() ({
// CHECK-NEXT: "dynmlir.region"() {blocks = [1, 2, 3], cols = #[[ALL]], rows = #[[ABOVE]]}
// CHECK-NEXT: "dynmlir.region"() {blocks = [4, 5, 6, 7], cols = #[[ALL]], rows = #[[BELOW]]}
// CHECK-NEXT: }) {name = "II"}
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
  "dynmlir.region"() {blocks = [4, 5, 6, 7], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (r, M)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
}) {name = "II"} : () -> ()

// A pattern that does not cover the output is valid: the dispatch function never chooses it.
// CHECK: }) {name = "above"}
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
}) {name = "above"} : () -> ()

// A plan names the micro-kernel of each region of its pattern.
// CHECK: "dynmlir.plan"() {cuts = [996, 64, 996, 64, 996], kernels = [@direct_6x64x256, @direct_1x64x256], pattern = "II"}
"dynmlir.plan"() {pattern = "II", cuts = [996, 64, 996, 64, 996],
  kernels = [@direct_6x64x256, @direct_1x64x256]} : () -> ()
