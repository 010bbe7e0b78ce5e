"""States that agree with what a seat has seen (C8.6).

A guess fills a blind table.  It never looks at the truth, so two tables that a seat cannot tell
apart give the same guess.  The unseen cards are laid at random into hands and deck.  When another
seat has played a card, it was an open starting card if it had one of the kind; otherwise one of
its hidden draws, each as likely as its generation makes it.  The rest is dealt from what each
generation has left.  Within one generation all layouts of the unseen cards are equally likely.
"""

import cython

from ..rules import cards, duty, possible
from ..rules.table import Table
from . import deck_history, determinize_duty, what_a_seat_sees
from .deck_history import Guess

if not cython.compiled:
    from ..rules.board import (
        CARDS_DEALT,
        DEALT,
        KINDS,
        MAX_SEATS,
        NOTHING,
        RARE_TRIES,
        SCORING_CARDS,
        TRIES,
        Duty,
        Entry,
    )
    from ..rules.memory import copy_table


def can_explain(table: Table, guess: Guess, seat: int, kind: int) -> bool:
    """Whether any hidden draw of a seat may have been of this kind."""
    for at in range(guess.draws):
        place = guess.open_draw[at]
        if (
            table.log[place] == Entry.ENTRY_HIDDEN + seat
            and guess.pool[KINDS * guess.generation[place] + kind] > 0
        ):
            return True
    return False


def explain_play(table: Table, guess: Guess, seat: int, kind: int) -> bool:
    """Choose the hidden draw that a card played came from; False in a dead end."""
    if guess.known[KINDS * seat + kind]:
        guess.known[KINDS * seat + kind] -= 1
        return True
    if not can_explain(table, guess, seat, kind):
        return False
    while True:
        at = deck_history.pick(guess, guess.draws)
        place = guess.open_draw[at]
        pool = guess.generation[place]
        if (
            table.log[place] == Entry.ENTRY_HIDDEN + seat
            and deck_history.pick(guess, guess.pool_size[pool]) < guess.pool[KINDS * pool + kind]
        ):
            determinize_duty.know(table, guess, at, kind)
            return True


def explain_plays(table: Table, guess: Guess, seat: int) -> bool:
    """Explain all cards that others have played; False in a dead end."""
    guess.draws = 0
    for i in range(MAX_SEATS * KINDS):
        guess.known[i] = 0
    for place in range(table.log_length):
        entry = table.log[place]
        owner = cards.entry_seat(entry)
        if owner == seat:
            continue
        if entry >= Entry.ENTRY_HIDDEN:
            guess.open_draw[guess.draws] = place
            guess.draws += 1
        elif entry >= Entry.ENTRY_START:
            guess.known[KINDS * owner + entry % KINDS] += 1
        elif cards.is_play(entry) and not explain_play(table, guess, owner, entry % KINDS):
            return False
    return True


def random_kind(guess: Guess, pool: int) -> int:
    """The kind of a random unseen card of a generation."""
    at = deck_history.pick(guess, guess.pool_size[pool])
    kind = 0
    while at >= guess.pool[KINDS * pool + kind]:
        at -= guess.pool[KINDS * pool + kind]
        kind += 1
    return kind


def hold_known(table: Table, guess: Guess, seat: int) -> None:
    """The other hands hold the open starting cards that they must still have."""
    for other in range(table.seats):
        if other != seat:
            for kind in range(KINDS):
                table.players[other].hand[kind] = guess.known[KINDS * other + kind]


def deal_hands(table: Table, guess: Guess) -> None:
    """The hidden draws from what is left of each generation, and the deck from the newest."""
    while guess.draws:
        kind = random_kind(guess, guess.generation[guess.open_draw[0]])
        determinize_duty.draw(table, guess, 0, kind)
    for kind in range(KINDS):
        table.deck[kind] = guess.pool[KINDS * guess.last + kind] if table.deck_size else 0


