"""Games of every sort are recorded, read, replayed and proven, whatever was chosen for them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria import bots, games
from signoria.cli.main import main
from signoria.games.contract import CHANCE, BadSetup, Game, Rng
from signoria.games.forging_florence.map import maps
from signoria.record import Match, chain, fair, load, proof, read, save, write
from signoria.record.errors import RecordError
from signoria.record.model import Record
from tests.support.effort import effort
from tests.support.every import GAMES, TABLES, Player, choices

SEED = "00112233445566778899aabbccddeeff" * 2


def shared_shuffle(players: int) -> fair.Shuffle:
    """A shuffle to which all seats but the second have added something."""
    values = [f"{seat:064x}" if seat != 1 else None for seat in range(players)]
    return fair.Shuffle(SEED, fair.TOGETHER, "abcdefghijklmnop", tuple(values))


def play_as_server(game: Game, players: int, at: int, turns: int | None = None) -> Match:
    """A game as a server lets it go, with one of the sets of options, one draw taken back."""
    options = game.resolve_options(
        players, {**choices(game)[at % len(choices(game))], "start": "random"}
    )
    shuffle = shared_shuffle(players)
    match = Match(game, shuffle.setup(game, players, options))
    match.headers.update(proof.proof_headers(shuffle, options, [1]))
    player, draw = Player(game.name, Rng(at)), 0
    while not match.over and (turns is None or match.turn <= turns):
        if match.state.to_move == CHANCE:
            draw += draw == 1
            match.apply(shuffle.outcome(match.state, draw))
            draw += 1
        else:
            match.apply(player.choose(match.state))
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_comes_back_and_is_proven(name: str, players: int) -> None:
    game = games.load(name)
    for at in range(effort(3)):
        match = play_as_server(game, players, at)
        text = write(match.record())
        record = read(text)
        again = Match.from_record(record)
        assert again.difference is None
        assert again.state.to_bytes() == match.state.to_bytes()
        assert write(again.record()) == text
        draws = sum(move.seat == CHANCE for turn in record.turns for move in turn.moves)
        speaking = tuple(seat for seat in range(players) if seat != 1)
        assert proof.check(again, record) == (draws, 1, fair.TOGETHER, speaking, (1,))
        assert chain.check(again, record)


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_game_goes_on_where_it_was(name: str) -> None:
    game = games.load(name)
    whole = play_as_server(game, game.players[0], 1, turns=8)
    for actions in range(0, len(whole.actions), 5):
        part = Match.from_record(read(write(whole.record())))
        part.undo_to(actions)
        again = Match.from_record(read(write(part.record())))
        for action in whole.actions[actions:]:
            again.apply(action)
        assert again.state.to_bytes() == whole.state.to_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_follow_from_the_seed_is_found(name: str) -> None:
    game = games.load(name)
    text = write(play_as_server(game, game.players[0], 0, turns=12).record())
    other = text.replace("Undone-Draws: 1", "Undone-Draws: 0 1 2")
    changed = game.options[0]
    lie = text.replace(f"{changed.name}={changed.values[0]}", f"{changed.name}={changed.values[1]}")
    for wrong, reason in ((other, "unfair-draw"), (lie, "unfair-setup")):
        assert wrong != text
        record = read(wrong)
        with pytest.raises(RecordError) as caught:
            proof.check(Match.from_record(record), record)
        assert caught.value.reason == reason
        assert caught.value.line > 0


@pytest.mark.parametrize("name", GAMES)
def test_verify_and_replay_take_it(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.load(name)
    match = play_as_server(game, game.players[0], 2)
    path = tmp_path / "game.record"
    save(path, match)
    assert load(path).actions == match.actions
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--seat", "0", "--json", "--until", "3"]) == 0
    shown = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (shown["game"], shown["turn"], shown["view"]["viewer"]) == (name, 3, 0)


def test_turns_are_numbered_as_the_game_counts_them() -> None:
    """With decisions before the first turn, and without."""
    for name, first in (("calimala", "opening"), ("forging-florence", "turn 1")):
        game = games.load(name)
        text = write(play_as_server(game, 3, 0, turns=2).record())
        headings = [line for line in text.splitlines() if line == "opening" or "turn " in line]
        assert headings[0] == first
        assert headings[-1] == "turn 2"
    other = text.replace("turn 2", "turn 1").replace("turn 1", "opening", 1)
    with pytest.raises(RecordError) as caught:
        Match.from_record(read(other))
    assert (caught.value.reason, caught.value.expected) == ("an-opening", ["turn 1"])


def test_a_map_of_ones_own_is_in_the_record_and_proven() -> None:
    """In the setup as it is played, and among the options as it was chosen."""
    game = games.load("forging-florence")
    own = maps.default().replace("TTT", ",T,")
    options = game.resolve_options(2, {"map": f"; mine\n{own}", "rounds": "60"})
    assert options["map"] == own
    shuffle = shared_shuffle(2)
    match = Match(game, shuffle.setup(game, 2, options), proof.proof_headers(shuffle, options, []))
    bot, rng = bots.load("random", game.name), Rng(1)
    while match.turn < 9:
        if match.state.to_move == CHANCE:
            draws = sum(each.move.seat == CHANCE for each in match.played)
            match.apply(shuffle.outcome(match.state, draws))
        else:
            match.apply(bot.choose(match.state, rng))
    record = read(write(match.record()))
    assert record.setup["Map"] == own
    again = Match.from_record(record)
    assert proof.check(again, record)
    record.headers["Options"] = record.headers["Options"].replace(own, "florence")
    with pytest.raises(RecordError) as caught:
        proof.check(again, record)
    assert caught.value.reason == "unfair-setup"


def proven_record(options: dict[str, str]) -> Record:
    """The beginning of a match with these options and all that proves its shuffle."""
    game, shuffle, rng = games.load("forging-florence"), shared_shuffle(2), Rng(1)
    match = Match(game, shuffle.setup(game, 2, options), proof.proof_headers(shuffle, options, []))
    while match.turn < 6:
        if match.state.to_move == CHANCE:
            draws = sum(each.move.seat == CHANCE for each in match.played)
            match.apply(shuffle.outcome(match.state, draws))
        else:
            match.apply(bots.load("random", game.name).choose(match.state, rng))
    return read(write(match.record()))


def test_a_variant_is_in_the_record_whole_under_its_hash_and_proven() -> None:
    game = games.load("forging-florence")
    record = proven_record(game.resolve_options(2, {"variant": "die.faces=1/1/2,sale.book=30"}))
    name, _, numbers = record.setup["Variant"].partition(":")
    assert len(name) == 16
    assert numbers == "sale.book:30+die.faces:1/1/2"
    assert proof.check(Match.from_record(record), record)
    other = read(write(record).replace(":30+", ":35+"))
    with pytest.raises(RecordError) as caught:
        Match.from_record(other)
    assert caught.value.reason == "bad-setup"


def test_records_from_before_there_were_variants_are_proven_still() -> None:
    """They do not name the option; whether one does makes no difference."""
    options = games.load("forging-florence").resolve_options(2)
    for named in (options, {name: value for name, value in options.items() if name != "variant"}):
        record = proven_record(named)
        assert "Variant" not in record.setup
        assert proof.check(Match.from_record(record), record)
        lacking = record.headers["Options"].replace("rounds=150 ", "")
        record.headers["Options"] = lacking
        with pytest.raises(RecordError) as caught:
            proof.check(Match.from_record(record), record)
        assert caught.value.reason == "bad-options"


def test_a_record_with_a_bad_map_names_the_line() -> None:
    game = games.load("forging-florence")
    text = write(play_as_server(game, 2, 0, turns=2).record())
    bad = text.replace("/,MggggM,/", "/,MggXgM,/", 1)
    assert bad != text
    with pytest.raises(RecordError) as caught:
        Match.from_record(read(bad))
    assert caught.value.reason == "bad-setup"
    assert isinstance(caught.value.values["problem"], BadSetup)
    assert text.splitlines()[caught.value.line - 1].strip().startswith("Map:")
