"""The golden games are played again, and their records are replayed; nothing may differ."""

from __future__ import annotations

import pytest

from signoria.record import load, write
from tests.golden import games
from tests.golden.games import FOLDER, GOLDEN, Golden
from tests.support.every import TABLES

each = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem)


def test_every_game_and_number_of_players_is_there_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.record")) == sorted(golden.path for golden in GOLDEN)
    assert {(golden.game, golden.players) for golden in GOLDEN} == set(TABLES)


@each
def test_played_again_it_is_the_same_to_the_byte(golden: Golden) -> None:
    assert golden.path.read_bytes() == games.text(golden).encode()


@each
def test_the_record_replays_and_every_turn_offers_the_same_choices(golden: Golden) -> None:
    match = load(golden.path)
    assert match.difference is None
    assert match.over
    assert match.setup.players == golden.players
    assert golden.options.items() <= match.setup.options().items()
    assert dict(games.digests(match)) == match.comments
    assert len(match.comments) == sum(bool(each.hash) for each in match.played)
    assert write(match.record()).encode() == golden.path.read_bytes()
