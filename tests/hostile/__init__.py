"""Attacks on a real server on loopback, and what they do to people who play meanwhile."""
