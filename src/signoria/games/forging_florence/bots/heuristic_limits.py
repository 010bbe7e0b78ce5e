"""Sizes and tables of the heuristic.  board.pxd says the same in C."""

UNIT = 1000  # times are in thousandths of a turn
FAR = 1000000  # what cannot be reached
GOLDEN_BIT = 32  # in the mask of errands, after a bit for each resource: to sell
PURSES = 12  # with which errands may begin that are told apart; by the rulebook they are five
ROUTES = 769  # a mask of errands and a purse, with the way home; then the one to sell
SELLING = 768
KINDS = 4  # of projects: painting, book, sculpture, and one of Brunelleschi's
MASTERWORK = 3
MAKERS = 12  # the artists, Leonardo once for each sort
OPTIONS = 16
NOTES = 32768  # places in the notebook of the race
FADES = 64  # turns that are looked ahead
WHOLE = 4096  # what a thing is worth that comes at once
POINT = 1000
MAX_DEPTH = 5
PARTS = 9  # of a position, for a network
MAKER_ARTIST = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)
MAKER_KIND = (0, 0, 0, 0, 1, 1, 1, 2, 3, 0, 1, 2)
PIECE_MAKER = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 10, 11)
