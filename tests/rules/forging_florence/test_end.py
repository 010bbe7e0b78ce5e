"""F5: the last turns, prestige, bonuses, ties."""

from typing import Any

import pytest

from signoria.games.contract import TERMINAL
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.terminal import UI
from signoria.games.forging_florence.view.events import (
    Bonus,
    Counted,
    GameOver,
    LastTurns,
    TurnBegan,
)
from signoria.locales import LANGUAGES
from signoria.locales import load as load_locale
from tests.rules.forging_florence.tables import GOLDEN, HOME, go, hand, owners, refusal, table

TWO = ["holy-trinity", "deposition"]
FOUR = [*TWO, "prince", "decameron"]
SIX = ["badia-polyptych"] * 3 + ["ognissanti-madonna"] * 3
EVERYBODY = {"en": "everybody", "de": "Alle", "es": "a cada cual", "it": "a ciascuno"}
LAST_TURNS = 21  # of an observation, see docs/research/observations
STONES = ["tools", "tools", "stone", "stone", "paper", "paper"]


def builder(*made: str, seats: int = 2, **changes: Any) -> State:
    """Seat 0 can make a piece of Brunelleschi's."""
    others = [hand("0,2")] * (seats - 2)
    me = hand(HOME, made=[*FOUR, *made], level=3, tokens=STONES)
    more = [("fra_angelico", 2), ("botticelli", 3)][: seats - 2]
    owner = owners(brunelleschi=0, masaccio=1, **dict(more))
    return table(me, hand("2,-2"), *others, owner=owner, first_master=0, **changes)


def parts(state: State, seat: int = 0) -> dict[str, int]:
    """The lines of the count that are not 0."""
    lines = GAME.view(state, None).hands[seat].lines
    return {line.part: line.points for line in lines if line.points}


def test_f5_1_the_dome_takes_isaac() -> None:
    """F5.1: the Dome takes The Sacrifice of Isaac."""
    assert refusal(builder(), "create dome") == ("F5.1", "isaac-first")
    assert refusal(builder("crucifix"), "create dome") == ("F5.1", "isaac-first")
    go(builder("sacrifice-of-isaac"), "create dome")


def test_f5_1_isaac_made_by_another_does_not_do() -> None:
    """F5.1: one made by another does not do."""
    me = hand(HOME, made=FOUR, level=3, tokens=STONES)
    owner = owners(brunelleschi=0, masaccio=1)
    other = hand("2,-2", made=["sacrifice-of-isaac"])
    state = table(me, other, owner=owner, first_master=0)
    assert refusal(state, "create dome") == ("F5.1", "isaac-first")


def test_f1_4_the_dome_is_made_only_once() -> None:
    """F1.4: the Dome is made only once."""
    me = hand(HOME, made=[*FOUR, "sacrifice-of-isaac"], level=3, tokens=STONES)
    other = hand("2,-2", made=["dome"])
    owner = owners(brunelleschi=0, masaccio=1)
    state = table(me, other, owner=owner, first_master=0, last_turns=2)
    assert refusal(state, "create dome") == ("F1.4", "no-copies")


@pytest.mark.parametrize("seats", [2, 3])
def test_f5_1_each_has_one_more_turn_the_maker_last(seats: int) -> None:
    """F5.1: each has one more turn, the maker last."""
    state = builder("sacrifice-of-isaac", seats=seats)
    dome = GAME.parse(state, "create dome")
    assert LastTurns(seat=0, turns=seats) in GAME.events(state, dome)
    state.apply(dome)
    assert state.to_move == 0
    end = GAME.parse(state, "end")
    for seat in [*range(seats), 0]:
        assert state.to_move == seat
        told = GAME.events(state, end)
        state.apply(end)
        begun = [event for event in told if isinstance(event, TurnBegan)]
        assert all(event.last for event in begun)
    assert state.to_move == TERMINAL
    assert state.legal_actions() == []
    assert refusal(state, "end") == ("F5.1", "over")


def test_f5_1_never_beyond_the_last_round() -> None:
    """F5.1: never beyond the last round."""
    state = go(builder("sacrifice-of-isaac", turns=2 * 149), "create dome", "end", "end")
    assert state.to_move == TERMINAL


def left_after_the_dome(seats: int, before: int) -> list[int]:
    """What the view says turn by turn of the turns left, the Dome made so many before the end.

    The start is chosen so that seat 0, the maker, is to move.
    """
    turns = 150 * seats - before
    start = -turns % seats
    state = builder("sacrifice-of-isaac", seats=seats, turns=turns, options={"Start": str(start)})
    dome, end = GAME.parse(state, "create dome"), GAME.parse(state, "end")
    (told,) = [event for event in GAME.events(state, dome) if isinstance(event, LastTurns)]
    state.apply(dome)
    left = []
    while state.to_move != TERMINAL:
        count = GAME.view(state, None).last_turns
        assert count is not None
        left.append(count)
        assert state.observation(0)[LAST_TURNS] == pytest.approx(count / 5)
        begun = [event for event in GAME.events(state, end) if isinstance(event, TurnBegan)]
        assert all(event.last == (count - 1 <= seats) for event in begun)
        state.apply(end)
    assert told.turns == left[0] - 1
    return left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f5_1_f5_2_the_turns_left_are_those_that_come(seats: int) -> None:
    """F5.1 with F5.2: whichever end comes first, view, event and observation say when."""
    for before in range(1, 2 * seats + 3):
        count = min(before, seats + 1)
        assert left_after_the_dome(seats, before) == list(range(count, 0, -1))


