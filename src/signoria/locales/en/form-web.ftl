# topic: form
# A new match: who plays, by which rules, and who may come.

web-game = Game
web-players = Players
web-seats-note = An open seat is for whoever has the invitation link. People at this device pass it on from turn to turn.
web-seat-who = Who plays { $colour }
web-seat-name = Name of { $colour }
web-seat-bot = Bot that plays { $colour }
web-wish-me = Me
web-wish-device = Somebody at this device
web-wish-bot = Bot
web-wish-open = Open
web-options = Rules and time
web-option-start = Starting player
web-option-start-random = by lot
web-option-own = your own, from a file
web-option-file = File
web-option-long = The file is too long: { $most } characters at the most.
web-variant-numbers = Numbers of the rules
web-variant-rulebook = rulebook
web-variant-own = a variant
web-variant-count = { $count ->
    [one] one number changed
   *[other] { $count } numbers changed
}
web-variant-unchecked = Have the variant checked first.
web-clock = Time
web-clock-none = without limit
web-absence = Without a move a bot may stand in after
web-access = Who may come
web-public = Public: anybody may take an open seat
web-spectators = Spectators may watch; they see nothing hidden
web-make = Make the match
web-row-invites = { $name } invites
