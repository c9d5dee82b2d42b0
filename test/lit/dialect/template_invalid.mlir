// RUN: dynmlir-opt --split-input-file --verify-diagnostics %s

// an unknown operator
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{'dynmlir.template' op unknown operator 'matmull'; did you mean 'matmul'?}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmull", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// no zero_init
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{attribute "zero_init" is expected but not provided}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul"}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// zero_init is a number
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{zero_init is not true or false}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = 0}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a loop that steps by another tile size
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{0 online loops step by uM, expected 1}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uN iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a loop that ends at another size
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{the online loop over K does not end at K}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %N step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a loop that starts at 1
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{the online loop over M does not start at 0}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c1 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// no linalg op
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{online loops of 'matmul' hold no linalg op, expected one linalg.matmul}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          scf.yield %acc : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// two linalg ops
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{hold linalg.matmul and linalg.matmul, expected one linalg.matmul}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          %q = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%p : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %q : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// another operator's linalg op
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{hold linalg.add, expected one linalg.matmul}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.add ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a tile size too few
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{online loops take}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index):
    %uK = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// loops that end in something else
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{online loops must end in 'dynmlir.yield'}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a library that is not there
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{'library' names @none, which is not in the module}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false, library = @none}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a dispatch function that is not there
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{'select' names @none, which is not in the module}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false, select = @none}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a dispatch function that is a library
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{'select' names @l, a 'dynmlir.library', expected a 'func.func'}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false, select = @l}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a library for other element types
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [bf16, bf16, f32], device = @dev} : () -> ()
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{has element types (f32, f32, f32), library @l (bf16, bf16, f32)}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false, library = @l}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a pattern twice
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{has two patterns named 'II'}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
  "dynmlir.region"() {blocks = [4, 5, 6, 7], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (r, M)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
}) {name = "II"} : () -> ()
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
  "dynmlir.region"() {blocks = [4, 5, 6, 7], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (r, M)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
}) {name = "II"} : () -> ()
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// an op that is no pattern
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{holds only 'dynmlir.pattern', got 'arith.constant'}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
    %zero = arith.constant 0 : index
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// sizes that disagree
func.func @main(%a: tensor<?x4xf32>, %b: tensor<5x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{operands disagree on K: 4 and 5}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x4xf32>, %B: tensor<5x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x4xf32>
    %K = tensor.dim %A, %c1 : tensor<?x4xf32>
    %N = tensor.dim %B, %c1 : tensor<5x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x4xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<5x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x4xf32>, tensor<5x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a yield outside of a template
func.func @f(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{'dynmlir.yield' op expected to be in a 'dynmlir.template', is in 'func.func'}}
  "dynmlir.yield"(%t) : (tensor<?x?xf32>) -> ()
}

// -----

// two templates of one name
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{there are 2 templates named 'main_matmul_0'}}
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @again(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a broken library is one diagnostic, not another one of each template that names it
// expected-error @below {{attribute "operator" is expected but not provided}}
"dynmlir.library"() ({
}) {sym_name = "l", element_types = [f32, f32, f32], device = @d} : () -> ()
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false, library = @l}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// a convolution of an image with ones around it
func.func @main(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  // expected-error @below {{'dynmlir.template' op pads by something but constant numbers of zeros}}
  %0 = "dynmlir.template"(%arg0, %arg1, %arg2) ({
  ^bb0(%arg3: tensor<?x?x?x?xf32>, %arg4: tensor<?x?x?x?xf32>, %arg5: tensor<?x?x?x?xf32>, %arg6: index, %arg7: index, %arg8: index):
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %padded = tensor.pad %arg3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %cst : f32
    } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
    %dim = tensor.dim %arg3, %c0 : tensor<?x?x?x?xf32>
    %1 = scf.for %arg9 = %c0 to %dim step %c1 iter_args(%arg10 = %arg5) -> (tensor<?x?x?x?xf32>) {
      %dim_0 = tensor.dim %arg5, %c1 : tensor<?x?x?x?xf32>
      %2 = scf.for %arg11 = %c0 to %dim_0 step %c1 iter_args(%arg12 = %arg10) -> (tensor<?x?x?x?xf32>) {
        %dim_1 = tensor.dim %arg5, %c2 : tensor<?x?x?x?xf32>
        %3 = scf.for %arg13 = %c0 to %dim_1 step %arg6 iter_args(%arg14 = %arg12) -> (tensor<?x?x?x?xf32>) {
          %4 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg13)[%arg6, %dim_1]
          %dim_2 = tensor.dim %arg4, %c3 : tensor<?x?x?x?xf32>
          %5 = scf.for %arg15 = %c0 to %dim_2 step %arg7 iter_args(%arg16 = %arg14) -> (tensor<?x?x?x?xf32>) {
            %6 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg15)[%arg7, %dim_2]
            %extracted_slice = tensor.extract_slice %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
            %dim_3 = tensor.dim %arg4, %c0 : tensor<?x?x?x?xf32>
            %7 = scf.for %arg17 = %c0 to %dim_3 step %c1 iter_args(%arg18 = %extracted_slice) -> (tensor<1x1x?x?xf32>) {
              %dim_4 = tensor.dim %arg4, %c1 : tensor<?x?x?x?xf32>
              %8 = scf.for %arg19 = %c0 to %dim_4 step %c1 iter_args(%arg20 = %arg18) -> (tensor<1x1x?x?xf32>) {
                %dim_5 = tensor.dim %arg3, %c3 : tensor<?x?x?x?xf32>
                %9 = scf.for %arg21 = %c0 to %dim_5 step %arg8 iter_args(%arg22 = %arg20) -> (tensor<1x1x?x?xf32>) {
                  %10 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg21)[%arg8, %dim_5]
                  %extracted_slice_6 = tensor.extract_slice %arg4[%arg17, %arg19, %arg21, %arg15] [1, 1, %10, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %11 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg11, %arg17]
                  %12 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg13, %arg19]
                  %extracted_slice_7 = tensor.extract_slice %padded[%arg9, %11, %12, %arg21] [1, 1, %4, %10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %13 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_7, %extracted_slice_6 : tensor<1x1x?x?xf32>, tensor<1x1x?x?xf32>) outs(%arg22 : tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32>
                  scf.yield %13 : tensor<1x1x?x?xf32>
                }
                scf.yield %9 : tensor<1x1x?x?xf32>
              }
              scf.yield %8 : tensor<1x1x?x?xf32>
            }
            %inserted_slice = tensor.insert_slice %7 into %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<1x1x?x?xf32> into tensor<?x?x?x?xf32>
            scf.yield %inserted_slice : tensor<?x?x?x?xf32>
          }
          scf.yield %5 : tensor<?x?x?x?xf32>
        }
        scf.yield %3 : tensor<?x?x?x?xf32>
      }
      scf.yield %2 : tensor<?x?x?x?xf32>
    }
    "dynmlir.yield"(%1) : (tensor<?x?x?x?xf32>) -> ()
  }, {
  }) {operator = "matmul", sym_name = "main_conv_2d_nhwc_hwcf_0", zero_init = false} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// a convolution whose image is another operand
