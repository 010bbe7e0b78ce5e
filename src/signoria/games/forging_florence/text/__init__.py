"""Moves and faults in words: notation, refusals and why not."""
