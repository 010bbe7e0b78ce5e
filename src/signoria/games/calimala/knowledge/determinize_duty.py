"""A hand that makes another seat's open duty certain, chosen among all that do (C8.6).

Every way to fill the seat's hidden draws is tried, generation by generation and kind by kind, and
weighed by the number of layouts that it stands for; one of the certain ones is chosen by weight.
"""

import cython

from ..rules import cards, duty
from ..rules.table import Table
from . import deck_history
from .deck_history import Guess

if not cython.compiled:
    from ...shared.engine.rng import chance
    from ..rules.board import CHOOSE, COPIES, KINDS, Entry
    from ..rules.player import Player


def know(table: Table, guess: Guess, at: int, kind: int) -> None:
    """A hidden draw is explained by a card of this kind."""
    place = guess.open_draw[at]
    owner = cards.entry_seat(table.log[place])
    table.log[place] = Entry.ENTRY_DRAW + 2 * KINDS * owner + kind
    deck_history.see(guess, place, kind)
    guess.draws -= 1
    guess.open_draw[at] = guess.open_draw[guess.draws]


def draw(table: Table, guess: Guess, at: int, kind: int) -> None:
    """A hidden draw is a card of this kind, which is still in the hand."""
    owner = cards.entry_seat(table.log[guess.open_draw[at]])
    table.players[owner].hand[kind] += 1
    know(table, guess, at, kind)


def group_draws(table: Table, guess: Guess) -> None:
    """The hidden draws of the seat to move by generation."""
    guess.groups = 0
    for at in range(guess.draws):
        place = guess.open_draw[at]
        if cards.entry_seat(table.log[place]) != table.mover:
            continue
        group = 0
        while group < guess.groups and guess.group_pool[group] != guess.generation[place]:
            group += 1
        if group == guess.groups:
            guess.groups += 1
            guess.group_pool[group] = guess.generation[place]
            guess.group_size[group] = 0
        guess.group_size[group] += 1


def weigh(table: Table, guess: Guess, me: Player, weight: float) -> None:
    """A whole hand: if it is certain, choose it as often as its weight among those so far."""
    if not duty.still_certain(table, me):
        return
    guess.weight += weight
    deck_history.pick(guess, 1)
    if chance(guess.seed) * guess.weight < weight:
        for i in range(guess.groups * KINDS):
            guess.chosen[i] = guess.tried[i]


def fill(
    table: Table, guess: Guess, me: Player, group: int, kind: int, left: int, weight: float
) -> None:
    """Every way to fill the draws left of a group with cards from this kind on."""
    if kind == KINDS:
        if left:
            return
        if group + 1 < guess.groups:
            fill(table, guess, me, group + 1, 0, guess.group_size[group + 1], weight)
        else:
            weigh(table, guess, me, weight)
        return
    unseen = guess.pool[KINDS * guess.group_pool[group] + kind]
    for count in range(min(left, unseen) + 1):
        guess.tried[KINDS * group + kind] = count
        me.hand[kind] += count
        fill(
            table,
            guess,
            me,
            group,
            kind + 1,
            left - count,
            weight * CHOOSE[(COPIES + 1) * unseen + count],
        )
        me.hand[kind] -= count
    guess.tried[KINDS * group + kind] = 0


def group_of(guess: Guess, place: int) -> int:
    """The group of a hidden draw of the seat to move."""
    group = 0
    while guess.group_pool[group] != guess.generation[place]:
        group += 1
    return group


def chosen_kind(guess: Guess, group: int) -> int:
    """A random one of the cards chosen for a group, which is then taken."""
    at = deck_history.pick(guess, guess.group_size[group])
    guess.group_size[group] -= 1
    kind = 0
    while at >= guess.chosen[KINDS * group + kind]:
        at -= guess.chosen[KINDS * group + kind]
        kind += 1
    guess.chosen[KINDS * group + kind] -= 1
    return kind


def take_chosen(table: Table, guess: Guess) -> None:
    """The hidden draws of the seat to move become the cards chosen."""
    at = 0
    while at < guess.draws:
        place = guess.open_draw[at]
        if cards.entry_seat(table.log[place]) == table.mover:
            draw(table, guess, at, chosen_kind(guess, group_of(guess, place)))
        else:
            at += 1


def hold(table: Table, guess: Guess) -> bool:
    """Give the seat to move a hand that makes its duty certain; False if none does."""
    me = table.players[table.mover]
    guess.weight = 0.0
    group_draws(table, guess)
    if guess.groups:
        fill(table, guess, me, 0, 0, guess.group_size[0], 1.0)
    else:
        weigh(table, guess, me, 1.0)
    if guess.weight == 0.0:
        return False
    take_chosen(table, guess)
    return True