func.func @main(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  // expected-error @below {{'dynmlir.template' op 'linalg.conv_2d_nhwc_hwcf' is not on slices of the template's operands}}
  %0 = "dynmlir.template"(%arg0, %arg1, %arg2) ({
  ^bb0(%arg3: tensor<?x?x?x?xf32>, %arg4: tensor<?x?x?x?xf32>, %arg5: tensor<?x?x?x?xf32>, %arg6: index, %arg7: index, %arg8: index):
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %cst : f32
    } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
    %dim = tensor.dim %arg3, %c0 : tensor<?x?x?x?xf32>
    %1 = scf.for %arg9 = %c0 to %dim step %c1 iter_args(%arg10 = %arg5) -> (tensor<?x?x?x?xf32>) {
      %dim_0 = tensor.dim %arg5, %c1 : tensor<?x?x?x?xf32>
      %2 = scf.for %arg11 = %c0 to %dim_0 step %c1 iter_args(%arg12 = %arg10) -> (tensor<?x?x?x?xf32>) {
        %dim_1 = tensor.dim %arg5, %c2 : tensor<?x?x?x?xf32>
        %3 = scf.for %arg13 = %c0 to %dim_1 step %arg6 iter_args(%arg14 = %arg12) -> (tensor<?x?x?x?xf32>) {
          %4 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg13)[%arg6, %dim_1]
          %dim_2 = tensor.dim %arg4, %c3 : tensor<?x?x?x?xf32>
          %5 = scf.for %arg15 = %c0 to %dim_2 step %arg7 iter_args(%arg16 = %arg14) -> (tensor<?x?x?x?xf32>) {
            %6 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg15)[%arg7, %dim_2]
            %extracted_slice = tensor.extract_slice %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
            %dim_3 = tensor.dim %arg4, %c0 : tensor<?x?x?x?xf32>
            %7 = scf.for %arg17 = %c0 to %dim_3 step %c1 iter_args(%arg18 = %extracted_slice) -> (tensor<1x1x?x?xf32>) {
              %dim_4 = tensor.dim %arg4, %c1 : tensor<?x?x?x?xf32>
              %8 = scf.for %arg19 = %c0 to %dim_4 step %c1 iter_args(%arg20 = %arg18) -> (tensor<1x1x?x?xf32>) {
                %dim_5 = tensor.dim %arg3, %c3 : tensor<?x?x?x?xf32>
                %9 = scf.for %arg21 = %c0 to %dim_5 step %arg8 iter_args(%arg22 = %arg20) -> (tensor<1x1x?x?xf32>) {
                  %10 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg21)[%arg8, %dim_5]
                  %extracted_slice_6 = tensor.extract_slice %arg4[%arg17, %arg19, %arg21, %arg15] [1, 1, %10, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %11 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg11, %arg17]
                  %12 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg13, %arg19]
                  %extracted_slice_7 = tensor.extract_slice %arg4[%arg9, %11, %12, %arg21] [1, 1, %4, %10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %13 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_7, %extracted_slice_6 : tensor<1x1x?x?xf32>, tensor<1x1x?x?xf32>) outs(%arg22 : tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32>
                  scf.yield %13 : tensor<1x1x?x?xf32>
                }
                scf.yield %9 : tensor<1x1x?x?xf32>
              }
              scf.yield %8 : tensor<1x1x?x?xf32>
            }
            %inserted_slice = tensor.insert_slice %7 into %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<1x1x?x?xf32> into tensor<?x?x?x?xf32>
            scf.yield %inserted_slice : tensor<?x?x?x?xf32>
          }
          scf.yield %5 : tensor<?x?x?x?xf32>
        }
        scf.yield %3 : tensor<?x?x?x?xf32>
      }
      scf.yield %2 : tensor<?x?x?x?xf32>
    }
    "dynmlir.yield"(%1) : (tensor<?x?x?x?xf32>) -> ()
  }, {
  }) {operator = "matmul", sym_name = "main_conv_2d_nhwc_hwcf_0", zero_init = false} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// a convolution that leaves out rows of its result
