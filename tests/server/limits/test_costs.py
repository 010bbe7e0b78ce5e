"""The table of prices: nothing lacks one, and none is wrong by a factor.

What is measured is the processor's time in this process, as a multiple of a loop that runs beside
it, so that neither a slow machine nor a busy one makes a difference.  The least of tries counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from signoria.analysis.findings import Decision, Way
from signoria.games.contract import Game, State
from signoria.record import write
from signoria.server.analyses.subject import subject_of
from signoria.server.calls.people import LINES
from signoria.server.domain.match.model import Model
from signoria.server.hub.new_matches import NewMatches
from signoria.server.journal.entries import Person
from signoria.server.journal.rows import StoredAnalysis
from signoria.server.limits.costs import (
    ACTIONS,
    CALLS,
    COMMANDS,
    ENTER,
    KILOBYTE,
    LOAD,
    PAGE,
    TEXT,
    Price,
    command_price,
)
from signoria.server.notices.confirmation import confirmation
from signoria.server.people.people import hash_token
from signoria.server.protocol import calls, http, socket
from signoria.server.rooms.protection import Protection
from signoria.server.views import record_export
from signoria.server.views.match_card import match_row

from ..calls.variation_bodies import line_of
from ..notices.browser import Browser
from ..people.authenticator import Device
from .worst import (
    BANK,
    GAME,
    LONG,
    SEATS,
    SHOWN,
    Ground,
    Sink,
    calibration,
    ground,
    long_match,
    own_map,
    quiet,
    sitting,
)

REFERENCE = 2.7  # milliseconds that the calibration takes where the prices were measured
TRIES = 4
TOO_CHEAP = 2.5  # times the price: more than that and the budget means nothing
TOO_DEAR = 40.0  # times less than the price
WATCHING = 100
ASKED = 32  # moves of a ``why``
LETTER = "L" * 43  # the token of a letter
WAYS = 8  # of one person to be told
LONG_FILE = 60_000  # characters of a variant
MET = 500  # matches with the same others
LONGEST = 60.0  # seconds for all of it, on a machine that stalls
Measured = dict[str, tuple[float, float]]  # the price of what was asked, and what it took
BOT, DEVICE = {"kind": "bot", "bot": "random"}, {"kind": "device", "name": "D"}
OTHERS = ("text", "load", "enter")  # a map of one's own, a match that is not in memory, to come in
NEW = {"game": GAME, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)], "public": True}


def test_every_call_and_every_command_has_a_price() -> None:
    assert set(CALLS) == {call.name for call in calls.CALLS}
    assert set(COMMANDS) == set(get_args(socket.Command))


def test_no_price_is_nothing() -> None:
    for one in (*CALLS.values(), *COMMANDS.values(), ENTER, LOAD, PAGE, TEXT):
        assert one.base > 0
        assert one.of(10) >= one.of()


@pytest.fixture(scope="module")
def measurements(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """What everything took, on the reference machine."""
    return asyncio.run(
        asyncio.wait_for(all_of_it(tmp_path_factory.mktemp("costs")), LONGEST * TRIES)
    )


@pytest.mark.parametrize(
    "name", [*CALLS, *(kind.__name__ for kind in COMMANDS), "text", "load", "enter"]
)
def test_a_price_is_about_what_it_costs(name: str, measurements: Measured) -> None:
    wanted, took = measurements[name]
    assert took <= wanted * TOO_CHEAP, f"{name} takes {took:.2f} ms and costs {wanted:.2f}"
    assert wanted <= max(took, 0.02) * TOO_DEAR, f"{name} takes {took:.2f} ms, costs {wanted:.2f}"


async def all_of_it(folder: Path) -> Measured:
    """Everything once in each try; the least counts."""
    found: Measured = {}
    for number in range(TRIES):
        pace = REFERENCE / calibration()
        (folder / str(number)).mkdir()
        async with ground(folder / str(number)) as here:
            took = await HttpCosts(here, number).all()
            took |= await SocketCosts(here).all()
        for name, (wanted, spent) in took.items():
            least = found.get(name, (wanted, spent * pace))[1]
            found[name] = wanted, min(least, spent * pace)
    return found


class HttpCosts:
    """What the calls take, each with the worst that it may be asked."""

    def __init__(self, here: Ground, number: int) -> None:
        self.here = here
        self.number = number
        self.took: Measured = {}

    async def all(self) -> Measured:
        """Measure them."""
        self.ann, self.token = await self.here.person("A" * 40)
        self.ben, self.other = await self.here.person("B" * 40)
        await self._people()
        await self._matches()
        await self._absence()
        await self._finished_match()
        await self._lines()
        await self._analyses()
        return self.took

    async def ask(
        self, name: str, body: object = None, token: str | None = None, **path: object
    ) -> Any:
        """Measure a call; ``parts`` is how many of them its price counts, ``more`` comes to it."""
        parts, more = path.pop("parts", 0), path.pop("more", 0.0)
        query = path.pop("query", "")
        call = next(one for one in calls.CALLS if one.name == name)
        where = call.path.format(**path) + str(query)
        took, status, answer = await self.here.call(call.method, where, token or self.token, body)
        assert status == 200, (name, status, answer)
        assert isinstance(parts, int)
        assert isinstance(more, float)
        price = Price(CALLS[name].base, CALLS[name].each).of(parts) + more
        self.took.setdefault(name, (price, took))
        return answer

    async def _people(self) -> None:
        await self.ask("games")
        await self.ask("me")
        await self.ask("rename", {"name": "ä" * 40})
        link = (await self.ask("link"))["url"].partition("#")[2]
        await self.ask("adopt", {"token": link}, token="x" * 20)
        await self.ask("devices")
        (first, *_) = (await self.ask("end_others"))["devices"]
        assert first["here"]
        link = (await self.ask("link"))["url"].partition("#")[2]
        await self.ask("adopt", {"token": link}, token="x" * 20)
        others = [one for one in (await self.ask("devices"))["devices"] if not one["here"]]
        await self.ask("end_device", device=others[0]["id"])
        codes = (await self.ask("renew_codes"))["codes"]
        await self.ask("codes")
        await self.ask("recover", {"code": codes[0]}, token="x" * 20)
        await self._removal()
        await self._former()
        await self._passkeys()
        await self._notices()

    async def _removal(self) -> None:
        """Of somebody who plays, and has played."""
        person, token = await self.here.person("R" * 40)
        made = await self.ask("create", NEW, token=token)
        await self.ask("join", {}, token=self.other, id=made["id"])
        await self.ask("remove_me", {"name": person.name}, token=token, parts=1)
        await self.here.hub.context.tasks.wait()

    async def _former(self) -> None:
        _, former = await self.here.person("F" * 40)
        both = f"{self.token}; signoria-before={former}"
        await self.ask("former", token=both)
        await self.ask("settle_former", {"join": True}, token=both)

    async def _passkeys(self) -> None:
        device = Device("http://localhost")
        options = (await self.ask("offer_passkey"))["options"]
        made = {"name": "ä" * 40, "credential": device.create(options)}
        (passkey,) = (await self.ask("add_passkey", made))["passkeys"]
        await self.ask("passkeys")
        device.count += 1
        answer = device.get((await self.ask("ask_passkey", token="x" * 20))["options"])
        await self.ask("use_passkey", {"credential": answer}, token="x" * 20)
        await self.ask("remove_passkey", passkey=passkey["id"])

    async def _notices(self) -> None:
        """With as many ways as one may have; the hub here has nothing that sends a test."""
        await self.ask("keep_profile", {"language": "de", "zone": "Europe/Rome"})
        for number in range(WAYS):
            made = await self.ask("add_webhook", {"url": f"https://a.example/{number}"})
        way = made["ways"][-1]["id"]
        await self.ask("choose_way", {"when": "digest", "quiet": {"start": 22, "end": 7}}, way=way)
        await self.ask("notices")
        await self.ask("try_way", way=way)
        await self.ask("remove_way", way=way)
        browser = Browser("https://p.example/").subscription()
        added = await self.ask("add_browser", browser)
        await self.ask("remove_way", way=added["ways"][-1]["id"])
        made = await self.ask("add_mail", {"address": "ada@a.example"})
        mail = await self.here.hub.context.journal.find_way(made["ways"][-1]["id"])
        assert mail
        await self.ask("confirm_mail", way=mail.id, secret=confirmation(mail))
        letters = [hash_token(LETTER)]
        await self.here.hub.context.journal.add_letters(mail.target, letters, 0, 1 << 50)
        await self.ask("sign_in_means")
        await self.ask("ask_letter", {"address": "a" * 54 + "@" + "a." * 99 + "a"})
        await self.ask("use_letter", {"token": LETTER}, token="x" * 20)
        await self.ask("end_mail", way=mail.id, secret=mail.secret)

    async def _matches(self) -> None:
        """A lobby that is full, and all that becomes of a match."""
        for _ in range(SHOWN):
            made = await self.ask("create", NEW)
            bots = [BOT] * (SEATS - 1)
            await self.ask("create", {**NEW, "seats": [{"kind": "me"}, *bots[1:], DEVICE]})
        await self.ask("vacation")
        matches = len(await self.here.hub.context.journal.unfinished_of(self.ann.id))
        await self.ask("begin_vacation", {"days": 7}, parts=matches)
        await self.ask("end_vacation", parts=matches)
        await self.ask("promise")
        await self.ask("lobby")
        for _ in range(LINES):
            said = self.ann.id, 0, "A" * 40, "ä" * 400
            await self.here.hub.context.journal.say(made["id"], "players", 0, *said)
        await self.ask("talk")
        await self.ask("search_matches", {"name": "nobody"}, parts=2 * SHOWN)
        await self.ask("waiting")
        await self.ask("choose_for_match", {"when": "never"}, id=made["id"])
        await self.ask("add_match_webhook", {"url": "https://a.example/table"}, id=made["id"])
        await self.ask("card", id=made["id"])
        among_bots = await self.ask("create", {**NEW, "seats": [BOT] * SEATS})
        await self.ask("end", id=among_bots["id"])
        await self.ask("archive", {"archived": True}, id=among_bots["id"])
        await self.ask("join", {}, token=self.other, id=made["id"])
        await self.ask("departures", id=made["id"], parts=2)
        wish = {"reason": "words", "number": LINES, "text": "ä" * 500}
        await self.ask("report", wish, token=self.other, id=made["id"])
        await self._company()
        await self.ask("fill", {"bot": "random"}, id=made["id"], seat=2)
        await self.ask("free_seat", id=made["id"], seat=2)
        await self.ask("fill", {"bot": "random"}, id=made["id"], seat=2)
        await self.ask("seat_token", id=made["id"], seat=3)
        await self.ask("leave", token=self.other, id=made["id"])
        await self.ask("come_back", token=self.other, id=made["id"])
        own = {**NEW, "options": {"map": own_map(self.number), "shops": "free"}}
        took, status, _ = await self.here.call("POST", "/api/matches", self.token, own)
        assert status == 200
        self.took["text"] = TEXT.of() + CALLS["create"].base, took
        _, gone = await self.here.person("Gone")
        await self.ask("forget", token=gone)

    async def _company(self) -> None:
        """Of somebody who has sat with others in very many matches."""
        journal, others = self.here.hub.context.journal, [f"other {n:010}" for n in range(SEATS)]
        model, entries = await asyncio.to_thread(long_match, self.ann, self.ben, over=True)
        row = match_row(model, entries, None)
        for number in range(MET):
            members = {self.ann.id: [0], **{one: [seat] for seat, one in enumerate(others) if seat}}
            stands = replace(row, members=members)
            await journal.append(f"met-{number:012}", 1, entries[:1], stands)
        with_each = MET * (SEATS - 1)
        known = (await self.ask("companions", parts=with_each))["people"]
        keys = [one["key"] for one in known]
        await self.ask("table_people", id="met-000000000001", parts=with_each)
        await self.ask("hide_person", {"hidden": True}, person=keys[0], parts=with_each)
        guest, _ = await self.here.person("G" * 40)
        seats = {self.ann.id: [0], guest.id: [SEATS - 1]}
        await journal.append("met-guest-000000", 1, entries[:1], replace(row, members=seats))
        known = (await self.ask("companions", query="?name=", parts=with_each + 1))["people"]
        made = await self.ask("create", NEW)
        for seat in range(1, SEATS):
            wish = {"seat": seat, "person": next(one["key"] for one in known if one["invitable"])}
            await self.ask("invite", wish, id=made["id"])
            await self.ask("free_seat", id=made["id"], seat=seat)
        await self.ask("invitation_rule")
        await self.ask("keep_invitation_rule", {"by": "met"})
        await self.ask("standings", {"people": keys[:1]}, parts=MET)

    async def _absence(self) -> None:
        """In a long match that has waited for its host since the beginning of time."""
        model, entries = await asyncio.to_thread(long_match, self.ann, self.ben, over=False)
        match = await self.here.keep(model, entries)
        await self.ask("card", id=match)  # then it is in memory
        await self.ask("remind", token=self.other, id=match, seat=0)
        await self.ask("let_stand_in", token=self.other, id=match, seat=0)
        await self.ask("offer_seat", token=self.other, id=match, seat=0)

    async def _finished_match(self) -> None:
        """A long match that is over, and is not in memory."""
        model, entries = await asyncio.to_thread(long_match, self.ann, self.ben, over=True)
        assert model.play
        match, last = await self.here.keep(model, entries), len(model.play.taken)
        took, status, _ = await self.here.call("GET", f"/api/matches/{match}", self.token)
        assert status == 200
        self.took["load"] = LOAD.of() + CALLS["card"].of(), took
        parts = last // ACTIONS
        await self.ask("moments", id=match, query="?seat=0", parts=parts)
        await self.ask("moment", id=match, actions=last, query="?seat=0", parts=parts)
        await self.ask("record", id=match)
        wish = {"seat": 0, "bot": "random"}
        await self.ask("play_on", wish, id=match, actions=last - 1)
        await self.ask("analyse", id=match)
        next_one = await self.ask("promise_next", id=match)
        await self.ask("add_next", {**next_one, "value": "0" * 64}, id=match)
        again = await self.ask("rematch", id=match)
        await self.ask("decline", token=self.other, id=again["id"])
        again = await self.ask("rematch", id=match)
        await self.ask("accept", {"value": "0" * 64}, token=self.other, id=again["id"])
        whole = record_export.finished_record(model)
        self.record, self.line = write(whole.record()), line_of(whole)
        await self._hint(match, model)
        await self._exercises(match, model)

    async def _exercises(self, match: str, model: Model) -> None:
        """Five moments of it, the last ones: as much has to be played up to them."""
        assert model.play
        whole, wrong = record_export.finished_record(model), list[Decision]()
        state = whole.first()
        for moves, one in enumerate(model.play.taken):
            if (one.seat, one.by) == (0, "seat") and len(state.legal_actions()) > 2:
                wrong.append(blunder(whole.game, state, moves, one.action))
            state.apply(one.action)
        found = StoredAnalysis([], wrong[-5:], [])
        await self.here.hub.context.journal.keep_analysis(subject_of(whole).key, 1, found)
        assert (await self.ask("make_exercises", id=match))["made"] == 5
        await self.ask("practice")
        told = (await self.ask("next_exercise"))["exercise"]
        await self.ask("list_exercises")
        known = next(one for one in wrong if told["key"].endswith(f"-{one.moves}"))
        other = next(
            one["text"]
            for one in told["end"]["open"]
            if one["text"] not in (known.move, known.best[0].move)
        )
        await self.ask("try_exercise", {"move": other}, key=told["key"])
        await self.ask("solve_exercise", key=told["key"])
        await self.ask("put_exercise_away", key=told["key"])

    async def _hint(self, match: str, model: Model) -> None:
        """What to do in the middle of it."""
        assert model.play
        own = [n for n, one in enumerate(model.play.taken) if (one.seat, one.by) == (0, "seat")]
        wish = {"seat": 0, "bot": "random"}
        made = await self.ask("play_on", wish, id=match, actions=own[len(own) // 2])
        version = await self.here.hub.view(made["id"], self.ann, lambda one: one.version)
        await self.ask("hint", {"version": version}, id=made["id"])

    async def _lines(self) -> None:
        moves = len(self.line["moves"])
        why = ["x" * LONG] * 40
        await self.ask("follow", {"line": self.line, "seat": 0, "why": why}, parts=moves + len(why))
        text = {"text": self.record}
        await self.ask("bring", text, parts=len(self.record) // KILOBYTE)
        unfinished = {**self.line, "moves": self.line["moves"][:-1]}
        wish = {"line": unfinished, "seat": 0, "bot": "random"}
        await self.ask("play_line", wish, parts=moves)

    async def _analyses(self) -> None:
        text, parts = {"text": self.record}, len(self.record) // KILOBYTE
        with patch.object(Protection, "check_line"):  # matches here begin alike, as none has moves
            news = await self.ask("analyse_record", text, parts=parts)
        await self.ask("analysis", key=news["key"])
        await self.ask("match_analysis", key=news["key"], id="m" * 16)
        await self.ask("withdraw", key=news["key"])
        await self.ask("withdraw_match", key=news["key"], id="m" * 16)
        await self.ask("numbers", game="calimala")
        file = "# remark\n" * (LONG_FILE // 9)  # as long as it may be
        wish = {"game": "calimala", "text": file}
        await self.ask("check_variant", wish, parts=len(file) // KILOBYTE)


class SocketCosts:
    """What the commands take, in the middle of a long game that many look at."""

    def __init__(self, here: Ground) -> None:
        self.here = here
        self.took: Measured = {}

    async def all(self) -> Measured:
        """Measure them."""
        (ann, _), (ben, _) = await self.here.person("Ann"), await self.here.person("Ben")
        model, entries = await asyncio.to_thread(long_match, ann, ben, over=False, clock=BANK)
        match, self.sink = await self.here.keep(model, entries), Sink()
        try:
            for _ in range(WATCHING):
                await sitting(self.here, match, None, self.sink)
            before = process_time()
            self.asking = self.ann = await sitting(self.here, match, ann, self.sink)
            self.took["enter"] = ENTER.of(), (process_time() - before) * 1000
            self.ben = await sitting(self.here, match, ben, self.sink)
            self.match = match
            await self._commands()
            await self._waiting(ann)
        finally:
            self.sink.close()
        return self.took

    async def _commands(self) -> None:
        """All of them, by who is to move or has just moved."""
        await self.say(socket.Ping)
        await self.say(socket.Attend, visible=True)
        await self.say(socket.Say, text="x" * 500)
        await self.say(socket.Watch, seat=0)
        version = self.asking._room.version
        action, text = await self.here.hub.view(self.match, None, to_take_back)
        worst = ["x" * LONG] * ASKED
        await self.say(socket.Why, version=version, moves=worst)
        await self.say(socket.WhatIf, version=version, move=text)
        for kind in (socket.Undo, socket.Propose):
            reached = await self.say(socket.Move, version=version, action=action)
            more: dict[str, Any] = {"what": "undo"} if kind is socket.Propose else {}
            version = await self.say(kind, version=reached, **more)
        self.asking = self.ben
        await self.say(socket.Answer, proposal=version, yes=True)
        self.asking, version = self.ann, self.ann._room.version
        version = await self.say(socket.Propose, version=version, what="pause")
        self.asking = self.ben
        await self.say(socket.Answer, proposal=version, yes=True)
        await self.say(socket.Resume)

    async def _waiting(self, ann: Person) -> None:
        """What is for a match that has not begun."""
        new = msgspec.convert(NEW, http.NewMatch)
        made = await NewMatches(self.here.hub).create(ann, new)
        self.asking = await sitting(self.here, made.id, ann, self.sink)
        await self.say(socket.Contribute, value="0" * 64)

    async def say(self, kind: type[Any], **fields: Any) -> int:
        """Measure a command, which must not be refused; the version then."""
        who, frame = self.asking, kind(id=1, **fields)
        data = msgspec.json.encode(frame)
        answers: list[bytes] = []

        def hear(frames: Sequence[bytes]) -> bool:
            answers.extend(frames)
            return True

        who._viewer.send_now = hear
        before = process_time()
        await who._carry_out(data)
        took = (process_time() - before) * 1000
        kinds = {msgspec.json.decode(one)["type"] for one in answers}
        assert kinds & {"done", "reasons", "foreseen"}, answers
        viewers = len(who._room.audience.viewers)
        self.took.setdefault(kind.__name__, (command_price(frame, viewers), took))
        return who._room.version


def blunder(game: Game, state: State, moves: int, action: int) -> Decision:
    """A move that is said to have cost much against another one."""
    other = next(each for each in state.legal_actions() if each != action)
    return Decision(
        moves=moves,
        turn=state.turn,
        seat=state.to_move,
        move=game.format(state, action),
        worth=0.3,
        lost=0.3,
        size="blunder",
        best=(Way(game.format(state, other), 0.6, 1.0),),
        then=(),
        exact=False,
    )


def to_take_back(model: Model) -> tuple[int, str]:
    """A move that can be taken back at once, with its notation."""
    assert model.play
    action = quiet(model)[0]
    return action, model.game.format(model.play.state, action)
