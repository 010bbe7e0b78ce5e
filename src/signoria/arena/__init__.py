"""Many games between bots: play them out, add them up, show the results."""