def guess_cards(table: Table, guess: Guess, seat: int, certain: bool) -> bool:
    """One attempt at hands and deck; False in a dead end, which leaves the log half explained.

    ``certain``: the hand of the seat to move is chosen among those that make its duty certain.
    """
    deck_history.trace_decks(table, guess)
    if not explain_plays(table, guess, seat):
        return False
    hold_known(table, guess, seat)
    if certain and not determinize_duty.hold(table, guess):
        return False
    deal_hands(table, guess)
    return True


def owes(table: Table, seat: int) -> bool:
    """Whether another seat's duty is open, so that its hand must make it certain (C8.6)."""
    return table.duty == Duty.OWED and table.mover != seat


def has_seen(table: Table, card: int) -> bool:
    """Whether a blind table still shows where a scoring card is."""
    if card == table.face_up:
        return True
    for seat in range(table.seats):
        me = table.players[seat]
        if me.kept == card:
            return True
        for place in range(DEALT):
            if me.dealt[place] == card:
                return True
    return False


def unseen_scoring_cards(table: Table, guess: Guess) -> int:
    """Write the scoring cards that nothing shows to guess.cards; returns their number."""
    n = 0
    for card in range(SCORING_CARDS):
        if not has_seen(table, card):
            guess.cards[n] = card
            n += 1
    return n


def draw_scoring_card(guess: Guess, left: int) -> int:
    """A random one of the unseen cards left, which the last of them replaces."""
    at = deck_history.pick(guess, left)
    card = guess.cards[at]
    guess.cards[at] = guess.cards[left - 1]
    return card


def guess_scoring_cards(table: Table, guess: Guess, seat: int) -> None:
    """The scoring cards of the others, each kept one at random (C2.2)."""
    left = unseen_scoring_cards(table, guess)
    each = CARDS_DEALT[table.seats - 3]
    for other in range(table.seats):
        if other == seat:
            continue
        me = table.players[other]
        for place in range(each):
            if place == 0 and me.kept != NOTHING:
                me.dealt[place] = me.kept
            else:
                me.dealt[place] = draw_scoring_card(guess, left)
                left -= 1
        if what_a_seat_sees.has_kept(table, other):
            me.kept = me.dealt[0]
    if left:
        table.aside = guess.cards[0]


def guess_hands(table: Table, seen: Table, guess: Guess, seat: int) -> None:
    """Attempts until one has no dead end: the truth is always among them."""
    copy_table(table, seen)
    while not guess_cards(table, guess, seat, False):
        copy_table(table, seen)


def explanations(seen: Table) -> int:
    """How many explanations of the cards played are tried for a hand that makes a duty certain.

    The duty can have fallen away only where all streets were impossible without cards (C3.6); as
    long as anything is possible, there is a hand to be found.
    """
    for kind in range(KINDS):
        if possible.possible(seen, seen.players[seen.mover], kind):
            return RARE_TRIES
    return TRIES


def guess_owing(table: Table, seen: Table, guess: Guess, seat: int) -> None:
    """Hands of which that of the seat to move makes its open duty certain (C8.6).

    Drawing until one does is quick where many do; where few do they are all looked through.  If
    there is none, the duty had fallen away (C3.6), which looks the same to others.
    """
    for _ in range(TRIES):
        guess_hands(table, seen, guess, seat)
        if duty.still_certain(table, table.players[table.mover]):
            return
    for _ in range(explanations(seen)):
        copy_table(table, seen)
        if guess_cards(table, guess, seat, True):
            return
    guess_hands(table, seen, guess, seat)
    table.duty = Duty.FALLEN_AWAY


def guess_all(table: Table, seen: Table, guess: Guess, seat: int, seed: int) -> None:
    """Make the table a whole one that agrees with what the seat has seen (blind)."""
    guess.seed = seed
    if owes(seen, seat):
        guess_owing(table, seen, guess, seat)
    else:
        guess_hands(table, seen, guess, seat)
    guess_scoring_cards(table, guess, seat)
    table.blind = 0
