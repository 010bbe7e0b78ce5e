"""Views of several viewers at once, what they share, and that the plain sources give the same."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from signoria.decoders import json_decoder
from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import ENGLISH, GERMAN, GERMAN_1, WHITE, Duty, Move
from signoria.games.contract import CHANCE, TERMINAL, Rng
from tests.rules.calimala.support import view_oracle
from tests.rules.calimala.support.playing import play
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.walks import TABLES, moments, steps
from tests.rules.calimala.support.words import discs
from tests.support.effort import effort

SECRETS = {"hand", "dealt", "kept"}  # of a mat, for its owner only


def all_moments(players: int, edition: str, every: int = 7) -> Iterator[State]:
    """Moments of a few games; half of the games empty the deck."""
    for seed in range(effort(4)):
        yield from moments(players, edition, seed, bool(seed % 2), every)


def encode(thing: Any) -> bytes:
    """As it is sent: here True is not 1."""
    return msgspec.json.encode(thing)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_views_of_several_are_the_single_views(players: int, edition: str) -> None:
    rng = Rng(players)
    for state in all_moments(players, edition):
        viewers: list[int | None] = [None, *range(players), None]
        rng.shuffle(viewers)
        views = GAME.views(state, viewers)
        assert encode(views) == encode([GAME.view(state, seat) for seat in viewers])
        for seat in viewers:
            assert GAME.views(state.seen_by(seat), [seat]) == [GAME.view(state, seat)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_view_is_the_position_in_words(players: int, edition: str) -> None:
    for state in all_moments(players, edition):
        for seat, view in enumerate(GAME.views(state, range(players))):
            assert view_oracle.differences(view, state, seat) == []


@pytest.mark.parametrize("edition", [ENGLISH, GERMAN_1, GERMAN])
@pytest.mark.parametrize("stack", ["w 2 1 0", "w 0 1 0", "w 0 w 0"])
def test_c5_3_the_white_disc_lies_there_until_the_choice_is_made(edition: int, stack: str) -> None:
    setting = table(3).stack("Marble|Wood", stack).stack("Wood|Weave", "0 2")
    setting.council(*[0] * (12 - 1 - stack.count("0"))).mat(0, coloured=0)
    setting.is_(edition=edition, active=0).acting("Marble|Wood", depth=2)
    state = play(setting.state(), "stop")
    street = state.position().street
    whole = [-1 if disc == WHITE else disc for disc in discs(stack)]
    for seat, view in enumerate(GAME.views(state, [0, 1, 2])):
        assert view.phase == "seating"
        assert view.streets[street].discs == whole
        assert view_oracle.differences(view, state, seat) == []
    play(state, "seat Wood|Weave lower")
    assert GAME.public(state).streets[street].discs == whole[1:]


def open_part(view: Any) -> dict[str, Any]:
    """A view without what may depend on the viewer."""
    fields = msgspec.to_builtins(view)
    mats = [{key: mat[key] for key in mat if key not in SECRETS} for mat in fields["mats"]]
    activation = {**(fields["activation"] or {}), "duty": None}
    return {**fields, "viewer": None, "legal": [], "activation": activation, "mats": mats}


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_5_a_seat_sees_more_than_a_spectator_only_where_it_may(
    players: int, edition: str
) -> None:
    for state in all_moments(players, edition):
        spectator, *seats = GAME.views(state, [None, *range(players)])
        assert spectator.legal == []
        for seat, view in enumerate(seats):
            assert open_part(view) == open_part(spectator)
            assert view.viewer == seat
            assert view.mats[seat].hand is not None
            others = [mat for mat in view.mats if mat.seat != seat]
            assert others == [mat for mat in spectator.mats if mat.seat != seat]
            assert all(mat.hand is None and mat.dealt is None for mat in others)
            if state.to_move != seat:
                assert view.legal == []


def test_c3_6_only_its_owner_is_shown_that_a_duty_has_fallen_away() -> None:
    setting = table(3).mat(0, hand="build").stack("Artwork|Ship", "0").acting("Artwork|Ship")
    state = setting.is_(duty=int(Duty.FALLEN_AWAY)).state()
    shown = [view.activation for view in GAME.views(state, [None, 0, 1, 2])]
    assert [each and each.duty for each in shown] == [True, False, True, True]


def test_nobody_can_change_what_is_shared() -> None:
    state = next(moments(4, "en", 1, eager=False, every=1))
    one, other = GAME.views(state, [0, 1])
    assert one.streets is other.streets
    for part in (one, one.streets[0], one.tiles[0], one.mats[0], one.standings[0]):
        with pytest.raises(AttributeError, match="immutable"):
            setattr(part, part.__struct_fields__[0], 7)


def test_viewers_that_are_none_are_refused() -> None:
    state = next(moments(3, "en", 1, eager=False, every=1))
    assert GAME.views(state, []) == []
    for seats in ([3], [-1], [0, 3]):
        with pytest.raises(ValueError, match="a seat is a number from 0 to 2"):
            GAME.views(state, seats)
    with pytest.raises(ValueError, match="another seat"):
        GAME.views(state.seen_by(0), [0, None])


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_what_is_told_has_the_types_of_the_contract(players: int, edition: str) -> None:
    """They can be read back from JSON; every sort of event occurs in some game."""
    told = set()
    for seed in range(effort(6)):
        for state, action in steps(players, edition, seed, eager=bool(seed % 2)):
            view = GAME.view(state, 0)
            assert json_decoder(GAME.view_type).decode(encode(view)) == view
            if action is not None:
                events = GAME.events(state, action)
                for event in events:
                    assert json_decoder(GAME.event_type).decode(encode(event)) == event
                told |= {type(event) for event in events}
    rare = {"Reshuffled", "DiscLeft"}
    assert {kind.__name__ for kind in set(get_args(GAME.event_type)) - told} <= rare


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_reveals_says_what_can_be_learnt(players: int, edition: str) -> None:
    for state, action in steps(players, edition, 1, eager=True):
        if action is not None:
            after = state.clone()
            after.apply(action)
            played = Move.CARD <= action < Move.DRAW
            learnt = played or state.to_move == CHANCE or after.to_move == TERMINAL
            assert GAME.reveals(state, action) is learnt


def last_decision(players: int, seed: int) -> tuple[State, int]:
    """The state before the last step of a game, and that step."""
    *_, last, _ = [(state.clone(), action) for state, action in steps(players, "en", seed)]
    assert last[1] is not None
    return last[0], last[1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_is_not_told_from_what_one_seat_has_seen(players: int) -> None:
    ends = [last_decision(players, seed) for seed in range(6)]
    decided = [(state, action) for state, action in ends if state.to_move != CHANCE]
    assert decided
    for state, action in decided:
        with pytest.raises(ValueError, match="hidden things are erased"):
            GAME.events(state.seen_by(state.to_move), action)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_plain_sources_show_and_tell_the_same(
    plain: ModuleType, players: int, edition: str
) -> None:
    other = plain.load("calimala")
    viewers = [None, *range(players)]
    for seed in range(2):
        for state, action in steps(players, edition, seed, eager=bool(seed % 2)):
            if state.turn % 3 == 0:
                twin = other.from_bytes(state.to_bytes())
                assert encode(GAME.views(state, viewers)) == encode(other.views(twin, viewers))
                if action is not None:
                    told = other.events(twin, action)
                    assert encode(GAME.events(state, action)) == encode(told)
                    assert GAME.reveals(state, action) == other.reveals(twin, action)
