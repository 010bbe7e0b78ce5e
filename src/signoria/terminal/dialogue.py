"""One decision of a person: show, ask, answer whatever is typed, until it is a legal move."""

from __future__ import annotations

from enum import Enum
from typing import Any

from signoria.errors import quote
from signoria.games.contract import IllegalAction
from signoria.games.shared.terminal.terminal_ui import Entry, TerminalUI, TerminalView, Words
from signoria.locales import load as load_locale
from signoria.record import error_text

from . import command_words
from .final_text import log_lines
from .move_reader import MoveReader
from .screen import Screen
from .session import Session


class Outcome(Enum):
    """How a decision ended."""

    DECIDED = "decided"
    UNDONE = "undone"
    QUIT = "quit"


class Dialogue:
    """Asks one seat for one decision."""

    def __init__(
        self,
        session: Session,
        screen: Screen,
        desk: TerminalUI[Any],
        words: Words,
        players: list[str],
    ) -> None:
        self.session = session
        self.screen = screen
        self.desk = desk
        self.words = words
        self.seat = session.state.to_move
        self.reader = MoveReader(words, session.game, session.state)
        self.refusal: IllegalAction | None = None
        view = session.game.view(session.state, self.seat)
        events = session.events_since(self.seat, session.seen[self.seat])
        self.sight: TerminalView = desk.terminal_view(
            words, view, events, players, session.state.turn
        )
        self.entries: list[Entry] = [
            entry for group in self.sight.groups for entry in group.entries
        ]

    def run(self) -> Outcome:
        """Ask until there is an outcome; raises ``EOFError`` when nobody answers."""
        self.screen.show(self.sight)
        own = command_words.completions(self.words, self.desk.sections)
        words = [*self.reader.completions(self.entries), *own]
        while True:
            text = self.screen.ask(self.words.say("prompt"), words)
            outcome = self.answer(text) if text else None
            if outcome is not None:
                return outcome

    def answer(self, text: str) -> Outcome | None:
        """Carry out what was typed; None: ask again."""
        found = command_words.command(self.words, self.desk.sections, text)
        if found is None:
            return self.move(text)
        name, rest = found
        if name == "quit":
            return Outcome.QUIT
        if name == "undo":
            return self.undo()
        self.tell(name, rest)
        return None

    def move(self, text: str) -> Outcome | None:
        """Play the move typed, or say why not."""
        action = self.action(text)
        if action is None:
            self.screen.say(self.explain_unknown(text))
            return None
        refusal = self.session.game.explain(self.session.state, action)
        if refusal is None:
            self.session.decide(action)
            return Outcome.DECIDED
        self.refuse(refusal)
        return None

    def action(self, text: str) -> int | None:
        """The action that the text means, legal or not; None if the text is no move."""
        action = self.reader.action_for(text, self.entries)
        if action is None and (notation := self.desk.parse_shorthand(self.sight, text)):
            return self.reader.parse_notation(notation)
        return action

    def explain_unknown(self, text: str) -> str:
        """What to say about a text that is no move."""
        if text.isdecimal():
            keys = [entry.key for entry in self.entries]
            return self.words.say("no-such-number", first=keys[0], last=keys[-1])
        expected = self.reader.expected_words(text, self.entries)
        if expected:
            return self.words.say("no-move-expected", text=quote(text), expected=expected)
        return self.words.say("no-move", text=quote(text))

    def refuse(self, refusal: IllegalAction) -> None:
        """Say which rule forbids a move."""
        self.refusal = refusal
        self.screen.say(error_text.refusal_text(load_locale(self.words.language), refusal))

    def undo(self) -> Outcome | None:
        """Take the last decision back if that is still free."""
        if self.session.undo(self.seat):
            return Outcome.UNDONE
        self.screen.say(self.words.say("undo-refused"))
        return None

    def tell(self, name: str, rest: str) -> None:
        """Answer a command that only shows something."""
        if name in self.desk.sections:
            self.screen.section(name, self.sight)
        elif name == "moves":
            self.screen.choices(self.sight)
        elif name == "help":
            self.help()
        elif name == "hand":
            self.screen.say(self.desk.own(self.sight))
        elif name == "log":
            self.screen.say("\n".join(self.whole_log()))
        elif name == "save":
            self.save()
        else:
            self.why(rest)

    def help(self) -> None:
        """All commands and signs."""
        words, screen = self.words, self.screen
        signs = screen.signs(words)
        screen.say(command_words.help_text(words, self.desk.sections, signs, screen.width))

    def save(self) -> None:
        """Save and say where, or why not."""
        keeper = self.session.keeper
        failed = keeper.failing
        self.session.save()
        if keeper.fault is None:
            self.screen.say(self.words.say("saved", path=str(keeper.path)), whole=True)
        elif failed:  # the keeper tells only the first time
            keeper.tell(keeper.fault)

    def whole_log(self) -> list[str]:
        """Everything that happened in the game as far as the seat may know."""
        events = self.session.events_since(self.seat, 0)
        return log_lines(self.desk.log_lines(self.words, self.sight.view, self.seat, events))

    def why(self, text: str) -> None:
        """Why a move is not possible, with the rule; without a move that of the last refusal."""
        if not text:
            self.rule()
            return
        action = self.action(text)
        if action is None:
            self.screen.say(self.explain_unknown(text))
            return
        refusal = self.session.game.explain(self.session.state, action)
        if refusal is None:
            self.screen.say(self.words.say("why-legal"))
            return
        self.refuse(refusal)
        self.rule()

    def rule(self) -> None:
        """The rule behind the last refusal, or how to ask for one."""
        if self.refusal:
            self.screen.say(self.desk.rule(self.sight, self.refusal.rule))
        else:
            self.screen.say(self.words.say("why-what"))
