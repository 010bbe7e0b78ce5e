"""Errors that are told to the user in one line, without a traceback."""

INTERRUPTED = 130  # the exit status after Ctrl-C, as shells report SIGINT


class UserError(Exception):
    """Something the user can put right: a wrong argument, a missing or damaged file."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
