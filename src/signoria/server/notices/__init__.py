"""Notices: what waits for people who are away, by which ways they are told, and when."""
