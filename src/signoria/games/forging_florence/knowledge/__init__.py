"""What a seat has seen, and whole tables that agree with it."""
