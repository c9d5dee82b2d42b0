"""Indices that a caller gives are inside of what they are indices of, or a call is an error."""

import numpy as np
import pytest

import dynmlir

LOOKED_UP = """
func.func @rows(%t: !torch.vtensor<[?,5],f32>, %i: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?,5],f32> {
  %no = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %t, %i, %no, %false, %false : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,?],si64>,
      !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,5],f32>
  return %0 : !torch.vtensor<[?,?,5],f32>
}
func.func @two(%t: !torch.vtensor<[?,?],f32>, %i: !torch.vtensor<[?,1],si64>, %j: !torch.vtensor<[?],si64>)
    -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %i, %j :
      (!torch.vtensor<[?,1],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %t, %0 :
      !torch.vtensor<[?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}
func.func @put(%t: !torch.vtensor<[?,?,3],f32>, %v: !torch.vtensor<[?,?,3],f32>, %i: !torch.vtensor<[?],si64>)
    -> !torch.vtensor<[?,?,3],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.prim.ListConstruct %none, %i : (!torch.none, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index_put %t, %0, %v, %false : !torch.vtensor<[?,?,3],f32>, !torch.list<optional<vtensor>>,
      !torch.vtensor<[?,?,3],f32>, !torch.bool -> !torch.vtensor<[?,?,3],f32>
  return %1 : !torch.vtensor<[?,?,3],f32>
}
func.func @first(%t: !torch.vtensor<[?],f32>, %x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %zero = torch.constant.int 0
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %zero : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %i = torch.aten.arange %n, %none, %none, %none, %none :
      !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
  %0 = torch.prim.ListConstruct %i : (!torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %t, %0 :
      !torch.vtensor<[?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}
"""
#: Of one table by the same indices: counted from the end below 0, and not.
BOTH = """
func.func @both(%t: !torch.vtensor<[?,5],f32>, %i: !torch.vtensor<[?],si64>)
    -> (!torch.vtensor<[?,5],f32>, !torch.vtensor<[?,5],f32>) {
  %no = torch.constant.int -1
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %i : (!torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %t, %l :
      !torch.vtensor<[?,5],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,5],f32>
  %1 = torch.aten.embedding %t, %i, %no, %false, %false : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?],si64>,
      !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,5],f32>
  return %0, %1 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,5],f32>
}
"""
#: Numbers of elements as indices, of type index.
COUNTED = """
#id = affine_map<(d0) -> (d0)>
func.func @first(%t: tensor<?xf32>, %n: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %n, %c0 : tensor<?xf32>
  %m = tensor.empty(%d) : tensor<?xindex>
  %i = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%m : tensor<?xindex>) {
  ^bb0(%o: index):
    %x = linalg.index 0 : index
    linalg.yield %x : index
  } -> tensor<?xindex>
  %e = tensor.empty(%d) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xindex>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: index, %o: f32):
    %v = tensor.extract %t[%x] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
IGNORING = """
#id = affine_map<(d0) -> (d0)>
func.func @loss(%i: tensor<?xi64>, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %ignored = arith.constant -100 : i64
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %i, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %o: f32):
    %at = arith.index_cast %x : i64 to index
    %v = tensor.extract %t[%at] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%i, %r : tensor<?xi64>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %v: f32, %o: f32):
    %is = arith.cmpi eq, %x, %ignored : i64
    %w = arith.select %is, %zero, %v : f32
    linalg.yield %w : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}
