"""Matches: what happens at a table, without a web framework."""
