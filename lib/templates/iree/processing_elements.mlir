// |PEs| and who gives memory, asked of the device once, when the module is loaded.
util.global private mutable @dynmlir_pes : i64
util.global private mutable @dynmlir_allocator : !hal.allocator
util.initializer {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %device = hal.devices.get %c0 : !hal.device
  %known, %workers = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64
  %pes = arith.select %known, %workers, %one : i64
  util.global.store %pes, @dynmlir_pes : i64
  %allocator = hal.device.allocator<%device : !hal.device> : !hal.allocator
  util.global.store %allocator, @dynmlir_allocator : !hal.allocator
  util.return
}
