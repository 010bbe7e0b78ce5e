"""What a seat can conclude from the cards that it has seen, by trying all explanations (C8.6).

A ``History`` hears the events that a seat is told, from the start of a game on.  ``allows`` then
says whether guessed hands and a guessed deck can be the truth: whether each hidden draw can be
given a kind so that every deck held what was drawn from it, every card played was in hand, and
what is left is the guess.  It is written from the rules (C2.3, C3.5, C3.8) and knows the events
only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import COPIES, KINDS
from signoria.games.calimala.view.events import Acted, Drew, Event, Reshuffled, TookStart

Counts = tuple[int, ...]


class Draw(NamedTuple):
    """A card drawn from the deck of that number, of a kind or hidden."""

    seat: int
    deck: int
    kind: int | None


class Play(NamedTuple):
    """A card that left a hand; at the end, one that is still in it."""

    seat: int
    kind: int


def change_count(counts: Counts, index: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


@dataclass
class History:
    """The cards of a game as one seat remembers them."""

    seat: int
    decks: list[Counts] = field(default_factory=lambda: [(COPIES,) * KINDS])
    discard: Counts = (0,) * KINDS
    log: list[Draw | Play] = field(default_factory=list)
    starts: list[Play] = field(default_factory=list)

    def hear(self, events: Iterable[Event]) -> None:
        """Remember what the seat is told about cards."""
        for event in events:
            if isinstance(event, TookStart):
                self.take(event.seat, names.KINDS.index(event.card))
            elif isinstance(event, Acted) and event.card:
                self.play(event.seat, names.KINDS.index(event.kind))
            elif isinstance(event, Drew) and (event.seat == self.seat) == (event.card is not None):
                kind = None if event.card is None else names.KINDS.index(event.card)
                self.log.append(Draw(event.seat, len(self.decks) - 1, kind))
            elif isinstance(event, Reshuffled):
                self.reshuffle(event.cards)

    def take(self, seat: int, kind: int) -> None:
        """An open starting card does not go into the first deck (C2.3)."""
        self.starts.append(Play(seat, kind))
        self.decks[0] = change_count(self.decks[0], kind, -1)

    def play(self, seat: int, kind: int) -> None:
        """A card goes to the open discards (C3.5)."""
        self.log.append(Play(seat, kind))
        self.discard = change_count(self.discard, kind, 1)

    def reshuffle(self, cards: int) -> None:
        """The discards are the next deck (C3.8)."""
        if sum(self.discard) != cards:
            raise ValueError(f"{cards} cards were shuffled, {sum(self.discard)} had been played")
        self.decks.append(self.discard)
        self.discard = (0,) * KINDS

    def hidden_cards(self, deck: Sequence[int]) -> list[Counts]:
        """By deck, how many cards of each kind went into hidden draws, if this deck is left."""
        supply = [list(cards) for cards in self.decks]
        for kind in range(KINDS):
            supply[-1][kind] -= deck[kind]
        for entry in self.log:
            if isinstance(entry, Draw) and entry.kind is not None:
                supply[entry.deck][entry.kind] -= 1
        return [tuple(cards) for cards in supply]

    def adds_up(self, supply: list[Counts]) -> bool:
        """Whether there are as many such cards as there were hidden draws, deck by deck."""
        drawn = [0] * len(self.decks)
        for entry in self.log:
            if isinstance(entry, Draw) and entry.kind is None:
                drawn[entry.deck] += 1
        return drawn == [sum(cards) for cards in supply] and min(map(min, supply)) >= 0

    def allows(self, hands: Sequence[Sequence[int]], deck: Sequence[int]) -> bool:
        """Whether hands (by seat and kind) and deck (by kind) can be the truth."""
        supply = self.hidden_cards(deck)
        if not self.adds_up(supply):
            return False
        left = [
            Play(seat, kind)
            for seat, hand in enumerate(hands)
            for kind in range(KINDS)
            for _ in range(hand[kind])
        ]
        return Search([*self.log, *left], len(self.decks)).explain(supply, self.starts)


class Search:
    """All ways to say which draw each card played, or still held, came from."""

    def __init__(self, entries: list[Draw | Play], decks: int) -> None:
        self.entries = entries
        self.decks = decks
        self.dead: set[tuple[int, Counts, Counts, tuple[tuple[int, int, int], ...]]] = set()

    def explain(self, supply: list[Counts], starts: list[Play]) -> bool:
        """Whether there is one; nothing may be left over."""
        known: dict[Play, int] = {}
        for start in starts:
            known[start] = known.get(start, 0) + 1
        flat = tuple(n for cards in supply for n in cards)
        return self.go_on(0, flat, (0,) * (5 * self.decks), known)

    def go_on(self, at: int, supply: Counts, hidden: Counts, known: dict[Play, int]) -> bool:
        """From this entry on; ``hidden`` counts the draws not explained by seat and deck."""
        while at < len(self.entries) and isinstance(entry := self.entries[at], Draw):
            known = dict(known)
            if entry.kind is None:
                hidden = change_count(hidden, self.decks * entry.seat + entry.deck, 1)
            else:
                card = Play(entry.seat, entry.kind)
                known[card] = known.get(card, 0) + 1
            at += 1
        if at == len(self.entries):
            return not any(hidden) and not any(known.values())
        here = (at, supply, hidden, tuple(sorted((*card, n) for card, n in known.items() if n)))
        if here in self.dead:
            return False
        if self.branch(at, supply, hidden, known):
            return True
        self.dead.add(here)
        return False

    def branch(self, at: int, supply: Counts, hidden: Counts, known: dict[Play, int]) -> bool:
        """Try every source of the card at this entry: one that was seen, or a hidden draw."""
        card = self.entries[at]
        assert isinstance(card, Play)
        if known.get(card) and self.go_on(at + 1, supply, hidden, {**known, card: known[card] - 1}):
            return True
        for deck in range(self.decks):
            source, draw = KINDS * deck + card.kind, self.decks * card.seat + deck
            if supply[source] and hidden[draw]:
                rest = change_count(supply, source, -1), change_count(hidden, draw, -1)
                if self.go_on(at + 1, *rest, known):
                    return True
        return False
