"""Errors that are told to the user in one line, without a traceback."""

QUOTED = 60  # characters of a quotation
INTERRUPTED = 130  # the exit status after Ctrl-C, as shells report SIGINT


class UserError(Exception):
    """Something the user can put right: a wrong argument, a missing or damaged file."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


def quote(text: str) -> str:
    """What somebody typed, fit to be shown again: printable, and cut if it is long."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in text[: QUOTED + 1])
    return printable if len(printable) <= QUOTED else printable[: QUOTED - 1] + "…"
