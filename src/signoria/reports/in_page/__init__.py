"""The laboratory of a page without a server: games are played there, and reported on at once."""
