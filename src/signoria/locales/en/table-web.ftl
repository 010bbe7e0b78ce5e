# topic: common
# Every game’s table in the browser.  $you is yes when the reader is meant; $player is a seat’s name.
table-you = you
table-name-colour = { $name } ({ $colour })
table-areas = Areas of the table
table-decision = Decision
table-sheet = More of the decision
table-words = The position in words
table-wait-look = You may look around; nothing you touch is sent.
table-wait-watch = You are watching.
table-not-now = Not now: { $text }
table-refused = { $text } (rule { $rule })
table-undo = Undo
table-list-and-type = All choices as a list, or typed
table-tap-again = Tap again to play this.
table-type-open = Type a move
table-type = Number or move
table-type-go = Play
table-typed-wrong = “{ $text }” is none of the moves possible now.
table-closed = Not possible now
table-round = Round { $round } of { $rounds }
table-log = Log
table-log-opening = Before the first round
# Behind the sentence of a move that the clock has made.
table-by-clock = (by a bot: the time was up)
table-log-round = Round { $round }
table-win = { $you ->
    [yes] You win
   *[no] { $player } wins
}
table-win-shared = { $players } share the victory
table-column-place = Place
table-column-player = Player
table-count-title = The final scoring
table-count-heard = The game is over. { $winner }. The final scoring can be read line by line.
table-count-before = Before the final scoring
table-count-skip = Show all at once
table-count-again = Show it again
table-count-ranks = Standings
table-count-lines = Line by line
table-count-gain = { $player } +{ $points }
table-count-none = Nobody gets points.
table-keys = Keys
table-key-numbers = 1 to 9
table-key-numbers-does = make the choice of that number
table-key-undo = u
table-key-undo-does = takes back
table-key-help = ?
table-key-help-does = shows this list
table-key-rules = r
table-key-rules-does = opens the rules
table-key-log = Arrow keys in the log
table-key-log-does = from line to line; to the right, the rule behind it
table-keys-where = They hold while the table has the focus.
table-keys-off = Single letters and digits are switched off; the other keys hold while the table has the focus.
table-keys-close = Close

# In words: what one can ask for, by a command.
table-said = What was said
table-command = Command or move
table-command-hint = Type the number or the words of a move, or a command; ? lists the commands.
table-command-busy = The last move is still on its way.
table-command-unknown = “{ $text }” is neither a command nor a move that is possible now. Type ? for help.
table-command-which = Write the move behind it.
table-command-possible = That move is possible.
table-command-no-answer = Nobody can tell now.
table-command-no-undo = Nothing can be taken back now.
table-command-no-options = There is nothing for you to decide now.
table-command-nothing = Nothing has happened yet.
table-commands = Type the number of a move, its words or the beginnings of its words, or one of these commands, by its sign or its word:
table-command-line = { $key } or { $word }: { $does }
table-command-help = help
table-command-help-does = this list; with a move behind it, why that is not possible
table-command-decision = decision
table-command-decision-does = what is to be decided, and how the game stands
table-command-options = options
table-command-options-does = all moves that are possible now, with their numbers
table-command-last = last
table-command-last-does = the last turns; with a number, so many
table-command-players = players
table-command-players-does = what every player has
table-command-why = why
table-command-why-does = with a move behind it: why it is not possible, with the rule
table-command-whatif = whatif
table-command-whatif-does = with a move behind it: what it would change
table-command-undo = undo
table-command-undo-does = takes your last decision back
table-list-open = The possible moves as a list ({ $count })
