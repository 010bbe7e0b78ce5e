"""F4.3 to F4.5: collecting, buying, creating, selling."""

import pytest

from signoria.games.forging_florence import GAME, State
from tests.rules.forging_florence.tables import (
    GOLDEN,
    HOME,
    MERCHANT,
    QUARRY,
    go,
    hand,
    legal,
    owners,
    refusal,
    table,
)

PAINTER = ("tools", "paint", "paper")
ALL = ("tools", "stone", "press", "paint", "paper")


def tokens_of(state: State, seat: int = 0) -> dict[str, int]:
    tokens = GAME.view(state, None).hands[seat].tokens
    return {name: n for name, n in tokens.items() if n}


def lire(state: State, seat: int = 0) -> int:
    return GAME.view(state, None).hands[seat].lire


@pytest.mark.parametrize(
    ("where", "move", "price"),
    [
        (QUARRY, "collect stone", 0),
        ("4,-5", "collect paper", 0),
        (MERCHANT, "buy tools", 5),
        ("-3,0", "buy paint", 5),
        (HOME, "buy press", 10),
    ],
)
def test_f4_3_at_each_place(where: str, move: str, price: int) -> None:
    """F4.3: at each place."""
    painting = ["holy-trinity"]  # so that no purchase can ruin (F4.10)
    state = go(table(hand(where, made=painting, unsold=painting)), move)
    assert lire(state) == 10 - price
    assert tokens_of(state) == {move.split()[1]: 1}
    assert refusal(state, move) == ("F4.3", "limit")


def test_f4_3_only_beside_the_place() -> None:
    """F4.3: only beside the place."""
    state = table()
    for move in ("collect stone", "collect paper", "buy tools", "buy paint"):
        assert refusal(state, move) == ("F4.3", "not-beside")


def test_f3_2_the_empty_mill_gives_no_paper() -> None:
    """F3.2: the empty mill gives no paper."""
    assert refusal(table(hand("0,-5")), "collect paper") == ("F4.3", "not-beside")
    assert refusal(table(hand("1,-5")), "collect paper") == ("F4.3", "not-beside")


def test_f4_3_money() -> None:
    """F4.3: nobody buys on credit."""
    painting = ["holy-trinity"]
    state = table(hand(HOME, made=painting, unsold=painting, coins=1))
    assert refusal(state, "buy press") == ("F4.3", "too-dear")


def test_f4_3_brunelleschi_doubles_also_at_one_stop() -> None:
    """F4.3: Brunelleschi doubles, also at one stop."""
    me = hand(
        QUARRY,
        made=["holy-trinity", "deposition", "prince", "decameron"],
        level=3,
    )
    state = table(me, owner=owners(brunelleschi=0, masaccio=1), first_master=0)
    go(state, "collect stone", "collect stone")
    assert tokens_of(state) == {"stone": 2}
    assert refusal(state, "collect stone") == ("F4.3", "limit")
    assert [each.limit for each in GAME.view(state, None).hands] == [2, 1]


def artist(name: str, sort_level: int, tokens: tuple[str, ...], **options: str) -> State:
    """Seat 0 at home with an artist and these tokens."""
    made = ["holy-trinity", "deposition", "prince", "decameron"]
    me = hand(HOME, made=made, level=sort_level, tokens=tokens)
    owner = owners(**{name: 0, "masaccio": 1})
    return table(me, owner=owner, first_master=0 if sort_level == 3 else 255, options=options)


@pytest.mark.parametrize(
    ("name", "level", "piece", "needs", "left"),
    [
        ("giotto", 1, "badia-polyptych", PAINTER, {"tools": 1}),
        ("dante", 2, "vita-nuova", ("paper", "tools", "press"), {"tools": 1, "press": 1}),
        ("michelangelo", 3, "night", ("paper", "tools", "stone"), {"tools": 1}),
        ("brunelleschi", 3, "crucifix", ("paper", "tools", "stone") * 2, {"tools": 2}),
    ],
)
def test_f4_4_what_a_piece_takes(
    name: str, level: int, piece: str, needs: tuple[str, ...], left: dict[str, int]
) -> None:
    """F4.4: what a piece takes."""
    state = go(artist(name, level, needs), f"create {piece}")
    assert tokens_of(state) == left
    for gone in set(needs):
        fewer = list(needs)
        fewer.remove(gone)
        assert refusal(artist(name, level, tuple(fewer)), f"create {piece}") == ("F4.4", "lacks")


