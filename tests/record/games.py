"""Real games for the tests of records, chosen by a seed."""

from __future__ import annotations

from functools import cache

from signoria.games import registry
from signoria.games.contract import CHANCE, Rng
from signoria.record import Match, write

GAME = registry.load("calimala")
COMMENT_EVERY = 40  # decisions, on the average


def new_match(players: int = 3, edition: str = "en", seed: int = 1) -> Match:
    """A game before its first decision."""
    setup = GAME.setup(players, {"edition": edition}, rng=Rng(seed))
    return Match(GAME, setup, headers={"Date": "2026-01-31", "Seats": "random, random"})


def step(match: Match, rng: Rng) -> int:
    """Any next action or chance outcome."""
    if match.state.to_move == CHANCE:
        return rng.pick_weighted(match.state.chance_outcomes())
    legal = match.state.legal_actions()
    return legal[rng.below(len(legal))]


def play_on(match: Match, rng: Rng, turns: int | None = None, comments: bool = False) -> Match:
    """Play at random to the end, or until so many turns are over."""
    while not match.over and (turns is None or match.turn <= turns):
        remark = f"Why?\n  after {len(match.actions)}" if comments else None
        match.apply(step(match, rng), remark if rng.below(COMMENT_EVERY) == 0 else None)
    return match


def game(
    players: int = 3,
    edition: str = "en",
    seed: int = 1,
    turns: int | None = None,
    comments: bool = False,
) -> Match:
    """A game played at random."""
    return play_on(new_match(players, edition, seed), Rng(seed), turns, comments)


@cache
def text(players: int = 3, edition: str = "en", seed: int = 1, turns: int | None = None) -> str:
    """The record of a game played at random, with comments."""
    return write(game(players, edition, seed, turns, comments=True).record())
