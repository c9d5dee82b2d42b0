"""Products with weights of few bits: of rows of f32, and of rows that are rounded to bytes."""
