"""Reports of runs: what many simulated games say about a game, as a page of charts.

``run_reader`` opens the files of a run, ``aggregate`` adds up shard after shard under the names of
``sum_names``, ``estimates`` makes numbers with intervals of the sums, ``sections`` put them into
words, tables and charts, and ``page`` makes one self-contained page of it all.
"""
