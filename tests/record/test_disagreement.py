"""Records that can be read but are not true: the first difference is named, with its turn."""

import re

import pytest

from signoria.games.contract import IllegalAction
from signoria.record import Disagreement, Match, RecordError, read, write
from tests.record.edits import Edit, before, change, cut, place, without
from tests.record.games import GAME, game, text

HASHES = re.findall(r"=  ([0-9a-f]{16})", text())
RESULT = [line.strip() for line in text()[text().index("result\n") :].splitlines()]
OTHER = "0123456789abcdef"
ANYTHING = ["anything"]


def reorder_opening(text: str) -> str:
    """The opening's first two decisions swapped."""
    lines = text.split("\n")
    at = lines.index("opening") + 1
    lines[at : at + 2] = lines[at + 1], lines[at]
    return "\n".join(lines)


def swapped_turns(text: str) -> str:
    """The moves of turns 1 and 4, of the same seat, swapped."""
    bodies = re.split(r"\n\nturn \d+\n", text)
    for old, new in ((1, 4), (4, 1)):
        text = text.replace(f"turn {old}\n{bodies[old]}", f"turn {old}\n?{bodies[new]}")
    return text.replace("\n?", "\n")


def raise_score(line: str) -> str:
    """The line of a result with one point more."""
    return re.sub(r"\d+ points", lambda match: f"{int(match[0].split()[0]) + 1} points", line)


# What is done to a record; then reason, turn, place and expectation of the error.
CASES: list[tuple[Edit, str, int | None, str, list[str]]] = [
    (reorder_opening, "wrong-seat", 0, "opening\n  ^2", ["1  keep Palazzo"]),
    (swapped_turns, "turn-not-over", 1, f"^{HASHES[4]}", ["1  ..."]),
    (change("  0  keep", "  4  keep"), "wrong-seat", 0, "^4  keep", ["0  keep Hamburg"]),
    (change("keep Troyes", "keep Croce"), "wrong-hash", 0, f"^{HASHES[0]}", ANYTHING),
    (change("keep Troyes", "keep Fiore"), "illegal", 0, "^keep Fiore", []),
    (change("Start: 1", "Start: 2"), "wrong-seat", 0, "opening\n  ^1", ["2  keep Troyes"]),
    (change("Edition: en", "Edition: de"), "wrong-hash", 0, f"^{HASHES[0]}", ANYTHING),
    (change(HASHES[3], OTHER), "wrong-hash", 3, f"^{OTHER}", [f"=  {HASHES[3]}"]),
    (without("1  stop"), "turn-not-over", 1, f"^{HASHES[1]}", ["1  ..."]),
    (before(f"=  {HASHES[1]}", "  2  stop"), "turn-over", 1, "^2  stop", [f"=  {HASHES[1]}"]),
    (change("*  drawn Build", "0  stop"), "chance", 3, "^0  stop", ["*  ..."]),
    (change("0  marble", "*  drawn Wood"), "no-chance", 3, "^*  drawn Wood", ["0  ..."]),
    (change("1  card marble", "1  card weave"), "illegal", 1, "^card weave", []),
    (cut(f"=  {HASHES[2]}"), "no-hash", 2, "", [f"=  {HASHES[2]}"]),
    (cut("result"), "no-result", None, "", ["result", RESULT[1]]),
    (cut(RESULT[3]), "no-result", None, "", [RESULT[3]]),
    (cut(RESULT[2]), "no-result", None, "", [RESULT[2]]),
    (without(RESULT[2]), "wrong-result", None, f"^{RESULT[3]}", [RESULT[2]]),
    (change(RESULT[2], raise_score(RESULT[2])), "wrong-result", None, "^1  27", [RESULT[2]]),
    (lambda text: text + "  3  0 points, place 4\n", "too-many", None, "^3  0 points", []),
    (lambda text: cut("turn 5")(text) + "\nresult\n  0  1 points, place 1\n", "not-over", None,
     "^0  1 points", []),
    (lambda text: cut("result")(text) + "turn 46", "over", 46, "^turn 46", ["result"]),
    (lambda text: text.split("opening")[0] + "turn 1\n  1  place Ship|Weave\n", "no-opening", 1,
     "^turn 1", ["opening"]),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "reason", "turn", "where", "expected"), CASES)
