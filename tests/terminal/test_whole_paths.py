"""A path that one can go on from stands in one piece, also where saving has failed."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from signoria.games import Rng
from signoria.games.calimala.terminal import UI
from signoria.record import Match
from signoria.terminal.rich_screen import RichScreen
from signoria.terminal.saves import Keeper
from signoria.terminal.session import Session
from signoria.terminal.terminal_game import TerminalGame

from .positions import GAME, words_in

PLAYERS = 3


def farewell(path: Path, *, gone: bool) -> str:
    """What is said to who leaves a game, on a narrow terminal."""
    console = Console(file=io.StringIO(), width=40)
    screen = RichScreen(UI, lambda *_: "", console)
    keeper = Keeper(path, lambda _: None)
    match = Match(GAME, GAME.setup(PLAYERS, rng=Rng(2)))
    session = Session(GAME, match, [None] * PLAYERS, 2, keeper)
    keeper.keep(match)
    if gone:
        shutil.rmtree(path.parent)
    game = TerminalGame(session, screen, UI, words_in("en"), ["me"] * PLAYERS)
    assert game.leave(0) == int(gone)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("gone", [False, True])
def test_who_leaves_is_told_a_whole_path(tmp_path: Path, gone: bool) -> None:
    path = tmp_path / "games-of-the-long-evenings" / "of this year" / "calimala.record"
    path.parent.mkdir(parents=True)
    told = farewell(path, gone=gone)
    assert ("holds the game up to" in told) is gone
    assert str(path) in told
