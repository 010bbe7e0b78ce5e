"""What the signs of the drawn screen mean."""

from __future__ import annotations

from collections.abc import Iterator

from ....shared.terminal.terminal_ui import MARKS
from ..words import WHITE, Words
from .choices import SEAT_SIGN


def signs(words: Words) -> Iterator[tuple[str, str]]:
    """Each sign with the letters of the language, and what it means."""
    first, second, third = (words.letter(seat) for seat in range(3))
    yield f"{first}{MARKS[0]} {first}", words.say("sign-player", player=words.seat(0))
    yield f"(  ) {words.letter(WHITE)}", words.say("sign-white")
    yield f"7:{first}{second}{third}", words.say("sign-stack")
    yield f"{first}›{third}›{second}", words.say("sign-order")
    yield f"{SEAT_SIGN}{second}1", words.say("sign-seat", player=words.seat(1))
    yield f"×{second}", words.say("sign-leaves")
    yield "10+2*", words.say("sign-discs")
    yield "0·–·–", words.say("sign-workshops")
    yield f"{second}1 (4)", words.say("sign-slots", player=words.seat(1))
    yield "1= +2", words.say("sign-standing")
    yield ">", words.say("sign-now")
