// The dynmlir dialect as IRDL, written by `python -m dynmlir.dialect.irdl`; a test keeps it up to date.
module {
  irdl.dialect @dynmlir {
    irdl.attribute @tile {
      %0 = irdl.base "#builtin.integer"
      %1 = irdl.base "#builtin.integer"
      %2 = irdl.base "#builtin.integer"
      irdl.parameters(m: %0, n: %1, k: %2)
    }
    irdl.operation @device {
      %0 = irdl.base "#builtin.string"
      %1 = irdl.base "#builtin.string"
      %2 = irdl.base "#builtin.dictionary"
      irdl.attributes {"sym_name" = %0, "target_cpu" = %1, "facts" = %2}
    }
    irdl.operation @micro_kernel {
      %0 = irdl.base "#builtin.string"
      %1 = irdl.base "#builtin.string"
      %2 = irdl.base @dynmlir::@tile
      %3 = irdl.base "#builtin.integer"
      %4 = irdl.base "#builtin.dictionary"
      irdl.attributes {"sym_name" = %0, "family" = %1, "tile" = %2, "packed" = %3, "model" = %4}
    }
    irdl.operation @shortlist {
      %0 = irdl.base "#builtin.dictionary"
      %1 = irdl.base "#builtin.dictionary"
      %2 = irdl.base "#builtin.array"
      irdl.attributes {"at_least" = %0, "at_most" = %1, "kernels" = %2}
    }
    irdl.operation @library {
      %0 = irdl.base "#builtin.string"
      %1 = irdl.base "#builtin.string"
      %2 = irdl.base "#builtin.array"
      %3 = irdl.base "#builtin.symbol_ref"
      irdl.attributes {"sym_name" = %0, "operator" = %1, "element_types" = %2, "device" = %3}
      %4 = irdl.region
      irdl.regions(body: %4)
    }
    irdl.operation @region {
      %0 = irdl.base "#builtin.array"
      %1 = irdl.base "#builtin.affine_map"
      %2 = irdl.base "#builtin.affine_map"
      irdl.attributes {"blocks" = %0, "rows" = %1, "cols" = %2}
    }
    irdl.operation @pattern {
      %0 = irdl.base "#builtin.string"
      irdl.attributes {"name" = %0}
      %1 = irdl.region
      irdl.regions(body: %1)
    }
    irdl.operation @plan {
      %0 = irdl.base "#builtin.string"
      %1 = irdl.base "#builtin.array"
      %2 = irdl.base "#builtin.array"
      irdl.attributes {"pattern" = %0, "cuts" = %1, "kernels" = %2}
    }
    irdl.operation @yield {
      %0 = irdl.any
      irdl.operands(value: %0)
    }
    irdl.operation @template {
      %0 = irdl.any
      %1 = irdl.any
      %2 = irdl.any
      %3 = irdl.any
      irdl.operands(lhs: %0, rhs: %1, init: %2, extras: variadic %3)
      %4 = irdl.base "#builtin.string"
      %5 = irdl.base "#builtin.string"
      %6 = irdl.base "#builtin.integer"
      irdl.attributes {"sym_name" = %4, "operator" = %5, "zero_init" = %6}
      %7 = irdl.any
      irdl.results(result: %7)
      %8 = irdl.region
      %9 = irdl.region
      irdl.regions(online: %8, patterns: %9)
    }
  }
}
