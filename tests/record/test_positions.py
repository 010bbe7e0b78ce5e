"""Records of games that begin in the middle of another one."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.games.contract import TERMINAL, Rng
from signoria.locales import LANGUAGES
from signoria.record import Match, RecordError, fair, proof, read, write
from tests.cli.test_records import run
from tests.record.games import step
from tests.support.effort import examples

SEED = "0123456789abcdef" * 4


def middle(game: str, seed: int, actions: int) -> Match:
    """A game that begins after so many random actions of another, as one seat has guessed it."""
    rules, rng = games.load(game), Rng(seed)
    first = Match(rules, rules.setup(rules.players[seed % len(rules.players)], {}, rng=Rng(seed)))
    while len(first.actions) < actions and not first.over:
        first.apply(step(first, rng))
    if first.over:
        first.undo_to(len(first.actions) - 1)
    guessed = first.state.resample(0, Rng(seed))
    return Match(rules, guessed.setup, {"From": "another game"}, guessed.to_bytes())


def played_on(match: Match, actions: int, seed: str | None = None) -> Match:
    """The game after so many more actions, its chance from a seed if there is one."""
    rng, draw = Rng(7), 0
    while len(match.actions) < actions and match.state.to_move != TERMINAL:
        chance = match.state.to_move < 0
        match.apply(
            fair.Shuffle(seed).outcome(match.state, draw) if seed and chance else step(match, rng)
        )
        draw += chance
    return match


@examples(12)
@given(
    game=st.sampled_from(games.names()),
    seed=st.integers(0, 999),
    actions=st.integers(0, 300),
    more=st.integers(0, 120),
)
def test_it_is_read_as_it_was_written(game: str, seed: int, actions: int, more: int) -> None:
    match = played_on(middle(game, seed, actions), more)
    text = write(match.record())
    again = Match.from_record(read(text))
    assert write(again.record()) == text
    assert again.state.to_bytes() == match.state.to_bytes()
    again.undo_to(0)
    assert again.state.to_bytes() == match.position


@examples(20)
@given(at=st.floats(0, 1), sign=st.sampled_from("A9+/= #b\n*"))
def test_a_spoilt_position_is_told_with_its_place(at: float, sign: str) -> None:
    text = write(played_on(middle("calimala", 3, 150), 20).record())
    line = next(line for line in text.split("\n") if line.startswith("position"))
    place = int(at * (len(line) - 1))
    spoilt = text.replace(line, line[:place] + sign + line[place + 1 :])
    error = None
    try:
        Match.from_record(read(spoilt))
    except RecordError as caught:
        error = caught
    assert error is None or (error.line > 0 and error.column > 0)


@pytest.mark.parametrize("words", ["position", "position AAAA", "position A B", "position ä"])
def test_what_is_no_position_is_refused(words: str) -> None:
    text = write(middle("calimala", 3, 150).record())
    lines = [words if line.startswith("position") else line for line in text.split("\n")]
    with pytest.raises(RecordError) as caught:
        Match.from_record(read("\n".join(lines)))
    assert caught.value.reason == "bad-position"
    assert lines[caught.value.line - 1] == words


def test_the_setup_must_be_that_of_the_position() -> None:
    record = middle("calimala", 3, 150).record()
    start = str((int(record.setup["Start"]) + 1) % 3)
    other = read(write(replace(record, setup=record.setup | {"Start": start})))
    with pytest.raises(RecordError) as caught:
        Match.from_record(other)
    assert caught.value.reason == "other-setup"
    assert caught.value.expected == [f"Start: {record.setup['Start']}"]


def test_it_goes_on_with_the_turn_of_the_position() -> None:
    match = played_on(middle("calimala", 3, 150), 40)
    record = match.record()
    first = record.turns[0]
    assert first.number == match.first().turn + 1 > 2
    other = read(write(replace(record, turns=(replace(first, number=2),), result=())))
    with pytest.raises(RecordError) as caught:
        Match.from_record(other)
    assert caught.value.reason == "turn-order"


def proven() -> Match:
    """A whole game from a position, as a server lets it go."""
    match = played_on(middle("calimala", 5, 200), 10_000, SEED)
    headers = proof.proof_headers(fair.Shuffle(SEED), {}, [])
    match.headers.update({name: value for name, value in headers.items() if value})
    return match


def test_what_is_proven_is_the_draws_and_not_the_position() -> None:
    record = read(write(proven().record()))
    found = proof.check(Match.from_record(record), record)
    assert found
    assert found.draws > 0
    other = read(write(record).replace(SEED, SEED[::-1]))
    with pytest.raises(RecordError) as caught:
        proof.check(Match.from_record(other), other)
    assert caught.value.reason == "wrong-seed"


def test_another_draw_is_found() -> None:
    match = middle("calimala", 5, 200)
    played_on(match, 10_000, SEED[::-1])
    match.headers.update({proof.SEED: SEED, proof.COMMITMENT: fair.commitment(SEED)})
    record = read(write(match.record()))
    with pytest.raises(RecordError) as caught:
        proof.check(Match.from_record(record), record)
    assert caught.value.reason == "unfair-draw"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_it_has_not_proven(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    match = proven()
    path.write_text(write(match.record()), "utf-8")
    done = run("verify", str(path), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert f": {match.state.turn - match.first().turn} " in done.stdout
    word = {"en": "taken as given", "de": "als gegeben", "es": "se da por buena"}
    assert word.get(language, "presa per buona") in done.stdout


def test_bytes_are_written_in_base64() -> None:
    match = middle("calimala", 1, 30)
    assert match.position
    assert f"\nposition  {b64encode(match.position).decode()}\n" in write(match.record())
