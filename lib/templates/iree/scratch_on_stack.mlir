  %stack = memref.alloca() alignment = 64 : memref<${least_scratch}x${s}>
  %S = memref.cast %stack : memref<${least_scratch}x${s}> to memref<?x${s}>
  %base = arith.constant 0 : index
  %have = arith.constant ${least_scratch} : index
