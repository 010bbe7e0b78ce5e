"""The acts of ``signoria admin`` that a server carries out, whether it runs or not."""
