"""Measurements and fits that the documentation cites."""
