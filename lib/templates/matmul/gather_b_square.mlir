                %count${T} = arith.minui %left, %T${T} : index
                %to = arith.minsi %room, %count${T} : index
                %rows = arith.subi %to, %from : index
                %some = arith.cmpi sgt, %rows, %c0 : index
                scf.if %some {
                  ${loaded} = scf.if ${all_inside} -> (${kinds}) {
${load}
                    scf.yield ${read} : ${kinds}
                  } else {
${load_some}
                    scf.yield ${read} : ${kinds}
                  }
${transpose}
${store}
                }
