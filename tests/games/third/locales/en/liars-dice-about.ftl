# topic: common
liars-dice-name = Liar’s dice
liars-dice-about = Hidden dice, bids and doubt. For 2 to 4.
