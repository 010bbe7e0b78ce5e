"""Variants: files that change numbers of a game's rules."""
