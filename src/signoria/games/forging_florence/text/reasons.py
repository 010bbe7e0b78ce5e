"""Why a move may be refused: a stable key, the rule, and a sentence in English.

The values in braces are keys of rules/names.py, coordinates or numbers.
"""

from __future__ import annotations

from ...contract import IllegalAction
from ..rules.names import GAME

REASONS = {
    "unknown": ("F4.1", "{action} is no action of the game"),
    "over": ("F5.1", "the game is over"),
    "chance": ("F4.2", "the die is being thrown; nobody decides now"),
    "no-face": ("F4.2", "the die has no face with a {number}"),
    "not-chance": ("F4.2", "the die is not being thrown now"),
    "walk-first": ("F4.2", "the die is thrown; first the figure walks or stays"),
    "roll-first": ("F4.2", "before the figure walks the die is thrown"),
    "moved": ("F4.1", "the figure has moved in this turn"),
    "blocked": ("F2.2", "{hex} cannot be entered"),
    "golden-taken": ("F4.2", "another figure stands on the golden hex"),
    "golden-way": (
        "F4.2",
        "the ways to {hex} within {roll} cross the golden hex, where another figure stands",
    ),
    "too-far": ("F4.2", "{hex} is more than {roll} hexes away"),
    "golden-to-sell": ("F4.6", "a move ends on the golden hex only with an unsold piece"),
    "must-leave": ("F4.6", "the figure must leave the golden hex in this turn"),
    "must-sell": ("F4.6", "before it rolls the player must sell a piece"),
    "not-beside": ("F4.3", "the figure does not stand where {resource} is to be had"),
    "limit": ("F4.3", "more than {limit} of {resource} cannot be held"),
    "too-dear": ("F4.3", "this costs {price} lire, and there are {lire}"),
    "ruin": ("F4.10", "after this nothing could ever be made or sold again"),
    "not-home": ("F4.4", "pieces are made beside one's own guild house"),
    "not-his-owner": ("F4.4", "{artist} does not work for this player"),
    "level-sort": ("F4.8", "such a piece takes a guild house of level {level}"),
    "no-copies": ("F1.4", "all copies of {piece} are made"),
    "isaac-first": ("F5.1", "the Dome takes The Sacrifice of Isaac first"),
    "lacks": ("F4.4", "{piece} takes {tokens} of {resource}"),
    "not-golden": ("F4.5", "pieces are sold on the golden hex"),
    "none-unsold": ("F4.5", "there is no unsold {piece}"),
    "fresh": ("F4.5", "a piece made in this turn is not sold in it"),
    "top-level": ("F4.7", "the guild house has the highest level"),
    "two-paintings": ("F4.7", "level 2 takes two paintings"),
    "two-books": ("F4.7", "level 3 takes two books"),
    "more-paintings": ("F4.7", "level 2 takes {wanted} paintings"),
    "more-books": ("F4.7", "level 3 takes {wanted} books"),
    "hired": ("F4.8", "{artist} is not on the table"),
    "level-artist": ("F4.8", "{artist} comes to a guild house of level {level}"),
    "fee": ("F4.8", "{artist} costs {price} lire, and there are {lire}"),
    "no-room": ("F4.8", "there is no room; one of the own artists must be put back"),
    "room": ("F4.8", "there is room; no artist is put back"),
    "not-own": ("F4.8", "{artist} is not this player's to be put back"),
}


def because(reason: str, **values: str | int) -> IllegalAction:
    """The refusal for this reason."""
    rule, sentence = REASONS[reason]
    return IllegalAction(rule, reason, sentence.format(**values), values, GAME)
