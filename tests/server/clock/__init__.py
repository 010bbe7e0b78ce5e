"""Tests of clocks: what counts, what each seat has left, and matches over simulated months."""
