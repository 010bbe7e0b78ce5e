"""The recorded games on which the browser's table is tested are what a server of now would send."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from signoria.decoders import json_decoder
from signoria.games import load
from signoria.games.forging_florence.view.events import AnyEvent
from signoria.games.forging_florence.view.view_types import View

GAME = load("forging-florence")
RECORDED = Path(__file__).parents[2] / "web/src/games/forging-florence/fixtures"
PHASES = {"acting", "acting-moved", "rolling", "walking"}


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A position, after so many steps."""

    steps: int
    view: View


class Recorded(msgspec.Struct, forbid_unknown_fields=True):
    """A game as one seat is sent it; the map is told once."""

    seat: int
    hexes: list[msgspec.Raw]
    steps: list[list[AnyEvent]]
    scenes: dict[str, Scene]


@pytest.fixture(params=[2, 4])
def recorded_game(request: pytest.FixtureRequest) -> tuple[int, bytes]:
    """A number of players, and the text of the game that was recorded with it."""
    players = int(request.param)
    return players, (RECORDED / f"game-{players}.json").read_bytes()


def test_a_recorded_game_has_the_form_of_now(recorded_game: tuple[int, bytes]) -> None:
    players, text = recorded_game
    game = json_decoder(Recorded).decode(text)
    assert len(game.hexes) == 127
    assert len(game.steps) > 100
    for scene in game.scenes.values():
        assert scene.view.players == players
        assert scene.steps <= len(game.steps)
    # Nothing is missing, nothing left over: written again it is the same.
    assert msgspec.json.decode(msgspec.json.encode(game)) == msgspec.json.decode(text)


def test_every_decision_is_among_the_scenes(recorded_game: tuple[int, bytes]) -> None:
    _, text = recorded_game
    scenes = json_decoder(Recorded).decode(text).scenes
    wanted = {f"{phase}-{whose}" for phase in PHASES for whose in ("own", "other")}
    assert scenes.keys() == wanted | {"over-other"}
