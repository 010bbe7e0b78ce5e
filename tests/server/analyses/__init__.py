"""Tests of analyses and hints as a server gives them."""
