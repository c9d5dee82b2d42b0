// A tile of three vectors a row: each row of C is three accumulators, each row of B three reads, each product three.
// RUN: sed 's/6x64x256/2x48x256/; s/<6, 64, 256>/<2, 48, 256>/' %S/inputs/library.mlir %s > %t.in
// RUN: dynmlir-opt %t.in --polymerize --attach-library --emit-dispatch=patterns=I --lower-micro-kernels | FileCheck %s

// CHECK: func.func private @{{direct[a-z_]*}}_2x48(
// CHECK-NOT: vector<{{(1x|2x)?}}48x
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<2x16xf32>, vector<2x16xf32>, vector<2x16xf32>)
// CHECK-COUNT-3: vector.transfer_read {{.*}}, vector<1x16xf32>
// CHECK-COUNT-6: vector.fma {{.*}} : vector<16xf32>
// CHECK-NOT: vector.fma
// CHECK: scf.yield
// CHECK-COUNT-3: vector.transfer_write {{.*}} : vector<2x16xf32>
// CHECK-NOT: vector<{{(1x|2x)?}}48x
// CHECK: return

// Where B is packed, a row of it gets into its panel a third at a time.
// CHECK: func.func private @run_packed_{{[a-z_]*}}_48(
// CHECK: %[[THIRD:[a-z0-9_]+]] = arith.constant 16 : index
// CHECK: scf.for %{{.*}} step %[[THIRD]]
// CHECK: vector.transfer_read {{.*}} vector<16xf32>
// CHECK: vector.store {{.*}} vector<16xf32>
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
