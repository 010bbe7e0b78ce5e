"""The drawings of the pages, run without a browser: a view goes in, SVG comes out.

``drawing/draw.js`` is built of ``web/src/drawing`` together with the pages (``make web``).
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

import msgspec
import quickjs

from ...decoders import json_decoder
from ...games.contract import Game, State

FOLDER = files(__package__).joinpath("drawing")
TOPICS = ("names.ftl", "pictures.ftl", "table-web.ftl")  # with all texts of the game itself


class Shared(msgspec.Struct):
    """What all pictures use: SVG files with symbols, and the style sheets of the pages."""

    drawings: list[str]
    styles: str


class Drawn(msgspec.Struct):
    """One picture: its SVG, and the styles of its parts as HTML."""

    svg: str
    styles: str


class Key(NamedTuple):
    """What a script is made for."""

    game: str
    language: str


class Script:
    """The script, speaking of one game in one language; to be used by one thread only."""

    def __init__(self, key: Key) -> None:
        source = FOLDER.joinpath("draw.js")
        if not source.is_file():
            raise FileNotFoundError("what draws pictures is built with the pages: make web")
        self._key = key
        self._context = quickjs.Context()
        self._context.module(source.read_text("utf-8"))
        self._context.eval("signoria.speak")(key.language, texts(key))

    @cached_property
    def shared(self) -> Shared:
        """See ``Shared``."""
        found: str = self._context.eval("signoria.shared")()
        return json_decoder(Shared).decode(found)

    def draw(self, game: Game, state: State, seat: int | None) -> Drawn:
        """What the seat sees (None: a spectator), as SVG."""
        view = msgspec.json.encode(game.view(state, seat)).decode()
        found: str = self._context.eval("signoria.draw")(self._key.game, view)
        return json_decoder(Drawn).decode(found)


def texts(key: Key) -> str:
    """All that pictures of the game may have to say, in Fluent's syntax."""
    folder = files("signoria.locales").joinpath(key.language)
    own = sorted(each.name for each in folder.iterdir() if each.name.startswith(key.game))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in (*TOPICS, *own))
