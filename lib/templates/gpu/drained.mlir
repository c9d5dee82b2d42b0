  // What was copied of blocks beyond the end.
  %rest = nvgpu.device_async_create_group
  nvgpu.device_async_wait %rest {numGroups = 0 : i32}
