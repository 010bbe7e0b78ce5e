"""Bots of others: a class in a module, ``module:Bot``, a policy in a file, ``policy.onnx``, or an
object that a program hands over.

To import a module is to run it, so only the user's own commands and programs look here; a server,
which is told names by strangers, asks ``bots.load``, which knows nothing of these.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .. import Bot
from .. import load as load_known
from .bot_fault import BotFault, name_game
from .checked_bot import CheckedBot
from .lent_bot import LentBot
from .module_bot import load_from_module
from .policy_bot import ENDING, PolicyBot

__all__ = ["BotFault", "CheckedBot", "LentBot", "is_own", "load", "name_game", "sources_of"]


def is_own(name: str) -> bool:
    """Whether a name can only stand for a bot of somebody's own."""
    return ":" in name or name.casefold().endswith(ENDING)


def load(name: str, game: str) -> Bot:
    """A new bot of that name, one's own or one of those that there are.

    Raises ``BotFault``, or ``ValueError`` as ``bots.load`` does.
    """
    if name.casefold().endswith(ENDING):
        return CheckedBot(name, PolicyBot(name, game))
    if ":" in name:
        return CheckedBot(name, load_from_module(name))
    return load_known(name, game)


def sources_of(name: str) -> list[Path]:
    """The file in which a bot of one's own stands, once it is loaded; none if that is hidden."""
    if name.casefold().endswith(ENDING):
        return [Path(name)]
    file = getattr(sys.modules.get(name.partition(":")[0]), "__file__", None)
    return [Path(file)] if file else []
