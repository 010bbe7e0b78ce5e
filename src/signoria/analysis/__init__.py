"""What a game that was played shows: who stood how, where it was lost, and what was luck.

``docs/laboratory/analysis.md`` says how each number comes about.  From a record with all its
secrets; of a game under way it would tell too much.
"""
