"""Why a match refuses a command, under a stable key, with its English words."""

from __future__ import annotations

from ... import locales
from ...games.contract import BadSetup, IllegalAction
from ...record import error_text
from ..journal.errors import Elsewhere, Misplaced
from ..protocol.common import Problem


class Refusal(Exception):
    """The command changes nothing, for this reason."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def refusal(reason: str, **values: str | int) -> Refusal:
    """The refusal with this reason."""
    message = english().text(f"problem-{reason}", **values)
    return Refusal(Problem(reason=reason, message=message, values=values))


def journal_refusal(error: Exception | None = None) -> Refusal:
    """The refusal of what the journal could not write or read, after this error."""
    if isinstance(error, Elsewhere):
        return refusal("elsewhere")
    return refusal("database-gone" if isinstance(error, Misplaced) else "not-kept")


def illegal_move(error: IllegalAction) -> Refusal:
    """The refusal of a move that the rules forbid."""
    return Refusal(
        Problem(
            reason="illegal",
            message=error_text.refusal_text(english(), error),
            values=error.values,
            key=error.reason,
            rule=error.rule,
        )
    )


def bad_setup(error: BadSetup) -> Refusal:
    """The refusal of a setup that the rules do not know."""
    return Refusal(
        Problem(
            reason="bad-setup",
            message=error_text.value_text(english(), error),
            values=error.values,
            key=error.reason,
            field=error.field,
        )
    )


def english() -> locales.Locale:
    """The language of the protocol itself."""
    return locales.load(locales.FALLBACK)
