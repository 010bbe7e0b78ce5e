"""People one has sat with at a table: who they are, and what a group has played."""
