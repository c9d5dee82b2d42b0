// Online loops of a micro-kernel that reads a B which lies in panels of ${Q} columns, one after the other, of rows or groups:
// column panels outside, reduction blocks inside. Where A of all rows is more than three eighths of the L2 the rows that
// fill them meet as many panels as fill a quarter of it before the next rows do. One reduction block at least, so that
// K = 0 stores zeros. What is beyond the last column is there, as zeros.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index) attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %K = memref.dim %A, %${k_of_a} : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
  %rows = arith.subi %i1, %i0 : index
${tiles}
  %whole = arith.muli %tiles, %uM : index
  %iw = arith.addi %i0, %whole : index
  %rest = arith.subi %i1, %iw : index
  %uQ = arith.constant ${Q} : index
${rows_of_panels}  %depth = arith.minui %at_least_one, %uK : index
  %room_of_a = arith.constant ${elements_of_a} : index
  %rows_in_room = arith.divui %room_of_a, %depth : index
  %tiles_in_room = arith.divui %rows_in_room, %uM : index
  %tiles_of_block = arith.maxui %tiles_in_room, %c1 : index
  %rows_of_block = arith.muli %tiles_of_block, %uM : index
  %room_of_b = arith.constant ${elements_of_b} : index
  %columns_in_room = arith.divui %room_of_b, %depth : index
  %panels_in_room = arith.divui %columns_in_room, %uN : index
  %panels_of_block = arith.maxui %panels_in_room, %c1 : index
  %columns_of_block = arith.muli %panels_of_block, %uN : index
  %several = arith.cmpi ugt, %rows, %rows_of_block : index
  %uC = arith.select %several, %columns_of_block, %uN : index
  %all_rows = arith.maxui %rows, %c1 : index
  %uA = arith.select %several, %rows_of_block, %all_rows : index
  %i0_next = arith.addi %i0, %c1 : index
  %once = arith.maxui %iw, %i0_next : index
  scf.for %jb = %j0 to %j1 step %uC {
    %to = arith.addi %jb, %uC : index
    %je = arith.minui %to, %j1 : index
    scf.for %k = %c0 to %at_least_one step %uK {
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
      scf.for %ib = %i0 to %once step %uA {
        %ib_next = arith.addi %ib, %uA : index
        %ie = arith.minui %ib_next, %iw : index
        %is_last = arith.cmpi uge, %ib_next, %iw : index
        %edge_rows = arith.select %is_last, %rest, %c0 : index
${tiles_of_panel}        scf.for %j = %jb to %je step %uN {
          %column = arith.remui %j, %uQ : index
          %first = arith.subi %j, %column : index
          %number = arith.divui %first, %uQ : index
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
${panel}          %some_whole = arith.cmpi ult, %ib, %ie : index
          scf.if %some_whole {
            %next = arith.addi %tiles_shifted, %c0 : index
${whole}
          }
          %some_edge = arith.cmpi ugt, %edge_rows, %c0 : index
          scf.if %some_edge {
            %next = arith.addi %tiles_shifted, %whole_tiles : index
${edges}
          }
        }
      }
    }
  }
  return
}
