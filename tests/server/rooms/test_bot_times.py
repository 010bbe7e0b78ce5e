"""How long a bot takes tells nothing of what it holds."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from signoria import bots, games
from signoria.games.contract import CHANCE, TERMINAL, Game, Rng, State
from signoria.server.domain.clock.times import Times, pause
from signoria.server.domain.handlers import start
from signoria.server.hub.new_matches import NewMatches
from signoria.server.hub.promises import fresh_secrets
from signoria.server.journal.entries import Chair, Created, Moved
from signoria.server.thinking.bot_pool import BotPool

from ..world import ANN, BEN, SetClock, World, asynchronous

GAME = "calimala"
BOT, RIVAL = 1, 0
TICK = 0.01  # seconds of the clock that is set
TURNS = 40  # of the event loop, in which all is done that waits for nothing


class Twins(NamedTuple):
    """Two truths that the rival cannot tell apart: one with a single move for the bot."""

    one: State
    many: State


@cache
def twins() -> Twins:
    """Found in games at random."""
    game = games.load(GAME)
    for seed in range(200):
        rng, state = Rng(seed), game.new_state(game.setup(3, rng=Rng(seed)))
        while state.to_move != TERMINAL:
            if state.to_move == BOT and not state.is_forced():
                other = state.resample(RIVAL, rng)
                moves = [len(each.legal_actions()) for each in (state, other)]
                if min(moves) == 1 < max(moves):
                    return Twins(*((state, other) if moves[0] == 1 else (other, state)))
            if state.to_move == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
            else:
                choices = state.legal_actions()
                state.apply(choices[rng.below(len(choices))])
    raise AssertionError("no such twins")


class Weighing(BotPool):
    """Bots that think so long, on the clock that is set, unless there is nothing to choose."""

    def __init__(self, times: Times, spent: float) -> None:
        super().__init__()
        self._times = times
        self._spent = spent

    async def choose(
        self, game: Game, bot: str, state: State, seat: int, *, watched: bool = True
    ) -> int:
        choices = state.legal_actions()
        if len(choices) > 1:
            await pause(self._times, self._spent)
        return choices[0]


async def took(path: Path, state: State, bot: str, spent: float, *, people: int) -> int:
    """How many milliseconds after it was asked the bot's move was written down."""
    path.mkdir()
    clock = SetClock()
    here = World(path, clock, quick=0.05)
    here.thinking = Weighing(clock.times, spent)
    here.open()
    game, secrets = games.load(GAME), fresh_secrets()
    others = [Chair(person=BEN) if people > 1 else Chair(bot=bot)]
    created = Created(
        at=clock.at,
        game=GAME,
        options={},
        host=ANN,
        chairs=[Chair(person=ANN), Chair(bot=bot), *others],
        seed=secrets.seed,
        invitation=secrets.invitation,
        public=False,
        spectators=True,
    )
    entries = [
        created,
        *start.start_from_state(game, state.clone(), secrets.match, created, clock.at),
    ]
    asked, known = clock.at, len(entries)
    await NewMatches(here.hub).begin(secrets, entries, ANN)
    await here.enter(secrets.match, ANN)
    try:
        while True:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            kept = await here.journal.load(secrets.match, from_start=True)
            assert kept
            if moved := [entry for entry in kept.entries[known:] if isinstance(entry, Moved)]:
                assert moved[0].by == "bot"
                return moved[0].at - asked
            clock.go_on(TICK)
    finally:
        await here.close()


@pytest.mark.parametrize(
    ("bot", "spent", "people"),
    [("master", 1.4, 1), ("master", 1.9, 2), ("banker", 0.05, 2), ("merchant", 0.02, 2)],
)
@asynchronous
async def test_twins_are_answered_after_the_same_time(
    bot: str, spent: float, people: int, tmp_path: Path
) -> None:
    one = await took(tmp_path / "one", twins().one, bot, spent, people=people)
    many = await took(tmp_path / "many", twins().many, bot, spent, people=people)
    assert one == many


@asynchronous
async def test_who_plays_alone_waits_for_no_bot_that_does_not_search(tmp_path: Path) -> None:
    assert await took(tmp_path / "one", twins().one, "merchant", 0.02, people=1) == 0


def test_a_search_is_waited_for_as_long_as_it_may_take() -> None:
    game, thinking = games.load(GAME), BotPool(seconds=3.0)
    waits = {bot: thinking.least_seconds(game, bot) for bot in bots.names(GAME)}
    known = bots.characters(GAME)
    levels = {bot: known[bot].level if bot in known else bot for bot in waits}
    searching = {"banker", "master"}
    assert {bot for bot, seconds in waits.items() if seconds} == {
        bot for bot, level in levels.items() if level in searching
    }
    assert waits["banker"] < thinking.most < waits["master"] < thinking.seconds
