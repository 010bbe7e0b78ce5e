"""``signoria variant``: files that change numbers of the rules, written and checked."""

from __future__ import annotations

import argparse
import json

from .. import bots, games, options
from ..analysis import variant_trial
from ..analysis.variant_trial import Trial
from ..arguments import Parser, language_for
from ..errors import UserError
from ..games.shared.variants import compact, reading
from ..games.shared.variants.faults import bad_setup_of
from ..games.shared.variants.schema import Fault, Numbers, Schema
from ..locales import Locale, load
from ..record import error_text
from ..record.errors import Fault as FileFault
from ..record.record_files import read_text
from .shared import variant_file

GOOD, FAULTY = 0, 1


def configure(parser: Parser) -> None:
    """The acts of ``signoria variant``."""
    words = parser.words
    parser.add_argument("--lang", metavar="LANG")
    title = words.text("cli-variant-acts")
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True, title=title)
    new = add_act(acts, words, "new")
    about = words.text("cli-game", games=", ".join(games_with_variants()))
    new.add_argument("game", metavar="GAME", help=about)
    check = add_act(acts, words, "check")
    check.add_argument("file", metavar="FILE")
    check.add_argument("--json", action="store_true")


def add_act(acts: argparse._SubParsersAction[Parser], words: Locale, name: str) -> Parser:
    """The parser of one act."""
    line = words.text(f"cli-variant-{name}-description")
    act = acts.add_parser(name, help=line, words=words, topic=f"variant-{name}")
    act.add_argument("--lang", metavar="LANG")
    return act


def games_with_variants() -> dict[str, Schema]:
    """The games whose numbers can be changed, with what they may be."""
    found = {name: games.variants(name) for name in games.names()}
    return {name: schema for name, schema in found.items() if schema}


def run(args: argparse.Namespace) -> int:
    """Do what was asked; raises ``UserError``."""
    words = load(language_for(args.lang))
    return write(words, args.game) if args.act == "new" else check(words, args.file, args.json)


def write(words: Locale, name: str) -> int:
    """Print the file of a game's own numbers."""
    known = games_with_variants()
    game = options.parse_game(words, name).name
    if game not in known:
        raise UserError(words.text("variant-no-game", games=", ".join(known)))
    print("\n".join(variant_file.lines(words, known[game])))
    return GOOD


def check(words: Locale, path: str, as_json: bool) -> int:
    """Name every fault of a file and, if there is none, play with it."""
    try:
        text = read_text(path)
    except FileFault as fault:
        raise UserError(fault.to_text(words.language)) from None
    known = games_with_variants()
    schema = known.get(reading.game_of(text) or "", next(iter(known.values())))
    numbers, faults = reading.read_file(schema, text)
    trials = [] if faults else variant_trial.play(schema, numbers)
    if as_json:
        print(json.dumps(as_dict(schema, path, numbers, faults, trials)))
    else:
        tell(words, schema, path, numbers, faults, trials)
    return FAULTY if faults or variant_trial.verdict(trials) else GOOD


def tell(
    words: Locale,
    schema: Schema,
    path: str,
    numbers: Numbers,
    faults: list[Fault],
    trials: list[Trial],
) -> None:
    """Say what was found, a line each."""
    for fault in faults:
        print(f"{path}: {fault_text(words, schema, fault)}")
    if not faults:
        lines = [*changes(words, schema, numbers), *game_lines(words, schema, trials)]
        print("\n".join(f"{path}: {line}" for line in lines))


def fault_text(words: Locale, schema: Schema, fault: Fault) -> str:
    """A fault in words."""
    return error_text.bad_setup_text(words, bad_setup_of(fault, schema.game))


def changes(words: Locale, schema: Schema, numbers: Numbers) -> list[str]:
    """What differs from the rulebook, and what records call it."""
    usual = schema.standard
    changed = [key for key in usual if numbers[key] != usual[key]]
    found = [words.text("variant-good", count=len(changed))]
    if changed:
        name = compact.write_compact(schema, numbers).partition(":")[0]
        found.append(words.text("variant-name", name=name))
    for key in changed:
        value, was = compact.number_text(numbers[key]), compact.number_text(usual[key])
        found.append(words.text("variant-changed", key=key, value=value, usual=was))
    return found


def game_lines(words: Locale, schema: Schema, trials: list[Trial]) -> list[str]:
    """How the games went, and whether anybody can win."""
    bot = bots.best(schema.game)
    found = [game_line(words, schema, bot, trial) for trial in trials]
    if wrong := variant_trial.verdict(trials):
        count = str(sum(trial.games for trial in trials))
        found.append(words.text(f"variant-{wrong}", games=count, bot=bot))
    return found


def game_line(words: Locale, schema: Schema, bot: str, trial: Trial) -> str:
    """The games of so many players."""
    own = words.of(schema.game)
    endings = [f"{own.text(f'stats-ending-{name}')} {count}" for name, count in trial.endings]
    return words.text(
        "variant-played",
        games=str(trial.games),
        bot=bot,
        players=str(trial.players),
        rounds=f"{trial.rounds:.1f}".replace(".", words.text("simulate-point")),
        endings=", ".join(endings),
        won=str(trial.won),
    )


def as_dict(
    schema: Schema, path: str, numbers: Numbers, faults: list[Fault], trials: list[Trial]
) -> dict[str, object]:
    """What was found, for programs."""
    usual = schema.standard
    return {
        "game": schema.game,
        "file": path,
        "faults": [
            {"line": fault.line, "reason": fault.reason, **fault.values} for fault in faults
        ],
        "variant": None if faults else compact.write_compact(schema, numbers),
        "changes": {key: numbers[key] for key in usual if numbers[key] != usual[key]},
        "games": [trial.as_dict() for trial in trials],
        "verdict": variant_trial.verdict(trials) if trials else "",
    }
