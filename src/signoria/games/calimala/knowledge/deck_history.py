"""Which deck each card came from.

Each deck has a known composition: the first holds all cards but the starting ones, each later one
the discards of its time (C3.8).  A hidden draw therefore belongs to the *generation* of its deck.
"""

import cython

from ..rules import cards
from ..rules.table import Table

if not cython.compiled:
    from ...shared.engine.rng import below, step
    from ..rules.board import DECK, KINDS, LOG, MAX_SEATS, SCORING_CARDS, Entry


class Guess:
    """Scratch paper for one guess: decks by generation, hidden draws not yet explained."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.pool = [0] * (LOG * KINDS)  # unseen cards by generation and kind
            self.pool_size = [0] * LOG
            self.generation = [0] * LOG  # of each draw in the log
            self.open_draw = [0] * DECK  # places in the log
            self.known = [0] * (MAX_SEATS * KINDS)  # open starting cards still in hand
            self.discard = [0] * KINDS
            self.cards = [0] * SCORING_CARDS
            # For determinize_duty.py: the draws by generation, the cards by group and kind.
            self.group_pool = [0] * DECK
            self.group_size = [0] * DECK
            self.tried = [0] * (DECK * KINDS)
            self.chosen = [0] * (DECK * KINDS)
        self.groups = 0
        self.weight = 0.0  # of all hands so far that are certain
        self.draws = 0
        self.last = 0  # the newest generation
        self.deck_left = 0
        self.discard_size = 0
        self.seed = 0


def pick(guess: Guess, n: int) -> int:
    """A random number below n."""
    guess.seed = step(guess.seed)
    return below(guess.seed, n)


def new_generation(guess: Guess) -> None:
    """The discards become the deck (C3.8)."""
    guess.last += 1
    for kind in range(KINDS):
        guess.pool[KINDS * guess.last + kind] = guess.discard[kind]
        guess.discard[kind] = 0
    guess.pool_size[guess.last] = guess.discard_size
    guess.deck_left = guess.discard_size
    guess.discard_size = 0


def leave_deck(guess: Guess, place: int) -> None:
    """One card is drawn: note its generation, and reshuffle as the rules do (C3.8)."""
    if guess.deck_left == 0 and guess.discard_size:
        new_generation(guess)
    guess.generation[place] = guess.last
    guess.deck_left -= 1
    if guess.deck_left == 0 and guess.discard_size:
        new_generation(guess)


def see(guess: Guess, place: int, kind: int) -> None:
    """A card of the generation of this draw is known."""
    pool = guess.generation[place]
    guess.pool[KINDS * pool + kind] -= 1
    guess.pool_size[pool] -= 1


def trace_decks(table: Table, guess: Guess) -> None:
    """Go through the log once: the generation of each draw, and the decks less the known cards."""
    guess.last = 0
    guess.deck_left = table.values.deck
    guess.discard_size = 0
    guess.pool_size[0] = table.values.deck
    for kind in range(KINDS):
        guess.pool[kind] = table.values.copies[kind]
        guess.discard[kind] = 0
    for place in range(table.log_length):
        entry = table.log[place]
        if cards.is_play(entry):
            guess.discard[entry % KINDS] += 1
            guess.discard_size += 1
        else:
            leave_deck(guess, place)
            if entry < Entry.ENTRY_HIDDEN:
                see(guess, place, entry % KINDS)
    if guess.deck_left == 0 and table.deck_size:
        new_generation(guess)
