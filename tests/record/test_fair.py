"""Setup and draws of a record follow from its seed; whatever is changed is found."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.contract import CHANCE, Rng
from signoria.locales import LANGUAGES, load
from signoria.record import Match, Record, RecordError, fair, proof, read, write
from tests.cli.test_records import run
from tests.record.edits import with_chain, without
from tests.record.games import GAME, step
from tests.support.effort import examples

SEED = "00112233445566778899aabbccddeeff" * 2
OLD = sorted((Path(__file__).parent / "old").glob("*.record"))
OPTIONS = {"edition": "en", "layout": "random", "start": "random"}


VALUES = ("12" * 32, None, "ef" * 32)
ALONE = fair.Shuffle(SEED)
TOGETHER = fair.Shuffle(SEED, fair.TOGETHER, "abcdefghijklmnop", VALUES)


def play_as_server(shuffle: fair.Shuffle = TOGETHER, undone: tuple[int, ...] = ()) -> Match:
    """A game as a server lets it go, in which these draws were taken back."""
    match = Match(GAME, shuffle.setup(GAME, 3, OPTIONS))
    match.headers.update(proof.proof_headers(shuffle, OPTIONS, list(undone)))
    rng, draw = Rng(3), 0
    while not match.over:
        if match.state.to_move != CHANCE:
            match.apply(step(match, rng))
            continue
        while draw in undone:
            draw += 1
        match.apply(shuffle.outcome(match.state, draw))
        draw += 1
    return match


@cache
def text(undone: tuple[int, ...] = (), shuffle: fair.Shuffle = TOGETHER) -> str:
    """Its record."""
    return write(play_as_server(shuffle, undone).record())


def check(record: Record) -> proof.Proof | None:
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


def test_the_key_is_as_the_page_says() -> None:
    """As told by openssl: docs/code/record.md has the commands."""
    assert TOGETHER.key.hex() == "88081f80a63726419d010d5c25d730628ad2f860d90797e3e314713a53d996aa"
    block = "298114679cbc0dd033c76157bb83c6d713f42d84e5643ce3554b9a1442a37b63"
    words = [int(block[at : at + 16], 16) for at in range(0, 64, 16)]
    stream = TOGETHER.stream("draw 7")
    assert [stream.below(1 << 32) for _ in words] == [word % (1 << 32) for word in words]


@pytest.mark.parametrize("seed", [*"0", "AB" * 32])
def test_what_is_no_value_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        fair.Shuffle(SEED, fair.TOGETHER, "m", (seed, None))
    with pytest.raises(ValueError, match="there is no scheme 3"):
        fair.Shuffle(SEED, 3)


def test_everything_that_goes_into_the_key_changes_it() -> None:
    values = ("11" * 32, None, "22" * 32)
    others = [("11" * 32, "22" * 32, None), (None, None, None), ("22" * 32, None, "11" * 32)]
    shuffles = [fair.Shuffle(SEED, 2, "m", values), fair.Shuffle(SEED, 2, "n", values)]
    shuffles += [fair.Shuffle("ab" * 32, 2, "m", values)]
    shuffles += [fair.Shuffle(SEED, 2, "m", other) for other in others]
    assert len({shuffle.key for shuffle in shuffles}) == len(shuffles)


class Given(fair.Stream):
    """A stream of given words."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"", "")
        self._words = list(reversed(words))


def test_draws_are_without_bias() -> None:
    """What would make small numbers likelier is thrown away."""
    top = (1 << 64) - 1
    assert top % 3 == 0  # so one word too many for three equal parts
    assert Given(top, 5).below(3) == 2
    assert Given(top - 1).below(3) == 2
    assert Given(top).below(1 << 32) == (1 << 32) - 1
    for n in (0, (1 << 32) + 1):
        with pytest.raises(ValueError, match="from 1 to"):
            Given(1).below(n)


