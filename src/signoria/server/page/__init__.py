"""The server within a page of a browser: the same matches, without a network (docs/static.md)."""
