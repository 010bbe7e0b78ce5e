# topic: none
# The rules that refusals name, in short; docs/rules/calimala.md has them all.

calimala-rule-C1-3 = There are nine actions: Wood, Brick, Marble, Build, Artwork, Weave, Ship, Transport and Contribute.
calimala-rule-C2-2 = Before the game everybody secretly keeps one of the scoring cards dealt to them; the others go back unseen.
calimala-rule-C2-3 = Then everybody takes one of the five open starting cards Wood, Brick, Marble, Weave and Build, against the order of play: the starting player chooses last. The cards left are shuffled into the deck.
calimala-rule-C3-1 = On your turn you place one disc, coloured or white, on top of any street. That activates the street.
calimala-rule-C3-3 = With an activated disc you may use each of the two actions beside the street once, in either order; with a white disc just placed each of them twice.
calimala-rule-C3-4 = An action that cannot be carried out at all may be given up for a card from the deck. Whoever could carry it out, even in part, gets no card for leaving it.
calimala-rule-C3-5 = Before and after each action of your activated disc you may play cards from your hand. A card is played for its action, which must be possible at least in part.
calimala-rule-C3-6 = With the disc that you place you must carry out at least one of the street’s two actions itself; a card with the same action does not count, nor does drawing. So a street is open to you only if that is certain with the cards now in your hand, and until it is done you may choose only what leaves it certain.
calimala-rule-C3-8 = When the last card of the deck is drawn, the discard pile is shuffled into a new deck at once.
calimala-rule-C4-1 = Wood, Brick or Marble: one cube goes from your reserve into that warehouse, which holds four.
calimala-rule-C4-2 = Build exactly one: a ship for two wood (three at most), a trade house for two brick in a trade city where you have none, or a workshop for one wood and one brick (three at most in all). What you pay returns to your reserve.
calimala-rule-C4-3 = Artwork: one marble goes from your warehouse to a free artwork slot of one of the four buildings.
calimala-rule-C4-4 = Weave: one cloth goes from your reserve into each of your workshops that has a free slot; always as many as possible.
calimala-rule-C4-5 = Ship: each of your ships carries at most one cloth to a port city with a free slot, all to one city or to several; at least one in all.
calimala-rule-C4-6 = Transport: at most one cloth goes to each city where you have a trade house, if it has a free slot; at least one in all.
calimala-rule-C4-7 = Contribute: one wood, brick or marble goes from your warehouse to a free slot for that material at one of the three churches.
calimala-rule-C5-3 = Is the lowest disc of the four white and no coloured disc left in your reserve, one of yours from another street takes the seat, or from this one if none lies elsewhere. You choose it. The white disc then goes on top of the stack that yours came from; in the edition “de” yours may come from any street, this one included, and the white disc leaves the game.
calimala-rule-C6-1 = The game ends when all discs are placed, or after the fifteenth scoring tile as soon as everybody has had equally many turns.
