"""What the pages without a server carry along: Python for browsers, and our part of it."""
