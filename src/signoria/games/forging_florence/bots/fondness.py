"""Somebody who is fond of some artists, and will not have others."""

from __future__ import annotations

from collections.abc import Collection

from ...contract import Rng, State
from ...shared.learner import Chooser
from ..rules import names
from ..text.notation import format_action


class Fond:
    """Chooses as another bot does, but for whom it hires.

    Those it is fond of it hires before anything else and never lets go again (F4.8); those it
    shuns it never hires.
    """

    def __init__(
        self, name: str, chooser: Chooser, fond_of: Collection[str], shuns: Collection[str] = ()
    ) -> None:
        unknown = {*fond_of, *shuns} - set(names.ARTISTS)
        if unknown:
            raise ValueError(f"there are no such artists: {', '.join(sorted(unknown))}")
        self.name = name
        self._chooser = chooser
        self._fond_of = fond_of
        self._shuns = shuns

    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action; raises ``ValueError`` if nothing is to be chosen."""
        chosen = self._chooser.choose(seen, rng)
        for action in seen.legal_actions():
            if self._wants(format_action(action)):
                return action
        return go_on(seen) if self._refuses(format_action(chosen)) else chosen

    def _wants(self, notation: str) -> bool:
        """Whether somebody comes whom it is fond of, and nobody goes whom it is fond of, too."""
        verb, *artists = notation.split()
        return verb == "hire" and artists[0] in self._fond_of and not self._refuses(notation)

    def _refuses(self, notation: str) -> bool:
        """Whether somebody comes whom it shuns, or goes whom it is fond of."""
        verb, *artists = notation.split()
        if verb != "hire":
            return False
        return artists[0] in self._shuns or (artists[-1] in self._fond_of and len(artists) > 1)


def go_on(seen: State) -> int:
    """Throw the die, or end the turn; anything but hiring where neither is possible."""
    notations = {format_action(action): action for action in seen.legal_actions()}
    for usual in ("roll", "end"):
        if usual in notations:
            return notations[usual]
    return next(action for text, action in notations.items() if not text.startswith("hire"))
