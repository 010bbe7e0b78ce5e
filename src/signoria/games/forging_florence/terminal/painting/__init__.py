"""The table of Forging Florence drawn with rich."""

from __future__ import annotations

from .layout import ForgingFlorencePainter

PAINTER = ForgingFlorencePainter()
