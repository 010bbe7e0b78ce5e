"""How much the random tests do: one dial for uncompiled runs and for the CI."""

import os

from hypothesis import HealthCheck, settings

from signoria.games.calimala import COMPILED

# The uncompiled engine is some fifty times slower, but much of a test's time is its own.
UNCOMPILED = 0.25
THOROUGH = 1.5


def effort(amount: int) -> int:
    """The number of games, positions or examples to try where ``amount`` is usual; at least 2."""
    scale = 1.0 if COMPILED else UNCOMPILED
    if os.environ.get("HYPOTHESIS_PROFILE") == "ci":
        scale *= THOROUGH
    return max(2, round(amount * scale))


def examples(amount: int) -> settings:
    """A decorator that has Hypothesis try about so many examples."""
    return settings(
        max_examples=effort(amount),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
