"""Small parts that at least two games share."""
