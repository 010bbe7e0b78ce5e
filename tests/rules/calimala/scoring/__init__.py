"""Scoring phases, the council's seats and the end."""
