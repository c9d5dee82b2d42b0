        // ${CHAINS} sums of each element of C, each of every ${CHAINS}th step: one would wait for its own multiply-adds.
        %chains = arith.constant ${CHAINS} : index
        %nothing = arith.constant ${nothing}
        %end = arith.maxsi %hi, %lo : index
        %steps = arith.subi %end, %lo : index
        %odd_steps = arith.remui %steps, %chains : index
        %odd = arith.subi %end, %odd_steps : index
        %of_chains:${SUMS} = scf.for %p_chain0 = %lo to %odd step %chains iter_args(${from_chains}) -> (${vectors_of_chains}) {
${steps_of_chains}
          scf.yield ${results_of_chains} : ${vectors_of_chains}
        }
${joined}
        %of_run:${R} = scf.for %p = %odd to %hi step %c1 iter_args(${from_joined}) -> (${vectors}) {
${step}
          scf.yield ${results} : ${vectors}
        }
