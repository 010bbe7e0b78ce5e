"""The edges: HTTP, WebSocket and everything that guards them."""