@examples(5)
@given(
    seed=st.binary(min_size=32, max_size=32),
    undone=st.sets(st.integers(0, 20), max_size=4),
    scheme=st.sampled_from(fair.SCHEMES),
)
def test_a_whole_game_is_proven(seed: bytes, undone: set[int], scheme: int) -> None:
    together = scheme == fair.TOGETHER
    values = (None, seed.hex(), None) if together else ()
    shuffle = fair.Shuffle(seed.hex(), scheme, "abcdefghijklmnop" if together else "", values)
    record = read(write(play_as_server(shuffle, tuple(sorted(undone))).record()))
    draws = sum(move.seat == CHANCE for turn in record.turns for move in turn.moves)
    seats = ((1,), (0, 2)) if together else ((), ())
    assert check(record) == (draws, len(undone), scheme, *seats)


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
        (header("Shuffle", "1"), "unfair-setup"),
        (header("Shuffle", "3"), "unknown-scheme"),
        (header("Shuffle", "two"), "unknown-scheme"),
        (header("Match", "abcdefghijklmnoq"), "unfair-setup"),
        (header("Values", "-"), "bad-values"),
        (header("Values", "- - -"), "unfair-setup"),
        (header("Values", f"- {'12' * 32} {'ef' * 32}"), "unfair-setup"),
        (header("Values", f"{'12' * 32} - {'EF' * 32}"), "bad-values"),
        (without("Shuffle: ")(text((3,))), "unfair-setup"),
        (without("Match: ")(text((3,))), "missing"),
        (without("Values: ")(text((3,))), "bad-values"),
        (without("Seed-Commitment: ")(text((3,))), "no-commitment"),
        (without("Seed-Commitment: ")(text((3,), ALONE)), "no-commitment"),
        (without("Seed-Commitment: ")(without("Seed: ")(text((3,)))), "no-commitment"),
    ],
)
def test_whatever_is_changed_is_found(record: str, reason: str) -> None:
    read_again = read(record)
    with pytest.raises(RecordError) as caught:
        check(read_again)
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
    headers = proof.proof_headers(TOGETHER, OPTIONS, [])
    match = Match(GAME, GAME.setup(3, OPTIONS, rng=Rng(1)), headers)
    with pytest.raises(RecordError) as caught:
        check(read(write(match.record())))
    assert caught.value.reason == "unfair-setup"
    rigged = Match(GAME, TOGETHER.setup(GAME, 3, OPTIONS), match.headers)
    rng = Rng(3)
    while rigged.state.to_move != CHANCE:
        rigged.apply(step(rigged, rng))
    right = TOGETHER.outcome(rigged.state, 0)
    other = next(value for value, _ in rigged.state.chance_outcomes() if value != right)
    wanted = GAME.format(rigged.state, right)
    rigged.apply(other)
    with pytest.raises(RecordError) as caught:
        check(read(write(rigged.record())))
    assert (caught.value.reason, caught.value.expected) == ("unfair-draw", [wanted])


def test_the_last_draw_of_all_may_have_been_taken_back() -> None:
    """All draws are numbered: the highest that was undone is at most the number of all others."""
    record = read(text())
    match, draws = Match.from_record(record), text().count("  *  ")
    record.headers["Undone-Draws"] = str(draws)
    assert proof.check(match, record)
    for beyond in (f"{draws + 1}", f"{draws} {draws + 2}"):
        record.headers["Undone-Draws"] = beyond
        with pytest.raises(RecordError) as caught:
            proof.check(match, record)
        assert caught.value.reason == "bad-undone"


def verify_output(record: str, language: str = "en") -> list[str]:
    """What verify says of a record that is true, part by part."""
    done = run("verify", "-", "--lang", language, stdin=record)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip().split("; ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_proven(language: str) -> None:
    draws = str(text((3,)).count("  *  "))
    said = verify_output(text((3,)), language)
    assert draws in said[2]
    words = load(language)
    seats = [words.text("record-seat", seat=str(seat)) for seat in range(3)]
    assert said[4].count(seats[0]) == said[4].count(seats[2]) == 1
    assert seats[1] in said[-2]
    assert said[-1] == words.text("record-chain-whole")


def test_verify_says_by_which_scheme() -> None:
    words = load("en")
    alone = verify_output(without("Chain: ")(text(shuffle=ALONE)))
    assert alone[3:] == [
        words.text("record-scheme-alone"),
        words.text("record-chain-missing-order"),
    ]
    nobody = fair.Shuffle(SEED, fair.TOGETHER, "m", (None, None, None))
    assert verify_output(text(shuffle=nobody))[3] == words.text("record-scheme-nobody")


def test_a_record_of_the_second_scheme_has_a_chain() -> None:
    done = run("verify", "-", stdin=without("Chain: ")(text()))
    assert done.returncode == 1
    assert load("en").text("record-no-chain") in done.stdout


def test_verify_fails_on_the_first_difference() -> None:
    done = run("verify", "-", stdin=header("Undone-Draws", "4"))
    assert done.returncode == 1
    assert "does not follow from the seed; expected: drawn " in done.stdout


def test_verify_waits_for_the_seed() -> None:
    sealed = with_chain(without("Seed: ")(without("Values: ")(text())))
    assert "cannot be checked yet" in verify_output(sealed)[2]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_of_old_still_verify(path: Path) -> None:
    """Written before there were chains and a second scheme; without change."""
    said, words = verify_output(path.read_text("utf-8")), load("en")
    alone = path.stem.endswith("-alone")
    assert said[-1] == words.text(f"record-chain-missing{'-order' if alone else ''}")
    assert (words.text("record-scheme-alone") in said) == alone
    assert (words.text("record-unbound") in said) != alone
    if alone:
        assert ("die" if path.stem.startswith("forging-florence") else "cards") in said[2]
