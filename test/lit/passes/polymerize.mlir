// RUN: dynmlir-opt --polymerize %s | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: dynmlir-opt --pass-pipeline='builtin.module(dynmlir-polymerize{patterns=I,II})' %s | FileCheck %s --check-prefixes=CHECK,TWO
// RUN: dynmlir-opt --form-templates --polymerize=patterns=II --polymerize=patterns=I %s | FileCheck %s --check-prefix=MORE
// RUN: dynmlir-opt --polymerize %s | dynmlir-opt --polymerize | FileCheck %s --check-prefixes=CHECK,ALL

// On plain linalg the templates are formed first; no library is needed.
// CHECK-DAG: #[[COLS:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (0, s1)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (0, s0)>
// CHECK-DAG: #[[ABOVE:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (0, d0)>
// CHECK-DAG: #[[BELOW:.*]] = affine_map<(d0, d1, d2, d3, d4)[s0, s1] -> (d0, s0)>
// CHECK-LABEL: func.func @f
// CHECK: "dynmlir.template"
// CHECK: "dynmlir.yield"
// CHECK-NEXT: }, {
// CHECK-NEXT: "dynmlir.pattern"() ({
// CHECK-NEXT: "dynmlir.region"() {blocks = [1, 2, 3, 4, 5, 6, 7], cols = #[[COLS]], rows = #[[ROWS]]}
// CHECK-NEXT: }) {name = "I"}
// CHECK-NEXT: "dynmlir.pattern"() ({
// CHECK-NEXT: "dynmlir.region"() {blocks = [1, 2, 3], cols = #[[COLS]], rows = #[[ABOVE]]}
// CHECK-NEXT: "dynmlir.region"() {blocks = [4, 5, 6, 7], cols = #[[COLS]], rows = #[[BELOW]]}
// CHECK-NEXT: }) {name = "II"}
// TWO-NEXT: }) {operator = "matmul", sym_name = "f_matmul_0"

// All nine of MikPoly's by default, each once.
// ALL: }) {name = "III"}
// ALL: }) {name = "IV"}
// ALL: }) {name = "V"}
// ALL: }) {name = "VI"}
// ALL: }) {name = "VII"}
// ALL: }) {name = "VIII"}
// ALL: }) {name = "IX"}
// ALL-NEXT: }) {operator = "matmul", sym_name = "f_matmul_0"

// What is there stays, and comes first.
// MORE: }) {name = "II"}
// MORE: }) {name = "I"}
// MORE-NEXT: }) {operator = "matmul", sym_name = "f_matmul_0"
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
