// A product with weights of few bits, of tensors of torch-mlir's; rows of more dimensions than one are one dimension meanwhile.
// Placeholders: types, `numbers`, what makes %matrix of %bytes and %scales, and what makes `rows` and the other sizes that are not
// stated.
func.func @f(%torch_x: ${torch_x}, %torch_bytes: ${torch_bytes}, %torch_scales: ${torch_scales}) -> ${torch_y} {
  %x = torch_c.to_builtin_tensor %torch_x : ${torch_x} -> ${x}
  %bytes = torch_c.to_builtin_tensor %torch_bytes : ${torch_bytes} -> ${bytes}
  %scales = torch_c.to_builtin_tensor %torch_scales : ${torch_scales} -> ${scales}
${numbers}
${dims}
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(${rows}) : ${c}
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : ${c}) -> ${c}
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %matrix : ${a}, ${matrix}) outs(%zeros : ${c}) -> ${c}
  %y = ${shaped} : ${c} ${to} ${y}
  %torch_y = torch_c.from_builtin_tensor %y : ${y} -> ${torch_y}
  return %torch_y : ${torch_y}
}
