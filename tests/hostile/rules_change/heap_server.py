"""``signoria serve`` with the made-up game: ``python heap_server.py FOLDER serve ...``.

The game lies in FOLDER.  Its workers run this file, too, and so know it as well.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module

from signoria import games
from signoria.games.contract import Game

FOLDER = os.environ.setdefault("HEAP_FOLDER", sys.argv[1] if len(sys.argv) > 1 else "")
NAME = "heap"


def with_readings(load: Callable[..., Game]) -> Callable[..., Game]:
    """Loading that knows the readings of the made-up game, however the real ones are kept."""

    def load_game(name: str, rules: str | None = None) -> Game:
        if name != NAME:
            return load(name, rules)
        package = import_module(f"{games.__name__}.{NAME}")
        if rules is not None and rules not in package.GAMES:
            raise games.UnknownRules(name, rules, list(package.GAMES))
        game: Game = package.GAME if rules is None else package.GAMES[rules]
        return game

    return load_game


games.__path__.append(FOLDER)
games.load = with_readings(games.load)

if __name__ == "__main__":
    from signoria.cli.main import main

    sys.exit(main(sys.argv[2:]))
