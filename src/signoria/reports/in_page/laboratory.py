"""What the workers of the laboratory are asked (web/src/laboratory): to play, and to report.

What is to be played is JSON, see ``Wish``; the games are those of ``signoria simulate`` with
the same choices, and the report is that of ``signoria report``.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, NamedTuple

import msgspec

from ... import games
from ...arena.batch import Batch, add_tallies, by_entrant, empty_tally, table_of
from ...arena.results import Results
from ...arena.runs.first_facts import play_tables
from ...arena.runs.run_settings import RunSettings, run_settings
from ...arena.set_wins import count_game, empty_blocks
from ...decoders import json_decoder
from ...games.contract import Tally
from ..aggregate import aggregate
from ..figures import Figures
from ..page import content, page
from ..report_words import ReportWords
from ..view import Side, View
from .played_run import PlayedRun
from .table_bytes import read_tables, write_tables

SHARDS = 20  # so often somebody hears how far it is
MOST = 2000  # games; more take a page too long, and too much memory


class Wish(msgspec.Struct, frozen=True):
    """What is to be played: the bots by name, one for each player, who change seats."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    seed: Annotated[int, msgspec.Meta(ge=0)] = 1


class Answer(NamedTuple):
    """What was found: for the page, for a file of its own, and as the command prints it."""

    shown: str
    page: str
    results: str
    command: str


decode = json_decoder(Wish).decode


def settings_of(wish: str) -> RunSettings:
    """The run that is wished for; raises ``ValueError`` with what is wrong."""
    asked = decode(wish)
    table_of(asked.game, asked.bots)
    players = len(asked.bots)
    batch = Batch(asked.game, asked.bots, asked.games, asked.seed, asked.options, rotate=True)
    shard = players * -(-asked.games // (SHARDS * players))
    found = run_settings(batch, shard)
    return msgspec.structs.replace(found, code={})  # a page has no sources to take hashes of


def shards(wish: str) -> list[int]:
    """How many games each part of the run has; raises ``ValueError`` with what is wrong."""
    settings = settings_of(wish)
    return [len(settings.games_of(shard)) for shard in range(settings.shards)]


def play(wish: str, shard: int) -> bytes:
    """Play a part of the run."""
    return write_tables(play_tables(settings_of(wish), shard))


def report(wish: str, played: Sequence[bytes], seconds: float, workers: int, lang: str) -> Answer:
    """What the parts that were played come to; there is at least one.

    ``seconds`` have passed while so many ``workers`` played.
    """
    settings = settings_of(wish)
    run = PlayedRun(settings, [read_tables(settings, data) for data in played])
    side = Side(settings.game, Figures(settings, *aggregate(run)))
    view = View((side,), ReportWords(lang, settings.game))
    tally = tally_of(run)
    found = Results(settings.batch, tally, seconds, workers, tally.games).to_dict()
    return Answer(content(view), page(view), json.dumps(found), command_of(decode(wish)))


def tally_of(run: PlayedRun) -> Tally:
    """The sums that ``signoria simulate`` shows."""
    settings = run.settings
    batch, players = settings.batch, len(settings.bots)
    total, blocks = empty_tally(players), empty_blocks(players)
    for shard in run.shards:
        rows = zip(
            *(map(int, shard.games.numbers(name)) for name in ("game", "decisions", "turns")),
            zip(*(map(list, (shard.seats[name] for name in ("score", "win")))), strict=True),
            strict=True,
        )
        for number, decisions, turns, (scores, wins) in rows:
            seated = batch.entrants(number)
            won = by_entrant([float(each) for each in wins], seated)
            points = by_entrant([int(each) for each in scores], seated)
            count_game(blocks, batch.set_of(number), won)
            total = add_tallies(total, Tally(1, decisions, turns // players, points, won))
    return replace(total, blocks=tuple(map(tuple, blocks)))


def command_of(wish: Wish) -> str:
    """The command that plays the same games where Signoria is installed."""
    usual = games.load(wish.game).resolve_options(len(wish.bots), {})
    chosen = [(name, value) for name, value in wish.options.items() if usual[name] != value]
    words = ["signoria", "simulate", wish.game, "--bots", ",".join(wish.bots), "--rotate"]
    words += ["--games", str(wish.games), "--seed", str(wish.seed)]
    words += [part for name, value in chosen for part in (f"--{name}", value)]
    return shlex.join([*words, "--out", "games"])
