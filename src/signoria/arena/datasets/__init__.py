"""Data sets: the positions of many games with what was chosen in them and what came of it."""
