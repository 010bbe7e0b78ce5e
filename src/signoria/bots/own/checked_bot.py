"""A bot of somebody else as the program calls it: what it does is checked, and told if wrong."""

from __future__ import annotations

import operator
from typing import Any

from ...games.contract import Rng, State
from .bot_fault import BotFault, error_text

SHOWN = 8  # legal actions that a message lists


class CheckedBot:
    """Asks a bot and gives its answer on if that is a legal action; else raises ``BotFault``."""

    def __init__(self, name: str, bot: Any) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise BotFault("no-choose", bot=name)
        self.name = name
        self._bot = bot

    def choose(self, seen: State, rng: Rng) -> int:
        """What the bot chooses."""
        legal = seen.legal_actions()  # before the bot has its hands on it
        if not legal:
            raise ValueError("nothing is to be chosen in this state")
        try:
            action = self._bot.choose(seen, rng)
        except BotFault:
            raise
        except (Exception, SystemExit) as error:  # whatever it is, its author is told
            raise BotFault("raised", bot=self.name, what=error_text(error)) from error
        return self._check(action, legal)

    def _check(self, action: Any, legal: list[int]) -> int:
        """The action as a number of Python's, NumPy's taken as well."""
        try:
            number = operator.index(action)
        except TypeError:
            number = None
        if number in legal:
            return number
        right = ", ".join(map(str, legal[:SHOWN])) + ", …" * (len(legal) > SHOWN)
        raise BotFault("illegal", bot=self.name, action=repr(action)[: SHOWN * 10], right=right)
