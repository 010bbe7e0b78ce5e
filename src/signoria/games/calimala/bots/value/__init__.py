"""What things on the table are worth to the heuristic."""
