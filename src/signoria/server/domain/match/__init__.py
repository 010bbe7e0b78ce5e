"""A match itself: the fold of its entries, and what is noted of it."""
