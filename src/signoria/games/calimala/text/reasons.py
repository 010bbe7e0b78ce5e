"""Why a move may be refused: a stable key, the rule, and a sentence in English.

The locale files have the same keys as ``calimala-illegal-<key>``; the values in braces are keys of
rules/names.py or numbers.
"""

from __future__ import annotations

from ...contract import IllegalAction
from ..rules.names import GAME

REASONS = {
    "unknown": ("C1.3", "{action} is no action of the game"),
    "over": ("C6.1", "the game is over"),
    "chance": ("C3.8", "a card is being drawn; nobody decides now"),
    "not-chance": ("C3.8", "no card is being drawn now"),
    "not-in-deck": ("C3.8", "there is no {kind} card in the deck"),
    "not-yours": ("C3.1", "another seat decides now"),
    "keep-first": ("C2.2", "first each player keeps a scoring card"),
    "not-dealt": ("C2.2", "the scoring card {card} was not dealt to this player"),
    "keep-done": ("C2.2", "scoring cards are kept only before the game"),
    "take-first": ("C2.3", "first each player takes a starting card"),
    "taken": ("C2.3", "the starting card {kind} is already taken"),
    "take-done": ("C2.3", "starting cards are taken only before the game"),
    "place-first": ("C3.1", "first a disc is placed on a street"),
    "place-done": ("C3.1", "one disc a turn is placed, and it is placed already"),
    "no-coloured": ("C3.1", "no coloured disc is left in reserve"),
    "no-white": ("C3.1", "no white disc is left in reserve"),
    "not-certain": (
        "C3.6",
        "neither action of this street is certain with the cards now in hand",
    ),
    "not-connected": ("C3.3", "{kind} is not one of the two actions of this street"),
    "used-up": ("C3.3", "{kind} has been used with this disc"),
    "no-card": ("C3.5", "there is no {kind} card in hand"),
    "card-breaks-duty": (
        "C3.6",
        "after this card no connected action would be certain, and one is still owed",
    ),
    "draw-possible": (
        "C3.4",
        "{kind} is possible; only an impossible action is given up for a card",
    ),
    "draw-breaks-duty": (
        "C3.6",
        "without {kind} no connected action would be certain, and one is still owed",
    ),
    "duty": ("C3.6", "at least one of the two connected actions must be carried out first"),
    "seat-first": ("C5.3", "first a disc on the grid is chosen for the seat"),
    "no-seating": ("C5.3", "no disc is to be chosen for a seat now"),
    "no-disc-there": ("C5.3", "this player has no disc on this street"),
    "disc-elsewhere": ("C5.3", "the disc must come from another street while one lies there"),
    "same-stack": ("C5.3", "the upper disc would leave the same stack as the lower"),
    "warehouse-full": ("C4.1", "the warehouse for {kind} is full"),
    "reserve-empty": ("C4.1", "the reserve is empty"),
    "ships-all": ("C4.2", "all ships are built"),
    "ship-cost": ("C4.2", "a ship costs two wood"),
    "house-there": ("C4.2", "there is already a trade house of this player in {city}"),
    "house-cost": ("C4.2", "a trade house costs two brick"),
    "workshops-all": ("C4.2", "all workshops are built"),
    "workshop-cost": ("C4.2", "a workshop costs one wood and one brick"),
    "ship-price": ("C4.2", "a ship costs {cubes} wood"),
    "house-price": ("C4.2", "a trade house costs {cubes} brick"),
    "workshop-price": ("C4.2", "a workshop costs {cubes} wood and {brick} brick"),
    "no-marble": ("C4.3", "there is no marble in the warehouse"),
    "artwork-full": ("C4.3", "{building} has no free slot for an artwork"),
    "workshops-full": ("C4.4", "all workshops are full"),
    "weave-reserve": ("C4.4", "the reserve is empty"),
    "no-cloth": ("C4.5", "there is not so much cloth in the workshops"),
    "few-ships": ("C4.5", "there are not so many ships in the port"),
    "port-full": ("C4.5", "{city} has not so many free slots"),
    "transport-cloth": ("C4.6", "there is not so much cloth in the workshops"),
    "no-house": ("C4.6", "there is no trade house of this player in {city}"),
    "city-full": ("C4.6", "{city} has no free slot"),
    "nothing-held": ("C4.7", "there is no {material} in the warehouse"),
    "church-full": ("C4.7", "{church} has no free slot for {material}"),
}


def because(reason: str, **values: str | int) -> IllegalAction:
    """The refusal for this reason."""
    rule, sentence = REASONS[reason]
    return IllegalAction(rule, reason, sentence.format(**values), values, GAME)
