"""Moves without a page: the protocol itself, with the cookie of somebody's browser."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

from websockets.sync.client import ClientConnection

from signoria.bots import load
from signoria.games.shared.engine.rng import Rng
from signoria.remote.player import Player

from .match_socket import open_socket
from .person import Person
from .serving import GENEROUS


def drive(person: Person, match: str, moves: int = 10_000, bot: str = "heuristic") -> None:
    """Let a bot decide for a person who holds one seat, for so many moves or to the end."""
    with open_socket(person, match) as socket:
        answer_all(socket, moves, bot)


def drive_together(match: str, *people: Person, bot: str = "heuristic") -> None:
    """Let bots decide for several people, each with one seat, to the end."""
    with ExitStack() as stack, ThreadPoolExecutor(len(people)) as pool:
        sockets = [stack.enter_context(open_socket(person, match)) for person in people]
        for done in [pool.submit(answer_all, socket, 10_000, bot) for socket in sockets]:
            done.result()


def answer_all(socket: ClientConnection, moves: int, bot: str) -> None:
    """Answer what a seat is asked by a socket."""
    player = Player(partial(load, bot), Rng(1))
    while not player.over and player.moves < moves:
        answer = player.hear(socket.recv(GENEROUS))
        if answer is not None:
            socket.send(answer.decode(), text=True)
    while not player.over and not is_answer(socket.recv(GENEROUS), player.moves):
        continue


def is_answer(frame: str | bytes, number: int) -> bool:
    """Is this the answer to the last move?"""
    text = frame if isinstance(frame, str) else frame.decode()
    return '"type":"done"' in text and f'"id":{number}' in text
