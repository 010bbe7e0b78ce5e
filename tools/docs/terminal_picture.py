"""Draws docs/images/terminal.svg: a position of a real game as ``signoria play`` shows it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from signoria.bots import load as load_bot
from signoria.games import Rng, load
from signoria.games.calimala.terminal import UI
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.locales import load as load_locale
from signoria.record import Match
from signoria.terminal.play_options import seat_label
from signoria.terminal.rich_screen import RichScreen
from signoria.terminal.saves import Keeper
from signoria.terminal.session import Session

TARGET = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
SIZE = (126, 46)
# A picture should fetch nothing: the reader's own fonts will do.
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
SEED = 7
TURNS = 22  # of the game before the picture, all played by bots
SEATS = ["me", "heuristic", "heuristic", "heuristic"]
PARCHMENT = TerminalTheme(
    (0xF6, 0xEF, 0xE0),
    (0x2B, 0x21, 0x18),
    [(0x2B, 0x21, 0x18), (0x9E, 0x43, 0x1F), (0x4F, 0x8A, 0x75), (0xD9, 0xA4, 0x41)] * 2,
)


def position(language: str) -> tuple[Session, Words]:
    """A game by bots up to a person's turn to place a disc."""
    game = load("calimala")
    match = Match(game, game.setup(len(SEATS), rng=Rng(SEED)))
    bots = [load_bot("heuristic", "calimala") for _ in SEATS]
    session = Session(game, match, bots, SEED, Keeper(None, lambda _: None))
    session.bots = [None, *bots[1:]]
    while session.advance() is not None:
        phase = game.view(session.state, 0).phase
        if session.state.turn >= TURNS and phase == "placing":
            break
        session.decide(bots[0].choose(session.state.seen_by(0), Rng(len(session.steps))))
    return session, UI.words(load_locale(language).of(game.name))


def draw(language: str = "en") -> str:
    """The picture as SVG."""
    session, words = position(language)
    console = Console(
        record=True, width=SIZE[0], height=SIZE[1], file=io.StringIO(), color_system="truecolor"
    )
    events = session.events_since(0, session.seen[0])
    players = [seat_label(words, seat) for seat in SEATS]
    view = session.game.view(session.state, 0)
    seen = UI.terminal_view(words, view, events, players, session.state.turn)
    RichScreen(UI, lambda _prompt, _words: "", console).show(seen)
    console.print(words.say("prompt"), highlight=False)
    svg = console.export_svg(title="signoria play", theme=PARCHMENT)
    return "\n".join(line.rstrip() for line in FONTS.sub("", svg).splitlines()) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(draw(*sys.argv[1:2]), encoding="utf-8")
