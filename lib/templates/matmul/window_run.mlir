        %of_run:${R} = scf.for %p = %lo to %hi step %c1 iter_args(${from_runs}) -> (${vectors}) {
${step}
          scf.yield ${results} : ${vectors}
        }
