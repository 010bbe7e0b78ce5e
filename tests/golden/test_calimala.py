"""What the golden games of Calimala show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from signoria.games.calimala import Position, State
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import ENGLISH, Move
from signoria.record import Disagreement, Match, load, read, write
from tests.golden.games import CALIMALA, CALIMALA_1, SAME_SPACE, Golden
from tests.record.edits import with_chain

SORTS = [Move.KEEP, Move.TAKE, Move.PLACE, Move.PLACE_WHITE, Move.CONNECTED, Move.CARD, Move.DRAW,
         Move.STOP, Move.SEAT, Move.DRAWN]  # fmt: skip
each = pytest.mark.parametrize(
    "golden", [*CALIMALA, SAME_SPACE, *CALIMALA_1], ids=lambda golden: golden.path.stem
)


def sort(action: int) -> Move:
    """The sort of an action or chance outcome."""
    return max(first for first in SORTS if first <= action)


@each
def test_each_game_shows_every_sort_of_action_and_a_reshuffle(golden: Golden) -> None:
    match, players = load(golden.path), golden.players
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
    words = [played.move.text.split() for golden in CALIMALA for played in load(golden.path).played]
    connected = {word[0] for word in words} & set(names.KINDS)
    assert connected == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "card"} == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "draw"} > {"ship", "transport", "weave"}


def after(match: Match, actions: int) -> Position:
    """The position after so many actions, as it would be in the English edition."""
    match.undo_to(actions)
    assert isinstance(match.state, State)
    return replace(match.state.position(), edition=ENGLISH)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c5_3_the_editions_part_at_the_first_exchange(players: int) -> None:
    """The same game until a white disc stays in one and leaves it in the other."""
    english = next(golden for golden in CALIMALA if golden.players == players)
    german = next(golden for golden in CALIMALA_1 if golden.players == players)
    one, other = load(english.path), load(german.path)
    at = next(number for number, action in enumerate(one.actions) if sort(action) == Move.SEAT)
    assert other.actions[: at + 1] == one.actions[: at + 1]
    removed = [after(match, at + 1).removed_white for match in (one, other)]
    assert removed[1] == removed[0] + 1
    assert after(one, at) == after(other, at)


def seatings(match: Match) -> Iterator[tuple[Position, int]]:
    """The moments at which a disc was chosen for a seat, and the space that it came from."""
    replay = Match(match.game, match.setup)
    for action in match.actions:
        if sort(action) == Move.SEAT:
            assert isinstance(replay.state, State)
            yield replay.state.position(), (action - Move.SEAT) // 2
        replay.apply(action)


def from_here(position: Position, street: int) -> bool:
    """Whether the disc came from the activated space though another lay elsewhere."""
    spread = [at for at, stack in enumerate(position.stacks) if position.mover in stack]
    return street == position.street and spread != [street]


def test_c5_3_a_disc_of_the_activated_space_takes_the_seat_in_edition_de_only() -> None:
    assert any(from_here(*each) for each in seatings(load(SAME_SPACE.path)))
    for golden in (*CALIMALA_1, *(golden for golden in CALIMALA if golden.label == "en")):
        assert not any(from_here(*each) for each in seatings(load(golden.path)))


@pytest.mark.parametrize("golden", CALIMALA_1, ids=lambda golden: golden.path.stem)
def test_c5_3_old_games_of_edition_de_are_no_games_of_the_new_reading(golden: Golden) -> None:
    """They replay under the version that they name, and under it only their hashes are true."""
    text = golden.path.read_text("utf-8")
    assert Match.from_record(read(text)).difference is None
    with pytest.raises(Disagreement, match="the state at the end is another"):
        Match.from_record(read(text.replace("Rules: 1", "Rules: 2", 1)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c5_3_old_games_of_edition_en_are_the_same_under_both_versions(players: int) -> None:
    golden = next(each for each in CALIMALA if (each.players, each.label) == (players, "en"))
    old = with_chain(golden.path.read_text("utf-8").replace("Rules: 2", "Rules: 1", 1))
    match = Match.from_record(read(old))
    assert (match.difference, match.game.rules_version) == (None, "1")
    assert write(match.record()) == old
