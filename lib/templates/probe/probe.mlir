// What a device's peak arithmetic and bandwidths are measured with: multiply-adds on ${accumulators} independent
// vectors of ${lanes} f32, `rounds` times; and reads of a whole tensor, `rounds` times.
stream.executable private @probe_executable {
  stream.executable.export public @arithmetic workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
  stream.executable.export public @reading workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
  builtin.module {
    func.func @arithmetic(%x: !stream.binding, %out: !stream.binding, %rounds32: i32)
        attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %rounds = arith.index_castui %rounds32 : i32 to index
      %X = stream.binding.subspan %x[%c0] : !stream.binding -> memref<${lanes}xf32>
      %C = stream.binding.subspan %out[%c0] : !stream.binding -> memref<${lanes}xf32>
      %v = vector.load %X[%c0] : memref<${lanes}xf32>, vector<${lanes}xf32>
      %sums:${accumulators} = scf.for %i = %c0 to %rounds step %c1
          iter_args(${starts}) -> (${types}) {
${multiply_adds}
        scf.yield ${nexts} : ${types}
      }
${sum_up}
      vector.store %total, %C[%c0] : memref<${lanes}xf32>, vector<${lanes}xf32>
      return
    }
    func.func @reading(%x: !stream.binding, %out: !stream.binding, %rounds32: i32, %size32: i32)
        attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %step = arith.constant ${step} : index
      %rounds = arith.index_castui %rounds32 : i32 to index
      %any = arith.index_castui %size32 : i32 to index
      %size = util.assume.int %any<umin = 0, umax = 1073741824> : index
      %X = stream.binding.subspan %x[%c0] : !stream.binding -> memref<?xf32>{%size}
      %C = stream.binding.subspan %out[%c0] : !stream.binding -> memref<${lanes}xf32>
      %v = arith.constant dense<0.0> : vector<${lanes}xf32>
      %sums:${accumulators} = scf.for %round = %c0 to %rounds step %c1
          iter_args(${starts}) -> (${types}) {
        %inner:${accumulators} = scf.for %i = %c0 to %size step %step
            iter_args(${inner_starts}) -> (${types}) {
${reads}
          scf.yield ${nexts} : ${types}
        }
        scf.yield ${inner} : ${types}
      }
${sum_up}
      vector.store %total, %C[%c0] : memref<${lanes}xf32>, vector<${lanes}xf32>
      return
    }
  }
}
func.func @arithmetic(%x: tensor<${lanes}xf32>, %rounds: i32) -> tensor<${lanes}xf32> {
  %r = flow.dispatch @probe_executable::@arithmetic(%x, %rounds) : (tensor<${lanes}xf32>, i32) -> tensor<${lanes}xf32>
  return %r : tensor<${lanes}xf32>
}
func.func @reading(%x: tensor<?xf32>, %rounds: i32) -> tensor<${lanes}xf32> {
  %c0 = arith.constant 0 : index
  %size = tensor.dim %x, %c0 : tensor<?xf32>
  %size32 = arith.index_cast %size : index to i32
  %r = flow.dispatch @probe_executable::@reading(%x, %rounds, %size32) : (tensor<?xf32>{%size}, i32, i32) -> tensor<${lanes}xf32>
  return %r : tensor<${lanes}xf32>
}
