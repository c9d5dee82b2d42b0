  %shared = stream.binding.subspan %s[%c0] : !stream.binding -> memref<?x${s}>{%all}
  %shared_base = arith.muli %wg, %mine : index
  // Where the host gave none, a little on the stack does.
  %least = arith.constant ${least_scratch} : index
  %stack = memref.alloca() alignment = 64 : memref<${least_scratch}x${s}>
  %local = memref.cast %stack : memref<${least_scratch}x${s}> to memref<?x${s}>
  %none = arith.cmpi ult, %mine, %least : index
  %S = arith.select %none, %local, %shared : memref<?x${s}>
  %base = arith.select %none, %c0, %shared_base : index
  %have = arith.select %none, %least, %mine : index
