"""The table of a match, in a real browser."""
