"""What is known again of a match under way, and what is not taken for it."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import bots, games
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from signoria.record import Match
from signoria.server.domain.commands import Join
from signoria.server.domain.match.model import Model
from signoria.server.domain.match.play import Play
from signoria.server.domain.questions import likeness
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Abandoned, AnyEntry, Chair, Created, Seated
from signoria.server.rooms.protection import Protection
from tests.support.effort import examples

from ..views.test_hidden import KEEPER, Twins, twin_models
from .tables import ANN, BOB, CID, ID, ME, OPEN, Table, reason_of

OTHER = "another-match-id"
MOVES = {"calimala": 200, "forging-florence": 120}
PLAYERS = {"calimala": 3, "forging-florence": 2}


def people(game: str, seed: int, moves: int) -> Table:
    """A match among people, so far under way."""
    players = PLAYERS[game]
    table = Table(ME, *[OPEN] * (players - 1), seed=seed, game=game, public=True)
    for person in (BOB, CID)[: players - 1]:
        table.do(person, Join())
    bot, rng = bots.load("heuristic", game), Rng(seed)
    for _ in range(moves):
        assert table.model.play
        state = table.model.play.state
        table.decision(bot.choose(state.seen_by(state.to_move), rng))
    return table


def alone(entries: list[AnyEntry], match: str = OTHER) -> Model:
    """The same game as a match of one person against bots, drawn and steered so."""
    created = entries[0]
    assert isinstance(created, Created)
    others = [Chair(bot="random")] * (len(created.chairs) - 1)
    model = Model(match)
    model.fold(msgspec.structs.replace(created, chairs=[Chair(person=ANN), *others]))
    for entry in entries[1:]:
        if not isinstance(entry, Seated):
            model.fold(entry)
    return model


def protecting(table: Table) -> Protection:
    """What knows this match."""
    found = Protection()
    found.follow(table.model)
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_match_steered_into_the_same_position_is_known(game: str) -> None:
    table = people(game, 3, MOVES[game])
    protection = protecting(table)
    assert reason_of(lambda: protection.check_match(alone(table.entries))) == "protected"
    protection.check_match(table.model)  # in itself hints are given if they were agreed to
    other = people(game, 4, MOVES[game])
    protection.check_match(alone(other.entries))


@pytest.mark.parametrize("game", games.names())
def test_a_match_played_here_is_not_analysed_where_it_equals_one_under_way(game: str) -> None:
    """What was drawn by the server is known by an equal table only, not by one that is near."""
    table, other = people(game, 3, MOVES[game]), people(game, 4, MOVES[game])
    protection, play = protecting(table), table.model.play
    assert play
    same = likeness.of_play(play)
    assert reason_of(lambda: protection.check_drawn(same)) == "protected"
    (pieces,) = same.tables
    near = same._replace(tables=frozenset([pieces - {next(iter(pieces))}]))
    assert likeness.same_table(same, near)
    protection.check_drawn(near)
    assert other.model.play
    protection.check_drawn(likeness.of_play(other.model.play))


@pytest.mark.parametrize(
    ("game", "part", "field"),
    [("calimala", "mats", "ships"), ("forging-florence", "hands", "coins")],
)
def test_one_thing_that_is_another_is_near_enough(game: str, part: str, field: str) -> None:
    play = people(game, 3, MOVES[game]).model.play
    assert play
    state: Any = play.state
    position = state.position()
    seats = getattr(position, part)
    other = replace(seats[0], **{field: getattr(seats[0], field) + 1})
    changed = replace(position, **{part: (other, *seats[1:])})
    one, two = (find(game)(each).table for each in (position, changed))
    assert one != two
    assert likeness.nearly_same(one, two)


def find(game: str) -> Any:
    """What takes a position of a game to pieces."""
    return import_module(f"signoria.games.{game.replace('-', '_')}.position.traits").traits


@pytest.mark.parametrize("game", games.names())
def test_the_same_first_moves_of_a_common_setup_are_nobodys(game: str) -> None:
    table = people(game, 3, 1)
    protecting(table).check_match(alone(table.entries))


def test_only_tables_that_have_something_in_common_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that a bot's move takes no longer the more matches there are."""
    table, other = people("calimala", 3, 200), people("calimala", 4, 200)
    protection, near = protecting(table), likeness.nearly_same
    compared = 0

    def count_call(one: frozenset[str], other: frozenset[str]) -> bool:
        nonlocal compared
        compared += 1
        return near(one, other)

    monkeypatch.setattr(likeness, "nearly_same", count_call)
    protection.check_match(alone(other.entries))
    assert compared == 0
    with pytest.raises(Refusal):
        protection.check_match(alone(table.entries))
    assert compared


def test_after_the_end_all_is_allowed() -> None:
    table = people("calimala", 3, 200)
    protection, solo = protecting(table), alone(table.entries)
    table.take([Abandoned(at=table.now)])
    protection.follow(table.model)
    protection.check_match(solo)


def test_a_match_against_bots_protects_nothing() -> None:
    table = people("calimala", 3, 200)
    solo = alone(table.entries)
    protection = Protection()
    protection.follow(solo)
    protection.check_match(alone(table.entries, "one-more-match-id"))


