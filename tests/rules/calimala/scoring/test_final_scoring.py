"""C6.2 and C6.3: the final scoring and who wins."""

import pytest

from signoria.games.calimala import GAME
from signoria.games.calimala.view.events import Scored
from tests.rules.calimala.support import scoring_oracle
from tests.rules.calimala.support.playing import gains, play
from tests.rules.calimala.support.table import Table, table

STREET = "Marble|Wood"
STOP = 144


def last_stop() -> Table:
    """Every tile is scored, every disc placed; one ``stop`` ends the game."""
    setting = table(3).stack(STREET, "1 2 0").council(*[0] * 4, *[1] * 6, *[2] * 5)
    return setting.is_(turn=44, start=1, active=0).acting(STREET, depth=2, duty=False)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c6_2_cards_pay_five_three_one(players: int) -> None:
    """The face-up card and each kept one; the boards hold only what one card counts."""
    setting = table(players).stack(STREET, "1 2 0").is_(active=0)
    setting.mat(1, kept="lisbon", delivered={"lisbon": 3}).mat(2, delivered={"lisbon": 2})
    setting.mat(0, delivered={"lisbon": 1}, kept="hamburg")
    if players < 5:
        setting.is_(face_up="bruges")
    last = {3: 44, 4: 47, 5: 49}[players]
    setting.is_(turn=last, start=-last % players).council(*equal_council(players))
    setting.acting(STREET, depth=2, duty=False)
    state = setting.state()
    before = state.scores
    got = [b - a for a, b in zip(before, play(state, "stop").scores, strict=True)]
    assert got == scoring_oracle.final(setting.position())
    assert got[:3] == [1, 5, 3]


def equal_council(players: int) -> list[int]:
    return [seat % players for seat in range(15)]


def test_c6_2_palazzo_counts_seats_and_council_artworks() -> None:
    setting = last_stop().mat(1, kept="palazzo")
    setting.mat(0, artworks={"palazzo": 3})
    assert gains(setting.state(), "stop") == [5, 3, 1]


def test_c6_2_ties_and_zero_cubes_as_in_c5() -> None:
    """Nobody has delivered to London, and the tie at Lisbon is decided by the council."""
    setting = last_stop().mat(1, kept="lisbon").mat(2, kept="london")
    for seat in range(3):
        setting.mat(seat, delivered={"lisbon": 1})
    setting.mat(0, kept="hamburg").is_(face_up="miniato")
    assert gains(setting.state(), "stop") == [1, 5, 3]


def test_c6_2_the_face_up_card_scores_and_what_was_put_back_does_not() -> None:
    setting = last_stop()
    setting.mat(0, kept="hamburg", delivered={"troyes": 1, "barcelona": 1})
    setting.mat(1, kept="lisbon").mat(2, kept="london").is_(face_up="troyes")
    assert gains(setting.state(), "stop") == [5, 0, 0]


def test_c6_2_the_same_card_pays_whoever_kept_it() -> None:
    setting = last_stop()
    setting.mat(0, kept="hamburg", delivered={"lisbon": 2}).mat(1, kept="lisbon")
    setting.mat(2, kept="london").is_(face_up="troyes")
    assert gains(setting.state(), "stop") == [5, 0, 0]


def test_c6_2_secret_cards_are_revealed_in_order() -> None:
    """Face-up card first, then from the starting player clockwise."""
    state = last_stop().mat(1, kept="lisbon").state()
    start = state.setup.start
    assert GAME.view(state, 0).mats[1].kept is None
    events = GAME.events(state, STOP)
    play(state, "stop")
    assert GAME.view(state, None).mats[1].kept == "lisbon"
    cards = [event for event in events if isinstance(event, Scored)]
    assert [event.owner for event in cards] == [None, *((start + n) % 3 for n in range(3))]


@pytest.mark.parametrize(
    ("scores", "council", "ranking"),
    [
        ((30, 20, 25), (5, 5, 5), [1, 3, 2]),
        ((30, 30, 25), (4, 5, 6), [2, 1, 3]),
        ((30, 30, 25), (5, 5, 5), [1, 1, 3]),
        ((30, 30, 30), (5, 5, 5), [1, 1, 1]),
        ((20, 30, 30), (6, 5, 4), [3, 1, 2]),
    ],
)
def test_c6_3_most_points_then_seats_and_council_artworks_then_shared(
    scores: tuple[int, ...], council: tuple[int, ...], ranking: list[int]
) -> None:
    """Nobody has a cube on the board, so the last turn adds nothing."""
    seats = [seat for seat in range(3) for _ in range(council[seat])]
    setting = last_stop().council(*seats)
    for seat, score in enumerate(scores):
        setting.mat(seat, score=score, kept=("lisbon", "london", "troyes")[seat])
    setting.is_(face_up="hamburg")
    state = play(setting.state(), "stop")
    assert state.ranking() == ranking == scoring_oracle.ranking(state.position().mats)


def test_c6_3_council_artworks_count_for_the_tie() -> None:
    setting = last_stop().council(*[0] * 5, *[1] * 5, *[2] * 5)
    for seat in range(3):
        setting.mat(seat, kept=("lisbon", "london", "troyes")[seat])
    setting.is_(face_up="hamburg").mat(0, score=9).mat(1, score=9, artworks={"palazzo": 1})
    state = play(setting.state(), "stop")
    assert state.scores == [9, 9, 0]
    assert state.ranking() == [2, 1, 3]
