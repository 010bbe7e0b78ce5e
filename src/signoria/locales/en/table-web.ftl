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
table-all-choices = All choices
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

# In words: what one can ask for, by a command.
table-said = What was said
table-command-unknown = “{ $text }” is neither a command nor a move that is possible now. Type ? for help.
table-command-which = Write the move behind it.
table-command-possible = That move is possible.
table-command-no-answer = Nobody can tell now.
table-command-no-undo = Nothing can be taken back now.
table-command-no-options = There is nothing for you to decide now.
table-command-nothing = Nothing has happened yet.
table-list-open = The possible moves as a list ({ $count })
