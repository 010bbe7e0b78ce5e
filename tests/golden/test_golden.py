"""The golden games are played again, and their records are replayed; nothing may differ."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from signoria.games.calimala import Position, State, names
from signoria.games.calimala.board import ENGLISH, Move
from signoria.record import Match, load, write
from tests.golden import games
from tests.golden.games import FOLDER, path, tables

SORTS = [Move.KEEP, Move.TAKE, Move.PLACE, Move.PLACE_WHITE, Move.CONNECTED, Move.CARD, Move.DRAW,
         Move.STOP, Move.SEAT, Move.DRAWN]  # fmt: skip


def stored(players: int, edition: str) -> Match:
    """The game that the stored record tells, replayed: every move, hash and the result is right."""
    return load(path(players, edition))


def test_there_is_a_game_for_each_number_of_players_and_edition_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.record")) == sorted(path(*table) for table in tables())


@pytest.mark.parametrize(("players", "edition"), tables())
def test_played_again_it_is_the_same_to_the_byte(players: int, edition: str) -> None:
    assert path(players, edition).read_bytes() == games.text(players, edition).encode()


@pytest.mark.parametrize(("players", "edition"), tables())
def test_the_record_replays_and_every_turn_offers_the_same_choices(
    players: int, edition: str
) -> None:
    match = stored(players, edition)
    assert match.difference is None
    assert match.over
    assert (match.setup.players, match.setup.to_dict()["Edition"]) == (players, edition)
    assert dict(games.digests(match)) == match.comments
    assert len(match.comments) == match.state.turn + 1, "one for the opening and for each turn"
    assert write(match.record()).encode() == path(players, edition).read_bytes()


def sort(action: int) -> Move:
    """The sort of an action or chance outcome."""
    return max(first for first in SORTS if first <= action)


@pytest.mark.parametrize(("players", "edition"), tables())
def test_each_game_shows_every_sort_of_action_and_a_reshuffle(players: int, edition: str) -> None:
    match = stored(players, edition)
    assert {sort(action) for action in match.actions} == set(SORTS)
    replay, tags = Match(match.game, match.setup), Counter[str]()
    for action in match.actions:
        tags.update(
            event.__struct_config__.tag for event in match.game.events(replay.state, action)
        )
        replay.apply(action)
    assert tags["reshuffled"] >= 1
    assert tags["scored"] == 15 + players + (players < 5)


def test_all_games_together_use_each_action_by_street_and_by_card() -> None:
    words = [played.move.text.split() for table in tables() for played in stored(*table).played]
    connected = {word[0] for word in words} & set(names.KINDS)
    assert connected == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "card"} == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "draw"} > {"ship", "transport", "weave"}


def after(match: Match, actions: int) -> Position:
    """The position after so many actions, as it would be in the English edition."""
    match.undo_to(actions)
    assert isinstance(match.state, State)
    return replace(match.state.position(), edition=ENGLISH)


@pytest.mark.parametrize("players", games.GAME.players)
def test_c5_3_the_editions_part_at_the_first_exchange(players: int) -> None:
    """The same game until a white disc stays in one and leaves it in the other."""
    one, other = (stored(players, edition) for edition in games.EDITIONS)
    at = next(number for number, action in enumerate(one.actions) if sort(action) == Move.SEAT)
    assert other.actions[: at + 1] == one.actions[: at + 1]
    removed = [after(match, at + 1).removed_white for match in (one, other)]
    assert removed[1] == removed[0] + 1
    assert after(one, at) == after(other, at)
