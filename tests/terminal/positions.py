"""Positions of whole games at random, for looking at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from signoria.games import Rng, load
from signoria.games.calimala.terminal import UI
from signoria.games.calimala.terminal.menu import Entry, menu
from signoria.games.calimala.terminal.sight import CalimalaView
from signoria.games.calimala.terminal.words import Words
from signoria.games.contract import CHANCE, TERMINAL, State
from signoria.locales import load as load_locale

GAME = load("calimala")


def words_in(language: str) -> Words:
    """Calimala's names in a language."""
    return Words(load_locale(language).of(GAME.name))


def positions(players: int, seed: int, every: int = 1) -> Iterator[tuple[State, int]]:
    """Decisions of a random game, one of ``every``, with the action that is then taken."""
    rng = Rng(seed)
    state = GAME.new_state(GAME.setup(players, rng=rng))
    number = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if number % every == 0:
            yield state.clone(), action
        state.apply(action)
        number += 1


def sight_of(
    words: Words, state: State, seat: int | None, events: Iterable[Any] = ()
) -> CalimalaView:
    """What a seat sees, all seats being people."""
    view = GAME.view(state, seat)
    return UI.terminal_view(words, view, events, ["me"] * state.setup.players, state.turn)


def entries(sight: CalimalaView) -> list[Entry]:
    """All entries of the menu in order."""
    return [entry for group in sight.groups for entry in group.entries]


def choices(words: Words, state: State) -> list[Entry]:
    """The menu of the seat to move."""
    return [e for group in menu(words, GAME.view(state, state.to_move)) for e in group.entries]
