"""Analyses of games that are over, and hints for those under way, for whoever asks a server."""
