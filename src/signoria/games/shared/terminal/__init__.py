"""What the games' faces in the terminal share."""
