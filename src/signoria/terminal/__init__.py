"""Playing in the terminal, on nothing but what a game shows to the player whose turn it is."""
