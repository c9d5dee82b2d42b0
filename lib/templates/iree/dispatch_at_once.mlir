    // A small result gets its memory at once, and not in the order of the device's queue: a dispatch that waits for
    // no memory is run by IREE where it would be recorded. A large one takes what the queue has in its pool.
    %bytes_each = arith.constant ${bytes_each} : index
    %bytes = arith.muli %c_elements, %bytes_each : index
    %most_at_once = arith.constant ${most_at_once} : index
    %small = arith.cmpi ule, %bytes, %most_at_once : index
    %none = scf.if %small -> (${c}) {
      %allocator = util.global.load @dynmlir_allocator : !hal.allocator
      %anywhere = arith.constant -1 : i64
      %kind = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
      %usage = hal.buffer_usage<"TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage"> : i32
      %memory = hal.allocator.allocate<%allocator : !hal.allocator> affinity(%anywhere) type(%kind) usage(%usage)
          : !hal.buffer{%bytes}
${on_stack}
      %there = hal.tensor.alias %none : ${result} to %memory : !hal.buffer
      scf.yield %there : ${c}
    } else {
${on_stack}
      scf.yield %none : ${c}
    }
