// |PEs|, asked of the device once, when the module is loaded.
util.global private mutable @dynmlir_pes : i64
util.initializer {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %device = hal.devices.get %c0 : !hal.device
  %known, %workers = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64
  %pes = arith.select %known, %workers, %one : i64
  util.global.store %pes, @dynmlir_pes : i64
  util.return
}
