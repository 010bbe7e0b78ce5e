"""``signoria map``: whether games can be played on a map, and how fair it is to every house."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from .. import games, options
from ..arguments import Parser, language_for
from ..errors import UserError
from ..games.contract import BadSetup, Game, Option
from ..games.shared.maps import MapReport, Maps
from ..locales import Locale, load
from ..record import error_text
from ..record.errors import Fault
from ..record.record_files import read_text

if TYPE_CHECKING:
    from rich.table import Table

FAIR, FAULTY = 0, 1


def configure(parser: Parser) -> None:
    """The options of ``signoria map``."""
    add = parser.add_argument
    add("file", metavar="FILE", nargs="?")
    add(
        "--game",
        metavar="GAME",
        help=parser.words.text("cli-game", games=", ".join(games_with_maps())),
    )
    for game, option in report_options():
        options.add_option(parser, game.name, option)
    add("--report", action="store_true")
    add("--json", action="store_true")
    add("--lang", metavar="LANG")


def games_with_maps() -> dict[str, Maps]:
    """The games whose boards are drawn in files, with what reads them."""
    found = {name: games.maps(name) for name in games.names()}
    return {name: maps for name, maps in found.items() if maps}


def report_options() -> list[tuple[Game, Option]]:
    """The options that reports depend on, with their games."""
    return [
        (game, option)
        for game, maps in ((games.load(name), maps) for name, maps in games_with_maps().items())
        for option in game.options
        if option.name in maps.options
    ]


def given_options(words: Locale, game: Game, args: argparse.Namespace) -> dict[str, str]:
    """The options that were given; raises ``UserError``."""
    asked = [
        (option, getattr(args, option.name))
        for other, option in report_options()
        if other.name == game.name
    ]
    return {
        option.name: options.parse_value(words, game, option, text, game.players[-1], {})
        for option, text in asked
        if text is not None
    }


def run(args: argparse.Namespace) -> int:
    """Check and measure a map; raises ``UserError`` for a file that cannot be read."""
    words = load(language_for(args.lang))
    known = games_with_maps()
    name = options.parse_choice(words, "--game", args.game or next(iter(known)), known)
    game, maps = games.load(name), known[name]
    source, asked = args.file or words.text("map-default"), given_options(words, game, args)
    try:
        report = maps.report(text_of(words, maps, args.file), asked)
    except BadSetup as error:
        print(f"{source}: {error_text.bad_setup_text(words, error)}")
        return FAULTY
    if args.json:
        print(json.dumps(as_dict(game, args.file, asked, report)))
    else:
        show(words, game, source, report, args.report)
    return FAIR if report.fair else FAULTY


def text_of(words: Locale, maps: Maps, path: str | None) -> str:
    """The text of a map, the game's own if none is named; raises ``UserError``."""
    try:
        return maps.example if path is None else read_text(path)
    except Fault as fault:
        raise UserError(fault.to_text(words.language)) from None


def show(words: Locale, game: Game, source: str, report: MapReport, whole: bool) -> None:
    """The verdict, below the whole report if that was asked for."""
    if whole:
        from rich.console import Console

        Console(highlight=False).print(table(words, game, report))
    print(f"{source}: {verdict(words, game, report)}")


def as_dict(
    game: Game, path: str | None, asked: dict[str, str], report: MapReport
) -> dict[str, object]:
    """The report for programs; turns are means over all setups."""
    rows = zip(report.houses, report.turns, strict=True)
    turns = [
        {"house": house, "turns": dict(zip(report.places, row, strict=True))} for house, row in rows
    ]
    return {
        "game": game.name,
        "file": path,
        "map": report.text,
        "options": asked,
        "setups": report.setups,
        "houses": turns,
        "gaps": dict(zip(report.places, report.gaps, strict=True)),
        "allowed": report.allowed,
        "fair": report.fair,
    }


def verdict(words: Locale, game: Game, report: MapReport) -> str:
    """Whether games can be played on it, in one line."""
    worst = max(report.gaps)
    return words.text(
        "map-fair" if report.fair else "map-unfair",
        turns=turns(words, worst),
        most=turns(words, report.allowed),
        place=place(words, game, report.places[report.gaps.index(worst)]),
    )


def table(words: Locale, game: Game, report: MapReport) -> Table:
    """A row for each kind of place, a column for each house, and how far they are apart."""
    from rich import box
    from rich.table import Table

    title = words.text("map-title", setups=str(report.setups))
    found = Table(box=box.SIMPLE, title=title, title_justify="left")
    found.add_column(words.text("map-place"))
    for house in (*report.houses, ""):
        head = words.text("map-house", hex=house) if house else words.text("map-gap")
        found.add_column(head, justify="right")
    for at, name in enumerate(report.places):
        row = [*(house[at] for house in report.turns), report.gaps[at]]
        found.add_row(place(words, game, name), *(turns(words, number) for number in row))
    return found


def place(words: Locale, game: Game, name: str) -> str:
    """A kind of place in words."""
    return words.text(f"{game.name}-place-{name}")


def turns(words: Locale, number: float) -> str:
    """A number of turns as the language writes it."""
    return f"{number:.2f}".replace(".", words.text("simulate-point"))
