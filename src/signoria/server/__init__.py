"""The server: matches over HTTP and WebSocket, every move durable (docs/code/server.md)."""
