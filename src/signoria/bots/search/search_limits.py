"""Numbers of the search.  search_limits.pxd says the same to the C compiler."""

DEEPEST = 256  # nodes on the way from the root to a leaf
