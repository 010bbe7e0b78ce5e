"""The ends of games between bots, as matches that begin in the middle: quick to analyse."""

from __future__ import annotations

from functools import cache

from signoria import bots, games
from signoria.games.contract import CHANCE, Rng
from signoria.record import Match

GAMES = games.names()
SEATS = 3


@cache
def end(game: str, decisions: int, seed: int = 5) -> Match:
    """A game of which only the last decisions, some more or less, are in the match."""
    whole = play_to_end(
        Match(games.load(game), games.load(game).setup(SEATS, rng=Rng(seed))), Rng(seed)
    )
    before = len(whole.played)
    while decisions and before:
        before -= 1
        decisions -= whole.played[before].move.seat != CHANCE
    whole.undo_to(before)
    return play_to_end(Match(whole.game, whole.setup, position=whole.state.to_bytes()), Rng(seed))


def play_to_end(match: Match, rng: Rng) -> Match:
    """Played to the end by heuristics."""
    bot = bots.load("heuristic", match.game.name)
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            match.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            match.apply(bot.choose(state.seen_by(state.to_move), rng))
    return match
