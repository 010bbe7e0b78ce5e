"""The journal in a database of PostgreSQL: connected, brought up to date, written, read."""
