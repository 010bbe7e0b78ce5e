"""Numbers of the network.  network_limits.pxd says the same to the C compiler."""

MOST_INPUTS = 4096
MOST_UNITS = 512  # of a hidden layer
HEADS = 3  # the victory, the place, the lead
SIGNS = 6  # numbers on each seat besides its parts
