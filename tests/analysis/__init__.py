"""Tests of the analysis of games that were played."""