"""
#: Outside of 7, on both sides, near and far.
OUTSIDE = (7, -8, 10**6, 2**40, -(2**62), 2**63 - 1)


@pytest.fixture(scope="module")
def looked_up():
    return dynmlir.compile(LOOKED_UP)


def numbers(*shape):
    return np.random.default_rng(7).standard_normal(shape).astype("f4")


@pytest.mark.parametrize("shape", [(1, 1), (2, 3), (0, 4), (5, 1000)])
def test_rows_of_a_table(looked_up, shape):
    table, i = numbers(7, 5), np.random.default_rng(1).integers(0, 7, shape)
    assert np.array_equal(looked_up.rows(table, i), table[i])


@pytest.mark.parametrize("index", [*OUTSIDE, -1])
def test_a_row_that_the_table_lacks(looked_up, index):
    i = np.zeros((3, 50), np.int64)
    i[2, 49] = index
    with pytest.raises(RuntimeError, match="rows: an element of argument 1 is no index of dimension 0 of argument 0"):
        looked_up.rows(numbers(7, 5), i)


def test_places_of_two_dimensions_some_from_the_end(looked_up):
    table, i, j = numbers(7, 9), np.array([[6], [-7], [3]]), np.array([0, -9, 8, -1])
    assert np.array_equal(looked_up.two(table, i, j), table[i, j])


@pytest.mark.parametrize("index", OUTSIDE)
def test_a_place_that_one_of_two_dimensions_lacks(looked_up, index):
    table, i, j = numbers(7, 7), np.array([[6], [-7], [3]]), np.array([0, -7, 6, -1])
    for place, given in ((1, (np.where(i == 6, index, i), j)), (2, (i, np.where(j == 6, index, j)))):
        text = f"two: an element of argument {place} is no index of dimension {place - 1} of argument 0"
        with pytest.raises(RuntimeError, match=text):
            looked_up.two(table, *given)


@pytest.mark.parametrize("i", [[0], [6, 2], [1, 2, 3, 4, 5]])
def test_rows_are_put_into_a_cache(looked_up, i):
    cache, i = numbers(2, 7, 3), np.array(i, np.int64)
    values = -numbers(2, len(i), 3)
    expected = cache.copy()
    expected[:, i] = values
    assert np.array_equal(looked_up.put(cache, values, i), expected)


@pytest.mark.parametrize("index", OUTSIDE)
def test_nothing_is_put_beside_a_cache(looked_up, index):
    with pytest.raises(RuntimeError, match="put: an element of argument 2 is no index of dimension 1 of argument 0"):
        looked_up.put(numbers(2, 7, 3), numbers(2, 2, 3), np.array([2, index]))


def test_rows_that_are_counted(looked_up):
    table = numbers(9)
    for n in (0, 1, 9):
        assert np.array_equal(looked_up.first(table, numbers(n)), table[:n])
    with pytest.raises(RuntimeError, match="first: dimension 0 of argument 1 is more than dimension 0 of argument 0"):
        looked_up.first(table, numbers(10))


def test_a_target_that_a_loss_ignores():
    module, table = dynmlir.compile(IGNORING), numbers(8)
    i = np.array([3, -100, 7, 0, -100])
    assert np.array_equal(module.loss(i, table), np.where(i == -100, 0, table[i % 8]))
    with pytest.raises(RuntimeError, match="loss: an element of argument 0 is no index of dimension 0 of argument 1"):
        module.loss(np.array([3, -101]), table)


def test_what_one_reader_allows_another_may_not():
    module, table = dynmlir.compile(BOTH), numbers(7, 5)
    for made in module.both(table, np.array([6, 0, 3])):
        assert np.array_equal(made, table[[6, 0, 3]])
    with pytest.raises(RuntimeError, match="both: an element of argument 1 is no index of dimension 0 of argument 0"):
        module.both(table, np.array([6, -1, 3]))


def test_numbers_of_type_index():
    module, table = dynmlir.compile(COUNTED), numbers(9)
    assert np.array_equal(module.first(table, numbers(4)), table[:4])
    with pytest.raises(RuntimeError, match="first: dimension 0 of argument 1 is more than dimension 0 of argument 0"):
        module.first(table, numbers(10))


SLICED = """
func.func @rows(%x: tensor<?x?xf32>, %at: index, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<?x?xf32>
  %r = tensor.extract_slice %x[%at, 0] [%n, %d] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @every(%x: tensor<?xf32>, %at: index, %n: index, %step: index) -> tensor<?xf32> {
  %r = tensor.extract_slice %x[%at] [%n] [%step] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @parts(%x: tensor<?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = tensor.expand_shape %x [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @put(%x: tensor<2xf32>, %y: tensor<?xf32>, %at: index) -> tensor<?xf32> {
  %r = tensor.insert_slice %x into %y[%at] [2] [1] : tensor<2xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
"""


@pytest.fixture(scope="module")
def sliced():
    return dynmlir.compile(SLICED)


def test_slices_that_a_caller_states(sliced):
    x = numbers(5, 3)
    for at, n in ((0, 5), (5, 0), (2, 3), (4, 1)):
        assert np.array_equal(sliced.rows(x, at, n), x[at : at + n])
    flat = x.reshape(-1)
    for at, n, step in ((0, 5, 3), (0, 15, 1), (14, 1, 9), (2, 7, 2), (3, 0, 4)):
        assert np.array_equal(sliced.every(flat, at, n, step), flat[at::step][:n])
    assert np.array_equal(sliced.put(np.zeros(2, np.float32), flat, 13)[-2:], [0, 0])


@pytest.mark.parametrize(("at", "n"), [(-1, 2), (0, 6), (3, 3), (6, 0), (0, -1), (2**62, 1), (1, 2**63 - 1)])
def test_rows_that_are_not_there(sliced, at, n):
    with pytest.raises(RuntimeError, match="rows: a slice is not within dimension 0 of argument 0"):
        sliced.rows(numbers(5, 3), at, n)


@pytest.mark.parametrize(("at", "n", "step"), [(0, 6, 3), (1, 3, 2**62), (14, 2, 1), (0, 1, 0)])
def test_steps_that_lead_outside(sliced, at, n, step):
    with pytest.raises(RuntimeError, match="every: a slice is not within dimension 0 of argument 0"):
        sliced.every(numbers(15), at, n, step)


@pytest.mark.parametrize("at", [-1, 14, 100])
def test_nothing_is_put_outside(sliced, at):
    with pytest.raises(RuntimeError, match="put: a slice is not within dimension 0 of argument 1"):
        sliced.put(np.zeros(2, np.float32), numbers(15), at)


def test_parts_that_a_caller_states(sliced):
    assert np.array_equal(sliced.parts(numbers(15), 3, 5), numbers(15).reshape(3, 5))
    for n, m in ((2, 5), (4, 4), (-3, -5), (0, 15), (15, 0)):
        with pytest.raises(RuntimeError, match="parts: the sizes do not part dimension 0 of argument 0"):
            sliced.parts(numbers(15), n, m)