@pytest.mark.parametrize("before", range(1, 6))
def test_f5_1_f5_2_the_words_for_the_last_turns_are_true(before: int) -> None:
    """Everybody has one more turn only where that is so, here with three players."""
    turns = 3 * 150 - before
    options = {"Start": str(-turns % 3)}
    state = builder("sacrifice-of-isaac", seats=3, turns=turns, options=options)
    dome = GAME.parse(state, "create dome")
    events = [event for event in GAME.events(state, dome) if isinstance(event, LastTurns)]
    assert set(EVERYBODY) == set(LANGUAGES)
    for language, everybody in EVERYBODY.items():
        words = UI.words(load_locale(language).of(GAME.name))
        (told,) = UI.log_lines(words, GAME.view(state, None), None, events)
        assert (everybody in told.text) == (before > 3)
        assert ("2" in told.text) == (before == 3)


def test_f5_1_a_game_that_is_over_stays_in_its_last_round() -> None:
    """F5.1: no round begins after the last turn, though it was the last of its round."""
    state = builder("sacrifice-of-isaac", turns=2 * 40 - 1, options={"Start": "1"})
    go(state, "create dome", "end", "end")
    assert GAME.view(state, None).round == 41
    assert GAME.view(go(state, "end"), None).round == 41


@pytest.mark.parametrize("rounds", [60, 150, 300])
def test_f5_2_the_last_round(rounds: int) -> None:
    """F5.2: the last round."""
    options = {"Rounds": str(rounds), "Start": "1"}
    state = table(options=options, turns=2 * rounds - 2)
    assert state.to_move == 1
    assert go(state, "end").to_move == 0
    told = GAME.events(state, GAME.parse(state, "end"))
    assert [type(event) for event in told] == [Counted, Counted, GameOver]
    assert go(state, "end").to_move == TERMINAL
    assert state.ranking() == [1, 1]


def test_f5_3_prestige_of_pieces() -> None:
    """F5.3: prestige of pieces."""
    made = [*TWO, "decameron", "prince", "david", "night"]
    unsold = ["deposition", "prince", "night"]
    assert parts(table(hand(made=made, unsold=unsold))) == {
        "paintings": 15 + 20,
        "books": 25 + 30,
        "sculptures": 35 + 40,
    }


def test_f5_3_the_house_is_not_added_up() -> None:
    """F5.3: the house is not added up."""
    assert parts(go(table(hand(made=TWO)), "upgrade"))["house"] == 20
    assert parts(go(table(hand(made=FOUR)), "upgrade", "upgrade"))["house"] == 30
    assert "house" not in parts(table())


def paint_sixth(*, hires: int = 0, more: str = "") -> State:
    """Giotto's sixth painting."""
    me = hand(HOME, made=SIX[1:], tokens=["tools", "paint", "paper"], hires=hires)
    owner = owners(giotto=0, masaccio=1, **({more: 0} if more else {}))
    state = table(me, owner=owner)
    return go(state, "create badia-polyptych")


def test_f5_4_giotto() -> None:
    """F5.4: Giotto's six."""
    assert parts(paint_sixth())["giotto"] == 50
    assert "giotto" not in parts(paint_sixth(hires=2))
    five = hand(HOME, made=SIX[2:], tokens=["tools", "paint", "paper"])
    assert "giotto" not in parts(go(table(five), "create badia-polyptych"))


def test_f5_4_giottos_bonus_stays() -> None:
    """F5.4: Giotto's bonus stays."""
    me = hand(made=SIX, giotto=1, coins=20)
    assert parts(go(table(me), "hire botticelli for giotto"))["giotto"] == 50


def test_f5_4_giotto_is_told() -> None:
    """F5.4: Giotto's bonus is told."""
    me = hand(HOME, made=SIX[1:], tokens=["tools", "paint", "paper"])
    state = table(me)
    told = GAME.events(state, GAME.parse(state, "create badia-polyptych"))
    assert Bonus(seat=0, artist="giotto", points=50) in told


