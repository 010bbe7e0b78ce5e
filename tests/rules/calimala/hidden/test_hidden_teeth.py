"""The comparisons of test_hidden.py notice a leak: each leak here must make them fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from signoria.bots.random_bot import RandomBot
from signoria.games.calimala import GAME, Calimala, State
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import Duty
from signoria.games.calimala.view.events import Drew, Event
from signoria.games.calimala.view.view_types import View
from signoria.games.contract import Rng
from signoria.games.contract import State as AnyState
from tests.rules.calimala.support import onlooker
from tests.rules.calimala.support.playing import legal_moves, play
from tests.rules.calimala.support.table import table


class LeakyView(Calimala):
    """Shows what another player holds."""

    def view(self, state: State, seat: int | None) -> View:
        shown = super().view(state, seat)
        hand = state.position().mats[2].hand
        held = [kind for kind, number in zip(names.KINDS, hand, strict=True) if number]
        return replace(shown, mats=[*shown.mats[:2], replace(shown.mats[2], hand=held)])


class LeakyStanding(Calimala):
    """Offers a move because of the deck's cards."""

    def view(self, state: State, seat: int | None) -> View:
        shown = super().view(state, seat)
        return replace(shown, legal=shown.legal[: state.position().deck[0]])


class LeakyEvents(Calimala):
    """Tells everybody which card was drawn."""

    def events(self, before: State, action: int) -> list[Event]:
        told = super().events(before, action)
        return [
            replace(event, audience=None) if isinstance(event, Drew) else event for event in told
        ]


class LeakyEnd(Calimala):
    """Calls what depends on a hidden hand a stop by itself (C3.9)."""

    def events(self, before: State, action: int) -> list[Event]:
        told = super().events(before, action)
        return told if before.position().mats[2].hand[0] else told[:-1]


def pair() -> tuple[State, State]:
    """Two states that seat 1 cannot tell apart, but for the hands of the others."""
    settings = [
        table(3).mat(1, hand="weave").mat(0, hand=first).mat(2, hand=second)
        for first, second in [("wood", "brick"), ("brick", "wood")]
    ]
    one, other = (
        s.stack("Artwork|Ship", "2 1").acting("Artwork|Ship", duty=False).state() for s in settings
    )
    return one, other


def test_without_a_leak_nothing_differs() -> None:
    one, other = pair()
    assert onlooker.differences(one, other, 1) == []
    assert onlooker.telling(one, other, onlooker.common(one, other, Rng(1), 50), 1) == []


def test_a_view_that_shows_a_hand_is_noticed() -> None:
    assert onlooker.differences(*pair(), 1, LeakyView()) == ["view"]


def test_moves_that_depend_on_the_deck_are_noticed() -> None:
    one, _ = pair()
    guesses = [one.resample(1, Rng(seed)) for seed in range(20)]
    assert any(onlooker.differences(one, guess, 1, LeakyStanding()) for guess in guesses)


def test_events_that_tell_a_draw_or_a_hand_are_noticed() -> None:
    one, other = pair()
    stop = [GAME.parse(one, "stop")]
    assert onlooker.telling(one, other, stop, 1, LeakyEnd()) == ["stop"]
    play(one, "draw ship")
    drawn = onlooker.common(one, one, Rng(1), 1)
    assert [type(event) for event in onlooker.events_for(one, drawn[0], 0)][:1] == [Drew]
    told = onlooker.events_for(one, drawn[0], 0, LeakyEvents())
    cards = [event.card for event in told if isinstance(event, Drew)]
    assert cards == [None, GAME.format(one, drawn[0]).split()[1].lower()]


def leaky(seen_by: Callable[[State, int | None], State], monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace what a state erases, in a subclass, since compiled classes cannot be changed."""
    real = onlooker.public

    def public(state: State, seat: int | None, game: Any) -> dict[str, bytes]:
        return {**real(state, seat, game), "seen": seen_by(state, seat).to_bytes()}

    monkeypatch.setattr(onlooker, "public", public)


def test_a_state_that_erases_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky(lambda state, seat: state.clone(), monkeypatch)
    assert onlooker.differences(*pair(), 1) == ["seen"]


def test_a_bot_that_is_shown_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        """Stands for a bot to which the driver has given the whole state."""

        truth: State

        def choose(self, seen: AnyState, rng: Rng) -> int:
            legal = self.truth.legal_actions()
            return legal[-1] if self.truth.position().mats[2].hand[0] else legal[0]

    cheat = Cheat()
    real = onlooker.decisions

    def decisions(state: State, seat: int, game: Any) -> dict[str, bytes]:
        cheat.truth = state
        return real(state, seat, game)

    monkeypatch.setattr(onlooker, "bot", lambda name: cheat)
    monkeypatch.setattr(onlooker, "decisions", decisions)
    assert onlooker.differences(*pair(), 1) == ["heuristic", "random"]


def test_a_duty_that_fell_away_looks_open_to_others() -> None:
    """C3.6: whether some street was certain only the hand of the mover says."""
    setting = table(3).stack("Artwork|Ship", "0").acting("Artwork|Ship")
    owed = setting.mat(0, hand="marble").state()
    fallen = setting.mat(0, hand="build").is_(duty=int(Duty.FALLEN_AWAY)).state()
    assert owed.to_bytes() != fallen.to_bytes()
    for viewer in (1, 2, None):
        assert GAME.view(owed, viewer) == GAME.view(fallen, viewer)
        assert owed.seen_by(viewer).to_bytes() == fallen.seen_by(viewer).to_bytes()
    for viewer in (1, 2):
        assert owed.observation(viewer) == fallen.observation(viewer)
    assert owed.observation(0) != fallen.observation(0)
    assert "stop" in legal_moves(fallen)
    assert "stop" not in legal_moves(owed)
