"""Plans of the heuristic: what to make, hire or sell next, and the way to it."""
