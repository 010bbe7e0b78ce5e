"""The chain: whatever is changed in a record is found, also where every state stays as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.games.contract import CHANCE, Rng
from signoria.locales import LANGUAGES, load
from signoria.record import Match, Record, RecordError, chain, proof, read, write
from signoria.record.model import OPENING, Move
from tests.cli.test_records import run
from tests.record.edits import with_chain, without
from tests.record.games import step
from tests.record.test_every_game import play_as_server as proven_game
from tests.support.effort import examples
from tests.support.every import GAMES

OLD = Path(__file__).parent / "old"


@cache
def text(name: str, seeded: bool = False) -> str:
    """A whole game at random, with a seed or without."""
    game = games.load(name)
    if seeded:
        return write(proven_game(game, game.players[1], 0).record())
    rng = Rng(7)
    match = Match(game, game.setup(game.players[0], {}, rng=rng), {"Seats": "Ada, Bea"})
    while not match.over:
        match.apply(step(match, rng), "Why?" if rng.below(40) == 0 else None)
    return write(match.record())


def verify_reason(record: str) -> str | None:
    """Why verify would say that a record is not true; None if it would not."""
    try:
        what = read(record)
        match = Match.from_record(what)
        if match.difference:
            return match.difference.reason
        proof.check(match, what)
        chain.check(match, what)
    except RecordError as error:
        return error.reason
    return None


def others(record: Record) -> Iterator[Record]:
    """The record with another outcome of chance, one after the other, wherever there is one."""
    match = Match.from_record(record)
    state = match.first()
    counted = iter(match.played)
    for at, turn in enumerate(record.turns):
        for number, move in enumerate(turn.moves):
            if move.seat == CHANCE:
                outcomes = [match.game.format(state, value) for value, _ in state.chance_outcomes()]
                for text in outcomes:
                    if text != move.text:
                        moves = list(turn.moves)
                        moves[number] = Move(CHANCE, text)
                        yield with_moves(record, at, moves)
            state.apply(next(counted).action)


def swap_moves(record: Record) -> Iterator[Record]:
    """The record with two moves in each other's place, one pair after the other."""
    for at, turn in enumerate(record.turns):
        for number in range(len(turn.moves) - 1):
            one, two = turn.moves[number : number + 2]
            if (one.seat, one.text) != (two.seat, two.text):
                moves = [*turn.moves[:number], two, one, *turn.moves[number + 2 :]]
                yield with_moves(record, at, moves)


def with_moves(record: Record, at: int, moves: list[Move]) -> Record:
    """The record with other moves in one of its turns."""
    turns = list(record.turns)
    turns[at] = replace(turns[at], moves=tuple(moves))
    return replace(record, turns=tuple(turns))


@pytest.mark.parametrize("name", GAMES)
def test_other_outcomes_and_orders_are_found_that_leave_every_state_as_it_was(name: str) -> None:
    """Each single one; without the chain some of them pass."""
    whole = read(text(name))
    passed = 0
    for edit in (others, swap_moves):
        for number, other in enumerate(edit(whole)):
            if number % 11 == 0:
                assert verify_reason(write(other)) is not None
                passed += verify_reason(without("Chain: ")(write(other))) is None
    assert passed > 2, "the test shows nothing"


def tamper(record: Record) -> Record:
    """Change a record so that only the chain sees it."""
    edits = (other for edit in (others, swap_moves) for other in edit(record))
    return next(other for other in edits if verify_reason(write(other)) == "other-turn")


LINES = st.sampled_from(["leave out", "double", "swap", "digit", "letter"])


def edit_line(lines: list[str], at: int, how: str, pick: int) -> list[str]:
    """The lines with one small change at one of them."""
    line = lines[at]
    if how == "leave out":
        return [*lines[:at], *lines[at + 1 :]]
    if how == "double":
        return [*lines[:at], line, *lines[at:]]
    if how == "swap" and at + 1 < len(lines):
        return [*lines[:at], lines[at + 1], line, *lines[at + 2 :]]
    places = [n for n, sign in enumerate(line) if sign.isdigit() == (how == "digit")]
    if not places:
        return lines
    n = places[pick % len(places)]
    sign = str((int(line[n]) + 1) % 10) if how == "digit" else chr(ord(line[n]) ^ 1)
    return [*lines[:at], line[:n] + sign + line[n + 1 :], *lines[at + 1 :]]


def content(record: str) -> object:
    """All that a record says but for comments, blanks and the order of its headers."""
    what = read(record)
    moves = [(turn.number, turn.hash, turn.moves) for turn in what.turns]
    same = [
        (number, hashed, [(move.seat, move.text.lower().split()) for move in found])
        for number, hashed, found in moves
    ]
    return what.game, what.rules, what.headers, what.setup, same, what.result


