"""The whole table, and the setup, as plain values."""
