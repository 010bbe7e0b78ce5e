"""The bot that plays any legal action, each as likely as the others."""

from __future__ import annotations

from ..games.contract import Rng, State


class RandomBot:
    """Chooses at random: the measure of how far any thought reaches."""

    name = "random"

    def choose(self, seen: State, rng: Rng) -> int:
        """One of the legal actions; raises ``ValueError`` if there is none."""
        legal = seen.legal_actions()
        if not legal:
            raise ValueError("nothing is to be chosen in this state")
        return legal[rng.below(len(legal))]
