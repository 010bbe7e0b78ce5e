"""A dozen Florentines who play Forging Florence: patrons of the artists, most of them.

What each is said to do more or less than others of its level is measured, see docs/characters.md.
"""

from __future__ import annotations

from functools import partial

from ...shared.character import Character
from .fondness import Fond
from .levels import Style, learner

SOON = {"open_turns": 3, "own_turns": 3, "rival_turns": 3, "final_turns": 3, "race": 0}


def hires(*artists: str) -> tuple[str, ...]:
    """How the notations begin by which somebody hires them."""
    return tuple(f"hire {artist}" for artist in artists)


def patron(name: str, level: str, *artists: str) -> Character:
    """Somebody who hires these artists whenever it can."""
    return Character(name, level, fond_of=artists, more=hires(*artists))


def stranger(name: str, level: str, *artists: str) -> Character:
    """Somebody who never hires these artists."""
    return Character(name, level, shuns=artists, less=hires(*artists))


CHARACTERS = {
    "donato": stranger("Donato Peruzzi", "apprentice", "dante", "boccaccio"),
    "lisa": Character("Lisa Gherardini", "apprentice", {"fuss": 60}, less=("hire",)),
    "rucellai": Character("Giovanni Rucellai", "journeyman", {"fuss": -200}, more=("hire",)),
    "agnolo": stranger("Agnolo Doni", "journeyman", "michelangelo"),
    "lucrezia": patron("Lucrezia Tornabuoni", "artisan", "boccaccio"),
    "alessandra": stranger("Alessandra Strozzi", "artisan", "leonardo", "michelangelo"),
    "palla": patron("Palla Strozzi", "artisan", "boccaccio", "machiavelli"),
    "cosimo": Character("Cosimo de’ Medici", "merchant", SOON, more=("walk 0,0",)),
    "niccolo": stranger("Niccolò da Uzzano", "merchant", "leonardo"),
    "lorenzo": patron("Lorenzo de’ Medici", "banker", "boccaccio"),
    "soderini": patron("Piero Soderini", "banker", "machiavelli"),
    "filippo": Character("Filippo Strozzi", "master"),
}


def make(key: str) -> partial[Fond] | str:
    """How one of them is made, as a level is."""
    one = CHARACTERS[key]
    if one.level == "master":
        return "search@2s"
    return partial(fond, key, one)


def fond(key: str, one: Character) -> Fond:
    """Somebody who plays as well as a level, and in its own way."""
    style: Style = tuple(one.style.items())
    return Fond(key, learner(key, one.level, style), one.fond_of, one.shuns)
