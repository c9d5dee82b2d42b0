  // Numbers of four bits are both halves of each byte, with a sign, times the scale of their block.
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
