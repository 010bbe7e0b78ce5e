"""Playing the games of a shard, and what is kept of each."""

from __future__ import annotations

from collections.abc import Sequence

from ... import games
from ...bots import Bot
from ...games.contract import CHANCE, TERMINAL
from ..batch import Batch, table_of
from ..driver import Deal, deal
from .notes import Notebook, Notes
from .settings import Settings
from .tables import NULL, Tables


def played(settings: Settings, shard: int) -> Tables:
    """The rows of a shard's games."""
    game, batch = games.load(settings.game), settings.batch
    book = Notebook(games.study(settings.game), [option.name for option in game.options])
    entrants = table_of(settings.game, settings.bots)
    for number in settings.numbers(shard):
        bots = [entrants[entrant] for entrant in batch.entrants(number)]
        dealt = deal(game, batch.options, batch.players, batch.seed, number, batch.set_of(number))
        notes = Notes(book, dealt.state, number)
        play(dealt, bots, notes)
        keep(book.tables, batch, dealt, notes)
    return book.tables


def play(dealt: Deal, bots: Sequence[Bot], notes: Notes) -> None:
    """Play a game to its end and note what happens; bots are by seat.

    A turn is that of the seat that decides first in it; what chance brings befalls the seat that
    decided last.  This is done some hundred times a game, so nothing is called in vain.
    """
    state, chance, rngs, noted = dealt.state, dealt.chance, dealt.rngs, notes.noted
    seat, turn, whose, last = state.to_move, notes.turn, NULL, 0
    while seat != TERMINAL:
        if seat == CHANCE:
            action = chance.weighted(state.chance_outcomes())
        else:
            action = bots[seat].choose(state.seen_by(seat), rngs[seat])
            notes.decisions += 1
            last = seat
            whose = seat if whose == NULL else whose
        state.apply(action)
        seat = state.to_move
        if action < len(noted[last]) and (facts := noted[last][action]):
            notes.happened(last, facts)
        notes.plies += 1
        passed = state.turn + state.begun > turn or seat == TERMINAL
        if passed or action in notes.may_score:
            notes.scored(action, state)
        if passed:
            notes.passed(whose, state)
            turn, whose = notes.turn, NULL


def keep(tables: Tables, batch: Batch, dealt: Deal, notes: Notes) -> None:
    """The rows of a finished game and of its seats."""
    chances = notes.plies - notes.decisions
    keep_game(tables, batch, dealt, notes.game, notes.decisions, chances)
    keep_seats(tables, batch, dealt, notes.game)


def keep_game(
    tables: Tables, batch: Batch, dealt: Deal, number: int, decisions: int, chances: int
) -> None:
    """The row of a finished game."""
    setup, state, keys = dealt.setup, dealt.state, tables.games.keys
    turns, chosen, winners = state.turn, setup.options(), state.ranking().count(1)
    head = (number, batch.set_of(number), batch.players, setup.start)
    played = (turns, -(-turns // batch.players), decisions, chances, winners)
    options = [
        keys[column.name].number(chosen[column.name.removeprefix("option_")])
        for column in tables.games.columns
        if column.name in keys
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
