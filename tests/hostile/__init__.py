"""Attacks on a real server, each bounded in number and time."""
