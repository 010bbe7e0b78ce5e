"""Why a database cannot be used, in every language."""

from __future__ import annotations

from ... import locales
from ...errors import UserError
from ...record.wording import Told, told
from ..open_files import lacks_files, most_files

DAMAGED = ("damaged", "damaged-page", "unreadable")


class DatabaseFault(UserError):
    """A database that cannot be opened.

    ``reason`` is a stable key with ``values``, from which the locale files make the sentence;
    ``message`` is the English one.
    """

    def __init__(self, reason: str, **values: Told) -> None:
        self.reason = reason
        self.values = values
        super().__init__(self.sentence())

    def sentence(self, language: str = locales.FALLBACK) -> str:
        """The error in one line."""
        words = locales.load(language)
        values = {name: told(words, value) for name, value in self.values.items()}
        return words.text(f"server-database-{self.reason}", **values)

    def advice(self, language: str = locales.FALLBACK) -> str | None:
        """What to do about it, where that is not plain."""
        words = locales.load(language)
        if self.reason in DAMAGED:
            return words.text("server-database-backup-hint", file=str(self.values["file"]))
        if lacks_files(self.values.get("problem")):
            return words.text("server-few-files", limit=str(most_files()))
        return None
