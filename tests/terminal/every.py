"""Positions of every game as its UI shows them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from signoria import bots, games
from signoria.games import Rng
from signoria.games.contract import CHANCE, TERMINAL, Game, State
from signoria.games.shared.terminal.terminal_ui import TerminalUI, TerminalView, Words
from signoria.locales import load as load_locale
from signoria.terminal.play_options import desk_of
from signoria.terminal.rich_screen import RichScreen

NAMES = games.names()


class Shown:
    """A game with its UI in a language."""

    def __init__(self, name: str, language: str = "en") -> None:
        self.game: Game = games.load(name)
        locale = load_locale(language).of(name)
        self.desk: TerminalUI[Any] = desk_of(self.game, locale)
        self.words: Words = self.desk.words(locale)

    def sight_of(
        self, state: State, seat: int | None, events: list[Any] | None = None
    ) -> TerminalView:
        """What a seat sees, all seats being people."""
        view, players = self.game.view(state, seat), ["me"] * state.setup.players
        told = [event for event in events or [] if event.audience in (None, seat)]
        sight: TerminalView = self.desk.terminal_view(self.words, view, told, players, state.turn)
        return sight

    def draw(self, sight: TerminalView, width: int, height: int) -> str:
        """A position on the drawn screen, without colours."""
        console = Console(
            file=io.StringIO(), width=width, height=height, color_system=None, highlight=False
        )
        RichScreen(self.desk, lambda *_: "", console).show(sight)
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()


def moments(
    name: str, players: int, seed: int, every: int = 1
) -> Iterator[tuple[State, list[Any]]]:
    """Decisions of a game, one of ``every``, with what has happened since the one before.

    Half of the decisions are the best bot's and half are any, so that much happens.
    """
    game, rng = games.load(name), Rng(seed)
    state = game.new_state(game.setup(players, rng=rng))
    able = [bots.load(bots.best(name), name), bots.load("random", name)]
    number, happened = 0, list[Any]()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        else:
            if number % every == 0:
                yield state.clone(), happened
                happened = []
            action = able[number // 2 % 2].choose(state.seen_by(state.to_move), rng)
            number += 1
        happened = [*happened, *game.events(state, action)]
        state.apply(action)
    yield state, happened
