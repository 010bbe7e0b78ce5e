"""The journal in a file of SQLite; all SQL is here."""
