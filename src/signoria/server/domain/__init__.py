"""A match as pure values: its commands, entries, fold and rules; no clock, no socket."""
