"""Persons, and the browsers by which they are known again."""
