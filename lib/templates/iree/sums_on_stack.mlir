  %x_nothing = memref.alloca() : memref<1x${sums}>
  %X = memref.cast %x_nothing : memref<1x${sums}> to memref<?x${sums}>
  %x_at = arith.addi %c0, %c0 : index
  %x_have = arith.addi %c0, %c0 : index
