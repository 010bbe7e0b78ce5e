"""Nobody is told more than they have seen."""
