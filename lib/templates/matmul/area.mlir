  // Where a workgroup keeps sums: in memory that it was given, else on the stack.
  %x_on_stack = memref.alloca() {alignment = 64 : i64} : memref<${most}x${sums}>
  %x_local = memref.cast %x_on_stack : memref<${most}x${sums}> to memref<?x${sums}>
  %x_most = arith.constant ${most} : index
  %x_none = arith.cmpi eq, %x_have_shared, %zero : index
  %X = arith.select %x_none, %x_local, %X_shared : memref<?x${sums}>
  %x_at = arith.select %x_none, %zero, %x_at_shared : index
  %x_have = arith.select %x_none, %x_most, %x_have_shared : index
