"""What the calls about matches take, each with the worst that it may be asked."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from signoria.analysis.findings import Decision, Way
from signoria.games.contract import Game, State
from signoria.record import write
from signoria.server.analyses.subject import subject_of
from signoria.server.calls.people import LINES
from signoria.server.domain.match.model import Model
from signoria.server.journal.rows import StoredAnalysis
from signoria.server.limits.costs import ACTIONS, CALLS, KILOBYTE, LOAD, TEXT
from signoria.server.rooms.protection import Protection
from signoria.server.views import record_export

from ..calls.variation_bodies import line_of
from .asking import NEW, Asking, Measured
from .worst import LONG, SEATS, SHOWN, long_match, own_map

LONG_FILE = 60_000  # characters of a variant
BOT, DEVICE = {"kind": "bot", "bot": "random"}, {"kind": "device", "name": "D"}


class MatchCosts(Asking):
    """A lobby that is full, a match that waits, one that goes on, one that is over, lines."""

    async def all(self) -> Measured:
        """Measure them."""
        await self.come()
        await self._matches()
        await self._absence()
        await self._finished_match()
        await self._lines()
        await self._analyses()
        return self.took

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
