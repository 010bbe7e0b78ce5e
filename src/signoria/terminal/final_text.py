"""The end of a game in words: the log, places and points, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from signoria.games.contract import State
from signoria.games.shared.terminal.terminal_ui import LogLine, TerminalUI, TerminalView


def log_lines(log: Iterable[LogLine]) -> list[str]:
    """Lines of a log, indented under the headings of turns."""
    return [line.text if line.heading else f"  {line.text}" for line in log]


def split_at_count(log: Sequence[LogLine]) -> tuple[list[str], list[str]]:
    """What happened before the final count, and the count."""
    at = next((i for i, line in enumerate(log) if line.counting), len(log))
    return log_lines(log[:at]), log_lines(log[at:])


def result_lines(desk: TerminalUI[Any], sight: TerminalView, state: State) -> list[str]:
    """Places and points, best first, and the winner."""
    words, ranking, scores = sight.words, state.ranking(), state.scores
    seats = sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat))
    table = [
        "  "
        + words.say(
            "result-line",
            place=ranking[seat],
            player=words.seat(seat),
            who=sight.players[seat],
            points=scores[seat],
        )
        for seat in seats
    ]
    winners = [seat for seat in seats if ranking[seat] == 1]
    equal = [seat for seat in seats if scores[seat] == scores[winners[0]]]
    tie = [desk.tie(sight, winners, equal)] if len(equal) > 1 else []
    return [words.say("result-title"), *table, winner_text(sight, winners), *tie]


def winner_text(sight: TerminalView, winners: Sequence[int]) -> str:
    """Who has won."""
    words = sight.words
    if winners == [sight.viewer]:
        return str(words.say("result-you-win"))
    names = [words.seat(seat) for seat in winners]
    if len(names) == 1:
        return str(words.say("result-wins", player=names[0]))
    return str(words.say("result-shared", players=words.locale.list_in_words(names)))
