// Two neighbours an instruction; IREE would expand arith.truncf into integer arithmetic, seven instructions each.
func.func private @rounded_${width}(%sum: vector<${width}xf32>) -> vector<${width}xbf16> {
  %none = arith.constant dense<0.0> : vector<${pairs}x2xbf16>
  %parts = vector.shape_cast %sum : vector<${width}xf32> to vector<${pairs}x2xf32>
  %all = affine.for %i = 0 to ${pairs} iter_args(%made = %none) -> (vector<${pairs}x2xbf16>) {
    %low = vector.extract %parts[%i, 0] : f32 from vector<${pairs}x2xf32>
    %high = vector.extract %parts[%i, 1] : f32 from vector<${pairs}x2xf32>
    %word = llvm.inline_asm asm_dialect = att "cvt.rn.bf16x2.f32 $$0, $$1, $$2;", "=r,f,f" %high, %low : (f32, f32) -> i32
    %words = vector.broadcast %word : i32 to vector<1xi32>
    %pair = vector.bitcast %words : vector<1xi32> to vector<2xbf16>
    %with = vector.insert %pair, %made[%i] : vector<2xbf16> into vector<${pairs}x2xbf16>
    affine.yield %with : vector<${pairs}x2xbf16>
  }
  %out = vector.shape_cast %all : vector<${pairs}x2xbf16> to vector<${width}xbf16>
  return %out : vector<${width}xbf16>
}
func.func private @extended_${width}(%held: vector<${width}xbf16>) -> vector<${width}xf32> {
  %all = arith.extf %held : vector<${width}xbf16> to vector<${width}xf32>
  return %all : vector<${width}xf32>
}
