      // Of the image along ${side}: from where the first window begins to where the last one ends.
      %first_out_${side} = arith.muli ${first}, %step_${side} : index
      %last_out_${side} = arith.muli ${last}, %step_${side} : index
      %begins_${side} = arith.subi %first_out_${side}, %pad_${side} : index
      %last_begins_${side} = arith.subi %last_out_${side}, %pad_${side} : index
      %last_tap_${side} = arith.subi %taps_${side}, %c1 : index
      %reach_${side} = arith.muli %last_tap_${side}, %dilation_${side} : index
      %last_ends_${side} = arith.addi %last_begins_${side}, %reach_${side} : index
      %ends_${side} = arith.addi %last_ends_${side}, %c1 : index
      %some_from_${side} = arith.maxsi %begins_${side}, %c0 : index
      %from_any_${side} = arith.minsi %some_from_${side}, %size_${side} : index
      %to_some_${side} = arith.minsi %ends_${side}, %size_${side} : index
      %to_any_${side} = arith.maxsi %to_some_${side}, %from_any_${side} : index
      %from_${side} = arith.select %several, %c0, %from_any_${side} : index
      %to_${side} = arith.select %several, %size_${side}, %to_any_${side} : index
      %range_${side} = arith.subi %to_${side}, %from_${side} : index
