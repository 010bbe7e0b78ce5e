"""SQL that forgets: people who want to be removed, and what has grown old."""
