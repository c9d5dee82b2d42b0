// RUN: not dynmlir-opt --load-pass=%t.none.py %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not dynmlir-opt --load-pass=%S/inputs/syntax.txt %s 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: printf 'a\0' > %t.binary.py
// RUN: not dynmlir-opt --load-pass=%t.binary.py %s 2>&1 | FileCheck %s --check-prefix=BINARY
// RUN: not dynmlir-opt --load-pass=%S/inputs/raises.py --raises %s 2>&1 | FileCheck %s --check-prefix=RAISES
// RUN: not dynmlir-opt --load-pass=%S/inputs/prerequisite.py --wanting %s 2>&1 | FileCheck %s --check-prefix=WANTING
// RUN: not dynmlir-opt --load-pass=%S/inputs/bad_patterns.py %s 2>&1 | FileCheck %s --check-prefix=PATTERN

// NONE: .none.py:1:1: error: cannot be read: No such file or directory
// SYNTAX: syntax.txt:1:7: error: plug-in does not parse: invalid syntax
// BINARY: .binary.py:1:1: error: plug-in does not parse: source code string cannot contain null bytes
// RAISES: raises.py:12:1: error: pass raises failed: ZeroDivisionError: on purpose
// RAISES-NOT: Traceback
// WANTING: error: unknown pass 'dynmlir-form-template'; did you mean 'dynmlir-form-templates'
// WANTING-NOT: Traceback
// PATTERN: bad_patterns.py:5:1: error: plug-in bad_patterns.py failed: ValueError: blocks [1, 2] do not form a rectangle
func.func @f() {
  return
}
