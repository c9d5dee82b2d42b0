      %next = arith.constant 0 : index
      %each = arith.constant 0 : index
      %some_whole = arith.cmpi ult, %i0, %iw : index
      scf.if %some_whole {
${whole}
      }
${edges}
