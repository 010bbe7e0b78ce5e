"""What each call and each command costs: milliseconds of server time, as measured.

The prices hold for the reference machine of ``tests/server/limits/test_costs.py``, which runs each
against its worst allowed input and finds those that are wrong by a factor.  What grows with its
input has a price for each part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..domain.handlers.create_match import SHORT
from ..protocol import socket

KILOBYTE = 1000  # characters of a record
ACTIONS = 100  # of a match's past


class Price(NamedTuple):
    """``base`` for each, and ``each`` for every part: a move, a viewer, a kilobyte.

    ``later`` is for what it brings about when the answer has been given: bots that play, rooms
    in memory, lines on the disk.  Neither is measured with the call.
    """

    base: float
    each: float = 0.0
    later: float = 0.0

    def of(self, parts: int = 0) -> float:
        """The price with this number of parts."""
        return self.base + self.later + self.each * parts


PAGE = Price(0.5)  # whatever is asked by HTTP, also what there is not
ENTER = Price(2.0)  # a WebSocket, with the whole table
LOAD = Price(30.0)  # a match that is not in memory: read, replayed
TEXT = Price(40.0)  # a setup with a text of its own, such as a map, which has to be checked

ADMINISTRATION = Price(10.0)  # whatever an administrator asks

CALLS: Mapping[str, Price] = {
    "games": Price(1.0),
    "numbers": Price(2.0),
    "check_variant": Price(TEXT.base, each=0.6, later=60.0),  # a kilobyte
    "me": Price(0.8),
    "rename": Price(2.0),
    "forget": Price(3.0),
    "remove_me": Price(10.0, each=3.0, later=20.0),  # a match that waits or runs
    "link": Price(2.0),
    "adopt": Price(2.0),
    "devices": Price(1.5),
    "end_others": Price(3.0),
    "end_device": Price(3.0),
    "codes": Price(1.5),
    "renew_codes": Price(3.0),
    "recover": Price(2.0),
    "sign_in_means": Price(0.8),
    "ask_letter": Price(1.0, later=50.0),
    "use_letter": Price(2.0),
    "former": Price(6.0),
    "settle_former": Price(5.0, later=20.0),
    "vacation": Price(1.5),
    "begin_vacation": Price(4.0, each=0.4),  # a match
    "end_vacation": Price(4.0, each=0.4),  # a match
    "companions": Price(3.0, each=0.004),  # a match with a companion
    "table_people": Price(3.0, each=0.004),  # a match with a companion
    "hide_person": Price(4.0, each=0.004),  # a match with a companion
    "invite": Price(8.0, later=50.0),
    "invitation_rule": Price(1.5),
    "keep_invitation_rule": Price(3.0),
    "standings": Price(4.0, each=0.03),  # a match that was looked at
    "passkeys": Price(1.5),
    "offer_passkey": Price(3.0),
    "add_passkey": Price(5.0),
    "remove_passkey": Price(3.0),
    "ask_passkey": Price(2.0),
    "use_passkey": Price(5.0),
    "waiting": Price(1.5),
    "notices": Price(2.0),
    "keep_profile": Price(3.0),
    "add_webhook": Price(3.0),
    "add_browser": Price(3.0),
    "add_mail": Price(3.0, later=50.0),
    "confirm_mail": Price(2.0),
    "end_mail": Price(3.0),
    "choose_way": Price(3.0),
    "remove_way": Price(3.0),
    "try_way": Price(5.0, later=20.0),
    "choose_for_match": Price(4.0),
    "add_match_webhook": Price(4.0),
    "lobby": Price(8.0),
    "talk": Price(6.0),
    "search_matches": Price(2.0, each=0.08),  # a match that was looked at
    "archive": Price(4.0),
    "report": Price(6.0),
    "create": Price(3.0, later=15.0),
    "card": Price(1.0),
    "departures": Price(1.5, each=8.0),  # a person
    "join": Price(3.0),
    "leave": Price(3.0),
    "end": Price(3.0),
    "come_back": Price(3.0),
    "promise": Price(1.0),
    "promise_next": Price(2.0),
    "add_next": Price(2.0),
    "rematch": Price(4.0, later=15.0),
    "accept": Price(3.0, later=15.0),
    "decline": Price(3.0),
    "record": Price(8.0),
    "moments": Price(2.0, each=2.5),  # a hundred actions
    "moment": Price(1.0, each=0.1),  # a hundred actions
    "play_on": Price(4.0, later=15.0),
    "follow": Price(2.0, each=0.04),  # a move
    "bring": Price(TEXT.base, each=0.6),  # a kilobyte
    "play_line": Price(4.0, each=0.04, later=15.0),  # a move
    "hint": Price(20.0, later=10.0),
    "analyse": Price(50.0, later=20.0),
    "analyse_record": Price(TEXT.base, each=0.6, later=20.0),  # a kilobyte
    "analysis": Price(4.0),
    "withdraw": Price(1.0),
    "match_analysis": Price(4.0),
    "withdraw_match": Price(1.0),
    "make_exercises": Price(60.0, later=5.0),
    "practice": Price(1.5),
    "next_exercise": Price(3.0),
    "list_exercises": Price(8.0),
    "try_exercise": Price(20.0, later=20.0),
    "solve_exercise": Price(3.0),
    "put_exercise_away": Price(3.0),
    "fill": Price(3.0, later=5.0),
    "free_seat": Price(3.0),
    "remind": Price(3.0),
    "let_stand_in": Price(3.0, later=5.0),
    "offer_seat": Price(3.0),
    "seat_token": Price(3.0),
}

# Under the address of a match, which need not be in memory for them.
BESIDE_MATCHES = frozenset({"match_analysis", "withdraw_match"})

COMMANDS: Mapping[type[socket.Frame], Price] = {
    socket.Move: Price(1.0, each=0.02),  # a viewer
    socket.Undo: Price(1.5, each=0.03),  # a viewer
    socket.Propose: Price(1.0, each=0.03),  # a viewer
    socket.Resume: Price(1.0, each=0.03),  # a viewer
    socket.Answer: Price(1.5, each=0.03),  # a viewer
    socket.Say: Price(0.5, each=0.02),  # a viewer
    socket.Contribute: Price(1.0, each=0.02),  # a viewer
    socket.Watch: Price(0.7),
    socket.Why: Price(0.2, each=0.03),  # a move
    socket.WhatIf: Price(0.4),
    socket.Attend: Price(0.1),
    socket.Ping: Price(0.05),
}
BAD_FRAME = Price(0.2)  # a frame that is no command


def text_price(values: Iterable[str]) -> float:
    """The price of the texts among the values of a setup."""
    return TEXT.of() if any(len(value) > SHORT for value in values) else 0.0


def command_price(command: socket.Command, viewers: int) -> float:
    """The price of a command at a table with this number of viewers."""
    parts = len(command.moves) if isinstance(command, socket.Why) else viewers
    return COMMANDS[type(command)].of(parts)
