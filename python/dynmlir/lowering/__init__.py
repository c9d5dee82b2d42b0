"""From a library's micro-kernels to functions in the vector dialect: families, schedules, rewrites."""
