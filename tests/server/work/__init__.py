"""Tests of workers on other machines."""
