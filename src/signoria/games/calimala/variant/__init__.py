"""Variants of Calimala: files that change numbers of its rules."""

from .variants import SCHEMA

__all__ = ["SCHEMA"]
