"""Nobody at the terminal sees what is hidden from them."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

from signoria.bots import load as load_bot
from signoria.games import Rng
from signoria.games.calimala.terminal import UI
from signoria.games.contract import State
from signoria.record import Match
from signoria.terminal.rich_screen import RichScreen
from signoria.terminal.saves import Keeper
from signoria.terminal.screen import PlainScreen
from signoria.terminal.session import Session

from .conftest import Sit
from .positions import GAME, positions, sight_of, words_in

WORDS = words_in("en")
NAMES = {WORDS.seat(seat): seat for seat in range(5)}


def all_texts(state: State, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything that both screens can show of a position to a seat."""
    sight = sight_of(WORDS, state, seat)
    drawn = RichScreen(
        UI, lambda *_: "", Console(file=io.StringIO(), width=120, height=60, color_system=None)
    )
    linear = PlainScreen(UI, lambda *_: "")
    for screen in (drawn, linear):
        screen.show(sight)
        for name in UI.sections:
            screen.section(name, sight)
    assert isinstance(drawn.console.file, io.StringIO)
    return drawn.console.file.getvalue() + capsys.readouterr().out


@pytest.mark.parametrize("players", [3, 4, 5])
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    different = 0
    for state, _ in positions(players, players, every=30):
        for seat in range(players):
            guess = state.resample(seat, Rng(state.turn))
            different += guess.hash() != state.hash()
            assert all_texts(guess, seat, capsys) == all_texts(state, seat, capsys)
    assert different > 20


def test_several_people_never_see_each_others_hands(sit: Sit) -> None:
    player = sit("--seats", "me,me,me", "--seed", "8")
    assert player.play(random.Random(8).choice) == 0
    kept: dict[str, int] = {}
    reader = -1
    for screen in player.screens:
        told, _, handing = screen.partition("is to decide. Hand the terminal over")
        own = re.findall(r"Your scoring card: (.*)\.", told)
        assert not re.search(r"(Blue|Ochre|Green) draws (?!a card)", told)
        for card in own:
            assert kept.setdefault(card, reader) == reader
        assert not re.search(r"(Blue|Ochre|Green) keeps the scoring card", told)
        if handing:
            name = told.split()[-1]
            reader = NAMES[name]
            assert "Your hand" not in told
    assert len(kept) == 3


def test_a_seat_is_told_only_events_for_it() -> None:
    match = Match(GAME, GAME.setup(3, rng=Rng(2)))
    session = Session(
        GAME, match, [load_bot("random", GAME.name)] * 3, 2, Keeper(None, lambda _: None)
    )
    assert session.advance() is None
    for reader in (None, 0, 1, 2):
        told = {event.audience for event in session.events_since(reader, 0)}
        assert told == {None, reader}
