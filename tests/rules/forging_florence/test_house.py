"""F4.7, F4.8 and F4.10: upgrading, hiring, and the rule against ruin."""

import pytest

from signoria.games.forging_florence import GAME, State
from tests.rules.forging_florence.tables import (
    GOLDEN,
    HOME,
    MERCHANT,
    go,
    hand,
    legal,
    owners,
    refusal,
    table,
)

TWO = ["holy-trinity", "deposition"]
FOUR = [*TWO, "prince", "decameron"]


def seat(state: State, number: int = 0) -> list[str]:
    return GAME.view(state, None).hands[number].artists


def test_f4_7_in_order_and_both_in_one_turn() -> None:
    """F4.7: in order and both in one turn."""
    assert refusal(table(hand(made=TWO[:1])), "upgrade") == ("F4.7", "two-paintings")
    state = go(table(hand(made=TWO)), "upgrade")
    assert refusal(state, "upgrade") == ("F4.7", "two-books")
    both = go(table(hand("6,0", made=FOUR)), "upgrade", "upgrade")
    assert refusal(both, "upgrade") == ("F4.7", "top-level")
    assert GAME.view(both, None).hands[0].level == 3
    assert GAME.view(both, None).hands[0].lire == 10


def test_f4_7_two_copies_of_one_painting_do() -> None:
    """F4.7: two copies of one painting do."""
    assert "upgrade" in legal(table(hand(made=["holy-trinity"] * 2)))


