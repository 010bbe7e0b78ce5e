"""Texts that are no record: every error has its place and says what would be right."""

import pytest

from signoria.record import Disagreement, RecordError, read
from signoria.record.cursor import LINE_LIMIT, SIZE_LIMIT
from tests.record.edits import Edit, before, change, cut, place, without
from tests.record.games import text

FIRST = ["Signoria: 1"]
HEADER = ["Name: value", "setup"]
MOVES = ["0  ...", "*  ...", "=  0123456789abcdef"]
HASH = MOVES[2:]
TURN_1 = ["turn 1", "result"]
END = ["0  12 points, place 1"]

# What is done to a record; then reason, place and expectation of the error.
HEAD_CASES: list[tuple[Edit, str, str, list[str]]] = [
    (lambda _: "", "ends", "", FIRST),
    (lambda _: '[Event "?"]\n', "no-record", "^[Event", FIRST),
    (without("Signoria"), "no-record", "^Game", FIRST),
    (change("Signoria: 1", "Signoria: 2"), "newer-format", "Signoria: ^2", FIRST),
    (change("Signoria: 1", "Signoria: 0"), "bad-version", "Signoria: ^0", FIRST),
    (change("Signoria: 1", "Signoria: 1.0"), "bad-version", "Signoria: ^1.0", FIRST),
    (change("Signoria: 1", "Signoria:"), "bad-version", "Signoria:^", FIRST),
    (change("Signoria: 1", "Signoria: ²"), "bad-version", "Signoria: ^²", FIRST),
    (without("Game"), "missing", "^setup", ["Game: ..."]),
    (without("Rules"), "missing", "^setup", ["Rules: ..."]),
    (before("Seats", "Game: calimala"), "doubled", "^Game: calimala\nSeats", []),
    (before("Seats", "Date: today"), "doubled", "^Date: today", []),
    (before("Seats", "Signoria: 1"), "doubled", "^Signoria: 1\nSeats", []),
    (change("Rules:", "Rulse:"), "misspelt", "^Rulse", ["Rules:"]),
    (change("Rules:", "rules:"), "misspelt", "^rules", ["Rules:"]),
    (change("Game: calimala", "Game:"), "no-value", "Game:^", ["Game: ..."]),
    (change("Date: ", "Date "), "bad-header", "^Date ", HEADER),
    (change("Date:", "date:"), "bad-header", "^date:", ["Name: value"]),
    (without("setup"), "bad-header", "^opening", HEADER),
    (cut("setup"), "ends", "", HEADER),
    (cut("Players"), "ends", "", ["name: value"]),
    (lambda text: cut("Players")(text) + "\nopening\n", "no-setup", "^opening", ["name: value"]),
    (before("Start", "  Players: 3"), "doubled", "  ^Players: 3\n  Start", []),
    (before("Start", "  Players 3"), "bad-line", "^Players 3", ["opening", *TURN_1]),
]
BODY_CASES: list[tuple[Edit, str, str, list[str]]] = [
    (change("turn 1\n", "turn 2\n"), "turn-order", "^turn 2", ["turn 1"]),
    (change("opening\n", "turn 0\n"), "turn-order", "^turn 0", ["opening", "turn 1"]),
    (change("turn 3\n", "turn 2\n"), "turn-order", "\n\n^turn 2\n  0", ["turn 3"]),
    (change("turn 1\n", "turn 0\n"), "turn-order", "^turn 0", ["turn 1"]),
    (without("turn 1"), "bad-line", "\n\n  ^1  place", TURN_1),
    (without("opening"), "bad-line", "^1  keep", ["opening", *TURN_1]),
    (before("turn 2", "opening"), "turn-order", "^opening\nturn 2", ["turn 2"]),
    (before("turn 1", "turn 1"), "no-hash", "turn 1\n^turn 1", MOVES),
    (change("turn 3\n", "turn three\n"), "bad-line", "^turn three", ["turn 3", "result"]),
    (without("="), "no-hash", "^turn 1", MOVES),
    (before("turn 1", "  =  0123456789abcdef"), "bad-line", "^=  0123456789abcdef", TURN_1),
    (before("1  place", "  =  0123456789abcdef"), "empty-turn", "^0123456789abcdef", MOVES[:2]),
    (change("=  ", "=  0"), "bad-hash", "^=  0", HASH),
    (change("=  ", "=  x"), "bad-hash", "^=  x", HASH),
    (change("=  ", "=  ??"), "bad-hash", "^=  ??", HASH),
    (before("=", "  10  wood"), "bad-line", "^10  wood", MOVES),
    (before("=", "  wood"), "bad-line", "  ^wood", MOVES),
    (before("=", "  0"), "bad-line", "  ^0\n", MOVES),
    (before("=", "  ٣  wood"), "bad-line", "^٣  wood", MOVES),
    (change(" points", ""), "bad-result", "result\n  ^0", END),
    (lambda text: text + "turn 46\n", "bad-result", "^turn 46", END),
    (lambda text: text[: text.index("result\n") + 7], "ends", "", END),
    (lambda text: text[: text.index(" points")], "bad-result", "result\n  ^0", END),
]
JUNK_CASES: list[tuple[Edit, str, str, list[str]]] = [
    (change("calimala", "cali\x07mala"), "control-character", "cali^\x07", []),
    (change("calimala", "cali\rmala"), "control-character", "cali^\r", []),
    (change("calimala", "cali\u0085mala"), "control-character", "cali^\u0085", []),
    (before("=", "#" * 5000), "line-too-long", "#" * LINE_LIMIT + "^#", []),
]


