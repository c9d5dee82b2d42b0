// |PEs|: multiprocessors, asked of the device once, when the module is loaded; where it does not say, those of the
// device that the library was made for.
util.global private mutable @dynmlir_pes : i64
util.initializer {
  %c0 = arith.constant 0 : index
  %typical = arith.constant ${sms} : i64
  %device = hal.devices.get %c0 : !hal.device
  %known, %asked = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64
  // A driver that counts queues says 1; no GPU has one multiprocessor.
  %one = arith.constant 1 : i64
  %many = arith.cmpi sgt, %asked, %one : i64
  %counted = arith.andi %known, %many : i1
  %pes = arith.select %counted, %asked, %typical : i64
  util.global.store %pes, @dynmlir_pes : i64
  util.return
}
