"""Playing the games of a shard, and what is kept of each."""

from __future__ import annotations

from collections.abc import Sequence

from ... import games
from ...bots import Bot
from ...bots.own import LentBot, name_game
from ...games.contract import CHANCE, TERMINAL
from ..batch import Batch, table_of
from ..play_game import Deal, deal
from .game_recorder import GameRecorder, ShardRecorder
from .run_settings import RunSettings
from .run_tables import ENDING, NULL, Tables


def play_shard(settings: RunSettings, shard: int, lent: tuple[LentBot, ...] = ()) -> Tables:
    """The rows of a shard's games; ``lent`` are bots that are known to the caller alone."""
    game, batch = games.load(settings.game), settings.batch
    book = ShardRecorder(
        games.stats_schema(settings.game), [option.name for option in game.options]
    )
    entrants = table_of(settings.game, settings.bots, lent)
    for number in settings.games_of(shard):
        bots = [entrants[entrant] for entrant in batch.entrants(number)]
        dealt = deal(game, batch.options, batch.players, batch.seed, number, batch.set_of(number))
        notes = GameRecorder(book, dealt.state, number)
        with name_game(number):
            counts = play_and_record(dealt, bots, notes)
        ending = book.stats.ending(dealt.state)
        keep_game(book.tables, batch, dealt, number, *counts, ending)
        keep_seats(book.tables, batch, dealt, number)
    return book.tables


def play_and_record(dealt: Deal, bots: Sequence[Bot], notes: GameRecorder) -> tuple[int, int]:
    """Play a game to its end and note what happens; how many decisions and chance events it had.

    Bots are by seat.  A turn is that of the seat that decides first in it; what chance brings
    befalls the seat that decided last.  This is done some hundred times a game, so nothing is
    called in vain.
    """
    state, chance, rngs = dealt.state, dealt.chance, dealt.rngs
    noted, may_score = notes.noted, notes.may_score
    seat, turn, whose, last, decisions, plies = state.to_move, notes.turn, NULL, 0, 0, 0
    while seat != TERMINAL:
        if seat == CHANCE:
            action = chance.pick_weighted(state.chance_outcomes())
        else:
            action = bots[seat].choose(state.seen_by(seat), rngs[seat])
            decisions += 1
            last = seat
            if whose == NULL:
                whose = seat
        state.apply(action)
        seat, by_action = state.to_move, noted[last]
        if action < len(by_action) and (facts := by_action[action]):
            notes.record_facts(plies, last, facts)
        plies += 1
        passed = seat == TERMINAL or (state.turn >= turn and (turn or state.begun))
        if passed or action in may_score:
            notes.record_scorings(action, state)
        if passed:
            notes.record_turn(decisions, whose, state)
            turn, whose = notes.turn, NULL
    return decisions, plies - decisions


def keep_game(
    tables: Tables,
    batch: Batch,
    dealt: Deal,
    number: int,
    decisions: int,
    chances: int,
    ending: str,
) -> None:
    """The row of a finished game."""
    setup, state, keys = dealt.setup, dealt.state, tables.games.keys
    turns, chosen, winners = state.turn, setup.options(), state.ranking().count(1)
    head = (number, batch.set_of(number), batch.players, setup.start)
    rounds, ended = -(-turns // batch.players), keys[ENDING].number(ending)
    played = (turns, rounds, decisions, chances, winners, ended)
    options = [
        keys[column.name].number(chosen[column.name.removeprefix("option_")])
        for column in tables.games.columns
        if column.name.startswith("option_")
    ]
    tables.games.numbers.extend((*head, *played, *options))


def keep_seats(tables: Tables, batch: Batch, dealt: Deal, number: int) -> None:
    """The rows of the seats of a finished game."""
    scores, ranking = dealt.state.scores, dealt.state.ranking()
    for seat, entrant in enumerate(batch.entrants(number)):
        name = tables.seats.keys["bot"].number(batch.bots[entrant])
        order = (seat - dealt.setup.start) % batch.players
        win = (ranking[seat] == 1) / ranking.count(1)
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        row = (number, seat, entrant, name, order, scores[seat], ranking[seat], win, lead)
        tables.seats.numbers.extend(row)
