"""Small parts for every game."""
