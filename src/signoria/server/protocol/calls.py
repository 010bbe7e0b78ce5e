"""The HTTP calls: from this table come the server's routes and the OpenAPI page."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from . import (
    administration,
    analyses,
    company,
    exercises,
    http,
    lines,
    match_lists,
    notices,
    recovery,
    vacations,
    variants,
)
from .common import MatchCard

MATCH = "/api/matches/{id}"
ANALYSIS = "/api/analyses/{key}"
OF_MATCH = f"{MATCH}/analysis/{{key}}"  # balancers send it to whoever was asked to begin it
EXERCISES = "/api/me/exercises"
EXERCISE = f"{EXERCISES}/{{key}}"
MOMENT = "/api/matches/{id}/moments/{actions}"
WAY = "/api/me/ways/{way}"
LETTER = "/api/mail/{way}/{secret}"
PASSKEYS = "/api/me/passkeys"
PERSON = "/api/me/people/{person}"
SEAT = "/api/matches/{id}/seats/{seat}"


class Call(NamedTuple):
    """One call: a method on a path with what it takes and gives.

    ``name`` is its operation's and its handler's.  ``answer`` is None for plain text.  ``known``
    says that the caller must have a name already, ``bare`` that it may send no body at all, and
    ``names`` that its body names what may not be there.
    """

    method: str
    path: str
    name: str
    about: str
    answer: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None = None
    known: bool = False
    bare: bool = False
    names: bool = False

    @property
    def changes(self) -> bool:
        """Whether the call may change something."""
        return self.method != "GET"

    @property
    def statuses(self) -> list[int]:
        """The statuses of all failures of this call, ascending."""
        every = {400, 421, 429, 500, 503}
        if self.changes:
            every |= {403, 409, 413}
        if self.body:
            every.add(415)
        if self.known:
            every.add(401)
        if self.names:
            every.add(404)
        if "{" in self.path:
            every |= {403, 404, 405, 409}
        return sorted(every)


class _On(NamedTuple):
    """A path under which several calls are made."""

    path: str

    def get(self, name: str, about: str, answer: type[msgspec.Struct] | None) -> Call:
        return Call("GET", self.path, name, about, answer)

    def post(
        self,
        name: str,
        about: str,
        answer: type[msgspec.Struct],
        body: type[msgspec.Struct] | None = None,
    ) -> Call:
        return Call("POST", self.path, name, about, answer, body, known=True)


CALLS = (
    _On("/api/games").get("games", "All games with their options and bots", http.Games),
    _On("/api/games/{game}/numbers").get(
        "numbers", "The numbers that a variant may set", variants.VariantNumbers
    ),
    Call(
        *("POST", "/api/variants", "check_variant", "Read a variant, and try it out"),
        *(variants.CheckedVariant, variants.VariantText),
    ),
    _On("/api/me").get("me", "Whom this browser stands for", http.Me),
    Call("PUT", "/api/me", "rename", "Take a name, or another one", http.Me, http.NewName),
    Call("DELETE", "/api/me", "forget", "Forget this browser", http.Me),
    _On("/api/me/removal").post("remove_me", "Be removed for good", http.Me, http.RemovalWish),
    _On("/api/me/link").post("link", "A link for another device", http.DeviceLink),
    Call("POST", "/api/me/device", "adopt", "Use a device link", http.Me, http.DeviceToken),
    Call(
        *("GET", "/api/me/devices", "devices", "The browsers that stand for one"),
        *(http.DeviceList, None, True),
    ),
    Call(
        *("DELETE", "/api/me/devices", "end_others", "End all of them but this one"),
        *(http.DeviceList, None, True),
    ),
    Call(
        *("DELETE", "/api/me/devices/{device}", "end_device", "End one of them"),
        *(http.DeviceList, None, True),
    ),
    Call(
        *("POST", "/api/me/recover", "recover", "Use a recovery code"),
        *(http.Me, recovery.RecoveryCode),
    ),
    _On("/api/sign-in").get("sign_in_means", "How one can sign in here", recovery.SignInMeans),
    Call(
        *("POST", "/api/sign-in/letters", "ask_letter", "Ask for a letter to sign in"),
        *(recovery.LetterAsked, recovery.LetterWish),
    ),
    Call(
        *("POST", "/api/sign-in/letter", "use_letter", "Sign in by a letter"),
        *(http.Me, recovery.LetterToken),
    ),
    Call(
        *("GET", "/api/me/former", "former", "Whom this browser was before"),
        *(recovery.Former, None, True),
    ),
    _On("/api/me/former").post(
        *("settle_former", "Join both, or leave the former", http.Me, recovery.FormerAnswer)
    ),
    Call(
        *("GET", PASSKEYS, "passkeys", "One's passkeys"),
        *(recovery.PasskeyList, None, True),
    ),
    _On(f"{PASSKEYS}/options").post("offer_passkey", "Begin a passkey", recovery.PasskeyOptions),
    _On(PASSKEYS).post(
        *("add_passkey", "Keep a passkey", recovery.PasskeyList, recovery.NewPasskey)
    ),
    Call(
        *("DELETE", f"{PASSKEYS}/{{passkey}}", "remove_passkey", "Remove a passkey"),
        *(recovery.PasskeyList, None, True),
    ),
    Call(
        *("POST", "/api/sign-in/passkey/options", "ask_passkey", "Begin to sign in by a passkey"),
        recovery.PasskeyOptions,
    ),
    Call(
        *("POST", "/api/sign-in/passkey", "use_passkey", "Sign in by a passkey"),
        *(http.Me, recovery.PasskeyAnswer),
    ),
    Call(
        *("GET", "/api/me/codes", "codes", "How many recovery codes still work"),
        *(recovery.CodeCount, None, True),
    ),
    _On("/api/me/codes").post("renew_codes", "New recovery codes", recovery.CodeList),
    _On("/api/me/waiting").get("waiting", "The turns that wait for one", notices.Waiting),
    Call(
        *("GET", "/api/me/notices", "notices", "By which ways one is told what waits"),
        *(notices.NoticeSettings, None, True),
    ),
    Call(
        *("PUT", "/api/me/notices", "keep_profile", "In which language and time zone one is told"),
        *(notices.NoticeSettings, notices.NewProfile, True),
    ),
    _On("/api/me/ways").post(
        *("add_webhook", "Be told by a webhook", notices.NoticeSettings, notices.NewWebhook)
    ),
    _On("/api/me/mail").post(
        *("add_mail", "Be told by mail", notices.NoticeSettings, notices.NewMail)
    ),
    _On("/api/me/browsers").post(
        *("add_browser", "Be told by this browser", notices.NoticeSettings, notices.NewBrowser)
    ),
    Call("POST", f"{LETTER}/confirm", "confirm_mail", "Confirm an address", notices.MailEnd),
    Call("POST", f"{LETTER}/end", "end_mail", "Be told by mail no more", notices.MailEnd),
    Call(
        *("PUT", WAY, "choose_way", "When a way may be used"),
        *(notices.NoticeSettings, notices.WayChoice, True),
    ),
    Call("DELETE", WAY, "remove_way", "Use a way no more", notices.NoticeSettings, known=True),
    _On(f"{WAY}/test").post("try_way", "Try a way out, and open it", notices.NoticeSettings),
    Call(
        *("PUT", f"{MATCH}/notices", "choose_for_match", "When one is told of a match"),
        *(notices.NoticeSettings, notices.MatchChoice, True),
    ),
    _On(f"{MATCH}/webhooks").post(
        *("add_match_webhook", "Have a match tell a webhook of all who are asked"),
        *(notices.NoticeSettings, notices.NewWebhook),
    ),
    Call(
        *("GET", "/api/me/vacation", "vacation", "Whether one is away"),
        *(vacations.Vacation, None, True),
    ),
    _On("/api/me/vacation").post(
        *("begin_vacation", "Be away for some days", vacations.Vacation, vacations.NewVacation)
    ),
    Call("DELETE", "/api/me/vacation", "end_vacation", "Be back", vacations.Vacation, known=True),
    Call(
        *("GET", "/api/me/people", "companions", "Whom one has sat with, page by page"),
        *(company.CompanionPage, None, True),
    ),
    Call(
        *("PUT", f"{PERSON}/hidden", "hide_person", "Hide somebody, or no more"),
        *(company.Companion, company.HidingWish, True),
    ),
    Call(
        *("GET", "/api/me/invited-by", "invitation_rule", "Who may invite one by name"),
        *(company.InvitationRule, None, True),
    ),
    Call(
        *("PUT", "/api/me/invited-by", "keep_invitation_rule", "Say who may invite one by name"),
        *(company.InvitationRule, company.InvitationRule, True),
    ),
    _On("/api/me/standings")
    .post("standings", "How a group stands", company.GroupStandings, company.Group)
    ._replace(names=True),
    Call("GET", "/api/me/talk", "talk", "All that one has said", http.Talk, known=True),
    _On("/api/me/matches").post(
        *("search_matches", "One's own matches, page by page", match_lists.MatchPage),
        match_lists.MatchSearch,
    ),
    Call(
        *(
            "PUT",
            f"{MATCH}/archive",
            "archive",
            "Put away what has ended, or bring it back",
        ),
        *(MatchCard, match_lists.Archive, True),
    ),
    _On("/api/lobby").get("lobby", "One's own and the public matches", http.Lobby),
    _On("/api/commitments").post("promise", "Be promised a shuffle", http.Commitment),
    _On("/api/matches").post("create", "Make a match", MatchCard, http.NewMatch),
    _On(MATCH).get("card", "A match as the caller may see it", MatchCard),
    _On(f"{MATCH}/invitations").post(
        "invite", "Keep a seat for somebody", MatchCard, company.NewInvitation
    ),
    Call(
        *("GET", f"{MATCH}/people", "table_people", "Who sat with one at a table"),
        *(company.CompanionPage, None, True),
    ),
    _On(f"{MATCH}/reports").post(
        "report", "Tell administrators", administration.ReportKept, administration.NewReport
    ),
    _On(f"{MATCH}/departures").get("departures", "How often others leave", http.Departures),
    _On(f"{MATCH}/join").post("join", "Take an open seat", MatchCard, http.Join),
    _On(f"{MATCH}/leave").post("leave", "Give up one's seat; a bot plays on", MatchCard),
    _On(f"{MATCH}/return").post("come_back", "Take one's seat again", MatchCard),
    _On(f"{MATCH}/end").post("end", "End a match of bots only, as its host", MatchCard),
    Call(
        *("POST", f"{MATCH}/rematch", "rematch", "Propose to play once more"),
        *(MatchCard, http.Rematch, True, True),
    ),
    _On(f"{MATCH}/accept").post(
        *("accept", "Take the seat that is kept for one", MatchCard, http.Acceptance)
    ),
    _On(f"{MATCH}/decline").post("decline", "Do not want it", MatchCard),
    _On(f"{MATCH}/next").post("promise_next", "The same, of the match once more", http.Commitment),
    Call(
        *("POST", f"{MATCH}/next/value", "add_next", "Add to the shuffle of the match once more"),
        *(http.Commitment, http.Contribution, True),
    ),
    _On(f"{MATCH}/record").get("record", "The record of a match that is over or shut", None),
    _On(f"{MATCH}/moments").get("moments", "All that has happened in a match", http.Moments),
    _On(MOMENT).get("moment", "A match as it stood after so many actions", http.Moment),
    _On(f"{MOMENT}/match").post("play_on", "Play on from a moment", MatchCard, http.PlayOn),
    Call("POST", "/api/lines", "follow", "Go along a line", lines.Followed, lines.Follow),
    Call("POST", "/api/records", "bring", "Read a record", lines.Brought, lines.RecordText),
    _On("/api/lines/match").post("play_line", "Play on from a line", MatchCard, lines.PlayLine),
    _On(f"{MATCH}/hint").post("hint", "What to do now", analyses.Hint, analyses.HintWish),
    Call("POST", f"{MATCH}/analysis", "analyse", "Analyse a match", analyses.AnalysisNews),
    Call(
        *("POST", "/api/records/analysis", "analyse_record", "Analyse a record"),
        *(analyses.AnalysisNews, lines.RecordText),
    ),
    _On(ANALYSIS).get("analysis", "How far an analysis is", analyses.AnalysisNews),
    Call("DELETE", ANALYSIS, "withdraw", "Wait for an analysis no more", analyses.Withdrawn),
    _On(OF_MATCH).get("match_analysis", "The same, of a match", analyses.AnalysisNews),
    Call("DELETE", OF_MATCH, "withdraw_match", "The same, of a match", analyses.Withdrawn),
    Call(
        *("POST", f"{MATCH}/exercises", "make_exercises", "Practise one's worst moves"),
        *(exercises.MatchExercises, None, True),
    ),
    Call(
        *("GET", EXERCISES, "practice", "How many exercises one has"),
        *(exercises.Practice, None, True),
    ),
    Call(
        *("GET", f"{EXERCISES}/next", "next_exercise", "The exercise that is due"),
        *(exercises.NextExercise, None, True),
    ),
    Call(
        *("GET", f"{EXERCISES}/all", "list_exercises", "All exercises, with their answers"),
        *(exercises.KeptExercises, None, True),
    ),
    Call(
        *("POST", f"{EXERCISE}/try", "try_exercise", "Try a move"),
        *(exercises.Verdict, exercises.Try, True),
    ),
    Call(
        *("POST", f"{EXERCISE}/solution", "solve_exercise", "Be shown what was better"),
        *(exercises.Solution, None, True),
    ),
    Call(
        *("DELETE", EXERCISE, "put_exercise_away", "Practise it no more"),
        *(exercises.Practice, None, True),
    ),
    _On(f"{SEAT}/bot").post("fill", "Let a bot take an open seat", MatchCard, http.FillSeat),
    _On(f"{SEAT}/free").post("free_seat", "Take a seat back before the start", MatchCard),
    _On(f"{SEAT}/reminder").post("remind", "Remind whom all wait for", MatchCard),
    _On(f"{SEAT}/stand-in").post("let_stand_in", "A bot for who does not come", MatchCard),
    _On(f"{SEAT}/offer").post("offer_seat", "Offer the seat of who does not come", MatchCard),
    _On(f"{SEAT}/token").post("seat_token", "A token for a seat's network bot", http.SeatToken),
)
