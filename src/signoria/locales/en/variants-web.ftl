# topic: variants
# Variants: what can be wrong with a file, what it changes, and the form for one.

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

variant-changed = { $key }: { $value } instead of { $usual }
variant-title = Changed in this variant:
variant-none = All numbers are those of the rulebook.

variant-of = By other numbers than the rulebook’s
variant-file = From a file
variant-numbers = Set numbers
variant-reset = Back to the rulebook
variant-text = The text of the file
variant-check = Check and try out
variant-checking = The text is being read; then bots play with it for a few seconds.
variant-unchecked = Choose a file, paste its text or set numbers; then have it checked.
variant-faults = { $count ->
    [one] One thing is wrong with the text:
   *[other] { $count } things are wrong with the text:
}
variant-range = { $low } to { $high }; { $usual } by the rulebook ({ $rule })
variant-range-list = 1 to { $most } numbers from { $low } to { $high }, with commas between them; { $usual } by the rulebook ({ $rule })
variant-trial = { $games } games of bots with { $players } players: { $rounds } rounds in the mean, { $won } won by one player alone.
variant-untried = Here nobody tries it out; “signoria variant check” does.
variant-verdict-unplayable = Nobody scored in any of { $games } games of bots: with these numbers nothing can be won.
variant-verdict-undecided = All players were equal in each of { $games } games of bots: with these numbers nobody can win.
variant-verdict-slow = It could not be tried out in time. It can be played all the same.
