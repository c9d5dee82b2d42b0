func.func private @wide(%some: vector<4x${T}>) -> vector<4xf32> {
  %all = arith.extf %some : vector<4x${T}> to vector<4xf32>
  return %all : vector<4xf32>
}