def likeness_of(state: State, moves: Any = (), *, known: bool = True) -> likeness.Likeness:
    """A line of the game of a state."""
    rules = games.load("calimala" if hasattr(state, "phases") else "forging-florence")
    return likeness.of_line(rules, state, list(moves), whole=False, known=known)


def calimala(tiles: list[int]) -> State:
    """The first position of seed 3 with the tiles in this order."""
    rules: Any = games.load("calimala")
    first = rules.new_state(rules.setup(3, rng=Rng(3)))
    position = first.position()
    order = tuple(position.tiles[at] for at in tiles)
    found: State = rules.from_position(replace(position, tiles=order))
    return found


def test_calimala_is_known_with_tiles_changed_but_not_with_another_order() -> None:
    same = list(range(15))
    cities = [7, 1, 2, 3, 4, 5, 6, 0, 8, 10, 9, 11, 13, 12, 14]
    running = likeness_of(calimala(same))
    assert likeness.same_setup(likeness_of(calimala(same)), running)
    assert likeness.same_setup(likeness_of(calimala(cities)), running)
    assert not likeness.same_setup(likeness_of(calimala(same[5:] + same[:5])), running)


def rename_cities(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What lies in each city, if those of a kind have the name of the next one."""
    parts = [counts[at : at + 3] for at in range(0, len(counts), 3)]
    return tuple(count for part in parts for count in part[1:] + part[:1])


def test_calimala_is_known_with_other_names_for_cities_when_tiles_have_been_scored() -> None:
    """So that it is the same game: what has been scored may lie in any order."""
    play = people("calimala", 5, MOVES["calimala"]).model.play
    assert play
    state: Any = play.state
    position = state.position()
    mats = tuple(
        replace(mat, houses=rename_cities(mat.houses), delivered=rename_cities(mat.delivered))
        for mat in position.mats
    )
    one, other = (find("calimala")(each).table for each in (position, replace(position, mats=mats)))
    assert all(mine != theirs for mine, theirs in zip(mats, position.mats, strict=True))
    assert likeness.nearly_same(one, other)


def florence(**changed: Any) -> State:
    """The first position of a setup with some of it changed."""
    rules = games.load("forging-florence")
    setup: Any = rules.setup(4, rng=Rng(3))
    return rules.new_state(replace(setup, **changed))


def turn_seats(by: int) -> State:
    """The same with the seats turned."""
    setup: Any = games.load("forging-florence").setup(4, rng=Rng(3))
    houses, painters = setup.houses, setup.painters
    return florence(
        houses=houses[by:] + houses[:by],
        painters=painters[by:] + painters[:by],
        start=(setup.start - by) % 4,
    )


@pytest.mark.parametrize("by", range(4))
def test_forging_florence_is_known_with_its_seats_turned_and_other_options(by: int) -> None:
    running = likeness_of(florence())
    assert likeness.same_setup(likeness_of(turn_seats(by)), running)
    assert likeness.same_setup(likeness_of(florence(rounds=300, start=by)), running)


def test_forging_florence_is_known_on_the_map_turned_around() -> None:
    setup: Any = games.load("forging-florence").setup(4, rng=Rng(3))
    around = florence(
        houses=tuple(3 - site for site in setup.houses),
        no_mill=3 - setup.no_mill,
        shops=tuple(reversed(setup.shops)),
    )
    assert likeness.same_setup(likeness_of(around), likeness_of(florence()))
    assert not likeness.same_setup(
        likeness_of(florence(no_mill=(setup.no_mill + 1) % 4)), likeness_of(florence())
    )


def test_a_common_setup_with_other_throws_is_another_game() -> None:
    matches = []
    for seed in (1, 2):
        rules = games.load("forging-florence")
        match, rng = Match(rules, rules.setup(4, rng=Rng(3))), Rng(seed)
        while len(match.played) < 60 and match.state.to_move != TERMINAL:
            if match.state.to_move == CHANCE:
                match.apply(rng.pick_weighted(match.state.chance_outcomes()))
            else:
                match.apply(match.state.legal_actions()[0])
        matches.append(likeness.of_match(match))
    one, other = matches
    assert not likeness.same_setup(one, other)
    assert likeness.same_setup(one, one)
    assert likeness.same_setup(one, other._replace(throws=None))


def test_games_that_a_match_may_still_become_are_like_it() -> None:
    """Before its first throw a match on a common setup may go on as any game on that setup.

    Who had all six throws of it analysed beforehand would have the advice on the one that comes.
    """
    rules = games.load("forging-florence")
    setup = rules.setup(2, rng=Rng(3))
    begun = likeness.of_play(Play(rules, setup))
    assert begun.throws == ()
    for throw in range(6):
        match = Match(rules, setup)
        match.apply(rules.parse(match.state, "roll"))
        match.apply(match.state.chance_outcomes()[throw][0])
        assert likeness.same_setup(likeness.of_match(match), begun)


@examples(10)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60))
def test_what_nobody_else_can_know_makes_no_difference(seed: int, steps: int) -> None:
    twins, rng = Twins(*twin_models(seed)), Rng(seed)
    for _ in range(steps):
        if (pair := twins.decide(rng)) is None:
            break
        twins.fold(*pair)
    one, other = (likeness.of_play(twin.play) for twin in twins if twin.play)
    assert one == other
    assert PLAYERS["calimala"] > KEEPER
    assert twins.one.id == ID
