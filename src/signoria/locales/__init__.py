"""Everything a person reads, in four languages: one set of Fluent files for every client.

The file names are topics (names, events, moves, refusals, ...); an id is unique over all of them.
A game's own messages begin with its name: where a game is at hand, ``<game>-<id>`` comes before
``<id>``, see ``Locale.of``.  The first line of a file, such as ``# topic: common``, says which
pages of the browser need it; ``none`` is for those that only a terminal says.  A folder is a
language, which says as ``language-name`` what it calls itself.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..processes import ProcessLock

FALLBACK = "en"
DEFINED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
LANGUAGE = re.compile("[a-z]{2}")
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
Value = str | int
READING = ProcessLock()


def find_languages() -> tuple[str, ...]:
    """The languages that have a folder here; the one that others fall back to is the first."""
    folders = {each.name for each in files(__name__).iterdir() if LANGUAGE.fullmatch(each.name)}
    return (FALLBACK, *sorted(folders - {FALLBACK}))


LANGUAGES = find_languages()

__all__ = ["FALLBACK", "LANGUAGES", "Locale", "from_environment", "load", "sources"]


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: their text by name; raises ``ValueError`` if unknown."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    folder = files(__name__) / language
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return {entry.name: entry.read_text("utf-8") for entry in sorted(found, key=lambda e: e.name)}


class Locale:
    """The messages of one language; a text is parsed when one of its messages is needed first.

    Parsing all of them would take longer than anything else when the program starts.  Several
    threads may use one object: a text counts as read when all that it refers to is there.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self.faults: list[str] = []  # values that a message needed and did not get
        self._own = ""  # what the ids of a game's own messages begin with
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {name: text for text in texts for name in DEFINED.findall(text)}

    def of(self, game: str) -> Locale:
        """These messages for a game: ``<game>-<id>`` comes before ``<id>``."""
        words = copy(self)
        words._own = f"{game}-" if game else ""
        return words

    def has(self, name: str) -> bool:
        """Whether there is a message with this id."""
        return self._has_message(self._own_or_shared(name))

    def text(self, name: str, /, **values: Value) -> str:
        """The message with its values filled in; raises ``KeyError`` for an unknown id."""
        name = self._own_or_shared(name)
        if not self._has_message(name):
            raise KeyError(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, values)
        self.faults.extend(f"{name}: {error}" for error in errors)
        return str(text)

    def _own_or_shared(self, name: str) -> str:
        """The id of the game's own message if it has one."""
        own = self._own + name
        return own if self._own and self._has_message(own) else name

    def _has_message(self, name: str) -> bool:
        """Whether there is such a message, which can be said from now on."""
        if name in self._unread:
            self._read(name)
        return bool(self._bundle.has_message(name))

    def _read(self, name: str) -> None:
        """Take in the text of a message, and those whose messages it refers to.

        The ids stay unread until all is taken in: another thread waits for that, and what fails
        half done is done anew.
        """
        with READING:
            texts = self._texts_for(name)
            for text in texts:
                self._bundle.add_resource(FluentResource(text))
            for text in texts:
                for each in DEFINED.findall(text):
                    self._unread.pop(each, None)

    def _texts_for(self, name: str) -> list[str]:
        """The unread texts that a message needs, each once."""
        needed: dict[str, None] = {}
        names = [name]
        while names:
            text = self._unread.get(names.pop())
            if text is not None and text not in needed:
                needed[text] = None
                names += REFERENCE.findall(text)
        return list(needed)

    def list_in_words(self, items: Iterable[str]) -> str:
        """A list in words: one, two and three."""
        parts = list(items)
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])


@lru_cache
def load(language: str) -> Locale:
    """The messages of a language; raises ``ValueError`` if it is not one of LANGUAGES."""
    return Locale(language, sources(language).values())


def from_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The user's language as the POSIX variables say, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
