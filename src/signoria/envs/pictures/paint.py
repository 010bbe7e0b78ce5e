"""From a state to pixels."""

from __future__ import annotations

import threading
from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from ...games.contract import Game, State
from .fonts import FAMILY, font_files
from .script import Key, Script
from .shapes import Shapes
from .styles import Styles, Theme, sheets_in

WIDTH = 1140  # pixels
Pixels = NDArray[np.uint8]


class Painter:
    """Paints one game in one language and theme; to be used by one thread only."""

    def __init__(self, key: Key, theme: Theme) -> None:
        self._script, self._theme = Script(key), theme
        self._shapes: dict[str, Shapes] = {}

    def paint(self, game: Game, state: State, seat: int | None, width: int) -> Pixels:
        """What the seat sees: rows of pixels of red, green and blue."""
        drawn = self._script.draw(game, state, seat)
        shapes = self._shapes_with(drawn.styles)
        svg, variables = shapes.stand_alone(drawn.svg, width, height_of(drawn.svg, width))
        picture = resvg_py.svg_to_bytes(
            svg_string=svg,
            background=shapes.styles.value_of(variables, "--page"),
            skip_system_fonts=True,
            font_files=font_files(),
            font_family=FAMILY,
            serif_family=FAMILY,
        )
        with Image.open(BytesIO(bytes(picture))) as image:
            return np.array(image.convert("RGB"))

    def _shapes_with(self, styles: str) -> Shapes:
        """The shapes with the styles of these parts, which are the same in most pictures."""
        if styles not in self._shapes:
            shared = self._script.shared
            sheets = Styles([shared.styles, *sheets_in(styles)], self._theme)
            self._shapes[styles] = Shapes(shared.drawings, sheets)
        return self._shapes[styles]


def height_of(svg: str, width: int) -> int:
    """The height of the picture; even, as films want it."""
    box = svg[svg.index('viewBox="') + len('viewBox="') :].partition('"')[0]
    _, _, wide, high = map(float, box.split())
    return 2 * round(width * high / wide / 2)


class _Own(threading.local):
    """The painters of a thread."""

    def __init__(self) -> None:
        self.painters: dict[tuple[Key, Theme], Painter] = {}


_own = _Own()


def paint(
    game: Game,
    state: State,
    seat: int | None,
    language: str = "en",
    theme: Theme = "light",
    width: int = WIDTH,
) -> Pixels:
    """What the seat sees (None: a spectator) as ``uint8[height, width, 3]``; both are even."""
    wanted = Key(game.name, language), theme
    if wanted not in _own.painters:
        _own.painters[wanted] = Painter(*wanted)
    return _own.painters[wanted].paint(game, state, seat, width - width % 2)