@pytest.mark.parametrize(
    ("economy", "left"),
    [("equipment", {"tools": 1, "press": 1}), ("tools", {"tools": 1}), ("literal", {})],
)
def test_f4_4_what_stays_by_option(economy: str, left: dict[str, int]) -> None:
    """F4.4: what stays by option."""
    tokens = ("paper", "tools", "press")
    state = artist("dante", 2, tokens, Economy=economy)
    assert tokens_of(go(state, "create vita-nuova")) == left


def test_f4_4_at_ones_own_house_only() -> None:
    """F4.4: at one's own house only."""
    state = table(hand("2,-2", tokens=PAINTER))
    assert refusal(state, "create badia-polyptych") == ("F4.4", "not-home")
    assert "create badia-polyptych" in legal(table(hand("1,-3", tokens=PAINTER)))


def test_f4_4_one_of_the_artists_own_pieces() -> None:
    """F4.4: one of the artist's own pieces."""
    state = table(hand(HOME, tokens=PAINTER))
    made = {text for text in legal(state) if text.startswith("create")}
    assert made == {"create ognissanti-madonna", "create badia-polyptych"}
    assert refusal(state, "create holy-trinity") == ("F4.4", "not-his-owner")


def test_f1_4_three_copies() -> None:
    """F1.4: three copies."""
    gone = hand("2,-2", made=["badia-polyptych"] * 3)
    state = table(hand(HOME, tokens=PAINTER), gone)
    assert refusal(state, "create badia-polyptych") == ("F1.4", "no-copies")


@pytest.mark.parametrize(
    ("piece", "level", "price"), [("holy-trinity", 1, 10), ("prince", 2, 20), ("david", 3, 30)]
)
def test_f4_5_prices(piece: str, level: int, price: int) -> None:
    """F4.5: what each sort brings."""
    me = hand(GOLDEN, made=[piece], unsold=[piece])
    state = go(table(me, must_leave=1), f"sell {piece}")
    assert lire(state) == 10 + price
    shown = GAME.view(state, None).hands[0].pieces
    assert [(each.piece, each.made, each.unsold) for each in shown] == [(piece, 1, 0)]
    assert level


def test_f4_5_any_number_but_not_new_ones() -> None:
    """F4.5: any number, but not new ones."""
    state = table(hand(HOME, made=["holy-trinity"], unsold=["holy-trinity"]))
    assert refusal(state, "sell holy-trinity") == ("F4.5", "not-golden")
    two = ["holy-trinity", "deposition"]
    state = table(hand(GOLDEN, made=two, unsold=two), must_leave=1)
    go(state, "sell holy-trinity", "sell deposition")
    assert refusal(state, "sell deposition") == ("F4.5", "none-unsold")
    assert lire(state) == 30


def test_f4_5_an_older_copy_is_sold_beside_a_new_one() -> None:
    """F4.5: an older copy is sold beside a new one."""
    both = ["holy-trinity"] * 2
    me = hand(GOLDEN, made=both, unsold=both, fresh=both[:1])
    state = go(table(me, moved=1), "sell holy-trinity")
    assert refusal(state, "sell holy-trinity") == ("F4.5", "fresh")


def test_f6_3_paintings_one_by_one() -> None:
    """F6.3: Tools and paint from 10 lire, then each new paint: 10, 15, 20, 25, 30, 35 lire."""
    purse = []
    made: list[str] = []
    coins, tools = 2, ["paper"]
    for count in range(6):
        shop = table(hand("-3,0", coins=coins, tokens=tools, made=made))
        if not count:
            shop = table(hand(MERCHANT, coins=coins, tokens=tools))
            go(shop, "buy tools")
            coins, tools = lire(shop) // 5, ["paper", "tools"]
            shop = table(hand("-3,0", coins=coins, tokens=tools))
        go(shop, "buy paint")
        home = go(
            table(hand(HOME, coins=lire(shop) // 5, tokens=[*tools, "paint"], made=made)),
            "create badia-polyptych" if count < 3 else "create ognissanti-madonna",
        )
        piece = "badia-polyptych" if count < 3 else "ognissanti-madonna"
        made = [*made, piece]
        me = hand(GOLDEN, coins=lire(home) // 5, tokens=tokens_of(home), made=made, unsold=[piece])
        sold = go(table(me, must_leave=1), f"sell {piece}")
        purse.append(lire(sold))
        coins, tools = purse[-1] // 5, ["paper", "tools"]
    assert purse == [10, 15, 20, 25, 30, 35]
