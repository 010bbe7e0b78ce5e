"""What a move works towards: it mostly comes true, and is told only where it lies ahead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from signoria import bots, games
from signoria.analysis import aims
from signoria.bots import Bot
from signoria.games.contract import CHANCE, TERMINAL, Game, Rng, State

FLORENCE = games.load("forging-florence")
EACH = 15  # decisions from one question to the next


def decisions_of(game: Game, seed: int, bot: Bot) -> Iterator[tuple[State, int]]:
    """Every so many decisions of a game between bots: the table, and what is decided there."""
    rng, number = Rng(seed), 0
    table = game.new_state(game.setup(3, rng=rng))
    while table.to_move != TERMINAL:
        action = aims.next_action(table, bot, rng)
        if table.to_move != CHANCE:
            number += 1
            if number % EACH == 0:
                yield table.clone(), action
        table.apply(action)


def test_an_aim_mostly_comes_true_in_games_that_go_on_otherwise() -> None:
    bot, told, true = bots.load("heuristic", FLORENCE.name), 0, 0
    for table, action in decisions_of(FLORENCE, 4, bot):
        seat = table.to_move
        found = aims.find_aim(FLORENCE, table.seen_by(seat).resample(seat, Rng(1)), action, 9)
        if found is None:
            continue
        assert found.share >= aims.LEAST
        table.apply(action)
        told += 1
        true += aims.first_aim(FLORENCE, table, seat, bot, Rng(told)) == found.move
    assert told > 10
    assert true > told / 2


def test_what_is_reached_at_once_lies_not_ahead() -> None:
    bot, reached = bots.load("heuristic", FLORENCE.name), 0
    for table, action in decisions_of(FLORENCE, 5, bot):
        if aims.find_reached(FLORENCE, table, action, table.to_move):
            reached += 1
            assert aims.find_aim(FLORENCE, table, action, 9) is None
    assert reached


def test_an_aim_is_a_move_in_the_notation_of_the_game() -> None:
    bot = bots.load("heuristic", FLORENCE.name)
    find = partial(aims.find_aim, FLORENCE, seed=9)
    verbs = {
        found.move.partition(" ")[0]
        for table, action in decisions_of(FLORENCE, 6, bot)
        if (found := find(table, action)) is not None
    }
    assert {"create", "sell"} <= verbs <= {"create", "sell", "hire", "upgrade"}


def test_where_all_is_decided_within_a_turn_nothing_is_told() -> None:
    game = games.load("calimala")
    table, action = next(decisions_of(game, 5, bots.load("heuristic", game.name)))
    assert aims.find_aim(game, table, action, 9) is None
