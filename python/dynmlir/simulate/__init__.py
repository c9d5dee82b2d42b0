"""Devices that are not at hand, run on the CPU: what a GPU's threads would compute."""
