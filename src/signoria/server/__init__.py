"""The server: matches over HTTP and WebSocket, every move durable (docs/server.md)."""
