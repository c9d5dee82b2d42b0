"""Models of ONNX, and what the importer of torch-mlir gets wrong of them, written in nodes that it gets right."""
