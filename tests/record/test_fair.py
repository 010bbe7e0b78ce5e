"""Setup and draws of a record follow from its seed; whatever is changed is found."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.contract import CHANCE, Rng
from signoria.locales import LANGUAGES
from signoria.record import Match, Record, RecordError, fair, proof, read, write
from tests.record.games import GAME, step
from tests.record.test_commands import run
from tests.support.effort import examples

SEED = "00112233445566778899aabbccddeeff" * 2
OPTIONS = {"edition": "en", "layout": "random", "start": "random"}


def played(seed: str = SEED, undone: tuple[int, ...] = ()) -> Match:
    """A game as a server lets it go, in which these draws were taken back."""
    match = Match(GAME, fair.setup(GAME, 3, OPTIONS, seed))
    match.headers.update(proof.headers(seed, OPTIONS, list(undone)))
    rng, draw = Rng(3), 0
    while not match.over:
        if match.state.to_move != CHANCE:
            match.apply(step(match, rng))
            continue
        while draw in undone:
            draw += 1
        match.apply(fair.outcome(match.state, seed, draw))
        draw += 1
    return match


@cache
def text(undone: tuple[int, ...] = ()) -> str:
    """Its record."""
    return write(played(undone=undone).record())


def checked(record: Record) -> proof.Proof | None:
    """What is found of a record."""
    return proof.check(Match.from_record(record), record)


def test_words_are_as_the_page_says() -> None:
    # As told by: printf 'draw 7' | openssl dgst -sha256 -mac HMAC -macopt hexkey:SEED
    assert fair.word(SEED, "draw 7") == 0x67BDC23C00AE0436
    committed = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"
    assert fair.commitment(SEED) == committed


@pytest.mark.parametrize("seed", ["", "ab", "AB" * 32, "g" * 64, "ab" * 32 + "\n"])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        fair.commitment(seed)


@examples(5)
@given(seed=st.binary(min_size=32, max_size=32), undone=st.sets(st.integers(0, 20), max_size=4))
def test_a_whole_game_is_proven(seed: bytes, undone: set[int]) -> None:
    record = read(write(played(seed.hex(), tuple(sorted(undone))).record()))
    draws = sum(move.seat == CHANCE for turn in record.turns for move in turn.moves)
    assert checked(record) == (draws, len(undone))


def header(name: str, value: str) -> str:
    """The record with another value in a header."""
    old = read(text((3,))).headers[name]
    return text((3,)).replace(f"{name}: {old}", f"{name}: {value}")


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (header("Seed", "1" + SEED[1:]), "wrong-seed"),
        (header("Seed", SEED[1:]), "bad-seed"),
        (header("Seed-Commitment", "0" * 64), "wrong-seed"),
        (header("Options", "edition=en layout=random"), "bad-options"),
        (header("Options", "edition=en layout=random start=random extra=1"), "bad-options"),
        (header("Options", "edition=en layout=random start=9"), "bad-setup"),
        (header("Options", "edition=de layout=random start=random"), "unfair-setup"),
        (header("Options", "edition=en layout=beginner start=random"), "unfair-setup"),
        (header("Undone-Draws", "4"), "unfair-draw"),
        (header("Undone-Draws", "3 5"), "unfair-draw"),
        (header("Undone-Draws", "999"), "bad-undone"),
        (header("Undone-Draws", "3 3"), "bad-undone"),
        (header("Undone-Draws", "three"), "bad-undone"),
    ],
)
def test_whatever_is_changed_is_found(record: str, reason: str) -> None:
    read_again = read(record)
    with pytest.raises(RecordError) as caught:
        checked(read_again)
    assert caught.value.reason == reason
    assert caught.value.line > 0


def test_every_digit_of_seed_and_commitment_counts() -> None:
    record = read(text())
    match = Match.from_record(record)
    for name in ("Seed", "Seed-Commitment"):
        right = record.headers[name]
        for at, digit in enumerate(right):
            changed = right[:at] + ("0" if digit != "0" else "1") + right[at + 1 :]
            record.headers[name] = changed
            with pytest.raises(RecordError):
                proof.check(match, record)
        record.headers[name] = right
    assert proof.check(match, record)


def test_a_setup_and_a_draw_at_will_are_found() -> None:
    match = Match(GAME, GAME.setup(3, OPTIONS, rng=Rng(1)), proof.headers(SEED, OPTIONS, []))
    with pytest.raises(RecordError) as caught:
        checked(read(write(match.record())))
    assert caught.value.reason == "unfair-setup"
    rigged = Match(GAME, fair.setup(GAME, 3, OPTIONS, SEED), match.headers)
    rng = Rng(3)
    while rigged.state.to_move != CHANCE:
        rigged.apply(step(rigged, rng))
    right = fair.outcome(rigged.state, SEED, 0)
    other = next(value for value, _ in rigged.state.chance_outcomes() if value != right)
    wanted = GAME.format(rigged.state, right)
    rigged.apply(other)
    with pytest.raises(RecordError) as caught:
        checked(read(write(rigged.record())))
    assert (caught.value.reason, caught.value.expected) == ("unfair-draw", [wanted])


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_proven(language: str) -> None:
    draws = str(text((3,)).count("  *  "))
    done = run("verify", "-", "--lang", language, stdin=text((3,)))
    assert done.returncode == 0
    assert draws in done.stdout.rpartition(";")[0].rpartition(";")[2]


def test_verify_fails_on_the_first_difference() -> None:
    done = run("verify", "-", stdin=header("Undone-Draws", "4"))
    assert done.returncode == 1
    assert "does not follow from the seed; expected: drawn " in done.stdout


def test_verify_waits_for_the_seed() -> None:
    done = run("verify", "-", stdin=text().replace(f"Seed: {SEED}\n", ""))
    assert done.returncode == 0
    assert "cannot be checked yet" in done.stdout
