"""Thinking apart: the jobs that servers give to workers on other machines."""
