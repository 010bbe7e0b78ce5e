"""What makes an environment and keeps its packages pinned."""
