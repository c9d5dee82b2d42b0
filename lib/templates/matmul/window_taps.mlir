${indent}// Of pixel ${pixel}'s window along ${side}: the taps inside the image, and up to which pixel they are the same.
${indent}%moved_${side} = arith.muli ${pixel}, %step_${side} : index
${indent}%ahead_${side} = arith.subi %pad_${side}, %moved_${side} : index
${indent}%some_ahead_${side} = arith.maxsi %ahead_${side}, %c0 : index
${indent}%first_any_${side} = arith.ceildivui %some_ahead_${side}, %dilation_${side} : index
${indent}%behind_${side} = arith.addi %size_${side}, %ahead_${side} : index
${indent}%some_behind_${side} = arith.maxsi %behind_${side}, %c0 : index
${indent}%end_any_${side} = arith.ceildivui %some_behind_${side}, %dilation_${side} : index
${indent}%first_${side} = arith.minui %first_any_${side}, %taps_${side} : index
${indent}%end_some_${side} = arith.minui %end_any_${side}, %taps_${side} : index
${indent}%end_${side} = arith.maxui %end_some_${side}, %first_${side} : index
${indent}// One tap more before, or one less behind.
${indent}%one_before_${side} = arith.subi %first_${side}, %c1 : index
${indent}%to_before_${side} = arith.muli %one_before_${side}, %dilation_${side} : index
${indent}%until_before_${side} = arith.subi %pad_${side}, %to_before_${side} : index
${indent}%more_before_${side} = arith.ceildivui %until_before_${side}, %step_${side} : index
${indent}%has_before_${side} = arith.cmpi ne, %first_${side}, %c0 : index
${indent}%change_first_${side} = arith.select %has_before_${side}, %more_before_${side}, ${most} : index
${indent}%one_less_${side} = arith.subi %end_some_${side}, %c1 : index
${indent}%to_less_${side} = arith.muli %one_less_${side}, %dilation_${side} : index
${indent}%image_end_${side} = arith.addi %size_${side}, %pad_${side} : index
${indent}%until_less_${side} = arith.subi %image_end_${side}, %to_less_${side} : index
${indent}%less_${side} = arith.ceildivui %until_less_${side}, %step_${side} : index
${indent}%has_less_${side} = arith.cmpi ne, %end_some_${side}, %c0 : index
${indent}%change_end_${side} = arith.select %has_less_${side}, %less_${side}, ${most} : index
${indent}%change_${side} = arith.minui %change_first_${side}, %change_end_${side} : index
${indent}%same_${side} = arith.minui %change_${side}, ${most} : index
