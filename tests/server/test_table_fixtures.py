"""The recorded games on which the browser's table is tested are what a server of now would send."""

from __future__ import annotations

from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.decoders import json_decoder
from signoria.games.calimala.view.events import Event
from signoria.games.calimala.view.view_types import View

RECORDED = Path(__file__).parents[2] / "web/src/games/calimala/fixtures"
AnyEvent: Any = reduce(or_, Event.__subclasses__())


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    steps: int
    view: View


class Recorded(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    steps: list[list[AnyEvent]]
    scenes: dict[str, Scene]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_recorded_game_has_the_form_of_now(players: int) -> None:
    text = (RECORDED / f"game-{players}.json").read_bytes()
    game = json_decoder(Recorded).decode(text)
    assert len(game.steps) > 100
    for scene in game.scenes.values():
        assert scene.view.players == players
        assert scene.steps <= len(game.steps)
    # Nothing is missing, nothing left over: written again it is the same.
    assert msgspec.json.decode(msgspec.json.encode(game)) == msgspec.json.decode(text)
