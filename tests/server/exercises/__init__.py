"""Tests of what people practise."""
