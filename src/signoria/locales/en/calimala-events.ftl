# What happened, for the log.  $you is yes when the reader did it; $player is a seat's name.

event-kept = { $you ->
    [yes] You keep the scoring card { $card }.
   *[no] { $player } keeps a scoring card.
}
event-took-start = { $you ->
    [yes] You take the starting card { $card }.
   *[no] { $player } takes the starting card { $card }.
}
event-turn-began = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $player }’s turn
}
event-placed = { $you ->
    [yes] You place a disc on { $street }.
   *[no] { $player } places a disc on { $street }.
}
event-placed-white = { $you ->
    [yes] You place a white disc on { $street }.
   *[no] { $player } places a white disc on { $street }.
}
event-activated-1 = { $you ->
    [yes] You act with the second disc from the top.
   *[no] { $player } acts with the second disc from the top.
}
event-activated-2 = { $you ->
    [yes] You act with the third disc from the top.
   *[no] { $player } acts with the third disc from the top.
}
event-by-card = { $text }, by card.
event-acted-wood = { $you ->
    [yes] You take one wood.
   *[no] { $player } takes one wood.
}
event-acted-brick = { $you ->
    [yes] You take one brick.
   *[no] { $player } takes one brick.
}
event-acted-marble = { $you ->
    [yes] You take one marble.
   *[no] { $player } takes one marble.
}
event-acted-build-ship = { $you ->
    [yes] You build a ship.
   *[no] { $player } builds a ship.
}
event-acted-build-house = { $you ->
    [yes] You build a trade house { $where }.
   *[no] { $player } builds a trade house { $where }.
}
event-acted-build-workshop = { $you ->
    [yes] You build a workshop.
   *[no] { $player } builds a workshop.
}
event-acted-artwork = { $you ->
    [yes] You give an artwork { $where }.
   *[no] { $player } gives an artwork { $where }.
}
event-acted-weave = { $you ->
    [yes] You weave { $amount } cloth.
   *[no] { $player } weaves { $amount } cloth.
}
event-acted-ship = { $you ->
    [yes] You ship cloth: { $where }.
   *[no] { $player } ships cloth: { $where }.
}
event-acted-transport = { $you ->
    [yes] You transport cloth: { $where }.
   *[no] { $player } transports cloth: { $where }.
}
event-acted-contribute = { $you ->
    [yes] You contribute one { $material } { $where }.
   *[no] { $player } contributes one { $material } { $where }.
}
event-gave-up = { $you ->
    [yes] { $kind } is impossible for you: you draw a card.
   *[no] { $kind } is impossible for { $player }, who draws a card.
}
event-gave-up-nothing = { $you ->
    [yes] { $kind } is impossible for you, and there is no card to draw.
   *[no] { $kind } is impossible for { $player }, and there is no card to draw.
}
event-drew = You draw { $card }.
event-reshuffled = { $cards ->
    [one] The discard pile, { $cards } card, becomes the new deck.
   *[other] The discard pile, { $cards } cards, becomes the new deck.
}
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $player } stops.
}
event-seat-taken = { $you ->
    [yes] You take the seat at tile { $tile }, { $category }.
   *[no] { $player } takes the seat at tile { $tile }, { $category }.
}
event-seat-taken-exchanged = { $you ->
    [yes] You take the white disc into your reserve, and one of your own takes the seat at tile { $tile }, { $category }.
   *[no] { $player } takes the white disc into reserve, and a disc of that colour takes the seat at tile { $tile }, { $category }.
}
event-seat-taken-moved = { $you ->
    [yes] Your disc from { $street } takes the seat at tile { $tile }, { $category }, in place of the white disc.
   *[no] { $player }’s disc from { $street } takes the seat at tile { $tile }, { $category }, in place of the white disc.
}
event-disc-left = { $you ->
    [yes] Your disc on { $street } leaves the game.
   *[no] { $player }’s disc on { $street } leaves the game.
}
event-disc-left-white = A white disc on { $street } leaves the game.
event-scored = Scoring { $tile } of 15: { $category }
event-scored-face-up = The open scoring card: { $category }
event-scored-card = { $you ->
    [yes] Your scoring card: { $category }
   *[no] { $player }’s scoring card: { $category }
}
event-scored-nobody = Nobody has a cube there.
score-line = { $place }. { $player }: { cubes }, { points }
score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } seat or artwork
   *[other] { $cubes } seats and artworks
}, { points }
tie-sum = tie: { $ahead } before { $behind }, by more seats and council artworks together
tie-seats = tie: { $ahead } before { $behind }, by more seats
tie-older-seat = tie: { $ahead } before { $behind }, as the first to have so many seats
tie-older-artwork = tie: { $ahead } before { $behind }, by the earlier council artwork
tie-shared = tie: { $players } share, { $points ->
    [0] and nothing is left for them
   *[other] { points } each
}
event-revealed = The secret scoring cards: { $cards }
event-revealed-card = { $player } { $category }
event-game-over = The game is over.
