"""Somebody who visits the pages of a running server, and has a match at each game."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any

OTHERS = [{"kind": "bot", "bot": "heuristic"}] * 3


class Visitor:
    """A person by a cookie."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._line = HTTPConnection("127.0.0.1", port)
        self.cookie = ""
        self._ask("PUT", "/api/me", {"name": "Ada"})

    def close(self) -> None:
        """Close the connection."""
        self._line.close()

    def pages(self) -> dict[str, str]:
        """The paths of the pages that are measured, by what they are called."""
        found = {"first page": "/", "new match": "/new", "rules": "/rules", "learning": "/learn"}
        for game in self._ask("GET", "/api/games", None)["games"]:
            order = {"game": game["name"], "seats": [{"kind": "me"}, *OTHERS]}
            match = self._ask("POST", "/api/matches", order)["id"]
            found[f"table of {game['name']}"] = f"/m/{match}"
        return found

    def _ask(self, method: str, path: str, body: object) -> Any:
        headers = {"Origin": self.address, "Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self._line.request(method, path, json.dumps(body) if body else None, headers)
        answer = self._line.getresponse()
        cookie = answer.getheader("set-cookie")
        self.cookie = cookie.partition(";")[0] if cookie else self.cookie
        return json.loads(answer.read())
