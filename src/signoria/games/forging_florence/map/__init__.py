"""Maps drawn in files: read, checked and measured."""
