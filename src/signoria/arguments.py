"""The arguments of the command line, their help and their errors, in the user's language.

A parser finds the words of its options in the locale files: ``cli-<command>-<option>``, or
``cli-<option>`` where several commands have it.  What argparse itself says is looked up by
argparse through its name for gettext, which ``translate_argparse`` stands in for.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .errors import UserError, quote
from .locales import LANGUAGES, Locale, from_environment, load

LANGUAGE_OPTION = "--lang"
NEGATIVE = re.compile(r"-\.?[0-9]")  # begins what is a value and no option, as -1, -.5s or -2,3

ARGPARSE = {
    "usage:": "cli-usage",
    "options": "cli-options",
    "positional arguments": "cli-positional",
    "show this help message and exit": "cli-help",
    "%(prog)s: error: %(message)s": "cli-error",
    "argument %(argument_name)s: %(message)s": "cli-error-argument",
    "the following arguments are required: %s": "cli-error-required",
    "unrecognized arguments: %s": "cli-error-unrecognized",
    "expected one argument": "cli-error-one-value",
    "expected at least one argument": "cli-error-some-value",
    "ignored explicit argument %r": "cli-error-no-value",
    "invalid %(type)s value: %(value)r": "cli-error-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-error-choice",
    "not allowed with argument %s": "cli-error-not-with",
}


class Parser(argparse.ArgumentParser):
    """A parser whose help is in the language of ``words``; ``topic`` is its command."""

    def __init__(self, *, words: Locale, topic: str, **settings: Any) -> None:
        self.words, self.topic = words, topic
        settings.setdefault("epilog", self.words_for("epilog"))
        settings.setdefault("description", self.words_for("description"))
        super().__init__(allow_abbrev=False, **settings)
        # By itself it takes plain numbers only: -1s would be an option that nobody knows.
        self._negative_number_matcher = NEGATIVE

    def words_for(self, name: str) -> str | None:
        """The words for a part of this command, its own or those of all, if there are any."""
        if self.words.has(f"cli-{self.topic}-{name}"):
            return self.words.text(f"cli-{self.topic}-{name}")
        return self.words.text(f"cli-{name}") if self.words.has(f"cli-{name}") else None

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """An argument, with the words of the locale files for its help."""
        action = super().add_argument(*names, **settings)
        action.help = action.help or self.words_for(action.dest)
        return action


def requested_language(argv: Sequence[str]) -> str | None:
    """The language asked for anywhere among the arguments, whatever it is; the last one counts."""
    words = list(argv[: argv.index("--")] if "--" in argv else argv)
    found = None
    for word, following in zip(words, [*words, None][1:], strict=True):
        name, equals, value = word.partition("=")
        if name == LANGUAGE_OPTION:
            found = value if equals else following
    return found


def output_language(argv: Sequence[str]) -> str:
    """The language asked for among the arguments if it is one of ours, else the environment's."""
    wanted = (requested_language(argv) or "").strip().lower()
    return wanted if wanted in LANGUAGES else from_environment()


def language_for(wanted: str | None) -> str:
    """The language that ``--lang`` names, else the environment's; raises ``UserError``."""
    if wanted is None:
        return from_environment()
    code = wanted.strip().lower()
    if code in LANGUAGES:
        return code
    words = load(from_environment())
    raise UserError(
        words.text("bad-option", option=LANGUAGE_OPTION, value=quote(wanted)),
        words.text("right-option", right=", ".join(LANGUAGES)),
    )


@contextmanager
def translate_argparse(words: Locale) -> Iterator[None]:
    """Let argparse say its own texts in this language; those that we do not know stay English."""

    def translate(text: str | None) -> str | None:
        if text is None:  # argparse asks for the words of a description that is not there
            return None
        name = ARGPARSE.get(text.strip())
        return words.text(name) + text[len(text.rstrip()) :] if name else text

    module: Any = argparse
    before = module._
    module._ = translate
    try:
        yield
    finally:
        module._ = before
