"""Draw what a link shows in other programs: ``python -m tools.docs.previews``.

Each game has a picture in each language: its name, and its board in the middle of a game.  One
more, for all other links, has the boards of all games.
"""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from signoria import bots, games, locales
from signoria.envs.pictures.paint import Painter, Pixels
from signoria.envs.pictures.script import Key
from signoria.games.contract import CHANCE, TERMINAL, Game, State
from signoria.games.shared.engine.rng import Rng

from .icons import FAVICON, PARCHMENT, PUBLIC, write_png

FOLDER = PUBLIC / "previews"
WIDTH, HEIGHT = 1200, 630  # what programs cut a preview to
MARGIN = 10  # points around a board
ROOM = 780  # points for several boards
PLAYERS, SEED = 4, 3
INK = "#2b2118"


class Board(NamedTuple):
    """A picture of a board as an address that holds it, and its width in heights of its own."""

    address: str
    share: float


def main() -> None:
    """Write the pictures of all games, in all languages."""
    FOLDER.mkdir(exist_ok=True)
    middles = {name: middle_of_game(games.load(name)) for name in games.names()}
    for language in locales.LANGUAGES:
        words, boards = locales.load(language), list[Board]()
        for name, state in middles.items():
            boards.append(paint_board(games.load(name), state, language))
            svg = compose(words.text(f"{name}-name"), "Signoria", boards[-1:])
            write_png(FOLDER / f"{name}-{language}.png", svg, WIDTH)
        titles = " · ".join(words.text(f"{name}-name") for name in middles)
        write_png(FOLDER / f"signoria-{language}.png", compose("Signoria", titles, boards), WIDTH)


def middle_of_game(game: Game) -> State:
    """Half of a game that bots play."""
    states = play(game)
    return states[len(states) // 2]


def play(game: Game) -> list[State]:
    """The states of a game that bots play, one for each decision."""
    rng, bot = Rng(SEED), bots.load("heuristic", game.name)
    state, states = game.new_state(game.setup(PLAYERS, rng=rng)), list[State]()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            states.append(state.clone())
            state.apply(bot.choose(state.seen_by(state.to_move), rng))
    return states


def paint_board(game: Game, state: State, language: str) -> Board:
    """The board of a game, without what stands beside it."""
    pixels = Painter(Key(game.name, language), "light").paint(game, state, None, 2 * WIDTH)
    out = BytesIO()
    board = pixels[:, : end_of_board(pixels)]
    Image.fromarray(board).save(out, "PNG")
    address = f"data:image/png;base64,{b64encode(out.getvalue()).decode()}"
    return Board(address, board.shape[1] / board.shape[0])


def end_of_board(pixels: Pixels) -> int:
    """The board stands on the left of a table; behind it is a column with next to nothing in it."""
    high = len(pixels)
    drawn = (pixels != pixels[0, -1]).any(axis=2).sum(axis=0)
    first, last = high * 19 // 20, high * 6 // 5
    return first + int(drawn[first:last].argmin())


def compose(title: str, foot: str, boards: list[Board]) -> str:
    """The crest, a title and what stands below beside boards, the last of which is on the right."""
    crest = FAVICON.read_text().replace("<svg ", '<svg x="58" y="90" width="150" height="150" ', 1)
    lines = "".join(
        f'<text x="70" y="{340 + 92 * i}" font-size="88" font-weight="500">{word}</text>'
        for i, word in enumerate(title.split())
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="EB Garamond" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PARCHMENT}"/>{crest}{lines}'
        f'<text x="72" y="570" font-size="40" font-style="italic">{foot}</text>'
        f"{place(boards)}</svg>"
    )


def place(boards: list[Board]) -> str:
    """The boards beside each other, as high as there is room for."""
    whole = sum(board.share for board in boards)
    high = min(HEIGHT - 2 * MARGIN, (ROOM - MARGIN * len(boards)) / whole)
    left, placed = WIDTH - whole * high - MARGIN * len(boards), ""
    for address, share in boards:
        placed += (
            f'<image x="{left}" y="{(HEIGHT - high) / 2}" width="{high * share}" height="{high}"'
            f' href="{address}"/>'
        )
        left += high * share + MARGIN
    return placed


if __name__ == "__main__":
    main()
