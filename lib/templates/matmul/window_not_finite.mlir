        scf.if %lacks {
          %one_sum = vector.reduction <add>, %sum : vector<${N}x${c}> into ${c}
          %not_finite = arith.cmpf uno, %one_sum, %one_sum : ${c}
          scf.if %not_finite {
            func.call @${name}_outside(%B, %C, %V, %T, %D, %classes, %j, %n, %k0, %k1)
                : (${B}, ${C}, ${V}, ${T}, ${D}, index, index, index, index, index) -> ()
          }
        }
