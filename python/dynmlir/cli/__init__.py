"""The commands, one module each, and what their options have in common."""
