"""The questions before a game: whether to go on with one, how many play, against whom."""

from __future__ import annotations

from signoria import bots
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.record import Match

from .play_options import DEFAULT_PLAYERS, ME, Wanted, seat_label
from .screen import Talk


def go_on(words: Words, screen: Talk, match: Match) -> bool:
    """Whether to go on with an unfinished game."""
    players = match.setup.players
    round_number = match.state.turn // players + 1
    question = words.say("go-on", players=players, round=round_number)
    return choose(words, screen, question, [words.say("yes"), words.say("no")], 0) == 0


def ask_seats(wanted: Wanted, screen: Talk) -> list[str]:
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


def ask_bot(wanted: Wanted, screen: Talk) -> str:
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
