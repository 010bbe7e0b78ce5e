"""What the signs of the drawn screen mean."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules import names
from ..words import Words


def signs(words: Words) -> Iterator[tuple[str, str]]:
    """Each sign with the letters of the language, and what it means."""
    first, second = words.letter(0), words.letter(1)
    yield f"{first}{second}", words.say("sign-figures", first=words.seat(0), second=words.seat(1))
    yield f"[{first}] [ ]", words.say("sign-house", player=words.seat(0))
    for building in (*names.SHOPS, "mill"):
        yield words.say(f"sign-{building}"), words.say(f"building-{building}")
    yield words.say("sign-quarry"), words.say("terrain-quarry")
    yield "<*>", words.say("terrain-golden")
    yield "~~~~", words.say("terrain-river")
    yield "==", words.say("sign-bridge")
    yield "^^", words.say("terrain-trees")
    yield '· , "', words.say("sign-open")
    yield "12", words.say("sign-reach")
    yield "12+", words.say("sign-more")
    yield "5 L II 3*", words.say("sign-purse", lire=words.lire(5), level=words.level(2))
    codes = (words.say(f"short-{resource}") for resource in names.RESOURCES)
    yield " ".join(codes), ", ".join(words.resource(resource) for resource in names.RESOURCES)
    yield ">", words.say("sign-turn")
