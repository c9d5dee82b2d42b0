// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda:sm_9 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda:sm_70 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: sed 's/tile<64, 64, 64>/tile<128, 64, 64>/; s/stages = 3/stages = 8/' %S/inputs/three.mlir > %t.shared.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.shared.mlir 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: sed 's/tile<64, 64, 64>/tile<128, 64, 64>/; s/stages = 3/stages = 6/' %S/inputs/three.mlir > %t.room.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda:sm_86 --library=%t.room.mlir 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: sed 's/tile<64, 64, 64>/tile<256, 256, 16>/' %S/inputs/three.mlir > %t.registers.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.registers.mlir 2>&1 | FileCheck %s --check-prefix=REGISTERS
// RUN: sed 's/threads_per_block = 1024/threads_per_block = 64/' %S/inputs/three.mlir > %t.threads.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.threads.mlir 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: sed 's/family = "mma"/family = "wgmma"/' %S/inputs/three.mlir > %t.wgmma.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.wgmma.mlir 2>&1 | FileCheck %s --check-prefix=WGMMA
// RUN: sed 's/mma_single/mma/g; s/aligned = 1/aligned = 8/' %S/inputs/three.mlir > %t.any.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.any.mlir 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: sed 's/tile<64, 64, 64>/tile<72, 64, 64>/' %S/inputs/three.mlir > %t.tile.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.tile.mlir 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: sed 's/warps_m = 2, warps_n = 2/warps_m = 0, warps_n = 2/' %S/inputs/three.mlir > %t.warps.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.warps.mlir 2>&1 | FileCheck %s --check-prefix=WARPS
// RUN: sed 's/registers = [0-9]*/registers = 0/' %S/inputs/three.mlir > %t.none.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.none.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/packed = false/packed = true/' %S/inputs/three.mlir > %t.packed.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.packed.mlir 2>&1 | FileCheck %s --check-prefix=PACKED
// RUN: sed 's/warp_threads = 32/warp_threads = 64/' %S/inputs/three.mlir > %t.warp.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.warp.mlir 2>&1 | FileCheck %s --check-prefix=WARP
// RUN: sed 's/f16, f16, f32/f16, bf16, f32/' %S/inputs/three.mlir > %t.types.mlir
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%t.types.mlir 2>&1 | FileCheck %s --check-prefix=TYPES
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%S/inputs/three.mlir --cost-model=cpu 2>&1 | FileCheck %s --check-prefix=MODEL
// RUN: not dynmlir-compile %S/inputs/f16.mlir --library=%S/inputs/three.mlir 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%S/../passes/inputs/library.mlir 2>&1 | FileCheck %s --check-prefix=OF_CPU
// RUN: not dynmlir-compile %S/inputs/f16.mlir --target=cuda --target-cpu=sm_90 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: not dynmlir-compile %S/inputs/f16.mlir --emit=ptx 2>&1 | FileCheck %s --check-prefix=PTX

// UNKNOWN: command-line: error: unknown target 'cuda:sm_9'; did you mean 'cuda:sm_90'
// OLD: command-line: error: unknown target 'cuda:sm_70'; did you mean 'cuda:sm_
// SHARED: error: micro-kernel 'mma_64x64x64': its 8 stages take 196608 bytes of shared memory, a thread block of 'a100' has 166912
// ROOM: error: micro-kernel 'mma_64x64x64': takes 147456 bytes of shared memory, a thread block of sm_86 has 101376
// REGISTERS: error: micro-kernel 'mma_64x64x64': its tile takes some 542 registers of each of 128 threads, 'a100' has 255
// THREADS: error: micro-kernel 'mma_64x64x64': it has 128 threads, a thread block of 'a100' 64
// WGMMA: error: micro-kernel 'mma_64x64x64': family 'wgmma' needs sm_90a, 'a100' is sm_80
// ANY: error: library @matmul_f16 has no micro-kernel for rows at any address
// TILE: error: micro-kernel 'mma_64x64x64': uM is 72, expected a multiple of 32 (2 warps of 16)
// WARPS: error: micro-kernel 'mma_64x64x64': 0 x 2 warps, expected 1 to 32 of them
// NONE: error: micro-kernel 'mma_64x64x64': its registers are 0, its sums alone take 32 of each thread
// PACKED: error: micro-kernel 'mma_64x64x64': is packed, on GPUs operands are copied as they lie: packed = false
// WARP: error: micro-kernel 'mma_64x64x64': is of warps of 32 threads, warp_threads of 'a100' is 64
// TYPES: error: 'matmul_matmul_0': library @matmul_f16 has element types (f16, bf16, f32), not (f16, f16, f32)
// MODEL: error: cost model 'cpu': device 'a100' lacks the fact
// CPU: three.mlir:1:1: error: device 'a100': is sm_80: give --target=cuda
// PTX: command-line: error: there is no PTX for llvm-cpu: give --target=cuda
// OF_CPU: is a CPU, and the module is for sm_80: leave --target=cuda out or give another library
// GPU: command-line: error: sm_90 is a GPU: give --target=cuda:sm_90
