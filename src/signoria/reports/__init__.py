"""Reports of runs: what many simulated games say about a game, as a page of charts.

``reading`` opens the files of a run, ``counting`` adds up shard after shard, ``estimates`` makes
numbers with intervals of the sums, ``sections`` put them into words, tables and charts, and
``page`` makes one self-contained page of it all.
"""
