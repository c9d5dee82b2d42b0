// Four 8 x 8 matrices of ${X} that mma.sync wants, by ldmatrix.
func.func private @fragment_${X}(%s: ${to}, %stage: index, %${outer}: index, %k: index) -> vector<4x2x${T}> {
  %lane_row, %lane_column = func.call @lane_origin_${X}() : () -> (index, index)
  %r = arith.addi %${down}, %lane_row : index
  %c = arith.addi %${right}, %lane_column : index
  %sc = func.call @swizzle_${X}(%r, %c) : (index, index) -> index
  %four = nvgpu.ldmatrix %s[%stage, %r, %sc] {numTiles = 4 : i32, transpose = ${transposed}} : ${to} -> vector<4x2x${T}>
  return %four : vector<4x2x${T}>
}
