"""The only code of dynmlir that knows IREE's compiler.

Nothing is imported here: much of it goes without the compiler's own bindings, which take a third of a second.
"""
