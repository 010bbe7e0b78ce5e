"""OpenSpiel's playthroughs of the games: write them all, or show one.

``python -m tools.docs.playthroughs`` plays each game by OpenSpiel's own ``generate_playthrough``,
for every number of players and every value of the game's first option, and writes what it gives to
``tests/conformance/playthroughs``.  They are long, so they are compressed; ``python -m
tools.docs.playthroughs show NAME`` prints one.

A playthrough shows some states in full and of the others only the moves; OpenSpiel works out the
full text of all of them all the same.  Here it is spared what it would not show.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from open_spiel.python import observation
from open_spiel.python.algorithms import generate_playthrough

from signoria import games
from signoria.envs.openspiel import IDS
from signoria.games.contract import Option

FOLDER = Path(__file__).parents[2] / "tests" / "conformance" / "playthroughs"
RECALL = 8  # events told one by one: enough to see them come and go
SEED = 1


def everything() -> dict[str, str]:
    """What OpenSpiel is to play, by the names of the files."""
    return {
        f"{name}-{players}-{value}": f"{name}({','.join([*parts, *_least(others)])})"
        for name, (game, _) in IDS.items()
        for first, *others in [games.load(game).options]
        for players in games.load(game).players
        for value in first.values
        for parts in [(f"players={players}", f"{first.name}={value}", f"recall={RECALL}")]
    }


def _least(options: list[Option]) -> Iterator[str]:
    """The least number of each option that takes numbers, so that games are short."""
    for option in options:
        numbers = [int(value) for value in option.values if value.isdigit()]
        if numbers:
            yield f"{option.name}={min(numbers)}"


class Showing(generate_playthrough.ShouldDisplayStateTracker):  # type: ignore[misc] # no types
    """OpenSpiel's choice of the states to show, which remembers its last answer."""

    shown = True

    def __call__(self, state: Any) -> bool:
        """Whether the state is shown."""
        type(self).shown = super().__call__(state)
        return self.shown


class Sparing:
    """An observer that looks only at states which are shown."""

    def __init__(self, observer: Any) -> None:
        self.observer = observer

    def __getattr__(self, name: str) -> Any:
        return getattr(self.observer, name)

    @property
    def tensor(self) -> Any:
        """The tensor; while nothing is shown there is none."""
        return self.observer.tensor if Showing.shown else None

    def string_from(self, state: Any, player: int) -> str | None:
        """What the player sees in words; while nothing is shown there is none."""
        text: str | None = self.observer.string_from(state, player) if Showing.shown else None
        return text


def _sparing(*arguments: Any, **named: Any) -> Sparing:
    return Sparing(observation.make_observation(*arguments, **named))


def playthrough(game: str) -> str:
    """The playthrough as OpenSpiel writes it."""
    Showing.shown = True
    with mock.patch.multiple(
        generate_playthrough, ShouldDisplayStateTracker=Showing, make_observation=_sparing
    ):
        return plain(game)


def plain(game: str) -> str:
    """A playthrough that spares nothing, which takes some ten times as long."""
    text: str = generate_playthrough.playthrough(game, None, seed=SEED)
    return text


def path(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt.xz"


def stored_playthrough(name: str) -> str:
    """The playthrough that was written; raises ``OSError`` if there is none."""
    return lzma.decompress(path(name).read_bytes()).decode()


def main(arguments: list[str]) -> None:
    """Write all, or show one."""
    if arguments[:1] == ["show"]:
        print(stored_playthrough(arguments[1]), end="")
        return
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.xz"):
        old.unlink()
    for name, game in everything().items():
        path(name).write_bytes(lzma.compress(playthrough(game).encode(), preset=9))


if __name__ == "__main__":
    main(sys.argv[1:])
