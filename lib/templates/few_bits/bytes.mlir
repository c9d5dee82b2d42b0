  // Numbers of eight bits are bytes, with a sign, times the scale of their block.
  %memory = tensor.empty() : ${halves}
  %numbers = linalg.generic {
      indexing_maps = [affine_map<(n, b, j) -> (n, b, j)>, affine_map<(n, b, j) -> (n, b)>, affine_map<(n, b, j) -> (n, b, j)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%bytes, %scales : ${bytes}, ${scales}) outs(%memory : ${halves}) {
  ^bb0(%byte: i8, %scale: f32, %before: f32):
    %number = arith.sitofp %byte : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  } -> ${halves}
  %matrix = tensor.collapse_shape %numbers [[0], [1, 2]] : ${halves} into ${matrix}
