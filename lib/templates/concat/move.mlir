    // What a run has beside whole vectors is moved by its last vector, elements that are moved already among them.
    %from_${x} = arith.muli %i, %length_${x} : index
    %to_${x} = arith.addi %row, %before_${x} : index
    scf.for %j = %c0 to %whole_${x} step %one {
      %k = arith.addi %from_${x}, %j : index
      %l = arith.addi %to_${x}, %j : index
      %v = vector.load %X_${x}[%k] : memref<?x${element}>, vector<${VL}x${element}>
      vector.store %v, %Y[%l] : memref<?x${element}>, vector<${VL}x${element}>
    }
    scf.if %by_vector_${x} {
      %k = arith.addi %from_${x}, %last_${x} : index
      %l = arith.addi %to_${x}, %last_${x} : index
      %v = vector.load %X_${x}[%k] : memref<?x${element}>, vector<${VL}x${element}>
      vector.store %v, %Y[%l] : memref<?x${element}>, vector<${VL}x${element}>
    }
    scf.for %j = %c0 to %by_element_${x} step %c1 {
      %k = arith.addi %from_${x}, %j : index
      %l = arith.addi %to_${x}, %j : index
      %v = memref.load %X_${x}[%k] : memref<?x${element}>
      memref.store %v, %Y[%l] : memref<?x${element}>
    }
