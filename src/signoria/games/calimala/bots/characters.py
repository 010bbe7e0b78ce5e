"""A dozen Florentines who play Calimala: merchants, priors and women who ran houses of their own.

What each is said to do more or less than others of its level is measured, see docs/characters.md.
"""

from __future__ import annotations

from functools import partial

from ...shared.character import Character
from ...shared.learner import Hasty, Learner
from .levels import Style, hasty, learner

ART = {"artwork": 3000, "delivery": 3000, "marble": 900}

CHARACTERS = {
    "tessa": Character("Monna Tessa", "apprentice", {"wood": 4000}, more=("wood",)),
    "vieri": Character("Vieri de’ Cerchi", "apprentice", {"marble": 2500}, more=("marble",)),
    "gemma": Character("Gemma Donati", "journeyman", {"cloth": 2500}, more=("weave",)),
    "bonaccorso": Character("Bonaccorso Pitti", "journeyman", {"ship": 5000}, more=("ship",)),
    "corso": Character("Corso Donati", "artisan", {"white": 0}, more=("white",)),
    "margherita": Character(
        "Margherita Datini", "artisan", {"workshop": 3500}, more=("build workshop",)
    ),
    "pegolotti": Character(
        "Francesco Pegolotti", "artisan", {"house": 4000}, more=("transport", "build house")
    ),
    "folco": Character("Folco Portinari", "merchant", ART, more=("artwork",)),
    "dino": Character("Dino Compagni", "merchant", {"brick": 2000}, more=("brick",)),
    "lapo": Character("Lapo da Castiglionchio", "merchant", {"card": 3000}, more=("card",)),
    "tommaso": Character("Tommaso Peruzzi", "banker", {"ship": 4500}, more=("ship",)),
    "villani": Character("Giovanni Villani", "master"),
}


def make(key: str) -> partial[Learner] | Hasty | str:
    """How one of them is made, as a level is."""
    one = CHARACTERS[key]
    style: Style = tuple(one.style.items())
    if one.level == "master":
        return "search@2s"
    return hasty(style) if one.level == "banker" else partial(learner, key, one.level, style)
