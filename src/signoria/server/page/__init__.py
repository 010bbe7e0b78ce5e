"""The server within a page of a browser: the same matches, no network (docs/code/static.md)."""
