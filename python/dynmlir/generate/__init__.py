"""The offline stage, from a device to a library: candidates, measuring, choosing, fitting."""
