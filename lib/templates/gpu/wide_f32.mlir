func.func private @wide(%some: vector<4xf32>) -> vector<4xf32> {
  return %some : vector<4xf32>
}
