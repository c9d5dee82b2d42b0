      // Whole panels are packed by the first tile that reads them, where there is one of a height that packs; the rest are
      // copied.
      %columns_of_block = arith.subi %je, %jb : index
      %beside_whole = arith.remui %columns_of_block, %uN : index
      %whole_end = arith.subi %je, %beside_whole : index
      %packs = scf.index_switch %uM -> i1
${heights_that_fill}
      default { %no = arith.constant false scf.yield %no : i1 }
      %any_tile = arith.cmpi ne, %tiles, %c0 : index
      %filled_by_tiles = arith.andi %any_tile, %packs : i1
      %jc = arith.select %filled_by_tiles, ${filled_to}, %jb : index
      %any_copied = arith.cmpi ult, %jc, %je : index
      %copied = arith.select %any_copied, %kc, %c0 : index
