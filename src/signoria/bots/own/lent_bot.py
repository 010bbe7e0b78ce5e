"""A bot that a program hands over as an object, with the name under which it plays."""

from __future__ import annotations

import pickle
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from .bot_fault import BotFault, error_text
from .checked_bot import CheckedBot


class LentBot:
    """An object that plays.

    Another process gets it by value, so that its class may stand in the program's own file or in a
    notebook; raises ``BotFault`` where that cannot be done.
    """

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.checked = CheckedBot(name, bot)
        self._bot = bot
        self._content: bytes | None = None

    def pack(self) -> bytes:
        """The object as bytes, as it was when this was first asked for; raises ``BotFault``."""
        if self._content is None:
            self._content = dump(self.name, self._bot)
        return self._content

    def sources(self) -> list[Path]:
        """The file in which its class stands; none for one that was typed into a notebook."""
        file = getattr(sys.modules.get(type(self._bot).__module__), "__file__", None)
        return [Path(file)] if file else []

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.name, self.pack())


def dump(name: str, bot: Any) -> bytes:
    """The object as bytes."""
    try:
        from cloudpickle import dumps
    except ImportError:  # then only what can be imported there
        from pickle import dumps
    try:
        content: bytes = dumps(bot)
    except Exception as error:  # an object may raise what it likes
        raise BotFault("pickle", bot=name, what=error_text(error)) from error
    return content


@lru_cache(maxsize=16)
def unpack(name: str, content: bytes) -> LentBot:
    """The object in another process, the same one for all tasks that bring it."""
    return LentBot(name, pickle.loads(content))
