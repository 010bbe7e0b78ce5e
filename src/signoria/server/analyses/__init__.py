"""Analyses of games that are over, and hints for those under way on a server."""
