"""Products with weights of four bits: of rows of f32, and of rows that are rounded to bytes."""