@pytest.mark.parametrize(
    ("mine", "others", "master", "points"),
    [
        ([*TWO, "prince"], TWO[:1], 255, 20),
        (TWO, TWO, 255, 0),
        (TWO, [*TWO, "prince"], 255, 0),
    ],
)
def test_f5_4_machiavelli_most_pieces(
    mine: list[str], others: list[str], master: int, points: int
) -> None:
    """F5.4: Machiavelli, for most pieces."""
    me = hand(made=mine, level=2)
    state = table(
        me, hand("2,-2", made=others), owner=owners(machiavelli=0, masaccio=1), first_master=master
    )
    assert parts(state).get("machiavelli", 0) == points


@pytest.mark.parametrize(("master", "points"), [(0, 20), (1, 0)])
def test_f5_4_machiavelli_first_at_level_3(master: int, points: int) -> None:
    """F5.4: Both are masters and have made equally many."""
    state = table(
        hand(made=FOUR, level=3),
        hand("2,-2", made=FOUR, level=3),
        owner=owners(machiavelli=0, masaccio=1),
        first_master=master,
    )
    assert parts(state).get("machiavelli", 0) == points
    assert parts(state, 1).get("machiavelli", 0) == 0


def test_f5_4_the_first_at_level_3_is_remembered() -> None:
    """F5.4: the first at level 3 is remembered."""
    state = table(hand(made=FOUR, level=2), hand("2,-2", made=FOUR, level=2))
    go(state, "upgrade", "end", "upgrade", "end")
    assert state.position().first_master == 0


def test_f5_4_michelangelo() -> None:
    """F5.4: Each sculpture of the owner counts, by whomever, and is never doubled."""
    me = hand(HOME, made=FOUR, level=3, tokens=STONES)
    owner = owners(michelangelo=0, brunelleschi=0, masaccio=1)
    state = go(table(me, owner=owner, first_master=0), "create crucifix")
    assert parts(state)["michelangelo"] == 10
    assert parts(state)["sculptures"] == 70
    assert "michelangelo" not in parts(go(builder(), "create crucifix"))
    painter = hand(HOME, made=FOUR, level=3, tokens=["tools", "paint", "paper"])
    owner = owners(michelangelo=0, giotto=0, masaccio=1)
    painting = go(table(painter, owner=owner, first_master=0), "create badia-polyptych")
    assert "michelangelo" not in parts(painting)


def test_f5_4_leonardo() -> None:
    """F5.4: Leonardo, for whatever is sold."""
    me = hand(GOLDEN, made=[*TWO, "prince"], unsold=["prince", *TWO[:1]], level=2)
    state = table(me, owner=owners(leonardo=0, masaccio=1), must_leave=1)
    go(state, "sell prince", "sell holy-trinity")
    assert parts(state)["leonardo"] == 20
    other = table(hand(GOLDEN, made=TWO, unsold=TWO), must_leave=1)
    assert "leonardo" not in parts(go(other, "sell deposition"))


@pytest.mark.parametrize(
    ("option", "points"),
    [("text", 70 + 80 + 80), ("dome", 35 + 40 + 80)],
)
def test_f5_4_brunelleschi_doubles(option: str, points: int) -> None:
    """F5.4: Crucifix unsold, Isaac sold, the Dome sold: also for whoever no longer owns him."""
    made = ["crucifix", "sacrifice-of-isaac", "dome"]
    me = hand(made=[*FOUR, *made], unsold=["crucifix"], level=3)
    options = {"Brunelleschi": option}
    state = table(me, options=options, first_master=0, last_turns=1)
    assert parts(state)["sculptures"] == points


def test_f5_4_lire_are_not_doubled() -> None:
    """F5.4: lire are not doubled."""
    me = hand(GOLDEN, made=[*FOUR, "crucifix"], unsold=["crucifix"], level=3)
    owner = owners(brunelleschi=0, masaccio=1)
    state = go(table(me, owner=owner, first_master=0, must_leave=1), "sell crucifix")
    assert GAME.view(state, None).hands[0].lire == 40


def places(*hands: Any) -> list[int]:
    return table(*hands, turns=150 * len(hands), phase=3).ranking()


def test_f5_5_most_prestige_wins() -> None:
    """F5.5: most prestige wins."""
    assert places(hand(made=TWO[:1]), hand("2,-2", made=TWO)) == [2, 1]


def test_f5_5_ties_go_to_more_pieces_then_lire_then_are_shared() -> None:
    """F5.5: Three unsold paintings are worth 45, as are an unsold book and a sold painting."""
    three = ["deposition"] * 3
    mixed = ["prince", "holy-trinity"]
    more = hand(made=three, unsold=three)
    fewer = hand("2,-2", made=mixed, unsold=["prince"], coins=9)
    assert table(more, fewer).scores == [45, 45]
    assert places(more, fewer) == [1, 2]
    rich = hand("2,-2", made=["primavera"] * 3, unsold=["primavera"] * 3, coins=3)
    assert places(more, rich) == [2, 1]
    equal = hand("2,-2", made=["primavera"] * 3, unsold=["primavera"] * 3)
    assert places(more, equal) == [1, 1]
