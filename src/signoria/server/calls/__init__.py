"""The HTTP calls, by what they are about."""
