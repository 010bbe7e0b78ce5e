# topic: none
# Variants: files that change numbers of the rules; ``signoria variant``, and what can be wrong.

variant-head = A variant of { $game }: change numbers, then try it:
variant-hint = What you leave out has the value of the rulebook. The numbers in brackets are those of the rules.
variant-comment = { $what }; { $low } to { $high } ({ $rule })
variant-comment-step = { $what }; { $low } to { $high } in steps of { $step } ({ $rule })
variant-comment-list = { $what }; 1 to { $most } numbers from { $low } to { $high } ({ $rule })
variant-good = it can be played: { $count ->
    [0] nothing differs from the rulebook
    [one] one number differs from the rulebook
   *[other] { $count } numbers differ from the rulebook
}
variant-name = its name in records: { $name }
variant-played = { $games } games of the bot { $bot } with { $players } players: { $rounds } rounds in the mean; ended by: { $endings }; won by one player alone: { $won }
variant-unplayable = nobody scored in any of { $games } games of the bot { $bot }: with these numbers nothing can be won
variant-undecided = all players were equal in every one of { $games } games of the bot { $bot }: with these numbers nobody can win
variant-no-game = no game but { $games } has variants
