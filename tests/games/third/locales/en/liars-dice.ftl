# topic: liars-dice
liars-dice-option-dice = Dice
liars-dice-option-dice-why = How many dice each player throws.
liars-dice-rule-L2 = All dice are thrown unseen at the beginning of a round.
liars-dice-rule-L3 = A bid is higher than the last one, or the last bid is doubted.
liars-dice-rule-L4 = After three rounds the game is over.
liars-dice-illegal-over = The game is over.
liars-dice-illegal-throwing = The dice are being thrown; nobody decides now.
liars-dice-illegal-too-low = A bid must be higher than the last one.
liars-dice-illegal-too-many = There are only { $dice } dice.
liars-dice-illegal-no-bid = There is no bid to doubt.
liars-dice-illegal-unknown = There is no such action in the game.
liars-dice-bad-setup-players = Liar’s dice is for { $low } to { $high } players, not { $value } (L1)
liars-dice-wanted-face = a face from 1 to 6
liars-dice-wanted-count = a number of dice
liars-dice-event-rolled = { $you ->
    [yes] You throw { $face }.
   *[no] { $player } throws { $face }.
}
liars-dice-event-bid = { $you ->
    [yes] You bid { $count } times { $face }.
   *[no] { $player } bids { $count } times { $face }.
}
liars-dice-event-doubted = { $you ->
    [yes] You doubt. { $dice }. Wrong: { $wrong }.
   *[no] { $player } doubts. { $dice }. Wrong: { $wrong }.
}
liars-dice-event-game-over = The game is over.
liars-dice-move-bid = { $count } times { $face }
liars-dice-move-doubt = Doubt the bid
liars-dice-menu = Your choice:
liars-dice-ask-first = You bid first.
liars-dice-ask-bid = The bid is { $count } times { $face }.
liars-dice-own-dice = Your dice: { $dice }
liars-dice-result-tie = Equal points are shared.
liars-dice-command-points = points
liars-dice-help-points = the points of all players
