// A product with weights of four bits, of tensors of torch-mlir's: the numbers are both halves of each byte, with a sign, times
// the scale of their block; rows of more dimensions than one are one dimension meanwhile. Placeholders: types, and what makes
// `rows` and the other sizes that are not stated.
func.func @f(%torch_x: ${torch_x}, %torch_bytes: ${torch_bytes}, %torch_scales: ${torch_scales}) -> ${torch_y} {
  %x = torch_c.to_builtin_tensor %torch_x : ${torch_x} -> ${x}
  %bytes = torch_c.to_builtin_tensor %torch_bytes : ${torch_bytes} -> ${bytes}
  %scales = torch_c.to_builtin_tensor %torch_scales : ${torch_scales} -> ${scales}
  %memory = tensor.empty() : ${halves}
  %numbers = linalg.generic {
      indexing_maps = [affine_map<(n, b, j, h) -> (n, b, j)>, affine_map<(n, b, j, h) -> (n, b)>,
                       affine_map<(n, b, j, h) -> (n, b, j, h)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%bytes, %scales : ${bytes}, ${scales}) outs(%memory : ${halves}) {
  ^bb0(%byte: i8, %scale: f32, %before: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i8
    %four = arith.constant 4 : i8
    %upper = arith.muli %half, %four : i8
    %up = arith.subi %four, %upper : i8
    %raised = arith.shli %byte, %up : i8
    %signed = arith.shrsi %raised, %four : i8
    %number = arith.sitofp %signed : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  } -> ${halves}
  %matrix = tensor.collapse_shape %numbers [[0], [1, 2, 3]] : ${halves} into ${matrix}
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