@examples(150)
@given(
    name=st.sampled_from(GAMES),
    seeded=st.booleans(),
    at=st.integers(0, 10_000),
    how=LINES,
    pick=st.integers(0, 500),
)
def test_one_change_anywhere_is_found(
    name: str, seeded: bool, at: int, how: str, pick: int
) -> None:
    """But for one that changes nothing, and for a chain that is taken out of a record by hand."""
    whole = text(name, seeded)
    lines = whole.split("\n")
    other = "\n".join(edit_line(lines, at % len(lines), how, pick))
    if verify_reason(other) is None:
        unchained = not seeded and "Chain" not in read(other).headers
        plain = read(other).headers.keys() - read(whole).headers.keys()  # “Ch`in: ...”
        assert unchained or plain or content(other) == content(whole)
        assert not (plain and not unchained)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeded", [False, True])
def test_headers_count(name: str, seeded: bool) -> None:
    """Each that is changed, and each that is taken out; their order does not matter."""
    record = read(text(name, seeded))
    for header in record.headers.keys() - {"Chain"}:
        for other in ({header: f"{record.headers[header]} 1"}, {}):
            rest = {key: value for key, value in record.headers.items() if key != header}
            assert verify_reason(write(replace(record, headers={**rest, **other}))) is not None
    added = replace(record, headers={**record.headers, "Event": "Evening"})
    assert verify_reason(write(added)) == "other-head"
    turned = replace(record, headers=dict(reversed(record.headers.items())))
    assert verify_reason(write(turned)) is None


def by_name(lines: Iterable[str]) -> list[str]:
    """Headers or fields in the order of their names."""
    return sorted(lines, key=lambda line: line.partition(":")[0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeded", [False, True])
def test_the_chain_is_as_the_page_says(name: str, seeded: bool) -> None:
    """Reckoned from the text alone, as docs/code/record.md tells it."""
    lines = [line.split("  #")[0] for line in text(name, seeded).split("\n")]
    plain = "\n".join(line for line in lines if not line.strip().startswith(("#", "=")))
    head, *blocks = plain.rstrip("\n").split("\n\n")
    _, game, rules, *rest = head.split("\n")
    told = next(line for line in rest if line.startswith("Chain: "))
    fields = by_name(line.strip() for line in blocks[0].split("\n")[1:])
    first = "\n".join([game, rules, *by_name(set(rest) - {told}), "", *fields])
    links = [sha256(first.encode()).digest()]
    for block in blocks[1:]:
        links.append(sha256(links[-1] + f"\n{block}".encode()).digest())
    marks = "".join(link.hex()[:2] for link in links[:-1])
    assert told == f"Chain: {links[-1].hex()} {marks}"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_where_the_chain_differs_first(name: str) -> None:
    whole = read(text(name))
    other = tamper(whole)
    at = next(n for n, turn in enumerate(other.turns) if turn != whole.turns[n])
    spoilt = write(other)
    what = read(spoilt)
    match = Match.from_record(what)
    with pytest.raises(RecordError) as caught:
        chain.check(match, what)
    number = whole.turns[at].number
    heading = "opening" if number == OPENING else f"turn {number}"
    assert spoilt.split("\n")[caught.value.line - 1] == heading
    for language in LANGUAGES:
        words = load(language)
        assert words.text("record-other-turn") in caught.value.to_text(language)
        assert words.text("record-in-turn", turn=str(number)) in caught.value.to_text(language)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_chain_and_what_is_another_is_told(name: str) -> None:
    whole = text(name)
    right = read(whole).headers["Chain"]
    other_end = ("0" if right[0] != "0" else "1") + right[1:]
    for wrong, reason in (
        ("?", "bad-chain"),
        (right[:60], "bad-chain"),
        (right.upper(), "bad-chain"),
        (other_end, "other-end"),
        (right[:-2], "other-head"),
    ):
        assert verify_reason(whole.replace(right, wrong)) == reason


@pytest.mark.parametrize("name", GAMES)
def test_what_the_format_forgives_does_not_break_the_chain(name: str) -> None:
    head, _, rest = text(name).partition("\nturn 1")
    assert verify_reason(f"{head}\nturn 1{rest.upper()}") is None
    assert verify_reason(f"{head}\n# A remark.\nturn 1{rest}".replace("  *  ", "\t* ")) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_game_changed_by_hand_can_be_replayed_and_gone_on_with(name: str) -> None:
    """With a wrong chain, which verify tells, and without one, which is no fault."""
    spoilt = write(tamper(read(text(name))))
    assert run("replay", "-", stdin=spoilt).returncode == 0
    done = run("verify", "-", stdin=spoilt)
    assert (done.returncode, done.stderr) == (1, "")
    assert load("en").text("record-other-turn") in done.stdout
    assert verify_reason(without("Chain: ")(text(name))) is None
    again = Match.from_record(read(spoilt))
    again.undo_to(len(again.actions) // 2)
    assert verify_reason(write(again.record())) is None


@pytest.mark.parametrize("path", sorted(OLD.glob("*.record")), ids=lambda path: path.stem)
def test_a_record_of_old_gets_a_chain_when_it_is_saved(path: Path) -> None:
    old = path.read_text("utf-8")
    again = write(Match.from_record(read(old)).record())
    assert again == with_chain(old)
    assert without("Chain: ")(again) == old
    assert verify_reason(again) is None
