# topic: scene
# Moments at which the table stops, and the story of a game that is over.
scene-go-on = Go on
story = The story of the game
story-chart = Points over time; at the end: { $players }
story-start = Start
story-end = End
story-numbers = The same in numbers
story-turn = After turn
story-turnings = Turning points
story-lead = Turn { $turn }: { $player } takes the lead, { $points } to { $next }
story-gain = Turn { $turn }: { $player } gains { $gain }
story-records = Records
story-most = The greatest gain at once: { $player }, +{ $gain }
story-led = Longest in the lead: { $player }, after { $turns } of { $of } turns
story-personal = Your best result so far with as many players: { $score }, before it { $best } ({ $games ->
    [one] one game
   *[other] { $games } games
})
story-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
story-picture = Make a picture of it
story-keep = Keep the picture
story-share = Share it
flow = What the others do
flow-back = One step back
flow-pause = Pause
flow-play = Go on
flow-on = One step on
flow-skip = To now

# The list of keys.
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
table-key-hint = h
table-key-hint-does = asks the program what to do, where hints are given
table-key-explain = i
table-key-explain-does = explains what has the focus; then the arrow keys lead on, Page up and Page down to other parts of the table
