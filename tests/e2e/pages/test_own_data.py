"""All that the server knows of somebody, in one file."""

from __future__ import annotations

import json
from pathlib import Path

from signoria.record import Match, read

from ..conftest import People
from ..support.driving import drive
from ..support.person import words


def test_one_file_holds_all_that_is_known(people: People, tmp_path: Path) -> None:
    one, other = people("Ada"), people("Bea")
    among = one.create("me", "open", "bot", public=True)
    other.call("POST", f"/api/matches/{among}/join", seat=1)
    over = one.create("me", "bot", game="forging-florence")
    drive(one, over)
    one.go(f"/m/{among}").panel()
    one.page.get_by_label(words("web-chat-say")).fill("Well met")
    one.press(words("web-chat-send"))
    one.sees("Well met")

    one.go("/account")
    with one.page.expect_download() as download:
        one.press(words("data-get"))
    download.value.save_as(tmp_path / "data.json")
    found = json.loads((tmp_path / "data.json").read_text())
    assert found["me"] == {"name": "Ada"}
    assert [device["here"] for device in found["devices"]["devices"]] == [True]
    assert [(line["match"], line["text"]) for line in found["talk"]] == [(among, "Well met")]
    matches = {match["id"]: match for match in found["matches"]}
    assert matches.keys() == {among, over}
    assert "record" not in matches[among]
    replayed = Match.from_record(read(matches[over]["record"]))
    assert list(replayed.state.scores) == matches[over]["scores"]
    one.sees(words("data-saved", file="signoria-data.json"))
