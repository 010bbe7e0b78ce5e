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
