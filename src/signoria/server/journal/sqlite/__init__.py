"""The journal in a file of SQLite: all SQL of the server."""
