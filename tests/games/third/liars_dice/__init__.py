"""Liar's dice: a third, small game of hidden dice, made of files of its own only.

L1  Two to four players, each with two or three dice (the option ``dice``).
L2  In each round everybody throws all dice unseen.
L3  In turn one bids how many of all the dice show a face: more than before, or as many of a
    higher face; or doubts the last bid.
L4  Then all dice are shown.  Who was wrong, by bidding or by doubting, gives each of the others a
    point and begins the next round.  After three rounds most points win.
"""

from .game import LiarsDice
from .state import State

GAME = LiarsDice()

__all__ = ["GAME", "LiarsDice", "State"]
