"""The course of a game: whose decision, handing the terminal over, leaving, the end."""

from __future__ import annotations

import shlex
import sys
from typing import Any

from signoria.games.shared.terminal.terminal_ui import TerminalUI, Words

from . import final_text, saves
from .command_words import command
from .dialogue import Dialogue, Outcome
from .play_options import ME, seat_label
from .screen import Screen
from .session import Session

INTERRUPTED = 130


class TerminalGame:
    """One game at one terminal; ``seats`` says what plays each seat."""

    def __init__(
        self,
        session: Session,
        screen: Screen,
        desk: TerminalUI[Any],
        words: Words,
        seats: list[str],
    ) -> None:
        self.session = session
        self.screen = screen
        self.desk = desk
        self.words = words
        self.people = [seat for seat, name in enumerate(seats) if name == ME]
        self.players = [seat_label(words, name) for name in seats]
        self.looking = self.people[0] if len(self.people) == 1 else None

    def run(self) -> int:
        """Play to the end; returns the exit status."""
        try:
            while (seat := self.session.advance()) is not None:
                if not self.hand_over(seat) or self.dialogue() is Outcome.QUIT:
                    return self.leave(0)
            self.end()
            return 0
        except EOFError:
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)

    def dialogue(self) -> Outcome:
        """One decision of the person who looks."""
        return Dialogue(self.session, self.screen, self.desk, self.words, self.players).run()

    def hand_over(self, seat: int) -> bool:
        """Cover the table and wait for the next person; False if that person leaves instead."""
        if seat == self.looking or not self.session.game.hides:
            self.looking = seat
            return True
        self.screen.cover()
        self.looking = None
        typed = self.screen.ask(self.words.say("hand-over", player=self.words.mark_and_name(seat)))
        self.looking = seat
        return command(self.words, self.desk.sections, typed) != ("quit", "")

    def leave(self, status: int) -> int:
        """Say that the game is kept and how to go on."""
        if len(self.people) > 1:
            self.screen.cover()
        keeper = self.session.keeper
        if keeper.path is None:
            self.screen.say(self.words.say("left"))
            return status
        self.session.save()
        if keeper.failing:
            self.screen.say(self.unsaved_text(), whole=True)
            return 1
        path = shlex.quote(str(keeper.path))
        self.screen.say(self.words.say("left-saved", path=path), whole=True)
        return status

    def end(self) -> None:
        """The final count, and where the record lies."""
        if len(self.people) > 1:
            self.screen.cover()
        reader = self.people[0] if len(self.people) == 1 else None
        since = self.session.seen[reader] if reader is not None else self.first_unseen()
        events = self.session.events_since(reader, since)
        state = self.session.state
        view = self.session.game.view(state, reader)
        last = self.desk.terminal_view(self.words, view, events, self.players, state.turn)
        played, count = final_text.split_at_count(last.log)
        self.screen.say("\n".join(played))
        self.screen.unfold([*count, "", *final_text.result_lines(self.desk, last, state)])
        keeper = self.session.keeper
        if keeper.failing:
            self.screen.say(self.unsaved_text(), whole=True)
        elif keeper.path is not None:
            path = saves.put_away(keeper.path)
            self.screen.say(self.words.say("kept-in", path=str(path)), whole=True)
        sys.stdout.flush()

    def unsaved_text(self) -> str:
        """What of the game is in the file although saving fails."""
        keeper = self.session.keeper
        if keeper.turn is None:
            return self.words.say("left-unsaved")
        return self.words.say("left-behind", path=str(keeper.path), turn=keeper.turn)

    def first_unseen(self) -> int:
        """From where on nobody at this terminal knows the log; from the start without people."""
        return max((self.session.seen[seat] for seat in self.people), default=0)
