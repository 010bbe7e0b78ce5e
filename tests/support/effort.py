"""How much the random tests do: one dial for all of them.

With SIGNORIA_EFFORT=10 they do ten times the usual, in a night; with 0.5 half, as under sanitizers.
"""

import os

from hypothesis import HealthCheck, settings

from signoria.games.calimala import COMPILED

# The uncompiled engine is some fifty times slower, but much of a test's time is its own.
UNCOMPILED = 0.25
WISHED = float(os.environ.get("SIGNORIA_EFFORT", "1"))


def effort(amount: int) -> int:
    """The number of games, positions or examples to try where ``amount`` is usual; at least 2."""
    return max(2, round(amount * WISHED * (1.0 if COMPILED else UNCOMPILED)))


def examples(amount: int) -> settings:
    """A decorator that has Hypothesis try about so many examples."""
    return settings(
        max_examples=effort(amount),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
