            scf.if %lacks {
              %finite = func.call @${name}_finite(%S, %panel_at, %k1, %filters) : (memref<?x${s}>, index, index, index) -> i1
              scf.if %finite {
              } else {
                %w_channels_at = arith.constant ${channels_at} : index
                %now64 = arith.index_cast %now : index to i64
                memref.store %now64, %W[%w_channels_at] : ${V}
                %weights_here = memref.reinterpret_cast %S to offset: [%panel_at], sizes: [%k1, %uN], strides: [%uN, 1]
                    : memref<?x${s}> to ${X}
                func.call @${name}_outside(%weights_here, %C, %W, %T, %D, %classes, %c0, %filters, %c0, %k1)
                    : (${X}, ${C}, ${V}, ${T}, ${D}, index, index, index, index, index) -> ()
              }
            }