func.func @main(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  // expected-error @below {{'dynmlir.template' op no online loop goes to D by 1}}
  %0 = "dynmlir.template"(%arg0, %arg1, %arg2) ({
  ^bb0(%arg3: tensor<?x?x?x?xf32>, %arg4: tensor<?x?x?x?xf32>, %arg5: tensor<?x?x?x?xf32>, %arg6: index, %arg7: index, %arg8: index):
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %cst : f32
    } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
    %dim = tensor.dim %arg3, %c0 : tensor<?x?x?x?xf32>
    %1 = scf.for %arg9 = %c0 to %dim step %c1 iter_args(%arg10 = %arg5) -> (tensor<?x?x?x?xf32>) {
      %dim_0 = tensor.dim %arg5, %c1 : tensor<?x?x?x?xf32>
      %2 = scf.for %arg11 = %c0 to %dim_0 step %c2 iter_args(%arg12 = %arg10) -> (tensor<?x?x?x?xf32>) {
        %dim_1 = tensor.dim %arg5, %c2 : tensor<?x?x?x?xf32>
        %3 = scf.for %arg13 = %c0 to %dim_1 step %arg6 iter_args(%arg14 = %arg12) -> (tensor<?x?x?x?xf32>) {
          %4 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg13)[%arg6, %dim_1]
          %dim_2 = tensor.dim %arg4, %c3 : tensor<?x?x?x?xf32>
          %5 = scf.for %arg15 = %c0 to %dim_2 step %arg7 iter_args(%arg16 = %arg14) -> (tensor<?x?x?x?xf32>) {
            %6 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg15)[%arg7, %dim_2]
            %extracted_slice = tensor.extract_slice %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
            %dim_3 = tensor.dim %arg4, %c0 : tensor<?x?x?x?xf32>
            %7 = scf.for %arg17 = %c0 to %dim_3 step %c1 iter_args(%arg18 = %extracted_slice) -> (tensor<1x1x?x?xf32>) {
              %dim_4 = tensor.dim %arg4, %c1 : tensor<?x?x?x?xf32>
              %8 = scf.for %arg19 = %c0 to %dim_4 step %c1 iter_args(%arg20 = %arg18) -> (tensor<1x1x?x?xf32>) {
                %dim_5 = tensor.dim %arg3, %c3 : tensor<?x?x?x?xf32>
                %9 = scf.for %arg21 = %c0 to %dim_5 step %arg8 iter_args(%arg22 = %arg20) -> (tensor<1x1x?x?xf32>) {
                  %10 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s1, s0)>(%arg21)[%arg8, %dim_5]
                  %extracted_slice_6 = tensor.extract_slice %arg4[%arg17, %arg19, %arg21, %arg15] [1, 1, %10, %6] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %11 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg11, %arg17]
                  %12 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%arg13, %arg19]
                  %extracted_slice_7 = tensor.extract_slice %padded[%arg9, %11, %12, %arg21] [1, 1, %4, %10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x1x?x?xf32>
                  %13 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_7, %extracted_slice_6 : tensor<1x1x?x?xf32>, tensor<1x1x?x?xf32>) outs(%arg22 : tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32>
                  scf.yield %13 : tensor<1x1x?x?xf32>
                }
                scf.yield %9 : tensor<1x1x?x?xf32>
              }
              scf.yield %8 : tensor<1x1x?x?xf32>
            }
            %inserted_slice = tensor.insert_slice %7 into %arg16[%arg9, %arg11, %arg13, %arg15] [1, 1, %4, %6] [1, 1, 1, 1] : tensor<1x1x?x?xf32> into tensor<?x?x?x?xf32>
            scf.yield %inserted_slice : tensor<?x?x?x?xf32>
          }
          scf.yield %5 : tensor<?x?x?x?xf32>
        }
        scf.yield %3 : tensor<?x?x?x?xf32>
      }
      scf.yield %2 : tensor<?x?x?x?xf32>
    }
    "dynmlir.yield"(%1) : (tensor<?x?x?x?xf32>) -> ()
  }, {
  }) {operator = "matmul", sym_name = "main_conv_2d_nhwc_hwcf_0", zero_init = false} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
