"""Bots of Calimala."""