def test_no_true_record(
    edit: Edit, reason: str, turn: int | None, where: str, expected: list[str]
) -> None:
    spoilt = edit(text())
    record = read(spoilt)
    with pytest.raises(Disagreement) as caught:
        Match.from_record(record)
    error = caught.value
    assert (error.reason, error.turn) == (reason, turn)
    assert (error.line, error.column) == place(spoilt, where)
    assert expected is ANYTHING or error.expected == expected
    named = {None: "result", 0: "opening"}.get(turn, f"turn {turn}")
    assert f": {named}: " in error.message


def test_an_illegal_move_names_the_rule() -> None:
    spoilt = change("keep Troyes", "keep Fiore")(text())
    with pytest.raises(Disagreement, match=r"“keep Fiore” is not legal: .* \(.*C2\.2\)") as caught:
        Match.from_record(read(spoilt))
    assert caught.value.values["rule"] == "C2.2"
    assert isinstance(caught.value.__cause__, IllegalAction)


KNOWN_GAMES = ["Game: calimala", "Game: forging-florence"]


@pytest.mark.parametrize(
    ("edit", "reason", "where", "expected"),
    [
        (
            change("calimala", "chess"),
            "unknown-game",
            "^chess",
            ["Game: calimala", "Game: forging-florence"],
        ),
        (change("Players: 3", "Players: 6"), "bad-setup", "Players: ^6", []),
        (change("marble ship", "marble shop"), "bad-setup", "^marble shop", []),
        (without("Tiles"), "bad-setup", "Players: ^3", []),
        (before("Tiles", "Colour: red"), "bad-setup", "^red", []),
        (change("keep Troyes", "keep Paris"), "bad-move", "keep ^Paris", None),
        (
            change("1  stop", "1  stop  now"),
            "bad-move",
            "stop  ^now",
            ["the end of the move"],
        ),
        (change("1  card marble", "1  ca"), "bad-move", "1  ^ca\n", None),
    ],
)
def test_no_game(edit: Edit, reason: str, where: str, expected: list[str] | None) -> None:
    spoilt = edit(text())
    record = read(spoilt)
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    error = caught.value
    assert not isinstance(error, Disagreement)
    assert (error.reason, error.line, error.column) == (reason, *place(spoilt, where))
    assert error.expected == expected or (expected is None and len(error.expected) > 1)


def test_a_difference_after_the_turns_asked_for_does_not_matter() -> None:
    record = read(change(HASHES[9], OTHER)(text()))
    assert Match.from_record(record, 8).state.turn == 8
    with pytest.raises(Disagreement):
        Match.from_record(record, 9)


def test_a_hash_may_be_left_open_by_hand() -> None:
    match = Match.from_record(read(re.sub("=  .*", "=  ?", text())))
    assert match.difference
    assert (match.difference.reason, match.difference.turn) == ("unknown-hash", 0)
    assert match.difference.expected == [f"=  {HASHES[0]}"]
    assert write(match.record()) == text()


def test_other_rules_replay_and_name_the_first_difference() -> None:
    old = change(f"Rules: {GAME.rules_version}", "Rules: 0.9")
    same = Match.from_record(read(old(text())))
    assert same.recorded_rules == "0.9"
    assert same.difference is None
    changed = change(HASHES[7], OTHER)(change(HASHES[5], OTHER)(old(text())))
    match = Match.from_record(read(changed))
    assert match.difference
    assert match.difference.turn == 5
    assert match.difference.rules == ("0.9", GAME.rules_version)
    rules = f"played again under rules {GAME.rules_version}"
    assert f"recorded under rules 0.9, {rules}" in match.difference.message
    assert match.over
    assert write(match.record()) == text()


def test_a_move_that_other_rules_forbid_ends_the_replay() -> None:
    old = change(f"Rules: {GAME.rules_version}", "Rules: 0.9")(text())
    with pytest.raises(Disagreement, match=r"turn 1: .*\(recorded under rules 0\.9"):
        Match.from_record(read(change("1  card marble", "1  card weave")(old)))


def test_a_record_made_by_a_program_is_checked_too() -> None:
    record = game(turns=2).record()
    record.setup["Start"] = "0"
    with pytest.raises(Disagreement) as caught:
        Match.from_record(record)
    assert caught.value.line == 0
    assert caught.value.message.startswith("opening: seat 0 decides here, not seat 1")
