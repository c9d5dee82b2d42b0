    // Taps ${first} to ${end} of a window's rows (columns) are inside the image.
    %ahead_${side} = arith.subi %c0, %${place} : index
    %some_ahead_${side} = arith.maxsi %ahead_${side}, %c0 : index
    %behind_${side} = arith.subi %size_${side}, %${place} : index
    %some_behind_${side} = arith.maxsi %behind_${side}, %c0 : index
    %near_${side} = arith.cmpi eq, %dilation_${side}, %c1 : index
    %ends_any_${side}:2 = scf.if %near_${side} -> (index, index) {
      scf.yield %some_ahead_${side}, %some_behind_${side} : index, index
    } else {
      %first_of_${side} = arith.ceildivui %some_ahead_${side}, %dilation_${side} : index
      %end_of_${side} = arith.ceildivui %some_behind_${side}, %dilation_${side} : index
      scf.yield %first_of_${side}, %end_of_${side} : index, index
    }
    %${first} = arith.minui %ends_any_${side}#0, %taps_${side} : index
    %end_some_${side} = arith.minui %ends_any_${side}#1, %taps_${side} : index
    %${end} = arith.maxui %end_some_${side}, %${first} : index
    %seen_${side} = arith.subi %${end}, %${first} : index
    %unseen_${side} = arith.subi %taps_${side}, %seen_${side} : index
