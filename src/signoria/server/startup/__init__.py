"""How a server starts, is found, and stops."""
