"""Runs: batches of games of which what matters is kept, as docs/laboratory/runs.md describes."""
