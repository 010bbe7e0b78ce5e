"""Numbers that all games share.  limits.pxd says the same to the C compiler."""

MOST_SEATS = 5
MOST_CHOICES = 512  # legal actions at once for which there is room
MOST_LABELS = 1024  # actions and chance outcomes of a game
MOST_PARTS = 16  # numbers that an advice measures in a seat's position
CHANCE = -1
TERMINAL = -2
