"""The commands: dynmlir-opt and dynmlir-compile."""
