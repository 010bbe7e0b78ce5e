"""OpenSpiel's playthroughs are of the games as they are; tools/docs/playthroughs writes them."""

from __future__ import annotations

import pytest

from signoria.games import load
from tests.support.every import GAMES
from tools.docs import playthroughs

EVERYTHING = playthroughs.everything()


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_playthrough_is_what_openspiel_writes_now(name: str) -> None:
    kept = playthroughs.stored_playthrough(name).splitlines()
    for line, (old, new) in enumerate(
        zip(kept, playthroughs.playthrough(EVERYTHING[name]).splitlines(), strict=True), 1
    ):
        assert old == new, f"line {line}: write them anew if it is meant to have changed"


def test_every_game_table_and_first_option_has_one_and_nothing_else() -> None:
    files = {path.name.partition(".")[0] for path in playthroughs.FOLDER.iterdir()}
    assert files == set(EVERYTHING)
    values = sum(len(load(game).players) * len(load(game).options[0].values) for game in GAMES)
    assert len(files) == values


@pytest.mark.slow
def test_what_is_spared_is_nothing_that_is_shown() -> None:
    name = min(EVERYTHING, key=lambda each: playthroughs.path(each).stat().st_size)
    assert playthroughs.plain(EVERYTHING[name]) == playthroughs.stored_playthrough(name)
