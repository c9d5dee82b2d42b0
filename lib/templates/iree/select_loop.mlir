// For measuring: selects for `count` varied shapes and adds up the plans. The i-th shape is
// (1 + (i * factor >> 7) mod 4096) with a factor for each of M, N and K.
func.func @${operator}_select_loop(%out: !stream.binding, %count32: i32, %pes32: i32)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %shift = arith.constant 7 : i64
  %mask = arith.constant 4095 : i64
  %fm = arith.constant 2654435761 : i64
  %fn = arith.constant 40503 : i64
  %fk = arith.constant 2246822519 : i64
  %count = arith.index_castui %count32 : i32 to index
  %pes = arith.extui %pes32 : i32 to i64
  %total = scf.for %i = %c0 to %count step %c1 iter_args(%sum = %zero) -> (i32) {
    %i64 = arith.index_cast %i : index to i64
    %pm = arith.muli %i64, %fm : i64
    %pn = arith.muli %i64, %fn : i64
    %pk = arith.muli %i64, %fk : i64
    %sm = arith.shrui %pm, %shift : i64
    %sn = arith.shrui %pn, %shift : i64
    %sk = arith.shrui %pk, %shift : i64
    %am = arith.andi %sm, %mask : i64
    %an = arith.andi %sn, %mask : i64
    %ak = arith.andi %sk, %mask : i64
    %m = arith.addi %am, %one : i64
    %n = arith.addi %an, %one : i64
    %k = arith.addi %ak, %one : i64
    %plan:13 = func.call @${select}(${sizes_of_one}) : (${types}) -> (${plan_types})
${sum}
    scf.yield %sum12 : i32
  }
  %O = stream.binding.subspan %out[%c0] : !stream.binding -> memref<1xi32>
  memref.store %total, %O[%c0] : memref<1xi32>
  return
}
