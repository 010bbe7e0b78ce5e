"""The rules of Calimala (C1 to C6)."""
