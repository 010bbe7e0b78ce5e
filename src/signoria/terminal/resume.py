"""Going on with a game: what its record says, what the user asked for, and where they differ."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from signoria import bots
from signoria.errors import UserError
from signoria.games.contract import Game
from signoria.games.shared.engine.rng import MASK
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.record import Match

from .play_options import ME, PlayOptions, me_against_bots
from .saves import other_rules
from .screen import Screen

SEATS = "Seats"
SEED = "Seed"


class Contradiction(NamedTuple):
    """An option of the command line, its value, and what the record has instead."""

    option: str
    value: str
    found: str


def contradictions(wanted: PlayOptions, match: Match) -> Iterator[Contradiction]:
    """The options that the user gave and that this game does not have."""
    setup = {**match.setup.options(), "players": str(match.setup.players)}
    asked = dict(wanted.options)
    if wanted.players is not None:
        asked["players"] = str(wanted.players)
    for name, value in asked.items():
        found = setup.get(name, "")
        if value != found:
            yield Contradiction(f"--{name}", value, found)
    kept = match.headers.get(SEED, "")
    if wanted.seed is not None and seed_of(kept) != wanted.seed:
        yield Contradiction("--seed", str(wanted.seed), kept or wanted.words.say("none"))


def check_agreement(wanted: PlayOptions, path: Path, match: Match) -> None:
    """Refuse another game than the one asked for, be it by its rules or its options."""
    words = wanted.words
    if match.game.name != wanted.game.name:
        found = wanted.locale.text(f"{match.game.name}-name")
        raise UserError(
            words.say("other-game", path=str(path), game=found), words.say("contradicts-hint")
        )
    if trouble := other_rules(match):
        raise UserError(
            words.say(
                "other-rules",
                path=str(path),
                rules=match.recorded_rules,
                place=trouble.where(wanted.locale),
            ),
            words.say("other-rules-hint", path=str(path)),
        )
    for option, value, found in contradictions(wanted, match):
        raise UserError(
            words.say("contradicts", option=option, value=value, path=str(path), found=found),
            words.say("contradicts-hint"),
        )


def seats_of(wanted: PlayOptions, screen: Screen, match: Match) -> list[str]:
    """Who plays on: as the user says, else as the record says, else what is assumed, and said."""
    words, players = wanted.words, match.setup.players
    seats = wanted.seats or seats_in_record(match.game, match.headers.get(SEATS, ""), players)
    if seats is None:
        seats = me_against_bots(match.game, players)
        screen.say(words.say("seats-assumed", header=SEATS, seats=",".join(seats)))
    if len(seats) != players:
        raise UserError(
            words.say("seats-differ", players=players, seats=len(seats)), words.say("seats-hint")
        )
    return seats


def seats_in_record(game: Game, text: str, players: int) -> list[str] | None:
    """The seats that a record names; None where it names none of ours."""
    names = text.split(",")
    known = len(names) == players and all(name in (ME, *bots.names(game.name)) for name in names)
    return names if known else None


def seed_to_go_on(words: Words, screen: Screen, match: Match) -> int:
    """The seed that the record names; else a new one, and if the record's is none, that is said."""
    text = match.headers.get(SEED, "")
    seed = seed_of(text)
    if seed is None and text:
        screen.say(words.say("seed-assumed", header=SEED, high=str(MASK)))
    return secrets.randbits(64) if seed is None else seed


def seed_of(text: str) -> int | None:
    """The seed that a header names, None if it names none."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MASK)):
        return None
    return int(text) if int(text) <= MASK else None
