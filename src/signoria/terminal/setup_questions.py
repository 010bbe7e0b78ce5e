"""The questions before a game: which one, whether to go on with it, how many play, against whom."""

from __future__ import annotations

import argparse
from pathlib import Path

from signoria import bots, games, options
from signoria.games.contract import Game
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.locales import Locale
from signoria.record import FileFault, Match, RecordError, load

from . import saves
from .play_options import DEFAULT_PLAYERS, ME, PlayOptions, seat_label
from .screen import Talk


def choose_game(args: argparse.Namespace, locale: Locale, talk: Talk) -> Game:
    """The game that the arguments name or mean, or that the person chooses."""
    if args.game is not None:
        return options.parse_game(locale, args.game)
    if args.record and Path(args.record).exists():
        return game_in_file(Path(args.record))
    if args.record or args.seats is not None or args.players is not None:
        return games.load(games.names()[0])
    return ask_game(locale, talk)


def game_in_file(path: Path) -> Game:
    """The game in a file; what is wrong with a damaged one is told when it is gone on with."""
    try:
        return load(path).game
    except (FileFault, RecordError):
        return games.load(games.names()[0])


def ask_game(locale: Locale, talk: Talk) -> Game:
    """The game that the person chooses; Enter takes the one played last, else the first."""
    names = games.names()
    usual = saves.last_played(names) or names[0]
    titles = [locale.text(f"{name}-name") for name in names]
    words = Words(locale)
    at = choose(words, talk, words.say("ask-game"), titles, names.index(usual))
    return games.load(names[at])


def go_on(words: Words, screen: Talk, match: Match) -> bool:
    """Whether to go on with an unfinished game."""
    players = match.setup.players
    round_number = match.state.turn // players + 1
    question = words.say("go-on", players=players, round=round_number)
    return choose(words, screen, question, [words.say("yes"), words.say("no")], 0) == 0


def ask_seats(wanted: PlayOptions, screen: Talk) -> list[str]:
    """The few questions before a game; Enter takes the default."""
    words, counts = wanted.words, wanted.counts()
    screen.say(words.say("welcome", game=words.say("name")))
    usual = counts.index(DEFAULT_PLAYERS) if DEFAULT_PLAYERS in counts else 0
    players = counts[choose(words, screen, words.say("ask-players"), [*map(str, counts)], usual)]
    people = [str(n) for n in range(1, players + 1)]
    me = choose(words, screen, words.say("ask-people"), people, 0) + 1
    if me == players:
        return [ME] * players
    return [ME] * me + [ask_bot(wanted, screen)] * (players - me)


def ask_bot(wanted: PlayOptions, screen: Talk) -> str:
    """Which bot plays the other seats; what each is like is told first."""
    words, known = wanted.words, bots.names(wanted.game.name)
    labels = [seat_label(words, bot) for bot in known]
    for bot, label in zip(known, labels, strict=True):
        screen.say(words.say("bot-like", bot=label, about=words.say(f"bot-{bot}-about")))
    usual = known.index(bots.usual(wanted.game.name))
    return known[choose(words, screen, words.say("ask-bots"), labels, usual)]


def choose(words: Words, screen: Talk, question: str, answers: list[str], default: int) -> int:
    """The index of the answer given: itself, its beginning, or Enter for the default."""
    shown = ", ".join(answers)
    prompt = words.say("ask", question=question, answers=shown, default=answers[default])
    while True:
        text = screen.ask(prompt, answers).casefold()
        if not text:
            return default
        fitting = [i for i, answer in enumerate(answers) if begins(answer.casefold(), text)]
        if len(fitting) == 1:
            return fitting[0]
        screen.say(words.say("ask-again", answers=shown))


def begins(answer: str, text: str) -> bool:
    """Whether an answer, or the name in brackets behind it, begins so."""
    return any(part.startswith(text) for part in (answer, answer.partition("(")[2]))
