"""SQL for those who look after a server."""
