"""Whether the server is well: health, metrics, log."""
