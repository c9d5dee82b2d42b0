      // The block of an image, as the windows over it see it.
      func.call @${name}_gather(%B, %V, %S, %base, %k, %kc, %jb, %je)
          : (${B}, ${V}, memref<?x${s}>, index, index, index, index, index) -> ()
