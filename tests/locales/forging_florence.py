"""The words of Forging Florence that need messages."""

from __future__ import annotations

from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import FACES, Move
from signoria.games.forging_florence.text import notation

BUILDINGS = (*names.SHOPS, "mill", "guild-house")
NOTED = {
    word
    for action in range(Move.ROLLED + FACES)
    for word in notation.format_action(action).split()
    if any(map(str.isalpha, word))
}
SPECIAL = ("giotto", "machiavelli", "michelangelo", "brunelleschi", "leonardo")
WANTED = (
    {f"resource-{key}{form}" for key in names.RESOURCES for form in ("", "-label", "-one")}
    | {f"terrain-{key}" for key in names.TERRAINS}
    | {f"building-{key}" for key in BUILDINGS}
    | {f"beside-{key}" for key in (*BUILDINGS, "quarry")}
    | {f"place-{key}" for key in (*names.SHOPS, "quarry", "mill", "golden")}
    | {f"sort-{key}{form}" for key in names.SORTS for form in ("", "-label")}
    | {f"craft-{key}" for key in names.SORTS}
    | {f"artist-{key}" for key in names.ARTISTS}
    | {f"ability-{key}" for key in SPECIAL}
    | {f"piece-{key}" for key in names.PIECES}
    | {f"phase-{key}" for key in names.PHASES}
    | {f"ask-{key}" for key in names.PHASES}
    | {f"part-{key}" for key in names.PARTS}
    | {f"level-{level}" for level in (1, 2, 3)}
    | {f"notation-{word}" for word in NOTED}
)
SAMPLES = {"hex": "2,-2", "resource": "paint", "piece": "david", "artist": "dante"}
EVENTS = {
    "turn-began": ("event-turn-began", "event-turn-began-last"),
    "threw": ("event-threw",),
    "rolled": ("event-rolled",),
    "walked": ("event-walked", "event-stayed"),
    "took": ("event-collected", "event-bought"),
    "created": ("event-created",),
    "sold": ("event-sold",),
    "upgraded": ("event-upgraded", "event-upgraded-first"),
    "hired": ("event-hired", "event-exchanged", "event-returned"),
    "bonus": ("event-bonus",),
    "last-turns": ("event-last-turns",),
    "counted": ("event-counted", "event-counted-line"),
    "game-over": ("event-game-over",),
}
