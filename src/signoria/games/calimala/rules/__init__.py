"""The rules: the table and what may happen on it; every number is of docs/rules."""
