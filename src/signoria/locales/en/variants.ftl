# topic: none
# Variants: files that change numbers of the rules; ``signoria variant``, and what can be wrong.

bad-setup-variant-long = line { $line }: { $value } characters are too many; { $most } are allowed
bad-setup-variant-syntax = line { $line }: this is no TOML: { $problem }
bad-setup-variant-no-game = line { $line }: the file does not say of which game it is a variant: game = "{ $right }"
bad-setup-variant-no-rules = line { $line }: the file does not say to which version of the rules it belongs: rules = "{ $right }"
bad-setup-variant-game = line { $line }: this is a variant of “{ $value }”, not of “{ $right }”
bad-setup-variant-rules = line { $line }: it is for version “{ $value }” of the rules, not “{ $right }”
bad-setup-variant-unknown = line { $line }: there is no number “{ $key }”; there are { $known }
bad-setup-variant-whole = line { $line }: { $key } is a whole number from { $low } to { $high }, not “{ $value }”
bad-setup-variant-range = line { $line }: { $key } is from { $low } to { $high }, not { $value }
bad-setup-variant-step = line { $line }: { $key } goes in steps of { $step }, and { $value } is none
bad-setup-variant-list = line { $line }: { $key } is a list of 1 to { $most } numbers, not “{ $value }”
bad-setup-variant-entry = line { $line }: “{ $value }” is no entry like key=3
bad-setup-variant-hash = line { $line }: the hash of these numbers is { $right }, not { $value }

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
variant-changed = { $key }: { $value } instead of { $usual }
variant-played = { $games } games of the bot { $bot } with { $players } players: { $rounds } rounds in the mean; ended by: { $endings }; won by one player alone: { $won }
variant-unplayable = nobody scored in any of { $games } games of the bot { $bot }: with these numbers nothing can be won
variant-undecided = all players were equal in every one of { $games } games of the bot { $bot }: with these numbers nobody can win
variant-no-game = no game but { $games } has variants
variant-title = Changed in this variant:
variant-none = All numbers are those of the rulebook.
