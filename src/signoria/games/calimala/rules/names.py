"""The words of Calimala: keys for programs and locale files, names for the notation."""

from __future__ import annotations

GAME = "calimala"

KINDS = (
    "wood", "brick", "marble", "build", "artwork", "weave", "ship", "transport", "contribute",
)  # fmt: skip
CITIES = ("barcelona", "lisbon", "london", "troyes", "bruges", "hamburg")
PORTS = CITIES[:3]
TRADE_CITIES = CITIES[3:]
BUILDINGS = ("fiore", "miniato", "croce", "palazzo")
CHURCHES = BUILDINGS[:3]
MATERIALS = KINDS[:3]
CATEGORIES = (
    *CITIES, *CHURCHES, "artworks", "port-cities", "trade-cities",
    "contributed-wood", "contributed-brick", "contributed-marble", "palazzo",
)  # fmt: skip
TILES = CATEGORIES[:15]
SCORING_CARDS = (*CITIES, *BUILDINGS)
PHASES = ("keeping", "taking", "placing", "acting", "drawing", "seating", "over")
EDITIONS = ("en", "de")