@pytest.mark.parametrize(
    ("artist", "level", "price"),
    [("botticelli", 1, 15), ("dante", 2, 25), ("brunelleschi", 3, 35), ("leonardo", 2, 30)],
)
def test_f4_8_levels_and_prices(artist: str, level: int, price: int) -> None:
    """F4.8: levels and prices."""
    made = [*FOUR, "primavera"]

    def state(level: int, coins: int, owner: dict[str, int]) -> State:
        me = hand(made=made, unsold=["primavera"], level=level, coins=coins)
        master = 0 if level == 3 else 255
        return table(me, owner=owners(masaccio=1, **owner), first_master=master)

    mine = {"giotto": 0}
    move = f"hire {artist} for giotto" if level == 1 else f"hire {artist}"
    paid = go(state(level, price // 5, mine), move)
    assert GAME.view(paid, None).hands[0].lire == 0
    assert artist in seat(paid)
    assert refusal(state(level, price // 5 - 1, mine), move) == ("F4.8", "fee")
    if level > 1:
        assert refusal(state(level - 1, 20, mine), move) == ("F4.8", "level-artist")


def test_f4_8_first_come_first_served() -> None:
    """F4.8: first come first served."""
    state = table(hand(made=FOUR, level=2, coins=20))
    assert refusal(state, "hire masaccio") == ("F4.8", "hired")


def test_f4_8_exchange_only_without_room() -> None:
    """F4.8: exchange only without room."""
    full = table(hand(coins=20))
    assert refusal(full, "hire botticelli") == ("F4.8", "no-room")
    assert refusal(full, "hire botticelli for dante") == ("F4.8", "not-own")
    state = go(full, "hire botticelli for giotto")
    assert seat(state) == ["botticelli"]
    assert "giotto" in GAME.view(state, None).artists
    roomy = table(hand(made=TWO, level=2, coins=20))
    assert refusal(roomy, "hire botticelli for giotto") == ("F4.8", "room")


def test_f4_8_no_refund_and_tokens_above_the_limit_go() -> None:
    """F4.8: no refund, and tokens above the limit go."""
    me = hand("6,0", made=FOUR, level=3, coins=20, tokens=["tools", "tools", "stone", "stone"])
    owner = owners(giotto=0, dante=0, brunelleschi=0, masaccio=1)
    state = go(table(me, owner=owner, first_master=0), "hire michelangelo for brunelleschi")
    shown = GAME.view(state, None).hands[0]
    assert shown.lire == 100 - 35
    assert (shown.tokens["tools"], shown.tokens["stone"]) == (1, 1)


@pytest.mark.parametrize(("level", "made"), [(2, {"adoration", "codex"}), (3, None)])
def test_f4_8_leonardo_by_level(level: int, made: set[str] | None) -> None:
    """F4.8: what Leonardo makes at each level."""
    tokens = ["tools", "stone", "press", "paint", "paper"]
    me = hand(HOME, made=FOUR, level=level, tokens=tokens)
    master = 0 if level == 3 else 255
    state = table(me, owner=owners(leonardo=0, masaccio=1), first_master=master)
    found = {text.split()[1] for text in legal(state) if text.startswith("create")}
    assert found == (made or {"adoration", "codex", "sforza-horse"})
    if level == 2:
        assert refusal(state, "create sforza-horse") == ("F4.8", "level-sort")


def test_f4_10_the_press_first_would_ruin() -> None:
    """F4.10: 10 lire buy tools and paint, or a press for which no author works."""
    assert refusal(table(hand(HOME)), "buy press") == ("F4.10", "ruin")
    assert "buy tools" in legal(table(hand(MERCHANT)))
    assert "buy press" in legal(table(hand(HOME, coins=4)))
    assert refusal(table(hand(HOME, coins=3)), "buy press") == ("F4.10", "ruin")


def test_f4_10_what_is_held_counts() -> None:
    """F4.10: what is held counts."""
    assert "buy press" in legal(table(hand(HOME, coins=3, tokens=["tools"])))
    assert "buy press" in legal(table(hand(HOME, tokens=["tools", "paint"])))


def test_f4_10_an_unsold_piece_saves() -> None:
    """F4.10: an unsold piece saves."""
    assert "buy press" in legal(table(hand(HOME, made=TWO[:1], unsold=TWO[:1])))


def test_f4_10_the_last_lire_on_an_artist() -> None:
    """F4.10: A painter for 15 lire, and 10 for tools and paint; with tools in hand 5 are enough."""
    move = "hire botticelli for giotto"
    assert refusal(table(hand(coins=4)), move) == ("F4.10", "ruin")
    assert move in legal(table(hand(coins=5)))
    assert move in legal(table(hand(coins=4, tokens=["tools"])))


def test_f4_10_copies_must_be_left() -> None:
    """F4.10: Giotto's six are made: with 20 lire there is nothing to buy a press for."""
    six = ["badia-polyptych"] * 3 + ["ognissanti-madonna"] * 3
    assert refusal(table(hand(HOME, made=six, coins=4)), "buy press") == ("F4.10", "ruin")


def test_f4_10_tokens_returned_are_counted() -> None:
    """F4.10: What is left after the exchange, tools and stone, is enough for Michelangelo."""
    me = hand("6,0", made=FOUR, level=3, coins=7, tokens=["tools", "tools", "stone", "stone"])
    owner = owners(masaccio=1, brunelleschi=0, dante=0, boccaccio=0)
    state = table(me, owner=owner, first_master=0)
    assert "hire michelangelo for brunelleschi" in legal(state)
    poorer = hand("6,0", made=FOUR, level=3, coins=7)
    other = table(poorer, owner=owner, first_master=0)
    assert refusal(other, "hire michelangelo for brunelleschi") == ("F4.10", "ruin")


def test_f4_10_the_dome_counts_only_with_isaac() -> None:
    """F4.10: All else of Brunelleschi is made: the press leaves money for two tools, or nothing."""
    gone = ["sacrifice-of-isaac"] * 3 + ["crucifix"] * 3
    owner = owners(brunelleschi=0, masaccio=1)

    def state(mine: list[str], others: list[str]) -> State:
        me = hand(HOME, made=[*FOUR, *mine], level=3, coins=4)
        return table(me, hand("2,-2", made=others), owner=owner, first_master=0)

    assert refusal(state([], gone), "buy press") == ("F4.10", "ruin")
    assert "buy press" in legal(state(gone[:1], gone[1:]))


def test_f4_10_not_in_the_last_turn() -> None:
    """F4.10: not in the last turn."""
    state = table(hand(HOME), turns=2 * 149)
    assert "buy press" in legal(state)
    assert "buy press" not in legal(table(hand(HOME), turns=2 * 148))
    dome = hand("2,-2", made=[*FOUR, "sacrifice-of-isaac", "dome"], level=3)
    owner = owners(giotto=0, brunelleschi=1)
    ending = table(hand(HOME), dome, owner=owner, first_master=1, last_turns=2)
    assert "buy press" in legal(ending)


def test_f4_10_no_sale_is_held_back() -> None:
    """F4.10: no sale is held back."""
    state = table(hand(GOLDEN, made=TWO, unsold=TWO[:1], coins=0), must_leave=1)
    assert "sell holy-trinity" in legal(state)
