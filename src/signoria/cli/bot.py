"""``signoria bot``: a bot of ours plays a seat on any server, through the published protocol."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Callable

from .. import bots, locales
from ..arguments import language_for
from ..errors import UserError
from ..games.contract import Rng
from ..locales import Locale
from ..remote.address import BadAddress, socket_of
from ..remote.client import Unwelcome, play
from ..remote.player import Player, Rejected

TOKEN = "SIGNORIA_BOT_TOKEN"  # the variable: arguments can be read by others on the machine


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria bot``."""
    add = parser.add_argument
    add("--url", required=True, metavar="URL")
    add("--token", metavar="TOKEN")
    add("--bot", metavar="NAME")
    add("--seed", type=int, metavar="N")
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Play a match to its end; raises ``UserError``."""
    words = locales.load(language_for(args.lang))
    address = address_of(args.url, words)
    token = args.token or os.environ.get(TOKEN)
    if not token:
        raise UserError(words.text("bot-no-token", variable=TOKEN))
    player = Player(bot_maker(args.bot, words), Rng(seed_of(args.seed, words)))

    def report(key: str) -> None:
        print(words.text(f"bot-{key}", url=args.url), flush=True)

    try:
        asyncio.run(play(address, token, player, report))
    except Unwelcome as error:
        raise UserError(words.text("bot-unwelcome"), str(error) or None) from None
    except Rejected as error:
        raise UserError(words.text("bot-rejected", problem=error.problem.message)) from None
    print(result(player, words))
    return 0


def address_of(url: str, words: Locale) -> str:
    """The address of the match's WebSocket; raises ``UserError``."""
    try:
        return socket_of(url)
    except BadAddress:
        raise UserError(words.text("bot-address", url=ascii(url)[1:-1])) from None


def bot_maker(name: str | None, words: Locale) -> Callable[[str], bots.Bot]:
    """What makes the bot of that name, or the best one, for a game; raises ``UserError``."""
    if name is not None and name not in bots.names():
        known = ", ".join(bots.names())
        raise UserError(words.text("bot-unknown", bot=ascii(name)[1:-1], known=known))

    def make(game: str) -> bots.Bot:
        known = bots.names(game)
        if name is not None and name not in known:
            right = ", ".join(known)
            raise UserError(words.text("bot-other-game", bot=name, game=game, known=right))
        return bots.load(name or bots.best(game), game)

    return make


def seed_of(seed: int | None, words: Locale) -> int:
    """The seed asked for, else a random one; raises ``UserError``."""
    if seed is None:
        return secrets.randbits(64)
    if not 0 <= seed < 2**64:
        raise UserError(words.text("bot-seed", seed=str(seed)))
    return seed


def result(player: Player, words: Locale) -> str:
    """How it ended, in one line."""
    card = player.card
    if card is None or card.scores is None or card.ranking is None:
        return words.text("bot-abandoned")
    return words.text("bot-over", scores=", ".join(map(str, card.scores)))
