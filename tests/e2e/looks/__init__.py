"""How the main pages look: scenes that are the same every time, and their kept pictures."""
