"""From a command to journal entries, or to a refusal; nothing here changes a match."""
