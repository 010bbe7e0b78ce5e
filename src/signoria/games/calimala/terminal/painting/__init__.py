"""The table of Calimala drawn with rich."""

from __future__ import annotations

from .layout import CalimalaPainter

PAINTER = CalimalaPainter()
