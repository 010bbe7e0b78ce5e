"""The words of Calimala that need messages."""

from __future__ import annotations

from signoria.games.calimala.rules import names

BUILT = tuple(f"build-{what}" for what in ("ship", "house", "workshop"))
WANTED = (
    {f"kind-{key}" for key in names.KINDS}
    | {f"category-{key}" for key in names.CATEGORIES}
    | {f"city-{key}-to" for key in names.CITIES}
    | {f"city-{key}-in" for key in names.TRADE_CITIES}
    | {f"building-{key}-to" for key in names.BUILDINGS}
    | {f"material-{key}" for key in names.MATERIALS}
    | {f"ask-{key}" for key in names.PHASES}
    | {f"move-{key}" for key in (*names.KINDS, *BUILT) if key != "build"}
)
SAMPLES = {"city": "troyes", "kind": "ship", "material": "wood"}
EVENTS = {
    "kept": ("event-kept",),
    "took-start": ("event-took-start",),
    "turn-began": ("event-turn-began",),
    "placed": ("event-placed", "event-placed-white"),
    "activated": ("event-activated-1", "event-activated-2"),
    "acted": tuple(f"event-acted-{key}" for key in (*names.KINDS, *BUILT) if key != "build"),
    "gave-up": ("event-gave-up", "event-gave-up-nothing"),
    "drew": ("event-drew",),
    "reshuffled": ("event-reshuffled",),
    "stopped": ("event-stopped",),
    "seat-taken": ("event-seat-taken", "event-seat-taken-exchanged", "event-seat-taken-moved"),
    "disc-left": ("event-disc-left", "event-disc-left-white"),
    "scored": ("event-scored", "event-scored-face-up", "event-scored-card"),
    "revealed": ("event-revealed",),
    "game-over": ("event-game-over",),
}
