"""Writing and reading are inverse; a record gives its game again."""

from collections.abc import Callable

import pytest

from signoria.games.contract import Rng
from signoria.record import Match, read, write
from tests.record.games import game, new_match, play_on, text

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("en", "de")]


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_come_back_byte_for_byte(players: int, edition: str, seed: int) -> None:
    match = game(players, edition, seed, comments=True)
    text = write(match.record())
    record = read(text)
    assert record == match.record()
    assert write(record) == text
    again = Match.from_record(record)
    assert again.actions == match.actions
    assert again.comments == match.comments
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.difference is None
    assert write(again.record()) == text


def test_every_part_is_written() -> None:
    match = game(4, seed=3)
    record = match.record()
    assert [turn.number for turn in record.turns] == list(range(match.state.turn + 1))
    assert all(turn.hash and len(turn.hash) == 16 for turn in record.turns)
    assert record.turns[-1].hash == f"{match.state.hash():016x}"
    assert sum(len(turn.moves) for turn in record.turns) == len(match.actions)
    opening = [move.text.split()[0] for move in record.turns[0].moves]
    assert opening == ["keep"] * 4 + ["take"] * 4
    assert [end.score for end in record.result] == match.state.scores
    assert [end.rank for end in record.result] == match.state.ranking()


def test_chance_is_marked() -> None:
    lines = text().splitlines()
    assert any(" drawn " in line for line in lines)
    assert all(("  *  " in line) == (" drawn " in line) for line in lines)


@pytest.mark.parametrize("moves", range(0, 60, 7))
def test_an_unfinished_game_goes_on_where_it_was(moves: int) -> None:
    whole = game(3, seed=2)
    part = new_match(3, seed=2)
    for action in whole.actions[:moves]:
        part.apply(action)
    again = Match.from_record(read(write(part.record())))
    assert again.state.to_bytes() == part.state.to_bytes()
    for action in whole.actions[moves:]:
        again.apply(action)
    assert write(again.record()) == write(whole.record())


def test_only_so_many_turns_are_played_again() -> None:
    record = read(text(seed=4))
    for turns in (0, 1, 7, 45):
        match = Match.from_record(record, turns)
        assert match.state.turn == turns
        assert match.over == (turns == 45)
        assert all(number <= len(match.actions) for number in match.comments)
    assert Match.from_record(record, 45).comments == record.comments


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n\n", "\n \t\n\n"),
        lambda text: text.replace("\n  ", "\n"),
        lambda text: text.replace("\n  ", "\n\t "),
        lambda text: text.replace("turn ", "TURN  ").replace("place ", "Place   "),
        lambda text: text.encode(),
    ],
)
def test_spacing_case_and_line_ends_are_forgiven(change: Callable[[str], str | bytes]) -> None:
    match = Match.from_record(read(change(text(seed=5))))
    assert write(match.record()) == text(seed=5)


def test_comments_stay_where_they_are() -> None:
    match = new_match()
    rng = Rng(9)
    remarks = ["one", "with # a sign", "two\nlines", "a gap\n\nin it", "  indented\n  both", "ö€😀"]
    match.comments[0] = "Before the game.\n\nIn two paragraphs."
    for remark in remarks:
        play_on(match, rng, match.turn)
        match.comments[len(match.actions)] = remark
    text = write(match.record())
    assert not any(line.endswith(" ") for line in text.split("\n"))
    assert Match.from_record(read(text)).comments == match.comments


def test_a_comment_that_cannot_be_kept_as_it_is_is_made_fit() -> None:
    match = new_match()
    match.apply(match.state.legal_actions()[0], "\n a\x00b\ud800 \r\nc\rd\n\n" + "long " * 900)
    (comment,) = Match.from_record(read(write(match.record()))).comments.values()
    assert comment.split("\n")[:4] == [" a b?", "c", "d", ""]
    assert comment.split() == ["a", "b?", "c", "d", *["long"] * 900]


def test_handwritten_comments_are_kept() -> None:
    lines = text(turns=2).splitlines()
    at = lines.index("turn 1")
    lines[at:at] = ["# above the turn", "   #   indented"]
    lines[at + 2] += "\t# beside the heading"
    lines.insert(1, "# among the headers")
    record = read("\n".join(lines))
    opening = len(record.turns[0].moves)
    assert record.comments[0] == "among the headers"
    assert record.comments[opening].endswith("above the turn\n  indented\nbeside the heading")
    assert read(write(record)) == record


def test_headers_are_free_and_keep_their_order() -> None:
    match = game(turns=1)
    match.headers.clear()
    match.headers.update({"Seed-Commitment": "ab12", "Event": "Evening #3: finals", "X": " a\n b "})
    text = write(match.record())
    assert text.split("\n")[3:6] == ["Seed-Commitment: ab12", "Event: Evening #3: finals", "X: a b"]
    assert list(read(text).headers.items())[:-1] == [
        ("Seed-Commitment", "ab12"),
        ("Event", "Evening #3: finals"),
        ("X", "a b"),
    ]
    assert Match.from_record(read(text)).headers.keys() == {"Seed-Commitment", "Event", "X"}


@pytest.mark.parametrize(
    "name", ["Game", "Rules", "Signoria", "Games", "two words", "", "a", "Ä", "A:"]
)
def test_a_header_that_could_not_be_read_is_not_set(name: str) -> None:
    match = new_match()
    with pytest.raises(ValueError, match="cannot be the name of a header"):
        match.headers[name] = "value"
    with pytest.raises(ValueError, match="cannot be the name of a header"):
        Match(match.game, match.setup, {name: "value"})
    assert name not in match.headers
    assert read(write(match.record())).headers.keys() == {*match.headers, "Chain"}
