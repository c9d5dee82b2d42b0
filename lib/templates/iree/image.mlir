  // What the dispatch function is told of the image (costmodel/told.py): how many there are of the same weights; of all
  // places of the window along each dimension the taps that are inside, and so what a pixel sees of the reduction on the
  // average.
${inside_h}
${inside_w}
${images}
  %taps = arith.muli %view_taps_h, %view_taps_w : index
  %taps_inside = arith.muli %inside_h, %inside_w : index
  %all_seen = arith.muli %taps_inside, %view_channels : index
  %view_outs = arith.muli %view_outs_h, %view_outs_w : index
  %view_outs_or_one = arith.maxui %view_outs, %c1 : index
  %seen = arith.divui %all_seen, %view_outs_or_one : index
  %line64 = arith.index_cast %view_outs_w : index to i64
  %lines64 = arith.index_cast %view_taps_h : index to i64
  %taps64 = arith.index_cast %taps : index to i64
  %step64 = arith.index_cast %view_step_w : index to i64
  %seen64 = arith.index_cast %seen : index to i64
