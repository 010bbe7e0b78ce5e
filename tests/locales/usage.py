"""Which messages nobody asks for."""

from __future__ import annotations

import re

from signoria import games
from signoria.locales import FALLBACK, sources

from .catalogue import ENGLISH, bare, client_templates, literals, patterns
from .words import GENERAL, words_of


def asked_for() -> set[str]:
    """Ids that stand in the code, in other messages, or follow from the words of a game."""
    found = literals() | GENERAL | {"language-name"}  # by the client's list of languages
    for game in games.names():
        found |= words_of(game).wanted
    return found | set(re.findall(r"\{ ([\w-]+) \}", "".join(sources(FALLBACK).values())))


def unused_ids() -> set[str]:
    """All ids that neither stand in the code nor fit anything that it makes ids of."""
    spoken = asked_for()
    made = re.compile("|".join([pattern for pattern, _ in patterns()] + list(client_templates())))
    return {
        name
        for name in ENGLISH
        if not any(form in spoken or made.fullmatch(form) for form in (name, bare(name)))
    }
