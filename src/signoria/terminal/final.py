"""The end of a game in words: the last scorings and who has won."""

from __future__ import annotations

from collections.abc import Iterable

from .sight import Sight, Told


def texts(log: Iterable[Told]) -> list[str]:
    """Lines of a log, indented under the headings of turns."""
    return [line.text if line.heading else f"  {line.text}" for line in log]


def result(sight: Sight) -> list[str]:
    """Places and points, best first, and the winner."""
    words, view = sight.words, sight.view
    ranking = view.ranking or []
    seats = sorted(range(view.players), key=lambda seat: (ranking[seat], seat))
    table = [
        "  "
        + words.say(
            "result-line",
            place=ranking[seat],
            player=words.seat(seat),
            who=sight.players[seat],
            points=view.mats[seat].score,
        )
        for seat in seats
    ]
    winners = [seat for seat in seats if ranking[seat] == 1]
    return [words.say("result-title"), *table, winner(sight, winners), *tie(sight, winners, seats)]


def winner(sight: Sight, winners: list[int]) -> str:
    """Who has won."""
    words = sight.words
    if winners == [sight.view.viewer]:
        return words.say("result-you-win")
    names = [words.seat(seat) for seat in winners]
    if len(names) == 1:
        return words.say("result-wins", player=names[0])
    return words.say("result-shared", players=words.locale.listed(names))


def tie(sight: Sight, winners: list[int], seats: list[int]) -> list[str]:
    """What decided between equal points (C6.3)."""
    mats = sight.view.mats
    best = mats[winners[0]].score
    equal = [seat for seat in seats if mats[seat].score == best]
    if len(equal) < 2:
        return []
    return [sight.words.say("result-tie-shared" if len(winners) > 1 else "result-tie")]
