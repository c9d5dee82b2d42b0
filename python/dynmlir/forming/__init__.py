"""From linalg ops to templates: which op is which operator, and its online loops."""
