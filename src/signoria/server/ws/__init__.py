"""WebSockets, and uvicorn as this server uses it."""
