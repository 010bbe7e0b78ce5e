"""Processes that are killed, disks and databases that fail, matches that are spoilt."""
