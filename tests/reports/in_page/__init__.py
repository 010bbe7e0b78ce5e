"""Tests of the laboratory of a page."""
