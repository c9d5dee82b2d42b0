  %stack = memref.alloca() alignment = 64 : memref<${least_scratch}xf32>
  %S = memref.cast %stack : memref<${least_scratch}xf32> to memref<?xf32>
  %base = arith.constant 0 : index
  %have = arith.constant ${least_scratch} : index
