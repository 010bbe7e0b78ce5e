"""What administrators do with people, matches and the server itself; each act is in the log."""
