"""Cost models and selection, each defined once and read twice: as arrays and as emitted MLIR."""
