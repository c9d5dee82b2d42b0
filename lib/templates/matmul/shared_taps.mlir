        // Taps of a side of the window, so many at a time.
        %of_${together}:${count} = scf.for %tap = ${begin} to ${end} step ${by} iter_args(${from_start}) -> (${vectors}) {
${some}
          scf.yield ${walked} : ${vectors}
        }
