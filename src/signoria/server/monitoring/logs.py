"""One line for each event, on standard error; nothing that a request has brought stands in it."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal

LogFormat = Literal["text", "json"]

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
PLACES = 4  # the number of calls that led to an error, the last ones
Failure = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class JsonFormatter(logging.Formatter):
    """An event as one line of JSON, for programs that collect them."""

    def format(self, record: logging.LogRecord) -> str:
        """The event with its time in UTC, by RFC 3339."""
        event = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            event["error"] = describe(record.exc_info[1])
        return json.dumps(event, ensure_ascii=False)


class OneLineFormatter(logging.Formatter):
    """Errors are told by their kind and place; what they say could be somebody's secret."""

    def format(self, record: logging.LogRecord) -> str:
        """The event in one line."""
        return " ".join(super().format(record).split())

    def formatException(self, ei: Failure) -> str:
        """Where it went wrong."""
        return describe(ei[1]) if ei[1] else ""


def describe(error: BaseException) -> str:
    """What went wrong and where."""
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    places = [f"{frame.name}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' > '.join(places)}"


def set_up(form: LogFormat = "text") -> None:
    """Send the events of this program to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else OneLineFormatter(LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("signoria").setLevel(logging.INFO)
    # Below this it tells addresses with their query strings, and every bad request.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
