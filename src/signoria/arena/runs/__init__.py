"""Runs: batches of games of which everything worth knowing is kept, as docs/runs.md describes."""
