// RUN: dynmlir-opt --split-input-file --verify-diagnostics %s

// a block that is none of the seven
// expected-error @below {{'dynmlir.region' op blocks [1, 2, 3, 8]: expected a non-empty list of 1 to 7}}
"dynmlir.region"() {blocks = [1, 2, 3, 8], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// no block
// expected-error @below {{expected a non-empty list of 1 to 7}}
"dynmlir.region"() {blocks = [], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// blocks twice
// expected-error @below {{blocks are [1, 1, 2], expected them rising}}
"dynmlir.region"() {blocks = [1, 1, 2], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// an L
// expected-error @below {{blocks [1, 2] do not form a rectangle}}
"dynmlir.region"() {blocks = [1, 2], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// blocks that are no integers
// expected-error @below {{blocks holds "1", expected an integer}}
"dynmlir.region"() {blocks = ["1"], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// rows of other blocks
// expected-error @below {{rows are (0, M), blocks (1, 2, 3) have (0, r)}}
"dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, M)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// columns of other blocks
// expected-error @below {{cols are (0, N), blocks (1,) have (0, c)}}
"dynmlir.region"() {blocks = [1], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// a bound between the cuts
// expected-error @below {{rows: d0 + 1 is neither a cut nor a size nor 0}}
"dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r + 1)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()

// -----

// a map without the sizes
// expected-error @below {{rows: expected (r, c, r23, c45, r67)[M, N] -> (first, end)}}
"dynmlir.region"() {blocks = [1], rows = affine_map<(r, c)[M, N] -> (0, r)>,
  cols = affine_map<(r, c)[M, N] -> (0, c)>} : () -> ()

// -----

// rows that are no map
// expected-error @below {{expected base attribute 'builtin.affine_map'}}
"dynmlir.region"() {blocks = [1], rows = 1, cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, c)>} : () -> ()

// -----

// regions that overlap
// expected-error @below {{'dynmlir.pattern' op regions 1 and 2 overlap: both hold block 1}}
"dynmlir.pattern"() ({
"dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
"dynmlir.region"() {blocks = [1], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
  cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, c)>} : () -> ()
}) {name = "P"} : () -> ()

// -----

// something besides regions
// expected-error @below {{holds only 'dynmlir.region', got 'arith.constant'}}
"dynmlir.pattern"() ({
%c = arith.constant 0 : index
}) {name = "P"} : () -> ()

// -----

// no name
// expected-error @below {{attribute "name" is expected but not provided}}
"dynmlir.pattern"() ({
}) {} : () -> ()

// -----

// an empty name
// expected-error @below {{needs a name}}
"dynmlir.pattern"() ({
}) {name = ""} : () -> ()

// -----

// a cut too few
// expected-error @below {{'dynmlir.plan' op has 4 cuts, expected 5: r, c, r23, c45, r67}}
"dynmlir.plan"() {pattern = "II", cuts = [9, 6, 9, 6], kernels = [@a, @b]} : () -> ()

// -----

// a negative cut
// expected-error @below {{cut c is -6, expected at least 0}}
"dynmlir.plan"() {pattern = "II", cuts = [9, -6, 9, 6, 9], kernels = [@a, @b]} : () -> ()

// -----

// a kernel for each of three regions
// expected-error @below {{has 3 kernels, pattern II has 2 regions}}
"dynmlir.plan"() {pattern = "II", cuts = [9, 6, 9, 6, 9], kernels = [@a, @b, @c]} : () -> ()

// -----

// a kernel by number
// expected-error @below {{kernel 1 : i64 is not a symbol reference}}
"dynmlir.plan"() {pattern = "II", cuts = [9, 6, 9, 6, 9], kernels = [1, 2]} : () -> ()
