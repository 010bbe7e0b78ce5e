"""What ``render()`` gives: the table in words, or as the pages draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.contract import Game, State
from .env_text import table

if TYPE_CHECKING:
    from .pictures.paint import Pixels

RENDER_MODES = ["ansi", "human", "rgb_array"]
FRAMES_A_SECOND = 4  # of a film: a decision each


def check_mode(mode: str | None, modes: list[str] = RENDER_MODES) -> None:
    """Raise ``ValueError`` for a mode that there is not, ``ImportError`` if a package is missing.

    Both say in their sentence what would be right.
    """
    if mode is not None and mode not in modes:
        *others, last = modes
        listed = f"{', '.join(others)} or {last}" if others else last
        raise ValueError(f"render_mode is {listed}, not {mode!r}")
    if mode == "rgb_array":
        check_extra()


def check_extra() -> None:
    """Raise ``ImportError`` with a sentence if what draws pictures is not there."""
    try:
        from .pictures import paint  # noqa: F401
    except ImportError as error:
        lacks = f"pictures of games need the package {error.name}, which is not installed"
        raise ImportError(f"{lacks}: pip install 'signoria[render]'", name=error.name) from None


def show(game: Game, state: State, seat: int | None, mode: str | None) -> str | Pixels | None:
    """The table as the seat (None: a spectator) sees it; ``human`` prints it and gives None."""
    if mode == "rgb_array":
        from .pictures.paint import paint

        return paint(game, state, seat)
    text = table(game, state, seat)
    if mode != "human":
        return text
    print(text)
    return None
