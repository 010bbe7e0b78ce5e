"""The tables of the journal, and all SQL on them, for every database."""