@pytest.mark.parametrize(
    ("edit", "reason", "where", "expected"), HEAD_CASES + BODY_CASES + JUNK_CASES
)
def test_no_record(edit: Edit, reason: str, where: str, expected: list[str]) -> None:
    spoilt = edit(text())
    with pytest.raises(RecordError) as caught:
        read(spoilt)
    error = caught.value
    assert not isinstance(error, Disagreement)
    assert (error.reason, error.expected) == (reason, expected)
    assert (error.line, error.column) == place(spoilt, where)
    told = error.message
    assert told.startswith(f"line {error.line}, column {error.column}: ")
    assert told.endswith(" | ".join(expected))
    assert "{" not in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("data", "reason", "where"),
    [
        (text().encode("utf-16"), "utf16", (1, 1)),
        (text().encode("utf-16-be"), "control-character", (1, 1)),
        (text().replace("2026", "Dé").encode("latin-1"), "not-utf8", (4, 8)),
        (text().replace("2026", "日\udcff").encode("utf-8", "surrogateescape"), "not-utf8", (4, 8)),
        (bytes(range(256)), "not-utf8", (2, 118)),
        (b"\x00" * 1000, "control-character", (1, 1)),
        (b" " * (SIZE_LIMIT + 1), "too-large", (0, 0)),
    ],
)
def test_no_text(data: bytes, reason: str, where: tuple[int, int]) -> None:
    with pytest.raises(RecordError) as caught:
        read(data)
    assert caught.value.reason == reason
    assert (caught.value.line, caught.value.column) == where


def test_the_largest_texts_are_read_and_no_larger() -> None:
    room = SIZE_LIMIT - len(text(turns=2))
    lines = "# a comment\n" * (room // 12)
    assert read(text(turns=2) + lines).comments
    with pytest.raises(RecordError, match=f"larger than {SIZE_LIMIT} bytes"):
        read(text(turns=2) + lines + "# a comment\n")


def test_a_line_may_be_as_long_as_the_limit() -> None:
    assert read(text() + "#" * LINE_LIMIT).comments
    with pytest.raises(RecordError, match=f"longer than {LINE_LIMIT} characters"):
        read(text() + "#" * (LINE_LIMIT + 1))


def test_the_file_is_named_before_the_place() -> None:
    with pytest.raises(RecordError) as caught:
        read("Signoria: 7")
    assert caught.value.within("my.record").message == (
        "my.record: line 1, column 11: format 7 of records is newer than this program, "
        "which knows 1; expected: Signoria: 1"
    )
