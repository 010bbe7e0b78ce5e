"""The journal in a file of SQLite: opened, locked, written, read, looked through."""
