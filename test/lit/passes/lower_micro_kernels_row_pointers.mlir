// A tile of more than eight rows on a device of short steps: four rows of A share a pointer, of which a turn of the
// reduction has one each; the rows below it are one and two lengths of a row on, or three.
// RUN: sed 's/6x64x256/10x32x256/; s/<6, 64, 256>/<10, 32, 256>/; s/wake_ns = 8000/wake_ns = 8000, short_steps = 1/' %S/inputs/library.mlir %s > %t.in
// RUN: dynmlir-opt %t.in --polymerize --attach-library --emit-dispatch=patterns=I --lower-micro-kernels | FileCheck %s

// Up to eight rows each has a register of its own.
// CHECK: func.func private @{{direct[a-z_]*}}_8x32(
// CHECK-NOT: llvm.inline_asm
// CHECK: return

// CHECK: func.func private @{{direct[a-z_]*}}_10x32(%[[A:[a-z0-9]+]]:
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast %[[A]]
// CHECK: llvm.extractvalue %[[D]][4, 0]
// CHECK: %[[ONE:.*]] = llvm.inline_asm asm_dialect = att "", "=r,0" %{{.*}} : (i64) -> i64
// CHECK: %[[TWO:.*]] = arith.muli %[[ONE]]
// CHECK: %[[THREE:.*]] = llvm.inline_asm asm_dialect = att "", "=r,0" %{{.*}} : (i64) -> i64
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: memref.load
// CHECK: %[[P:.*]] = llvm.inline_asm {{.*}} (!llvm.ptr) -> !llvm.ptr
// CHECK: llvm.load %[[P]] : !llvm.ptr -> f32
// CHECK: llvm.getelementptr %[[P]][%[[ONE]]]
// CHECK: llvm.getelementptr %[[P]][%[[TWO]]]
// CHECK: llvm.getelementptr %[[P]][%[[THREE]]]
// The rows of the next pointers, and of the one that two rows are left to.
// CHECK: llvm.inline_asm {{.*}} (!llvm.ptr) -> !llvm.ptr
// CHECK: llvm.inline_asm {{.*}} (!llvm.ptr) -> !llvm.ptr
// The next step of the same turn: no pointer is made anew.
// CHECK: llvm.fence
// CHECK-NOT: llvm.inline_asm
// CHECK: llvm.getelementptr %[[P]][4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NOT: llvm.inline_asm
// CHECK: llvm.getelementptr %[[P]][12] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NOT: memref.load
// CHECK: return
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
