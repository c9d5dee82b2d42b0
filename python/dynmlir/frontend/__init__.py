"""Programs of PyTorch and ONNX as MLIR in torch-mlir's dialect, of which `backend.iree.imported` makes linalg.

`pytorch` exports a model and imports what comes out, `onnx` a file; torch and onnx are looked for when they are needed.
"""
