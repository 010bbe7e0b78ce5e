# topic: calimala
# What happened, for the log.  $you is yes when the reader did it; $player is a seat's name.

calimala-event-kept = { $you ->
    [yes] You keep the scoring card { $card }.
   *[no] { $player } keeps a scoring card.
}
calimala-event-took-start = { $you ->
    [yes] You take the starting card { $card }.
   *[no] { $player } takes the starting card { $card }.
}
calimala-event-turn-began = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $player }’s turn
}
calimala-event-placed = { $you ->
    [yes] You place a disc on { $street }.
   *[no] { $player } places a disc on { $street }.
}
calimala-event-placed-white = { $you ->
    [yes] You place a white disc on { $street }.
   *[no] { $player } places a white disc on { $street }.
}
calimala-event-activated-1 = { $you ->
    [yes] You act with the second disc from the top.
   *[no] { $player } acts with the second disc from the top.
}
calimala-event-activated-2 = { $you ->
    [yes] You act with the third disc from the top.
   *[no] { $player } acts with the third disc from the top.
}
calimala-event-by-card = { $text }, by card.
calimala-event-acted-wood = { $you ->
    [yes] You take one wood.
   *[no] { $player } takes one wood.
}
calimala-event-acted-brick = { $you ->
    [yes] You take one brick.
   *[no] { $player } takes one brick.
}
calimala-event-acted-marble = { $you ->
    [yes] You take one marble.
   *[no] { $player } takes one marble.
}
calimala-event-acted-build-ship = { $you ->
    [yes] You build a ship.
   *[no] { $player } builds a ship.
}
calimala-event-acted-build-house = { $you ->
    [yes] You build a trade house { $where }.
   *[no] { $player } builds a trade house { $where }.
}
calimala-event-acted-build-workshop = { $you ->
    [yes] You build a workshop.
   *[no] { $player } builds a workshop.
}
calimala-event-acted-artwork = { $you ->
    [yes] You give an artwork { $where }.
   *[no] { $player } gives an artwork { $where }.
}
calimala-event-acted-weave = { $you ->
    [yes] You weave { $amount } cloth.
   *[no] { $player } weaves { $amount } cloth.
}
calimala-event-acted-ship = { $you ->
    [yes] You ship cloth: { $where }.
   *[no] { $player } ships cloth: { $where }.
}
calimala-event-acted-transport = { $you ->
    [yes] You transport cloth: { $where }.
   *[no] { $player } transports cloth: { $where }.
}
calimala-event-acted-contribute = { $you ->
    [yes] You contribute one { $material } { $where }.
   *[no] { $player } contributes one { $material } { $where }.
}
calimala-event-gave-up = { $you ->
    [yes] { $kind } is impossible for you: you draw a card.
   *[no] { $kind } is impossible for { $player }, who draws a card.
}
calimala-event-gave-up-nothing = { $you ->
    [yes] { $kind } is impossible for you, and there is no card to draw.
   *[no] { $kind } is impossible for { $player }, and there is no card to draw.
}
calimala-event-drew = You draw { $card }.
calimala-event-reshuffled = { $cards ->
    [one] The discard pile, { $cards } card, becomes the new deck.
   *[other] The discard pile, { $cards } cards, becomes the new deck.
}
calimala-event-stopped = { $you ->
    [yes] You stop.
   *[no] { $player } stops.
}
calimala-event-seat-taken = { $you ->
    [yes] You take the seat at tile { $tile }, { $category }.
   *[no] { $player } takes the seat at tile { $tile }, { $category }.
}
calimala-event-seat-taken-exchanged = { $you ->
    [yes] You take the white disc into your reserve, and one of your own takes the seat at tile { $tile }, { $category }.
   *[no] { $player } takes the white disc into reserve, and a disc of that colour takes the seat at tile { $tile }, { $category }.
}
calimala-event-seat-taken-moved = { $you ->
    [yes] Your disc from { $street } takes the seat at tile { $tile }, { $category }, in place of the white disc.
   *[no] { $player }’s disc from { $street } takes the seat at tile { $tile }, { $category }, in place of the white disc.
}
calimala-event-disc-left = { $you ->
    [yes] Your disc on { $street } leaves the game.
   *[no] { $player }’s disc on { $street } leaves the game.
}
calimala-event-disc-left-white = A white disc on { $street } leaves the game.
calimala-event-scored = Scoring { $tile } of { $tiles }: { $category }
calimala-event-scored-face-up = The open scoring card: { $category }
calimala-event-scored-card = { $you ->
    [yes] Your scoring card: { $category }
   *[no] { $player }’s scoring card: { $category }
}
calimala-event-scored-nobody = Nobody has a cube there.
calimala-score-line = { $place }. { $player }: { calimala-cubes }, { points }
calimala-score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } seat or artwork
   *[other] { $cubes } seats and artworks
}, { points }
calimala-tie-sum = tie: { $ahead } before { $behind }, by more seats and council artworks together
calimala-tie-seats = tie: { $ahead } before { $behind }, by more seats
calimala-tie-older-seat = tie: { $ahead } before { $behind }, as the first to have so many seats
calimala-tie-older-artwork = tie: { $ahead } before { $behind }, by the earlier council artwork
calimala-tie-shared = tie: { $players } share, { $points ->
    [0] and nothing is left for them
   *[other] { points } each
}
calimala-event-revealed = The secret scoring cards: { $cards }
calimala-event-revealed-card = { $player } { $category }
calimala-event-game-over = The game is over.
