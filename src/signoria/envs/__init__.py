"""The games through the interfaces of research; docs/research.md shows each at work."""
