"""The calls by which administrators look after a server."""
