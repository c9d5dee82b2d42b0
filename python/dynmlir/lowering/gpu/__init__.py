"""Micro-kernels of GPUs: thread-block tiles in the gpu, nvgpu and vector dialects, from templates in lib/."""
